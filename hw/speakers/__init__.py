"""Outputs for speech, each with what it knows of the instant at which a word is heard."""
