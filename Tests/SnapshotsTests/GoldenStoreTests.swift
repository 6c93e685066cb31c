import Canvas
import Foundation
import Inspection
import Testing

@testable import Snapshots

@Suite struct GoldenStoreTests {
  /// A folder of its own for each test, removed at the end.
  final class Workplace {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "maquette-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func store(_ mode: RecordMode) -> GoldenStore {
      GoldenStore(
        folder: "\(path)/Snapshots", report: ReportFolder(path: "\(path)/report"), mode: mode)
    }

    /// All files below, by their path, sorted.
    var files: [String] {
      (FileManager.default.subpaths(atPath: path) ?? []).filter { name in
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return attributes?[.type] as? FileAttributeType == .typeRegular
      }.sorted()
    }

    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }

    func put(_ bytes: [UInt8], _ name: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }

    /// A time stamp long ago, which only writing changes.
    func age(_ name: String) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: "\(path)/\(name)"
      )
    }

    func isUntouched(_ name: String) throws -> Bool {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      return attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000)
    }

    func message(_ result: SnapshotResult) -> String {
      result.message.replacingOccurrences(of: path + "/", with: "")
    }
  }

  static let id = SnapshotID(name: "scenes/card", scale: 2)
  static let golden = "Snapshots/scenes/card@2x.png"
  static let reportFiles = ["actual.png", "diff.png", "expected.png", "json"].map {
    "report/scenes/card@2x.\($0)"
  }
  static let dot: [(Int, Int, UInt32)] = [(40, 44, 0xFF00_0000)]

  // MARK: Recording

  @Test("SNAP-06: the first run here writes the picture and fails, the second passes")
  func missingMode() throws {
    let place = try Workplace()
    let first = place.store(.missing).check(Sample.snapshot(), id: Self.id)
    #expect(first.verdict == .recorded(isFirst: true) && !first.isSuccess)
    #expect(
      place.message(first) == """
        Snapshots/scenes/card@2x.png did not exist; it was written now, and this case fails once
        help: look at it, then run again
        """)
    #expect(place.files == [Self.golden])
    let second = place.store(.missing).check(Sample.snapshot(), id: Self.id)
    #expect(second.verdict == .passed && second.isSuccess)
    #expect(place.files == [Self.golden])
  }

  @Test("SNAP-05: where CI is set both runs fail and no golden appears")
  func neverMode() throws {
    let place = try Workplace()
    let mode = try #require(RecordMode.resolve(environment: ["CI": "true"]))
    for _ in 1...2 {
      let result = place.store(mode).check(Sample.snapshot(), id: Self.id)
      #expect(result.verdict == .failed(.missing) && !result.isSuccess)
      #expect(
        place.message(result) == """
          Snapshots/scenes/card@2x.png does not exist, and nothing is recorded here
            actual      report/scenes/card@2x.actual.png
          help: maquette accept scenes/card@2x   if this is intended
          """)
      #expect(place.files == ["report/scenes/card@2x.actual.png", "report/scenes/card@2x.json"])
    }
  }

  @Test("SNAP-08: what has not changed is not written again")
  func unchanged() throws {
    let place = try Workplace()
    // The right pixels in a file of another origin, with chunks of its own.
    let plain = PNG.encode(Sample.picture(320, 240), scale: 2, effort: .fast)
    let extra = PNG.encode(
      Sample.picture(320, 240), scale: 2, text: [PNG.Text(keyword: "Comment", text: "by hand")],
      effort: .fast)
    for bytes in [plain, extra] {
      try place.put(bytes, Self.golden)
      try place.age(Self.golden)
      for mode in RecordMode.allCases {
        let result = place.store(mode).check(Sample.snapshot(), id: Self.id)
        #expect(result.verdict == .passed && result.isSuccess)
        #expect(place.message(result) == "Snapshots/scenes/card@2x.png is unchanged")
        #expect(try place.isUntouched(Self.golden))
        #expect(try place.bytes(Self.golden) == bytes)
      }
    }
  }

  @Test("SNAP-20: only what failed is recorded")
  func failedMode() throws {
    let place = try Workplace()
    let ids = (0..<10).map { SnapshotID(name: "case\($0)", scale: 2) }
    for id in ids { _ = place.store(.all).check(Sample.snapshot(), id: id) }
    let before = try place.files.map { try place.bytes($0) }
    for file in place.files { try place.age(file) }
    for (index, id) in ids.enumerated() {
      let result = place.store(.failed).check(
        Sample.snapshot(marks: index == 4 ? Self.dot : []), id: id)
      #expect(result.verdict == (index == 4 ? .recorded(isFirst: false) : .passed))
      #expect(result.isSuccess)
    }
    for (index, file) in place.files.enumerated() {
      #expect(try place.isUntouched(file) == (index != 4))
      #expect(try (place.bytes(file) == before[index]) == (index != 4))
    }
  }

  @Test func allRecordsAnotherDumpOrFingerprintToo() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var moved = Sample.card
    moved.views[2].frame.origin.y = 22
    let dump = place.store(.all).check(Sample.snapshot(tree: moved), id: Self.id)
    #expect(dump.verdict == .recorded(isFirst: false))
    let other = Fingerprint([Fingerprint.Entry("maquette", "0.2.0")])
    let fingerprint = place.store(.all).check(
      Sample.snapshot(tree: moved, fingerprint: other), id: Self.id)
    #expect(fingerprint.verdict == .recorded(isFirst: false))
    let golden = try Golden(place.bytes(Self.golden))
    #expect(golden.fingerprint == other)
    #expect(golden.tree?.views[2].frame.origin.y == 22)
    #expect(golden.file.scale == 2)
  }

  @Test func toleratedDifferencesAreNotRecordedAsFailed() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    try place.age(Self.golden)
    var store = place.store(.failed)
    store.tolerance = Tolerance(channelDifference: 0, connectedArea: 1)
    #expect(store.check(Sample.snapshot(marks: Self.dot), id: Self.id).verdict == .passed)
    #expect(try place.isUntouched(Self.golden))
  }

  @Test("SNAP-15: two tests cannot use one name")
  func nameTaken() throws {
    let place = try Workplace()
    let store = place.store(.missing)
    _ = store.check(Sample.snapshot(), id: Self.id, owner: "Suite.a")
    let before = try place.bytes(Self.golden)
    let second = store.check(Sample.snapshot(marks: Self.dot), id: Self.id, owner: "Suite.b")
    #expect(second.verdict == .failed(.nameTaken) && !second.isSuccess)
    #expect(
      second.message == """
        the snapshot name scenes/card@2x is used by Suite.a and by Suite.b
        help: give one of them another name
        """)
    #expect(try place.bytes(Self.golden) == before)
    let again = store.check(Sample.snapshot(), id: Self.id, owner: "Suite.a")
    #expect(again.verdict == .passed, "the same test may ask again")
  }

  // MARK: Failing

  @Test("SNAP-16: a failure leaves three pictures under names known beforehand")
  func differs() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    let result = place.store(.missing).check(Sample.snapshot(marks: Self.dot), id: Self.id)
    #expect(result.verdict == .failed(.pixels))
    #expect(
      place.message(result) == """
        Snapshots/scenes/card@2x.png differs: 1 of 76 800 pixels (under 0.01 %), \
        largest channel difference 255, inside (40, 44) 1×1 px — title label
          accepted    Snapshots/scenes/card@2x.png
          actual      report/scenes/card@2x.actual.png      difference  report/scenes/card@2x.diff.png
        help: maquette accept scenes/card@2x   if this is intended
        """)
    #expect(place.files == [Self.golden] + Self.reportFiles)
    #expect(try place.bytes(Self.reportFiles[2]) == place.bytes(Self.golden))
    let actual = try PNG.decode(place.bytes(Self.reportFiles[0])).image
    #expect(actual == Sample.snapshot(marks: Self.dot).image)
    #expect(try PNG.decode(place.bytes(Self.reportFiles[1])).image[40, 44] == 0xFFFF_0000)
    let json = try JSONSerialization.jsonObject(with: Data(place.bytes(Self.reportFiles[3])))
    let report = try #require(json as? [String: Any])
    #expect(report["id"] as? String == "scenes/card@2x")
    #expect(report["reason"] as? String == "pixels")
    #expect(report["differingPixels"] as? Int == 1)
    let regions = try #require(report["regions"] as? [[String: Any]])
    #expect(regions.count == 1 && regions[0]["view"] as? String == "title label")
    // The next success takes the report away, so that nothing stale can be accepted.
    _ = place.store(.missing).check(Sample.snapshot(), id: Self.id)
    #expect(place.files == [Self.golden])
  }

  @Test func theFirstLineNamesTheViewThatMoved() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var moved = Sample.card
    moved.views[2].frame.origin.y = 22
    let result = place.store(.never).check(
      Sample.snapshot(marks: Self.dot, tree: moved), id: Self.id)
    let first = place.message(result).split(separator: "\n")[0]
    #expect(first.hasSuffix(" — title label: frame 18,20 96x18 → 18,22 96x18"))
    #expect(result.changes.map(\.description) == ["title label: frame 18,20 96x18 → 18,22 96x18"])
  }

  @Test func anotherLayoutWithTheSamePixelsFails() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var moved = Sample.card
    moved.views[3].frame.origin.x = 121
    moved.views[3].frame.origin.y = 5
    moved.views[1].frame.size.height = 61
    let result = place.store(.missing).check(Sample.snapshot(tree: moved), id: Self.id)
    #expect(result.verdict == .failed(.layout))
    #expect(
      place.message(result).hasPrefix(
        """
        Snapshots/scenes/card@2x.png has the same pixels but another layout — \
        stack view /0: frame 0,0 160x60 → 0,0 160x61
          layout      image view /0/1: frame 120,4.333 32x32 → 121,5 32x32
        """))
  }

  @Test("SNAP-13: a view that shrinks to nothing fails", arguments: [(0, 0), (0, 40), (200, 400)])
  func empty(_ size: (Int, Int)) throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    for mode in RecordMode.allCases {
      let picture = Snapshot(
        image: Sample.picture(size.0, size.1, 0x0012_3456), scale: 2,
        fingerprint: Sample.fingerprint)
      let result = place.store(mode).check(picture, id: Self.id)
      #expect(result.verdict == .failed(.empty) && !result.isSuccess)
      #expect(result.message.contains("all of its \(size.0)×\(size.1) pixels are transparent"))
    }
  }

  @Test func anotherSizeFails() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var taller = Sample.snapshot()
    taller.image = Sample.picture(320, 260)
    taller.tree?.size.height = 130
    let result = place.store(.missing).check(taller, id: Self.id)
    #expect(result.verdict == .failed(.size))
    #expect(
      place.message(result).hasPrefix(
        """
        Snapshots/scenes/card@2x.png differs: size 320×240 px (160×120 pt at 2x) → \
        320×260 px (160×130 pt at 2x) — canvas: size 160x120 → 160x130
        """))
    #expect(place.files == [Self.golden] + Self.reportFiles)
  }

  @Test("SNAP-03: a pass within the tolerance says how much differs; strict, it fails")
  func withinTolerance() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var store = place.store(.missing)
    store.tolerance = Tolerance(channelDifference: 0, connectedArea: 5)
    store.reportsSuccesses = true
    let pass = store.check(Sample.snapshot(marks: Self.dot), id: Self.id)
    #expect(pass.verdict == .passed && pass.isSuccess)
    #expect(
      place.message(pass) == """
        Snapshots/scenes/card@2x.png differs within the tolerance: 1 of 76 800 pixels \
        (under 0.01 %), largest channel difference 255, inside (40, 44) 1×1 px, \
        largest area 1 pixels
        """)
    #expect(place.files == [Self.golden] + Self.reportFiles, "on demand for a pass too")
    store.isStrict = true
    #expect(
      store.check(Sample.snapshot(marks: Self.dot), id: Self.id).verdict == .failed(.pixels))
  }

  // MARK: Fingerprints

  static let newer = Fingerprint([
    Fingerprint.Entry("maquette", "0.1.0"), Fingerprint.Entry("pango", "1.50.14"),
    Fingerprint.Entry("cairo", "1.16"),
  ])

  @Test func anotherFingerprintStopsThePixelsByName() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var moved = Sample.card
    moved.views[2].frame.origin.y = 22
    let result = place.store(.missing).check(
      Sample.snapshot(marks: Self.dot, tree: moved, fingerprint: Self.newer), id: Self.id)
    #expect(result.verdict == .failed(.otherFingerprint))
    #expect(result.comparison == nil)
    #expect(
      place.message(result).hasPrefix(
        """
        Snapshots/scenes/card@2x.png was made under another fingerprint, pixels are not \
        compared: pango 1.50.12 → 1.50.14, cairo not stated → 1.16
          layout      title label: frame 18,20 96x18 → 18,22 96x18
        """))
  }

  @Test func anotherFingerprintMayBeAllowed() throws {
    let place = try Workplace()
    _ = place.store(.all).check(Sample.snapshot(), id: Self.id)
    var store = place.store(.missing)
    store.allowsOtherFingerprint = true
    let same = store.check(Sample.snapshot(fingerprint: Self.newer), id: Self.id)
    #expect(same.verdict == .passed)
    let other = store.check(
      Sample.snapshot(marks: Self.dot, fingerprint: Self.newer), id: Self.id)
    #expect(other.verdict == .failed(.pixels))
  }

  // MARK: Goldens that cannot be compared

  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let summary: String
    let help: String
    let isRewritten: Bool
    var testDescription: String { name }
  }

  static let broken: [Broken] = [
    Broken(
      name: "a Git LFS pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8),
      summary: "cannot be compared: not a PNG: it is a Git LFS pointer",
      help: "help: git lfs pull", isRewritten: false),
    Broken(
      name: "merge markers", bytes: Array("<<<<<<< HEAD\n".utf8),
      summary: "cannot be compared: not a PNG: it has merge conflict markers",
      help: "help: git checkout --ours -- Snapshots/scenes/card@2x.png   or --theirs, and then "
        + "run again", isRewritten: true),
    Broken(
      name: "cut short", bytes: Array(Golden.file(for: Sample.snapshot()).dropLast(30)),
      summary: "cannot be compared: the PNG ends within chunk IDAT",
      help: "help: git checkout -- Snapshots/scenes/card@2x.png   or: maquette accept "
        + "scenes/card@2x", isRewritten: true),
  ]

  @Test("goldens that are none", arguments: broken)
  func unreadable(_ row: Broken) throws {
    let place = try Workplace()
    try place.put(row.bytes, Self.golden)
    let result = place.store(.missing).check(Sample.snapshot(), id: Self.id)
    #expect(result.verdict == .failed(.unreadable))
    let lines = place.message(result).split(separator: "\n").map(String.init)
    #expect(lines.first == "Snapshots/scenes/card@2x.png \(row.summary)")
    #expect(lines.last == row.help)
    #expect(try place.bytes(Self.golden) == row.bytes)
    let recorded = place.store(.all).check(Sample.snapshot(), id: Self.id)
    #expect((recorded.verdict == .recorded(isFirst: false)) == row.isRewritten)
  }

  @Test("SNAP-10: a golden in another colour space is refused by name")
  func colorSpace() throws {
    let place = try Workplace()
    var bytes = PNG.encode(Sample.picture(320, 240), scale: 2)
    // In place of sRGB (13 bytes from 33 on), a profile, with its checksum.
    let profile =
      [0, 0, 0, 12] + Array("iCCPDisplay P3\0\0".utf8) + [0xB8, 0x3D, 0x30, 0xEC]
    bytes.replaceSubrange(33..<46, with: profile)
    try place.put(bytes, Self.golden)
    let result = place.store(.missing).check(Sample.snapshot(), id: Self.id)
    #expect(result.verdict == .failed(.unreadable))
    #expect(result.message.contains("another colour space than sRGB, profile “Display P3”"))
  }

  @Test func aFolderInTheWayIsReported() throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      atPath: "\(place.path)/\(Self.golden)", withIntermediateDirectories: true)
    let result = place.store(.missing).check(Sample.snapshot(), id: Self.id)
    #expect(result.verdict == .failed(.notWritten))
    #expect(place.message(result).hasPrefix("Snapshots/scenes/card@2x.png cannot be read: "))
  }

  // MARK: Accepting

  @Test func acceptTakesTheActualPicture() throws {
    let place = try Workplace()
    let store = place.store(.never)
    _ = store.check(Sample.snapshot(marks: Self.dot), id: Self.id)
    #expect(try store.accept(Self.id) == store.goldenPath(of: Self.id))
    #expect(place.files == [Self.golden], "what was accepted is no longer in the report")
    #expect(store.check(Sample.snapshot(marks: Self.dot), id: Self.id).verdict == .passed)
  }

  @Test func acceptRefusesWhatIsNoPictureOfOurs() throws {
    let place = try Workplace()
    let store = place.store(.never)
    #expect(throws: GoldenStore.AcceptError.self) { try store.accept(Self.id) }
    for bytes in [
      Array("hello".utf8), PNG.encode(Sample.picture(2, 2)),
      Array(Golden.file(for: Sample.snapshot()).dropLast(20)),
    ] {
      try place.put(bytes, "report/scenes/card@2x.actual.png")
      #expect(throws: GoldenStore.AcceptError.self) { try store.accept(Self.id) }
      #expect(!place.files.contains(Self.golden))
    }
  }
}
