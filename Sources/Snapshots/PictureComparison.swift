package import Canvas

/// Picture against picture: what was measured, and what it means under a tolerance.
package struct PictureComparison: Hashable, Sendable {
  /// A picture's size in pixels, with its scale.
  package struct Size: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Pixels per point; nil where the file does not say.
    package let scale: Double?
  }

  package let expected: Size
  package let actual: Size
  /// Pixels that are not equal at all.
  package let differingPixels: Int
  /// The largest difference of a channel, of 255.
  package let largestChannelDifference: Int
  /// The areas of pixels that differ by more than the tolerated channel difference, the largest
  /// first.
  package let regions: [PixelRegion]
  package let tolerance: Tolerance

  /// Compares two pictures; of different sizes only the sizes are compared.
  package init(
    expected: PixelBuffer, expectedScale: Double?, actual: PixelBuffer, actualScale: Double?,
    tolerance: Tolerance = .exact
  ) {
    self.expected = Size(width: expected.width, height: expected.height, scale: expectedScale)
    self.actual = Size(width: actual.width, height: actual.height, scale: actualScale)
    self.tolerance = tolerance
    guard expected.width == actual.width, expected.height == actual.height else {
      differingPixels = 0
      largestChannelDifference = 0
      regions = []
      return
    }
    let differences = actual.differences(from: expected, ignoring: tolerance.channelDifference)
    differingPixels = differences.count
    largestChannelDifference = differences.largestChannelDifference
    regions = PixelRegion.regions(of: differences.runs)
  }

  /// The result for two files that are known to show the same.
  package init(identical size: Size, tolerance: Tolerance = .exact) {
    expected = size
    actual = size
    differingPixels = 0
    largestChannelDifference = 0
    regions = []
    self.tolerance = tolerance
  }

  /// Whether sizes and scales agree; a scale that is not stated agrees with any.
  package var isSameSize: Bool {
    expected.width == actual.width && expected.height == actual.height
      && (expected.scale == actual.scale || expected.scale == nil || actual.scale == nil)
  }

  /// Whether no pixel differs.
  package var isIdentical: Bool { isSameSize && differingPixels == 0 }

  /// Whether what differs is within the tolerance.
  package var isAccepted: Bool { isSameSize && largestConnectedArea <= tolerance.connectedArea }

  /// The most pixels that hang together and differ by more than the tolerated difference.
  package var largestConnectedArea: Int { regions.first?.area ?? 0 }

  /// All pixels of the picture.
  package var totalPixels: Int { actual.width * actual.height }
}

extension PictureComparison {
  /// Compares two PNG files: by their bytes, by their stored pixels, and only then decoded.
  ///
  /// - Parameters:
  ///   - expected: The accepted file.
  ///   - actual: The other file.
  ///   - tolerance: What may differ.
  /// - Returns: The comparison, and both pictures where they had to be decoded.
  /// - Throws: ``PNGError`` for whichever cannot be read.
  package static func ofFiles(
    expected: [UInt8], actual: [UInt8], tolerance: Tolerance = .exact
  ) throws(PNGError) -> (
    comparison: PictureComparison, pictures: (expected: PixelBuffer, actual: PixelBuffer)?
  ) {
    let expectedFile = try PNGFile(expected)
    let actualFile = try expected == actual ? expectedFile : PNGFile(actual)
    if expectedFile.scale == actualFile.scale && expectedFile.hasSameImageData(as: actualFile) {
      let size = Size(
        width: actualFile.width, height: actualFile.height, scale: actualFile.scale)
      return (PictureComparison(identical: size, tolerance: tolerance), nil)
    }
    let expectedImage = try PNG.decode(expectedFile).image
    let actualImage = try PNG.decode(actualFile).image
    let comparison = PictureComparison(
      expected: expectedImage, expectedScale: expectedFile.scale, actual: actualImage,
      actualScale: actualFile.scale, tolerance: tolerance)
    return (comparison, (expectedImage, actualImage))
  }
}
