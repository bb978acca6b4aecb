### What the table says to phones: what was done, and why something was not.

console-phone = Phone { $number }
console-seat = Seat { $seat }
console-chair = chair { $chair }
# Who ruled something, in the log: the display, or the button of a chair.
console-by-display = the display
console-by-house = the house
console-by-button = the button of chair { $chair }
# $players is "2 to 6 players", $length how long a match takes.
console-players-and-length = { $players }, { $length }

## Done

console-dealers-now = This is the dealer's phone now.
console-handed-over = { $phone } is the dealer's now.
console-sent-away = { $phone } was sent away.
console-all-forgotten = All phones are forgotten.
console-entered = Entered.
console-asked-back = Asked to take back number { $n }.
console-taken-back = Number { $n } is taken back.
# $why is half a sentence.
console-not-taken-back = Number { $n } is not taken back: { $why }.
console-paused = Paused.
console-goes-on = Play goes on.
console-pace-changed = Pace changed.
console-volume-changed = Volume changed.
console-voice-off = The voice is off.
console-voice-on = The voice is on.
console-names-changed = Names changed.
console-new-game = A new game begins.
console-choose-next = Choose what comes next.
console-you-sit = You sit on chair { $chair }.
console-you-watch = You are watching.
console-phone-watches = { $phone } is watching.
console-sits = { $who } sits on chair { $chair }.
console-bot-plays = A bot plays for { $who }.
console-no-bot = No bot plays for { $who }.

## Not done

console-no-match = No match is on.
console-nothing-to-choose = Nothing can be chosen here.
console-no-such-pace = There is no such pace.
console-one-name-a-seat = One name a seat, please.
console-no-such-game = That game cannot be started here.
console-settled = That is settled already.
console-answered = That was answered a moment ago.
console-filled-in = What is already filled in stays as it is.
console-check = Please check: { $wrong }.
console-no-choice = Please check: "{ $name }" is not among the choices.
console-nothing-to-tap = There is nothing to tap here.
console-absent = This table cannot do that.
console-not-dealer = Only the dealer's phone can do that.
console-not-kept = Not kept yet: the card is slow. Look at the display.
console-dealer-taken = Another phone is the dealer's. Its owner can hand over to you.
console-wrong-code = That is not the code on the display.
console-too-many-tries = Too many tries. Wait a minute.
console-only-dealer-hands-over = Only the dealer can hand over.
console-not-connected = That phone is not connected any more.
console-phone-gone = That phone is gone already.
console-this-phone = That is this phone. Hand over first.
console-too-many-phones = Too many phones are connected.
console-chair-taken = Another phone has that chair.
console-no-such-chair = There is no such chair.
console-no-chair = This phone has no chair.
console-ask-dealer = A match is on: the dealer can give you that chair.
console-name-taken = Somebody here is called { $name }.

## Pages that are not there

console-open-again = Open the table's page again.
console-own-page-only = Only this table's own page may do that.
console-no-game-here = There is no such game here.
console-own-network-only = This table can be reached from its own network only.
console-open-shown = Open the address that the display shows.
console-open-own-page = Open the table's own page first.

## Trouble, for whoever looks after the table

console-still-opening = the page for phones is still being opened
console-port-closed = port { $port } cannot be opened ({ $why }); choose another with port = ... under [console] in the profile
console-no-zeroconf = the Python package zeroconf is not installed
console-names-taken = { $count } others are called { $name }
console-no-cryptography = https needs the Python package cryptography: pip install "table-companion[https]"
console-certificate-spoilt = it is spoilt
console-certificate-unreadable = { $file }: the table's certificate cannot be read ({ $why }); delete it, and another is made at the next start
console-certificate-unwritable = { $file }: the table's certificate cannot be written ({ $why }); make its folder writable, or set https = false under [console]
