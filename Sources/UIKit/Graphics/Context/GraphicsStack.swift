import Foundation

/// The contexts that drawing calls go to, the last of them current; each thread has its own.
final class GraphicsStack {
  var contexts: [CGContext] = []

  /// This thread's stack.
  static var current: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }

  private static let key = "maquette.graphics-stack"

  /// The current context; says so where there is none.
  static func context(for call: String) -> CGContext? {
    if let context = current.contexts.last { return context }
    UIKitLog.warn(
      id: "no-context", "\(call) outside of a drawing: nothing was drawn",
      help: "draw in draw(_:) or in UIGraphicsImageRenderer")
    return nil
  }
}
