"""The club's side of the line: who comes, what they bring, and what they are told."""
