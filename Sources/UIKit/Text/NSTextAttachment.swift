public import Foundation

/// An image in text; kept, but left out of what is drawn.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?
  /// Where the image goes, from the baseline, in points; y grows upwards.
  open var bounds = CGRect.zero

  /// Creates an attachment without image.
  public override init() {}

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// Creates text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
