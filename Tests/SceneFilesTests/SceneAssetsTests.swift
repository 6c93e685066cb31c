import Diagnostics
import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// DESIGN §5 and §8: images and fonts lie in the project, relative to the scene.
@MainActor
@Suite struct SceneAssetsTests {
  /// A folder that goes with the test: `project` with `.git`, a scene folder in it, and a
  /// neighbour outside.
  final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("maquette-scenes-\(UUID().uuidString)")
      for path in ["project/.git", "project/scenes/images", "outside"] {
        try FileManager.default.createDirectory(
          at: url.appendingPathComponent(path), withIntermediateDirectories: true)
      }
      // 4 × 2 red pixels.
      let png = try #require(
        Data(
          base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEE"
            + "lEQVR4nGP4z8AARwzIHABvqgf5gNwAKAAAAABJRU5ErkJggg=="))
      for path in ["project/scenes/images/logo@2x.png", "project/top.png", "outside/secret.png"] {
        try png.write(to: url.appendingPathComponent(path))
      }
      try png.prefix(40).write(to: url.appendingPathComponent("project/scenes/cut.png"))
      try Data("GIF89a".utf8).write(to: url.appendingPathComponent("project/scenes/a.gif"))
      try FileManager.default.createSymbolicLink(
        at: url.appendingPathComponent("project/scenes/link.png"),
        withDestinationURL: url.appendingPathComponent("outside/secret.png"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// What building a scene with one image says, and the image.
    @MainActor
    func build(image path: String) -> (messages: [Diagnostic], image: UIImage?) {
      build(
        "{maquette: 1, images: {\n logo: '\(path)'}, view: {class: 'UIImageView', id: 'i', image: 'logo'}}"
      )
    }

    @MainActor
    func build(_ text: String) -> (messages: [Diagnostic], image: UIImage?) {
      let file = url.appendingPathComponent("project/scenes/card.json").path
      do throws(SceneError) {
        let scene = try SceneBuilder.build(SceneFile(text: text, path: file).document)
        return ([], (scene.root.view as? UIImageView)?.image)
      } catch {
        return (error.diagnostics, nil)
      }
    }
  }

  @Test func anImageIsFoundBesideTheSceneWithTheScaleOfItsName() throws {
    let folder = try Folder()
    #expect(folder.build(image: "images/logo@2x.png").image?.size == CGSize(width: 2, height: 1))
    #expect(folder.build(image: "./images/../images/logo@2x.png").image != nil)
    #expect(folder.build(image: "../top.png").image?.size == CGSize(width: 4, height: 2))
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    let id: String
    let summary: String
    var testDescription: String { name }

    init(_ name: String, _ path: String, _ id: String, _ summary: String) {
      (self.name, self.path, self.id, self.summary) = (name, path, id, summary)
    }
  }

  nonisolated static let bad: [Bad] = [
    Bad("missing", "images/none.png", "missing-file", "there is no file 'images/none.png'"),
    Bad("cut off", "cut.png", "corrupt-image", "cannot decode cut.png"),
    Bad("another format", "a.gif", "image-format", "a.gif is not a PNG"),
    Bad("a folder", "images", "missing-file", "'images' is not a regular file"),
    Bad("above the project", "../../outside/secret.png", "outside-project", "lies outside"),
    Bad("a link out of the project", "link.png", "outside-project", "lies outside"),
    Bad("an absolute path", "/etc/hostname", "outside-project", "not relative"),
    Bad("a home folder", "~/x.png", "outside-project", "not relative"),
  ]

  @Test("an image that is", arguments: bad)
  func refused(_ c: Bad) throws {
    let messages = try Folder().build(image: c.path).messages
    #expect(messages.map(\.id) == [c.id])
    #expect(messages.first?.location?.line == 2)
    #expect(messages.first?.location?.column == 8)
    #expect(messages.first?.summary.contains(c.summary) == true, "\(messages)")
  }

  @Test func aFontThatIsNoneIsAnError() throws {
    let messages = try Folder().build(
      "{maquette: 1, fonts: ['a.gif',\n 'none.ttf'], view: {class: 'UIView'}}"
    ).messages
    #expect(messages.map(\.id) == ["bad-font", "missing-file"])
    #expect(messages.map { $0.location?.line } == [1, 2])
    #expect(messages.allSatisfy { !$0.summary.contains("project/scenes") })
  }

  @Test func aSceneOutsideOfAnyProjectMayUseItsOwnFolder() throws {
    let folder = try Folder()
    let project = ProjectFolder(
      ofScene: folder.url.appendingPathComponent("outside/card.json").path)
    #expect(project.root.lastPathComponent == "outside")
    #expect(throws: ProjectFolder.Refusal.self) { try project.file("../project/top.png") }
    #expect(try project.file("secret.png").hasSuffix("outside/secret.png"))
  }
}
