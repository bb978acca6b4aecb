"""A Pi's budget held here: the whole daemon on an eighth of a core."""
