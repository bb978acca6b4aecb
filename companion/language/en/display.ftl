### The screens of the display: the window at the table, and the same pictures on phones.
### Most labels stand on buttons: keep them as short as the English ones where you can.

## Ways in and out

# On the button with three bars: one short word.
display-menu = Menu
# The way back to the table, on a button.
display-table = Table
display-back = Back
display-on = On
display-done = Done
display-previous = Previous
display-next = Next
display-earlier = Earlier
display-later = Later
display-page-back = Page back
display-next-page = Next page
display-more = More …
display-cancel = Cancel
display-enter = Enter
display-clear = Clear
display-skip = Skip
display-stay = Stay
display-leave = Leave
display-go-on = Go on
display-pause = Pause
# How far one is in a lesson or in setting a table up: step 3 of 12.
display-step-of = { $step } of { $steps }
display-page-of = page { $page } of { $pages }
# How many of a list were found.
display-count-of = { $count } of { $all }

## What is written on keys

display-cap-escape = ESC
display-cap-enter = ENTER
display-cap-table = T, Esc
display-cap-menu = M, Esc
display-cap-digits = 1 to 9
display-cap-quit = Ctrl+Q
# Two keys among letters to touch: very little room.
display-key-space = space
display-key-delete = delete

## The word of the moment, large in the middle

display-welcome = Welcome
display-paused = Paused
# Beside a lesson: what to do now is told below.
display-read-below = Read below
# The two words that the caller says. Use what the voice says in this language.
display-ready = READY
display-hands-off = hands off
display-play = PLAY
display-next-round = next round in { $seconds }

## Pauses

display-pause-soon = This round is finished first, then play stops.
display-pause-reading = Paused. Play goes on when you go back to the table.
display-pause-held = Paused. Play goes on with P at the table, or with Go on in the menu.

## A seat, the middle of the table

# On a small chip beside a name: this player deals.
display-deals = deals
# What was decided here is taken back.
display-taken-back = taken back
# How many cards lie in the pool.
display-pool = pool { $count }
# Something was refused; $why is half a sentence.
display-refused = No: { $why }
# For whoever hears a board: $place is where, $count how many moves lead there.
display-moves-here = { $place }: { $count } moves
display-pointed-back = { $place }: back

## The menu

display-rules = Rules
display-help = Help
display-score = Score
display-verdicts = Verdicts
display-rulings = Rulings
display-photo = Photo finish
display-papers = Case and notes
display-history = History
display-enter-or-rule = Enter or rule
display-find = Find …
display-phone = Phone
display-theme = Dark or bright
display-whole-screen = Whole screen
display-save = Save picture
display-softer = Softer
display-louder = Louder
display-mute = Mute
display-end-match = End this match
display-end-match-asked = End this match?
display-end-match-yes = End it
display-leave-match-asked = Leave the match?
display-leave-asked = Leave?

## The end of a match

display-play-again = Play again
display-begin-round = Begin round { $round }
display-other-game = Other game
display-change-players = Change players
# $who is a player, or several.
display-wins = { $who } wins
# Beside a name, where there are no points.
display-won = wins
display-the-end = The end
display-too-little = Too little was played to say who was fastest.
display-closest = The closest finish: { $finish }
display-fastest = Fastest of the evening
display-honest = Most honest
# $after is a time such as "312 ms".
display-after-play = { $who }, { $after } after PLAY
display-all-allowed = everybody: all that was played was allowed
display-all-alike = everybody alike
display-not-penalised = { $who }: not once penalised
display-not-allowed = { $who }: { $faults } of { $plays } plays not allowed
display-bot = { $who } (bot)

## The score

# Heads of narrow columns.
display-column-all = all
display-column-paid = paid
display-reaction = Reaction to PLAY
display-fastest-call = Fastest call: { $call }
display-no-card-yet = No card on time yet.
display-ms = { $ms } ms

## Verdicts and their evidence

display-no-verdict = No verdict yet.
display-no-verdict-to-show = No verdict to show yet.
display-no-strip = This verdict has no strip.
# Beside a verdict that the dealer may still take back.
display-can-be-taken-back = open
display-evidence = Evidence
display-take-back = Take back
display-verdict-number = verdict { $n }
display-saved = Saved as { $file }
display-not-saved = { $file } cannot be written: { $why }

## Rules and papers

display-rules-of = The rules of { $game }
display-rules-title = { $game }: the rules
display-no-rules = Nobody has written them down yet.
display-nothing-to-read = There is nothing to read yet.

## Entering something

display-nothing-to-enter = Nothing can be entered now.
display-type-or-touch = Type a few letters, or touch
display-nothing-called = Nothing is called that.
display-chosen = Chosen: { $what }
display-list-keys = Keys: letters, arrows, Return takes, Esc back
display-choose = Choose …
# $field is what a field of a form is called; it may be left empty.
display-if-any = { $field } (if any)
display-nothing-changed = nothing is changed yet: choose what to change
display-still-open = still open: { $fields }
display-yes = yes
display-no = no
display-chooses = { $who } chooses
# The touch pads of a seat: rail, shield and pile, and what each does to a list.
display-pads = pads: rail next, shield { $stride } on, pile takes
# Three ways out of a list, for who has only pads.
display-list-without = (leave it out)
display-list-all = (that is all)
display-list-back = (never mind)

## Phones

display-join = Join with a phone
display-no-console = This table has no console running.
display-scan = Scan it with a phone, or open:
display-open-this = Open this on a phone:
# The same address by another name.
display-or-name = or { $name }
display-dealers-code = The dealer's phone types this code:
display-fingerprint = The page must show this fingerprint:
display-phone-joined = A phone has joined.
display-dealers-phone = Dealer's phone: { $address }  code { $code }
display-safe-phone = The same page for a phone: { $address }   code { $code }
# J is the key that shows it.
display-setup-phone = J  The same page on a phone: { $address }

## The keys

display-keys = Keys
display-help-table = the table
display-help-photo = photo finish
display-help-verdicts = all verdicts; take one back
display-help-scores = score, reaction times
display-help-rulings = enter or rule
display-help-pairing = join with a phone
display-help-history = what was played before
display-help-menu = menu
display-help-find = find what to enter by its name
display-help-digits = answer the dealer's question
display-help-sound = softer, louder, mute
display-help-save = save the picture
display-help-whole-screen = whole screen
display-help-end = end

## What was played before

display-history-page = History ({ $page } of { $pages })
display-history-title = What was played here
display-history-people = Who played here
display-history-more = More
display-looking-up = Looking it up ...
# Heads of narrow columns, one a number of a player: matches played, matches won, the median and
# the best reaction, cards played before PLAY.
display-column-matches = matches
display-column-won = won
display-column-median = median
display-column-best = best
display-column-hasty = hasty
display-left-out = and { $count } more who played less
display-early-cards = { $cards ->
    [one] { $early } of { $cards } card ({ $share })
   *[other] { $early } of { $cards } cards ({ $share })
}
display-won-of = { $won } of { $matches }

## Trouble

display-no-window = no window can be opened here: { $why }
display-latin-names = In Latin letters, for want of a font: { $names } (see companion doctor).

## Scripts that names are written in, where no font has them

display-script-chinese = Chinese and Japanese
display-script-korean = Korean
display-script-devanagari = Devanagari
display-script-bengali = Bengali
display-script-tamil = Tamil
display-script-telugu = Telugu
display-script-thai = Thai
display-script-emoji = emoji

## The camera

# A camera looks at the table: a label and its value, beside numbers such as the pool's; short.
display-camera = camera
display-camera-on = on
display-camera-looks = A camera looks at the table; it keeps no pictures unless told to.
