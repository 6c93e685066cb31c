// Tests of Snapshots.
