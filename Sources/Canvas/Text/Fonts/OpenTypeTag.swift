/// The four characters that name a table, an axis, a script or a feature.
struct OpenTypeTag: Hashable, Sendable {
  let value: UInt32

  init(_ name: String) {
    var bytes = Array(name.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(0x20) }
    value = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
