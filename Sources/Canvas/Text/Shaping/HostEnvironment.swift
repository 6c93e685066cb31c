import Glibc

/// Settings in the environment that would reach glyphs.
enum HostEnvironment {
  /// What HarfBuzz, libthai and FreeType read when they are first used.
  private static let names = [
    "HB_OPTIONS", "HB_SHAPER_LIST", "HB_FONT_FUNCS", "LIBTHAI_DICTDIR", "FREETYPE_PROPERTIES",
  ]

  /// Removes them before the libraries can read them.
  static func neutralise() {
    for name in names where unsafe getenv(name) != nil { unsafe unsetenv(name) }
  }
}
