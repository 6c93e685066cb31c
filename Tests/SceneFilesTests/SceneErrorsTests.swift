import Diagnostics
import Testing

@testable import SceneFiles

/// DESIGN §5 and §8: bad input is an error with a position and a way out.
@Suite struct SceneErrorsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// `line:column id` of each message.
    let messages: [String]
    /// What the first summary contains.
    let summary: String
    /// What the first help line contains.
    let help: String?
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, _ messages: [String], _ summary: String, help: String? = nil
    ) {
      (self.name, self.text, self.messages) = (name, text, messages)
      (self.summary, self.help) = (summary, help)
    }
  }

  static let files: [Case] = [
    Case("an empty file", "", ["1:1 empty-file"], "empty", help: "\"maquette\": 1"),
    Case("not JSON", "view: UIView", ["1:1 json"], "'view' is not a value"),
    Case("a list", "[]", ["1:1 not-a-scene"], "'maquette' is missing"),
    Case("no maquette key", "{\"view\": {}}", ["1:1 not-a-scene"], "'maquette' is missing"),
    Case("another format", "{\"maquette\": 2}", ["1:14 unknown-format"], "format 1 only"),
    Case("format as text", "{\"maquette\": \"1\"}", ["1:14 unknown-format"], "format 1 only"),
    Case("no view", "{\"maquette\": 1}", ["1:1 missing-key"], "'view' or 'viewController'"),
    Case(
      "view and controller",
      "{maquette: 1, view: {class: 'UIView'}, viewController: {view: {class: 'UIView'}}}",
      ["1:56 contradiction"], "either 'view' or 'viewController'"),
    Case(
      "an unknown key of the file", "{maquette: 1, veiw: {class: 'UIView'}}",
      ["1:1 missing-key", "1:15 unknown-key"], "needs the key 'view'"),
    Case(
      "an unknown key beside the view", "{maquette: 1,\n cavnas: {}, view: {class: 'UIView'}}",
      ["2:2 unknown-key"], "unknown key 'cavnas' of a scene", help: "did you mean 'canvas'?"),
    Case(
      "a duplicate key", "{maquette: 1, view: {class: 'UIView',\n 'class': 'UILabel'}}",
      ["2:2 duplicate-key"], "'class' occurs twice"),
    Case(
      "20,000 levels of views",
      "{\"maquette\": 1, \"view\": " + String(repeating: "{\"subviews\":[", count: 10_000),
      ["1:1688 too-deep"], "256 levels"),
  ]

  static let canvases: [Case] = [
    Case(
      "0 x 0", "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 0, height: 0}}",
      ["2:18 canvas-size", "2:29 canvas-size"], "width of canvas is more than 0"),
    Case(
      "100000 x 100000",
      "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 100000, height: 100000}}",
      ["2:18 canvas-size", "2:34 canvas-size"], "at most 32767"),
    Case(
      "too many pixels a side at its scale",
      "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 20000, height: 2, scale: 3}}",
      ["2:10 canvas-size"], "60000 × 6 pixels"),
    Case(
      "too many pixels in all",
      "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 20000, height: 20000}}",
      ["2:10 canvas-size"], "more than 134217728 pixels"),
    Case(
      "only a width", "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 10}}",
      ["2:10 missing-key"], "'device', or 'width' and 'height'"),
    Case(
      "a word for a side",
      "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 'fitt', height: 1}}",
      ["2:18 unknown-value"], "unknown value 'fitt' of width of canvas", help: "did you mean 'fit'?"
    ),
    Case(
      "a scale of 0",
      "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 1, height: 1, scale: 0}}",
      ["2:39 number-range"], "scale of canvas is more than 0"),
    Case(
      "a negative safe area",
      "{maquette: 1, view: {class: 'UIView'},\n canvas: {width: 1, height: 1, safeArea: [0,-1,0,0]}}",
      ["2:45 number-range"], "cannot be negative"),
    Case(
      "an unknown trait",
      "{maquette: 1, view: {class: 'UIView'},\n appearance: 'drak'}",
      ["2:14 unknown-value"], "unknown value 'drak' of appearance", help: "did you mean 'dark'?"),
    Case(
      "an unknown key of a snapshot",
      "{maquette: 1, view: {class: 'UIView'},\n snapshots: [{apearance: 'dark'}]}",
      ["2:15 unknown-key"], "unknown key 'apearance' of snapshot", help: "'appearance'"),
  ]

  static let views: [Case] = [
    Case("no class", scene("\n{}"), ["2:1 missing-key"], "needs the key 'class'"),
    Case(
      "an unknown class", scene("\n{class: 'UILable'}"), ["2:9 unknown-class"],
      "unknown class 'UILable'", help: "did you mean 'UILabel'?"),
    Case(
      "a layer for a view", scene("\n{class: 'CALayer'}"), ["2:9 misplaced-class"],
      "CALayer is not a view", help: "sublayers"),
    Case(
      "an unknown key", scene("\n{class: 'UILabel', txet: 'x'}"), ["2:20 unknown-key"],
      "unknown key 'txet' of UILabel", help: "did you mean 'text'?"),
    Case(
      "another class's key", scene("\n{class: 'UIView', axis: 'vertical'}"), ["2:19 unknown-key"],
      "unknown key 'axis' of UIView"),
    Case(
      "an unknown word", scene("\n{class: 'UIStackView', axis: 'verticle'}"),
      ["2:30 unknown-value"], "unknown value 'verticle' of axis of UIStackView",
      help: "did you mean 'vertical'?"),
    Case(
      "a number for a word", scene("\n{class: 'UIStackView', axis: 1}"),
      ["2:30 wrong-type"], "axis of UIStackView is one of horizontal, vertical, not a number"),
    Case(
      "text for a number", scene("\n{class: 'UIView', alpha: '1'}"), ["2:26 wrong-type"],
      "alpha of UIView is a number, not a string"),
    Case(
      "a fraction out of range", scene("\n{class: 'UIView', alpha: 1.5}"), ["2:26 number-range"],
      "alpha of UIView is between 0 and 1"),
    Case(
      "three insets", scene("\n{class: 'UIView', layoutMargins: [1,2,3]}"), ["2:34 wrong-type"],
      "a list [top, left, bottom, right], not a list of 3"),
    Case(
      "an unknown colour", scene("\n{class: 'UIView', backgroundColor: 'systemBleu'}"),
      ["2:36 unknown-value"], "'systemBleu'", help: "did you mean 'systemBlue'?"),
    Case(
      "a bad hexadecimal colour", scene("\n{class: 'UIView', backgroundColor: '#12'}"),
      ["2:36 unknown-value"], "'#12' is not a colour", help: "#RRGGBB"),
    Case(
      "a colour of one appearance",
      scene("\n{class: 'UIView', backgroundColor: {light: 'red'}}"), ["2:36 missing-key"],
      "color needs the key 'dark'"),
    Case(
      "a font without size", scene("\n{class: 'UILabel', font: {weight: 'bold'}}"),
      ["2:26 incomplete-font"], "'size' or 'textStyle'"),
    Case(
      "an unknown weight", scene("\n{class: 'UILabel', font: {size: 1, weight: 'blod'}}"),
      ["2:44 unknown-value"], "unknown value 'blod' of weight of font", help: "'bold'"),
    Case(
      "an undeclared image", scene("\n{class: 'UIImageView', image: 'logo'}"),
      ["2:31 unknown-image"], "no 'logo'", help: "declare it"),
    Case(
      "a misspelt image",
      scene("\n{class: 'UIImageView', image: 'lgo'}", ", images: {logo: 'logo.png'}"),
      ["2:31 unknown-image"], "no 'lgo'", help: "did you mean 'logo'?"),
    Case(
      "a bad path",
      scene("\n{class: 'UIView', layer: {shadowPath: 'M0 0 L x'}}"), ["2:47 path-syntax"],
      "is no number", help: "M0 0H14L7 8Z"),
    Case(
      "a shape layer as a view's own",
      scene("\n{class: 'UIView', layer: {class: 'CAShapeLayer'}}"), ["2:34 misplaced-class"],
      "own layer is a CALayer", help: "sublayers"),
    Case(
      "an unknown key of a layer", scene("\n{class: 'UIView', layer: {cornerRadious: 3}}"),
      ["2:27 unknown-key"], "of CALayer", help: "did you mean 'cornerRadius'?"),
    Case(
      "a frame of a view's own layer", scene("\n{class: 'UIView', layer: {frame: [0, 0, 1, 1]}}"),
      ["2:27 misplaced-key"], "own layer has the frame of its view", help: "sublayers"),
    Case(
      "a mask without a frame", scene("\n{class: 'UIView', autoresizingMask: ['flexibleWidth']}"),
      ["2:37 mask-without-frame"], "does nothing"),
    Case(
      "several errors at once",
      scene("\n{class: 'UIView', alpha: 2,\n subviews: [{class: 'X'},\n {class: 'UIView', a: 1}]}"),
      ["2:26 number-range", "3:21 unknown-class", "4:20 unknown-key"], "alpha"),
    Case(
      "a row with text and content",
      scene("\n{class: 'UITableView', rows: [{contentView: {class: 'UIView'}, text: 'x'}]}"),
      ["2:64 contradiction"], "either a 'contentView' or 'text'"),
    Case(
      "a content view of another class",
      scene("\n{class: 'UITableView', rows: [{contentView: {class: 'UILabel'}}]}"),
      ["2:45 misplaced-class"], "content view is a UIView"),
    Case(
      "rows and sections",
      scene("\n{class: 'UITableView', rows: [], sections: []}"), ["2:44 contradiction"],
      "either 'rows'"),
  ]

  static let ids: [Case] = [
    Case(
      "a bad id", scene("\n{class: 'UIView', id: 'my-card'}"), ["2:23 bad-id"],
      "'my-card' is not an id", help: "letters"),
    Case(
      "a reserved id", scene("\n{class: 'UIView', id: 'superview'}"), ["2:23 bad-id"],
      "means something else"),
    Case(
      "root for another view",
      scene("\n{class: 'UIView', subviews: [{class: 'UIView', id: 'root'}]}"),
      ["2:52 bad-id"], "reserved for the root view"),
    Case(
      "a duplicate id",
      scene("\n{class: 'UIView', id: 'a', subviews: [{class: 'UIView', id: 'a'}]}"),
      ["2:61 duplicate-id"], "the id 'a' is used twice"),
    Case(
      "an unknown arranged id",
      scene(
        "\n{class: 'UIStackView', subviews: [{class: 'UIView', id: 'card'}], arrangedSubviews: ['crad']}"
      ),
      ["2:86 unknown-id"], "'crad'", help: "did you mean 'card'?"),
    Case(
      "an unknown custom spacing",
      scene(
        "\n{class: 'UIStackView', arrangedSubviews: [{class: 'UIView', id: 'card'}],\n customSpacing: {crad: 8}}"
      ),
      ["3:18 unknown-id"], "'crad'", help: "did you mean 'card'?"),
  ]

  static let constraints: [Case] = [
    Case(
      "a position against a number", scene("\n{class: 'UIView', constraints: ['top == 10']}"),
      ["2:34 constraint-position"], "top is a position", help: "top == superview.top + 10"),
    Case(
      "an unknown id",
      scene(
        "\n{class: 'UIView', id: 'card', subviews: [{class: 'UIView',\n constraints: ['top == crad.top']}]}"
      ),
      ["3:24 unknown-id"], "no view has the id 'crad'", help: "did you mean 'card'?"),
    Case(
      "an unknown attribute behind an escape",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['\\u0074op == superview.topp']}]}"
      ),
      ["3:39 unknown-attribute"], "unknown attribute 'topp'", help: "did you mean 'top'?"),
    Case(
      "a size and a position",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['width == superview.top']}]}"
      ),
      ["3:17 constraint-invalid"], "width is a size and top a position"),
    Case(
      "two axes",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['top == superview.left']}]}"
      ),
      ["3:17 constraint-invalid"], "top is vertical and left horizontal"),
    Case(
      "leading and left",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['leading == superview.left']}]}"
      ),
      ["3:17 constraint-invalid"], "reading direction"),
    Case(
      "a position times 0",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['top == superview.top * 0']}]}"
      ),
      ["3:17 constraint-invalid"], "multiplied by 0"),
    Case(
      "itself", scene("\n{class: 'UIView', id: 'a', constraints: ['width == self.width']}"),
      ["2:43 constraint-invalid"], "compared with itself"),
    Case(
      "system spacing of a size",
      scene("\n{class: 'UIView', constraints: ['width == height + system']}"),
      ["2:34 constraint-invalid"], "system spacing"),
    Case(
      "system spacing with a multiplier",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['top == superview.top * 2 + system']}]}"
      ),
      ["3:17 constraint-invalid"], "does not go with a multiplier"),
    Case(
      "the root's superview", scene("\n{class: 'UIView', constraints: ['top == superview.top']}"),
      ["2:41 constraint-invalid"], "the root view has no superview"),
    Case(
      "a guide's baseline",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['firstBaseline == safeArea.firstBaseline']}]}"
      ),
      ["3:34 constraint-invalid"], "a layout guide has no firstBaseline"),
    Case(
      "the content of a plain view",
      scene(
        "\n{class: 'UIView', id: 'card', subviews: [{class: 'UIView',\n constraints: ['top == card.content.top']}]}"
      ),
      ["3:24 constraint-invalid"], "only scroll views"),
    Case(
      "a guide that does not exist",
      scene(
        "\n{class: 'UIView', subviews: [{class: 'UIView',\n constraints: ['top == superview.safearea.top']}]}"
      ),
      ["3:24 unknown-item"], "superview.safearea", help: "'superview.safeArea'"),
    Case(
      "across table rows",
      scene(
        "\n{class: 'UITableView', rows: [{contentView: {class: 'UIView', subviews: [{class: 'UIView', id: 'x'}]}},\n {contentView: {class: 'UIView', subviews: [{class: 'UIView', constraints: ['top == x.top']}]}}]}"
      ),
      ["3:85 constraint-invalid"], "do not share a table row"),
    Case(
      "one string for a list", scene("\n{class: 'UIView', constraints: 'width == 1'}"),
      ["2:32 wrong-type"], "constraints is a list", help: "brackets"),
    Case(
      "an object with an unknown key",
      scene("\n{class: 'UIView', constraints: [{first: 'width', constnat: 3}]}"),
      ["2:50 unknown-key"], "of constraint", help: "did you mean 'constant'?"),
    Case(
      "an object without a second side for a position",
      scene("\n{class: 'UIView', constraints: [{first: 'top', constant: 3}]}"),
      ["2:41 constraint-position"], "top is a position", help: "\"superview.top\""),
    Case(
      "an object whose second side is misspelt",
      scene("\n{class: 'UIView', constraints: [{first: 'width', second: 'self.heigth'}]}"),
      ["2:64 unknown-attribute"], "'heigth'", help: "did you mean 'height'?"),
  ]

  @Test("tells of", arguments: files + canvases + views + ids + constraints)
  func tells(_ c: Case) {
    let messages = messages(of: c.text)
    #expect(messages.map(brief) == c.messages)
    #expect(messages.first?.summary.contains(c.summary) == true, "\(messages.first?.summary ?? "")")
    if let help = c.help {
      #expect(messages.first?.help?.contains(help) == true, "\(messages.first?.help ?? "no help")")
    }
  }

  @Test func messagesEndAtALimit() {
    let views = Array(repeating: "{\"class\": \"X\"}", count: 500).joined(separator: ",\n")
    let messages = messages(of: scene("{\"class\": \"UIView\", \"subviews\": [\(views)]}"))
    #expect(messages.count == SceneLimits.messages + 1)
    #expect(messages.last?.id == "too-many-messages")
  }
}
