import Testing

@testable import SceneFiles

/// DESIGN §5: the grammar of constraint strings.
@Suite struct ConstraintGrammarTests {
  struct Good: Sendable, CustomTestStringConvertible {
    let text: String
    /// The constraint as the test prints it.
    let printed: String
    var testDescription: String { text }

    init(_ text: String, _ printed: String) { (self.text, self.printed) = (text, printed) }
  }

  static let good: [Good] =
    [
      Good("width == 120", "width == 120 @1000"),
      Good("height >= 1", "height >= 1 @1000"),
      Good("title.width<=200.5@750", "title.width <= 200.5 @750"),
      Good("width == -5", "width == -5 @1000"),
      Good("height == width", "height == width*1+0 @1000"),
      Good("top == safeArea.top + 10 @750", "top == safeArea.top*1+10 @750"),
      Good("trailing == superview.trailing - 15", "trailing == superview.trailing*1-15 @1000"),
      Good("width == height * 0.5", "width == height*0.5+0 @1000"),
      Good("height == superview.height*.3+8 @ 999.5", "height == superview.height*0.3+8 @999.5"),
      Good("top == a.title.bottom + system", "top == a.title.bottom*1+system @1000"),
      Good("bottom <= margins.bottom - system @250", "bottom <= margins.bottom*1-system @250"),
      Good(
        "a.b.c.leading == root.leading * -1 + 1e2", "a.b.c.leading == root.leading*-1+100 @1000"),
      Good("top == scroll.content.top", "top == scroll.content.top*1+0 @1000"),
      Good(
        "  firstBaseline\t==\nlabel.lastBaseline  ", "firstBaseline == label.lastBaseline*1+0 @1000"
      ),
      Good("edges == superview", "edges superview [0, 0, 0, 0] @1000"),
      Good("edges == safeArea + [1, -2, 3.5, 4] @900", "edges safeArea [1, -2, 3.5, 4] @900"),
      Good("top == superview.top + -4", "top == superview.top*1-4 @1000"),
      Good("width == 10 @0.001", "width == 10 @0.001"),
    ]
    + ConstraintAttribute.allCases.map {
      Good("\($0) == superview.\($0)", "\($0) == superview.\($0)*1+0 @1000")
    }

  @Test("reads", arguments: good)
  func reads(_ c: Good) throws {
    #expect(Self.printed(try ConstraintParser.parse(c.text)) == c.printed)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let text: String
    /// The UTF-8 offset of the error.
    let offset: Int
    let summary: String
    let help: String?
    var testDescription: String { text.isEmpty ? "nothing" : text }

    init(_ text: String, _ offset: Int, _ summary: String, help: String? = nil) {
      (self.text, self.offset, self.summary, self.help) = (text, offset, summary, help)
    }
  }

  static let bad: [Bad] = [
    Bad("", 0, "the constraint ends where an attribute is expected"),
    Bad("top", 3, "the constraint ends where ==, <= or >= is expected"),
    Bad("top ==", 6, "the constraint ends where an attribute or a number is expected"),
    Bad("top = superview.top", 4, "'=' is not a relation", help: "write =="),
    Bad("top < superview.top", 4, "'<' is not a relation", help: "write <="),
    Bad("top => superview.top", 4, "'=>' is not a relation", help: "write >="),
    Bad("top != 3", 4, "'!' does not belong in a constraint"),
    Bad(
      "top == 10", 0, "top is a position and needs an attribute to be measured from",
      help: "top == superview.top + 10"),
    Bad(
      "trailing <= -10 @750", 0,
      "trailing is a position and needs an attribute to be measured from",
      help: "trailing <= superview.trailing - 10"),
    Bad(
      "title.centerX == 0", 0, "centerX is a position and needs an attribute to be measured from",
      help: "title.centerX == superview.centerX"),
    Bad(
      "firstBaseline == 20", 0,
      "firstBaseline is a position and needs an attribute to be measured from",
      help: "firstBaseline == superview.top + 20"),
    Bad("tpo == superview.top", 0, "unknown attribute 'tpo'", help: "did you mean 'top'?"),
    Bad("top == superview.botom", 17, "unknown attribute 'botom'", help: "did you mean 'bottom'?"),
    Bad(
      "top == superview", 7, "'superview' is an item and needs one of its attributes",
      help: "write superview.top, superview.leading, …"),
    Bad(
      "top == card.safeArea", 12, "'safeArea' is an item and needs one of its attributes",
      help: "write safeArea.top, safeArea.leading, …"),
    Bad(
      "leading == superview.leadingMargin", 21, "unknown attribute 'leadingMargin'",
      help: "write margins.leading"),
    Bad(
      "width == superview.width / 2", 25, "a constraint has no '/'", help: "multiply instead: * 0.5"
    ),
    Bad(
      "width == 2 * height", 11, "a multiplier stands behind its attribute",
      help: "write width == height * 2"),
    Bad(
      "width == height + 8 * 2", 20, "the multiplier stands before the constant",
      help: "write width == superview.width * 0.5 + 8"),
    Bad(
      "width == 120pt", 9, "'120pt' is not a number",
      help: "lengths are in points, written without a unit"),
    Bad("width == 1e999", 9, "1e999 is too large a number"),
    Bad("width == 99999999999", 9, "99999999999 is too large a number"),
    Bad("width == 100 @0", 14, "a priority is more than 0", help: LayoutPriority.help),
    Bad("width == 100 @-5", 14, "a priority is more than 0", help: LayoutPriority.help),
    Bad("width == 100 @1001", 14, "a priority is at most 1000", help: LayoutPriority.help),
    Bad(
      "width == 100 @required", 14, "'required' stands where a priority is expected",
      help: "write @1000"),
    Bad("width == 100 @", 14, "the constraint ends where a priority is expected"),
    Bad("width == 100 200", 13, "'200' stands where the end is expected"),
    Bad("width == height height", 16, "'height' stands where the end is expected"),
    Bad("width == height *", 17, "the constraint ends where a multiplier is expected"),
    Bad("top == superview.top + ten", 23, "'ten' stands where a number or 'system' is expected"),
    Bad(
      "edges == superview + 10", 21, "'10' stands where '[' is expected",
      help: "write + [10, 10, 10, 10]: top, left, bottom, right"),
    Bad(
      "edges == superview - [1,2,3,4]", 19, "'-' stands where '+' is expected",
      help: "insets count inwards; write negative ones as + [-8, …]"),
    Bad(
      "edges == superview + [1, 2]", 26, "']' stands where ',' is expected",
      help: "four insets: top, left, bottom, right"),
    Bad(
      "edges == superview.edges", 9, "edges are compared with an item",
      help: "write edges == superview"),
    Bad("edges >= superview", 6, "'>=' stands where == is expected"),
    Bad("a..top == b.top", 2, "a name is expected after '.'"),
    Bad("a.1b == b.top", 2, "a name is expected after '.'"),
    Bad("글.top == 1", 0, "'글' does not belong in a constraint"),
  ]

  @Test("refuses", arguments: bad)
  func refuses(_ c: Bad) {
    #expect {
      try ConstraintParser.parse(c.text)
    } throws: { error in
      guard let error = error as? ConstraintSyntaxError else { return false }
      #expect(error.offset == c.offset)
      #expect(error.summary == c.summary)
      if let help = c.help { #expect(error.help == help) }
      return true
    }
  }

  /// A constraint on one line.
  static func printed(_ expression: ConstraintExpression) -> String {
    func side(_ side: ConstraintExpression.Side) -> String {
      (side.item.map { $0.text + "." } ?? "") + side.attribute.rawValue
    }
    func signed(_ number: Double) -> String { (number < 0 ? "-" : "+") + written(abs(number)) }
    let claim: String
    switch expression.claim {
    case .relation(let first, let relation, let second, let multiplier, let constant):
      let left = "\(side(first)) \(relation.rawValue) "
      switch (second, constant) {
      case (nil, .points(let value)): claim = left + written(value)
      case (nil, .system): claim = left + "system"
      case (let second?, .points(let value)):
        claim = left + "\(side(second))*\(written(multiplier))\(signed(value))"
      case (let second?, .system(let isNegative)):
        claim = left + "\(side(second))*\(written(multiplier))\(isNegative ? "-" : "+")system"
      }
    case .edges(let first, let second, let insets):
      claim =
        "\(first.map { $0.text + "." } ?? "")edges \(second.text) "
        + "[\(insets.map { written($0) }.joined(separator: ", "))]"
    }
    return "\(claim) @\(written(expression.priority))"
  }
}
