import Canvas
import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct AttributedTextTests {
  static let font = UIFont.systemFont(ofSize: 20)

  static func take(_ string: NSAttributedString) -> AttributedText {
    AttributedText(string, font: font, color: .black, traits: .standard)
  }

  @Test("runs carry fonts and lengths, appearances colours and lines")
  func runs() {
    let string = NSMutableAttributedString(string: "plain ")
    string.append(
      NSAttributedString(
        string: "dressed",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 2,
          .baselineOffset: 3.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .backgroundColor: UIColor.blue, .strikethroughStyle: NSNumber(value: 2),
          .strikethroughColor: UIColor.green,
        ]))
    let text = Self.take(string)
    #expect(
      text.runs == [
        TextRun("plain ", font: FontRequest(size: 20)),
        TextRun(
          "dressed", font: FontRequest(size: 30, weight: 700), kern: 2, baselineOffset: 3.5),
      ])
    #expect(text.appearances[0].color == .black)
    #expect(text.appearances[0].underline == nil)
    let dressed = text.appearances[1]
    #expect(dressed.color == Painting.Color(red: 1, green: 0, blue: 0))
    #expect(dressed.background == Painting.Color(red: 0, green: 0, blue: 1))
    #expect(dressed.underline?.color == dressed.color)
    #expect(dressed.strikethrough?.style == .thick)
    #expect(dressed.strikethrough?.color == Painting.Color(red: 0, green: 1, blue: 0))
    #expect(dressed.pointSize == 30)
  }

  @Test("paragraphs end at line breaks and have their own style")
  func paragraphs() {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let string = NSMutableAttributedString(string: "one\ntwo\n")
    string.append(NSAttributedString(string: "three", attributes: [.paragraphStyle: centred]))
    let text = Self.take(string)
    #expect(text.paragraphs.map(\.runs) == [0..<1, 1..<2, 2..<3])
    #expect(text.paragraphs.map(\.style.alignment) == [.natural, .natural, .center])
    #expect(Self.take(NSAttributedString(string: "")).paragraphs.isEmpty)
  }

  @Test("the size of a line is San Francisco's height and the runs' width")
  func size() {
    let size = NSAttributedString(string: "Label", attributes: [.font: Self.font]).size()
    #expect(abs(size.height - 20 * 1.193359375) < 1e-9)
    #expect(size.width > 40 && size.width < 60)
    let two = "Label\nLabel".size(withAttributes: [.font: Self.font])
    #expect(abs(two.height - 2 * size.height) < 1e-9)
    #expect(abs(two.width - size.width) < 1e-9)
    let kerned = "Label".size(withAttributes: [.font: Self.font, .kern: 2])
    #expect(kerned.width > size.width + 7)
    #expect("Label".size(withAttributes: nil).height < 15)
  }

  @Test("a bounding rectangle wraps, and its origin is the baseline unless asked otherwise")
  func boundingRect() {
    let text = "the quick brown fox"
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
    let line = 20 * 1.193359375
    let wrapped = text.boundingRect(
      with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(wrapped.width <= 80)
    #expect(wrapped.height >= 2 * line && wrapped.origin == .zero)
    let single = text.boundingRect(
      with: CGSize(width: 80, height: 0), attributes: attributes, context: nil)
    #expect(abs(single.height - line) < 1e-9 && single.width > 80)
    #expect(abs(single.minY + 20 * 0.9521484375) < 1e-9)
    let cut = text.boundingRect(
      with: CGSize(width: 80, height: 30), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(abs(cut.height - line) < 1e-9)
  }

  @Test("spacing and indents set paragraphs apart")
  func spacing() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.headIndent = 5
    style.firstLineHeadIndent = 5
    let string = NSAttributedString(
      string: "one\ntwo", attributes: [.font: Self.font, .paragraphStyle: style])
    let layout = Self.take(string).layout(in: AttributedText.Limits(width: 100))
    let line = 20 * 1.193359375
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[1].top - (line + 10)) < 1e-9)
    #expect(abs(layout.size.height - (2 * line + 10)) < 1e-9)
    #expect(layout.lines.allSatisfy { $0.x == 5 })
    #expect(layout.lines[1].range == 4..<7)
    #expect(layout.lines[1].runs.map(\.source) == [1])
    #expect(layout.lines[1].runs[0].glyphs[0].cluster == 4)
    let first = Self.take(string).layout(
      in: AttributedText.Limits(width: 100, maximumNumberOfLines: 1))
    #expect(first.lines.count == 1 && first.isTruncated)
  }

  @Test("line heights and alignment reach the typesetter")
  func request() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    style.lineHeightMultiple = 1.5
    style.minimumLineHeight = 10
    style.maximumLineHeight = 50
    style.lineBreakMode = .byTruncatingMiddle
    let text = Self.take(NSAttributedString(string: "x"))
    let request = text.request(for: text.runs[...], style: style, in: AttributedText.Limits())
    #expect(request.alignment == .right && request.lineBreakMode == .byTruncatingMiddle)
    #expect(request.lineSpacing == 4 && request.lineHeightMultiple == 1.5)
    #expect(request.minimumLineHeight == 10 && request.maximumLineHeight == 50)
    let natural = text.request(
      for: text.runs[...], style: .default,
      in: AttributedText.Limits(alignment: .center, isRightToLeft: true))
    #expect(natural.alignment == .center && natural.isRightToLeft)
  }

  @Test("drawn: background, glyphs on the baseline, lines below and through")
  func drawing() throws {
    let items = DrawingRecorder.record(
      size: CGSize(width: 100, height: 50), scale: 2, traits: .standard
    ) {
      "Hi".draw(
        at: CGPoint(x: 10, y: 5),
        withAttributes: [
          .font: Self.font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
          .underlineStyle: NSUnderlineStyle.double.rawValue,
        ])
    }
    #expect(items.count == 4)
    guard case .fill(.box(let box), _) = items[0], case .glyphs(let glyphs) = items[1],
      case .fill(.box(let upper), let color) = items[2], case .fill(.box(let lower), _) = items[3]
    else {
      Issue.record("not what was expected: \(items)")
      return
    }
    #expect(abs(box.rect.minX - 10) < 1e-9 && abs(box.rect.minY - 5) < 1e-9)
    #expect(glyphs.origin.x == 10)
    #expect(abs(glyphs.origin.y - (5 + 20 * 0.9521484375)) < 1e-9)
    #expect(glyphs.run.glyphs.count == 2)
    #expect(color == Painting.Color(red: 1, green: 0, blue: 0))
    #expect(upper.rect.minY > glyphs.origin.y && lower.rect.minY > upper.rect.maxY)
    #expect(abs(upper.rect.width - box.rect.width) < 1e-9)
  }

  @Test("lines that do not fit are left out, or the last one ends in dots")
  func heights() {
    func glyphs(_ options: NSStringDrawingOptions) -> [GlyphItem] {
      DrawingRecorder.record(size: CGSize(width: 90, height: 50), scale: 1, traits: .standard) {
        NSAttributedString(
          string: "the quick brown fox jumps over it", attributes: [.font: Self.font]
        ).draw(
          with: CGRect(x: 0, y: 0, width: 90, height: 50),
          options: [options, .usesLineFragmentOrigin], context: nil)
      }.compactMap { item in
        if case .glyphs(let glyphs) = item { return glyphs }
        return nil
      }
    }
    let plain = glyphs([])
    let dotted = glyphs(.truncatesLastVisibleLine)
    #expect(Set(plain.map(\.origin.y)).count == 2)
    #expect(Set(dotted.map(\.origin.y)).count == 2)
    #expect(plain.last?.run.glyphs.map(\.id) != dotted.last?.run.glyphs.map(\.id))
  }

  @Test("what is not drawn is reported")
  func unsupported() {
    let log = UIKitLogReader()
    log.watch {
      let string = NSMutableAttributedString(
        string: "x", attributes: [.strokeWidth: 2, .expansion: 0.2])
      string.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
      #expect(Self.take(string).runs.map(\.text) == ["x", ""])
    }
    #expect(log.ids == ["text-attribute", "text-attribute", "text-attachment"])
  }

  @Test("paragraph styles are compared and copied by value")
  func styles() {
    let style = NSMutableParagraphStyle()
    #expect(style == .default)
    style.lineSpacing = 3
    #expect(style != .default)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style)
    copy?.lineSpacing = 4
    #expect(style.lineSpacing == 3)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style && other.hash == style.hash)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ko") == .leftToRight)
  }
}
