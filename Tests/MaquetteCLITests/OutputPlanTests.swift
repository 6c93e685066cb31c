import Foundation
import Testing

@testable import MaquetteCLI

@Suite struct OutputPlanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let inputs: [OutputPlan.Input]
    var output: String? = nil
    let paths: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "the scene's name, in the working folder",
      inputs: [.init(path: "a/b/card.json", pictures: [nil])], paths: ["card.png"]),
    Case(
      name: "variants follow the scene's name",
      inputs: [.init(path: "card.json", pictures: [nil, "dark"])],
      paths: ["card.png", "card.dark.png"]),
    Case(
      name: "the name that -o gives, for variants too",
      inputs: [.init(path: "card.json", pictures: [nil, "dark"])], output: "out/x.png",
      paths: ["out/x.png", "out/x.dark.png"]),
    Case(
      name: "a name without an ending stays as it is",
      inputs: [.init(path: "card.json", pictures: [nil])], output: "out/x", paths: ["out/x"]),
    Case(
      name: "a folder that -o gives",
      inputs: [
        .init(path: "a.json", pictures: [nil]), .init(path: "b.json", pictures: [nil, "v"]),
      ],
      output: "/", paths: ["/a.png", "/b.png", "/b.v.png"]),
    Case(
      name: "a variant's name never leaves the folder",
      inputs: [.init(path: "card.json", pictures: ["../../etc/x y", "어둡게"])],
      paths: ["card.------etc-x-y.png", "card.어둡게.png"]),
  ]

  @Test("paths", arguments: cases)
  func paths(_ c: Case) throws {
    let plan = try OutputPlan(inputs: c.inputs, output: c.output)
    #expect(plan.destinations == c.paths.map { .file($0) })
  }

  @Test("standard output takes the one picture", arguments: [("card.json", "-"), ("-", nil)])
  func standardOutput(_ input: String, _ output: String?) throws {
    let plan = try OutputPlan(inputs: [.init(path: input, pictures: [nil])], output: output)
    #expect(plan.destinations == [.standardOutput])
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let inputs: [OutputPlan.Input]
    let output: String?
    var testDescription: String { name }
  }

  static let refused: [Refused] = [
    Refused(
      name: "two pictures on standard output",
      inputs: [.init(path: "a.json", pictures: [nil, "dark"])], output: "-"),
    Refused(
      name: "one file for two inputs",
      inputs: [.init(path: "a.json", pictures: [nil]), .init(path: "b.json", pictures: [nil])],
      output: "x.png"),
    Refused(
      name: "two inputs of one name",
      inputs: [.init(path: "a/x.json", pictures: [nil]), .init(path: "b/x.json", pictures: [nil])],
      output: nil),
    Refused(
      name: "variants that differ in signs only",
      inputs: [.init(path: "x.json", pictures: ["a b", "a/b"])], output: nil),
    Refused(
      name: "the input itself", inputs: [.init(path: "card.png", pictures: [nil])], output: nil),
    Refused(name: "SVG", inputs: [.init(path: "a.json", pictures: [nil])], output: "x.svg"),
    Refused(name: "JPEG", inputs: [.init(path: "a.json", pictures: [nil])], output: "x.JPG"),
  ]

  @Test("refused", arguments: refused)
  func refuses(_ c: Refused) {
    #expect(throws: UsageError.self) { try OutputPlan(inputs: c.inputs, output: c.output) }
  }
}
