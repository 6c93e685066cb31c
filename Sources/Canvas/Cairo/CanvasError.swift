/// What can go wrong behind the C boundary of drawing.
package enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Cairo refused an operation; `while` says which, as a gerund ("filling a path").
  case cairo(CairoStatus, while: String)
  /// A font file cannot be used; the text names it and says why.
  case font(String)

  package var description: String {
    switch self {
    case .cairo(let status, let operation): "Cairo failed while \(operation): \(status)"
    case .font(let reason): reason
    }
  }
}
