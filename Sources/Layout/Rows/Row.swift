import Cassowary

/// One linear condition for the solver, with what messages need to say about it.
struct Row {
  /// What cannot change without replacing the row in the solver.
  struct Shape: Hashable {
    var terms: [Term]
    var relation: Cassowary.Relation
    var priority: Float
    /// Order among rows of one priority: the row of rank 0 gives way first (SV-70).
    var rank: Int
  }

  var shape: Shape
  /// The constant of the expression that is compared with 0; points.
  var constant: Double
  var equation: RowEquation
  var identifier: RowIdentifier

  var isRequired: Bool { shape.priority >= 1000 }

  /// Whether a row without any unknown left in it cannot hold.
  var isImpossible: Bool {
    guard isRequired, shape.terms.isEmpty else { return false }
    return switch shape.relation {
    case .equal: abs(constant) > 1e-6
    case .lessThanOrEqual: constant > 1e-6
    case .greaterThanOrEqual: constant < -1e-6
    }
  }
}

/// What a row is for: UIKit's identifiers where UIKit has one.
enum RowIdentifier: String {
  case constraint = "NSLayoutConstraint"
  case autoresizing = "NSAutoresizingMaskLayoutConstraint"
  case encapsulatedLeft = "UIView-Encapsulated-Layout-Left"
  case encapsulatedTop = "UIView-Encapsulated-Layout-Top"
  case encapsulatedWidth = "UIView-Encapsulated-Layout-Width"
  case encapsulatedHeight = "UIView-Encapsulated-Layout-Height"
  case guide = "UIView-Guide"
  case readableWidth = "UIView-Readable-Width"
  case scrollContent = "UIScrollView-Content"
  case contentHugging = "NSContentSizeLayoutConstraint-Hug"
  case compressionResistance = "NSContentSizeLayoutConstraint-CompressionResistance"
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case hiddenSpacing = "UISV-spacing-hidden"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case distributingEdge = "UISV-distributing-edge"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
  case orderingFit = "UISV-ordering-fit"
  /// The order among items that nothing gives a length (SV-71).
  case roomOrder = "UISV-room-order"
  /// The place of an item that nothing places (AL-35).
  case loosePosition = "loose-position"
  case fittingSize = "fitting-size"

  /// The order in which rows the engine made give way, where no constraint is in a set (AL-33).
  var endurance: Int {
    switch self {
    case .hiding: 3
    case .encapsulatedLeft, .encapsulatedTop, .encapsulatedWidth, .encapsulatedHeight,
      .autoresizing, .fittingSize:
      2
    case .guide, .readableWidth, .scrollContent: 1
    default: 0
    }
  }
}
