"""I Say, Holmes!: a story told card by card, defences against the clock, and one guilty player."""

from companion.games.i_say_holmes.rules.game import ISayHolmes

__all__ = ["ISayHolmes"]
