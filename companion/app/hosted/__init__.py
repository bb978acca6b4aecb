"""A table as a service: matches that survive a power cut, and parts that come and go."""
