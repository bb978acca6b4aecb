### The feed: what the house is told of a table, and why it is not told.

# What Home Assistant calls the parts of a table. Short.
feed-entity-phase = Phase
feed-entity-turn = Turn
feed-entity-score = Score
feed-entity-last = Last verdict
feed-entity-fastest = Fastest reaction
feed-entity-dealer = Needs the dealer
feed-entity-verdict = Verdict
feed-entity-cue = Word called
feed-entity-pause = Pause
feed-entity-resume = Resume
feed-no-match = No match is on

## To whoever looks after the table, in its log. $broker is an address, $why what the system says.

feed-away = nobody answers at { $broker }: { $why }
feed-refuses = { $broker } does not let this table in: { $why }
feed-untrusted = { $broker } cannot show that it is the broker: { $why }
feed-name-taken = { $broker } lets this table in and drops it again: is there another table { $table }?
feed-file = { $path } cannot be read: { $why }
feed-process-ended = the process that tells the house has ended with status { $status }
