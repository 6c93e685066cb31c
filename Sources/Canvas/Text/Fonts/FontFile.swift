import CPango

/// A font file in memory for as long as the process lives.
@safe
final class FontFile: @unchecked Sendable {
  /// Where it was read from; for messages only, never part of a result.
  let path: String
  /// Names the contents: see ``FontDigest``.
  let digest: String
  /// Faces in the file: 1, or more in a collection.
  let faceCount: Int
  /// Its bytes, owned; immutable, so that any thread may read it.
  let blob: OpaquePointer

  /// Maps a file and reads its table directory; nil when it is no font that can be read.
  convenience init?(path: String) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    unsafe self.init(adopting: blob, path: path)
  }

  /// Copies a file that others may change; nil when it is no font that can be read.
  convenience init?(copying bytes: [UInt8], path: String) {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob = unsafe blob else { return nil }
    unsafe self.init(adopting: blob, path: path)
  }

  private init?(adopting blob: OpaquePointer, path: String) {
    let digest = unsafe FontFile.withBytes(of: blob, FontDigest.of)
    let faceCount = unsafe Int(hb_face_count(blob))
    guard let digest, faceCount > 0 else {
      unsafe hb_blob_destroy(blob)
      return nil
    }
    unsafe hb_blob_make_immutable(blob)
    self.path = path
    self.digest = digest
    self.faceCount = faceCount
    unsafe self.blob = unsafe blob
  }

  deinit { unsafe hb_blob_destroy(blob) }

  private static func withBytes<Result>(
    of blob: OpaquePointer, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
    return unsafe body(bytes.assumingMemoryBound(to: UInt8.self).span)
  }
}
