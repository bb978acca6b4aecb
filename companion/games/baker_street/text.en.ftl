### 221-B Baker Street in English.
###
### The map is drawn by us, so its places may be called what they are in your language; where players
### look at the printed board, they find them by their place. "Scotland Yard" and "221B Baker Street"
### are names. No text here knows a clue but those of the little cases at the end.

## Places, as they are written on the map: one or two short words

baker-street-place-221b = 221B Baker Street
baker-street-place-apothecary = Apothecary
baker-street-place-bank = Bank
baker-street-place-carriage_depot = Carriage Depot
baker-street-place-docks = Docks
baker-street-place-hotel = Hotel
baker-street-place-locksmith = Locksmith
baker-street-place-museum = Museum
baker-street-place-newsagent = Newsagent
baker-street-place-park = Park
baker-street-place-pawnbroker = Pawnbroker
baker-street-place-playhouse = Playhouse
baker-street-place-pub = Pub
baker-street-place-scotland_yard = Scotland Yard
baker-street-place-tobacconist = Tobacconist

# The same within a sentence: "Ann enters the Bank."
baker-street-the-221b = 221B Baker Street
baker-street-the-apothecary = the Apothecary
baker-street-the-bank = the Bank
baker-street-the-carriage_depot = the Carriage Depot
baker-street-the-docks = the Docks
baker-street-the-hotel = the Hotel
baker-street-the-locksmith = the Locksmith
baker-street-the-museum = the Museum
baker-street-the-newsagent = the Newsagent
baker-street-the-park = the Park
baker-street-the-pawnbroker = the Pawnbroker
baker-street-the-playhouse = the Playhouse
baker-street-the-pub = the Pub
baker-street-the-scotland_yard = Scotland Yard
baker-street-the-tobacconist = the Tobacconist
baker-street-the-street = the street
# A place that somebody's own board has.
baker-street-the = the { $place }

# A place with one of its entrances: $door is a letter or a word.
baker-street-door-of = { $place } at entrance { $door }

## Cards

baker-street-card-scotland_yard = Scotland Yard card
baker-street-card-skeleton_key = Skeleton Key
baker-street-piles = piles: { $cards ->
        [one] { $cards } Scotland Yard card
       *[other] { $cards } Scotland Yard cards
    }, { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }

## Verdicts

# $place is a place within a sentence, with its entrance if it has several.
baker-street-verdict-announce-open = { $who } has answered { $items } aloud, and checks alone.
baker-street-verdict-arrived = { $who } enters { $place }.
baker-street-verdict-arrived-street = { $who } is on the street.
baker-street-verdict-cab = { $who } takes a cab to { $place }.
# $items: letters, "a, b and c".
baker-street-verdict-case-open = Case { $number } is open. To be solved: { $items }.
# $span is a length of time.
baker-street-verdict-clue-closed = { $who } puts the booklet down after { $span }.
baker-street-verdict-clue-closed-late = { $who } puts the booklet down after { $span }, longer than allowed.
baker-street-verdict-clue-ready = { $who } may read the clue of { $place }.
baker-street-verdict-clue-started = { $who } reads the clue of { $place }.
baker-street-verdict-clue-time-up = { $who }, time is up. Put the booklet down.
baker-street-verdict-clue-warning =
    { $n ->
        [one] { $who }, { $n } second left.
       *[other] { $who }, { $n } seconds left.
    }
baker-street-verdict-ended = That ends the turn of { $who }.
baker-street-verdict-ended-street = That ends the turn of { $who } on the street.
baker-street-verdict-left = { $who } leaves { $place }.
baker-street-verdict-order = { $who } starts.
baker-street-verdict-order-roll = { $who } rolls { $value } for the start.
baker-street-verdict-order-tie = { $names } tie for the start and roll again.
baker-street-verdict-out = { $who } is wrong, and out.
baker-street-verdict-out-others = { $who } is wrong, and out. Still in: { $names }.
baker-street-verdict-choose-case = Which case? Number { $number } is the next one not played yet.
baker-street-verdict-read-case = Read the case aloud twice: first briskly, then slower.
baker-street-verdict-roll-wanted = A roll for { $who }.
baker-street-verdict-rolled = { $who } rolls { $value }.
# $piles is baker-street-piles.
baker-street-verdict-sealed = { $who } seals { $place }; { $piles }.
baker-street-verdict-stayed = { $who } stays.
baker-street-verdict-took-scotland_yard = { $who } takes a Scotland Yard card; { $piles }.
baker-street-verdict-took-skeleton_key = { $who } takes a Skeleton Key; { $piles }.
# $may: some of baker-street-may.
baker-street-verdict-turn = { $who } is on turn: { $may }.
baker-street-verdict-unsealed = { $who } unlocks { $place }; { $piles }.
baker-street-verdict-unsolved = Everybody is out. The case remains unsolved.
baker-street-verdict-won = { $who } has solved the case and wins!

baker-street-may-roll = roll the die
baker-street-may-stay = stay
baker-street-may-cab = take a cab
baker-street-may-clue-open = read the clue here
baker-street-may-announce = announce a solution
baker-street-may-take = take a card
baker-street-may-end = end the turn
# Joins what may be done, or said: $most are all but the last one, with commas between.
baker-street-or = { $most } or { $last }

## What the dealer has ruled

# $ruling is one of baker-street-ruled.
baker-street-verdict-ruled = The dealer rules: { $ruling }.
baker-street-ruled-position-street = { $who } is on the street
baker-street-ruled-position = { $who } is in { $place }
baker-street-ruled-card-scotland_yard-yes = { $who } holds a Scotland Yard card
baker-street-ruled-card-scotland_yard-no = { $who } holds no Scotland Yard card
baker-street-ruled-card-skeleton_key-yes = { $who } holds a Skeleton Key
baker-street-ruled-card-skeleton_key-no = { $who } holds no Skeleton Key
baker-street-ruled-seal-by = { $place } is sealed by { $who }
baker-street-ruled-seal-yes = { $place } is sealed
baker-street-ruled-seal-no = { $place } is open
baker-street-ruled-look-yes = { $who } has used the look of this visit
baker-street-ruled-look-no = { $who } has not used the look of this visit
baker-street-ruled-solution-yes = the solution of { $who } is right
baker-street-ruled-solution-no = the solution of { $who } is wrong
# $why is one of baker-street-refused.
baker-street-ruled-lift = { $who } may do it this once, although { $why }

## How the table stands, line by line

# $phase is one of baker-street-phase.
baker-street-state-case = Case { $number }, phase { $phase }
baker-street-state-case-turn = Case { $number }, phase { $phase }, { $who } on turn
baker-street-state-none = No case yet, phase { $phase }
baker-street-state-none-turn = No case yet, phase { $phase }, { $who } on turn
baker-street-state-out = { $who }: out
baker-street-state-seat = { $who }: { $place }, { $cards }
baker-street-state-seat-none = { $who }: { $place }, no cards
baker-street-state-sealed = sealed: { $places }
baker-street-state-sealed-none = sealed: nothing

baker-street-phase-case = case
baker-street-phase-order = order
baker-street-phase-turn = turn
baker-street-phase-rolled = rolled
baker-street-phase-arrived = arrived
baker-street-phase-reading = reading
baker-street-phase-answer = answer
baker-street-phase-over = over

## Why something is refused: half a sentence, which may stand alone or follow a colon

baker-street-refused-already-ended = that turn has ended by itself already
baker-street-refused-already-sealed = a seal lies on that entrance already
baker-street-refused-already-rolled = the roll or the move of this turn has been made
baker-street-refused-answer-pending = the announced solution is being checked; only its result can follow
baker-street-refused-bad-case = there is no such case to open now
baker-street-refused-bad-die = that is no roll that was asked for, or not 1 to 6
baker-street-refused-bad-entrance = there is no such entrance
baker-street-refused-bad-items = the items are the letters of the case, each once
baker-street-refused-booklet-not-open = the Clue Booklet is not up
baker-street-refused-booklet-open = the Clue Booklet has to be put down first
baker-street-refused-cab-not-to-221b = home to 221B it goes by turns and die, not by cab
baker-street-refused-entrance-missing = there is more than one entrance; say which
baker-street-refused-game-over = the case is closed
baker-street-refused-holds-one = nobody holds two of these
baker-street-refused-items-missing = every lettered item needs its answer
baker-street-refused-just-opened = the booklet went up less than a second ago, so it is still up
baker-street-refused-look-this-turn = who reads the clue of the Depot on the turn of entering takes no cab before the next turn
baker-street-refused-look-used = the look of this visit has been used
baker-street-refused-no-case = a case has to be chosen first
baker-street-refused-no-clue-here = there is no clue to read here
baker-street-refused-no-key = there is no Skeleton Key in that hand
baker-street-refused-no-sy-card = there is no Scotland Yard card in that hand
baker-street-refused-not-announced = no solution has been announced
baker-street-refused-not-at-depot = cabs leave from the Carriage Depot
baker-street-refused-not-in-221b = a solution is announced inside 221B Baker Street
baker-street-refused-not-leaving = only who leaves a place can seal it
baker-street-refused-not-moved = after the roll comes the move: say where to, or stay
baker-street-refused-not-rolled = roll, or stay, before that
baker-street-refused-not-sealable = that place is never sealed
baker-street-refused-not-sealed-there = that entrance is not sealed
baker-street-refused-not-your-turn = it is somebody else's turn
baker-street-refused-nothing-to-rule = there is nothing to rule on
baker-street-refused-occupied = somebody is inside
baker-street-refused-own-seal = that seal is their own and keeps only others out: no key is needed
baker-street-refused-pile-empty = the pile is empty
baker-street-refused-same-location = the token is there already
baker-street-refused-same-turn-reentry = nobody steps out and in again in one turn
baker-street-refused-sealed = somebody else has sealed that entrance; it takes a key
baker-street-refused-seat-out = who announced a wrong solution is out
baker-street-refused-take-too-late = a card is taken on the turn of entering
baker-street-refused-unknown-location = there is no such place on the board
baker-street-refused-unused-input = that means nothing in this game
baker-street-refused-wrong-place = those cards are not piled here

## What may be entered: the fields of a form

baker-street-field-value = What does the die show?
baker-street-field-to = Where to?
baker-street-field-entrance = Which door in?
baker-street-field-exit = Which door out?
baker-street-field-read = And reads the clue?
baker-street-field-correct = Is every answer right?
baker-street-field-at = Where is the token?
baker-street-field-seal-seat = Whose seal is it?

# What may be entered, by name: at the beginning of a line, before a colon or a question mark.
baker-street-prompt-case = Case
baker-street-prompt-roll = Roll
baker-street-prompt-die = Die
baker-street-prompt-move = Move
baker-street-prompt-stay = Stay
baker-street-prompt-cab = Cab
baker-street-prompt-clue-open = Clue open
baker-street-prompt-clue-close = Clue close
baker-street-prompt-take = Take
baker-street-prompt-announce = Announce
baker-street-prompt-result = Result
baker-street-prompt-end = End
baker-street-prompt-position = Position
baker-street-prompt-card = Card
baker-street-prompt-seal = Seal
baker-street-prompt-look = Look
baker-street-prompt-solution = Solution
baker-street-prompt-lift = Lift

# The same where it is refused: "Refused: Ann, draw: it is somebody else's turn".
baker-street-entry-case = case
baker-street-entry-roll = roll
baker-street-entry-die = die
baker-street-entry-move = move
baker-street-entry-stay = stay
baker-street-entry-cab = cab
baker-street-entry-clue-open = clue-open
baker-street-entry-clue-close = clue-close
baker-street-entry-take = take
baker-street-entry-announce = announce
baker-street-entry-result = result
baker-street-entry-end = end
baker-street-entry-position = position
baker-street-entry-card = card
baker-street-entry-seal = seal
baker-street-entry-look = look
baker-street-entry-solution = solution
baker-street-entry-lift = lift

# What a form asks for, and what may be chosen in it: within a line, or at its beginning with a capital.
baker-street-term-number = number
baker-street-term-items = items
baker-street-term-value = value
baker-street-term-to = to
baker-street-term-entrance = entrance
baker-street-term-exit = exit
baker-street-term-seal = seal
baker-street-term-key = key
baker-street-term-read = read
baker-street-term-card = card
baker-street-term-scotland_yard = scotland yard
baker-street-term-skeleton_key = skeleton key
baker-street-term-correct = correct
baker-street-term-at = at
baker-street-term-holds = holds
baker-street-term-location = location
baker-street-term-sealed = sealed
baker-street-term-used = used
baker-street-term-of = of
baker-street-term-221b = 221b
baker-street-term-apothecary = apothecary
baker-street-term-bank = bank
baker-street-term-carriage_depot = carriage depot
baker-street-term-docks = docks
baker-street-term-hotel = hotel
baker-street-term-locksmith = locksmith
baker-street-term-museum = museum
baker-street-term-newsagent = newsagent
baker-street-term-park = park
baker-street-term-pawnbroker = pawnbroker
baker-street-term-playhouse = playhouse
baker-street-term-pub = pub
baker-street-term-tobacconist = tobacconist
baker-street-term-street = street

## Answers on buttons

baker-street-answer-roll = { $who } rolls
baker-street-answer-stay = stay here
baker-street-answer-clue-open = read the clue
baker-street-answer-clue-close = put the booklet down
baker-street-answer-announce = announce the solution
baker-street-answer-end = end the turn
baker-street-answer-take-scotland_yard = take a Scotland Yard card
baker-street-answer-take-skeleton_key = take a Skeleton Key
baker-street-answer-right = all is right: solved
baker-street-answer-wrong = something is wrong
baker-street-answer-die = { $who }: a real die …
# $last is a letter: the questions of a case have letters from a on.
baker-street-answer-case = Case { $number }, letters a to { $last }
baker-street-answer-other-case = Another case …

# A way to go. $way is what was said of it so far: a place and its entrance.
baker-street-way-cab = cab: { $way }
baker-street-way-out = { $way }, out by { $door }
baker-street-way-key = { $way } + key
baker-street-way-seal = { $way } + seal

## The word of the moment, in the middle of the map. A name before its colon has a line of its own.

baker-street-now-case = Choose a case
baker-street-now-order = Roll for the start
baker-street-now-rolls = { $who }: the die rolls
baker-street-now-roll = { $who }: roll
baker-street-now-where = { $who }: where to?
baker-street-now-arrived = { $who }: { $place }
baker-street-now-time-up = { $who }: time is up
# $left: the seconds that are left.
baker-street-now-reads = { $who } reads: { $left } s
baker-street-now-answer = { $who }: right or not?
baker-street-now-solved = { $who }: solved!
baker-street-now-unsolved = The case remains unsolved

## What a seat does next, beside its name: white, red and blue are buttons

baker-street-todo-rolls = the die rolls
baker-street-todo-roll = red: roll
baker-street-todo-clue = white: clue
baker-street-todo-end = blue: end of turn
baker-street-todo-steps = { $n } steps at most: where to?
baker-street-todo-down = white: booklet down
baker-street-todo-answer = look it up alone: all right?

## What was decided about a seat, and where it is

baker-street-seat-order-roll = rolled { $value }
baker-street-seat-order = starts
baker-street-seat-out = wrong, and out
baker-street-seat-won = solved the case
baker-street-at-out = out
baker-street-at-street = on the street

## Numbers beside a name and in the middle of the table: one short word each

baker-street-figure-seal = seal
baker-street-figure-key = key
baker-street-figure-case = case

## The map

baker-street-map-case = Case { $number }
baker-street-map-street = street
# On a sealed door, where there is room for a few letters. SY is Scotland Yard.
baker-street-map-sealed = sealed
baker-street-map-sy = SY
# In the map in letters: eight letters at the most.
baker-street-letters-cards = { $n }SY
baker-street-letters-keys = { $n }keys
baker-street-letters-die = the die shows { $n }
baker-street-letters-rolls = the die rolls

## What each button is for, in a word

baker-street-input-red = roll
baker-street-input-white = clue
baker-street-input-blue = end

## What players read: their checklist, booklets and notes

baker-street-papers-entered = Places that { $who } has entered
baker-street-papers-clue = The Clue Booklet: { $place }
baker-street-papers-answer = The Answer Booklet
baker-street-papers-case = Case { $number }: { $title }
baker-street-papers-questions = To be solved
# A question of a case by its letter; $answers names the possible ones and ends with a question mark.
baker-street-papers-item = { $letter }: { $question } { $answers }
baker-street-papers-answers = { $answers }?
# A letter and the right answer, or a place and its clue.
baker-street-papers-line = { $what }: { $text }

## The little cases of the simulated table

# A clue is what the booklet says of a place; of all others it says this.
baker-street-clue-nothing = Nothing here has to do with the case.


## The Clock That Struck Thirteen. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-clock-title = The Clock That Struck Thirteen
baker-street-case-clock-story = On Tuesday at nine in the evening the clocks in Abel Thorne's workshop struck, one after the other, and then one struck again. When Mr Thorne came down with his candle, the door was locked as he had left it, and his masterpiece, a silver carriage clock, was gone. Four people knew where it stood: Wilfred Pym, who is learning the trade; Agatha Thorne, who keeps her brother's house; Sir Godfrey Lisle, who collects; and Tom Rudge, who lights the lamps in the lane.
# What really happened.
baker-street-case-clock-answer = Miss Thorne, who was tired of a house full of ticking, stood inside the case of the tall clock with the silver one under her shawl. Her elbow struck thirteen. When her brother had unlocked the door and run for a constable, she walked out, and lent the clock to the Playhouse, which has begun on time ever since.

baker-street-case-clock-question-a = Who took the clock?
baker-street-case-clock-a-wilfred-pym = Wilfred Pym
baker-street-case-clock-a-agatha-thorne = Agatha Thorne
baker-street-case-clock-a-sir-godfrey-lisle = Sir Godfrey Lisle
baker-street-case-clock-a-tom-rudge = Tom Rudge
baker-street-case-clock-question-b = How did anybody get into the locked workshop?
baker-street-case-clock-b-by-the-skylight = by the skylight
baker-street-case-clock-b-with-a-copied-key = with a copied key
baker-street-case-clock-b-by-the-coal-chute = by the coal chute
baker-street-case-clock-b-inside-the-tall-clock = inside the tall clock
baker-street-case-clock-question-c = Where is the clock now?
baker-street-case-clock-c-in-pawn = in pawn
baker-street-case-clock-c-on-board-a-ship = on board a ship
baker-street-case-clock-c-among-the-museums-own = among the Museum's own
baker-street-case-clock-c-on-a-stage = on a stage

baker-street-case-clock-clue-locksmith = A lock like Thorne's has no sister. Nobody has asked for a second key, and there is no wax in the wards.
baker-street-case-clock-clue-apothecary = Sir Godfrey's gout: two bottles on Sunday, two on Tuesday noon. He has not put a foot to the floor.
baker-street-case-clock-clue-tobacconist = Tom Rudge bought his twist at half past eight, and stood here quarrelling about horses until ten.
baker-street-case-clock-clue-newsagent = RAIN FROM SEVEN TO MIDNIGHT, says the paper. And under Thorne's skylight not a drop on the floor.
baker-street-case-clock-clue-pub = The coal man is owed three months. On Monday he nailed the chute shut, and told the whole bar.
baker-street-case-clock-clue-pawnbroker = Silver spoons, silver frames, a silver whistle. Not one silver clock since the spring.
baker-street-case-clock-clue-docks = The customs have opened every crate of the week. Tea, and tea, and one very surprised cat.
baker-street-case-clock-clue-museum = The curator winds his clocks himself, and counts them. There is not one too many.
baker-street-case-clock-clue-bank = Young Pym wants a shop of his own. The manager gave him supper and no loan; they parted at half past nine.
baker-street-case-clock-clue-playhouse = In the second act a clock strikes. Until Tuesday it was painted on the wall.
baker-street-case-clock-clue-scotland_yard = The tall clock in the workshop has stopped. Its weights stand in the corner, wrapped in a shawl.
baker-street-case-clock-clue-hotel = A glove was left in the cloakroom on Wednesday, small, with clock oil on two fingers.
baker-street-case-clock-clue-carriage_depot = Nobody was driven to the lane on Tuesday night. Whoever went there, walked, or was there already.

## The Tenor Who Croaked. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-tenor-title = The Tenor Who Croaked
baker-street-case-tenor-story = Signor Belmonte came on to sing, opened his mouth before two thousand people, and croaked. He had sung like a bird at noon. His doctor finds nothing that will not pass by Sunday; his pride will take longer. Behind the scenes that evening were Percy Quill, his understudy; Madame Dray, the soprano, who had not forgiven him the high notes; Mr Noakes, the prompter; and Luigi, who carries his scarves.
# What really happened.
baker-street-case-tenor-answer = Mr Noakes had laid ten pounds at seven to one that the opera would not reach its second act. He put alum into the tin of lozenges that waits in the prompter's box, and won, for a quarter of an hour.

baker-street-case-tenor-question-a = Who spoiled the tenor's voice?
baker-street-case-tenor-a-percy-quill = Percy Quill
baker-street-case-tenor-a-madame-dray = Madame Dray
baker-street-case-tenor-a-mr-noakes = Mr Noakes
baker-street-case-tenor-a-luigi = Luigi
baker-street-case-tenor-question-b = With what?
baker-street-case-tenor-b-pepper-in-the-snuff = pepper in the snuff
baker-street-case-tenor-b-alum-in-the-lozenges = alum in the lozenges
baker-street-case-tenor-b-ice-in-the-flask = ice in the flask
baker-street-case-tenor-b-smoke-from-the-lamps = smoke from the lamps
baker-street-case-tenor-question-c = Why?
baker-street-case-tenor-c-for-envy = for envy
baker-street-case-tenor-c-for-love = for love
baker-street-case-tenor-c-for-a-wager = for a wager
baker-street-case-tenor-c-for-unpaid-wages = for unpaid wages

baker-street-case-tenor-clue-apothecary = Sold on Thursday: alum, two ounces, 'for the teeth', to a man who whispered. He could not say it louder, he said.
baker-street-case-tenor-clue-tobacconist = The Signor's snuff? He gave it up at Easter, and sends the box back full.
baker-street-case-tenor-clue-pub = The ice man was drunk from Wednesday to Saturday. There was no ice to be had in the whole quarter.
baker-street-case-tenor-clue-playhouse = The house has burnt gas since the autumn. The lamps are clean; so is everybody who stands over them.
baker-street-case-tenor-clue-bank = Luigi's wages are paid in on the first of every month. He is the richest valet in the street.
baker-street-case-tenor-clue-hotel = Madame Dray had supper sent up for two that evening. The other one was a doctor. They are to be married.
baker-street-case-tenor-clue-newsagent = Mr Quill's notice, cut out and framed: 'He was given the part for the autumn.' Dated the day before.
baker-street-case-tenor-clue-carriage_depot = A cab waited at the stage door from eight. 'It won't be long', said the gentleman. 'Seven to one it won't.'
baker-street-case-tenor-clue-park = Luigi walked the Signor's dog here until nine, and was bitten by it at ten to.
baker-street-case-tenor-clue-scotland_yard = A tin of lozenges, found in the prompter's box. They belong to the Signor; the thumb in the sugar does not.
baker-street-case-tenor-clue-museum = A lecture on the throats of birds. The Signor sat in the first row and took offence.

## The Admiral's Parrot. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-parrot-title = The Admiral's Parrot
baker-street-case-parrot-story = Admiral Stote can never remember the word that opens his strong box, so he taught it to his parrot. On Friday the parrot was gone, cage, cover and all. The strong box is still shut: so the bird is alive somewhere, being asked. The Admiral has a nephew, Rupert; a cook, Mrs Bunn; a chess partner, Colonel Fitch; and a neighbour, Miss Quayle, who complained of the noise.
# What really happened.
baker-street-case-parrot-answer = Colonel Fitch, who has lost to the Admiral for eleven years, wanted his winnings back. The parrot sits in the Carriage Depot, under a cab's hood, where every other word is shouted too.

baker-street-case-parrot-question-a = Who has taken the parrot?
baker-street-case-parrot-a-rupert = Rupert
baker-street-case-parrot-a-mrs-bunn = Mrs Bunn
baker-street-case-parrot-a-colonel-fitch = Colonel Fitch
baker-street-case-parrot-a-miss-quayle = Miss Quayle
baker-street-case-parrot-question-b = Where is it kept?
baker-street-case-parrot-b-in-the-park = in the Park
baker-street-case-parrot-b-at-the-docks = at the Docks
baker-street-case-parrot-b-at-the-hotel = at the Hotel
baker-street-case-parrot-b-in-the-carriage-depot = in the Carriage Depot
baker-street-case-parrot-b-in-the-pub = in the Pub

baker-street-case-parrot-clue-park = The keeper knows every bird in these trees, and not one of them swears.
baker-street-case-parrot-clue-docks = Forty parrots came in on Monday, all grey. The Admiral's is green.
baker-street-case-parrot-clue-hotel = No animals, says the card on every door. The porter has a nose like a bloodhound, and that is the only one.
baker-street-case-parrot-clue-pub = 'A parrot? We had one. It learned the songs and we had to let it go.' That was two years ago.
baker-street-case-parrot-clue-carriage_depot = 'Whoa', says a voice under a folded hood. No horse has moved. 'Whoa. Fire the guns. Whoa.'
baker-street-case-parrot-clue-bank = Rupert has come into his aunt's money. He has no need of strong boxes, and lends his uncle the cab fare.
baker-street-case-parrot-clue-newsagent = LOST, a green parrot. Reward. Apply to Miss Quayle, who cannot sleep for the silence.
baker-street-case-parrot-clue-apothecary = Feathers make Mrs Bunn sneeze. She buys her drops here, and the bird was never in her kitchen.
baker-street-case-parrot-clue-tobacconist = The Colonel has begun to buy sunflower seed with his cigars. 'For the digestion', he says.
baker-street-case-parrot-clue-pawnbroker = A brass cage, brought in on Saturday by a cabman. 'The gentleman has no more use for it.'
baker-street-case-parrot-clue-scotland_yard = Nobody has tried the strong box. On the carpet before it: a white pawn.
baker-street-case-parrot-clue-museum = A stuffed parrot looks at you. It says nothing either.

## The owner's file of places: what is wrong with it, and what is expected instead

# $why comes from the system.
baker-street-file-unread = cannot be read ({ $why })
baker-street-file-unread-expected = a file
baker-street-file-not-utf8 = is not UTF-8
baker-street-file-not-utf8-expected = a text file saved as UTF-8
baker-street-file-not-toml = is not TOML ({ $why })
baker-street-file-not-toml-expected = TOML: a table for each place, such as [park], or docks = false
baker-street-file-needed = a place that the board can do without

## The page of rules

# What is pressed or touched stands in slots: "the white button" at a table, a key on a keyboard.
baker-street-page-about = A race of detectives. Go from place to place, read the clues in silence, note what you make of them, and be the first to solve the case at 221B.
baker-street-page-length = about 80 minutes
# Forty letters at the most.
baker-street-page-line = Gather clues, and solve the case first.
# It follows "The table needs:".
baker-street-page-needs = the three buttons of every seat, or only a console; the board, its cards, the case, clue and answer booklets

# What each button and pad means: it follows its name and a colon.
baker-street-page-input-red = roll the die for you.
baker-street-page-input-white = you take the clue booklet up; once more: you put it down.
baker-street-page-input-blue = your turn is over, should nobody go on.

# What may be chosen before a match: a short label, and the choices.
baker-street-page-option-clue-seconds = Reading a clue
baker-street-page-option-clue-seconds-30 = 30 seconds
baker-street-page-option-clue-seconds-60 = a minute
baker-street-page-option-clue-seconds-15 = 15 seconds

baker-street-page-case = The case
baker-street-page-case-1 = Choose a case and enter its letters: those are the questions to be answered. One player reads it aloud twice.
baker-street-page-case-2 = Everybody begins at 221B with one Skeleton Key and one Scotland Yard card. The highest roll begins; the turn goes to the left.

baker-street-page-turn = Your turn
baker-street-page-turn-1 = Roll with { $red } and go so many squares at most, never slantwise. A place is entered and left by its arrows, and entering ends the move. Enter where you arrived.
baker-street-page-turn-2 = Entering a place gives you its clue: take the booklet up with { $white }, and you have thirty seconds for it, in silence, that one clue only. Once it is put down it stays down until you come again.
baker-street-page-turn-3 = Fourteen places have a clue, though in some cases it says nothing. 221B has none.
baker-street-page-turn-4 = You may also stay where you are.
baker-street-page-turn-5 = On the street your turn ends by itself. In a place the next player's roll ends it, once you have nothing left to do there.

baker-street-page-cards = Cards
baker-street-page-cards-1 = Hold one of each at the most. Take a new one as you enter: a Scotland Yard card at Scotland Yard, a key at the Locksmith.
baker-street-page-cards-2 = As you leave a place you may lay your Scotland Yard card on that entrance. Nobody else goes in or out there any more. Never at 221B, Scotland Yard or the Locksmith, and never with somebody inside.
baker-street-page-cards-3 = Arriving at an entrance that another has sealed, lay your key on it: both cards go back to their piles, and you are in.

baker-street-page-cab = The cab
baker-street-page-cab-1 = At the Carriage Depot, at the beginning of your turn, go to any place but 221B instead of rolling. On the turn that you enter the Depot you may go on at once, instead of its clue.

baker-street-page-score = Score
baker-street-page-score-1 = There are no points. Back in 221B, on your own turn, announce an answer to every letter aloud. Then read the answers alone.
baker-street-page-score-2 = All right: you have won. Anything wrong: close the booklet and say no more than that; you are out, and the others go on.
baker-street-page-score-3 = Meaning counts, not wording.

baker-street-page-judged = What the machine judges
baker-street-page-judged-1 = Whose turn it is, who is where, which entrances are sealed, who holds which card. It rolls the die and says the result.
baker-street-page-judged-2 = The clue timer: it warns ten and five seconds before the end, and tells when time is up. Nobody pays for being late.
baker-street-page-judged-3 = It knows no clue and no answer. Disputes are the dealer's, and so is a token or card that lies wrong.

## The lesson: what a learner reads

# $white, $pile and so on are keys; $name2 and $name3 are other players.
baker-street-lesson-about = Roll, enter a place, read its clue, take a cab, seal a door, and solve the case.
baker-street-lesson-welcome = 221-B Baker Street in four minutes, with one patient rival.
baker-street-lesson-roll = A case is open: Case and notes ({ $papers }) shows what happened, and what is asked. You stand in 221B Baker Street, as everybody does at first. Roll the die: { $red }.
baker-street-lesson-roll-praise = So many steps you may go now, and no further.
baker-street-lesson-enter = You have rolled a 4. Go into a place that is near enough: touch one that is lit on the map, or type its number.
baker-street-lesson-enter-street = You stopped on the street, where there is no clue: choose a place instead.
baker-street-lesson-enter-praise = You are inside. Entering ends the move, and the place has a clue for you.
baker-street-lesson-read = You have come to the Apothecary. Take the Clue Booklet up with { $white }, read this one clue in silence, and put it down with { $white } again. At a table you have thirty seconds.
baker-street-lesson-read-quick = That was too quick to read anything: press { $white } again when you have read it.
baker-street-lesson-read-late = Your time is up, and the booklet is still open: press { $white } when you have read.
baker-street-lesson-read-praise = What you have read stays in your notes ({ $papers }). Nobody else has seen it.
baker-street-lesson-cab = Your turn begins at the Carriage Depot. A cab takes you to any place but 221B, instead of a roll: touch a place that is lit, or type its number.
baker-street-lesson-cab-rolled = You rolled the die, and whoever rolls goes on foot: take a cab before you roll.
baker-street-lesson-cab-stayed = You stayed at the Depot, and no cab was taken.
baker-street-lesson-cab-praise = There already, however far it was. The clue of that place is yours to read.
baker-street-lesson-seal = You have read enough at the Apothecary, and have rolled a 4. Leave it, and lay your Scotland Yard card on its door: choose a way that says + seal (More … has them all). Others then need a key to get in.
baker-street-lesson-seal-open = You have left, and the door stands open: choose a way that says + seal.
baker-street-lesson-seal-praise = Sealed. Only whoever lays a Skeleton Key there gets in.
baker-street-lesson-solve = Back at 221B, and all clues together say: a: { baker-street-case-clock-a-agatha-thorne }; b: { baker-street-case-clock-b-inside-the-tall-clock }; c: { baker-street-case-clock-c-on-a-stage }. Announce your answers, aloud at a table. Then the Answer Booklet opens before you alone: say whether all of it was right.
baker-street-lesson-solve-wrong = You said that something was wrong, and are out of the race. Compare the answers again.
baker-street-lesson-solve-rolled = You rolled the die and must leave: announce before you roll.
baker-street-lesson-solve-praise = Solved! Had anything been wrong, you would be out, and the others would go on.
baker-street-lesson-finish = That is all there is to know.

## On paper: what is printed, and what is wrong with an owner's list

baker-street-print-question = { $letter }. { $question }
baker-street-print-solved = { $letter }: { $answer }.
baker-street-print-answers = The Answers
