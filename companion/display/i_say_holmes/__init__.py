"""I Say, Holmes! on a screen."""
