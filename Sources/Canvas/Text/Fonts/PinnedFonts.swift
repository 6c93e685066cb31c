/// The font files that pictures are made with, and the Debian packages they come in.
///
/// Files are named one by one and opened when first needed: nothing else that is installed on
/// the machine can reach a picture, and a run that shows Latin text never touches the others.
enum PinnedFonts {
  /// One file of the pinned set.
  struct File: Hashable, Sendable {
    let path: String
    let package: String
  }

  static let interRoman = inter("Inter-roman.var.ttf")
  static let interItalic = inter("Inter-italic.var.ttf")
  static let interDisplayRoman = inter("InterDisplay-roman.var.ttf")
  static let interDisplayItalic = inter("InterDisplay-italic.var.ttf")
  static let cjkRegular = cjk("NotoSansCJK-Regular.ttc")
  static let cjkBold = cjk("NotoSansCJK-Bold.ttc")
  static let colorEmoji = File(
    path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
  static let mono = dejavu("DejaVuSansMono.ttf")
  static let monoBold = dejavu("DejaVuSansMono-Bold.ttf")

  /// A file of Debian's fonts-noto-core.
  static func noto(_ name: String) -> File {
    File(path: "/usr/share/fonts/truetype/noto/Noto\(name).ttf", package: "fonts-noto-core")
  }

  /// The files that the system fonts are made of, in the order `doctor` lists them.
  static let systemFiles = [
    interRoman, interItalic, interDisplayRoman, interDisplayItalic, cjkRegular, cjkBold,
    colorEmoji, mono, monoBold, noto("Serif-Regular"), noto("Serif-Bold"), noto("Serif-Italic"),
    noto("Serif-BoldItalic"),
  ]

  /// The upright and bold faces for scripts that the files above do not cover.
  static let scriptFiles = ScriptFallback.fileNames.map(noto)

  static let all = systemFiles + scriptFiles

  private static func inter(_ name: String) -> File {
    File(path: "/usr/share/fonts/truetype/inter-vf/\(name)", package: "fonts-inter-variable")
  }

  private static func cjk(_ name: String) -> File {
    File(path: "/usr/share/fonts/opentype/noto/\(name)", package: "fonts-noto-cjk")
  }

  private static func dejavu(_ name: String) -> File {
    File(path: "/usr/share/fonts/truetype/dejavu/\(name)", package: "fonts-dejavu-core")
  }
}
