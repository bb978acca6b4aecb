"""221-B Baker Street at a simulated table: a case book of our own, and who tries to solve it."""

from companion.practice.baker_street.cases import parse_cases
from companion.practice.baker_street.company import company

__all__ = ["company", "parse_cases"]
