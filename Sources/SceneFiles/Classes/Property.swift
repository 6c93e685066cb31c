package import Diagnostics
import UIKit

/// A property of a class: the form of its value, and how it is set.
package struct Property: Sendable {
  /// UIKit's name.
  package let name: String
  package let schema: SchemaJSON
  /// The class of the object it holds, if its value is a set of that object's properties.
  package let nested: String?
  let read: @Sendable (JSONNode, ReadingContext) -> (any Sendable)?
  /// Sets the value; nil for what an object is made with and cannot change later.
  let set: (@MainActor @Sendable (AnyObject, any Sendable, SceneBuilder) -> Void)?
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

extension [PropertyValue] {
  /// The value of a property, if it is among these; the last one wins.
  package subscript(name: String) -> (any Sendable)? { last { $0.name == name }?.value }
}

/// A property of a certain class, as the tables list it.
struct PropertyOf<Target: AnyObject> {
  let erased: Property

  /// A property that is set from its value alone.
  static func property<Value: Sendable>(
    _ name: String, _ kind: ValueKind<Value>,
    _ set: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) -> PropertyOf {
    property(name, kind, building: { target, value, _ in set(target, value) })
  }

  /// A property that takes more than its value: the file's images, a place for warnings.
  static func property<Value: Sendable>(
    _ name: String, _ kind: ValueKind<Value>, nested: String? = nil,
    building set: @escaping @MainActor @Sendable (Target, Value, SceneBuilder) -> Void
  ) -> PropertyOf {
    PropertyOf(
      erased: Property(
        name: name, schema: kind.schema, nested: nested, read: { kind.read($0, $1) },
        set: { target, value, builder in
          guard let target = target as? Target, let value = value as? Value else {
            preconditionFailure("\(name) is a property of \(Target.self) with a \(Value.self)")
          }
          set(target, value, builder)
        }))
  }

  /// An image.
  static func image(
    _ name: String, _ set: @escaping @MainActor @Sendable (Target, UIImage?) -> Void
  ) -> PropertyOf {
    property(
      name, .optionalImage,
      building: { target, image, builder in set(target, image.flatMap { builder.image($0) }) })
  }

  /// An object that the target owns, whose properties are given as an object.
  static func part(
    _ name: String, of className: String,
    _ get: @escaping @MainActor @Sendable (Target) -> AnyObject?
  ) -> PropertyOf {
    property(
      name, .properties(of: className), nested: className,
      building: { target, values, builder in
        guard let part = get(target), let owner = SceneClass.named(className) else { return }
        builder.set(values, of: owner, on: part)
      })
  }

  /// A value that an object is made with and that cannot be changed later.
  static func fixed<Value: Sendable>(_ name: String, _ kind: ValueKind<Value>) -> PropertyOf {
    PropertyOf(
      erased: Property(
        name: name, schema: kind.schema, nested: nil, read: { kind.read($0, $1) }, set: nil))
  }
}
