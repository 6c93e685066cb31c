package import Canvas

/// Everything that can move a pixel of a picture, by name.
package struct PictureFingerprint: Hashable, Sendable {
  package init() {}
}
extension Pipeline.Picture { package nonisolated var textChunks: [PNG.Text] { [] } }
