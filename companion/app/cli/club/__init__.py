"""The parts of `companion club`: a module each, with `add` and what it runs."""
