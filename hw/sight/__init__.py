"""What a camera looks for: the marks on printed cards and mats, and where they stand. Pure."""
