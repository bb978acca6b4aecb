"""What the tests share: a table to speak at, and ways to judge what was said."""
