/// How new colours join those beneath; pictures know `normal` only.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// How images are scaled; pictures have one way.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}
