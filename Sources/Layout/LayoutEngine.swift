public import Foundation

/// One system of constraints for a tree of views: items and constraints in, frames out.
package final class LayoutEngine {
  /// Measures the content of an item at a width in points.
  package typealias Measure = (ItemID, Double) -> ContentSize

  package init(policy: LayoutPolicy = LayoutPolicy()) {}

  /// Adds an item or replaces what is known of it; equal values cost nothing later.
  package func setItem(_ id: ItemID, _ item: LayoutItem) { fatalError("being written") }

  /// Takes an item out, with its stack arrangement; constraints that name it must be gone.
  package func removeItem(_ id: ItemID) { fatalError("being written") }

  /// The stack arrangement of an item, or nil for a plain view.
  package func setStack(_ arrangement: StackArrangement?, of id: ItemID) {
    fatalError("being written")
  }

  /// Adds a constraint or replaces the one of that id; a change of constant alone is cheap.
  package func setConstraint(_ id: ConstraintID, _ description: ConstraintDescription) {
    fatalError("being written")
  }

  package func removeConstraint(_ id: ConstraintID) { fatalError("being written") }

  /// Solves; afterwards ``frame(of:)`` answers.
  ///
  /// - Returns: The unsatisfiable sets that were met, each with what was dropped.
  package func solve(measure: Measure) -> [LayoutConflict] { fatalError("being written") }

  /// The item's frame in root coordinates, exact, after ``solve(measure:)``.
  package func frame(of id: ItemID) -> CGRect { fatalError("being written") }

  /// The size the subtree of an item takes by itself (AL-67), rounded up to 1/`scale` points.
  ///
  /// Nothing is applied; constraints to items outside the subtree take no part.
  package func fittingSize(
    of id: ItemID, target: CGSize, priorities: AxisPriorities, scale: Double, measure: Measure
  ) -> CGSize { fatalError("being written") }
}
