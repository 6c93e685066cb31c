import CCairo
import CPango
import Glibc

/// FreeType with its built-in settings, whatever FREETYPE_PROPERTIES says.
///
/// `FT_Init_FreeType` reads the environment, and its settings move pixels; a library built by
/// hand from the same modules does not.
@safe
final class FreeTypeLibrary: @unchecked Sendable {
  static let shared = FreeTypeLibrary()

  private let handle: FT_Library

  private init() {
    HostEnvironment.neutralise()
    // The allocator and the library are never released: faces live as long as the process.
    let memory = UnsafeMutablePointer<FT_MemoryRec_>.allocate(capacity: 1)
    unsafe memory.initialize(
      to: FT_MemoryRec_(
        user: nil,
        alloc: { _, size in unsafe malloc(size) },
        free: { _, block in unsafe free(block) },
        realloc: { _, _, size, block in unsafe realloc(block, size) }))
    var library: FT_Library?
    let status = unsafe FT_New_Library(memory, &library)
    guard status == 0, let library = unsafe library else {
      preconditionFailure("FreeType could not be started: error \(status)")
    }
    unsafe FT_Add_Default_Modules(library)
    unsafe self.handle = unsafe library
  }

  /// Opens a face of a mapped file; nil when FreeType cannot read it.
  ///
  /// - Important: Not to be called from two threads at once: FreeType links its faces together.
  func open(_ file: FontFile, index: Int) -> FT_Face? {
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(file.blob, &length)
    var face: FT_Face?
    let status = unsafe FT_New_Memory_Face(
      handle, UnsafeRawPointer(data)?.assumingMemoryBound(to: UInt8.self), Int(length), index,
      &face)
    return unsafe status == 0 ? face : nil
  }

  /// Whether FreeType can read a file's first face; not from two threads at once either.
  func canOpen(_ file: FontFile) -> Bool {
    guard let face = unsafe open(file, index: 0) else { return false }
    unsafe FT_Done_Face(face)
    return true
  }

  /// The version of the library in use.
  var version: String {
    var parts: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(handle, &parts.0, &parts.1, &parts.2)
    return "\(parts.0).\(parts.1).\(parts.2)"
  }
}
