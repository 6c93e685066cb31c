import Foundation

/// The title above or below a section of a plain table.
@preconcurrency @MainActor
final class SectionTitleView: UIView {
  enum Kind { case header, footer }

  private let label = UILabel(frame: .zero)
  private let margin: CGFloat

  /// Creates the view of a title.
  ///
  /// - Parameters:
  ///   - title: The text; a footer's wraps.
  ///   - kind: Above or below the section.
  ///   - margin: At the sides, in points.
  init(title: String, kind: Kind, margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    switch kind {
    case .header: label.font = .systemFont(ofSize: 17, weight: .semibold)
    case .footer:
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
    }
    label.text = title
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var className: String { "UITableViewHeaderFooterView" }

  /// The height the title takes with 8 points above and below, in points.
  func height(atWidth width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: max(0, width - 2 * margin), height: 0)).height + 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - 2 * margin)
    let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
    let top = label.numberOfLines == 1 ? bounds.height - height - 4 : 8
    label.frame = CGRect(x: margin, y: max(0, top), width: room, height: height)
  }
}
