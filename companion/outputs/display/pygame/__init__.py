"""The only part of the program that knows pygame: paints pictures, and hears keys and fingers."""
