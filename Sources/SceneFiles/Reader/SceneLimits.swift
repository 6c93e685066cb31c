/// Bounds on what a scene file may ask for; every one is checked before memory is spent on it.
package enum SceneLimits {
  /// The size of a file in bytes.
  package static let fileSize = 16 << 20
  /// How deep lists and objects may nest, and views after components were expanded.
  package static let depth = 256
  /// The number of JSON values in a file.
  package static let values = 1_000_000
  /// The number of views after components and repetitions were expanded.
  package static let views = 100_000
  /// The bytes that `${name}` may produce in all.
  package static let substitutedText = 16 << 20
  /// The length of a canvas side in pixels.
  package static let canvasSide = 32_767.0
  /// The number of pixels of a canvas: 16,384 × 8,192.
  package static let canvasPixels = 134_217_728.0
  /// The largest number of pixels per point.
  package static let scale = 10.0
  /// The largest magnitude of a length or position in points; beyond it a `Double` cannot tell
  /// neighbouring device pixels of a sum apart.
  package static let length = 1e9
  /// How many errors are told before the reader gives up.
  package static let messages = 100
}
