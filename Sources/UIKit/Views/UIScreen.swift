public import Foundation

/// The screen a picture is made for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen there is.
  public static let main = UIScreen()

  /// Points.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  open internal(set) var scale: CGFloat = 3
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open internal(set) var traitCollection = UITraitCollection.current

  /// Sets the screen up for a picture.
  package func configure(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    traitCollection = traits
  }
}
