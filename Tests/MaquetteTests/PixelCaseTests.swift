import Canvas
import Foundation
import Maquette
import SceneFiles
import Snapshots
import Testing
import UIKit

/// The shared picture cases, from views to pixels.
@Suite @MainActor struct PixelCaseTests {
  @Test("pixels", .enabled(if: !PixelCase.all.isEmpty), arguments: PixelCase.all)
  func pixels(_ c: PixelCase) throws {
    let object = try JSONSerialization.jsonObject(with: Data(c.json.utf8))
    let input = try #require(object as? [String: Any])
    let size = try #require(input["canvas"] as? [NSNumber]).map { CGFloat($0.doubleValue) }
    let scale = (input["scale"] as? NSNumber)?.doubleValue ?? 1
    let isDark = input["appearance"] as? String == "dark"
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(displayScale: CGFloat(scale)),
    ])
    let builder = PixelCaseBuilder(isDark: isDark)
    let root = UIView()
    for node in try #require(input["tree"] as? [[String: Any]]) {
      root.addSubview(builder.view(node))
    }
    let ground = builder.color(input["background"]).map(Screen.Ground.color) ?? .transparent
    let picture = try Pipeline.render(
      Screen(
        name: c.id, content: .view(root),
        canvas: SceneCanvas(width: size[0], height: size[1], scale: CGFloat(scale), traits: traits),
        ground: ground))
    #expect(picture.image.width == Int(size[0] * scale))
    #expect(picture.image.height == Int(size[1] * scale))
    let decoded = try PNG.decode(Pipeline.encode(picture)).image
    for probe in c.probes {
      let word = decoded.pixels[probe.y * decoded.width + probe.x]
      let alpha = Int(word >> 24)
      let channels = [16, 8, 0].map { shift -> Int in
        let value = Int(word >> UInt32(shift) & 255)
        return alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha
      }
      let found = channels + [alpha]
      let isRight = zip(found, probe.rgba).allSatisfy { abs($0 - $1) <= probe.tolerance }
      #expect(
        isRight, "(\(probe.x), \(probe.y)) is \(found), not \(probe.rgba): \(probe.note)")
    }
  }
}
