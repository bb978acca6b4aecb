"""What several benchmarks share: evenings to play, peers to hold against, turns, measures."""
