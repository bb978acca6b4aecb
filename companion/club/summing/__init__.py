"""What matches come to: ranks, points, ratings, reactions; made of each match once, as it comes."""
