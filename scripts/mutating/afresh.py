"""Runs chosen tests in a process that has imported nothing yet: for what breaks from the start."""

import sys

import pytest

from scripts.mutating.stage import PYTEST, Chosen

if __name__ == "__main__":
    sys.exit(pytest.main([*PYTEST, *sys.argv[1:]], plugins=[Chosen()]))
