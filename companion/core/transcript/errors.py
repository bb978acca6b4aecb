"""What is wrong with a transcript, in one line for people."""


class TranscriptError(Exception):
    """A transcript that cannot be read on: where, what is wrong, and what was expected."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
