"""The self-test of a table: ask for every input and lamp, and name what is not well. Pure."""

from companion.check.checkup import Ask, Checkup, Wish
from companion.check.findings import Finding, Kind, Spot
from companion.check.report import is_well, write_report

__all__ = ["Ask", "Checkup", "Finding", "Kind", "Spot", "Wish", "is_well", "write_report"]
