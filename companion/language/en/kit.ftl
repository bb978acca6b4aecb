### What every game shares: lengths of time, refusals, scores, what a strip of instants shows.

## Lengths of time, places, numbers of things

# $n is written as this language writes numbers, with up to three decimals.
kit-span-ms = { $n } ms
kit-span-s = { $n } s

# The place in which somebody called or played: "Ann called second". In words up to the eighth.
kit-place-1 = first
kit-place-2 = second
kit-place-3 = third
kit-place-4 = fourth
kit-place-5 = fifth
kit-place-6 = sixth
kit-place-7 = seventh
kit-place-8 = eighth
kit-place = number { $n }

# How many of something, within a sentence.
kit-count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
kit-count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
kit-count-hand = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
kit-count-home = { $n ->
    [one] { $n } home
   *[other] { $n } homes
}
kit-count-key = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
kit-count-match = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
kit-count-page = { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
kit-count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
kit-count-question = { $n ->
    [one] { $n } question
   *[other] { $n } questions
}
kit-count-record = { $n ->
    [one] { $n } record
   *[other] { $n } records
}
kit-count-seat = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
kit-count-Scotland-Yard-card = { $n ->
    [one] { $n } Scotland Yard card
   *[other] { $n } Scotland Yard cards
}

## Words between others

kit-yes = Yes
kit-no = No
kit-none = none
# What stands for a seat that nobody has.
kit-seat = seat { $seat }
# $what is what can be so or not so, in lower case: "not upheld".
kit-not = not { $what }
# A heading and what belongs to it, in one line.
kit-labelled = { $label }: { $value }
# One of two; the first may itself be two of them: "Ann or Ben or Cy".
kit-or = { $first } or { $second }
# A player and a number, in a list of them: "Ann 5, Ben 3 and Cy 0".
kit-of-seat = { $who } { $value }
# A question of which only its name is known.
kit-question = { $what }?

## What is pressed, called or entered

kit-thing-white = white
kit-thing-red = red
kit-thing-blue = blue
kit-thing-pile = pile
kit-thing-shield = shield
kit-thing-rail = rail
# A hand on another player's pile.
kit-thing-reach = reach
# The words that are called aloud.
kit-cue-ready = READY
kit-cue-play = PLAY
# What somebody entered, in a word, where it is refused.
kit-entry-deal = deal
kit-entry-card = card
kit-entry-overturn = overturn

## Why something is refused: half a sentence, which stands after a colon or alone

kit-refused-bad-seat = nobody sits there
kit-refused-bad-ruling = that cannot be ruled here
kit-refused-cannot-be-overturned = there is nothing in that to take back
kit-refused-game-over = the game is over
kit-refused-late-arrival = it came later than this table allows for
kit-refused-nothing-to-overturn = no decision of that number can still be taken back
kit-refused-nothing-to-rule = there is nothing to rule on any more
kit-refused-paused = the table is at a pause
kit-refused-open-question = a question is open: answer it first
kit-refused-unused-input = that means nothing in this game

# The same as a sentence of its own; $why begins with a capital here.
kit-reason = { $why }.
# $what is a button, a pad, a word or an event; $why is half a sentence.
kit-refusal-them = Refused: { $who }, { $what }: { $why }
kit-refusal-it = Refused: { $what }: { $why }
# $why is one of the two above.
kit-refusal = { $why }.
# The same with the short name that the documentation explains.
kit-refusal-coded = { $why } ({ $code }).

## What is decided, whatever is played

kit-watched-not-watched = Nobody watched for a while; nobody is held to that time.
kit-watched-recovered = The table is watched again.
# $ruling is the short name of a ruling.
kit-ruled = The dealer rules: { $ruling }.
kit-won = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# What stands at the seat of who has won.
kit-note-won = wins
# $hand and $total are lists: "Ann 5, Ben 3 and Cy 0".
kit-score = Score of the hand: { $hand }. In all: { $total }.
# A button or pad does not work: $where is a player, or the next message; $what an input, or the one after.
kit-fault = Sensor: { $where }, { $what }: { $why }.
kit-whole-table = whole table
# What is wrong with it: $why of kit-fault, also alone beside a name.
kit-faulty-lost = lost
kit-faulty-recovered = recovered
kit-faulty-stuck = stuck
kit-faulty-chatter = chatter
kit-faulty-evidence-lost = evidence-lost
kit-faulty-evidence-late = evidence-late
kit-faulty-evidence-unreadable = evidence-unreadable
kit-faulty-doubt-unknown = doubt-unknown
kit-faulty-wrong-clock = wrong-clock
kit-faulty-battery-low = battery-low
kit-faulty-lamp-lost = lamp-lost
kit-faulty-not-watched = not-watched
kit-faulty-paused = paused
kit-faulty-resumed = resumed
kit-all-inputs = all inputs
# Two moments too close to tell apart; both are lengths of time.
kit-apart = { $gap } apart, sure only beyond { $doubt }
# $of is the number of a decision, $said its sentence (with its full stop) or none, $why half a
# sentence or none. $next says how play goes on: $what is a card that is due, or who leads.
kit-taken-back = Taken back: number { $of }{ $said ->
    [none] .
   *[other] : { $said }
}{ $why ->
    [none] { "" }
   *[other] { " " }The reason: { $why }.
}{ $next ->
    [due] { " " }Now { $what } is due.
    [leader] { " " }Now { $what } leads.
   *[none] { "" }
}
kit-open-questions = { $n ->
    [0] nothing open
    [one] { $n } question for the dealer
   *[other] { $n } questions for the dealer
}

## What is asked for, and what parts of the table are called

kit-field-seat = Who?
kit-field-cards = How many cards?

kit-label-scores = Points
kit-label-hands = Hand
kit-label-piles = Pile
kit-label-pool = Pool
kit-label-round = Round

## Who ruled what: what somebody asked for, in the log of rulings

kit-asked-begin = Begin the match
kit-asked-another = Begin another match
kit-asked-leave = End the match
kit-asked-names = Names: { $names }
# $chairs is a list of the message after the next.
kit-asked-bots = A bot stands in: { $chairs }
kit-asked-no-bots = No bot stands in
kit-chair = chair { $chair }
kit-asked-overturn = Take back number { $of }

## Too close to call, and the photo finish: instants on an axis of time

kit-too-close = Too close to call
# At the seats that it is about.
kit-note-doubt = too close to call
kit-dealer-decides = The dealer decides
kit-photo = Photo finish
# What happened at 0: whoever was first.
kit-photo-first = the first
# $zero is what happened at 0.
kit-photo-legend = 0 is the instant of: { $zero }. The bars show how sure each instant is.
# $what is what had to be done in time, $end a length of time.
kit-photo-deadline = { $what } ended at { $end }. 0 is { $zero }; the bars show how sure each instant is.
kit-photo-alone = { $who }, alone
kit-photo-heat = Dead heat: { $margin } apart, sure only beyond { $doubt }
kit-photo-won = { $who } by { $margin }, sure to { $doubt }
# $word is READY or PLAY.
kit-photo-before = { $gap } before { $word }
# At an instant that came sooner after a word than anybody reacts.
kit-too-fast = under 100 ms

## On the display

# Whose turn it is: a label in lower case, beside a name.
kit-figure-turn = turn
# The word of the moment, in large letters.
kit-moment-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}

## What was played before, in figures

kit-figures-title-reactions = How fast everybody reacts
kit-figures-title-course = Match by match
kit-figures-title-waiting = Who does not wait
kit-figures-title-wins = Matches won
kit-figures-title-closest = The closest finishes
kit-figures-no-match = No match was played here yet. Play one with people, and look again.
kit-figures-no-reaction = No reaction was measured yet: play a game with READY and PLAY.
kit-figures-no-course = A course takes two matches with READY and PLAY; there are not two yet.
# $n cards were called.
kit-figures-nobody-early = { $n ->
    [0] No card was called yet: play a game with READY and PLAY.
    [one] Nobody was early, in { $n } card.
   *[other] Nobody was early, in { $n } cards.
}
kit-figures-no-win = Nobody has won a match yet: play one to its end.
kit-figures-nothing-close = No finish was close yet: it takes two who call or press at once.

## What an owner wrote

# $wrong says where and what is there; $expected what would be right.
kit-problem = { $wrong }; expected { $expected }
kit-learned-card = { $n ->
    [one] { $n } card learned
   *[other] { $n } cards learned
}
# $what is the message above; $how is a command.
kit-learned-keep = { $what }; { $how } keeps that in { $file }
# $where is a line of a profile.
kit-learned-name-file = { $what }; name a file in the profile ({ $where }), and { $how } keeps it there

## The page of rules

kit-page-inputs = Buttons and pads
kit-page-keys = Keys
# The first line of the page on a terminal; $players is "3 to 8", $length "30 to 60 minutes".
kit-page-head = { $title }, { $players } players, { $length }
kit-page-table-needs = The table needs: { $needs }
kit-page-none = Its maker has written no page of rules for it.
kit-page-any-length = as long as it takes
# $inputs is a list of $n buttons and pads.
kit-page-needs = { $n ->
    [0] no buttons
   *[other] { $inputs } at every seat
}
kit-page-used = used by this game

# What inputs are called within the rules: "press the white button".
kit-by-hand-white = the white button
kit-by-hand-red = the red button
kit-by-hand-blue = the blue button
kit-by-hand-pile = your pile
kit-by-hand-shield = a hand on your shield
kit-by-hand-rail = the edge of the table
kit-by-hand-reach = your hand
# How one reaches for the pile of another by keys.
kit-by-key-reach = the digit of its seat

## A game of another package that cannot be played

# $why is one of the messages below, or what Python says.
kit-broken-game = the game { $name } of the package { $package } cannot be played: { $why }; update that package or uninstall it
kit-broken-name-taken = another game is called { $name }
kit-broken-no-kit = its entry point names a { $found }, expected a Kit
kit-broken-other-name = its kit is called { $kit }, its entry point { $point }
kit-broken-no-title = it has no title, or no seats

## The camera

# The reading of cards by a camera.
kit-thing-cards = cards
kit-faulty-hidden = hidden
