"""What makes and checks the project: makers of examples and diagrams beside the two commands."""
