package import Diagnostics

/// A view as the file describes it, components and repetitions written out.
package struct SceneNode: Sendable {
  /// The class.
  package let sceneClass: SceneClass
  /// Where the description stands; inside a component, in the component's body.
  package let location: SourceLocation
  /// The id from the document's root, such as `a.title`; nil if it has none.
  package internal(set) var id: String?
  /// Further ids of the same view: a component's own name for its root.
  package internal(set) var aliases: [String] = []
  /// The values set, in the file's order; a later value of a property wins.
  package internal(set) var properties: [PropertyValue] = []
  /// What is said of the view's own layer.
  package internal(set) var layer: SceneLayer?
  /// The subviews, back to front, arranged ones among them.
  package internal(set) var subviews: [SceneNode] = []
  /// Indices of the arranged ones among ``subviews``, in the order of arrangement.
  package internal(set) var arranged: [Int] = []
  /// The gap after the arranged subview at an index of ``subviews``.
  package internal(set) var customSpacing: [SceneGap] = []
  /// The relations this view states.
  package internal(set) var constraints: [ConstraintRule] = []
  /// What a table view shows.
  package internal(set) var sections: [SceneSection] = []
  /// The table row the view belongs to; 0 outside of rows.
  var domain = 0
  /// Constraints whose items are still to be looked up.
  var unresolved: [UnresolvedConstraint] = []
  /// Custom gaps whose views are still to be looked up.
  var unresolvedGaps: [UnresolvedGap] = []

  init(sceneClass: SceneClass, location: SourceLocation) {
    self.sceneClass = sceneClass
    self.location = location
  }

  /// The value of a property, if the scene gives it one.
  package func value(_ name: String) -> (any Sendable)? {
    properties[name]
  }

  /// Every id the view answers to.
  package var names: [String] { (id.map { [$0] } ?? []) + aliases }
}

/// A gap after one arranged subview.
package struct SceneGap: Hashable, Sendable {
  /// The index in the stack's subviews.
  package var subview: Int
  package var spacing: SceneSpacing
}

/// A layer as the file describes it.
package struct SceneLayer: Sendable {
  /// The class.
  package let sceneClass: SceneClass
  package let location: SourceLocation
  package internal(set) var properties: [PropertyValue] = []
  /// Back to front.
  package internal(set) var sublayers: [SceneLayer] = []
}

/// A view controller as the file describes it.
package struct SceneController: Sendable {
  /// The class.
  package let sceneClass: SceneClass
  package let location: SourceLocation
  package internal(set) var properties: [PropertyValue] = []
  /// Its view.
  package internal(set) var view: SceneNode
}

/// A constraint as it was read, before ids were looked up.
struct UnresolvedConstraint: Sendable {
  var expression: ConstraintExpression
  /// The string that holds the left side, for columns.
  var firstText: JSONText
  /// The string that holds the right side; the same one unless the object form was used.
  var secondText: JSONText
  /// The component ids around it: `["a.b.", "a.", ""]`, innermost first.
  var prefixes: [String]
  var identifier: String?
  var position: TextPosition
}

/// A custom gap as it was read.
struct UnresolvedGap: Sendable {
  var name: JSONText
  var spacing: SceneSpacing
  var prefixes: [String]
}
