import os

from hypothesis import settings

settings.register_profile("full", max_examples=300, deadline=None)
settings.register_profile("fast", max_examples=40, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))
