/// A sum of nonbasic forms with factors, ascending by form.
struct SparseRow {
  var columns: ContiguousArray<Int32> = []
  var factors: ContiguousArray<Double> = []

  var count: Int { columns.count }

  /// The factor of a form, 0 if it does not occur.
  func factor(of column: Int32) -> Double {
    var low = 0
    var high = columns.count
    while low < high {
      let middle = (low &+ high) >> 1
      if columns[middle] < column { low = middle &+ 1 } else { high = middle }
    }
    return low < columns.count && columns[low] == column ? factors[low] : 0
  }

  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func append(_ column: Int32, _ factor: Double) {
    columns.append(column)
    factors.append(factor)
  }

  /// Writes `self + scale · other` without `dropped` to `result`.
  ///
  /// - Parameters:
  ///   - other: The row to be added.
  ///   - scale: Its factor.
  ///   - dropped: A column to be left out, or -1.
  ///   - result: Receives the sum; its storage is used again.
  ///   - added: Receives the columns that `self` did not have.
  func adding(
    _ other: SparseRow, times scale: Double, without dropped: Int32, to result: inout SparseRow,
    added: inout ContiguousArray<Int32>
  ) {
    result.removeAll()
    added.removeAll(keepingCapacity: true)
    var i = 0
    var j = 0
    let n = columns.count
    let m = other.columns.count
    while i < n || j < m {
      let a = i < n ? columns[i] : Int32.max
      let b = j < m ? other.columns[j] : Int32.max
      if a < b {
        if a != dropped { result.append(a, factors[i]) }
        i &+= 1
      } else if b < a {
        let factor = scale * other.factors[j]
        if abs(factor) > Tolerance.entry {
          result.append(b, factor)
          added.append(b)
        }
        j &+= 1
      } else {
        let factor = factors[i] + scale * other.factors[j]
        if a != dropped && abs(factor) > Tolerance.entry { result.append(a, factor) }
        i &+= 1
        j &+= 1
      }
    }
  }
}
