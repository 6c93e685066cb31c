// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  // An `import` is private to the module unless it says `public` or `package`.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is visible only where its module is imported: arrows in the house are real.
  .enableUpcomingFeature("MemberImportVisibility"),
  // Memory-unsafe calls must be marked `unsafe`: a search finds them, in Canvas only.
  .strictMemorySafety(),
]

/// A module of the house, with the only modules it may import.
func stage(
  _ name: String, imports: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: path, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

/// The tests of one module.
func tests(of name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + imports,
    swiftSettings: settings)
}

let package = Package(
  name: "Maquette",
  products: [
    .library(
      name: "Maquette",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "Maquette"]),
    .library(
      name: "MaquetteTesting",
      targets: [
        "MaquetteTesting", "_Testing_UIKit", "_Testing_QuartzCore", "_Testing_CoreGraphics",
      ]),
    .executable(name: "maquette", targets: ["MaquetteCLI"]),
  ],
  targets: [
    // System libraries: module maps and forwarding headers, no logic.
    .systemLibrary(name: "CGObject", pkgConfig: "gobject-2.0"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft"),
    .target(name: "CPango", dependencies: ["CGObject", "CCairo"]),

    // The flow; each only names what stands above it.
    stage("Diagnostics"),
    stage("Cassowary"),
    stage("Layout", imports: ["Cassowary", "Diagnostics"]),
    stage("Canvas", imports: ["CCairo", "CGObject", "CPango", "Diagnostics"]),
    stage("Painting"),
    stage("Raster", imports: ["Painting", "Canvas"]),
    stage("Inspection"),
    stage(
      "UIKit", imports: ["Layout", "Painting", "Raster", "Canvas", "Inspection", "Diagnostics"]),
    stage("SceneFiles", imports: ["UIKit", "Diagnostics"]),
    stage("Snapshots", imports: ["Canvas", "Inspection", "Diagnostics"]),
    stage(
      "Maquette",
      imports: [
        "Diagnostics", "Layout", "Canvas", "Painting", "Raster", "Inspection", "UIKit",
        "SceneFiles", "Snapshots",
      ]),
    stage(
      "MaquetteTesting",
      imports: ["Maquette", "SceneFiles", "Snapshots", "UIKit", "Inspection", "Diagnostics"]),
    .executableTarget(
      name: "MaquetteCLI", dependencies: ["Maquette", "Snapshots", "Diagnostics"],
      swiftSettings: settings),

    // One-line modules, so that existing imports resolve.
    stage("QuartzCore", imports: ["UIKit"], path: "Sources/Shims/QuartzCore"),
    stage("CoreGraphics", imports: ["UIKit"], path: "Sources/Shims/CoreGraphics"),
    stage("_Testing_UIKit", path: "Sources/Shims/_Testing_UIKit"),
    stage("_Testing_QuartzCore", path: "Sources/Shims/_Testing_QuartzCore"),
    stage("_Testing_CoreGraphics", path: "Sources/Shims/_Testing_CoreGraphics"),

    tests(of: "Diagnostics"),
    tests(of: "Cassowary"),
    tests(of: "Layout", imports: ["Cassowary"]),
    tests(of: "Canvas", imports: ["Diagnostics"]),
    tests(of: "Painting"),
    tests(of: "Raster", imports: ["Painting", "Canvas"]),
    tests(of: "Snapshots", imports: ["Canvas", "Inspection"]),
    tests(
      of: "UIKit",
      imports: [
        "Painting", "Layout", "Inspection", "Canvas", "Raster", "Diagnostics", "_Testing_UIKit",
      ]),
    tests(of: "SceneFiles", imports: ["UIKit", "Diagnostics", "_Testing_UIKit"]),
    tests(
      of: "Maquette",
      imports: [
        "MaquetteTesting", "UIKit", "SceneFiles", "Snapshots", "Canvas", "Inspection",
        "Diagnostics",
        "_Testing_UIKit", "_Testing_QuartzCore", "_Testing_CoreGraphics",
      ]),
    tests(of: "MaquetteCLI", imports: ["Maquette", "Diagnostics"]),
  ]
)
