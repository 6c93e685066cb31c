import CCairo

/// Cairo's answer to an operation that failed.
package struct CairoStatus: Hashable, Sendable, CustomStringConvertible {
  /// The value of `cairo_status_t`.
  package let code: UInt32

  init(_ status: cairo_status_t) { code = status.rawValue }

  /// Cairo's own words, in English whatever the locale.
  package var description: String {
    unsafe String(cString: cairo_status_to_string(cairo_status_t(rawValue: code)))
  }
}
