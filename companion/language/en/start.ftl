### What is chosen before a match: on the display, in the terminal and on phones.

start-title = What shall we play?
# $players is "2 to 6 players", $length how long a match takes.
start-who-plays = Who plays? { $players }, { $length }
start-players-between = { $least } to { $most } players
start-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
start-which-rules = By which rules?
start-nothing-to-choose = This game leaves nothing to choose.

## What can be done

start-start = Start
start-learn = New here? Learn
start-rules = The rules
# $match is the match that was on.
start-resume = Go on with { $match }
start-history = History
start-phones = Phones
start-done = Done
# What the three buttons of a seat do. Each slot is the key that stands for the button, with a
# blank before it, or nothing: "white Q who sits there".
start-buttons = A seat's buttons: white{ $white } who sits there, red{ $red } on, blue{ $blue } take it

## Who sits on a chair

start-who-sits = Who sits on seat { $seat }?
start-type-a-name = type a name, or choose one
start-empty = empty
start-tap-to-sit = tap to sit
# On buttons.
start-sitter-person = Person
start-sitter-empty = Nobody
start-sitter-gentle = Bot, gentle
start-sitter-steady = Bot, steady
start-sitter-sharp = Bot, sharp
# The same within a line.
start-sits-person = person
start-sits-empty = nobody
start-sits-gentle = bot, gentle
start-sits-steady = bot, steady
start-sits-sharp = bot, sharp
# How good a bot is, beside its picture.
start-strength-gentle = gentle
start-strength-steady = steady
start-strength-sharp = sharp
# What such a bot is like.
start-about-gentle = slow, forgets things, forgives much
start-about-steady = as good as most people
start-about-sharp = fast, and misses little

## How others speak of a player: sentences in some languages need it, English never does

start-gender-asked = How we speak of them
start-gender-none = Either way
start-gender-feminine = As a woman
start-gender-masculine = As a man

## What can be set

start-how-long = How long
start-until-won = until somebody has won
start-one-hand = one hand
start-three-hands = three hands
start-how-called = How it is called
start-pace-gentle = gentle, with time to breathe
start-pace-brisk = brisk
start-pace-ruthless = ruthless, and full of traps
start-cards = Cards
start-cards-dealt = dealt by the table, on each phone
start-cards-own = your own, in your hands

## Why it cannot begin

start-too-few = { $game } takes { $players }: let { $count } more sit down.
start-too-many = { $game } takes { $players }: let { $count } get up.
start-same-name = Seats { $first } and { $second } are both called { $name }: name one of them.
# $option is a way to play that so many people are needed for.
start-option-for = { $option }: takes { $count } players.
start-option-for-either = { $option }: takes { $few } or { $last } players.
