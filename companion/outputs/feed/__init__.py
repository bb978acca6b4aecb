"""Tells the house what happens at the table, over MQTT: how a match stands, verdicts, words.

A feed is a feed: whoever gets it may show it, and nothing is decided from it. `account.py` puts a
match into values that everybody may know, `discovery.py` describes them to Home Assistant,
`outbox.py` keeps what has not been sent, `line.py` speaks to the broker, `feed.py` joins them on a
thread of its own. docs/feed.md lists the topics.
"""
