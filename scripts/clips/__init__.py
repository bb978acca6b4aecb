"""How the shipped voices are made: rendered with Kokoro, cut, shaped and packed."""
