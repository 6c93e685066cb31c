/// A class a scene can name, with the properties it can set.
///
/// The tables of this folder are the only place where a property is listed: validation, building
/// and the JSON Schema all follow from them.
package struct SceneClass: Sendable {
  /// What kind of object it is, which decides where it may stand.
  package enum Role: String, Hashable, Sendable {
    case view, layer, controller
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
  /// Makes an object; the values are those that cannot be changed later.
  let make: @MainActor @Sendable ([PropertyValue]) -> AnyObject

  /// Lists a class.
  ///
  /// - Parameters:
  ///   - name: UIKit's name.
  ///   - role: What kind of object it is.
  ///   - parent: The class whose properties it has too.
  ///   - structure: Keys that hold structure.
  ///   - make: Makes an object from the values that cannot be changed later.
  ///   - properties: Its own properties, in the order in which they are set.
  init<Target: AnyObject>(
    _ name: String, _ role: Role, parent: String? = nil, structure: [StructuralKey] = [],
    make: @escaping @MainActor @Sendable ([PropertyValue]) -> Target,
    _ properties: [PropertyOf<Target>]
  ) {
    self.name = name
    self.role = role
    self.parent = parent
    self.structure = structure
    self.make = make
    self.properties = properties.map(\.erased)
  }
}

/// A key whose value is not a property but a part of the tree.
package enum StructuralKey: String, Hashable, Sendable, CaseIterable {
  case `class`, id, subviews, arrangedSubviews, customSpacing, constraints, layer, sublayers
  case rows, sections, view
}

extension SceneClass {
  /// Every class, parents before children.
  package static let all: [SceneClass] = [
    view, stackView, label, imageView, control, button, scrollView, textView, tableView,
    placeholder, layer, shapeLayer, viewController,
  ]

  /// A class with what it inherits.
  private struct Whole: Sendable {
    let itself: SceneClass
    let ancestors: Set<String>
    let properties: [Property]
    let propertiesByName: [String: Property]
    let structure: [StructuralKey]

    init(_ itself: SceneClass, below parent: Whole?) {
      self.itself = itself
      ancestors = (parent?.ancestors ?? []).union([itself.name])
      properties = (parent?.properties ?? []) + itself.properties
      propertiesByName = (parent?.propertiesByName ?? [:]).merging(
        itself.properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      structure = (parent?.structure ?? []) + itself.structure
    }
  }

  private static let wholes: [String: Whole] = all.reduce(into: [:]) { wholes, itself in
    wholes[itself.name] = Whole(itself, below: itself.parent.flatMap { wholes[$0] })
  }

  /// The class of a name.
  package static func named(_ name: String) -> SceneClass? { wholes[name]?.itself }

  /// The names of the classes with a role.
  package static func names(_ role: Role) -> [String] {
    all.filter { $0.role == role }.map(\.name)
  }

  /// Its own and inherited properties, in the order in which they are set.
  package var allProperties: [Property] { Self.wholes[name]?.properties ?? [] }

  /// Its own and inherited structural keys.
  package var allStructure: [StructuralKey] { Self.wholes[name]?.structure ?? [] }

  /// The property of a name, own or inherited.
  package func property(_ name: String) -> Property? {
    Self.wholes[self.name]?.propertiesByName[name]
  }

  /// Whether it is that class or a subclass of it.
  package func isKind(of name: String) -> Bool {
    Self.wholes[self.name]?.ancestors.contains(name) ?? false
  }
}
