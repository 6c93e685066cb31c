package import Canvas
package import Inspection

/// An accepted picture with what was written into it.
package struct Golden: Hashable, Sendable {
  /// The text chunk that holds the fingerprint.
  package static let fingerprintKeyword = "Maquette-Fingerprint"
  /// The text chunk that holds the layout dump.
  package static let layoutKeyword = "Maquette-Layout"

  /// The file's structure; its pixels are decoded when they are needed.
  package let file: PNGFile
  /// Nil for a picture of another origin.
  package let fingerprint: Fingerprint?
  /// The dump as it stands in the file.
  package let dump: String?

  /// Reads a golden.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    file = try PNGFile(bytes)
    fingerprint = file.text(for: Self.fingerprintKeyword).map(Fingerprint.init(text:))
    dump = file.text(for: Self.layoutKeyword)
  }

  /// The tree of the dump; nil where there is none or it cannot be read.
  package var tree: TreeRecord? {
    guard let dump else { return nil }
    return try? TreeRecord.trees(fromJSON: dump).first
  }

  /// The name of a colour space that is not sRGB, in which the numbers mean other colours.
  package var foreignColorSpace: String? {
    switch file.colorSpace {
    case .unspecified, .sRGB: nil
    case .gamma(let exponent):
      // sRGB is stated as 0.45455.
      (0.44...0.47).contains(exponent) ? nil : "gamma \(exponent)"
    case .profile(let name): name.lowercased().contains("srgb") ? nil : "profile “\(name)”"
    }
  }

  /// The file of a golden for `snapshot`.
  ///
  /// - Parameters:
  ///   - snapshot: The picture and what it was made under.
  ///   - effort: Time against size; the pixels are the same.
  /// - Returns: A PNG with fingerprint and layout in text chunks.
  package static func file(for snapshot: Snapshot, effort: PNG.Effort = .small) -> [UInt8] {
    var text: [PNG.Text] = []
    if !snapshot.fingerprint.entries.isEmpty {
      text.append(PNG.Text(keyword: fingerprintKeyword, text: snapshot.fingerprint.text))
    }
    if let dump = dump(of: snapshot) {
      text.append(PNG.Text(keyword: layoutKeyword, text: dump))
    }
    return PNG.encode(snapshot.image, scale: snapshot.scale, text: text, effort: effort)
  }

  /// The dump that goes into a golden.
  static func dump(of snapshot: Snapshot) -> String? {
    snapshot.tree.map {
      // A text chunk cannot hold U+0000, which JSON writes as an escape.
      TreeRecord.json([$0], detail: .complete)
    }
  }
}
