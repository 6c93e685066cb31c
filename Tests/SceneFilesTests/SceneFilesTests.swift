// Tests of SceneFiles.
