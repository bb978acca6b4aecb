"""What is tried inside the virtual Pi, by name: both sides of it must agree."""

NAMES = ("scenarios", "overrun", "usb", "sound", "evening")
GO = "go"
"""The file that gives the word, in the folder that both sides see."""
READY = "ready"
"""What it prints when it waits for the word."""
