package import Diagnostics
import UIKit

/// Makes views of a scene's document.
@MainActor
package final class SceneBuilder {
  private let assets: SceneAssets
  private let canvas: SceneCanvas
  private let log: DiagnosticLog
  /// What UIKit says while a value is set, before it gets that value's place.
  private let remarks = DiagnosticLog()
  /// Every view with an id.
  private(set) var ids: [String: UIView] = [:]
  /// In the order of activation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Masks that are set once the views have the sizes of the scene's own canvas.
  private var masks: [(view: UIView, mask: UIView.AutoresizingMask)] = []
  /// Tables hold their sources weakly.
  private var tableSources: [SceneTableSource] = []

  private init(assets: SceneAssets, canvas: SceneCanvas, log: DiagnosticLog) {
    self.assets = assets
    self.canvas = canvas
    self.log = log
  }

  /// Builds a document, or one of its variants.
  ///
  /// - Parameters:
  ///   - document: What to build.
  ///   - variant: The name of one of its variants; nil for the plain scene.
  ///   - overrides: What a snapshot or the command line says of canvas and traits.
  ///   - log: Where warnings go.
  /// - Returns: The views and their canvas.
  /// - Throws: ``SceneError`` for an unknown variant or device, a canvas beyond the limits, and for
  ///   images and fonts that are missing, damaged or outside of the project.
  package static func build(
    _ document: SceneDocument, variant: String? = nil,
    overrides: TraitOverrides = TraitOverrides(), log: DiagnosticLog = DiagnosticLog()
  ) throws(SceneError) -> BuiltScene {
    let findings = Findings(file: document.file)

    // 1 The document with the variant's changes.
    let changed = try self.changed(document, variant: variant)

    // 2 The canvas, and the scene's own one, at which frames with masks are meant.
    let traits = overrides.over(document.traits)
    let canvas = SceneCanvas.resolve(traits, findings: findings)
    let own = SceneCanvas.resolve(document.traits, findings: Findings(file: document.file))

    // 3 Images and fonts.
    let assets = SceneAssets(of: changed, findings: findings)
    guard let canvas, !findings.hasErrors else { throw SceneError(findings.diagnostics) }
    for warning in findings.diagnostics { log.report(warning) }

    // 4 Views, then constraints, then masks.
    let builder = SceneBuilder(assets: assets, canvas: canvas, log: log)
    let root = canvas.traits.asCurrent { builder.root(changed.root, at: own ?? canvas) }
    let name = variant.map { "\(document.name).\($0)" } ?? document.name
    return BuiltScene(name: name, root: root, canvas: canvas, builder: builder)
  }

  private static func changed(
    _ document: SceneDocument, variant: String?
  ) throws(SceneError) -> SceneDocument {
    guard let variant else { return document }
    guard let changed = document.applying(variant: variant) else {
      throw SceneError([
        Diagnostic(
          .error, id: "unknown-variant",
          "\(document.file) has no variant '\(variant.prefix(60))'",
          help: Findings.wayOut(variant, among: document.variantNames))
      ])
    }
    return changed
  }

  private func root(_ root: SceneRoot, at own: SceneCanvas) -> BuiltScene.Root {
    let view = view(root.view)
    ids["root"] = view
    let result: BuiltScene.Root
    switch root {
    case .view: result = .view(view)
    case .controller(let description):
      let controller =
        description.sceneClass.make(description.properties) as? UIViewController
        ?? UIViewController()
      controller.view = view
      set(description.properties, of: description.sceneClass, on: controller)
      result = .controller(controller)
    }
    activate(root.view, on: view, root: view)
    setMasks(in: view, at: own)
    return result
  }

  // MARK: Views

  /// A view with everything below it, constraints excepted.
  private func view(_ node: SceneNode) -> UIView {
    var made: AnyObject?
    remarking(at: node.location) { made = node.sceneClass.make(node.properties) }
    guard let view = made as? UIView else {
      preconditionFailure("\(node.sceneClass.name) is listed as a view and makes none")
    }
    fill(view, from: node)
    return view
  }

  /// Gives a view its properties, layer and subviews.
  func fill(_ view: UIView, from node: SceneNode) {
    view.origin = node.location
    view.accessibilityIdentifier = node.id
    for name in node.names { ids[name] = view }
    // A node without `frame` uses Auto Layout.
    view.translatesAutoresizingMaskIntoConstraints = node.value("frame") != nil
    set(node.properties, of: node.sceneClass, on: view)
    if let layer = node.layer { fill(view.layer, from: layer) }
    if let stack = view as? UIStackView {
      arrange(stack, node)
    } else {
      for subview in node.subviews { view.addSubview(self.view(subview)) }
    }
    if let table = view as? UITableView, !node.sections.isEmpty { show(node.sections, in: table) }
  }

  /// Adds a stack's subviews, then arranges the ones that are arranged.
  private func arrange(_ stack: UIStackView, _ node: SceneNode) {
    if node.arranged.isEmpty, !node.subviews.isEmpty {
      log.report(
        Diagnostic(
          .warning, id: "nothing-arranged", at: node.location,
          "the stack view has subviews and arranges none of them",
          help: "list them under \"arrangedSubviews\""))
    }
    let subviews = node.subviews.map { view($0) }
    // Mostly the arranged ones come last and in order: adding them arranges them at once.
    let behind = node.subviews.count - node.arranged.count
    let isPlain = node.arranged.elementsEqual(behind..<node.subviews.count)
    for subview in isPlain ? subviews.prefix(behind) : subviews[...] { stack.addSubview(subview) }
    for index in node.arranged { stack.addArrangedSubview(subviews[index]) }
    for gap in node.customSpacing {
      stack.setCustomSpacing(gap.spacing.value, after: subviews[gap.subview])
    }
  }

  private func show(_ sections: [SceneSection], in table: UITableView) {
    let source = SceneTableSource(sections: sections, builder: self)
    tableSources.append(source)
    table.dataSource = source
    if sections.contains(where: { $0.rows.contains { $0.height != nil } }) {
      table.delegate = source
    }
  }

  private func fill(_ layer: CALayer, from description: SceneLayer) {
    set(description.properties, of: description.sceneClass, on: layer)
    for inner in description.sublayers {
      guard let sublayer = inner.sceneClass.make(inner.properties) as? CALayer else { continue }
      fill(sublayer, from: inner)
      layer.addSublayer(sublayer)
    }
  }

  // MARK: Values

  /// Sets values in the order of the class's table, whatever the order of the file.
  func set(_ values: [PropertyValue], of owner: SceneClass, on target: AnyObject) {
    guard !values.isEmpty else { return }
    for property in owner.allProperties {
      guard let setter = property.set else { continue }
      for value in values where value.name == property.name {
        remarking(at: value.location) { setter(target, value.value, self) }
      }
    }
  }

  /// Does something during which UIKit's warnings get the place of the value that causes them.
  func remarking(at location: SourceLocation, _ body: () -> Void) {
    UIKitLog.$current.withValue(remarks) { body() }
    for var remark in remarks.drain() {
      remark.location = remark.location ?? location
      log.report(remark)
    }
  }

  /// The image a scene means; nil, with a warning in UIKit's log, for a symbol that has no stand-in.
  func image(_ image: SceneImage) -> UIImage? {
    var result: UIImage?
    switch image.source {
    case .named(let name): result = assets.images[name]
    case .symbol(let name):
      result = UIImage(systemName: name, withConfiguration: image.symbolConfiguration)
    }
    if let mode = image.renderingMode { result = result?.withRenderingMode(mode) }
    return result
  }

  /// Keeps a mask until the view has its size on the scene's own canvas.
  func keep(_ mask: UIView.AutoresizingMask, for view: UIView) {
    masks.removeAll { $0.view === view }
    masks.append((view, mask))
  }

  /// Lays the tree out on the scene's own canvas and sets the masks, which then act from there.
  private func setMasks(in root: UIView, at own: SceneCanvas) {
    guard masks.contains(where: { !$0.mask.isEmpty }) else { return }
    root.rootTraits = own.traits
    root.rootSafeAreaInsets = own.safeArea
    root.translatesAutoresizingMaskIntoConstraints = true
    let extent = root.subviews.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
    }
    root.frame = CGRect(
      x: 0, y: 0, width: own.width ?? extent.width, height: own.height ?? extent.height)
    root.layoutIfNeeded()
    for (view, mask) in masks { view.autoresizingMask = mask }
    masks = []
    root.rootTraits = nil
    root.rootSafeAreaInsets = .zero
  }

  /// Does something under the traits of the canvas.
  func asCurrentTraits(_ body: () -> Void) { canvas.traits.asCurrent(body) }

  // MARK: Constraints

  /// Activates the constraints of a node and of those below it, in the file's order.
  ///
  /// - Parameters:
  ///   - node: The description.
  ///   - view: The view made from it.
  ///   - root: The root of the tree, or a row's content view.
  func activate(_ node: SceneNode, on view: UIView, root: UIView) {
    for rule in node.constraints {
      guard let constraint = constraint(rule, on: view, root: root) else { continue }
      constraint.isActive = true
      constraints.append(constraint)
    }
    // Below come the node's own subviews, in its order; classes may have added more behind them.
    for (inner, subview) in zip(node.subviews, view.subviews.suffix(node.subviews.count)) {
      activate(inner, on: subview, root: root)
    }
  }
}
