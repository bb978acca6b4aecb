"""`python -m companion` is `companion`."""

from companion.app.cli.main import entry

entry()
