package import Canvas

/// Differing pixels that hang together, corners included.
package struct PixelRegion: Hashable, Sendable {
  /// The smallest rectangle around them, in pixels.
  package var x: Range<Int>
  package var y: Range<Int>
  /// How many they are.
  package var area: Int

  /// The regions of `runs`, which come row by row and from left to right; the largest first,
  /// equal ones from the top and the left.
  ///
  /// - Complexity: O(n log n) in the number of runs.
  package static func regions(of runs: [DifferingRun]) -> [PixelRegion] {
    var groups = DisjointGroups(count: runs.count)
    // Runs of the row above that may still touch one of this row.
    var above = 0
    var rowStart = 0
    for index in runs.indices {
      let run = runs[index]
      if index > 0 && runs[index - 1].y != run.y {
        above = runs[index - 1].y == run.y - 1 ? rowStart : index
        rowStart = index
      }
      // 1. Runs that end before this one begins touch neither it nor those to its right.
      while above < rowStart && runs[above].x.upperBound < run.x.lowerBound { above += 1 }
      // 2. Those that begin before it ends, or right after, touch it.
      var other = above
      while other < rowStart && runs[other].x.lowerBound <= run.x.upperBound {
        groups.join(index, other)
        other += 1
      }
    }
    var regions: [PixelRegion] = []
    var places: [Int: Int] = [:]
    for index in runs.indices {
      let run = runs[index]
      let group = groups.representative(of: index)
      guard let place = places[group] else {
        places[group] = regions.count
        regions.append(PixelRegion(x: run.x, y: run.y..<(run.y + 1), area: run.x.count))
        continue
      }
      regions[place].take(run)
    }
    return regions.sorted {
      ($1.area, $0.y.lowerBound, $0.x.lowerBound) < ($0.area, $1.y.lowerBound, $1.x.lowerBound)
    }
  }

  private mutating func take(_ run: DifferingRun) {
    x = min(x.lowerBound, run.x.lowerBound)..<max(x.upperBound, run.x.upperBound)
    y = min(y.lowerBound, run.y)..<max(y.upperBound, run.y + 1)
    area += run.x.count
  }

  /// The smallest region around all of `regions`, or nil without any.
  package static func union(of regions: [PixelRegion]) -> PixelRegion? {
    guard var union = regions.first else { return nil }
    for region in regions.dropFirst() {
      union.x =
        min(union.x.lowerBound, region.x.lowerBound)..<max(union.x.upperBound, region.x.upperBound)
      union.y =
        min(union.y.lowerBound, region.y.lowerBound)..<max(union.y.upperBound, region.y.upperBound)
      union.area += region.area
    }
    return union
  }
}

/// Numbers 0 to n that can be joined into groups.
private struct DisjointGroups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func representative(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// The group of the lower number takes in the other.
  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (representative(of: a), representative(of: b))
    parents[max(a, b)] = min(a, b)
  }
}
