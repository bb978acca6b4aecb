# The pages of `companion setup`, which asks for every button and pad, and the file that it writes.

## checking

wizard-table = Is this the table?
wizard-seats = { $title }, { $seats } seats
wizard-there-already-kept-old = { $file } is there already. It is kept as { $file }.old.
wizard-let-program-play-there = Let the program play there
wizard-replace = Replace it
wizard-write = Write { $beside }
wizard-write-2 = Write { $file }
wizard-no-part-table = { $told } is no part of this table.
wizard-yes = Yes
wizard-no = No
wizard-check = The check
wizard-skip = Skip this
wizard-end-check = End the check
wizard-table-described = The table is described
wizard-play-companion-daemon-profile = Play: companion daemon --profile { $file }
wizard-check-again = Check again
wizard-done = Done
wizard-seat = Seat { $seat }: { $told }
wizard-all-well = All is well.
wizard-written-not-checked-yet = Written, and not checked yet.
wizard-written-something-not-well-yet = Written; something is not well yet.
wizard-lines-more-companion-check-tells = ... { $lines } lines more: companion check tells all

## pressing

wizard-right = It is right
wizard-so-far = So far it is { $told }.
wizard-no-such-button = No such button
wizard-no-such-pad = No such pad
wizard-nothing-more-seat = Nothing more at this seat
wizard-let-go = Let go.
wizard-take-hand-away = Take the hand away.
wizard-none = { $spot }: none
wizard-let-go-everything-then-press = Let go of everything, then press one alone.
wizard-board-itself-says-so-board = That is { $spot }: the board itself says so (its board.json).
wizard-already = That is { $spot } already.
wizard-is = { $spot } is { $wire }.
wizard-does-shine = Does { $spot } shine?
wizard-press-button-shines = Press the button that shines
wizard-lamps = The lamps
wizard-lit-now = Lit now: { $told }.
wizard-none-shines = None shines
wizard-no-button-table = { $told } is no button of this table.
wizard-lit = { $spot } is lit by { $lamp }.

## steps

wizard-seat-2 = Seat { $seat } { $input }: { $wire }
wizard-plug-usb-encoder-keyboard-table = Plug in a USB encoder, a keyboard for the table or a seat board, and look again.
wizard-go-table-simulated = Or go on with a table that is simulated.
wizard-sound = Sound: { $sounds }
wizard-sound-none-found = Sound: none found
wizard-plugged = What is plugged in
wizard-these-belong-table = Which of these belong to the table?
wizard-nothing-plugged-can-pressed = Nothing is plugged in that can be pressed
wizard-look-again = Look again
wizard-go = Go on
wizard-usually-seat-then-has = Usually { $title }. A seat then has: { $inputs }.
wizard-games = The games
wizard-shall-played-table = What shall be played at this table?
wizard-one-game-must-stay = One game must stay.
wizard-seats-2 = The seats
wizard-how-many-seats-has-table = How many seats has the table?
wizard-is-for-to = { $title } is for { $least } to { $most }.
wizard-system-likes = As the system likes
wizard-no-sound = No sound
wizard-voice = The voice
wizard-where-shall-ready-play-heard = Where shall READY and PLAY be heard?

## wizard

wizard-nothing-written-yet-leave-once = Nothing is written yet. Leave once more, and what was pressed is forgotten.
wizard-leave = Leave
wizard-looked-again = Looked again.

## writing

wizard-played-when-nothing-else-said = what is played when nothing else is said; also for { $others }
wizard-played-when-nothing-else-said-2 = what is played when nothing else is said
wizard-seats-numbered-clockwise = seats are numbered clockwise
wizard-not-built-yet-program-plays = not built yet: the program plays this part
wizard-lamps-display-speak = the lamps and the display speak

## Seats, buttons and pads; $input: "white"

wizard-back = Back
wizard-button-of-seat = Seat { $seat }'s { $input } button
wizard-pad-of-seat = Seat { $seat }'s { $input } pad
# $seats: "3", or "3, 4 and 5".
wizard-these-seats =
    { $n ->
        [one] Seat { $seats }
       *[other] Seats { $seats }
    }
wizard-and = { $first } and { $last }
# $seats: one of the messages above.
wizard-nothing-to-press =
    { $n ->
        [one] { $seats } has nothing to press
       *[other] { $seats } have nothing to press
    }
wizard-press-the-button = Seat { $seat }: press the { $input } button
wizard-touch-the-pad = Seat { $seat }: touch the { $input } pad
wizard-came-together = { $one } and { $other } came together. Press one alone; if they still do, their wires touch.
wizard-simulated = simulated
wizard-nothing = nothing
wizard-seat-has = Seat { $seat }: { $inputs }
wizard-seat-has-lamps =
    Seat { $seat }: { $inputs }, { $lamps ->
        [one] { $lamps } lamp
       *[other] { $lamps } lamps
    }
# $found: one word of the check, such as "dead".
wizard-input-found = { $input } { $found }
wizard-lamp-found = { $input } lamp { $found }
wizard-input-of-seat-found = Seat { $seat } { $input }: { $found }
wizard-lamp-of-seat-found = Seat { $seat } { $input } lamp: { $found }

## Comments and names in the file that is written

wizard-file-table-of = A table of { $seats } seats.
# Columns stay in line.
wizard-file-next =
    Written by companion setup. Change what you like; then let the program look at it:
        companion profile check { $file }
        companion check --profile { $file }       try every button, pad and lamp
        companion daemon --profile { $file }      play
    What every key means, and which others there are: docs/profile.md
wizard-file-my-table = My table
# The name of a player whom nobody has named; at most 20 letters.
wizard-file-player = Seat { $seat }
wizard-file-there-is-none = there is none
wizard-file-boards = seat boards by a name of your own, and where each is
wizard-file-usb = USB devices by a name of your own, and what tells each from others
wizard-file-gpio = how the Pi's own lines are read
wizard-file-touch = how the touch controllers are reached
