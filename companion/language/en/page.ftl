### What the page of a phone says by itself. Keep buttons short: a phone is narrow.

## Where one is

page-connecting = Connecting …
page-paused = Paused
page-you-deal = You are the dealer
page-name-and-chair = { $who }, chair { $chair }
page-watching = Watching
page-not-connected = Not connected. Nothing was entered.
page-stale = No connection. This is how it stood { $seconds } s ago. Trying again …
page-no-connection = No connection to the table. Trying again …
page-sent-away = Sent away
page-was-sent-away = This phone was sent away.
page-come-back = Come back to watch
page-needs-script = This page needs JavaScript to show the table.
# How sure this phone's clock is: little room.
page-clock = clock …
page-clock-doubt = clock ±{ $ms } ms
page-ms = { $ms } ms

## The bar at the bottom: one short word each

page-tab-table = Table
page-table-asked = Table: something is asked
page-decisions = Decisions
page-tab-rulings = Rulings
page-tab-menu = Menu
page-pause = Pause
page-go-on = Go on

## For whoever hears the page: what its parts are

page-wrong = What is wrong at the table
page-label-join = Join
page-label-pair = Become the dealer
page-label-end = What comes next
page-label-questions = Open questions
page-label-entries = To be entered
page-label-games = The game
page-label-chairs = Who plays
page-label-settings = Its rules
page-label-begin = Start
page-label-table = The table
page-label-spots = What can be tapped
page-label-told = The table in words
page-label-score = Score
page-label-switches = The table's switches
page-label-looks = Colours
page-label-reaches = Your hand on the others' piles
page-label-buzzers = Your buttons
page-label-bar = Pages
page-board = The board, with the number of every square
page-hand-on-pile = Your hand on { $who }'s pile, seat { $seat }
# On a button: whose pile it is. The name is printed large.
page-pile-of = { $who }'s pile

## Joining

page-join = Join the table
page-your-name = Your name
page-name-first = Say your name first.
page-played-before = Played here before
page-tap-a-chair = Then tap a free chair.
page-no-free-chair = No chair is free.
page-chairs = Chairs
page-chair = Chair { $chair }
page-at-chair = chair { $chair }
page-sit-on = Sit on chair { $chair }
page-sit-here = Sit here
page-chair-told = Chair { $chair }: { $who }
page-only-watch = Only watch
page-you = You
# After a name: "Ada sits on chair 2."
page-sits-on = sits on chair { $chair }.
page-dealers-phone = This is the dealer’s phone.
page-stand-up = Stand up
page-stand-up-sure = Sure? You watch then.
page-who-sits = Who sits where
page-sits-you = you
page-sits-away = away
page-sits-phone = by phone
page-sits-wired = at the table
page-sits-bot = a bot
page-sits-free = free
page-sits-nobody = nobody
page-no-bot-for = No bot for { $who }
page-bot-for = Bot plays for { $who }
page-bot-on = Bot: on
page-bot-off = Bot: off
page-no-phone-here = No other phone is here.
page-watches = watches
page-enter-code = Are you the dealer? Enter the code that the display shows.
page-rule-here = Rule from this phone

## Before and after a match

page-what-to-play = What shall we play?
page-no-match = No match is on.
page-you-wait = You are { $who }, on chair { $chair }. Wait for the start.
page-chosen-so-far = Chosen so far: { $game }, with { $people }.
page-chosen-alone = Chosen so far: { $game }, with nobody yet.
page-who-chooses = The dealer’s phone and the display choose and start.
page-who-plays = Who plays?
page-seat = Seat { $seat }
page-seat-who = Seat { $seat }: who sits there
page-seat-name = Seat { $seat }: name
page-which-rules = By which rules?
page-start = Start
page-match-over = The match is over.
page-play-again = Play again
page-begin-round = Begin round { $round }
page-other-game = Other game
page-change-players = Change players
page-rules = The rules
page-rules-not-fetched = The rules could not be fetched. Fold this, and try again.

## What is entered and ruled

page-type-a-few = Type a few letters
page-count-of = { $count } of { $all }
page-nothing-called = Nothing is called that.
page-another = Another
page-field-chosen = { $field }: chosen
page-choice-back = { $choice }: take back
# $what is a man on a board and where it stands.
page-where-to = { $what }: where?
page-one-less = { $field }: one less
page-one-more = { $field }: one more
page-dealer-asked = The dealer is asked.
page-entered = ✓ entered
page-correct = Correct it
page-enter = Enter
page-other-rulings = Other rulings
page-for-a-player = For a player

## What was decided

page-player = Player
page-deals = deals
page-photo = Photo finish
page-take-back = Take back
page-sure = Sure?
page-who-ruled = Who ruled what
# $tag are four letters that no other phone has.
page-this-phone = This phone is { $phone } ({ $tag }).
page-history = What was played here

## The table's switches

page-the-table = The table
page-pace = Pace
page-pace-gentle = Gentle
page-pace-brisk = Brisk
page-pace-ruthless = Ruthless
page-volume = Volume { $volume }
page-voice-on = Voice on
page-voice-off = Voice off
page-names-and-seats = Names and seats
page-change-names = Change names
page-another-game = Another game, other players
page-match-ends = This match ends, and what comes next is chosen.
page-end-match = End this match
page-end-match-sure = Sure? It cannot go on then.
page-hand-over = Hand over to another phone
page-phone-rules = { $phone } rules?
page-no-other-phone = No other phone is connected.
page-send-phones-away = Send phones away
page-sent-away-forgotten = A phone that is sent away is forgotten. It may come back to watch.
page-send-away = Send { $phone } away
page-send-away-sure = { $phone } goes?
page-forget-all = Forget all phones
page-forget-all-sure = Sure? This one, too.

## This phone

page-theme = Colours of this page
page-theme-phone = As this phone
page-theme-light = Light
page-theme-dark = Dark
page-language = Language of this page
page-language-phone = As this phone
page-signal = Sound and touch at PLAY
page-signal-auto = Where the table does not speak
page-signal-off = Never
page-signal-tone = A tone
page-signal-touch = A buzz in the hand
page-signal-both = Tone and buzz
page-play-late = PLAY came here { $ms } ms after the table's, give or take { $doubt }.

## Measuring a screen

page-thumb-title = Measuring this screen
page-thumb-connecting = Connecting ...
page-thumb-knock = Knock here
page-thumb-unable = This browser does not tell when it was touched.
page-thumb-lay = Lay this phone beside the table's microphone, and knock with a fingernail.
page-thumb-knocks = { $knocks } knocks.
page-thumb-done = { $knocks } knocks. The table says what came of them.
page-thumb-gone = The table is not there. Load this page again.
