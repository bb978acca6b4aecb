### Sherlock Holmes (Parker Brothers, 1904): everybody plays a card at PLAY, the first to call a match
### takes the pile, whoever turns up Sherlock Holmes sweeps. The names on the cards stay, and so do the
### calls SHERLOCK HOLMES and SCOTLAND YARD.

## Why something is refused: half a sentence, which stands after a colon or alone

sherlock-holmes-refused-already-called = that card has been called already
sherlock-holmes-refused-already-played = no card of that seat is due in this round
sherlock-holmes-refused-already-sweeping = that seat is sweeping already
sherlock-holmes-refused-count = the counts do not fit the hands and the pack; count again
sherlock-holmes-refused-counting = the hand is being counted
sherlock-holmes-refused-hand-running = a hand is running
sherlock-holmes-refused-holmes-is-red = Sherlock Holmes is called by the red button; it costs nothing
sherlock-holmes-refused-missed-holmes = that Sherlock Holmes was not called promptly and is forfeited
sherlock-holmes-refused-no-hand = no hand is dealt
sherlock-holmes-refused-no-pile = no card lies there
sherlock-holmes-refused-no-play = nobody has called PLAY yet
sherlock-holmes-refused-no-ready = nobody has called READY yet
sherlock-holmes-refused-no-sweep = nobody has called SHERLOCK HOLMES, so no sweep is on
sherlock-holmes-refused-recount = the cards do not add up to the pack; count again
sherlock-holmes-refused-sweep = a sweep is on; it is settled first
sherlock-holmes-refused-two-in-succession = SCOTLAND YARD was called twice already in this round

## What is asked, done and filled in

sherlock-holmes-question-uphold = Does { $seat }'s call stand?
sherlock-holmes-question-first-call = Who called first?
sherlock-holmes-question-pile = Whose is { $pile }'s pile?
sherlock-holmes-question-pool = Who gets the pool?
# What a camera sees otherwise than the ledger has it; $seat is a player, or nobody.
sherlock-holmes-question-sight = { $about ->
    [card] Which card lies on { $seat }'s pile?
    [stray] Does a card of { $seat } lie there?
    [pool-count] How many cards are in the pool?
    [hand] How many cards has { $seat }?
   *[count] What does { $seat }'s hand count?
}

# On buttons; there is room for about 30 letters.
sherlock-holmes-action-deal = The cards are dealt
sherlock-holmes-action-uphold = The call stands
sherlock-holmes-action-false-call = False call
sherlock-holmes-action-void-call = It costs nothing
sherlock-holmes-action-first-call = Called first
sherlock-holmes-action-whole-pile = Pays the whole pile
sherlock-holmes-action-missed-holmes = Missed Holmes
sherlock-holmes-action-wrong-name = Wrong name called
sherlock-holmes-action-out = Out of cards
sherlock-holmes-action-forfeit = Pays cards
sherlock-holmes-action-recount = Recount the table
sherlock-holmes-action-void-hand = The hand is void
sherlock-holmes-action-sight = What the camera sees
sherlock-holmes-action-count = Count of { $seat }
sherlock-holmes-action-call = { $seat } calls a match
sherlock-holmes-action-play = { $seat } has played
sherlock-holmes-action-sweep = { $seat } calls SHERLOCK HOLMES

# $choice is a player.
sherlock-holmes-answer-pile-safe = { $pile }'s pile is safe
sherlock-holmes-answer-pile = { $choice } takes { $pile }'s pile
sherlock-holmes-answer-pool = { $choice } takes the pool
# $choice is the word on a card.
sherlock-holmes-answer-sight = It is { $choice }
sherlock-holmes-answer-sight-ignore = Let it be
sherlock-holmes-answer-sight-played = Yes, it was played
sherlock-holmes-answer-sight-as-seen = As the camera counts

sherlock-holmes-field-uphold-from = Which pile did it match?
sherlock-holmes-field-uphold-pool = Cards matched in the pool
sherlock-holmes-field-whole-pile-reason = What for?
sherlock-holmes-field-count-holmes = Sherlock Holmes
sherlock-holmes-field-count-suspects = Robbers, Burglars, Thieves
sherlock-holmes-field-recount-hands = Cards in each hand
sherlock-holmes-field-recount-piles = Cards on each pile
sherlock-holmes-field-recount-pool = Cards in the pool
sherlock-holmes-field-sight-about = What is it about?
sherlock-holmes-field-sight-is = What do you see?

sherlock-holmes-value-safe = Safe
sherlock-holmes-value-rest = Rested on the table
sherlock-holmes-value-false-call = False call
sherlock-holmes-value-ignore = Let it be
sherlock-holmes-value-played = Yes, it was played
sherlock-holmes-value-as-seen = As the camera counts

# What a phase of the game is called.
sherlock-holmes-label-dealing = Deal
sherlock-holmes-label-dealt = Dealt
sherlock-holmes-label-ready = Ready ...
sherlock-holmes-label-play = Play
sherlock-holmes-label-sweep = Sweep
sherlock-holmes-label-counting = Counting
sherlock-holmes-label-over = Game over

# What the dealer is asked, before a question mark.
sherlock-holmes-prompt-false-call = False call
sherlock-holmes-prompt-void-call = Void call

# What somebody enters, in a word or two, where it is refused.
sherlock-holmes-entry-count = count
sherlock-holmes-entry-call = call
sherlock-holmes-entry-play = play
sherlock-holmes-entry-sweep = sweep
sherlock-holmes-entry-uphold = uphold
sherlock-holmes-entry-false-call = false-call
sherlock-holmes-entry-first-call = first-call
sherlock-holmes-entry-pile = pile
sherlock-holmes-entry-pool = pool
sherlock-holmes-entry-missed-holmes = missed-holmes
sherlock-holmes-entry-wrong-name = wrong-name
sherlock-holmes-entry-void-call = void-call
sherlock-holmes-entry-whole-pile = whole-pile
sherlock-holmes-entry-out = out
sherlock-holmes-entry-forfeit = forfeit
sherlock-holmes-entry-recount = recount
sherlock-holmes-entry-void-hand = void-hand
sherlock-holmes-entry-sight = sight

## Verdicts, a sentence each. $doubt is how sure an instant is, a length of time, or none

sherlock-holmes-played-unmeasured = { $who } played a card, not measured against any PLAY.
# $side is before or after; $guess is true for a card sooner than anybody reacts.
sherlock-holmes-played = { $who } played, { $gap } { $side ->
    [before] before PLAY
   *[after] after PLAY
}{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}{ $guess ->
    [true] ; nobody reacts within 100 ms
   *[false] { "" }
}.
# $why is the reason by its short name; $rule the number of a rule.
sherlock-holmes-forfeit = { $who } { $why ->
    [early] played before PLAY
    [guessed] played sooner after PLAY than anybody reacts
    [late] did not play promptly
    [slow-withdrawal] left a hand on the pile
    [rest] rested a hand or an arm on the table
    [false-call] called a match that is none
    [missed-holmes] did not call Sherlock Holmes promptly
    [wrong-name] called the wrong name
   *[ruling] pays by the dealer's word
}{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to the pool ({ $rule }).
sherlock-holmes-warning = { $who } { $why ->
    [early] played before PLAY
    [guessed] played sooner after PLAY than anybody reacts
    [late] did not play promptly
    [slow-withdrawal] left a hand on the pile
    [rest] rested a hand or an arm on the table
    [false-call] called a match that is none
    [missed-holmes] did not call Sherlock Holmes promptly
    [wrong-name] called the wrong name
   *[ruling] pays by the dealer's word
}{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}: a warning, with no pile to pay ({ $rule }).
# $place is "first", "second" ...
sherlock-holmes-call-ruled = { $who } called { $place }, by the dealer's word.
sherlock-holmes-call-first = { $who } called a match, ahead of everyone.
sherlock-holmes-call-second = { $first } called first, { $gap } before { $who }{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}.
sherlock-holmes-call-later = { $who } called { $place }, { $gap } behind{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}.
# $names is a list: "Ann or Ben".
sherlock-holmes-ask-pile = Dealer: whose is { $owner }'s pile? { $names }?
# $touched is a list of players, or none.
sherlock-holmes-ask-call = Dealer: does { $who }'s call stand?{ $touched ->
    [none] { "" }
   *[other] { " " }Touched since: { $touched }.
}
# $cards is "THIEF or ROBBER"; $card the word on a card; $seen how many cards are seen.
sherlock-holmes-ask-card = Dealer: which card lies on { $who }'s pile? The camera read { $cards }.
sherlock-holmes-ask-stray = Dealer: the camera sees { $card } at { $who }'s place, where no card should lie. Was it played?
sherlock-holmes-ask-pool-count = Dealer: the camera sees { $seen ->
    [one] { $seen } card
   *[other] { $seen } cards
} in the pool, the ledger has { $pool }.
sherlock-holmes-ask-hand = Dealer: the camera sees { $seen ->
    [one] { $seen } card
   *[other] { $seen } cards
} of { $who }'s hand, the ledger has { $hand }.
sherlock-holmes-ask-count = Dealer: the camera counts { $holmes } Holmes and { $suspects } suspects for { $who }; that does not fit what was counted.
# $apart says how close it was, and how close is too close; none: hands could not be told apart.
sherlock-holmes-doubt-first-call = Too close to call: { $names }? { $apart ->
    [none] Nothing tells whose hand it was.
   *[other] { $apart }.
} Dealer?
sherlock-holmes-doubt-pile = Too close to call at { $owner }'s pile: { $names }? { $apart ->
    [none] Nothing tells whose hand it was.
   *[other] { $apart }.
} Dealer?
sherlock-holmes-doubt-pool = Too close to call who gets the pool: { $names }? { $apart ->
    [none] Nothing tells whose hand it was.
   *[other] { $apart }.
} Dealer?
# $won is a list of the next two; $own is how many cards of their own go with it.
sherlock-holmes-capture = { $who } captures { $won }{ $own ->
    [0] { "" }
   *[other] ; with their own pile of { $own } into the hand
}.
sherlock-holmes-capture-piles = the pile of { $owners }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sherlock-holmes-capture-pool = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the pool
# $what is the short name of what lapses.
sherlock-holmes-void = { $who }'s { $what ->
    [call] call
    [sweep] sweep
   *[other] { $what }
} lapses: { $why ->
    [sweep] a sweep goes before it
    [late] an earlier call had taken the cards
    [holmes] Sherlock Holmes is called by the red button
    [out] play had stopped before
    [wrong-name] it was the wrong name
   *[ruling] by the dealer's word
}.
sherlock-holmes-sweep-open = { $who } calls SHERLOCK HOLMES!
# $by is who came first: the owner, the sweeper, or nobody (the dealer has said it).
sherlock-holmes-safe = { $owner }'s pile is safe: { $by ->
    [dealer] by the dealer's word
   *[owner] the owner's hand came first
}{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}.
sherlock-holmes-taken = { $owner }'s pile is taken by { $who }: { $by ->
    [dealer] by the dealer's word
   *[sweeper] the sweeper's hand came first
}{ $doubt ->
    [none] { "" }
   *[other] , sure to { $doubt }
}.
# $won is the next four, with semicolons between.
sherlock-holmes-sweep = The sweep of { $sweepers } is over: { $won ->
    [none] nothing
   *[other] { $won }
}. Everyone else picks up their own pile.
sherlock-holmes-sweep-takes = { $who } takes { $owner }'s pile
sherlock-holmes-sweep-safe = safe: { $names }
sherlock-holmes-sweep-untouched = untouched: { $names }
sherlock-holmes-sweep-pool = { $who } takes the pool, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# $again is true for the second time in a round.
sherlock-holmes-yard = { $who } calls SCOTLAND YARD{ $again ->
    [true] { " " }AGAIN
   *[false] { "" }
}: everyone passes { $cards } cards to the left.
sherlock-holmes-out = { $who } is out of cards. Play stops; everyone picks up.
sherlock-holmes-ruled-void-hand = The hand is void: nobody scores, and the same dealer deals again.
sherlock-holmes-ruled-recount = The dealer rules: the cards are counted again.
sherlock-holmes-counted = { $who }: counted by the camera, { $holmes } Holmes and { $suspects } suspects (cards: { $cards }).

## How the table stands, a line each, in a record

# $phase is one of sherlock-holmes-phase.
sherlock-holmes-state = Phase { $phase }, round { $round }
sherlock-holmes-phase-dealing = dealing
sherlock-holmes-phase-dealt = dealt
sherlock-holmes-phase-ready = ready
sherlock-holmes-phase-play = play
sherlock-holmes-phase-sweep = sweep
sherlock-holmes-phase-counting = counting
sherlock-holmes-phase-over = over
# $list is "Ann 5, Ben 3 and Cy 0".
sherlock-holmes-state-hands = hands: { $list }
sherlock-holmes-state-piles = piles: { $list }
sherlock-holmes-state-scores = scores: { $list }
sherlock-holmes-state-pool = pool: { $n }

## The photo finish

sherlock-holmes-photo-calls = Who called first
sherlock-holmes-photo-holmes = Who called Sherlock Holmes first
sherlock-holmes-photo-zero = { $who } calls
sherlock-holmes-photo-pile = At { $who }'s pile
sherlock-holmes-photo-sweep = The sweep, pile by pile
# Whose hand: lower case, at a line of the strip.
sherlock-holmes-photo-owner = owner
sherlock-holmes-photo-sweeper = sweeper
sherlock-holmes-photo-first-shield = First: the owner's hand
sherlock-holmes-photo-first-pile = First: the sweeper's hand
sherlock-holmes-photo-nobody = Nobody's hand was felt
# $word is READY or PLAY.
sherlock-holmes-photo-against = Against { $word }
# Both stand before "ended at 1.5 s".
sherlock-holmes-photo-time-to-play = The time to play
sherlock-holmes-photo-time-to-lift = The time to lift it
sherlock-holmes-photo-no-play = no play
sherlock-holmes-photo-stayed = How long the hand stayed
# What happened at 0; $input is a pad.
sherlock-holmes-photo-hand = hand on the { $input ->
    [pile] pile
    [shield] shield
    [rail] rail
   *[other] { $input }
}

## On the display

# What each button and pad is for, in a word.
sherlock-holmes-input-white = match
sherlock-holmes-input-red = Holmes!
sherlock-holmes-input-blue = Yard!
sherlock-holmes-input-pile = play
sherlock-holmes-input-shield = protect
sherlock-holmes-input-rail = arm
sherlock-holmes-input-reach = sweep
# Labels in lower case beside a number.
sherlock-holmes-figure-hands = hand
sherlock-holmes-figure-piles = pile
# How many cards of a hand that is laid out a camera has seen.
sherlock-holmes-figure-laid = seen
sherlock-holmes-figure-scores = score
sherlock-holmes-figure-pool = pool
sherlock-holmes-figure-round = round
# What a forfeit is for: two words at most.
sherlock-holmes-short-early = early
sherlock-holmes-short-guessed = guessed
sherlock-holmes-short-late = late
sherlock-holmes-short-slow-withdrawal = hand left
sherlock-holmes-short-rest = rested
sherlock-holmes-short-false-call = false call
sherlock-holmes-short-missed-holmes = missed Holmes
sherlock-holmes-short-wrong-name = wrong name
sherlock-holmes-short-ruling = dealer's word
# The word of the moment, in large letters: short.
sherlock-holmes-resting-dealing = Deal
sherlock-holmes-resting-dealt = Get ready
sherlock-holmes-resting-counting = Count
sherlock-holmes-word-first = { $who } was first
sherlock-holmes-word-match = { $who }: a match?
sherlock-holmes-word-pile = { $who }'s pile?
sherlock-holmes-word-takes = { $who } takes { $n }
# $why is one of the reasons above.
sherlock-holmes-word-pays = { $who }: { $why }
sherlock-holmes-word-sweep-open = SWEEP
sherlock-holmes-word-sweep = Sweep over
sherlock-holmes-word-yard = SCOTLAND YARD{ $again ->
    [true] { " " }AGAIN
   *[false] { "" }
}
sherlock-holmes-word-out = { $who } is out
sherlock-holmes-word-won = { $who } wins
sherlock-holmes-word-overturned = Taken back
sherlock-holmes-word-void-hand = The hand is void
# A few words at a seat.
sherlock-holmes-note-safe = pile safe
sherlock-holmes-note-taken = pile taken by { $who }
sherlock-holmes-note-score = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
sherlock-holmes-note-played = played
sherlock-holmes-note-played-in = played in { $time }
sherlock-holmes-note-forfeit = { $why }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
sherlock-holmes-note-warning = { $why }: a warning
sherlock-holmes-note-first = called first
# $place is "second", "third" ...
sherlock-holmes-note-called = called { $place }
sherlock-holmes-note-called-behind = called { $place }, +{ $gap }
sherlock-holmes-note-capture = takes { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sherlock-holmes-note-ask = does the call stand?
sherlock-holmes-note-sight = what lies there?
sherlock-holmes-note-counted = camera: { $holmes } Holmes, { $suspects } suspects
sherlock-holmes-note-void = { $what ->
    [call] call
    [sweep] sweep
   *[other] { $what }
} lapses
sherlock-holmes-note-sweep-open = SHERLOCK HOLMES!
sherlock-holmes-note-yard = SCOTLAND YARD!
sherlock-holmes-note-out = out of cards
sherlock-holmes-note-won = wins the match
# A sensor does not work: $what is a button or pad, $why what is wrong with it.
sherlock-holmes-note-fault = { $what }: { $why }
sherlock-holmes-note-sensors = sensors
# What the dealer is asked.
sherlock-holmes-asked-first-call = Who called first?
sherlock-holmes-asked-call = Does { $who }'s call stand?
sherlock-holmes-asked-pile = Whose is { $who }'s pile?
sherlock-holmes-asked-pool = Who takes the pool?

## An owner's pack, in a profile

sherlock-holmes-pack-wrong = { $holmes } Holmes and { $suspects } suspects
sherlock-holmes-pack-expected = no more than its { $cards } cards

## The page of rules

sherlock-holmes-page-about = A game of eyes and hands, after the rules of 1904. Everybody plays a card at the same word. Who sees a match first, and calls it, takes the pile. Who turns up Sherlock Holmes sweeps the table.
sherlock-holmes-page-line = Eyes and hands: see a match, call it first.
sherlock-holmes-page-length = 20 to 40 minutes
sherlock-holmes-page-needs = three buttons and three pads a seat, a speaker; a pack of the game

# What each button and pad is for.
sherlock-holmes-page-input-white = you call a match. Say the word aloud as you press.
sherlock-holmes-page-input-red = you have turned up Sherlock Holmes, and call him.
sherlock-holmes-page-input-blue = you call Scotland Yard: everybody passes three cards to the left.
sherlock-holmes-page-input-pile = your card lands on your pile, or a hand reaches a pile in a sweep.
sherlock-holmes-page-input-shield = your hand protects your own pile.
sherlock-holmes-page-input-rail = the edge of the table. No arm may rest there.

sherlock-holmes-page-option-target = Who wins
sherlock-holmes-page-option-target-20 = who first has 20 points
sherlock-holmes-page-option-target-50 = who first has 50 points
sherlock-holmes-page-option-target-100 = who first has 100 points

sherlock-holmes-page-option-prompt-us = Playing after the word
sherlock-holmes-page-option-prompt-us-1500000 = within 1.5 seconds
sherlock-holmes-page-option-prompt-us-2500000 = within 2.5 seconds
sherlock-holmes-page-option-prompt-us-1000000 = within 1 second

sherlock-holmes-page-option-fastest-us = A card within 100 ms of PLAY
sherlock-holmes-page-option-fastest-us-0 = is marked: nobody reacts so fast
sherlock-holmes-page-option-fastest-us-100000 = costs a card, as one before PLAY

sherlock-holmes-page-round = A round
sherlock-holmes-page-round-1 = READY is called, then PLAY. At PLAY everybody puts the top card of their hand on their own pile, face up: a tap of { $pile }, and away with the hand.
sherlock-holmes-page-round-2 = A READY without a PLAY is a trap. A card before PLAY costs you a card more; so does a card too long after it.
sherlock-holmes-page-round-3 = If your top card equals the top card of another pile, or a card of the pool, call it with { $white }. The first call takes the piles that match, and your own, into your hand.
sherlock-holmes-page-round-4 = A call with nothing to match costs your whole pile.

sherlock-holmes-page-sweep = The sweep
sherlock-holmes-page-sweep-1 = Turn up Sherlock Holmes, and call him with { $red } at once. Then take every pile that you reach, with { $reach }, before its owner protects it.
sherlock-holmes-page-sweep-2 = Protect your pile with { $shield } when Sherlock Holmes is called. A hand that lay there before protects nothing.
sherlock-holmes-page-sweep-3 = There is no matching during a sweep, but a call that came before it is settled first. The sweeper also takes the pool. Everyone else then picks up their own pile.

sherlock-holmes-page-costs = What it costs
sherlock-holmes-page-costs-1 = One card to the pool: too early, too late, a hand that stays on the pile, a Holmes called too late.
sherlock-holmes-page-costs-2 = Two cards: the wrong name, Holmes for Scotland Yard or the other way round.
sherlock-holmes-page-costs-3 = The whole pile: a false call, an arm that rests on the edge of the table, or a hand laid back on the pile to guard it.

sherlock-holmes-page-score = Score
sherlock-holmes-page-score-1 = A hand ends when somebody is out of cards. Everybody then counts what they have: 5 for each Sherlock Holmes, 1 for each Robber, Burglar and Thief.
sherlock-holmes-page-score-2 = Who has 50 or more wins. If two share the lead, another hand is played.

sherlock-holmes-page-judged = What the machine judges
sherlock-holmes-page-judged-1 = Who was first, who was early or late, whose hand reached a pile first, who rested, and how many cards everybody has.
sherlock-holmes-page-judged-2 = Where its sensors cannot tell, it says so and asks the dealer. Where it cannot read the cards, the dealer says whether a call stands. The dealer can take back any verdict of the round.

## The lesson: $pile, $white and so on are keys of the learner, $name2 a player. At most 280 letters each

sherlock-holmes-lesson-about = Play at PLAY, call a match, sweep the table, protect your pile, call Scotland Yard.
sherlock-holmes-lesson-welcome = Sherlock Holmes in two minutes. You sit at seat 1, with three patient players.
sherlock-holmes-lesson-finish = That is all there is to know.

sherlock-holmes-lesson-why-early = Your card came before PLAY: hands off until the word has been said.
sherlock-holmes-lesson-why-guessed = Your card came sooner after PLAY than anybody can react: wait for the word.
sherlock-holmes-lesson-why-late = Your card came too late: tap { $pile } as soon as you hear or see PLAY.
sherlock-holmes-lesson-why-slow-withdrawal = Your hand stayed on the pile: tap { $pile }, and let go at once.
sherlock-holmes-lesson-why-rest = Your arm lay on the edge of the table, and that costs the pile.
sherlock-holmes-lesson-why-false-call = You called a match, but your card equals no other: that costs the pile.
sherlock-holmes-lesson-why-missed-holmes = You turned up Sherlock Holmes and did not call him: press { $red } at once.
sherlock-holmes-lesson-why-wrong-name = That was the other name: Sherlock Holmes is { $red }, Scotland Yard is { $blue }.
sherlock-holmes-lesson-was-yard = That was SCOTLAND YARD: { $blue } has everybody pass three cards to the left.

sherlock-holmes-lesson-play = At READY, get set. At PLAY, put your top card on your pile: tap { $pile }, no longer than that. A card before PLAY costs you one, and some READYs have no PLAY.
sherlock-holmes-lesson-play-done = That is a play, and the table has measured how fast you were.

sherlock-holmes-lesson-match = Play at PLAY with { $pile }, then look at the cards. Is yours the same as the one on another pile? That is a match: call it with { $white }. The first to call takes that pile.
sherlock-holmes-lesson-match-done = Yours: both piles go under your hand. A match that is none would have cost your pile.

sherlock-holmes-lesson-holmes = Play at PLAY with { $pile }: you will turn up SHERLOCK HOLMES. Call him with { $red }. Then sweep: lay a hand on the piles of the others with the keys 2, 3 and 4, or touch them, before their owners cover them.
sherlock-holmes-lesson-holmes-done = Swept. What you reached first is yours.
sherlock-holmes-lesson-holmes-slip = The sweep is over, and your hand reached no pile: be quick with 2, 3 and 4.

sherlock-holmes-lesson-protect = Play at PLAY with { $pile }. This time { $name2 } turns up SHERLOCK HOLMES. As soon as he is called, cover your pile with { $shield }, and keep it covered until the sweep is over.
sherlock-holmes-lesson-protect-done = Safe: your hand was there first.
sherlock-holmes-lesson-protect-slip-1 = Your pile is gone: another hand was on it before { $shield } covered it.
sherlock-holmes-lesson-protect-slip-2 = The sweep is over, and you did not cover your pile: press { $shield }.

sherlock-holmes-lesson-yard = Tired of your cards? Call SCOTLAND YARD with { $blue }: everyone passes three cards to the left. Do it now.
sherlock-holmes-lesson-yard-done = Three cards have gone to the left. You may do that twice in a row at most.

## On paper: what is printed, and what is wrong with an owner's list

sherlock-holmes-words-section = [{ $section }] is no part of a list of words
sherlock-holmes-words-section-expected = { $sections }
sherlock-holmes-words-empty = there is no word in it
sherlock-holmes-words-empty-expected = words with their numbers under { $sections }
sherlock-holmes-words-many = { $n } cards
sherlock-holmes-words-many-expected = { $most } at most: there are no more marks
sherlock-holmes-words-unread = cannot be read ({ $why })
sherlock-holmes-words-unread-expected = a list of words
sherlock-holmes-words-not-utf8 = is no UTF-8 text
sherlock-holmes-words-not-utf8-expected = a text file saved as UTF-8
sherlock-holmes-words-not-toml = is no TOML ({ $why })
sherlock-holmes-words-not-toml-expected = lines such as "A WORD" = 3
sherlock-holmes-words-no-table = is no section
sherlock-holmes-words-no-table-expected = a heading in brackets, and words below it
sherlock-holmes-words-twice = "{ $word }" stands there twice
sherlock-holmes-words-twice-expected = each word once, with its number
sherlock-holmes-words-word = "{ $word }" cannot stand on a card
sherlock-holmes-words-word-expected = 1 to { $most } letters, no space at either end
sherlock-holmes-words-number = { $number }
sherlock-holmes-words-number-expected = a whole number, 1 or more
