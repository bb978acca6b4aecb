### What hangs on the wall of a club: standings, rounds, ratings. Read from four metres: few words.

wall-title = Club evening
wall-looking-up = Looking it up ...
wall-lost = The club cannot be reached. What is shown may be old.
wall-no-evening = No evening is on.
wall-begins = Round 1 is about to begin
wall-round = Round { $round } of { $rounds }
wall-over = The evening is over
# Buttons: the charts take turns until somebody holds them.
wall-hold = Hold
wall-go-on = Go on

## Titles

wall-standings = Standings
wall-now = Now: round { $round }
wall-next = Next: round { $round }
# $who is a list of names.
wall-out = Sitting out: { $who }
wall-ratings = Ratings
wall-ratings-about = The line is the best guess. 19 times out of 20 the true strength lies within the bar; it narrows with every match.
wall-course = Points, round by round
wall-reactions = Reactions
wall-closest = Closest finishes
wall-tables = Tables

## Heads of columns

wall-place = #
wall-player = player
wall-points = points
wall-won = won
wall-played = rounds
wall-rating = rating
wall-sure = how sure
wall-matches = matches
# For whoever does not see the bar.
wall-between = between { $from } and { $to }
wall-median = median
wall-fastest = fastest
wall-early = early
wall-cards = cards
wall-apart = apart
wall-decided = what was decided
wall-table = table
wall-heard = last heard

## What a table does now

wall-nothing-yet = nothing played yet
wall-ended = { $game }, ended
wall-playing = { $decisions ->
    [one] { $game }, { $decisions } decision
   *[other] { $game }, { $decisions } decisions
}
wall-never = never
wall-seconds-ago = { $s } s ago
wall-minutes-ago = { $m } min ago
wall-hours-ago = { $h } h ago
wall-behind = { $n ->
    [one] { $n } match still to come ({ $ago })
   *[other] { $n } matches still to come (the oldest: { $ago })
}

## In the charts

wall-round-head = round
wall-round-short = { $round }
wall-ms = { $ms } ms
wall-seconds = { $s } s
wall-percent = { $share } %

## Files for other programs

wall-files = Files:
wall-file-standings = standings (CSV)
wall-file-results = results (CSV)
wall-file-ratings = ratings (CSV)
wall-file-plays = BG Stats
