/// The JSON Schema of scene files, made from the tables that also validate them.
package enum SceneSchema {
  /// The schema as JSON text, ending in a newline.
  package static let json: String = SchemaPrinter.print(file, definitions: definitions)

  /// The whole file.
  private static var file: SchemaJSON {
    .object(
      [
        .init(key: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
        .init(key: "title", value: .string("Maquette scene")),
      ] + object(of: .closed(fileMembers, required: ["maquette"]))
        + [
          .init(
            key: "oneOf",
            value: .list(
              ["view", "viewController"].map {
                .members(["required": .list([.string($0)])])
              }))
        ])
  }

  private static var fileMembers: [SchemaJSON.Member] {
    SceneReader.Key.allCases.map { .init(key: $0.rawValue, value: schema(of: $0)) }
  }

  private static func schema(of key: SceneReader.Key) -> SchemaJSON {
    switch key {
    case .schema: .type("string")
    case .maquette: .members(["const": .number(SceneReader.format)])
    case .canvas: .named("canvas", closed(TraitOverrides.canvasFields))
    case .appearance, .contentSizeCategory, .layoutDirection:
      TraitOverrides.traitFields.first { $0.name == key.rawValue }?.schema ?? .bool(true)
    case .images: .map(of: .type("string"))
    case .fonts: .list(of: .type("string"))
    case .components: .map(of: ValueKind<SceneComponent.Draft>.component.schema)
    case .view: .reference("node")
    case .viewController: .reference("controller")
    case .variants: .map(of: .members(["type": .string("object")]))
    case .snapshots:
      .list(of: closed(TraitOverrides.canvasFields + TraitOverrides.traitFields))
    }
  }

  private static func closed<Root>(
    _ fields: [Field<Root>], and more: [SchemaJSON.Member] = []
  ) -> SchemaJSON {
    .closed(
      fields.map { .init(key: $0.name, value: $0.schema) } + more,
      required: fields.filter(\.isRequired).map(\.name))
  }

  private static func object(of schema: SchemaJSON) -> [SchemaJSON.Member] {
    if case .object(let members) = schema { members } else { [] }
  }

  // MARK: Definitions

  private static var definitions: [SchemaJSON.Member] {
    [
      .init(key: "node", value: .any(of: nodes + [.reference("use")])),
      .init(key: "nodes", value: .list(of: .any(of: [.reference("node"), .reference("repeat")]))),
      .init(key: "use", value: use),
      .init(key: "repeat", value: repetition),
      .init(key: "parameter", value: parameter),
      .init(key: "row", value: row),
      .init(key: "sublayer", value: .any(of: references(.layer))),
      .init(key: "controller", value: .any(of: references(.controller))),
    ]
      + SceneClass.all.map { .init(key: $0.name, value: schema(of: $0)) }
      + nestedClasses.map {
        .init(key: "\($0.name).properties", value: .closed(properties(of: $0), required: []))
      }
  }

  private static var nodes: [SchemaJSON] { references(.view) }

  private static func references(_ role: SceneClass.Role) -> [SchemaJSON] {
    SceneClass.names(role).map { .reference($0) }
  }

  /// The classes whose properties stand as an object inside another class's.
  private static var nestedClasses: [SceneClass] {
    let names = SceneClass.all.flatMap(\.properties).compactMap(\.nested)
    return SceneClass.all.filter { names.contains($0.name) }
  }

  private static func schema(of owner: SceneClass) -> SchemaJSON {
    let structure = owner.allStructure.map {
      SchemaJSON.Member(key: $0.rawValue, value: schema(of: $0, owner))
    }
    return .closed(structure + properties(of: owner), required: required(of: owner))
  }

  private static func required(of owner: SceneClass) -> [String] {
    switch owner.role {
    case .view: ["class"]
    case .controller: ["view"]
    // A layer without class is a CALayer.
    case .layer: owner.parent == nil ? [] : ["class"]
    }
  }

  private static func properties(of owner: SceneClass) -> [SchemaJSON.Member] {
    owner.allProperties.map { .init(key: $0.name, value: orParameter($0.schema)) }
  }

  /// A value, or a `${name}` that stands for one.
  private static func orParameter(_ schema: SchemaJSON) -> SchemaJSON {
    schema == .type("string") ? schema : .any(of: [schema, .reference("parameter")])
  }

  private static func schema(of key: StructuralKey, _ owner: SceneClass) -> SchemaJSON {
    switch key {
    case .class: .members(["const": .string(owner.name)])
    case .id: .type("string")
    case .subviews: .reference("nodes")
    case .arrangedSubviews:
      .list(of: .any(of: [.reference("node"), .reference("repeat"), .type("string")]))
    case .customSpacing: .map(of: ValueKind<SceneSpacing>.spacing.schema)
    case .constraints: constraints
    case .layer: .reference(SceneClass.layer.name)
    case .sublayers: .list(of: .reference("sublayer"))
    case .rows: .list(of: .reference("row"))
    case .sections:
      .list(of: closed(SceneSection.fields, and: [rows]))
    case .view: .reference("node")
    }
  }

  private static let rows = SchemaJSON.Member(
    key: "rows", value: .list(of: .reference("row")))

  private static var row: SchemaJSON {
    closed(SceneRow.fields, and: [.init(key: "contentView", value: .reference("node"))])
  }

  private static let constraints = SchemaJSON.named(
    "constraints",
    .list(of: .any(of: [.type("string"), ValueKind<ConstraintObject>.constraint.schema])))

  /// An instance of a component; besides its own keys it has those of the component's root view.
  private static let use = SchemaJSON.members([
    "type": .string("object"),
    "properties": .members([
      "use": .type("string"), "id": .type("string"), "with": .members(["type": .string("object")]),
      "constraints": constraints,
    ]),
    "required": .list([.string("use")]),
    "not": .members(["required": .list([.string("class")])]),
  ])

  private static let repetition = SchemaJSON.closed(
    [
      .init(
        key: "repeat",
        value: .any(of: [
          ValueKind<Int>.integer(in: NodeReader.copies).schema, .reference("parameter"),
        ])),
      .init(key: "view", value: .reference("node")),
    ], required: ["repeat", "view"])

  private static let parameter = SchemaJSON.members([
    "type": .string("string"), "pattern": .string("\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}"),
  ])
}
