import Foundation
import Inspection
import Testing

@testable import Snapshots

@Suite struct DumpTests {
  @Test func jsonNamesEveryKeyInItsOrder() {
    #expect(
      TreeRecord.json([Sample.card]) == """
        {"scenes":[
        {"id":"card","size":[160,120],"views":[
        {"id":"root","class":"UIView","path":"/","frame":[0,0,160,120],"hidden":false},
        {"class":"UIStackView","path":"/0","frame":[0,0,160,60],"hidden":false},
        {"id":"title","class":"UILabel","path":"/0/0","frame":[18,20,96,18],"hidden":false,\
        "text":"Get offer","lines":1,"truncated":false,"baseline":16.5},
        {"class":"UIImageView","path":"/0/1","frame":[120,4.333,32,32],"hidden":true},
        {"class":"UIScrollView","path":"/1","frame":[0,60,160,60],"hidden":false,\
        "bounds":[0,40,160,60]},
        {"class":"UILabel","path":"/1/0","frame":[0,40,160,20],"hidden":false,\
        "text":"Row \\"1\\"\\n회사","lines":1,"truncated":false,"baseline":16.5}]}
        ]}

        """)
  }

  @Test func completeJSONAddsScaleAndProperties() {
    var tree = Sample.card
    tree.views = [tree.views[2]]
    #expect(
      TreeRecord.json([tree], detail: .complete) == """
        {"scenes":[
        {"id":"card","size":[160,120],"scale":2,"views":[
        {"id":"title","class":"UILabel","path":"/0/0","frame":[18,20,96,18],"hidden":false,\
        "text":"Get offer","lines":1,"truncated":false,"baseline":16.5,\
        "properties":{"textColor":"label"}}]}
        ]}

        """)
  }

  @Test func jsonIsWellFormedForAnyText() throws {
    var tree = Sample.card
    tree.id = "tab\t\u{1} \u{7F} \\ \" é 🏳️‍🌈"
    let json = TreeRecord.json([tree, Sample.card])
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let scenes = try #require(root?["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["id"] as? String } == [tree.id, "card"])
    #expect(TreeRecord.json([]) == "{\"scenes\":[]}\n")
  }

  @Test func textIsAnIndentedTree() {
    #expect(
      Sample.card.text() == """
        card 160x120 @2x
        UIView root 0,0 160x120
          UIStackView 0,0 160x60
            UILabel title 18,20 96x18 "Get offer" 1 line baseline 16.5
            UIImageView 120,4.333 32x32 hidden
          UIScrollView 0,60 160x60 bounds 0,40
            UILabel 0,40 160x20 "Row \\"1\\"\\n회사" 1 line baseline 16.5

        """)
  }

  @Test func aDumpReadBackIsTheSameDump() throws {
    for detail in [DumpDetail.layout, .complete] {
      let json = TreeRecord.json([Sample.card, Sample.card], detail: detail)
      let trees = try TreeRecord.trees(fromJSON: json)
      #expect(TreeRecord.json(trees, detail: detail) == json)
    }
    #expect(
      TreeComparison.changes(
        from: try TreeRecord.trees(fromJSON: TreeRecord.json([Sample.card], detail: .complete))[0],
        to: Sample.card) == [])
  }

  @Test(
    "what is not a dump is refused",
    arguments: [
      "", "{", "[]", "{\"scenes\":1}", "{\"scenes\":[{}]}",
      "{\"scenes\":[{\"id\":\"a\",\"size\":[1],\"views\":[]}]}",
      "{\"scenes\":[{\"id\":\"a\",\"size\":[1,1],\"views\":[{\"class\":\"UIView\"}]}]}",
      "{\"scenes\":[{\"id\":\"a\",\"size\":[1,1],\"views\":[{\"class\":\"V\",\"path\":\"/x\",\"frame\":[0,0,1,1],\"hidden\":false}]}]}",
    ])
  func refusal(_ text: String) {
    #expect(throws: DumpError.self) { try TreeRecord.trees(fromJSON: text) }
  }

  @Test(
    "numbers have at most three decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333"),
      (2.0 / 3, "0.667"), (-0.0004, "0"), (-0.0005, "-0.001"), (0.0005, "0.001"), (100, "100"),
      (10.05, "10.05"), (0.001, "0.001"), (123_456_789.125, "123456789.125"),
      (999.9996, "1000"),
    ] as [(Double, String)])
  func decimals(_ value: Double, _ text: String) {
    #expect(DecimalText.string(value) == text)
  }
}
