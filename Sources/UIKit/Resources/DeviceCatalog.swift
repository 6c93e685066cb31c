package import Diagnostics

extension Device {
  /// Every device, phones before tablets, older before newer.
  package static let all: [Device] = phones + pads

  /// The device of that name or alias; case, spaces and punctuation do not matter.
  package static func named(_ name: String) -> Device? {
    // Nearly always the name is spelled as in the table; the dictionary takes longer to make.
    all.first { $0.name == name } ?? byName[plain(name)]
  }

  /// The device that Interface Builder files call `id`, such as `retina6_1`.
  package static func forInterfaceBuilder(id: String) -> Device? {
    all.first { $0.screen.interfaceBuilderID == id }
  }

  /// The known name nearest to `name`, to suggest where there is no such device.
  package static func nearestName(to name: String) -> String? {
    NearestName.suggestion(for: name, among: all.flatMap { [$0.name] + $0.aliases })
  }

  /// What to say where no device has that name.
  package static func unknown(_ name: String) -> Diagnostic {
    let help =
      nearestName(to: name).map { "did you mean \($0)? " } ?? ""
    return Diagnostic(
      .error, id: "unknown-device", "no device is named \(name)",
      help: help + "`maquette devices` lists the names")
  }

  private static let byName: [String: Device] = {
    var result: [String: Device] = [:]
    for device in all {
      for name in [device.name] + device.aliases where result[plain(name)] == nil {
        result[plain(name)] = device
      }
    }
    return result
  }()

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// Devices that share a screen; aliases after a bar.
  fileprivate static func group(_ screen: Screen, _ names: String...) -> [Device] {
    names.map { entry in
      let parts = entry.split(separator: "|").map(String.init)
      return Device(name: parts[0], aliases: Array(parts.dropFirst()), screen: screen)
    }
  }
}

extension Device {
  private static let phones: [Device] =
    group(
      .phone(320, 568, 2, corner: 0, top: 20, bottom: 0, id: "retina4_0"),
      "iPhone 5s", "iPhone SE (1st generation)", "iPod touch (7th generation)")
    + group(
      .phone(375, 667, 2, corner: 0, top: 20, bottom: 0, id: "retina4_7"),
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
      "iPhone SE (2nd generation)|iPhone SE 2", "iPhone SE (3rd generation)|iPhone SE|iPhone SE 3")
    + group(
      .phone(414, 736, 3, corner: 0, top: 20, bottom: 0, id: "retina5_5"),
      "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus")
    + group(
      .phone(375, 812, 3, corner: 39, top: 44, bottom: 34, id: "retina5_9"),
      "iPhone X", "iPhone XS", "iPhone 11 Pro")
    + group(
      .phone(414, 896, 2, corner: 41.5, top: 48, bottom: 34, id: "retina6_1"),
      "iPhone XR", "iPhone 11")
    + group(
      .phone(414, 896, 3, corner: 39, top: 44, bottom: 34, id: "retina6_5"),
      "iPhone XS Max", "iPhone 11 Pro Max")
    + group(
      .phone(375, 812, 3, corner: 44, top: 50, bottom: 34, id: "retina5_4"),
      "iPhone 12 mini", "iPhone 13 mini")
    + group(
      .phone(390, 844, 3, corner: 47.33, top: 47, bottom: 34, id: "retina6_0"),
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e")
    + group(
      .phone(428, 926, 3, corner: 53.33, top: 47, bottom: 34, id: "retina6_7"),
      "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus")
    + group(
      .phone(393, 852, 3, corner: 55, top: 59, bottom: 34, status: 54, id: "retina6_12"),
      "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16")
    + group(
      .phone(430, 932, 3, corner: 55, top: 59, bottom: 34, status: 54, id: "retina6_72"),
      "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus")
    + group(
      .phone(402, 874, 3, corner: 62, top: 62, bottom: 34, status: 54, id: "retina6_3"),
      "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro")
    + group(
      .phone(440, 956, 3, corner: 62, top: 62, bottom: 34, status: 54, id: "retina6_9"),
      "iPhone 16 Pro Max", "iPhone 17 Pro Max")
    + group(.iPhoneAir, "iPhone Air")

  private static let pads: [Device] =
    group(
      .pad(768, 1024, corner: 0, id: "ipad9_7"),
      "iPad (9.7-inch)|iPad 9.7-inch|iPad", "iPad (5th generation)", "iPad (6th generation)",
      "iPad Air", "iPad Air 2", "iPad Pro (9.7-inch)", "iPad mini 2", "iPad mini 3",
      "iPad mini 4", "iPad mini (5th generation)|iPad mini 5")
    + group(
      .pad(810, 1080, corner: 0),
      "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)|iPad (10.2-inch)")
    + group(
      .pad(834, 1112, corner: 0, id: "ipad10_5"),
      "iPad Pro (10.5-inch)", "iPad Air (3rd generation)|iPad Air 3")
    + group(
      .pad(1024, 1366, corner: 0, id: "ipad12_9"),
      "iPad Pro (12.9-inch) (1st generation)|iPad Pro (12.9-inch)",
      "iPad Pro (12.9-inch) (2nd generation)")
    + group(
      .pad(744, 1133, corner: 21.5, top: 24, bottom: 20),
      "iPad mini (6th generation)|iPad mini 6", "iPad mini (A17 Pro)|iPad mini")
    + group(
      .pad(820, 1180, corner: 18, top: 24, bottom: 20),
      "iPad Air (4th generation)|iPad Air 4", "iPad Air (5th generation)|iPad Air 5",
      "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)|iPad Air 11-inch")
    + group(
      .pad(820, 1180, corner: 25, top: 24, bottom: 20),
      "iPad (10th generation)|iPad 10", "iPad (A16)|iPad 11-inch (A16)")
    + group(
      .pad(834, 1194, corner: 18, top: 24, bottom: 20, id: "ipad11_0rounded"),
      "iPad Pro (11-inch) (1st generation)|iPad Pro (11-inch)",
      "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
      "iPad Pro (11-inch) (4th generation)")
    + group(
      .pad(834, 1210, corner: 30, top: 24, bottom: 20),
      "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)|iPad Pro 11")
    + group(
      .pad(1024, 1366, corner: 18, top: 24, bottom: 20, id: "ipad12_9rounded"),
      "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
      "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)|iPad Air 13-inch")
    + group(
      .pad(1032, 1376, corner: 30, top: 24, bottom: 20),
      "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)")
}

extension Device.Screen {
  /// A phone; one with a home indicator has `top` at both sides and 21 points below when turned.
  fileprivate static func phone(
    _ width: Double, _ height: Double, _ scale: Double, corner: Double, top: Double,
    bottom: Double, status: Double? = nil, id: String
  ) -> Device.Screen {
    let isNotched = bottom > 0
    return Device.Screen(
      idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
      cornerRadius: corner, statusBarHeight: status ?? top,
      portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeSafeArea: isNotched
        ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero,
      interfaceBuilderID: id)
  }

  /// Its insets when turned are known from iOS 26 only.
  fileprivate static let iPhoneAir = Device.Screen(
    idiom: .phone, size: CGSize(width: 420, height: 912), scale: 3, cornerRadius: 62,
    statusBarHeight: 54,
    portraitSafeArea: UIEdgeInsets(top: 68, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 20, left: 68, bottom: 29, right: 68))

  /// A tablet, whose insets are the same whichever way it is held.
  fileprivate static func pad(
    _ width: Double, _ height: Double, corner: Double, top: Double = 20, bottom: Double = 0,
    id: String? = nil
  ) -> Device.Screen {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device.Screen(
      idiom: .pad, size: CGSize(width: width, height: height), scale: 2, cornerRadius: corner,
      statusBarHeight: top, portraitSafeArea: insets, landscapeSafeArea: insets,
      interfaceBuilderID: id)
  }
}
