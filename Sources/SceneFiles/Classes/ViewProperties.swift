import UIKit

extension SceneClass {
  /// What every view has.
  static let view = SceneClass(
    "UIView", .view, structure: [.class, .id, .layer, .subviews, .constraints],
    make: { _ in UIView(frame: .zero) },
    [
      .property("frame", .rect) { $0.frame = $1 },
      // Set by the builder once the views have the sizes of the scene's own canvas.
      .property("autoresizingMask", .autoresizingMask, building: { $2.keep($1, for: $0) }),
      .property("isHidden", .bool) { $0.isHidden = $1 },
      .property("alpha", .fraction) { $0.alpha = $1 },
      .property("backgroundColor", .optionalColor) { $0.backgroundColor = $1?.uiColor },
      .property("tintColor", .optionalColor) { $0.tintColor = $1?.uiColor },
      .property("clipsToBounds", .bool) { $0.clipsToBounds = $1 },
      .property("contentMode", .contentMode) { $0.contentMode = $1 },
      .property("layoutMargins", .insets) { $0.layoutMargins = $1.edges },
      .property("directionalLayoutMargins", .directionalInsets) {
        $0.directionalLayoutMargins = $1.directionalEdges
      },
      .property("preservesSuperviewLayoutMargins", .bool) {
        $0.preservesSuperviewLayoutMargins = $1
      },
      .property("insetsLayoutMarginsFromSafeArea", .bool) {
        $0.insetsLayoutMarginsFromSafeArea = $1
      },
      .property("semanticContentAttribute", .semanticContentAttribute) {
        $0.semanticContentAttribute = $1
      },
      .property("contentHuggingPriority", .priorities) {
        $0.setContentHuggingPriority(UILayoutPriority(Float($1.horizontal)), for: .horizontal)
        $0.setContentHuggingPriority(UILayoutPriority(Float($1.vertical)), for: .vertical)
      },
      .property("contentCompressionResistancePriority", .priorities) {
        $0.setContentCompressionResistancePriority(
          UILayoutPriority(Float($1.horizontal)), for: .horizontal)
        $0.setContentCompressionResistancePriority(
          UILayoutPriority(Float($1.vertical)), for: .vertical)
      },
      .property("overrideUserInterfaceStyle", .userInterfaceStyle) {
        $0.overrideUserInterfaceStyle = $1
      },
    ])
}

extension ValueKind where Value == UIView.AutoresizingMask {
  /// UIView.AutoresizingMask's members.
  static let autoresizingMask = options([
    "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
    "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
    "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
  ])
}

extension ValueKind where Value == UISemanticContentAttribute {
  /// UISemanticContentAttribute's members.
  static let semanticContentAttribute = words([
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ])
}

extension ValueKind where Value == UIUserInterfaceStyle {
  /// UIUserInterfaceStyle's members.
  static let userInterfaceStyle = words([
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ])
}

extension ValueKind where Value == UIView.ContentMode {
  /// UIView.ContentMode's members.
  static let contentMode = words([
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension SceneInsets {
  /// As UIKit's insets.
  var edges: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  /// As insets in reading direction, left leading.
  var directionalEdges: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}
