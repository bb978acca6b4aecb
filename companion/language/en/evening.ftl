# What is said at a simulated table: in a window, in a terminal, and in plain lines.

## keeping

evening-match-has-ended-begin-another = this match has ended; begin another one
evening-match-does-not-say-how = this match does not say how it was played; begin another one

## lesson

evening-nobody-has-written-lesson-companion = nobody has written a lesson for { $game }; `companion rules { $game }` shows how it is played, and there are lessons for: { $taught }

## match progress

evening-hand = hand { $played } of { $hands }
evening-hand-2 = hand { $played }

## play match

evening-keep-learned-y-n = Keep what was learned of { $learned } in { $file }? [y/n]
evening-completed = { $file }: completed: { $kept }
evening-match-not-recorded = { $reason }; this match is not recorded
evening-match-not-recorded-2 = this match is not recorded

## practice table

evening-table-lesson-cannot-set-step = the table of a lesson cannot be set as its step says

## screen views

evening-there-no-voice-speed = There is no voice at this speed.
evening-wins = { $winner } wins
evening-end = The end
evening-no-screen-open-window = no screen to open a window on
evening-there-no-terminal-here = there is no terminal here
evening-terminal-cannot-drawn = this terminal cannot be drawn in

## sound

evening-muted-said-shown = Muted: what is said is shown.
evening-volume = Volume { $volume } %

## views

evening-holds = { $who } holds { $cards }
evening-sees = { $who } sees { $cards } of { $whose }
evening-there-no-keyboard-here = there is no keyboard here
evening-paused-after-round-p-goes = Paused after this round. P goes on.
evening-play-goes = Play goes on.

## Beginning and going on

# On a button, beside the name of a game: when it was last played.
evening-left-today = { $game }, today { $time }
evening-instead-window = drawing in a window
evening-instead-terminal = drawing in the terminal
evening-instead-lines = printing lines
evening-instead-none = printing lines, and nobody can press a key
evening-instead-phones = phones show what is played
evening-bots-cannot-sit =
    { $bots ->
        [one] { $bots } bot cannot sit down: { $free } of { $seats } seats are simulated; ask for other --bots or --seats
       *[other] { $bots } bots cannot sit down: { $free } of { $seats } seats are simulated; ask for other --bots or --seats
    }
# $wrong: why so many cannot play.
evening-ask-for-other-seats = { $wrong }; ask for other --seats
# $command: what keeps what a match has taught, such as `companion cards learn`.
evening-with-the-record = { $command } with the match's --record
evening-nothing-new = nothing new

## While it is played

evening-in-vain = Paused: that does not count.
evening-no-sound = No sound here: what is said is shown.
# $said: what a teacher says of a slip; then the step begins anew.
evening-once-more = { $said } Once more:
# The keys are the same in every language.
evening-step = Step { $step } of { $steps }   B: back   K: skip
evening-keys = P: pause, go on. Escape: end.
evening-keys-reaching = 1 to 8: a hand on that seat's pile. P: pause, go on. Escape: end.
# $part: the name of a part of the program; $reason: an error.
evening-part-has-stopped = { $part } has stopped: { $reason }
