// Tests of MaquetteCLI.
