// Tests of Maquette.
