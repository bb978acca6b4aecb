"""What may be entered, asked for, filled in and found."""
