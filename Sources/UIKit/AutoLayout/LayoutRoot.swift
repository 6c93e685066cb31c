package import Layout
import Foundation

/// Carries one tree of views through layout: update constraints, solve, place, lay out (AL-60).
@MainActor
package final class LayoutRoot {
  /// The most rounds a layout may take before it is left as it is (AL-61).
  private static let maximumRounds = 8

  private unowned let view: UIView
  private let engine = LayoutEngine()
  private var tree = EngineTree()
  private var isStale = true
  private var isRunning = false
  /// Whether a view asked for a pass.
  var needsPass = true
  /// What the last pass could not satisfy.
  package private(set) var conflicts: [LayoutConflict] = []
  /// The pixels frames fall on.
  var grid: PixelGrid {
    // Traits without a scale count as one pixel a point.
    let scale = Double(view.traitCollection.displayScale)
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  private static var itemCount: Int32 = 0

  /// A name for a view or guide, in the order of creation.
  package static func makeItemID() -> ItemID {
    itemCount += 1
    return ItemID(itemCount)
  }

  init(of view: UIView) { self.view = view }

  /// What the engine knows may no longer be so.
  func engineIsStale() {
    isStale = true
    needsPass = true
  }

  /// Repeats the passes until nothing is flagged any more (AL-61).
  func layoutIfNeeded() {
    guard !isRunning else { return }
    isRunning = true
    defer {
      isRunning = false
      tree.forgetViews()
    }
    for _ in 0..<Self.maximumRounds where needsPass || isStale {
      needsPass = false
      updateConstraints(of: view)  // 1. from the leaves up
      if isStale { solve() }  // 2. one engine for the whole tree
      layOut(view)  // 3. from the root down
      if tree.insetsHaveChanged() { isStale = true }  // 4. safe areas follow the frames
    }
  }

  func updateConstraintsIfNeeded() { updateConstraints(of: view) }

  /// AL-67: the subtree by itself, pulled to a target.
  func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraints(of: self.view)
    synchronize(always: true)
    defer { if !isRunning { tree.forgetViews() } }
    isStale = true
    return engine.fittingSize(
      of: view.itemID, target: target,
      priorities: AxisPriorities(horizontal: horizontal.rawValue, vertical: vertical.rawValue),
      scale: grid.scale, measure: tree.measure)
  }

  /// A guide's frame in the coordinates of its view, on device pixels.
  func guideFrame(_ guide: UILayoutGuide, in owner: UIView) -> CGRect {
    guard tree.contains(guide.itemID) else { return .zero }
    let frame = grid.snapped(engine.frame(of: guide.itemID))
    let origin = owner.placedOrigin
    return CGRect(
      x: frame.origin.x - origin.x, y: frame.origin.y - origin.y, width: frame.width,
      height: frame.height)
  }

  /// A guide's size as the engine found it, not rounded; nil before a pass.
  func exactSize(of guide: UILayoutGuide) -> CGSize? {
    tree.contains(guide.itemID) ? engine.frame(of: guide.itemID).size : nil
  }

  private func updateConstraints(of view: UIView) {
    for subview in view.storedSubviews { updateConstraints(of: subview) }
    guard view.needsUpdateConstraints else { return }
    view.needsUpdateConstraints = false
    if let controller = view.viewController {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
  }

  private func synchronize(always: Bool = false) {
    engine.scale = grid.scale
    tree.synchronize(engine, with: view, always: always)
  }

  private func solve() {
    isStale = false
    synchronize()
    guard tree.usesConstraints else {
      conflicts = []
      return
    }
    conflicts = engine.solve(measure: tree.measure)
    tree.distributeFrames(from: engine)
  }

  private func layOut(_ view: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      view.viewController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.viewController?.viewDidLayoutSubviews()
    }
    for subview in view.storedSubviews { layOut(subview) }
  }
}
