/// The priorities in use, strongest first, each with the forms that have a bend of it.
///
/// Memory is one entry a bend: a level knows nothing of forms that take no part in it.
struct ObjectiveLevels {
  struct Level {
    let priority: Float
    let forms: Range<Int>
    /// The largest rank, 0 if ranks play no part.
    let largestRank: Double
  }
  private(set) var levels: ContiguousArray<Level> = []
  private(set) var forms: ContiguousArray<Int32> = []

  init() {}

  init(bends: BendStore, formCount: Int) {
    // Priorities are positive, so that their bit patterns are ordered like their values.
    var keys = ContiguousArray<UInt64>()
    var ranks = ContiguousArray<(key: UInt32, rank: Double)>()
    for form in 0..<Int32(formCount) {
      for i in bends.range(of: form) {
        let bend = bends[i]
        let key = ~bend.priority.bitPattern
        keys.append(UInt64(key) << 32 | UInt64(UInt32(form)))
        if bend.rank != 0 { ranks.append((key, bend.rank)) }
      }
    }
    keys.sort()
    ranks.sort { $0.key != $1.key ? $0.key < $1.key : $0.rank < $1.rank }
    forms.reserveCapacity(keys.count)
    var i = 0
    var r = 0
    while i < keys.count {
      let key = UInt32(keys[i] >> 32)
      let first = forms.count
      while i < keys.count && UInt32(keys[i] >> 32) == key {
        let form = Int32(UInt32(truncatingIfNeeded: keys[i]))
        if forms.count == first || forms[forms.count - 1] != form { forms.append(form) }
        i += 1
      }
      var largestRank = 0.0
      while r < ranks.count && ranks[r].key == key {
        largestRank = ranks[r].rank
        r += 1
      }
      levels.append(
        Level(
          priority: Float(bitPattern: ~key), forms: first..<forms.count, largestRank: largestRank))
    }
  }
}
