"""Putting the service in place: what is written where, decided before anything is touched."""

from companion.setup.install.plan import Do, Put, Step, installing, removing

__all__ = ["Do", "Put", "Step", "installing", "removing"]
