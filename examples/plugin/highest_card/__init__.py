"""Highest Card: what the companion finds when this package is installed."""

from companion.kit.kit import Kit
from highest_card.rules import HighestCard
from highest_card.words import HighestCardWords

KIT = Kit("highest-card", HighestCard, __name__, words=HighestCardWords)
