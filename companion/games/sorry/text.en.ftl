### Sorry! in English.
###
### Cards keep their names: 1 to 12 and SORRY!. Squares are numbers, or S1 to S5 in a safety zone.

## Colours and squares

sorry-colour-red = red
sorry-colour-blue = blue
sorry-colour-yellow = yellow
sorry-colour-green = green

# The start and the home of a colour: also written on the board, where there is little room.
sorry-square-start = start
sorry-square-home = home

# One capital letter on each man, and on the board in letters: all four must differ.
sorry-letter-red = R
sorry-letter-blue = B
sorry-letter-yellow = Y
sorry-letter-green = G

# One capital letter before the number of men at start or at home, in the board in letters.
sorry-letter-start = S
sorry-letter-home = H

## What each card asks for, in a few words below the card

sorry-card-1 = start a man, or 1 forward
sorry-card-2 = start a man, or 2 forward; once more
sorry-card-3 = 3 forward
sorry-card-4 = 4 backward
sorry-card-5 = 5 forward
sorry-card-7 = 7 forward, with one man or two
sorry-card-8 = 8 forward
sorry-card-10 = 10 forward, or 1 backward
sorry-card-11 = 11 forward, or change places
sorry-card-12 = 12 forward
sorry-card-SORRY = from start onto a rival's square

## Moves in sentences: "red 4 to 16, sliding to 19, sending back green from 17"

# $from and $to are squares.
sorry-part-goes = { $colour } { $from } to { $to }
# $part is what was said so far of this man.
sorry-part-changes = { $part }, changing places with { $colour }
sorry-part-slides = { $part }, sliding to { $to }
# $men: one or more of sorry-man-from.
sorry-part-sends = { $part }, sending back { $men }
sorry-man-from = { $colour } from { $at }
# Two men share a move.
sorry-part-then = { $first }, then { $second }
# A move by its number in the list.
sorry-move-numbered = { $number }) { $parts }
# The men of one colour: $squares is a list of squares.
sorry-men-of = { $colour } { $squares }

## Moves on a button: "R 4 → 16, slides 19, green back"

# $man is the letter of a colour, $other the colour of the man whose place is taken.
sorry-step-changes = { $man } { $from } ⇄ { $other } { $to }
sorry-step-out = { $man } starts out
sorry-step-goes = { $man } { $from } → { $to }
# $step is what was said so far of this man.
sorry-step-slides = { $step }, slides { $to }
sorry-step-back = { $step }, { $who } back
# Joins the colours of men that go back.
sorry-step-and = { $first } and { $second }

## Verdicts

sorry-verdict-answered-accept = { $who } accepts.
sorry-verdict-answered-drop = { $who } drops out.
sorry-verdict-board = The board is put right: { $men }.
sorry-verdict-call-double = { $who } calls DOUBLE! { $asked }: accept or drop?
sorry-verdict-call-redouble = { $who } calls REDOUBLE! { $asked }: accept or drop?
sorry-verdict-colours = Colours: { $colours }.
sorry-verdict-dealt =
    { $n ->
        [one] The cards are set out: { $n } card in the pack.
       *[other] The cards are set out: { $n } cards in the pack.
    }
# $hands: how many cards each player holds, by name.
sorry-verdict-dealt-hands =
    { $n ->
        [one] The cards are set out: { $n } card in the pack, hands: { $hands }.
       *[other] The cards are set out: { $n } cards in the pack, hands: { $hands }.
    }
sorry-verdict-discarded = { $who } cannot play and discards.
# $question is one of sorry-doubt, $between two names, $apart says how close it was.
sorry-verdict-doubt = Too close to call: { $question } { $between }, { $apart }. Dealer?
sorry-verdict-drawn = { $who } turns up the { $card }; { $left } left.
sorry-verdict-extra-draw = { $who } has one more card.
sorry-verdict-forfeit = { $who } has no move for the { $card }.
sorry-verdict-hand = { $who } holds { $cards }.
sorry-verdict-lead = { $who } leads, with the { $card }.
sorry-verdict-moved = { $who } plays the { $card }: { $parts }.
sorry-verdict-moved-only = { $who } plays the { $card }, the only move: { $parts }.
sorry-verdict-moves-forced = { $who } must play the { $card }: { $moves }.
sorry-verdict-moves-one = { $who } may play the { $card } or decline: { $moves }.
sorry-verdict-moves-many = { $who } has { $n } moves for the { $card }: { $moves }.
sorry-verdict-moves-may-pass = { $who } has { $n } moves for the { $card }, and may decline them all: { $moves }.
sorry-verdict-passed = { $who } declines the exchange.
sorry-verdict-picked = { $who } looks at move { $move }.
sorry-verdict-refilled = { $who } takes a card; { $left } left.
sorry-verdict-reshuffle =
    { $n ->
        [one] The pack is used up: shuffle { $n } card.
       *[other] The pack is used up: shuffle { $n } cards.
    }
# $ruling is one of sorry-ruled.
sorry-verdict-ruled = The dealer rules: { $ruling }.
# $won is one of sorry-winner; $hand and $total are points by name.
sorry-verdict-score = { $won }. This game: { $hand }. In all: { $total }.
sorry-winner-has = The winner has { $normal }
sorry-winner-has-bonus = The winner has { $normal } and { $bonus } bonus
sorry-winner-has-times = The winner has { $normal }, times { $times }
sorry-winner-has-bonus-times = The winner has { $normal } and { $bonus } bonus, times { $times }
sorry-verdict-stake-twice = The game counts twice; playing: { $players }.
sorry-verdict-stake = The game counts { $times } times; playing: { $players }.
sorry-verdict-tie = { $names } tie for the lead and draw again.
sorry-verdict-turn = { $who } ({ $colour }) is on turn.
# $n: how many have won, $names who; $games: games won so far, by name.
sorry-verdict-won =
    { $n ->
        [one] { $names } wins. Games won: { $games }.
       *[other] { $names } win. Games won: { $games }.
    }
sorry-verdict-won-double =
    { $n ->
        [one] { $names } wins a double game. Games won: { $games }.
       *[other] { $names } win a double game. Games won: { $games }.
    }
sorry-verdict-won-drop-out =
    { $n ->
        [one] { $names } wins: all others dropped out. Games won: { $games }.
       *[other] { $names } win: all others dropped out. Games won: { $games }.
    }
sorry-verdict-won-drop-out-double =
    { $n ->
        [one] { $names } wins a double game: all others dropped out. Games won: { $games }.
       *[other] { $names } win a double game: all others dropped out. Games won: { $games }.
    }

## What is in doubt, within sorry-verdict-doubt

sorry-doubt-draw-or-commit = was the play complete when the next card was drawn?
sorry-doubt-two-calls = who called first?
sorry-doubt-call-or-win = was double called before the winning move?

## What was ruled, within sorry-verdict-ruled

sorry-ruled-draw-stands = the draw stands
sorry-ruled-draw-void = the draw is void, and is made anew
sorry-ruled-caller = the first call is settled
sorry-ruled-call-stands = the call stands
sorry-ruled-win-stands = the winning move stands

## How the board stands, line by line

# $phase is one of sorry-phase.
sorry-state-phase = Phase { $phase }
sorry-state-turn = Phase { $phase }, { $who } on turn
sorry-state-card = Phase { $phase }, { $who } on turn with the { $card }
sorry-state-men = men: { $men }
sorry-state-no-men = men: none yet
sorry-state-pack =
    { $n ->
        [one] pack: { $n } card
       *[other] pack: { $n } cards
    }
sorry-state-total = total: { $total }

sorry-phase-dealing = dealing
sorry-phase-lead-draw = lead-draw
sorry-phase-colours = colours
sorry-phase-draw = draw
sorry-phase-move = move
sorry-phase-refill = refill
sorry-phase-call = call
sorry-phase-ruling = ruling
sorry-phase-over = over

## Why something is refused: half a sentence, which may stand alone or follow a colon

sorry-refused-already-answered = that answer has been given
sorry-refused-bad-board = men cannot stand like that: one on a square, and no side all at home
sorry-refused-bad-pack = those are not the cards of the pack
sorry-refused-bad-ruling = that does not answer the question
sorry-refused-call-pending = a call waits for its answers
sorry-refused-card-due = a card has to be turned up first
sorry-refused-card-exhausted = all of those have been turned up already
sorry-refused-card-open = a card is already being played
sorry-refused-choose-first = a choice comes first
sorry-refused-colour-taken = that colour is taken
sorry-refused-deal-due = the cards have to be shuffled and dealt first
sorry-refused-dropped-out = who dropped out is out until the next game
sorry-refused-game-over = the game is over
sorry-refused-must-move = a forward move is possible, so it must be made
sorry-refused-no-call = nobody has called
sorry-refused-no-legal-move = that card cannot be played
sorry-refused-no-such-card = there is no such card
sorry-refused-no-such-move = no move has that number
sorry-refused-nothing-to-rule = there is nothing to rule on
sorry-refused-not-in-hand = that card is not in the hand
sorry-refused-not-in-mode = that is no part of this way to play
sorry-refused-not-your-turn = it is somebody else's turn
sorry-refused-play-not-complete = the play before is not complete
sorry-refused-playable-card-held = a card of the hand can be played
sorry-refused-refill-due = the hand has to be refilled first
sorry-refused-ruling-pending = the dealer is asked first
sorry-refused-unused-input = that means nothing in this game

## The same at a seat whose press was refused: a few words

sorry-short-refused-play-not-complete = too early: the move comes first
sorry-short-refused-refill-due = too early: a card is to be taken first
sorry-short-refused-not-your-turn = it is somebody else's turn
sorry-short-refused-choose-first = choose a move first
sorry-short-refused-card-due = a card is to be turned up first
sorry-short-refused-card-open = a card is open: move first
sorry-short-refused-deal-due = shuffle and deal first
sorry-short-refused-call-pending = the double is to be answered first
sorry-short-refused-ruling-pending = wait for the dealer
sorry-short-refused-already-answered = has answered
sorry-short-refused-dropped-out = is out until the next game
sorry-short-refused-game-over = the game is over
sorry-short-refused-not-in-mode = no doubling in this game
sorry-short-refused-unused-input = of no use in this game
sorry-short-refused-late-arrival = came too late to be judged
sorry-short-refused-paused = not counted: the table is at a pause

## What may be entered: questions, actions, fields and values of a form

sorry-question-answer = { $seat }: accept the double, or drop out?
sorry-question-draw-stands = Was the play complete when the next card was drawn?
sorry-question-draw-void = Was the play complete when the next card was drawn?
sorry-question-caller = Who doubled first?
sorry-question-call-stands = Was it doubled before the winning move?
sorry-question-win-stands = Was it doubled before the winning move?

sorry-action-answer = Answer of { $seat }
sorry-action-draw-stands = Yes: the draw stands
sorry-action-draw-void = No: it is drawn anew
sorry-action-caller = Doubled first
sorry-action-call-stands = Yes: the double stands
sorry-action-win-stands = No: the game is won
sorry-action-board = Put the men right
sorry-action-card = The card of { $seat }
sorry-action-colour = Colour of { $seat }
sorry-action-discard = { $seat } discards
sorry-action-double = { $seat } doubles
sorry-action-draw = { $seat } draws
sorry-action-lead-draw = { $seat } draws for the lead
sorry-action-move = The move of { $seat }
sorry-action-pass = { $seat } declines

sorry-field-board-men = Tap a man, then the square where he stands.

# What may be entered, by name: at the beginning of a line, before a colon or a question mark.
sorry-prompt-deal = Deal

# The same where it is refused: "Refused: Ann, draw: it is somebody else's turn".
sorry-entry-lead-draw = lead-draw
sorry-entry-colour = colour
sorry-entry-draw = draw
sorry-entry-card = card
sorry-entry-move = move
sorry-entry-pass = pass
sorry-entry-discard = discard
sorry-entry-double = double
sorry-entry-answer = answer
sorry-entry-draw-stands = draw-stands
sorry-entry-draw-void = draw-void
sorry-entry-caller = caller
sorry-entry-call-stands = call-stands
sorry-entry-win-stands = win-stands
sorry-entry-board = board

# What a form asks for, and what may be chosen in it: within a line, or at its beginning with a capital.
sorry-term-order = order
sorry-term-card = card
sorry-term-colour = colour
sorry-term-red = red
sorry-term-blue = blue
sorry-term-yellow = yellow
sorry-term-green = green
sorry-term-move = move
sorry-term-hand = hand
sorry-term-answer = answer
sorry-term-accept = accept
sorry-term-drop = drop
sorry-term-men = men
sorry-term-start = start
sorry-term-home = home

## Answers on buttons

# $card is a card, $who a player.
sorry-answer-card = { $who }: { $card }
sorry-answer-discard = discard { $card }
sorry-answer-colour-red = { $who }: red
sorry-answer-colour-blue = { $who }: blue
sorry-answer-colour-yellow = { $who }: yellow
sorry-answer-colour-green = { $who }: green
sorry-answer-answer-accept = { $who }: accept
sorry-answer-answer-drop = { $who }: drop
sorry-answer-draw = { $who } draws
sorry-answer-pass = { $who } declines
sorry-answer-double = { $who } doubles

## What the dealer is asked

sorry-asked-draw-or-commit = Was the play complete when the next card was drawn?
sorry-asked-two-calls = Who doubled first?
sorry-asked-call-or-win = Was it doubled before the winning move?

## The photo finish

sorry-photo-draw-or-commit = The play against the next draw
sorry-photo-two-calls = Who called first
sorry-photo-call-or-win = The winning move against the call
sorry-photo-white = { $who }, move
sorry-photo-pile = { $who }, draw
sorry-photo-red = { $who }, double

## The word of the moment, in the middle of the board. A name before its colon has a line of its own.

sorry-now-shuffle = Shuffle the pack
sorry-now-deal = Shuffle and deal
sorry-now-lead = Draw for the lead
sorry-now-colours = Choose a colour
sorry-now-play-card = { $who }: play a card
sorry-now-draw-card = { $who }: draw a card
sorry-now-make-or-decline = { $who }: make the move, or decline
sorry-now-make = { $who }: make the move
# $move is the number of the move that is looked at.
sorry-now-picked = { $who }: move { $move }?
sorry-now-choose = { $who }: choose a move
sorry-now-take-card = { $who }: take a card
sorry-now-call = Accept or drop?

## What a seat does next, beside its name

sorry-todo-play-or-discard = play a card, or discard one
sorry-todo-pack = touch the pack
sorry-todo-choose = blue: next move   white: done
sorry-todo-done-or-decline = white: done, or decline
sorry-todo-done = move; then white, or the next card
sorry-todo-play = play a card
sorry-todo-turn-up = turn up a card
sorry-todo-lead = draw for the lead
sorry-todo-colour = choose a colour
sorry-todo-discard = no card fits: discard one
sorry-todo-answer = white accepts, blue drops

## What was decided about a seat, beside its name

sorry-seat-drawn = drew the { $card }
sorry-seat-moved = played the { $card }
sorry-seat-moved-home =
    { $n ->
        [one] played the { $card }, a man home
       *[other] played the { $card }, two men home
    }
sorry-seat-moved-back = played the { $card }, { $n } sent back
sorry-seat-moved-slides = played the { $card }, slides
sorry-seat-forfeit = no move for the { $card }
sorry-seat-call-double = doubles
sorry-seat-call-redouble = redoubles
sorry-seat-answered-accept = accepts
sorry-seat-answered-drop = drops out
sorry-seat-lead = leads
sorry-seat-won = wins
sorry-seat-passed = declines
sorry-seat-extra-draw = one more card
sorry-seat-discarded = discards
sorry-seat-refilled = took a card
sorry-seat-score = +{ $points } points

# Whom a player plays with; and who is out of this game.
sorry-seat-with = with { $partner }
sorry-seat-out = dropped out

## Numbers beside a name and in the middle of the table: one short word each

sorry-figure-home = home
sorry-figure-points = points
sorry-figure-won = won
sorry-figure-hand = hand
sorry-figure-pack = pack
sorry-figure-stake = counts times

# In the middle of the board.
sorry-board-pack = pack { $n }
sorry-board-stake = counts { $n } times
# The same in the board in letters: 20 letters at the most.
sorry-board-stake-short = counts x{ $n }

## What each button and pad is for, in a word

sorry-input-white = done
sorry-input-red = double
sorry-input-blue = next
sorry-input-pile = pack

## Squares of the board on a phone

# $colour is the colour of the side, $to the number of a square.
sorry-place-1 = { $colour } slide, to { $short }
sorry-place-2 = here { $colour } turns in, to S1
sorry-place-3 = { $colour } diamond
sorry-place-4 = { $colour } circle, before its start
sorry-place-9 = { $colour } slide, to { $long }
sorry-place-13 = end of the { $colour } slide
sorry-place-zone = { $colour } safety zone

## The page of rules

# What is pressed or touched stands in slots: "the white button" at a table, a key on a keyboard.
sorry-page-about = A race on a board, after the rules of 1950. Cards move the men. Bring your four men once round the board and home, and send back whoever stands where you arrive.
sorry-page-length = 30 to 60 minutes
# Forty letters at the most.
sorry-page-line = Race your men home, send others back.
# It follows "The table needs:".
sorry-page-needs = a display or a console; three buttons and a pad for the pack are a comfort; a board with its men and pack, or the companion's own

# What the input is called in this game, within a sentence.
sorry-page-name-pile = a touch of the pack

# What each button and pad means: it follows its name and a colon.
sorry-page-input-pile = you touch the pack: you draw, or you fill up your hand.
sorry-page-input-blue = you look at the next move of the list. When somebody has doubled: you drop out.
sorry-page-input-white = you have made the move that is shown. When somebody has doubled: you accept.
sorry-page-input-red = you double, in the game for points.

# What may be chosen before a match: a short label, and the choices.
sorry-page-option-mode = How it is played
sorry-page-option-mode-single = everybody for themselves
sorry-page-option-mode-partnership = partners, two against two
sorry-page-option-mode-points = for points, with doubling
sorry-page-option-extra-one = The pack
sorry-page-option-extra-one-false = 44 cards
sorry-page-option-extra-one-true = 45 cards, with one more 1

sorry-page-turn = Your turn
sorry-page-turn-1 = Draw a card with { $pile }, and do what it says. The board shows every move there is, each with its number. Choose one by touching the man and where he goes, by its number, or with { $blue }; then move your man and press { $white }.
sorry-page-turn-2 = If there is only one move, make it; you need not press anything. It counts as made when the next card is drawn. A move that wins is confirmed with { $white }.
sorry-page-turn-3 = A card that can be played must be played, and in full. If there is no move at all, the turn goes on to the left.
sorry-page-turn-4 = A man who ends on a rival's square sends him back to his start. Two men never share a square, and nobody lands on his own.
sorry-page-turn-5 = Home needs the exact number. The five squares before it are safe, and only your own men may go there.

sorry-page-cards = The cards
sorry-page-cards-1 = 1: start a man, or 1 forward. 2: start a man, or 2 forward; then draw again.
sorry-page-cards-2 = 3, 5, 8, 12: so many forward. 4: backward 4.
sorry-page-cards-3 = 7: forward 7, or shared by two men; all of it.
sorry-page-cards-4 = 10: forward 10, or 1 backward. If forward cannot be, backward must.
sorry-page-cards-5 = 11: forward 11, or change places with a rival. If forward cannot be, the change may be declined.
sorry-page-cards-6 = SORRY!: a man from your start takes the place of a rival, who goes back to his.

sorry-page-slides = Slides
sorry-page-slides-1 = End on the triangle of another colour, and you slide to the end of that slide. Everybody on it goes back to start, your own men as well. Triangles of your own colour do nothing.

sorry-page-numbers = The numbers of the squares
sorry-page-numbers-1 = The 60 squares of the edge are numbered the way men go: 0 is the corner where red's side begins, then 15 for blue, 30 for yellow and 45 for green.
sorry-page-numbers-2 = Counted from each corner: 1 is the triangle of a slide that ends on 4; 2 is where that colour turns in; 3 is its diamond; 4 is the circle before its start; 9 is the triangle of a slide that ends on 13. So blue's circle is 15 and 4: square 19.
sorry-page-numbers-3 = The five safe squares are S1 to S5, then comes home. Display, moves and phones use these numbers.

sorry-page-ways = Other ways to play
sorry-page-ways-1 = Partners, with four players: red with yellow, blue with green. A card may move either partner's men. A pair that is home before either rival has all four men home wins two games.
sorry-page-ways-2 = For points: everybody holds five cards, plays one, and takes one. A man starts on each circle. If none of your cards can be played, discard one.

sorry-page-score = Score
sorry-page-score-1 = The first with four men home wins; of partners, the first pair with eight.
sorry-page-score-2 = For points: 5 for each of your men at home. The winner adds 5 for each man that the others have home, and a bonus: 100 if they have none, 50 if nobody has more than one, 25 if nobody has more than two.
sorry-page-score-3 = Anybody may double at any time. The others accept, or drop out and score nothing. If all drop out, the one who doubled wins 25.

sorry-page-judged = What the machine judges
sorry-page-judged-1 = It mirrors the board, lists the moves, and knows whom a move sends back. Who draws before the play is complete is told so; the card goes back.
sorry-page-judged-2 = Three things can be too close to call: the next draw against the move before it, two doubles at once, a double against the winning move. The dealer decides.
sorry-page-judged-3 = A man moved wrongly is put right: take the move back, or enter how the board really stands.

## The lesson: what a learner reads

# $white, $pile and so on are keys; $name2 and $name3 are other players.
sorry-lesson-about = Draw and get out, choose a move, share a 7, slide, and say SORRY!
sorry-lesson-welcome = Sorry! in three minutes, against one patient rival.
sorry-lesson-start = You are red, and your four men wait at their start. Draw a card: { $pile }. Only a 1 or a 2 lets a man out; this time it will be a 2. Make that move with { $white }.
sorry-lesson-start-praise = Your first man is out. After a 2 you draw again, whatever you did with it.
sorry-lesson-choose = Draw: { $pile }. It will be a 10: one of your men goes 10 forward, or 1 backward. { $blue } shows one move after the other, { $white } makes the one that is shown. Or touch a man and his square.
sorry-lesson-choose-praise = That is how every card with a choice is played: look with { $blue }, make it with { $white }.
sorry-lesson-seven = Draw: { $pile }. It will be a 7, which two men may share. Your man in the safe squares needs exactly 3 to get home; the other one takes 4. Find that move with { $blue }, make it with { $white }.
sorry-lesson-seven-one-man = That moved one man by all 7. Look for the move that brings the other man home.
sorry-lesson-seven-nobody-home = The 7 was shared, but nobody got home: the man in the safe squares needs exactly 3.
sorry-lesson-seven-praise = One man is home. All of the 7 must be used, and home needs the exact number.
sorry-lesson-slide = Draw: { $pile }. It will be a 3. Your man on 13 would end on the triangle of another colour, on 16, and slide to 19. Everybody on that slide goes back to start. Choose that move: { $blue }, then { $white }.
sorry-lesson-slide-other-man = That man did not end on a triangle: it is the one on 13 that slides.
sorry-lesson-slide-praise = Slid, and the yellow man is back at start. Triangles of your own colour do nothing.
sorry-lesson-sorry = Draw: { $pile }. It will be SORRY!: a man from your start takes the place of a rival, who goes back. Two yellow men are out. Choose whom you will be sorry for: { $blue }, then { $white }.
sorry-lesson-sorry-praise = Sorry! The first with four men home wins.
sorry-lesson-finish = That is all there is to know.
