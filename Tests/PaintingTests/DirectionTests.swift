import Foundation
import Testing

@testable import Painting

@Suite struct DirectionTests {
  @Test("cosine and sine are right to the last digits")
  func values() {
    for step in -2_000...2_000 {
      let angle = Double(step) * 0.013
      let direction = Direction(radians: angle)
      #expect(abs(direction.cosine - cos(angle)) < 4e-15)
      #expect(abs(direction.sine - sin(angle)) < 4e-15)
    }
  }

  @Test("quarter turns in degrees are exact", arguments: [-450, -90, 0, 90, 180, 270, 360, 810])
  func quarters(_ degrees: Int) {
    let direction = Direction(degrees: Double(degrees))
    let quarter = ((degrees / 90) % 4 + 4) % 4
    #expect(direction.cosine == [1, 0, -1, 0][quarter])
    #expect(direction.sine == [0, 1, 0, -1][quarter])
  }
}
