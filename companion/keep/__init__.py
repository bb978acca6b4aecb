"""What outlives a match: the journal and the history."""
