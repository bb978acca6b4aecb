"""A simulated table inside a page: in a web worker, without threads, sockets or a server.

`door.py` is all a page talks to: one message in, messages out. What it does not do itself, the
rest of the program does as it does on a laptop. `page/` is the page.
"""
