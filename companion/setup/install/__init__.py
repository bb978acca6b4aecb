"""Putting the service in place: what is written where, decided before anything is touched."""
