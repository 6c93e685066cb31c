/// One switch for each rule that the specification leaves open; defaults as it recommends.
package struct LayoutPolicy: Hashable, Sendable {
  package init() {}
}
