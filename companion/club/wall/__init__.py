"""What hangs on the wall: an evening's standings and rounds, ratings, reactions; read-only."""
