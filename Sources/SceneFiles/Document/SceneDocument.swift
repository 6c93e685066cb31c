package import Diagnostics

/// A scene file that was understood: typed values, checked, every id resolved.
package struct SceneDocument: Sendable {
  /// The file's name without `.json`.
  package let name: String
  /// The path as the person wrote it.
  package let file: String
  /// Canvas and traits the file states.
  package internal(set) var traits = TraitOverrides()
  /// The files behind the names of images, in the file's order.
  package internal(set) var images: [SceneAsset] = []
  /// The fonts the scene brings.
  package internal(set) var fonts: [SceneAsset] = []
  /// The screen.
  package internal(set) var root: SceneRoot
  /// Named changes, each a picture of its own besides the plain one.
  package internal(set) var variants: [SceneVariant] = []
  /// What `verify` renders; empty for the file's own canvas alone.
  package internal(set) var snapshots: [TraitOverrides] = []

  /// The names of the variants, in the file's order.
  package var variantNames: [String] { variants.map(\.name) }
}

/// A file a scene refers to.
package struct SceneAsset: Hashable, Sendable {
  /// The name it is used under; for a font the path itself.
  package var name: String
  /// Relative to the scene file.
  package var path: String
  /// Where the path stands.
  package var location: SourceLocation
}

/// What a scene shows.
package enum SceneRoot: Sendable {
  case view(SceneNode)
  case controller(SceneController)

  /// The root view.
  package var view: SceneNode {
    switch self {
    case .view(let node): node
    case .controller(let controller): controller.view
    }
  }

  /// The same root with its view changed.
  func changingView(_ change: (inout SceneNode) -> Void) -> SceneRoot {
    switch self {
    case .view(var node):
      change(&node)
      return .view(node)
    case .controller(var controller):
      change(&controller.view)
      return .controller(controller)
    }
  }
}

/// Changes of properties that make another picture of the same scene.
package struct SceneVariant: Sendable {
  package var name: String
  package var location: SourceLocation
  /// In the file's order.
  package var changes: [Change]

  /// One property of one view.
  package struct Change: Sendable {
    /// What of the view is changed.
    package enum Target: Hashable, Sendable {
      case view, layer
    }

    /// The view's id; `root` for the root view.
    package var id: String
    package var target: Target
    package var value: PropertyValue
  }
}

extension SceneDocument {
  /// The document with a variant's changes made; nil if there is no such variant.
  package func applying(variant name: String) -> SceneDocument? {
    guard let variant = variants.first(where: { $0.name == name }) else { return nil }
    let changes = Dictionary(grouping: variant.changes, by: \.id)
    var result = self
    result.root = root.changingView { $0.apply(changes, isRoot: true) }
    return result
  }
}

extension SceneNode {
  /// Makes the changes of this view and of those below it.
  fileprivate mutating func apply(_ changes: [String: [SceneVariant.Change]], isRoot: Bool) {
    let names = names + (isRoot && !names.contains("root") ? ["root"] : [])
    for change in names.flatMap({ changes[$0] ?? [] }) {
      switch change.target {
      case .view: properties.append(change.value)
      case .layer:
        var layer = layer ?? SceneLayer(sceneClass: .layer, location: change.value.location)
        layer.properties.append(change.value)
        self.layer = layer
      }
    }
    for index in subviews.indices { subviews[index].apply(changes, isRoot: false) }
    for section in sections.indices {
      for row in sections[section].rows.indices {
        sections[section].rows[row].contentView?.apply(changes, isRoot: false)
      }
    }
  }
}
