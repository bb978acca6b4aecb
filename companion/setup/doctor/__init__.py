"""What ails this machine as a table, and how to mend each finding: facts in, findings out."""

from companion.setup.doctor.checks import diagnose
from companion.setup.doctor.facts import Board, Facts, Node
from companion.setup.doctor.findings import Finding

__all__ = ["Board", "Facts", "Finding", "Node", "diagnose"]
