### Setting a table up: what was found plugged in, and what its parts are called.

setting-up-title = Set up a table
setting-up-lost = The table does not answer. Is the wizard still open there?
setting-up-done = Done.
setting-up-expected = expected a choice

## What is plugged in

setting-up-pretended = A pretended encoder
setting-up-pretended-about = { $count } buttons that are not there: press the digits 1 to { $count }
setting-up-pretended-speaker = A pretended speaker
setting-up-digit = { $name } (digit { $digit })
setting-up-digit-lamp = the lamp of digit { $digit }
# A button or lamp of a part, such as "BTN_TRIGGER of pad1".
setting-up-control-of = { $control } of { $part }
setting-up-usb-about = { $count } buttons, { $ident }
setting-up-lines-used = { $count } lines of the header are in use by a table that runs; stop it, then look again: sudo systemctl stop companion
setting-up-header = The Pi's header
setting-up-free-lines = { $count } free lines
setting-up-pin = pin { $pin } (BCM { $line })
setting-up-touch = Touch controller { $address }
setting-up-touch-about = 12 pads, on I2C bus { $bus }
setting-up-electrode = { $address } electrode { $n }
setting-up-board = Seat board { $name }
setting-up-board-about = { $inputs } inputs, { $lamps } lamps, seats { $seats }
setting-up-seat-input = seat { $seat } { $input }
setting-up-seat-input-of = seat { $seat } { $input } of { $part }

## Measuring the screen of a phone

setting-up-other-input = { $why }; choose another --input
setting-up-touch-kept = { $ms } ms, give or take { $doubt } ms; kept for this phone's browser
setting-up-touch-not-kept = { $ms } ms, give or take { $doubt } ms; not kept: the page keeps nothing on this phone (a private window?)
