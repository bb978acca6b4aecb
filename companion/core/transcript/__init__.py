"""The one format of evidence and verdicts: docs/transcript.md, in code."""

from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import MAX_LINE, LineParser, parse_object
from companion.core.transcript.writing import event_line, header_line, state_line, verdict_line

__all__ = [
    "MAX_LINE",
    "Header",
    "LineParser",
    "TranscriptError",
    "event_line",
    "header_line",
    "parse_header",
    "parse_object",
    "state_line",
    "verdict_line",
]
