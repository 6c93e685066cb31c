/* Forwarding headers only: Swift Package Manager wants one source file in a C target. */
