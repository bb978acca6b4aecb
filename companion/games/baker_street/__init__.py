"""221-B Baker Street: everything about it in one folder."""
