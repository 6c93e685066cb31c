import Foundation
import UIKit

/// A view of a natural size, with or without baselines.
@MainActor
func box(
  _ width: CGFloat?, _ height: CGFloat?, id: String? = nil,
  baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? = nil
) -> Placeholder {
  let view = Placeholder(frame: .zero)
  view.natural = (width, height)
  view.baselines = baselines
  view.accessibilityIdentifier = id
  return view
}

/// A root of a size, at two pixels a point, whatever traits are current.
@MainActor
func root(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.rootTraits = UITraitCollection(displayScale: scale)
  return view
}

/// Ties a view to all edges of its superview, less a distance.
@MainActor
func pin(_ view: UIView, to superview: UIView, inset: CGFloat = 0) {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
  ])
}
