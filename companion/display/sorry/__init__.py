"""How Sorry! looks: its board, its words, its strips. Drawn by us, from public state alone."""
