/// Placeholder body: the algorithm is being written.
package struct Variable: Hashable, Sendable {
  package let index: Int32
}
