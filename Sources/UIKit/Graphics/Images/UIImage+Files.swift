import Canvas
public import Foundation
import Diagnostics
import Painting

extension UIImage {
  /// The image in a PNG file; `@2x` or `@3x` before the extension says its pixels per point.
  ///
  /// - Throws: ``ImageError``, which says whether the file is missing, damaged, in another format
  ///   or too large.
  package static func load(file path: String) throws(ImageError) -> UIImage {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missing(file: path)
    }
    return try load(data: data, scale: scale(inFileName: path), name: path)
  }

  /// The image in the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point.
  ///   - name: What messages call the image.
  /// - Returns: The image.
  /// - Throws: ``ImageError``.
  package static func load(
    data: Data, scale: CGFloat, name: String
  ) throws(ImageError) -> UIImage {
    if let format = ImageFormat(data), format != .png {
      throw .unsupportedFormat(file: name, format: "it is a \(format.rawValue) file")
    }
    let decoded: DecodedPNG
    do {
      decoded = try PNG.decode(Array(data))
    } catch {
      throw ImageError(error, file: name)
    }
    return UIImage(bitmap: Bitmap(decoded.image), scale: scale > 0 ? scale : 1)
  }

  /// The pixels per point that a file's name states; 1 where it states none.
  package static func scale(inFileName path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let stem = name.split(separator: "~").first.map(String.init) ?? name
    for (ending, scale) in [("@3x", 3), ("@2x", 2), ("@1x", 1)] where stem.hasSuffix(ending) {
      return CGFloat(scale)
    }
    return 1
  }

  /// What `load` gives; nil and a message in the log where it fails.
  static func reporting(_ load: () throws(ImageError) -> UIImage) -> UIImage? {
    do {
      return try load()
    } catch {
      UIKitLog.current.report(error.diagnostic)
      return nil
    }
  }

  /// The image as a PNG file; nil where it has no pixels.
  public func pngData() -> Data? {
    guard let bitmap = rasterized()?.bitmap, bitmap.width > 0, bitmap.height > 0 else {
      return nil
    }
    return Data(PNG.encode(PixelBuffer(bitmap), scale: Double(scale)))
  }
}

extension Bitmap {
  /// Creates a bitmap that shares the buffer's pixels.
  init(_ buffer: PixelBuffer) {
    self.init(width: buffer.width, height: buffer.height, pixels: buffer.pixels)
  }
}

extension PixelBuffer {
  /// Creates a buffer that shares the bitmap's pixels.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
  }
}
