"""What a stage keeps of a match, thought by thought."""
