"""What a game brings beside its rules: words, a face, lamps, phrases; each with a plain default."""
