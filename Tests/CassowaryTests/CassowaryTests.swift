// Tests of Cassowary.
