"""When to say READY and PLAY: pure, seeded, and impossible to anticipate."""
