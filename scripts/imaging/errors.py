"""What is wrong with a card."""


class CardError(Exception):
    """The card does not do what it is to do; says what, and where to look."""
