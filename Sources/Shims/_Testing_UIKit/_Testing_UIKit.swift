// Empty on purpose: Swift Testing asks for a cross-import overlay of this name.
