"""Measuring what lies behind the sound card: clicks out, a recording in, one constant."""
