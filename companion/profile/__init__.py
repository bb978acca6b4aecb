"""The table profile: one TOML file says what a table is made of. docs/profile.md has the keys."""

from companion.profile.errors import Problem, ProfileError
from companion.profile.load import DEFAULT, load_profile, parse_text, shipped_names, shipped_text
from companion.profile.model import Profile

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
