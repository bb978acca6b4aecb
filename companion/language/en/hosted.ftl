### A table that is always on: what it tells those who play, and whoever looks after it.

## To those who play

hosted-undrawn = The table is not drawn on phones: they show words and numbers.
hosted-nameless = The table has no name in the network. Phones use the address.
hosted-not-yours = That is not yours to enter.
hosted-match-on = A match is on: end it first.
hosted-real-cards = The table deals no cards there: a bot cannot play.
hosted-no-pace = There is no pace { $name }.
hosted-nobody-listens = No match is on any more: nothing was entered.
hosted-left-out = That cannot be read again later: it was not entered.
hosted-cannot-go-on = The last match cannot go on: its record is damaged. Another one begins.
hosted-other-seats = The last match had { $had } seats, the table has { $has }: it ends
hosted-other-seats-spoken = The last match had another number of seats. It ends.
hosted-resumed = Match { $match } goes on where it was
hosted-choose = No match is on. Choose on a phone, or press blue to begin.
hosted-muted = Muted: what is said is shown.
hosted-unmuted = Not muted.
hosted-volume = Volume { $volume } %

## To whoever looks after the table, in its log

hosted-nameless-logged = no name in the network: { $why }; phones use the address, and it is tried again
hosted-cannot-go-on-logged = The last match cannot go on: { $why }. Another one begins
hosted-works-again = works again
# $part is console, voice, display or the like.
hosted-part-failed = { $part }: { $why }; trying again
hosted-part-works = { $part }: works again
# Where something is wrong: one button, one seat, several, all.
hosted-seat-input = seat { $seat } { $input }
hosted-seat = seat { $seat }
hosted-seats = seats { $seats }
hosted-whole-table = the table
hosted-closed = was closed
hosted-no-terminal = there is no terminal here
hosted-referee-failed = companion: the referee has failed: { $why }
hosted-error = companion: { $why }
hosted-match = match { $match }
hosted-match-phase = match { $match }: { $phase }
hosted-no-match = no match is on
hosted-reading = reading the last match
hosted-with-notices = { $status }; { $count } notices
# What a club wants played here next; $who is a list of names.
hosted-next-round = Next: round { $round }, { $game }: { $who }
hosted-round-on = Round { $round } is on.
