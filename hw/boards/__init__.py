"""The host's end of the wire to seat boards (docs/wire-protocol.md): pure, time is passed in."""
