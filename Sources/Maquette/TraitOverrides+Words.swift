import Inspection
package import SceneFiles

/// Canvas and traits of a screen, as far as somebody states them.
package typealias ScreenTraits = TraitOverrides

extension TraitOverrides {
  /// Creates overrides from words and numbers, such as a command line's; `nil` states nothing.
  ///
  /// - Parameters:
  ///   - device: A simulator's name.
  ///   - orientation: `portrait` or `landscape`.
  ///   - size: Width and height in points.
  ///   - scale: Pixels per point.
  ///   - safeArea: Top, left, bottom and right in points.
  ///   - appearance: `light` or `dark`.
  ///   - contentSizeCategory: A scene's word, such as `extraLarge`.
  ///   - layoutDirection: `leftToRight` or `rightToLeft`.
  package init(
    device: String?, orientation: String?, size: (width: Double?, height: Double?),
    scale: Double?, safeArea: (top: Double, left: Double, bottom: Double, right: Double)?,
    appearance: String?, contentSizeCategory: String?, layoutDirection: String?
  ) {
    self.init()
    self.device = device
    self.orientation = orientation.flatMap(Orientation.init)
    width = size.width.map { .points($0) }
    height = size.height.map { .points($0) }
    self.scale = scale
    self.safeArea = safeArea.map {
      SceneInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
    self.appearance = appearance.flatMap(Appearance.init)
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection.flatMap(LayoutDirection.init)
  }
}

extension TraitOverrides {
  /// What is stated, as the words of a picture's name, such as `dark` and `iPhone SE`.
  ///
  /// The scale is no word: names end in it anyway.
  package var words: [String] {
    var words: [String] = []
    if let appearance { words.append(appearance.rawValue) }
    if let device { words.append(device) }
    if let orientation { words.append(orientation.rawValue) }
    if width != nil || height != nil { words.append("\(Self.word(width))x\(Self.word(height))") }
    if let safeArea {
      let sides = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
      words.append("safe-" + sides.map(DecimalText.string).joined(separator: "-"))
    }
    if let contentSizeCategory { words.append(contentSizeCategory) }
    if let layoutDirection { words.append(layoutDirection.rawValue) }
    return words
  }

  private static func word(_ side: CanvasSide?) -> String {
    switch side {
    case .points(let points): DecimalText.string(points)
    case .fit: "fit"
    case nil: "auto"
    }
  }
}

extension TraitOverrides {
  /// Whether both ask for the same picture, wherever they are written.
  func isLike(_ other: TraitOverrides) -> Bool {
    var (a, b) = (self, other)
    a.location = nil
    b.location = nil
    return a == b
  }
}
