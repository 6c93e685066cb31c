/// Remembers recent values within a bound: an old and a young generation.
///
/// When the young one is full it becomes the old one, and what was not asked for meanwhile is
/// forgotten. So at most twice the limit is held, and no list has to be kept in order.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var cost = 0
  /// The sum of costs at which a generation is full.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Values held.
  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let known = young[key] { return known.value }
      guard let known = old.removeValue(forKey: key) else { return nil }
      insert(known.value, for: key, cost: known.cost)
      return known.value
    }
  }

  /// Remembers a value; one that costs more than the limit is not kept.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    if self.cost + cost > limit {
      old = young
      young = [:]
      self.cost = 0
    }
    young[key] = (value, cost)
    self.cost += cost
  }
}
