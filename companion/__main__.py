"""`python -m companion` is `companion`."""

from companion.app.cli import entry

entry()
