"""I Say, Holmes! at a simulated table: real cards, players who hide them, and a dealer."""

from companion.practice.i_say_holmes.company import company

__all__ = ["company"]
