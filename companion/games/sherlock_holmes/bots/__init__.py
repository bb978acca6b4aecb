"""Simulated players of Sherlock Holmes, their cards, and the guided round."""
