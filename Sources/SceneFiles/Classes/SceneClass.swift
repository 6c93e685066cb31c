package import Diagnostics

/// A class a scene can name, with the properties it can set.
///
/// The tables of this folder are the only place where a property is listed: validation, building
/// and the JSON Schema all follow from them.
package struct SceneClass: Sendable {
  /// What kind of object it is, which decides where it may stand.
  package enum Role: String, Hashable, Sendable {
    case view, layer, controller
    /// A part of another object: a navigation item, a row's cell.
    case part
  }

  /// UIKit's name.
  package let name: String
  /// The class whose properties it has too.
  package let parent: String?
  package let role: Role
  /// Its own properties, in the order in which they are set.
  package let properties: [Property]
  /// Keys that hold views, constraints and other structure.
  package let structure: [StructuralKey]

  init(
    _ name: String, _ role: Role, parent: String? = nil, structure: [StructuralKey] = [],
    _ properties: [Property]
  ) {
    self.name = name
    self.role = role
    self.parent = parent
    self.structure = structure
    self.properties = properties
  }
}

/// A property of a class: the form of its value, and how it is set.
package struct Property: Sendable {
  /// UIKit's name.
  package let name: String
  package let schema: SchemaJSON
  /// The class of the object it holds, if its value is a set of that object's properties.
  package let nested: String?
  let read: @Sendable (JSONNode, ReadingContext) -> (any Sendable)?

  init<Value: Sendable>(_ name: String, _ kind: ValueKind<Value>, nested: String? = nil) {
    self.name = name
    self.schema = kind.schema
    self.nested = nested
    self.read = { node, context in kind.read(node, context) }
  }
}

/// A property with the value a scene gives it.
package struct PropertyValue: Sendable {
  /// The property's name.
  package let name: String
  /// The value, of the type the property's table says.
  package let value: any Sendable
  /// Where the value stands.
  package let location: SourceLocation
}

/// A key whose value is not a property but a part of the tree.
package enum StructuralKey: String, Hashable, Sendable, CaseIterable {
  case `class`, id, subviews, arrangedSubviews, customSpacing, constraints, layer, sublayers
  case rows, sections, view, viewControllers
}

extension SceneClass {
  /// Every class, parents before children.
  package static let all: [SceneClass] = [
    view, stackView, label, imageView, control, button, scrollView, textView, tableView,
    placeholder, layer, shapeLayer, viewController,
  ]

  private static let byName: [String: SceneClass] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The class of a name.
  package static func named(_ name: String) -> SceneClass? { byName[name] }

  /// The names of the classes with a role.
  package static func names(_ role: Role) -> [String] {
    all.filter { $0.role == role }.map(\.name)
  }

  /// The class and its ancestors, the topmost first.
  package var lineage: [SceneClass] {
    (parent.flatMap { SceneClass.named($0) }?.lineage ?? []) + [self]
  }

  /// Its own and inherited properties, in the order in which they are set.
  package var allProperties: [Property] { lineage.flatMap(\.properties) }

  /// Its own and inherited structural keys.
  package var allStructure: [StructuralKey] { lineage.flatMap(\.structure) }

  /// The property of a name, own or inherited.
  package func property(_ name: String) -> Property? {
    lineage.reversed().lazy.compactMap { owner in owner.properties.first { $0.name == name } }.first
  }

  /// Whether it is that class or a subclass of it.
  package func isKind(of name: String) -> Bool { lineage.contains { $0.name == name } }
}
