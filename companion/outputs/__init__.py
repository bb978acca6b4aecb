"""What people see, hear and hold: display, console, voice, lamps, and the caller."""
