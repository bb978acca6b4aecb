"""Tells the house what happens at the table, over MQTT: how a match stands, verdicts, words.

A feed is a feed: whoever gets it may show it, and nothing is decided from it. `account.py` puts a
match into values that everybody may know, `discovery.py` describes them to Home Assistant,
`outbox.py` keeps what has not been sent, `line.py` speaks to the broker, `feed.py` joins them in a
process of its own (`__main__.py`). The table notes (`notes.py`), and writes notes into its pipe
(`telling.py`, `frames.py`). docs/feed.md lists the topics.
"""
