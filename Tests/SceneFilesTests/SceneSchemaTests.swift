import Foundation
import Testing

@testable import SceneFiles

/// `maquette schema`: made from the tables that validate.
@Suite struct SceneSchemaTests {
  let root: JSONNode

  init() throws {
    let outcome = JSONReader.read(Array(SceneSchema.json.utf8), file: "schema.json")
    #expect(outcome.diagnostics.isEmpty)
    root = try #require(outcome.root)
  }

  func definition(_ name: String) throws -> JSONNode { try #require(root["$defs"]?[name]) }

  @Test func itIsJSONForOtherReadersToo() throws {
    let object = try JSONSerialization.jsonObject(with: Data(SceneSchema.json.utf8))
    #expect(
      (object as? [String: Any])?["$schema"] as? String
        == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("lists exactly the keys of", arguments: SceneClass.all.map(\.name))
  func listsProperties(_ name: String) throws {
    let owner = try #require(SceneClass.named(name))
    let listed = try definition(name)["properties"]?.members?.map(\.key.string) ?? []
    let known = owner.allStructure.map(\.rawValue) + owner.allProperties.map(\.name)
    #expect(listed == known)
    #expect(Set(known).count == known.count, "a property is listed twice")
    if case .bool(let more)? = try definition(name)["additionalProperties"]?.content {
      #expect(!more)
    } else {
      Issue.record("other keys are not excluded")
    }
  }

  @Test func everyReferenceHasADefinition() throws {
    let definitions = Set(try #require(root["$defs"]?.members).map(\.key.string))
    var references: Set<String> = []
    func walk(_ node: JSONNode) {
      if let reference = node["$ref"]?.text?.string {
        references.insert(String(reference.dropFirst("#/$defs/".count)))
      }
      for member in node.members ?? [] { walk(member.value) }
      for element in node.elements ?? [] { walk(element) }
    }
    walk(root)
    #expect(references.isSubset(of: definitions), "\(references.subtracting(definitions))")
    #expect(definitions.subtracting(references).isEmpty)
  }

  @Test func wordsAreTheNamesOfCasesAndNothingElse() {
    var words: Set<String> = []
    func walk(_ node: JSONNode) {
      for word in node["enum"]?.elements ?? [] { words.insert(word.text?.string ?? "") }
      for member in node.members ?? [] { walk(member.value) }
      for element in node.elements ?? [] { walk(element) }
    }
    walk(root)
    let odd = words.filter { word in
      SceneID.name(word) == nil && ConstraintRule.Relation(rawValue: word) == nil
    }
    #expect(odd.isEmpty)
    #expect(words.isSuperset(of: ["alwaysTemplate", "default", "byTruncatingTail", "singleLine"]))
  }

  @Test func everyKeyOfAFileIsListed() {
    #expect(
      root["properties"]?.members?.map(\.key.string) == SceneReader.Key.allCases.map(\.rawValue))
  }
}
