### The page of what was played before.

history-title = What was played here
history-back = Back to the table
history-looking-up = Looking it up ...
# What follows says why.
history-not-read = The history cannot be read:
history-not-kept = nobody keeps one here
history-people = Who played here
history-left-out = and { $count } more who played less
# $first and $last are dates.
history-matches = { $count ->
    [one] { $count } match, { $first } to { $last }
   *[other] { $count } matches, { $first } to { $last }
}

## Heads of columns

history-player = player
history-played = matches
history-won = won
history-points = points
history-median = median
history-fastest = fastest
history-early = early
# Small, after a number: 3 of 40 cards.
history-of = of { $count }
history-apart = apart
history-decided = what was decided

## In the charts

history-from = from
history-match = match
history-ms = { $ms } ms
history-seconds = { $s } s
history-percent = { $share } %
