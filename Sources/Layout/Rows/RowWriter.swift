import Cassowary

/// Writes the rows of one source and notes which items it looked at.
struct RowWriter {
  let engine: LayoutEngine
  let source: RowSource
  /// Whether leading is right in the rows written next (AL-6).
  var isRightToLeft = false
  private(set) var rows: [Row] = []
  private var terms: [Term] = []
  private var constant = 0.0

  init(_ engine: LayoutEngine, for source: RowSource) {
    self.engine = engine
    self.source = source
  }

  /// The record of an item, noted as read.
  func read(_ id: ItemID) -> ItemNode {
    let node = engine.node(id)
    node.geometryReaders.insert(source)
    return node
  }

  /// Writes `first (relation) multiplier · second + constant`.
  mutating func write(
    _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000, rank: Int = 0, as identifier: RowIdentifier
  ) {
    begin()
    add(first)
    if let second { add(second, times: -multiplier) }
    add(constant: -constant)
    finish(
      RowEquation(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant, priority: priority),
      rank: rank, as: identifier)
  }

  /// Starts a row that ``add(_:times:)`` and ``add(constant:)`` fill.
  mutating func begin() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Closes the row that was begun: what was added, compared with 0 as the equation says.
  mutating func finish(_ equation: RowEquation, rank: Int = 0, as identifier: RowIdentifier) {
    terms.removeAll { abs($0.coefficient) < 1e-12 }
    let relation: Cassowary.Relation =
      switch equation.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let shape = Row.Shape(
      terms: terms, relation: relation, priority: equation.priority, rank: rank)
    rows.append(
      Row(shape: shape, constant: constant, equation: equation, identifier: identifier))
  }

  /// Adds a number to the expression.
  mutating func add(constant value: Double) { constant += value }

  /// Adds an unknown to the expression.
  mutating func add(_ variable: Variable, times factor: Double) {
    // Rows have few terms: a search is faster than a table.
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += factor
      return
    }
    terms.append(Term(variable: variable, coefficient: factor))
  }

  /// Adds an anchor's value; leading and trailing count in reading direction (AL-6).
  mutating func add(_ anchor: Anchor, times factor: Double = 1) {
    let node = anchor.node
    switch anchor.part {
    case .whole:
      add(anchor.attribute, of: node, inset: node.item.alignmentRectInsets, times: factor)
    case .margins:
      add(anchor.attribute, of: node, inset: node.item.layoutMargins, times: factor)
    case .inset(let insets):
      add(anchor.attribute, of: node, inset: insets, times: factor)
    case .spanner, .gap:
      preconditionFailure("a stack resolves its own guides")
    }
  }

  /// Adds an edge, centre or size of the frame less `inset`, or a baseline.
  private mutating func add(
    _ attribute: Attribute, of node: ItemNode, inset: Insets, times f: Double
  ) {
    switch attribute {
    case .left:
      addFrame(.left, of: node, times: f)
      constant += f * inset.left
    case .right:
      addFrame(.left, of: node, times: f)
      addFrame(.width, of: node, times: f)
      constant -= f * inset.right
    case .top:
      addFrame(.top, of: node, times: f)
      constant += f * inset.top
    case .bottom:
      addFrame(.top, of: node, times: f)
      addFrame(.height, of: node, times: f)
      constant -= f * inset.bottom
    case .width:
      addFrame(.width, of: node, times: f)
      constant -= f * (inset.left + inset.right)
    case .height:
      addFrame(.height, of: node, times: f)
      constant -= f * (inset.top + inset.bottom)
    case .centerX:
      addFrame(.left, of: node, times: f)
      addFrame(.width, of: node, times: f / 2)
      constant += f * (inset.left - inset.right) / 2
    case .centerY:
      addFrame(.top, of: node, times: f)
      addFrame(.height, of: node, times: f / 2)
      constant += f * (inset.top - inset.bottom) / 2
    case .leading:
      // Reading direction runs to the left, so that constants and gaps need no case of their own.
      if isRightToLeft {
        add(.right, of: node, inset: inset, times: -f)
      } else {
        add(.left, of: node, inset: inset, times: f)
      }
    case .trailing:
      if isRightToLeft {
        add(.left, of: node, inset: inset, times: -f)
      } else {
        add(.right, of: node, inset: inset, times: f)
      }
    case .firstBaseline, .lastBaseline:
      addBaseline(attribute, of: node, times: f)
    }
  }

  /// Adds a baseline; an item without text has its top or bottom there (AL-4).
  private mutating func addBaseline(_ attribute: Attribute, of node: ItemNode, times f: Double) {
    let carrier = engine.baselineItem(of: node, attribute, for: source)
    let inset = carrier.item.alignmentRectInsets
    if attribute == .firstBaseline {
      add(.top, of: carrier, inset: inset, times: f)
      constant += f * (carrier.item.firstBaseline ?? 0)
    } else {
      add(.bottom, of: carrier, inset: inset, times: f)
      constant -= f * (carrier.item.lastBaseline ?? 0)
    }
  }

  /// The unknowns of a frame.
  enum FramePart {
    case left, top, width, height
  }

  /// Adds an unknown of a frame; a guide's is its owner's with a constant.
  mutating func addFrame(_ part: FramePart, of node: ItemNode, times f: Double) {
    if case .inset(let insets) = node.item.placement, let parent = node.item.parent {
      addFrame(part, of: read(parent), times: f)
      switch part {
      case .left: constant += f * insets.left
      case .top: constant += f * insets.top
      case .width: constant -= f * (insets.left + insets.right)
      case .height: constant -= f * (insets.top + insets.bottom)
      }
      return
    }
    let unknowns = engine.unknowns(of: node)
    switch part {
    case .left: add(unknowns.left, times: f)
    case .top: add(unknowns.top, times: f)
    case .width: add(unknowns.width, times: f)
    case .height: add(unknowns.height, times: f)
    }
  }
}
