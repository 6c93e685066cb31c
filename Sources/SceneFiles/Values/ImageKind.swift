package import Diagnostics
package import UIKit

/// An image as a scene writes it.
package struct SceneImage: Hashable, Sendable {
  /// Where the pixels come from.
  package enum Source: Hashable, Sendable {
    /// A name of the file's `images`.
    case named(String)
    /// A symbol of the system's set.
    case symbol(String)
  }

  package var source: Source
  /// A symbol's size in points.
  package var pointSize: Double?
  /// A symbol's weight.
  package var weight: UIImage.SymbolWeight?
  /// A symbol's size beside text.
  package var scale: UIImage.SymbolScale?
  package var renderingMode: UIImage.RenderingMode?
  /// Where it is asked for.
  package var location: SourceLocation
}

extension ValueKind where Value == SceneImage {
  private static let expectation =
    "an image: a name of 'images', \"symbol:NAME\" or an object (symbol, pointSize, …)"

  private struct Draft {
    var name: String?
    var symbol: String?
    var pointSize: Double?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var renderingMode: UIImage.RenderingMode?
  }

  private static let object = ValueKind<Draft>.object(
    "image", Draft(),
    [
      Field("symbol", .text) { $0.symbol = $1 },
      Field("pointSize", .fontSize) { $0.pointSize = $1 },
      Field("weight", .symbolWeight) { $0.weight = $1 },
      Field("scale", .symbolScale) { $0.scale = $1 },
      Field("name", .text) { $0.name = $1 },
      Field("renderingMode", .renderingMode) { $0.renderingMode = $1 },
    ],
    objection: { draft in
      switch (draft.name, draft.symbol) {
      case (nil, nil): "an image needs 'symbol' or 'name'"
      case (_?, _?): "an image has either 'symbol' or 'name'"
      default: nil
      }
    })

  /// `"logo"`, `"symbol:star.fill"`, `{ "symbol": "star.fill", "pointSize": 20 }`.
  static let image = ValueKind(
    expects: expectation,
    schema: .named("image", .any(of: [.type("string"), object.schema]))
  ) { node, context in
    let draft: Draft
    switch node.content {
    case .string(let text):
      let prefix = "symbol:"
      draft =
        text.string.hasPrefix(prefix)
        ? Draft(symbol: String(text.string.dropFirst(prefix.count))) : Draft(name: text.string)
    case .object:
      guard let read = object.read(node, context) else { return nil }
      draft = read
    default:
      context.mismatch(node, expects: expectation)
      return nil
    }
    let source: SceneImage.Source
    if let name = draft.name {
      guard context.imageNames.contains(name) else {
        let help =
          Findings.wayOut(name, among: context.imageNames)
          ?? "declare it: \"images\": { \"\(name)\": \"images/\(name).png\" }"
        context.findings.error(
          "unknown-image", at: node.position,
          "the file's 'images' have no '\(name.prefix(60))'", help: help)
        return nil
      }
      source = .named(name)
    } else {
      source = .symbol(draft.symbol ?? "")
    }
    return SceneImage(
      source: source, pointSize: draft.pointSize, weight: draft.weight, scale: draft.scale,
      renderingMode: draft.renderingMode,
      location: node.position.inFile(context.findings.file))
  }
}

extension ValueKind where Value == UIImage.SymbolWeight {
  /// UIImage.SymbolWeight's members, light to heavy.
  static let symbolWeight = words([
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ])
}

extension ValueKind where Value == UIImage.SymbolScale {
  /// UIImage.SymbolScale's members.
  static let symbolScale = words([
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ])
}

extension ValueKind where Value == UIImage.RenderingMode {
  /// UIImage.RenderingMode's members.
  static let renderingMode = words([
    "automatic": .automatic, "alwaysOriginal": .alwaysOriginal,
    "alwaysTemplate": .alwaysTemplate,
  ])
}

extension SceneImage {
  /// What is said of a symbol's size and weight.
  var symbolConfiguration: UIImage.SymbolConfiguration {
    var result = UIImage.SymbolConfiguration.unspecified
    if let pointSize {
      result = result.applying(UIImage.SymbolConfiguration(pointSize: CGFloat(pointSize)))
    }
    if let weight { result = result.applying(UIImage.SymbolConfiguration(weight: weight)) }
    if let scale { result = result.applying(UIImage.SymbolConfiguration(scale: scale)) }
    return result
  }
}
