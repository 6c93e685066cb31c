import Foundation
import UIKit

extension SceneColor {
  /// As UIKit's colour; its name was checked when it was read.
  var uiColor: UIColor {
    switch self {
    case .named(let name): return UIColor.named(systemName: name) ?? .clear
    case .rgba(let red, let green, let blue, let alpha):
      return UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255)
    case .dynamic(let light, let dark):
      let (bright, dim) = (light.uiColor, dark.uiColor)
      return UIColor { $0.userInterfaceStyle == .dark ? dim : bright }
    }
  }
}

extension SceneFont {
  /// As UIKit's font, a text style in the size that the current traits ask for.
  var uiFont: UIFont {
    let weight = self.weight.flatMap { name in UIFont.Weight.named.first { $0.name == name } }?
      .weight
    let style = textStyle.flatMap { name in
      UIFont.TextStyle.named.first { $0.name == name }
    }?.style
    var font =
      style.map { UIFont.preferredFont(forTextStyle: $0) }
      ?? .systemFont(ofSize: size ?? UIFont.labelFontSize)
    if let size, size != font.pointSize { font = font.withSize(size) }
    var descriptor = font.fontDescriptor
    if let family {
      // A family that nobody has gives no font and says so; the system font stays.
      descriptor = UIFont(name: family, size: font.pointSize)?.fontDescriptor ?? descriptor
    }
    if let design = Self.designs.first(where: { $0.name == design })?.design {
      descriptor = descriptor.withDesign(design) ?? descriptor
    }
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    if let weight { traits[.weight] = weight.rawValue }
    if isItalic { traits[.slant] = 1 as CGFloat }
    if !traits.isEmpty { descriptor = descriptor.addingAttributes([.traits: traits]) }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// UIFontDescriptor.SystemDesign's members.
  static let designs: [(name: String, design: UIFontDescriptor.SystemDesign)] = [
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]
}

extension [SceneTextRun] {
  /// As UIKit's attributed text.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in self {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run.font { attributes[.font] = font.uiFont }
      if let color = run.color { attributes[.foregroundColor] = color.uiColor }
      if let kern = run.kern { attributes[.kern] = CGFloat(kern) }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }
}

extension ScenePath {
  /// As UIKit's path; SVG text was understood when it was read.
  var cgPath: CGPath? {
    switch self {
    case .svg(let text): try? CGPath(svg: text)
    case .rect(let rect): CGPath(rect: rect)
    case .oval(let rect): CGPath(ellipseIn: rect)
    case .roundedRect(let rect, let radius):
      UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
    }
  }
}
