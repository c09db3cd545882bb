"""The toolbox that every game is built from: no game names, no input or output."""
