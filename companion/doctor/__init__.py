"""What ails this machine as a table, and how to mend each finding: facts in, findings out."""

from companion.doctor.checks import diagnose
from companion.doctor.facts import Board, Facts, Node
from companion.doctor.findings import Finding

__all__ = ["Board", "Facts", "Finding", "Node", "diagnose"]
