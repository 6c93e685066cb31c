// Tests of Painting.
