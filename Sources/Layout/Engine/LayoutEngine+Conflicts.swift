import Cassowary

extension LayoutEngine {
  /// A row by its source and its index there.
  private struct RowPlace: Comparable {
    var source: RowSource
    var index: Int

    static func < (a: RowPlace, b: RowPlace) -> Bool {
      (a.source, a.index) < (b.source, b.index)
    }
  }

  /// Solves, and drops one row of every set that cannot hold, until the rest does (AL-33).
  ///
  /// - Returns: The sets; nil when one was met by a solver that is not ``isAfresh``.
  func settle() -> [LayoutConflict]? {
    var found = dropImpossibleRows()
    var places: [RowID: RowPlace]?
    while let conflict = solver.solve() {
      guard isAfresh else { return nil }
      let known = places ?? placesOfRows()
      places = known
      let members = conflict.rows.compactMap { known[$0] }.sorted()
      guard let victim = victim(among: members) else {
        preconditionFailure("a conflict names rows of the engine")
      }
      found.append((members[victim], report(members, dropping: victim)))
      drop(members[victim])
    }
    // In the order of what gave way, so that the solver's path does not show.
    return found.sorted { $0.victim < $1.victim }.map(\.conflict)
  }

  private func dropImpossibleRows() -> [(victim: RowPlace, conflict: LayoutConflict)] {
    var found: [(victim: RowPlace, conflict: LayoutConflict)] = []
    for source in impossible.sorted() {
      for (index, row) in (owned[source] ?? []).enumerated()
      where row.row.isImpossible && !row.isDropped {
        let place = RowPlace(source: source, index: index)
        found.append((place, report([place], dropping: 0)))
        drop(place)
      }
    }
    impossible.removeAll()
    return found
  }

  private func placesOfRows() -> [RowID: RowPlace] {
    var places: [RowID: RowPlace] = [:]
    for (source, rows) in owned {
      for (index, row) in rows.enumerated() {
        if let id = row.id { places[id] = RowPlace(source: source, index: index) }
      }
    }
    return places
  }

  /// The index of the member that gives way (AL-33).
  ///
  /// Of the constraints a person made the one activated last. Where there is none, the row the
  /// engine made last; given frames, and last of all the hiding of items, outlast the others.
  private func victim(among members: [RowPlace]) -> Int? {
    let constraints = members.indices.filter { members[$0].source.kind == .constraint }
    if !constraints.isEmpty {
      // Sources are sorted, so that ids ascend.
      return switch policy.conflictVictim {
      case .newestConstraint: constraints.last
      case .oldestConstraint: constraints.first
      }
    }
    let endurance = members.map { row(at: $0)?.row.identifier.endurance ?? 0 }
    guard let least = endurance.min() else { return nil }
    return endurance.lastIndex(of: least)
  }

  private func row(at place: RowPlace) -> OwnedRow? { owned[place.source]?[place.index] }

  private func drop(_ place: RowPlace) {
    guard let row = row(at: place) else { return }
    if let id = row.id { solver.remove(id) }
    owned[place.source]?[place.index].id = nil
    owned[place.source]?[place.index].isDropped = true
    droppedSources.insert(place.source)
  }

  private func report(_ places: [RowPlace], dropping victim: Int) -> LayoutConflict {
    let members = places.compactMap { place -> LayoutConflict.Member? in
      guard let row = row(at: place)?.row else { return nil }
      guard place.source.kind == .constraint else {
        return LayoutConflict.Member(
          constraint: nil, identifier: row.identifier.rawValue, equation: row.equation.words,
          origin: nil)
      }
      let id = ConstraintID(place.source.id)
      return LayoutConflict.Member(
        constraint: id, identifier: constraints[id]?.identifier, equation: row.equation.words,
        origin: constraints[id]?.origin)
    }
    return LayoutConflict(members: members, dropped: victim)
  }
}
