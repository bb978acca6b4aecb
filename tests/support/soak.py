"""How often something is tried: in the suite as often as it pays, in a soak as often as it can."""

import os

SOAKING = os.environ.get("HYPOTHESIS_PROFILE") == "soak"


def times(usually: int, soaking: int) -> int:
    return soaking if SOAKING else usually
