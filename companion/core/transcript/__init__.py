"""The one format of evidence and verdicts: docs/transcript.md, in code."""
