"""The faces that are printed with: Old Standard, cut after books of that time; LICENCE.txt."""
