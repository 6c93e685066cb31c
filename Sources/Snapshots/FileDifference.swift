import Canvas
import Inspection

/// Two picture files held against each other: what is different, in words and as a picture.
package struct FileDifference: Sendable {
  /// Whether size, scale and all pixels agree.
  package let isIdentical: Bool
  /// The figures in one line, such as `312 of 58 800 pixels (0.53 %), …`.
  package let figures: String
  /// What is different in the layouts that the files carry, one line each.
  package let layoutChanges: [String]
  /// What is different in the set-ups that made the files, one line each.
  package let setUpChanges: [String]
  private let pictures: (expected: PixelBuffer, actual: PixelBuffer)?
  private let scale: Double

  /// Compares the files at two paths.
  ///
  /// - Throws: ``PictureFileError`` for whichever cannot be read or is no PNG.
  package init(expectedPath: String, actualPath: String) throws(PictureFileError) {
    let (expectedBytes, expected) = try Self.read(expectedPath)
    let (actualBytes, actual) = try Self.read(actualPath)
    do throws(PNGError) {
      let (comparison, pictures) = try PictureComparison.ofFiles(
        expected: expectedBytes, actual: actualBytes)
      isIdentical = comparison.isIdentical
      figures = SnapshotMessage.difference(comparison)
      self.pictures = pictures
    } catch {
      let isExpected = (try? PNG.decode(expected.file)) == nil
      throw PictureFileError(description: "\(isExpected ? expectedPath : actualPath): \(error)")
    }
    scale = actual.file.scale ?? 1
    layoutChanges =
      if let before = expected.tree, let after = actual.tree {
        TreeComparison.changes(from: before, to: after).map(\.description)
      } else { [] }
    setUpChanges =
      if let before = expected.fingerprint, let after = actual.fingerprint {
        before.differences(in: after).map(\.description)
      } else { [] }
  }

  /// The difference picture as a PNG file; `nil` where the pictures are stored alike.
  package func picture() -> [UInt8]? {
    pictures.map { pictures in
      PNG.encode(
        DifferencePicture.picture(expected: pictures.expected, actual: pictures.actual),
        scale: scale, effort: .fast)
    }
  }

  private static func read(_ path: String) throws(PictureFileError) -> ([UInt8], Golden) {
    do {
      guard let bytes = try WholeFile.read(path) else {
        throw PictureFileError(description: "there is no file \(path)")
      }
      return (bytes, try Golden(bytes))
    } catch let error as PictureFileError {
      throw error
    } catch let error as FileError {
      throw PictureFileError(description: error.description)
    } catch {
      throw PictureFileError(description: "\(path): \(error)")
    }
  }
}

/// A picture file that cannot be compared.
package struct PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}
