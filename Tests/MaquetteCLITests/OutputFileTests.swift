import Diagnostics
import Foundation
import Maquette
import Testing

@testable import MaquetteCLI

@Suite struct OutputFileTests {
  @Test("a file is replaced as a whole and nothing else is left")
  func replaces() throws {
    try TemporaryFolder.with { folder in
      try OutputFile.write(Data("old".utf8), to: folder + "/x.png")
      try OutputFile.write(Data("new".utf8), to: folder + "/x.png")
      #expect(try String(contentsOfFile: folder + "/x.png", encoding: .utf8) == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.png"])
    }
  }

  @Test("a symbolic link stays one")
  func link() throws {
    try TemporaryFolder.with { folder in
      try OutputFile.write(Data("old".utf8), to: folder + "/x.png")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.png", withDestinationPath: "x.png")
      try OutputFile.write(Data("new".utf8), to: folder + "/link.png")
      #expect(try String(contentsOfFile: folder + "/x.png", encoding: .utf8) == "new")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.png") == "x.png")
    }
  }

  @Test("a device is written, not replaced")
  func device() throws {
    try OutputFile.write(Data("gone".utf8), to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("a missing folder is named with the way out")
  func missingFolder() throws {
    try TemporaryFolder.with { folder in
      let error = #expect(throws: InputError.self) {
        try OutputFile.write(Data(), to: folder + "/no/x.png")
      }
      #expect(
        error?.diagnostics.first?.summary
          == "\(folder)/no/x.png cannot be written: no such file or folder")
      #expect(error?.diagnostics.first?.help == "make the folder first: mkdir -p \(folder)/no")
    }
  }

  @Test("a folder is no file")
  func folder() throws {
    try TemporaryFolder.with { folder in
      #expect(throws: InputError.self) { try OutputFile.write(Data(), to: folder) }
    }
  }
}
