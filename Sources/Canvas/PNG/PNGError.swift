/// Why bytes could not be read as a PNG.
package enum PNGError: Error, Hashable, Sendable {
  /// The first bytes are not those of a PNG.
  case notPNG(Impostor)
  /// The file ends too early; says where.
  case truncated(String)
  /// The file contradicts itself or the standard; says how.
  case corrupt(String)
  /// The picture exceeds the limits of ``PNG``; nothing was allocated for it.
  case tooLarge(width: Int, height: Int)

  /// What a file is that is not a PNG.
  package enum Impostor: String, Hashable, Sendable {
    case empty = "the file is empty"
    case gitLFSPointer = "it is a Git LFS pointer"
    case mergeConflict = "it has merge conflict markers"
    case jpeg = "it is a JPEG"
    case gif = "it is a GIF"
    case webP = "it is a WebP"
    case textTransfer = "its line ends were changed on the way"
    case unknown = "its first bytes are others"
  }
}

extension PNGError: CustomStringConvertible {
  /// One line without a full stop.
  package var description: String {
    switch self {
    case .notPNG(let what): "not a PNG: \(what.rawValue)"
    case .truncated(let place): "the PNG ends \(place)"
    case .corrupt(let fault): "the PNG is damaged: \(fault)"
    case .tooLarge(let width, let height):
      "the PNG is too large: \(width)×\(height) pixels, where a side may have "
        + "\(PNG.largestSide) and a picture \(PNG.mostPixels)"
    }
  }
}
