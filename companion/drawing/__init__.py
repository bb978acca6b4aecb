"""How a picture is said: items, colours, a canvas that fits text, and pointing at places."""
