"""What the table says: verdicts in words, words in clips, and whose turn it is to be said."""
