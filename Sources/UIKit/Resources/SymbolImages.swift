import Foundation

/// Symbols by their names.
enum SymbolImages {
  /// The symbol in the size of a configuration; nil, with a message, for a name without stand-in.
  static func properties(
    of name: String, configuration: UIImage.SymbolConfiguration
  ) -> UIImage.Properties? {
    UIKitLog.warn(id: "unknown-symbol", "no symbol is named \(name)")
    return nil
  }
}
