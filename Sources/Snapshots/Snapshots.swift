// The module's first file; replaced as it is built.
