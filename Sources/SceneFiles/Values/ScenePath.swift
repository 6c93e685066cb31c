package import Foundation

/// An outline in points, every curve a line, a quadratic or a cubic.
package struct ScenePath: Hashable, Sendable {
  /// A step of the pen.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// What the scene wrote.
  package enum Form: Hashable, Sendable {
    case elements([Element])
    case rect(CGRect)
    case roundedRect(CGRect, cornerRadius: Double)
    case oval(CGRect)
  }

  package var form: Form
}

extension ValueKind where Value == ScenePath {
  private static let expectation =
    "a path: SVG path text, { \"rect\": [x, y, width, height] }, "
    + "{ \"roundedRect\": […], \"cornerRadius\": r } or { \"oval\": […] }"

  private struct Draft {
    var rect: CGRect?
    var roundedRect: CGRect?
    var cornerRadius: Double?
    var oval: CGRect?
  }

  private static let object = ValueKind<Draft>.object(
    "path", Draft(),
    [
      Field("rect", .rect) { $0.rect = $1 },
      Field("roundedRect", .rect) { $0.roundedRect = $1 },
      Field("cornerRadius", .length) { $0.cornerRadius = $1 },
      Field("oval", .rect) { $0.oval = $1 },
    ],
    objection: { draft in
      if [draft.rect, draft.roundedRect, draft.oval].compactMap({ $0 }).count != 1 {
        return "a path has one of 'rect', 'roundedRect' and 'oval'"
      }
      if (draft.roundedRect == nil) != (draft.cornerRadius == nil) {
        return "'roundedRect' and 'cornerRadius' go together"
      }
      return nil
    })

  /// SVG path text or a simple shape.
  static let path = ValueKind(
    expects: expectation,
    schema: .named("path", .any(of: [.type("string"), object.schema]))
  ) { node, context in
    switch node.content {
    case .string(let text):
      do throws(SVGPathText.Failure) {
        return ScenePath(form: .elements(try SVGPathText.elements(of: text.string)))
      } catch {
        context.findings.error(
          "path-syntax", at: text.position(at: error.offset), error.summary,
          help: "SVG path text, such as M0 0H14L7 8Z")
        return nil
      }
    case .object:
      guard let draft = object.read(node, context) else { return nil }
      if let rect = draft.rect { return ScenePath(form: .rect(rect)) }
      if let oval = draft.oval { return ScenePath(form: .oval(oval)) }
      guard let rect = draft.roundedRect, let radius = draft.cornerRadius else { return nil }
      return ScenePath(form: .roundedRect(rect, cornerRadius: radius))
    default:
      context.mismatch(node, expects: expectation)
      return nil
    }
  }
}
