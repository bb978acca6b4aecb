"""The one format of evidence and verdicts: docs/transcript.md, in code."""

from companion.transcript.errors import TranscriptError
from companion.transcript.header import Header, parse_header
from companion.transcript.lines import MAX_LINE, LineParser, parse_object
from companion.transcript.output import state_line, verdict_line
from companion.transcript.writing import event_line, header_line

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
