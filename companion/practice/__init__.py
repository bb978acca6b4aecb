"""A table without people: real cards, simulated players, and somebody who deals."""
