# What is wrong with a table's profile. A line is made of three parts: the key, what is wrong with it,
# and what was expected: "table.toml: table.dealer: is 9; expected a whole number from 1 to 8".
# Names of keys, places ("gpio 17") and everything in quotation marks stay as they are.

## edit

profile-write-under-yourself = write { $what } = { $value } under [{ $table }] yourself

## errors

profile-number-beyond-all-bounds = a number beyond all bounds
profile-true-false = true or false
profile-text = a text
profile-whole-number = a whole number
profile-number = a number
profile-list = a list
profile-table = a table
profile-date-time = a date or time

## faults

profile-not-fault = { $text } is not a fault

## header

profile-bcm-reserved-i2c = BCM { $line } is reserved for I2C
profile-bcm-not-header-use = BCM { $line } is not on the header for use

## load

profile-there-no-such-file = there is no such file
profile-path-one = a path, or one of { $known }
profile-cannot-read = cannot be read ({ $reason })
profile-file-may-read = a file you may read
profile-line-not-utf-8 = line { $line } is not UTF-8
profile-text-file-saved-utf-8 = a text file saved as UTF-8
profile-not-toml = is not TOML ({ $reason })
profile-toml-key-value = TOML: key = value
profile-holds-number-too-long-read = holds a number too long to read
profile-ordinary-numbers = ordinary numbers
profile-nested-too-deep-read = is nested too deep to read
profile-plain-document = a plain document

## parse

profile-not-seat = is not a seat
profile-seats-numbered-1-clockwise = seats numbered 1 to { $most_seats }, clockwise
profile-input-such-white-gpio-4 = an input, such as white = "gpio 4", or simulated = true under [table]
# Follows on the name of a key: "table.dealer: is 9; expected ...".
profile-is = is { $value }
profile-most-touch-threshold = at most touch_threshold, { $touch }
profile-not-address-mpr121 = is not the address of an MPR121
profile-0x5a-0x5b-0x5c-0x5d = 0x5A, 0x5B, 0x5C or 0x5D
profile-no-name-board = is no name for a board
profile-1-20-letters-digits = 1 to 20 letters, digits, - or _
profile-not-fault-2 = { $words } is not a fault
profile-0-90-180-270 = 0, 90, 180 or 270
profile-letters-digits-hyphens-such-companion = letters, digits and hyphens, such as companion
profile-one-below-https-uses-next = one below it: https uses the next one, too
profile-local-loopback-address-machine-private = "local", "loopback" or an address of this machine in a private network

## parse packs

profile-no-such-game-installed = is { $value }, and no such game is installed
profile-one = one of { $names }
profile-game-can-played = a game that can be played
profile-no-game-installed = is no game that is installed

## parse usb

profile-no-name-usb-device = is no name for a USB device
profile-device-id-0079-0006-name = which device: id = "0079:0006", a name, a phys or a path
profile-most-axis = at most axis_on, { $axis_on }
profile-vendor-product-lsusb-tells-them = vendor and product as lsusb tells them: "0079:0006"
profile-device-below-dev-input-best = a device below /dev/input, best one in /dev/input/by-id

## places

profile-0x-not-address-mpr121 = 0x{ $address } is not the address of an MPR121
profile-mpr121-has-no-electrode = an MPR121 has no electrode { $electrode }
profile-electrode-from-0-11 = an electrode from 0 to 11
profile-axis = { $name } is an axis
profile-one-ends = one of its ends: { $name }- or { $name }+
profile-no-key-button-axis = { $words } is no key, button or axis
profile-no-lamp = { $words } is no lamp
profile-name-such-btn-trigger-key = a name such as BTN_TRIGGER, KEY_SPACE or ABS_X+

## rules

profile-missing = is missing
profile-seats-1-2-3-without = seats 1, 2, 3 ... without a gap
profile-seats-game = { $least } to { $most } seats for the game { $game }
profile-all = { $count } in all
profile-there-no-seat = there is no seat { $dealer }
profile-seat-table = a seat of this table
profile-also-sits-seat = "{ $player }" also sits at seat { $other }
profile-name-own-each-player = a name of its own for each player
profile-used-twice-also = { $place } is used twice, also by { $other }
profile-bcm = BCM { $line }
profile-control-own = a control of its own
profile-line-own = a line of its own
profile-electrode-own = an electrode of its own
profile-no-pad-controller = no pad is on that controller
profile-address-controller-seat-uses = the address of a controller that a seat uses
profile-no-board-called = no board is called { $name }
profile-no-seat = no seat is on it
profile-board-seat-uses = a board that a seat uses
profile-same = is the same as { $other }
profile-port-own = a port of its own
profile-no-usb-device-called = no USB device is called { $name }
profile-device-seat-uses = a device that a seat uses
profile-phys-path-tells = a phys or path that tells
profile-debounce-ms = debounce of { $debounce_us } ms
profile-less-than-table-latency-ms = less than table.latency_ms, { $latency_us } ms
profile-hold-off-ms = hold-off of { $hold_off_us } ms
profile-not-about-simulated-part = "{ $fault }" is not about a simulated part
profile-faults-inputs-lamps-placed-sim = faults of inputs and lamps placed at sim
profile-name-it-under-boards = { $name } = "/dev/serial/by-id/..." under [boards]
profile-name-it-under-usb = { $name } = "0079:0006" under [usb]

## section

profile-says-too-little = says too little
profile-table-2 = a table: [{ $what }]
profile-text-1-printable-characters = a text of 1 to { $longest } printable characters
profile-one-2 = one of { $choices }
profile-whole-number-from = a whole number from { $low } to { $high }
profile-number-from = a number from { $low } to { $high }
profile-list-texts = a list of texts
profile-not-key-profile = is not a key of a profile
profile-nothing-there = nothing there

## Forms

profile-a-place = a place: "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" or "sim"
profile-a-place-of-a-lamp = a place: "gpio 17", "board left", "usb buzzers buzz1" or "sim"
profile-a-line = a BCM line from { $first } to { $last }
profile-a-fault = a fault: "3 red dead", "3 red stuck", "3 red chatters", "3 red swapped 4 blue" or "3 red lamp"

## What buttons and pads are called in a sentence

profile-input-white = white
profile-input-red = red
profile-input-blue = blue
profile-input-pile = pile
profile-input-shield = shield
profile-input-rail = rail

## The camera

profile-camera-device = device, such as device = "/dev/video0"
profile-camera-size = width x height from 640x360 to 3840x2160, such as "1280x720"
profile-feed-broker = broker, such as broker = "mqtt://192.168.1.10" or "mqtts://broker.local:8883"
profile-feed-table = table, such as table = "kitchen"
profile-feed-name = 1 to 40 letters, digits, hyphens and underscores, such as kitchen
profile-feed-prefix = letters, digits, hyphens, underscores and slashes, such as homeassistant; or none
profile-feed-nobodys = is nobody's password
profile-feed-user = a user beside it
profile-feed-in-the-open = has nothing to say where nothing is secret
profile-feed-secret = a broker that begins with "mqtts://"
