"""I Say, Holmes!: everything about it in one folder."""
