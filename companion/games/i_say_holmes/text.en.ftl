### I Say, Holmes! in English.
###
### The titles of cards stay as they are printed (Alibi, The Game is Afoot!, Hansom Cab), and so do
### the names of Villains. How many cards anybody holds is a secret that no text tells.

## Where the story is: the chit

i-say-holmes-chit-pending = Lost in the fog: any Location will do.
i-say-holmes-chit-London = The chit shows London.
i-say-holmes-chit-Country = The chit shows the Country.
# The same in a word, in the middle of the table.
i-say-holmes-side-London = London
i-say-holmes-side-Country = Country
i-say-holmes-side-pending = fog

## Verdicts

# $numbers: the numbers printed on the cards that were dealt; $chit is one of i-say-holmes-chit.
i-say-holmes-verdict-ready =
    { $n ->
        [one] Dealt: the cards numbered { $numbers }. Draw pile: { $n } card. { $chit }
       *[other] Dealt: the cards numbered { $numbers }. Draw pile: { $n } cards. { $chit }
    }
i-say-holmes-verdict-started = { $who } opens: The Game is Afoot!
i-say-holmes-verdict-turn = { $who } is on turn, after { $card }.
# The title of this card ends with a mark of its own: !
i-say-holmes-verdict-turn-called = { $who } is on turn, after { $card }
i-say-holmes-verdict-played = { $who } plays { $card }.
i-say-holmes-verdict-discarded = { $who } puts { $card } away.
i-say-holmes-verdict-drew = { $who } draws a card.
i-say-holmes-verdict-kept = { $who } keeps it.
# $against is a card, $defences one or two of i-say-holmes-with.
i-say-holmes-verdict-window = { $against } against { $who }: { $defences }?
i-say-holmes-verdict-declined = { $who } has no defence.
i-say-holmes-verdict-window-closed = Time is up for { $who }.
# $defence is one of i-say-holmes-with.
i-say-holmes-verdict-defended = { $who } answers with { $defence }!
i-say-holmes-verdict-draws =
    { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
i-say-holmes-verdict-look =
    { $n ->
        [one] { $by } looks at { $n } card of { $who }.
       *[other] { $by } looks at { $n } cards of { $who }.
    }
i-say-holmes-verdict-look-all = { $by } looks at the whole hand of { $who }.
i-say-holmes-verdict-show = { $who } secretly shows { $by } the highest card.
i-say-holmes-verdict-give = { $by } secretly passes a card to { $who }.
i-say-holmes-verdict-trade = { $names } trade their hands.
i-say-holmes-verdict-redeal = All hands are shuffled and dealt again, as many to each as before.
i-say-holmes-verdict-reshuffle =
    { $n ->
        [one] The discards are shuffled in: { $n } card in the draw pile.
       *[other] The discards are shuffled in: { $n } cards in the draw pile.
    }
i-say-holmes-verdict-pass-left = Everybody passes one card, face down, to the left.
i-say-holmes-verdict-pass-right = Everybody passes the whole hand to the right.
# $points has a sign: +10 or -10. The lowest score wins.
i-say-holmes-verdict-points-i-say = { $who }: { $points } points for an I Say card in sequence.
i-say-holmes-verdict-points-telegram = { $who }: { $points } points for the Telegram.
i-say-holmes-verdict-points-fleeing = { $who }: { $points } points for Fleeing.
i-say-holmes-verdict-arrest = { $by } arrests { $who }!
i-say-holmes-verdict-guilty = Guilty! { $who } harbours { $villains }.
i-say-holmes-verdict-detected = { $who } held { $villains } as well: detected by the same arrest.
i-say-holmes-verdict-not-guilty = { $who } is not guilty.
i-say-holmes-verdict-hand-taken = { $by } takes the whole hand of { $who }, who draws as many new cards.
i-say-holmes-verdict-hand-taken-none = { $by } takes the whole hand of { $who }, who draws nothing: no card is left.
i-say-holmes-verdict-hand-taken-rest =
    { $n ->
        [one] { $by } takes the whole hand of { $who }, who draws all that is left: { $n } card.
       *[other] { $by } takes the whole hand of { $who }, who draws all that is left: { $n } cards.
    }
i-say-holmes-verdict-went-out = { $who } went out: the last chapter begins.
i-say-holmes-verdict-cleared = { $who } is cleared.
i-say-holmes-verdict-escaped = { $who } escapes with { $villains }.
i-say-holmes-verdict-round-end-arrest = The round is over: a Villain is arrested.
i-say-holmes-verdict-round-end-escape = The round is over: the Villains have escaped.
i-say-holmes-verdict-round-end-none-guilty = The round is over: nobody is guilty.
# Points by name.
i-say-holmes-verdict-score = This round: { $hand }. In all: { $total }.
# $n: how many have won, $points: the points they have, in words (i-say-holmes-points).
i-say-holmes-verdict-won =
    { $n ->
        [one] { $names } wins with { $points }.
       *[other] { $names } win with { $points }.
    }
i-say-holmes-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
i-say-holmes-verdict-flag-cleared-seat-held-villain = For the dealer: { $who } was cleared, but held a Villain.
i-say-holmes-verdict-flag-no-cards-left = For the dealer: { $who } finds no card left to draw.

## What is taken to have happened, because somebody went on

# $by goes on; $who is whoever was awaited.
i-say-holmes-implied-keep = { $by } goes on, so { $who } is taken to keep the card.
i-say-holmes-implied-no-defence = { $by } goes on, and so gives no answer.
i-say-holmes-implied-no-arrest = { $by } goes on, so { $who } is taken to arrest nobody.
i-say-holmes-implied-pass-left = { $by } goes on, so everybody is taken to have passed a card.
i-say-holmes-implied-pass-right = { $by } goes on, so everybody is taken to have passed the hand.
i-say-holmes-implied-redeal = { $by } goes on, so the hands are taken to be dealt again.
i-say-holmes-implied-trade = { $by } goes on, so the hands are taken to be traded.
i-say-holmes-implied-give = { $by } goes on, so the card is taken to be passed.
i-say-holmes-implied-reshuffle = { $by } goes on, so the pack is taken to be shuffled.

## What somebody is asked

i-say-holmes-ask-sequence = Does { $card } follow { $before }? Dealer, read its bottom line.
# $cards: titles that may be printed there, and some of i-say-holmes-kind.
i-say-holmes-ask-sequence-perhaps = Does { $card } follow { $before }? Dealer, read its bottom line. Perhaps: { $cards }.
i-say-holmes-ask-i-say = Does { $before } offer I Say (-10)? Dealer, read its bottom line.
# Kinds of cards, as a bottom line names them.
i-say-holmes-kind-movement = movement
i-say-holmes-kind-location = location
i-say-holmes-kind-london = london
i-say-holmes-kind-country = country
i-say-holmes-kind-information = information
i-say-holmes-kind-action = action
i-say-holmes-kind-i-say = i-say
# $whom: names, joined by i-say-holmes-or.
i-say-holmes-ask-arrest-must = { $who } must arrest { $whom }.
i-say-holmes-ask-arrest-may = { $who } may arrest { $whom }.
i-say-holmes-ask-plea = { $who }: guilty or not guilty? Name every Villain in the hand.
i-say-holmes-ask-value = What does { $card } count? Dealer, read its value.
i-say-holmes-ask-hand = { $who }: what are the cards in hand worth, Villains left out?

# $apart says how close it was.
i-say-holmes-doubt-which = Too close to call: which button of { $who } was first? { $apart }. Dealer?
i-say-holmes-doubt-deadline = Too close to call: was { $who } in time? { $apart }. Dealer?

i-say-holmes-or = { $first } or { $second }

# The two defences with their article, where a sentence needs one.
i-say-holmes-with-Alibi = an Alibi
i-say-holmes-with-Mastermind = a Mastermind

## What the dealer has ruled

# $ruling is one of i-say-holmes-ruled.
i-say-holmes-verdict-ruled = The dealer rules: { $ruling }.
i-say-holmes-ruled-sequence-yes = the card fits the story
i-say-holmes-ruled-sequence-no = the card does not fit the story
i-say-holmes-ruled-i-say-yes = I Say is in sequence
i-say-holmes-ruled-i-say-no = I Say is not in sequence
i-say-holmes-ruled-deadline-yes = the answer was in time
i-say-holmes-ruled-deadline-no = the answer was too late
# $answer: red, blue or white, which was pressed first.
i-say-holmes-ruled-which = { $answer } was first
i-say-holmes-ruled-defence-yes = the defence stands
i-say-holmes-ruled-defence-no = no defence was laid
# $number: the number of the refusal that is lifted.
i-say-holmes-ruled-lift = number { $number } is allowed
i-say-holmes-ruled-count = a hand is put right
i-say-holmes-ruled-chit = the Location chit is put right
# $points has a sign.
i-say-holmes-ruled-score = { $points } points for { $who }
i-say-holmes-ruled-value = { $card } counts { $value }

## How the story stands, line by line

# $phase is one of i-say-holmes-phase.
i-say-holmes-state-phase = Round { $round }, phase { $phase }
i-say-holmes-state-turn = Round { $round }, phase { $phase }, { $who } on turn
i-say-holmes-state-governs = { $card } governs; { $chit }
i-say-holmes-state-nothing = nothing played yet; { $chit }
i-say-holmes-state-pile =
    { $n ->
        [one] draw pile: { $n } card
       *[other] draw pile: { $n } cards
    }
i-say-holmes-state-scores = scores: { $scores }

i-say-holmes-phase-dealing = dealing
i-say-holmes-phase-start = start
i-say-holmes-phase-turn = turn
i-say-holmes-phase-drawn = drawn
i-say-holmes-phase-window = window
i-say-holmes-phase-moving = moving
i-say-holmes-phase-accuse = accuse
i-say-holmes-phase-plea = plea
i-say-holmes-phase-counting = counting
i-say-holmes-phase-over = over

## Why something is refused: half a sentence, which may stand alone or follow a colon

i-say-holmes-refused-alibi-not-allowed = an Alibi does not help here
i-say-holmes-refused-already-answered = that answer has been given
i-say-holmes-refused-already-cleared = that player has been cleared
i-say-holmes-refused-already-drew = a card has been drawn already
i-say-holmes-refused-bad-total = so many cards cannot be worth that
i-say-holmes-refused-busy = something else comes first
i-say-holmes-refused-chit-mismatch = the chit shows the other kind of place
i-say-holmes-refused-condition = that card has a condition of its own, which is not met
i-say-holmes-refused-count-mismatch = that does not go with the number of cards held
i-say-holmes-refused-defence-only = that card is played in answer to another only
i-say-holmes-refused-match-over = the match is over
i-say-holmes-refused-no-cards = there are no cards
i-say-holmes-refused-no-window = there is nothing to answer
i-say-holmes-refused-not-a-villain = that is no Villain
i-say-holmes-refused-not-accused = somebody else is accused, or nobody
i-say-holmes-refused-not-drawn = no card has been drawn
i-say-holmes-refused-not-its-word = that word of a bottom line does not mean this card
i-say-holmes-refused-not-in-sequence = that does not continue the story
i-say-holmes-refused-not-started = The Game is Afoot! comes first
i-say-holmes-refused-not-target = somebody else has to answer
i-say-holmes-refused-not-your-turn = it is somebody else's turn
i-say-holmes-refused-nothing-to-rule = there is nothing to rule on
i-say-holmes-refused-round-over = the round is over
i-say-holmes-refused-self-target = that must be another player
i-say-holmes-refused-side-missing = does it say the previous or the next opponent
i-say-holmes-refused-target-missing = against whom
i-say-holmes-refused-unknown-card = there is no such card
i-say-holmes-refused-unused-input = that means nothing in this game
i-say-holmes-refused-use-escape = Villains are not played, they escape
i-say-holmes-refused-villains-missing = which Villains
i-say-holmes-refused-window-closed = the time for an answer is over

# A card has a condition that is not met; $before lies on the table.
i-say-holmes-condition-Holmes = Holmes may follow any card but a Movement card, and { $before } lies there
i-say-holmes-condition-Watson = Watson may follow any card but a Movement card, and { $before } lies there
i-say-holmes-condition-Mycroft = Mycroft may only follow a London Location, and { $before } lies there
i-say-holmes-condition-Fleeing = Fleeing may only follow a Movement card, and { $before } lies there
i-say-holmes-condition-Afoot = The Game is Afoot! only opens a round, and { $before } lies there

# What comes first: added to a refusal.
i-say-holmes-waiting-deal = , waiting for the deal
i-say-holmes-waiting-start = , waiting for The Game is Afoot!
i-say-holmes-waiting-play = , waiting for a card
i-say-holmes-waiting-window = , waiting for an answer
i-say-holmes-waiting-plea = , waiting for the plea
i-say-holmes-waiting-arrest = , waiting for the name of the accused
i-say-holmes-waiting-held = , waiting for the hands
i-say-holmes-waiting-nothing = , waiting for nothing
i-say-holmes-waiting-pass-left = , waiting for the cards that are passed
i-say-holmes-waiting-pass-right = , waiting for the hands that are passed
i-say-holmes-waiting-redeal = , waiting for the new deal
i-say-holmes-waiting-trade = , waiting for the trade
i-say-holmes-waiting-give = , waiting for the card that is passed
i-say-holmes-waiting-reshuffle = , waiting for the shuffle
i-say-holmes-waiting-dealer = , waiting for the dealer

## The same at a seat: two or three words

i-say-holmes-short-refused = refused
i-say-holmes-short-refused-alibi-not-allowed = no Alibi helps here
i-say-holmes-short-refused-already-answered = answered already
i-say-holmes-short-refused-window-closed = too late
i-say-holmes-short-refused-not-your-turn = not your turn
i-say-holmes-short-refused-not-in-sequence = does not follow
i-say-holmes-short-refused-chit-mismatch = wrong kind of place
i-say-holmes-short-refused-condition = not now
i-say-holmes-short-refused-defence-only = only as an answer
i-say-holmes-short-refused-use-escape = Villains escape
i-say-holmes-short-condition-Holmes = not after Movement
i-say-holmes-short-condition-Watson = not after Movement
i-say-holmes-short-condition-Mycroft = only after a London Location
i-say-holmes-short-condition-Fleeing = only after Movement

## What may be entered: actions, fields and values of a form

i-say-holmes-action-hands = All hands at once
i-say-holmes-action-held = One hand
i-say-holmes-action-no-arrest = Arrest nobody
i-say-holmes-action-done = The cards have been moved

i-say-holmes-field-play-card = Which card?
i-say-holmes-field-play-target = Against whom?
i-say-holmes-field-play-side = To which side?
i-say-holmes-field-play-drawn = Drawn just now?
i-say-holmes-field-play-in_sequence = Does the card before say I Say (-10)?
i-say-holmes-field-play-villain = Which Villain goes?
i-say-holmes-field-hands-totals = What each hand counts, Villains left out
i-say-holmes-field-hands-villains = Every Villain found
i-say-holmes-field-plea-villains = Every Villain in the hand
i-say-holmes-field-sequence-learn = Remember it for

i-say-holmes-value-movement = Every Movement card
i-say-holmes-value-location = Every Location that fits the chit
i-say-holmes-value-london = Every London Location
i-say-holmes-value-country = Every Country Location
i-say-holmes-value-information = Every Information card
i-say-holmes-value-action = Every Action card

# What may be entered, by name: at the beginning of a line, before a colon or a question mark.
i-say-holmes-prompt-deal = Deal
i-say-holmes-prompt-play = Play
i-say-holmes-prompt-draw = Draw
i-say-holmes-prompt-keep = Keep
i-say-holmes-prompt-defend = Defend
i-say-holmes-prompt-arrest = Arrest
i-say-holmes-prompt-plea = Plea
i-say-holmes-prompt-escape = Escape
i-say-holmes-prompt-no-arrest = No arrest
i-say-holmes-prompt-done = Done
i-say-holmes-prompt-held = Held
i-say-holmes-prompt-hands = Hands
i-say-holmes-prompt-sequence = Sequence
i-say-holmes-prompt-i-say = I say
i-say-holmes-prompt-deadline = Deadline
i-say-holmes-prompt-which = Which
i-say-holmes-prompt-defence = Defence
i-say-holmes-prompt-lift = Lift
i-say-holmes-prompt-count = Count
i-say-holmes-prompt-chit = Chit
i-say-holmes-prompt-score = Score
i-say-holmes-prompt-value = Value
i-say-holmes-prompt-pass-a-card = Pass a card
i-say-holmes-prompt-give-a-card = Give a card
i-say-holmes-prompt-hand-passed-on = Hand passed on

# The same where it is refused: "Refused: Ann, draw: it is somebody else's turn".
i-say-holmes-entry-play = play
i-say-holmes-entry-draw = draw
i-say-holmes-entry-keep = keep
i-say-holmes-entry-defend = defend
i-say-holmes-entry-arrest = arrest
i-say-holmes-entry-no-arrest = no-arrest
i-say-holmes-entry-plea = plea
i-say-holmes-entry-escape = escape
i-say-holmes-entry-done = done
i-say-holmes-entry-held = held
i-say-holmes-entry-hands = hands
i-say-holmes-entry-sequence = sequence
i-say-holmes-entry-i-say = i-say
i-say-holmes-entry-deadline = deadline
i-say-holmes-entry-which = which
i-say-holmes-entry-defence = defence
i-say-holmes-entry-lift = lift
i-say-holmes-entry-count = count
i-say-holmes-entry-chit = chit
i-say-holmes-entry-score = score
i-say-holmes-entry-value = value

# What a form asks for, and what may be chosen in it: within a line, or at its beginning with a capital.
i-say-holmes-term-opens = opens
i-say-holmes-term-card = card
i-say-holmes-term-target = target
i-say-holmes-term-side = side
i-say-holmes-term-previous = previous
i-say-holmes-term-next = next
i-say-holmes-term-villain = villain
i-say-holmes-term-in_sequence = in sequence
i-say-holmes-term-drawn = drawn
i-say-holmes-term-with = with
i-say-holmes-term-none = none
i-say-holmes-term-guilty = guilty
i-say-holmes-term-villains = villains
i-say-holmes-term-what = what
i-say-holmes-term-pass-left = pass left
i-say-holmes-term-pass-right = pass right
i-say-holmes-term-redeal = redeal
i-say-holmes-term-trade = trade
i-say-holmes-term-give = give
i-say-holmes-term-reshuffle = reshuffle
i-say-holmes-term-total = total
i-say-holmes-term-totals = totals
i-say-holmes-term-allow = allow
i-say-holmes-term-learn = learn
i-say-holmes-term-answer = answer
i-say-holmes-term-red = red
i-say-holmes-term-blue = blue
i-say-holmes-term-white = white
i-say-holmes-term-of = of
i-say-holmes-term-value = value
i-say-holmes-term-pending = pending
i-say-holmes-term-delta = delta

## Answers on buttons

i-say-holmes-answer-draw = Draw a card
i-say-holmes-answer-keep = Keep it
i-say-holmes-answer-no-arrest = Arrest nobody
i-say-holmes-answer-hand-passed-on = My hand is passed on
i-say-holmes-answer-deal = Deal
i-say-holmes-answer-deal-opens = Deal: { $who } opens
i-say-holmes-answer-opens = { $who } opens
# Whom the card is against is asked next.
i-say-holmes-answer-against = { $card } against
i-say-holmes-answer-with = { $card } with { $villain }
i-say-holmes-answer-escape = Escape
i-say-holmes-answer-escape-with = Escape with { $villains }
i-say-holmes-answer-not-guilty = Not guilty
i-say-holmes-answer-guilty = Guilty
i-say-holmes-answer-guilty-of = Guilty: { $villains }
i-say-holmes-answer-arrest = Arrest { $who }
i-say-holmes-answer-no-defence = No defence
i-say-holmes-answer-held-cards = { $who }: card by card
i-say-holmes-answer-held-total = { $who }: in all
i-say-holmes-answer-all-hands = All hands …
i-say-holmes-answer-all-hands-guilty = Guilty, and all hands …
i-say-holmes-answer-pass = Pass { $card }
i-say-holmes-answer-give = Give { $card }
i-say-holmes-answer-done-pass-left = All cards are passed
i-say-holmes-answer-done-pass-right = All hands are passed
i-say-holmes-answer-done-redeal = The hands are dealt again
i-say-holmes-answer-done-trade = The hands are traded
i-say-holmes-answer-done-give = The card is given
i-say-holmes-answer-done-reshuffle = The discards are shuffled in
# Which button was pressed first.
i-say-holmes-answer-which-red = Alibi (red)
i-say-holmes-answer-which-blue = Mastermind (blue)
i-say-holmes-answer-which-white = No defence (white)
i-say-holmes-answer-sequence-yes = It follows
i-say-holmes-answer-sequence-no = It does not follow
i-say-holmes-answer-i-say-yes = It says I Say
i-say-holmes-answer-i-say-no = It does not say it
i-say-holmes-answer-deadline-yes = In time
i-say-holmes-answer-deadline-no = Too late
# What is printed is remembered for the next time: of this card, or of every card of a kind.
i-say-holmes-answer-remember = { $answer }: remember
i-say-holmes-answer-every-movement = { $answer }: every Movement card
i-say-holmes-answer-every-location = { $answer }: every Location that fits the chit
i-say-holmes-answer-every-london = { $answer }: every London Location
i-say-holmes-answer-every-country = { $answer }: every Country Location
i-say-holmes-answer-every-information = { $answer }: every Information card
i-say-holmes-answer-every-action = { $answer }: every Action card
i-say-holmes-answer-none-movement = { $answer }: no Movement card
i-say-holmes-answer-none-location = { $answer }: no Location that fits the chit
i-say-holmes-answer-none-london = { $answer }: no London Location
i-say-holmes-answer-none-country = { $answer }: no Country Location
i-say-holmes-answer-none-information = { $answer }: no Information card
i-say-holmes-answer-none-action = { $answer }: no Action card

## What the dealer is asked, above the answers

i-say-holmes-asked-sequence = Does { $card } follow { $before }? Read its bottom line.
i-say-holmes-asked-i-say = Does { $before } offer I Say (-10)? Read its bottom line.
i-say-holmes-asked-value = What does { $card } count?
i-say-holmes-asked-which = Which button of { $who } was first?
i-say-holmes-asked-deadline = Was { $who } in time?

## The word of the moment: two or three words in large letters

i-say-holmes-now-arrest = { $by } arrests { $who }
i-say-holmes-now-plea = { $who }: guilty?
i-say-holmes-now-must-arrest = { $who } must arrest
i-say-holmes-now-may-arrest = { $who } may arrest
i-say-holmes-now-sequence = Does it follow?
i-say-holmes-now-i-say = Is I Say in sequence?
i-say-holmes-now-value = What does it count?
i-say-holmes-now-guilty = Guilty!
i-say-holmes-now-escaped = { $who } escapes
i-say-holmes-now-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
i-say-holmes-now-deal = Deal
i-say-holmes-now-start = Who holds The Game is Afoot!
i-say-holmes-now-plays = { $who } plays
i-say-holmes-now-drawn = { $who }: lay it, or keep it
i-say-holmes-now-answer = { $who }, your answer?
# $left: the seconds that are left.
i-say-holmes-now-answer-left = { $who }, your answer? { $left }
i-say-holmes-now-count = Count your hands
i-say-holmes-now-pass-left = Pass a card to the left
i-say-holmes-now-pass-right = Pass your hand to the right
i-say-holmes-now-redeal = Deal all hands again
i-say-holmes-now-trade = Trade hands
i-say-holmes-now-give = A card is given
i-say-holmes-now-reshuffle = Shuffle the discards in

## What was decided about a seat, beside its name

i-say-holmes-seat-started = opens
i-say-holmes-seat-turn = on turn
i-say-holmes-seat-drew = draws a card
i-say-holmes-seat-kept = keeps it
i-say-holmes-seat-declined = no defence
i-say-holmes-seat-window-closed = time is up
i-say-holmes-seat-not-guilty = not guilty
i-say-holmes-seat-cleared = not guilty
i-say-holmes-seat-hand-taken = draws a new hand
i-say-holmes-seat-went-out = laid the last card
i-say-holmes-seat-flag = the dealer looks
i-say-holmes-seat-played = laid { $card }
i-say-holmes-seat-discarded = puts away { $card }
i-say-holmes-seat-draws =
    { $n ->
        [one] draws { $n } card
       *[other] draws { $n } cards
    }
# $defences: one or two of Alibi and Mastermind.
i-say-holmes-seat-window = { $against }: { $defences }?
i-say-holmes-seat-defended = { $card }!
# $points has a sign.
i-say-holmes-seat-points-i-say = { $points } points: I Say
i-say-holmes-seat-points-telegram = { $points } points: Telegram
i-say-holmes-seat-points-fleeing = { $points } points: Fleeing
i-say-holmes-seat-guilty = guilty: { $villains }
i-say-holmes-seat-escaped = escaped: { $villains }
i-say-holmes-seat-detected = detected: { $villains }
# $input: a button or pad that is broken, and why.
i-say-holmes-seat-fault = { $input }: { $reason }
i-say-holmes-seat-fault-all = sensors: { $reason }
i-say-holmes-seat-score = { $points } points
i-say-holmes-seat-won = wins the match
i-say-holmes-seat-trade = trades hands
i-say-holmes-seat-sees =
    { $n ->
        [one] sees { $n } card of { $who }
       *[other] sees { $n } cards of { $who }
    }
i-say-holmes-seat-sees-hand = sees the hand of { $who }
i-say-holmes-seat-shows =
    { $n ->
        [one] shows { $n } card
       *[other] shows { $n } cards
    }
i-say-holmes-seat-shows-hand = shows the hand
i-say-holmes-seat-sees-highest = sees a card of { $who }
i-say-holmes-seat-shows-highest = shows the highest
i-say-holmes-seat-gives = gives { $who } a card
i-say-holmes-seat-gets = gets a card of { $by }
i-say-holmes-seat-arrests = arrests { $who }
i-say-holmes-seat-arrested = arrested

## Numbers beside a name and in the middle of the table: one short word each

i-say-holmes-figure-score = score
# Which card lies on the table.
i-say-holmes-figure-after = after
i-say-holmes-figure-chit = chit
# The title The Game is Afoot! where there is little room.
i-say-holmes-short-afoot = Afoot!

## What each button is for, in a word or two

i-say-holmes-input-red = Alibi
i-say-holmes-input-blue = Mastermind
i-say-holmes-input-white = no defence / passed

## The photo finish

i-say-holmes-photo-red = Alibi
i-say-holmes-photo-blue = Mastermind
i-say-holmes-photo-white = no defence
i-say-holmes-photo-deadline = In time, or too late
i-say-holmes-photo-time-up = time is up
# $gap and $doubt are lengths of time.
i-say-holmes-photo-too-close = Too close: { $gap } from the deadline, sure to { $doubt }
i-say-holmes-photo-which = Which answer was first

## The owner's file of cards: what is wrong with it, and what is expected instead

# The beginning of a new file: a comment in TOML. The first words are names and stay; $example is the
# line of a profile that names the file.
i-say-holmes-file-head =
    # The cards of I Say, Holmes!: what the printed rule sheet gives. Fill in what stands on your own
    # copy, and name this file in your table's profile:
    #
    #   [packs]
    #   { $example }
    #
    # value    what the card counts in a hand: 1 to 50
    # deal     the number in its corner: 3 to 8
    # next     its bottom line: movement, location, london, country, information, action, i-say, or a
    #          title; "location" is one that fits the chit
    # partial  true: more may be printed there, and the dealer is asked about anything else
    # never    what is known not to be printed there

# $why comes from the system.
i-say-holmes-file-unread = cannot be read ({ $why })
i-say-holmes-file-unread-expected = a file; companion cards > my-cards.toml makes one
i-say-holmes-file-not-utf8 = is not UTF-8
i-say-holmes-file-not-utf8-expected = a text file saved as UTF-8
i-say-holmes-file-not-toml = is not TOML ({ $why })
i-say-holmes-file-not-toml-expected = TOML: a [[card]] for each title
# $name is a key that is not known.
i-say-holmes-file-unknown = there is "{ $name }"
i-say-holmes-file-unknown-expected = deck_size, and a [[card]] for each title
i-say-holmes-file-deck-size = deck_size is { $size }
i-say-holmes-file-deck-size-expected = { $size }, as the rules say
i-say-holmes-file-no-list = "card" is no list of tables
i-say-holmes-file-no-list-expected = a [[card]] for each title
# Where in the file.
i-say-holmes-file-card = card { $number }
i-say-holmes-file-no-title = no title
i-say-holmes-file-title = title "{ $title }"
i-say-holmes-file-title-expected = a title of the rule sheet, such as "Train"
i-say-holmes-file-twice = "{ $title }" stands there twice
i-say-holmes-file-twice-expected = each title once
i-say-holmes-file-printed = { $name } is "{ $value }"
i-say-holmes-file-nothing-expected = nothing there
i-say-holmes-file-odd = cannot be completed as it is written
i-say-holmes-file-odd-expected = { "[[card]]" } with a line for each key; write it so, or add it by hand
i-say-holmes-file-unwritten = cannot be written ({ $why })
i-say-holmes-file-unwritten-expected = a file you may write

## The page of rules

# What is pressed or touched stands in slots: "the white button" at a table, a key on a keyboard.
i-say-holmes-page-about = A story told card by card: each card says which kinds may follow it. Lay what fits, accuse, defend yourself out of turn, and get rid of your cards before somebody finds your villain.
i-say-holmes-page-length = 30 to 60 minutes
# Forty letters at the most.
i-say-holmes-page-line = A story in cards: accuse and defend.
# It follows "The table needs:".
i-say-holmes-page-needs = the three buttons of every seat for defences against the clock; a console or a display for the cards; a deck of I Say, Holmes!

# What each button and pad means: it follows its name and a colon.
i-say-holmes-page-input-red = you answer an attack with an Alibi. Lay it as well.
i-say-holmes-page-input-blue = you answer an attack with a Mastermind. Lay it as well.
i-say-holmes-page-input-white = you have no defence. While cards are passed: you have passed yours.

# What may be chosen before a match: a short label, and the choices.
i-say-holmes-page-option-rounds = How long
i-say-holmes-page-option-rounds-1 = one round
i-say-holmes-page-option-rounds-3 = three rounds
i-say-holmes-page-option-rounds-5 = five rounds
i-say-holmes-page-option-window-us = Time for a defence
i-say-holmes-page-option-window-us-12000000 = 12 seconds
i-say-holmes-page-option-window-us-20000000 = 20 seconds
i-say-holmes-page-option-window-us-6000000 = 6 seconds

i-say-holmes-page-deal = The deal
i-say-holmes-page-deal-1 = Everybody gets six cards of those whose deal number is no higher than the number of players. All others are the draw pile.
i-say-holmes-page-deal-2 = What you hold, and how much, is your secret.
i-say-holmes-page-deal-3 = Whoever holds The Game is Afoot! lays it first. The turn goes to the left.

i-say-holmes-page-turn = Your turn
i-say-holmes-page-turn-1 = Lay a card of a kind that the bottom line of the card before names, or an I Say card. Enter its title, and whom it is against.
i-say-holmes-page-turn-2 = If you have nothing that fits, draw one card. If that one fits, lay it; otherwise keep it.
i-say-holmes-page-turn-3 = Movement cards tell where the story goes: a Train changes between London and the Country, a Hansom Cab, a Boat or a Foot Chase stays. A location must lie where the chit says.
i-say-holmes-page-turn-4 = Boat, Foot Chase, I Suspect, Inspector and Scotland Yard make somebody draw. Telegram costs them ten points. Clue, Disguise and Deduction let you see cards.
i-say-holmes-page-turn-5 = I Say cards fit at any time and leave the story as it was. If the bottom line names them, they take ten points off.

i-say-holmes-page-defence = Defence
i-say-holmes-page-defence-1 = Whoever is attacked has twelve seconds. An Alibi ({ $red }) turns the penalty away, and everybody passes one card to the left. A Mastermind ({ $blue }) turns away even more; whole hands go to the right, and the defender has the turn.
i-say-holmes-page-defence-2 = An Alibi does not help against Holmes, Telegram, Disguise, Clue, Deduction or Mycroft.

i-say-holmes-page-villains = Villains and arrests
i-say-holmes-page-villains-1 = A villain cannot be laid. Who holds nothing but villains on their turn reveals them and escapes.
i-say-holmes-page-villains-2 = An arrest names one player. Guilty: the round is over. Not guilty: that hand goes to whoever accused, and the accused draws as many new cards.
i-say-holmes-page-villains-3 = Who lays their last card must arrest somebody. Who is not guilty then must arrest the next.

i-say-holmes-page-score = Score
i-say-holmes-page-score-1 = Everybody adds the values of the cards they hold, but not of villains that nobody found. Whoever made the arrest takes the villains' value off, the guilty player adds it. Whoever escaped takes those villains off.
i-say-holmes-page-score-2 = The lowest total after the agreed rounds wins. A score may be below nothing.

i-say-holmes-page-judged = What the machine judges
i-say-holmes-page-judged-1 = Whose turn it is, whether a card fits as far as its bottom line is known, where the chit lies, and how many cards go where. It never says how many anybody holds.
i-say-holmes-page-judged-2 = Whether a defence came in time, to the millisecond. If that is too close to call, the dealer decides; and also where two buttons were pressed at once.
i-say-holmes-page-judged-3 = It does not know every bottom line. It asks the dealer, and can remember the answer.

## The lesson: what a learner reads

# $white, $pile and so on are keys; $name2 and $name3 are other players.
i-say-holmes-lesson-about = Go on with the story, draw, look at a hand, defend yourself, say it, make an arrest.
i-say-holmes-lesson-welcome = I Say, Holmes! in four minutes, with two patient players.
i-say-holmes-lesson-drew = You drew a card, though you hold one that goes on with the story: that one must be laid.
i-say-holmes-lesson-story = The Game is Afoot! has been laid, and its bottom line says what may follow: Movement. You hold a Hansom Cab, which is one. Lay it: touch the card, or type its number.
i-say-holmes-lesson-story-praise = The story goes on: after a Hansom Cab comes a place. Each card names what may follow.
i-say-holmes-lesson-draw = A Movement card should follow again, and this time you hold none. Whoever has nothing that fits draws a card: choose to draw.
i-say-holmes-lesson-draw-praise = If it fits, you lay it at once; if not, you keep it. Either way the turn goes on.
i-say-holmes-lesson-look = The story has come to London, where one learns things. Lay your Disguise against { $name2 }: whoever it is against must show you the card that counts most.
i-say-holmes-lesson-look-other = You looked at somebody else, who has no Villain: choose { $name2 }.
i-say-holmes-lesson-look-praise = Moriarty, a Villain! Remember who holds him: you alone have seen that.
i-say-holmes-lesson-defend = { $name3 } suspects you: I Suspect makes you draw a card, unless you defend yourself. You hold an Alibi: answer with { $red }. At a table there are twelve seconds for that.
i-say-holmes-lesson-defend-none = You said that you have no defence, and had to draw: { $red } is your Alibi.
i-say-holmes-lesson-defend-mastermind = { $blue } is a Mastermind, and you hold none: your Alibi is { $red }.
i-say-holmes-lesson-defend-late = Your time is over, and you had to draw: press { $red } sooner.
i-say-holmes-lesson-defend-praise = Turned away. After an Alibi everybody passes one card of their own to the left.
i-say-holmes-lesson-i-say = I Say cards may be laid at any time, and leave the story as it was. The bottom line of the Train even names them: then they take 10 points off. Lay Deduction, against anybody.
i-say-holmes-lesson-i-say-other = That card went on with the story, but it is no I Say card: lay Deduction.
i-say-holmes-lesson-i-say-praise = 10 points less, and the lowest score wins. And you see that whole hand, below your own.
i-say-holmes-lesson-arrest = Now for Moriarty: a Disguise was laid, and an Arrest may follow it. Lay your Arrest against { $name2 }, whose hand you have seen.
i-say-holmes-lesson-arrest-not-guilty = Not guilty: that player holds no Villain, and you must take that whole hand.
i-say-holmes-lesson-arrest-other = That card went on with the story, but nobody is arrested by it: lay Arrest.
i-say-holmes-lesson-arrest-praise = Guilty! The round is over: the Villain counts for you, and against whoever held him.
i-say-holmes-lesson-finish = That is all there is to know.

## On paper: what is printed, and what is wrong with an owner's list

i-say-holmes-card-counts = counts { $n }
i-say-holmes-card-deal = deal { $n }
i-say-holmes-file-copies = copies = { $number }
i-say-holmes-file-copies-expected = a whole number from 0 to { $most }
i-say-holmes-file-deck-many = { $n } cards
i-say-holmes-file-deck-many-expected = 1 to { $most } to be printed
