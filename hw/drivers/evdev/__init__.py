"""Buttons that come by USB: encoders, keyboards, buzzers, gamepads, through the kernel's evdev.

No library: the kernel speaks in structs of 24 bytes and eight requests, all of them in `kernel.py`.
"""
