"""221-B Baker Street on a screen: a map of the town, who is where, and what is sealed."""
