import Foundation
import Testing
import UIKit

/// The life of a controller up to a picture.
@Suite @MainActor struct ViewControllerTests {
  final class Recorder: UIViewController {
    var calls: [String] = []
    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  }

  @Test("calls come in UIKit's order, each once")
  func order() {
    let controller = Recorder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    controller.beginAppearance()
    window.layoutIfNeeded()
    controller.finishAppearance()
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(controller.view.window === window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("AL-54: additional insets add to the safe area of the root view")
  func additionalInsets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootSafeAreaInsets.top = 20
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets.top == 30)
    controller.additionalSafeAreaInsets.top = -50
    #expect(controller.view.safeAreaInsets.top == 0)
  }
}
