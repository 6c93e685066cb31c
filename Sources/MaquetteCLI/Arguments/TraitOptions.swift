import Diagnostics
import Maquette

/// What the command line says about the screen; `nil` leaves the scene's own word.
struct TraitOptions: Equatable, Sendable {
  enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }
  enum Appearance: String, CaseIterable, Sendable { case light, dark }
  enum Direction: String, CaseIterable, Sendable { case leftToRight, rightToLeft }
  enum Release: String, CaseIterable, Sendable {
    case ios17 = "17"
    case ios18 = "18"
    case ios26 = "26"
  }
  enum ContentSize: String, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// A side of the canvas.
  enum Side: Equatable, Sendable {
    /// The scene's or the device's own.
    case auto
    /// In points.
    case points(Double)
  }

  /// Insets in points.
  struct Insets: Equatable, Sendable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
  }

  /// The name as typed; the devices' table decides.
  var device: String?
  var orientation: Orientation?
  var width: Side = .auto
  var height: Side = .auto
  /// Pixels per point.
  var scale: Double?
  var safeArea: Insets?
  var appearance: Appearance?
  var contentSize: ContentSize?
  var direction: Direction?
  /// A colour as a scene writes it, or `none`.
  var background: String?
  var release: Release?
  var scene: String?
  var variant: String?

  /// What `--variant` calls the scene itself.
  static let plainVariant = "plain"

  /// The largest side of a canvas, in pixels; Cairo's limit.
  static let largestSide = 32_767.0

  init() {}

  /// Reads the trait options.
  ///
  /// - Throws: ``UsageError`` for a value that makes no sense by itself or with another.
  init(_ arguments: Arguments) throws(UsageError) {
    device = arguments.text(.device)
    orientation = try arguments.choice(.orientation)
    scale = try arguments.number(.scale, in: 0.1...10)
    safeArea = try Self.insets(arguments)
    appearance = try arguments.choice(.appearance)
    contentSize = try arguments.choice(.contentSize)
    direction = try Self.direction(arguments)
    background = arguments.text(.background)
    release = try arguments.choice(.ios)
    scene = arguments.text(.scene)
    variant = arguments.text(.variant)
    try readSize(arguments)
  }

  private static func direction(_ arguments: Arguments) throws(UsageError) -> Direction? {
    switch arguments.text(.direction) {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: try arguments.choice(.direction)
    }
  }

  private static func insets(_ arguments: Arguments) throws(UsageError) -> Insets? {
    guard let text = arguments.text(.safeArea) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4 else {
      throw .badValue(
        text, of: .safeArea, wanted: "top, left, bottom and right, such as 59,0,34,0")
    }
    func side(_ index: Int) throws(UsageError) -> Double {
      try NumberText.number(parts[index], of: .safeArea, in: 0...largestSide)
    }
    return Insets(top: try side(0), left: try side(1), bottom: try side(2), right: try side(3))
  }

  private mutating func readSize(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.text(.size) else { return }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .badValue(
        text, of: .size, wanted: "width and height in points, such as 390x844 or 390xauto")
    }
    func side(_ text: Substring) throws(UsageError) -> Side {
      if text == "auto" { return .auto }
      let points = try NumberText.number(text, of: .size, in: 0...Self.largestSide)
      guard points > 0 else { throw .badValue(String(text), of: .size, wanted: "sides above 0") }
      guard points * (scale ?? 1) <= Self.largestSide else {
        throw UsageError(
          "a side of \(text) points at \(scale ?? 1) pixels per point is more than 32767 pixels",
          help: "give a smaller --size or --scale")
      }
      return .points(points)
    }
    width = try side(parts[0])
    height = try side(parts[1])
  }
}

extension TraitOptions {
  /// The options as overrides of a scene's own canvas and traits.
  var overrides: ScreenTraits {
    ScreenTraits(
      device: device, orientation: orientation?.rawValue,
      size: (width: width.points, height: height.points), scale: scale,
      safeArea: safeArea.map { ($0.top, $0.left, $0.bottom, $0.right) },
      appearance: appearance?.rawValue, contentSizeCategory: contentSize?.rawValue,
      layoutDirection: direction?.rawValue)
  }

  /// What the options say of a screen besides its traits.
  var setting: SceneInput.Setting {
    SceneInput.Setting(background: background, release: release.flatMap { Int($0.rawValue) })
  }

  /// What is accepted but not, or not wholly, honoured.
  var remarks: [Diagnostic] {
    guard let release, release != .ios18 else { return [] }
    return [
      Diagnostic(
        .warning, id: "ios-metrics",
        "--ios \(release.rawValue) changes system colours only; metrics and controls are iOS 18's",
        help: "see docs/unsupported.md")
    ]
  }
}

extension TraitOptions.Side {
  /// The length; `nil` for the scene's own.
  fileprivate var points: Double? {
    switch self {
    case .auto: nil
    case .points(let points): points
    }
  }
}
