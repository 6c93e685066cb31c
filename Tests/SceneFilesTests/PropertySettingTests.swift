import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// Each property of the tables reaches its object.
@MainActor
@Suite struct PropertySettingTests {
  /// A value for a property, and whether an object has it afterwards.
  struct Sample: Sendable {
    let owner: String
    let property: String
    let json: String
    let holds: @MainActor @Sendable (AnyObject) -> Bool

    init<Target>(
      _ owner: String, _ property: String, _ json: String,
      _ holds: @escaping @MainActor @Sendable (Target) -> Bool
    ) {
      (self.owner, self.property, self.json) = (owner, property, json)
      self.holds = { ($0 as? Target).map(holds) ?? false }
    }
  }

  nonisolated static let samples: [Sample] =
    views + texts + controls + scrolls + layers + controllers

  nonisolated static let views: [Sample] = [
    Sample("UIView", "frame", "[1, 2, 3, 4]") { (v: UIView) in
      v.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
        && v.translatesAutoresizingMaskIntoConstraints
    },
    Sample("UIView", "autoresizingMask", "['flexibleWidth', 'flexibleTopMargin']") { (v: UIView) in
      v.autoresizingMask == [.flexibleWidth, .flexibleTopMargin]
    },
    Sample("UIView", "isHidden", "true") { (v: UIView) in v.isHidden },
    Sample("UIView", "alpha", "0.5") { (v: UIView) in v.alpha == 0.5 },
    Sample("UIView", "backgroundColor", "'#FF000080'") { (v: UIView) in
      v.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    },
    Sample("UIView", "tintColor", "'systemRed'") { (v: UIView) in v.tintColor == .systemRed },
    Sample("UIView", "clipsToBounds", "true") { (v: UIView) in v.clipsToBounds },
    Sample("UIView", "contentMode", "'bottomRight'") { (v: UIView) in
      v.contentMode == .bottomRight
    },
    Sample("UIView", "layoutMargins", "[1, 2, 3, 4]") { (v: UIView) in
      v.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    Sample("UIView", "directionalLayoutMargins", "[1, 2, 3, 4]") { (v: UIView) in
      v.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    Sample("UIView", "preservesSuperviewLayoutMargins", "true") { (v: UIView) in
      v.preservesSuperviewLayoutMargins
    },
    Sample("UIView", "insetsLayoutMarginsFromSafeArea", "false") { (v: UIView) in
      !v.insetsLayoutMarginsFromSafeArea
    },
    Sample("UIView", "semanticContentAttribute", "'forceRightToLeft'") { (v: UIView) in
      v.semanticContentAttribute == .forceRightToLeft
    },
    Sample("UIView", "contentHuggingPriority", "[251, 999.5]") { (v: UIView) in
      v.contentHuggingPriority(for: .horizontal).rawValue == 251
        && v.contentHuggingPriority(for: .vertical).rawValue == 999.5
    },
    Sample("UIView", "contentCompressionResistancePriority", "[1, 1000]") { (v: UIView) in
      v.contentCompressionResistancePriority(for: .horizontal).rawValue == 1
        && v.contentCompressionResistancePriority(for: .vertical) == .required
    },
    Sample("UIView", "overrideUserInterfaceStyle", "'dark'") { (v: UIView) in
      v.overrideUserInterfaceStyle == .dark
    },
    Sample("Placeholder", "intrinsicContentSize", "[10, null]") { (v: Placeholder) in
      v.intrinsicContentSize == CGSize(width: 10, height: -1)
    },
    Sample("Placeholder", "baseline", "[4, 2]") { (v: Placeholder) in
      v.baselines.map { $0 == (4, 2) } == true
    },
    Sample("Placeholder", "alignmentRectInsets", "[1, 2, 3, 4]") { (v: Placeholder) in
      v.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    Sample("Placeholder", "flow", "{count: 3, width: 20, lineHeight: 9}") { (v: Placeholder) in
      v.intrinsicContentSize == CGSize(width: 60, height: 9)
    },
    Sample("UIStackView", "axis", "'vertical'") { (v: UIStackView) in v.axis == .vertical },
    Sample("UIStackView", "distribution", "'equalCentering'") { (v: UIStackView) in
      v.distribution == .equalCentering
    },
    Sample("UIStackView", "alignment", "'bottom'") { (v: UIStackView) in
      v.alignment == .trailing
    },
    Sample("UIStackView", "spacing", "'system'") { (v: UIStackView) in
      v.spacing == UIStackView.spacingUseSystem
    },
    Sample("UIStackView", "isBaselineRelativeArrangement", "true") { (v: UIStackView) in
      v.isBaselineRelativeArrangement
    },
    Sample("UIStackView", "isLayoutMarginsRelativeArrangement", "true") { (v: UIStackView) in
      v.isLayoutMarginsRelativeArrangement
    },
    Sample("UIImageView", "image", "'symbol:star.fill'") { (v: UIImageView) in
      v.image?.isSymbolImage == true
    },
    Sample(
      "UIImageView", "highlightedImage",
      "{symbol: 'star', pointSize: 40, renderingMode: 'alwaysOriginal'}"
    ) { (v: UIImageView) in
      v.highlightedImage?.renderingMode == .alwaysOriginal
        && v.highlightedImage?.size.height ?? 0 > 35
    },
    Sample("UIImageView", "isHighlighted", "true") { (v: UIImageView) in v.isHighlighted },
  ]

  nonisolated static let texts: [Sample] = [
    Sample("UILabel", "text", "'글'") { (v: UILabel) in v.text == "글" },
    Sample("UILabel", "font", "{size: 20, weight: 'heavy', italic: true}") { (v: UILabel) in
      v.font.pointSize == 20 && v.font.fontName == ".SFUI-HeavyItalic"
    },
    Sample("UILabel", "textColor", "{light: 'red', dark: '#00F'}") { (v: UILabel) in
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      return v.textColor.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    },
    Sample("UILabel", "textAlignment", "'justified'") { (v: UILabel) in
      v.textAlignment == .justified
    },
    Sample("UILabel", "numberOfLines", "0") { (v: UILabel) in v.numberOfLines == 0 },
    Sample("UILabel", "lineBreakMode", "'byTruncatingMiddle'") { (v: UILabel) in
      v.lineBreakMode == .byTruncatingMiddle
    },
    Sample("UILabel", "adjustsFontSizeToFitWidth", "true") { (v: UILabel) in
      v.adjustsFontSizeToFitWidth
    },
    Sample("UILabel", "minimumScaleFactor", "0.5") { (v: UILabel) in v.minimumScaleFactor == 0.5 },
    Sample("UILabel", "allowsDefaultTighteningForTruncation", "true") { (v: UILabel) in
      v.allowsDefaultTighteningForTruncation
    },
    Sample("UILabel", "preferredMaxLayoutWidth", "70") { (v: UILabel) in
      v.preferredMaxLayoutWidth == 70
    },
    Sample(
      "UILabel", "attributedText",
      "[{text: 'a', kern: 2}, {text: 'b', color: 'red', font: {size: 9}}]"
    ) { (v: UILabel) in
      let expected = NSMutableAttributedString(string: "a", attributes: [.kern: CGFloat(2)])
      expected.append(
        NSAttributedString(
          string: "b",
          attributes: [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
          ]))
      let (same, plain) = (UILabel(), UILabel())
      same.attributedText = expected
      plain.text = "ab"
      // Foundation cannot compare attributed texts that hold Swift values: sizes tell.
      return v.text == "ab" && v.intrinsicContentSize == same.intrinsicContentSize
        && v.intrinsicContentSize != plain.intrinsicContentSize
    },
    Sample("UILabel", "isEnabled", "false") { (v: UILabel) in !v.isEnabled },
    Sample("UILabel", "highlightedTextColor", "'red'") { (v: UILabel) in
      v.highlightedTextColor == .red
    },
    Sample("UILabel", "isHighlighted", "true") { (v: UILabel) in v.isHighlighted },
    Sample("UILabel", "shadowColor", "'red'") { (v: UILabel) in v.shadowColor == .red },
    Sample("UILabel", "shadowOffset", "[1, -2]") { (v: UILabel) in
      v.shadowOffset == CGSize(width: 1, height: -2)
    },
    Sample("UITextView", "text", "'글'") { (v: UITextView) in v.text == "글" },
    Sample("UITextView", "font", "{textStyle: 'headline'}") { (v: UITextView) in
      v.font?.textStyle == .headline
    },
    Sample("UITextView", "textColor", "'red'") { (v: UITextView) in v.textColor == .red },
    Sample("UITextView", "textAlignment", "'right'") { (v: UITextView) in
      v.textAlignment == .right
    },
    Sample("UITextView", "isEditable", "false") { (v: UITextView) in !v.isEditable },
    Sample("UITextView", "isSelectable", "false") { (v: UITextView) in !v.isSelectable },
    Sample("UITextView", "textContainerInset", "[1, 2, 3, 4]") { (v: UITextView) in
      v.textContainerInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    Sample("UITextView", "attributedText", "[{text: 'a'}]") { (v: UITextView) in
      v.attributedText.string == "a"
    },
  ]

  nonisolated static let controls: [Sample] = [
    Sample("UIControl", "isEnabled", "false") { (v: UIControl) in !v.isEnabled },
    Sample("UIControl", "isSelected", "true") { (v: UIControl) in v.isSelected },
    Sample("UIControl", "isHighlighted", "true") { (v: UIControl) in v.isHighlighted },
    Sample("UIControl", "contentHorizontalAlignment", "'trailing'") { (v: UIControl) in
      v.contentHorizontalAlignment == .trailing
    },
    Sample("UIControl", "contentVerticalAlignment", "'fill'") { (v: UIControl) in
      v.contentVerticalAlignment == .fill
    },
    Sample("UIButton", "type", "'custom'") { (v: UIButton) in
      v.buttonType == .custom && v.titleLabel?.font.pointSize == 18
    },
    Sample("UIButton", "title", "'실행'") { (v: UIButton) in v.currentTitle == "실행" },
    Sample("UIButton", "titleColor", "'red'") { (v: UIButton) in v.currentTitleColor == .red },
    Sample("UIButton", "image", "'symbol:star'") { (v: UIButton) in v.currentImage != nil },
    Sample("UIButton", "backgroundImage", "'symbol:star'") { (v: UIButton) in
      v.currentBackgroundImage != nil
    },
    Sample("UIButton", "font", "{size: 24}") { (v: UIButton) in
      v.titleLabel?.font.pointSize == 24
    },
    Sample("UIButton", "titleLabel", "{numberOfLines: 2, font: {size: 31}}") { (v: UIButton) in
      v.titleLabel?.numberOfLines == 2 && v.titleLabel?.font.pointSize == 31
    },
    Sample("UIButton", "contentEdgeInsets", "[1, 2, 3, 4]") { (v: UIButton) in
      v.contentEdgeInsets.right == 4
    },
    Sample(
      "UIButton", "configuration",
      #"{ "style": "filled", "cornerStyle": "capsule", "contentInsets": [1, 2, 3, 4] }"#
    ) { (v: UIButton) in
      v.configuration?.cornerStyle == .capsule && v.configuration?.contentInsets.trailing == 4
    },
    Sample("UIButton", "titleEdgeInsets", "[1, 2, 3, 4]") { (v: UIButton) in
      v.titleEdgeInsets.right == 4
    },
    Sample("UIButton", "imageEdgeInsets", "[1, 2, 3, 4]") { (v: UIButton) in
      v.imageEdgeInsets.right == 4
    },
  ]

  nonisolated static let scrolls: [Sample] = [
    Sample("UIScrollView", "contentInset", "[1, 2, 3, 4]") { (v: UIScrollView) in
      v.contentInset.bottom == 3
    },
    Sample("UIScrollView", "contentInsetAdjustmentBehavior", "'never'") { (v: UIScrollView) in
      v.contentInsetAdjustmentBehavior == .never
    },
    Sample("UIScrollView", "contentSize", "[10, 20]") { (v: UIScrollView) in
      v.contentSize == CGSize(width: 10, height: 20)
    },
    Sample("UIScrollView", "contentOffset", "[0, 40]") { (v: UIScrollView) in
      v.contentOffset == CGPoint(x: 0, y: 40)
    },
    Sample("UIScrollView", "isScrollEnabled", "false") { (v: UIScrollView) in !v.isScrollEnabled },
    Sample("UIScrollView", "isPagingEnabled", "true") { (v: UIScrollView) in v.isPagingEnabled },
    Sample("UIScrollView", "bounces", "false") { (v: UIScrollView) in !v.bounces },
    Sample("UIScrollView", "alwaysBounceVertical", "true") { (v: UIScrollView) in
      v.alwaysBounceVertical
    },
    Sample("UIScrollView", "alwaysBounceHorizontal", "true") { (v: UIScrollView) in
      v.alwaysBounceHorizontal
    },
    Sample("UIScrollView", "showsVerticalScrollIndicator", "false") { (v: UIScrollView) in
      !v.showsVerticalScrollIndicator
    },
    Sample("UIScrollView", "showsHorizontalScrollIndicator", "false") { (v: UIScrollView) in
      !v.showsHorizontalScrollIndicator
    },
    Sample("UITableView", "style", "'insetGrouped'") { (v: UITableView) in
      v.style == .insetGrouped
    },
    Sample("UITableView", "rowHeight", "50") { (v: UITableView) in v.rowHeight == 50 },
    Sample("UITableView", "separatorStyle", "'none'") { (v: UITableView) in
      v.separatorStyle == UITableViewCell.SeparatorStyle.none
    },
    Sample("UITableView", "separatorColor", "'red'") { (v: UITableView) in
      v.separatorColor == .red
    },
    Sample("UITableView", "separatorInset", "[0, 30, 0, 0]") { (v: UITableView) in
      v.separatorInset.left == 30
    },
  ]

  nonisolated static let layers: [Sample] = [
    Sample("CALayer", "frame", "[1, 2, 3, 4]") { (l: CALayer) in
      l.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
    },
    Sample("CALayer", "isHidden", "true") { (l: CALayer) in l.isHidden },
    Sample("CALayer", "opacity", "0.25") { (l: CALayer) in l.opacity == 0.25 },
    Sample("CALayer", "backgroundColor", "'red'") { (l: CALayer) in
      l.backgroundColor == UIColor.red.cgColor
    },
    Sample("CALayer", "cornerRadius", "7") { (l: CALayer) in l.cornerRadius == 7 },
    Sample("CALayer", "cornerCurve", "'continuous'") { (l: CALayer) in
      l.cornerCurve == .continuous
    },
    Sample("CALayer", "maskedCorners", "['topLeft', 'bottomRight']") { (l: CALayer) in
      l.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    },
    Sample("CALayer", "masksToBounds", "true") { (l: CALayer) in l.masksToBounds },
    Sample("CALayer", "borderWidth", "2") { (l: CALayer) in l.borderWidth == 2 },
    Sample("CALayer", "borderColor", "'red'") { (l: CALayer) in
      l.borderColor == UIColor.red.cgColor
    },
    Sample("CALayer", "shadowColor", "'red'") { (l: CALayer) in
      l.shadowColor == UIColor.red.cgColor
    },
    Sample("CALayer", "shadowOpacity", "0.5") { (l: CALayer) in l.shadowOpacity == 0.5 },
    Sample("CALayer", "shadowOffset", "[0, 3]") { (l: CALayer) in
      l.shadowOffset == CGSize(width: 0, height: 3)
    },
    Sample("CALayer", "shadowRadius", "4") { (l: CALayer) in l.shadowRadius == 4 },
    Sample("CALayer", "shadowPath", "{roundedRect: [0, 0, 20, 10], cornerRadius: 3}") {
      (l: CALayer) in l.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10)
    },
    Sample("CALayer", "zPosition", "3") { (l: CALayer) in l.zPosition == 3 },
    Sample("CAShapeLayer", "path", "'M0 0H14L7 8Z'") { (l: CAShapeLayer) in
      l.path?.boundingBox == CGRect(x: 0, y: 0, width: 14, height: 8)
    },
    Sample("CAShapeLayer", "fillColor", "null") { (l: CAShapeLayer) in l.fillColor == nil },
    Sample("CAShapeLayer", "fillRule", "'evenOdd'") { (l: CAShapeLayer) in
      l.fillRule == .evenOdd
    },
    Sample("CAShapeLayer", "strokeColor", "'red'") { (l: CAShapeLayer) in
      l.strokeColor == UIColor.red.cgColor
    },
    Sample("CAShapeLayer", "lineWidth", "3") { (l: CAShapeLayer) in l.lineWidth == 3 },
    Sample("CAShapeLayer", "lineCap", "'square'") { (l: CAShapeLayer) in l.lineCap == .square },
    Sample("CAShapeLayer", "lineJoin", "'bevel'") { (l: CAShapeLayer) in l.lineJoin == .bevel },
    Sample("CAShapeLayer", "miterLimit", "3") { (l: CAShapeLayer) in l.miterLimit == 3 },
    Sample("CAShapeLayer", "lineDashPattern", "[4, 2]") { (l: CAShapeLayer) in
      l.lineDashPattern?.map(\.doubleValue) == [4, 2]
    },
    Sample("CAShapeLayer", "lineDashPhase", "1") { (l: CAShapeLayer) in l.lineDashPhase == 1 },
    Sample("CAShapeLayer", "strokeStart", "0.1") { (l: CAShapeLayer) in l.strokeStart == 0.1 },
    Sample("CAShapeLayer", "strokeEnd", "0.9") { (l: CAShapeLayer) in l.strokeEnd == 0.9 },
  ]

  nonisolated static let controllers: [Sample] = [
    Sample("UIViewController", "title", "'글'") { (c: UIViewController) in c.title == "글" },
    Sample("UIViewController", "additionalSafeAreaInsets", "[1, 2, 3, 4]") {
      (c: UIViewController) in c.additionalSafeAreaInsets.right == 4
    },
    Sample("UIViewController", "viewRespectsSystemMinimumLayoutMargins", "false") {
      (c: UIViewController) in !c.viewRespectsSystemMinimumLayoutMargins
    },
    Sample("UIViewController", "overrideUserInterfaceStyle", "'dark'") { (c: UIViewController) in
      c.overrideUserInterfaceStyle == .dark
    },
  ]

  @Test func everyPropertyHasASample() {
    let sampled = Self.samples.map { "\($0.owner).\($0.property)" }
    let known = SceneClass.all.flatMap { owner in
      owner.properties.map { "\(owner.name).\($0.name)" }
    }
    #expect(Set(sampled) == Set(known))
    #expect(sampled.count == known.count)
  }

  @Test("reaches its object", arguments: 0..<samples.count)
  func reaches(_ index: Int) throws {
    let sample = Self.samples[index]
    let key = "class: '\(sample.owner)', \(sample.property): \(sample.json)"
    let object: AnyObject?
    switch SceneClass.named(sample.owner)?.role {
    case .layer:
      let text = scene("{class: 'UIView', layer: {sublayers: [{\(key)}]}}")
      object = try SceneBuilder.build(document(text)).root.view.layer.sublayers?.first
    case .controller:
      let text = "{maquette: 1, viewController: {\(key), view: {class: 'UIView'}}}"
      guard case .controller(let controller) = try SceneBuilder.build(document(text)).root else {
        Issue.record("not a controller")
        return
      }
      object = controller
    default:
      let text = scene("{class: 'UIView', subviews: [{\(key)}]}")
      object = try SceneBuilder.build(document(text)).root.view.subviews.first
    }
    #expect(
      sample.holds(try #require(object)), "\(sample.owner).\(sample.property): \(sample.json)")
  }
}
