import CCairo
import CPango
import Foundation

/// What pictures depend on besides the program: fonts and libraries.
package struct FontFingerprint: Hashable, Sendable {
  /// One font file.
  package struct Font: Hashable, Sendable {
    /// The file's name without folders.
    package var name: String
    /// The Debian package it comes in; empty for files that a scene brought along.
    package var package: String
    /// As the font says; nil when the file is not installed.
    package var version: String?
    /// See ``Face/digest``; nil when the file is not installed.
    package var digest: String?
  }

  /// One library.
  package struct Library: Hashable, Sendable {
    package var name: String
    package var version: String
  }

  /// Every pinned file in a fixed order, installed or not.
  package var fonts: [Font]
  package var libraries: [Library]
}

extension FontLibrary {
  /// The pinned fonts and the libraries in use; reads the directory of every pinned file.
  package static var fingerprint: FontFingerprint {
    FontFingerprint(fonts: PinnedFonts.all.map(font), libraries: libraries)
  }

  /// The libraries that shape and draw text, with the versions in use.
  package static var libraries: [FontFingerprint.Library] {
    [
      FontFingerprint.Library(
        name: "Pango", version: unsafe String(cString: pango_version_string())),
      FontFingerprint.Library(
        name: "HarfBuzz", version: unsafe String(cString: hb_version_string())),
      FontFingerprint.Library(name: "FreeType", version: FreeTypeLibrary.shared.version),
      FontFingerprint.Library(
        name: "Cairo", version: unsafe String(cString: cairo_version_string())),
    ]
  }

  /// The file that a face names; nil when it is not installed.
  package static func font(of face: Face) -> FontFingerprint.Font? {
    guard let file = file(of: face) else { return nil }
    let pinned = PinnedFonts.all.first { $0.path == file.path }
    return FontFingerprint.Font(
      name: (file.path as NSString).lastPathComponent, package: pinned?.package ?? "",
      version: FontNames(of: file, index: 0)?.version, digest: file.digest)
  }

  /// Debian packages to install for every pinned font to be there, in a fixed order.
  package static var missingPackages: [String] {
    var packages: [String] = []
    for pinned in PinnedFonts.all where !packages.contains(pinned.package) {
      if unsafe access(pinned.path, R_OK) != 0 { packages.append(pinned.package) }
    }
    return packages
  }

  private static func font(_ pinned: PinnedFonts.File) -> FontFingerprint.Font {
    let file = file(pinned)
    return FontFingerprint.Font(
      name: (pinned.path as NSString).lastPathComponent, package: pinned.package,
      version: file.flatMap { FontNames(of: $0, index: 0)?.version }, digest: file?.digest)
  }
}
