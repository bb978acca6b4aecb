### Block: runs of five suits, BLOCK cards, the first who is out. What is printed on the cards stays:
### A5, C10, BLOCK.

## Why something is refused: half a sentence, which stands after a colon or alone

block-refused-already-blocked = that card is blocked already
block-refused-already-played = that card has been laid
block-refused-bad-hands = the hands do not make up the pack with what lies on the table
block-refused-bad-ruling = that does not answer the question
block-refused-block-count = the BLOCK cards do not add up
block-refused-block-not-led = a BLOCK card is never led
block-refused-counting = the hand is over and waits for its count
block-refused-game-over = the game is over
block-refused-hand-running = a hand is being played
block-refused-lead-due = no card is due before the next lead
block-refused-must-lead = not all cards of that hand can be BLOCK cards
block-refused-no-block-left = all BLOCK cards have been laid
block-refused-no-hand = the cards have to be dealt first
block-refused-no-such-card = there is no such card
block-refused-not-just-played = only one's own card can be blocked, as long as it is the last
block-refused-not-leader = somebody else leads
block-refused-nothing-to-rule = there is nothing to rule on
block-refused-ruling-pending = the dealer is asked first
block-refused-run-open = a card is due, and nobody leads now
block-refused-too-late = the next card was first
block-refused-two-out = only one player can be out of cards
block-refused-unused-input = that means nothing in this game

## What is asked, done and filled in

block-question-block-stands = Which came first: the BLOCK, or the next card?
block-question-play-stands = Which came first: the BLOCK, or the next card?
block-question-order = Who laid first?
block-question-blocks-left = Who still holds BLOCK cards?

# On buttons; there is room for about 30 letters.
block-action-deal = The cards are dealt
block-action-lead = { $seat } leads
block-action-no-lead = { $seat } has only BLOCK cards
block-action-play = { $seat } lays the card that is due
block-action-block = { $seat } lays a BLOCK card
block-action-block-stands = The BLOCK
block-action-play-stands = The next card
block-action-order = This one was first
block-action-blocks-left = Counted
block-action-void-hand = Deal this hand again
block-action-out = Somebody is out of cards
block-action-recount = Count the hands again
block-action-no-play = A press was a mistake

block-field-deal-hands = Cards in each hand
block-field-lead-card = Which card is led?
block-field-order-first = Who laid first?
block-field-out-seat = Who is out of cards?
block-field-recount-hands = Cards in each hand
block-field-no-play-seat = Whose press was a mistake?
block-field-no-play-of = Which decision, if not the last?
block-field-blocks-left-blocks = BLOCK cards in each hand

# Why something was taken back: half a sentence.
block-amend-no-block-held = there is no BLOCK card in that hand
block-amend-not-held = that card is not in that hand

# What somebody enters, in a word or two, where it is refused.
block-entry-lead = lead
block-entry-no-lead = no-lead
block-entry-play = play
block-entry-block = block
block-entry-blocks-left = blocks-left
block-entry-block-stands = block-stands
block-entry-play-stands = play-stands
block-entry-order = order
block-entry-void-hand = void-hand
block-entry-out = out
block-entry-recount = recount
block-entry-no-play = no-play

## Verdicts, a sentence each

# $hands is a list: "Ann 14, Ben 14 and Cy 14".
block-dealt = { $dealer } has dealt: { $hands }. { $leader } leads.
# $left is how many cards are left in the hand, $due the card that is due now, or none.
block-led = { $who } leads { $card }, { $left ->
    [0] the last card
    [one] { $left } card left
   *[other] { $left } cards left
}{ $due ->
    [none] { "" }
   *[other] ; { $due } is due
}.
block-played = { $who } lays { $card }, { $left ->
    [0] the last card
    [one] { $left } card left
   *[other] { $left } cards left
}{ $due ->
    [none] { "" }
   *[other] ; { $due } is due
}.
# A BLOCK card was laid on a card.
block-blocked = { $who }: { $on } BLOCK! { $left ->
    [0] The last card
    [one] { $left } card left
   *[other] { $left } cards left
}.
block-lead-high = { $who } has the lead: { $card } is the high card.
block-lead-natural = { $who } has the lead: { $card } is a natural.
block-lead-block = { $who } has the lead by the BLOCK.
block-lead-passed = The lead passes on to { $who }.
block-counts = { $card } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $who }: { $total } now.
# $apart says how close it was, and how close is too close.
block-doubt-block-or-play = Too close to call: the BLOCK of { $first } or the next card of { $second }? { $apart }. Dealer?
# $names is a list: "Ann or Ben".
block-doubt-play-order = Too close to call: who laid the card due, { $names }? { $apart }. Dealer?
block-ruled-block-stands = The dealer rules: the BLOCK stands, the next card goes back.
block-ruled-play-stands = The dealer rules: the next card stands, the BLOCK card goes back.
block-ruled-order = The dealer rules: this is how they lay.
block-ruled-void-hand = The dealer rules: deal again.
block-ruled-out = The dealer rules: a hand is empty.
block-ruled-recount = The dealer rules: the hands are counted again.
# $cards and $honours are points.
block-out = { $who } is out of cards. Play stops: { $cards } by card and { $honours } by honours.
block-ask = Dealer: { $n ->
    [one] { $n } BLOCK card is
   *[other] { $n } BLOCK cards are
} not played. In whose hand?
# $hand, $lost and $total are lists: "Ann 5, Ben 3 and Cy 0"; $lost may be none.
block-score = Score of the hand: { $hand }.{ $lost ->
    [none] { "" }
   *[other] { " " }Lost by BLOCK cards: { $lost }.
} In all: { $total }. Next dealer: { $dealer }.
block-void-hand = The hand is void. In all: { $total }. { $dealer } deals again.
block-void-play = Taken back: { $card } of { $who }.
block-void-block = Taken back: the BLOCK of { $who } on { $card }.

## How the table stands, a line each, in a record

# $phase is one of block-phase.
block-state-due = Phase { $phase }, { $due } is due
block-state-lead = Phase { $phase }, { $who } to lead
block-state = Phase { $phase }
block-phase-dealing = dealing
block-phase-lead = lead
block-phase-run = run
block-phase-ruling = ruling
block-phase-counting = counting
block-phase-over = over
# $list is "Ann 5, Ben 3 and Cy 0".
block-state-hands = hands: { $list }
block-state-tops = tops: { $list }
block-state-scores = scores: { $list }

## On the display

# What each button is for, in a word or two.
block-input-white = lay the card due
block-input-red = BLOCK
# The same on a strip of instants, after a name.
block-button-white = { $who }: card
block-button-red = { $who }: BLOCK
block-photo-block = BLOCK or the next card
block-photo-order = Who laid the card due
# Labels in lower case beside a number, a card or a name.
block-figure-hand = hand
block-figure-score = score
block-figure-due = due
block-figure-leads = leads
block-figure-led = led
# The word of the moment, in large letters: short.
block-word-due = { $card } is due
block-word-deal = Deal
block-word-leads = { $who } leads
block-word-blocked = BLOCK! { $who } leads
block-word-amended-no-block-held = No BLOCK card: taken back
block-word-amended-not-held = Wrong card: taken back
block-word-back = Taken back: { $who } leads
block-word-again = Deal again
block-word-out = { $who } is out
block-word-wins = { $who } wins
# A few words at a seat.
block-note-lead = lead any card
# $points has its sign: +5, -10.
block-note-score = { $points } points
block-note-led = led { $card }
block-note-played = laid { $card }
block-note-block = BLOCK on { $card }
block-note-count = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
block-note-out = out of cards
block-note-won = wins the game
block-note-void-play = play goes back
block-note-void-block = block goes back
block-note-void-hand = hand goes back
# A sensor does not work: $what is a button or pad, $why what is wrong with it.
block-note-fault = { $what }: { $why }
block-note-sensors = sensors
block-note-refused = { $what } refused
block-late-too-late = too late to BLOCK
block-late-lead-due = no card is due
block-late-not-just-played = not your card
block-late-already-blocked = blocked already
block-late-no-block-left = no BLOCK card is left
block-late-ruling-pending = wait for the dealer
block-late-no-hand = no hand is dealt yet
block-late-counting = the hand is over
block-late-game-over = the game is over
block-late-unused-input = of no use in this game
block-late-late-arrival = came too late to be judged
block-late-paused = not counted: the table is at a pause
# What the dealer is asked.
block-asked-block-or-play = Which was first: { $first }'s BLOCK, or { $second }'s card?
block-asked-play-order = Who laid { $card }?
block-asked-blocks-left = Who is left with BLOCK cards?

## The page of rules

block-page-about = A card game of runs and memory, after the rules of 1905. Lay the next card of the run, stop it with a BLOCK card when that pays, and be the first to get rid of your hand.
block-page-line = Lay the next card of a run, or block it.
block-page-length = 30 to 60 minutes
block-page-needs = the white and the red button of every seat; a pack of Block; a console for the leads

# What each button and pad is for.
block-page-input-white = you lay the card that is due. Name it aloud.
block-page-input-red = you put a BLOCK card on the card that you have just laid.

block-page-cards = The cards
block-page-cards-1 = Five suits, A to E, of 1 to 11; A has no 4 and no 9. Three cards say BLOCK. All 56 are dealt.
block-page-cards-2 = Sort your hand by letters. Lay your cards on one pile of your own: only its top card is seen.

block-page-run = A run
block-page-run-1 = The player at the dealer's left leads any card. The dealer enters it; nobody has to wait for that.
block-page-run-2 = Whoever holds the next higher card of that suit lays it, wherever they sit, and presses { $white }. So it goes on, one step at a time.
block-page-run-3 = The run ends with an 11, or with a natural: a card whose next one does not exist or has been played. Its player has the lead.
block-page-run-4 = Straight after your own card you may press { $red } and cover it with a BLOCK card. That ends the run, and you have the lead. Once the next card lies there, it is too late.
block-page-run-5 = If you have the lead and hold nothing but BLOCK cards, say so. The lead goes to your left.

block-page-score = Score
block-page-score-1 = A5 scores 5 and A10 scores 10 for the player who lays it. They can only be led.
block-page-score-2 = Who is out of cards first scores 1 for every card that the others still hold, and the 5 and the 10 if A5 and A10 are among them.
block-page-score-3 = Each BLOCK card left in a hand costs its holder 5. Nobody falls below 0.
block-page-score-4 = The first with 100 points wins. The deal moves to the left.

block-page-judged = What the machine judges
block-page-judged-1 = Whose card came next, and whether BLOCK came before the next card: with the margin, and with its doubt. If it is too close, the dealer decides what the piles show.
block-page-judged-2 = It says which card is due, finds the naturals, counts the hands and keeps the score. It never sees your cards, and never helps anybody's memory.
block-page-judged-3 = A press of { $white } or { $red } by mistake is taken back by the dealer, even when others have gone on, and costs nothing.

## The lesson: $white, $red are keys of the learner, $name3 a player. At most 280 letters each

block-lesson-about = Lead a card, follow a run, wait for yours, block, count, and get rid of your last card.
block-lesson-welcome = Block in three minutes. You sit at seat 1. Part of the cards has been played already.
block-lesson-finish = That is all there is to know.

block-lesson-lead = You have the lead: lay any card of your hand. Choose C4, for you hold C5 too: touch it, or type the number that stands on it.
block-lesson-lead-done = C4 lies on your own pile. Now the next higher card of that suit is due, whoever has it.
block-lesson-lead-slip = You led another card. That may be done, but C4 is the one that you follow yourself.

block-lesson-follow = { $name3 } has led C3, so C4 is due, and you hold it: lay it with { $white }. Then C5 is due, which is yours as well: { $white } again. No turns, no waiting: who has the card lays it.
block-lesson-follow-done = Two cards gone. C6 is due now, and somebody else has to lay it.
block-lesson-follow-slip = That was { $red }: it puts a BLOCK card on your card. { $white } lays the card that is due.

block-lesson-wait = C6 is due, and you do not hold it. Wait until somebody has laid it; then C7 is due, and C7 is yours: { $white }.
block-lesson-wait-done = Right on time. Look at what is due before you press.
block-lesson-wait-slip-1 = C6 was due, and you do not hold it: a card that you do not have is taken back.
block-lesson-wait-slip-2 = C8 was due, and you do not hold it: press { $white } once, when C7 is due.

block-lesson-block = You hold a BLOCK card. C7 is due: lay it with { $white }, and straight afterwards press { $red }. That covers your card with the BLOCK card, ends the run, and gives you the lead.
block-lesson-block-done = Blocked. You have the lead now, and may begin a run that is better for you.
block-lesson-block-slip = C8 lay there before your BLOCK: press { $red } straight after your own card.

block-lesson-count = A5 counts 5 points for whoever lays it, A10 counts 10. Nothing comes before them, so they can only be led. You have the lead: lead A5.
block-lesson-count-done = 5 points at once. Left in your hand, they would go to whoever runs out of cards.
block-lesson-count-slip = You led another card: only A5 counts here.

block-lesson-natural = A run ends with an 11, and its player leads again. C4 to C11 have been played, so C3 ends a run as well: it is a natural. Lead C3, and keep the lead.
block-lesson-natural-done = You lead again: nothing can follow C3. Remember what has been laid.
block-lesson-natural-slip = You led another card: C3 is the natural.

block-lesson-out = One card is left in your hand: C10. It is due: lay it with { $white }, and you are out. Then everybody pays you a point for each card that they hold.
block-lesson-out-done = Out, and paid. A BLOCK card that is left in a hand costs its holder 5. 100 points win.
block-lesson-out-slip = C11 was laid before you were out: press { $white }.

## On paper: what is printed, and what is wrong with an owner's list

block-card-counts = counts { $n }
