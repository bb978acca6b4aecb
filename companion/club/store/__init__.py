"""What the club keeps: every table's matches, on PostgreSQL or SQLite, by the same code."""
