"""Sherlock Holmes, the flagship: READY ... PLAY, matches, sweeps, Scotland Yard and forfeits."""

from companion.games.sherlock_holmes.rules.game import SherlockHolmes

__all__ = ["SherlockHolmes"]
