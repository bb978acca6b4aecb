"""How the table senses and speaks: drivers that stamp evidence where it happens.

Nothing here imports `companion`: the table does not know what is being played on it.
"""
