"""The table profile: one TOML file says what a table is made of. docs/profile.md has the keys."""

from companion.setup.profile.errors import Problem, ProfileError
from companion.setup.profile.load import (
    DEFAULT,
    load_profile,
    parse_text,
    shipped_names,
    shipped_text,
)
from companion.setup.profile.model import Profile

__all__ = [
    "DEFAULT",
    "Problem",
    "Profile",
    "ProfileError",
    "load_profile",
    "parse_text",
    "shipped_names",
    "shipped_text",
]
