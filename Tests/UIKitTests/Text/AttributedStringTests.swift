import Canvas
import Foundation
import Testing

@testable import UIKit

@Suite struct AttributedStringTests {
  @Test("UIKit's attributes by their names, and as an NSAttributedString")
  func attributes() {
    var text = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.font = .boldSystemFont(ofSize: 20)
    bold.foregroundColor = .red
    bold.kern = 2
    bold.underlineStyle = .single
    text.append(bold)
    let string = NSAttributedString(text)
    #expect(string.string == "plain bold")
    let pieces = string.runs(in: NSRange(location: 0, length: string.length))
    #expect(
      pieces.map(\.range) == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 4)])
    #expect(pieces[0].attributes.isEmpty)
    #expect(pieces[1].attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(pieces[1].attributes[.foregroundColor] as? UIColor == .red)
    #expect(pieces[1].attributes[.kern] as? CGFloat == 2)
    #expect(pieces[1].attributes[.underlineStyle] as? Int == 1)
  }
}
