package import Foundation

/// Why a screen has no picture.
package enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The canvas took its size from content that has none.
  case empty(name: String, size: CGSize)

  package var description: String {
    switch self {
    case .empty(let name, let size):
      "\(name) has the size \(number(size.width)) x \(number(size.height)); there is nothing to draw"
    }
  }

  /// What to do about it.
  package var help: String {
    "give the canvas a width and a height, or the content a size of its own"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }
}
