// `import UIKit` brings Foundation along, as it does in Apple's SDK.
@_exported public import Foundation
