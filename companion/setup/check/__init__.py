"""The self-test of a table: ask for every input and lamp, and name what is not well. Pure."""

from companion.setup.check.checkup import Ask, Checkup, Wish
from companion.setup.check.findings import Finding, Kind, Spot
from companion.setup.check.report import is_well, write_report

__all__ = ["Ask", "Checkup", "Finding", "Kind", "Spot", "Wish", "is_well", "write_report"]
