// Tests of Canvas.
