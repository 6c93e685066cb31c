// Tests of Layout.
