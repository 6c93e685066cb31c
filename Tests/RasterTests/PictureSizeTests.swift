import Foundation
import Painting
import Raster
import Testing

@Suite struct PictureSizeTests {
  private func list(_ width: Double, _ height: Double, _ scale: Double) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), scale: scale)
  }

  @Test("the size in pixels is rounded")
  func rounding() throws {
    let picture = try Rasterizer.render(list(33.4, 10.17, 3))
    #expect(picture.width == 100 && picture.height == 31)
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test(
    "PIX-33 a picture without pixels is refused",
    arguments: [
      (0.0, 10.0, 1.0), (10, 0, 1), (10, 10, 0), (-5, 10, 1), (0.2, 10, 1), (.nan, 10, 1),
      (10, 10, .nan), (.infinity, 10, 1), (-10, -10, -1),
    ])
  func empty(_ width: Double, _ height: Double, _ scale: Double) {
    let error = #expect(throws: RasterError.self) {
      try Rasterizer.render(list(width, height, scale))
    }
    guard case .empty? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("limits are stated", arguments: [(32_768.0, 1.0), (1, 32_768), (1e12, 1)])
  func longSide(_ width: Double, _ height: Double) {
    let error = #expect(throws: RasterError.self) {
      try Rasterizer.render(list(width, height, 1))
    }
    #expect(error?.description.contains("32767 px at most") == true)
  }

  @Test("the pixels in all are limited before memory is asked for")
  func tooMany() {
    #expect(throws: RasterError.tooManyPixels(width: 32_767, height: 32_767)) {
      try Rasterizer.render(list(32_767, 32_767, 1))
    }
  }
}
