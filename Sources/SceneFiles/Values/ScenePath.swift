import Diagnostics
package import Foundation
import UIKit

/// An outline in points.
package enum ScenePath: Hashable, Sendable {
  /// SVG path text that is known to be understood.
  case svg(String)
  case rect(CGRect)
  case roundedRect(CGRect, cornerRadius: Double)
  case oval(CGRect)
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
      do throws(CGPath.TextError) {
        _ = try CGPath(svg: text.string)
        return .svg(text.string)
      } catch {
        context.findings.error(
          "path-syntax", at: text.position(at: error.offset), error.reason,
          help: "SVG path text, such as M0 0H14L7 8Z")
        return nil
      }
    case .object:
      guard let draft = object.read(node, context) else { return nil }
      if let rect = draft.rect { return .rect(rect) }
      if let oval = draft.oval { return .oval(oval) }
      guard let rect = draft.roundedRect, let radius = draft.cornerRadius else { return nil }
      return .roundedRect(rect, cornerRadius: radius)
    default:
      context.mismatch(node, expects: expectation)
      return nil
    }
  }
}
