# What is asked for and told while a table is checked: every button, pad and lamp.

## debounce

check-asked-every-ms-debounce-ms = { $name }: asked every { $poll_ms } ms, debounce { $debounce_ms } ms by the profile: a press is known to { $known_ms } ms.
check-do-debounce-ms-under-usb = To do: debounce_ms = { $most_ms } for { $name } under [usb].
check-flick-button-nail-closer-look = Flick a button with a nail for a closer look; if it never comes below, say so.

## report

check-pin-bcm = pin { $pin } (BCM { $line })
check-0x-electrode = 0x{ $address } electrode { $electrode }
check-board-json-names-pin = { $place } (its board.json names the pin)
check-of = { $control } of { $device }
check-place = its place
check-not-checked-run-check-again = Not checked: { $skipped }. Run the check again for them.
check-table-said = The table said: { $note }
check-all-well-checked-table-can = ALL WELL: { $checked } checked. This table can be played on.
check-nothing-checked = NOTHING was checked.

## Questions; $input in capitals

check-hands-off = Hands off the table, please.
check-press = Seat { $seat }: press { $input }
check-touch = Seat { $seat }: touch { $input }
check-let-go = Seat { $seat }: now let go of { $input }
check-does-it-blink = Seat { $seat }: does the { $input } lamp blink?
# With the keys that answer it; they are the same in every language.
check-does-it-blink-keys = Seat { $seat }: does the { $input } lamp blink? (y/n)

## What was found, as one word of a table: short

check-found-ok = ok
check-found-dead = dead
check-found-stuck = stuck
check-found-chattering = chatters
check-found-swapped = swapped
check-found-miswired = wrong
check-found-bridged = bridged
check-found-lost = lost
check-found-dark = dark
check-found-skipped = skipped
check-head-seat = SEAT
check-head-lamps = LAMPS

## What was found, in a sentence: "Seat 3 red: stays on (it went on and never off)."

check-input-of-seat = Seat { $seat } { $input }
check-lamp-of-seat = Seat { $seat } { $input } lamp
check-seat-and-input = seat { $seat } { $input }
check-another-input = another input
check-told-ok = well
check-told-dead = nothing arrived
check-told-stuck = stays on
check-told-chattering = reports presses that nobody made
check-told-swapped = swapped with { $other }
check-told-miswired = answers as { $other }
check-told-bridged = answers, and { $other } with it
check-told-lost = cannot be read
check-told-dark = did not light
check-told-skipped = was not checked
check-went-on = it went on with nobody near
check-never-off = it went on and never off
check-moved =
    { $edges ->
        [one] { $edges } edge
       *[other] { $edges } edges
    } in { $seconds } s with nobody near
check-presses-for-one = { $presses } presses for one

## What to do; $here and $there are pins, such as "pin 7 (BCM 4)". The full stop comes by itself.

check-simulated-nothing-to-mend = It is simulated: nothing to mend
check-to-do-swapped = To do: exchange the wires at { $here } and { $there } (or in the profile)
check-to-do-miswired = To do: exchange the wires at { $here } and { $there } (or in the profile)
check-to-do-bridged = To do: look for a solder bridge between { $here } and { $there }
check-to-do-dead = To do: check the wire from { $here } and its way to ground
check-to-do-dead-pad = To do: check the wire from { $here } to the pad
check-to-do-dark = To do: check the wire from { $here } and its way to ground
check-to-do-dark-pad = To do: check the wire from { $here } to the pad
check-to-do-stuck = To do: free the button or its wire from ground, at { $here }
check-to-do-stuck-pad = To do: take away what lies on the pad, at { $here }
check-to-do-chattering = To do: mend a loose wire at { $here }; twist a long lead with its ground, 1 kohm at the pin (docs/hardware.md)
check-to-do-chattering-pad = To do: mend a loose wire at { $here }; shorten it, or raise its touch_threshold a little
check-to-do-lost = To do: check cable and power of { $here }
check-to-do-again = To do: run the check again
check-not-yet =
    NOT YET: { $bad } of { $checked } { $bad ->
        [one] is
       *[other] are
    } not well.
check-two-edges-one-button-came = Two edges of one button came { $seen } ms apart: its debounce is { $most_ms } ms at most.
check-two-edges-one-button-came-ms = Two edges of one button came { $seen } ms apart: its debounce may be up to { $most_ms } ms.
check-two-edges-one-button-came-ms-apart = Two edges of one button came { $seen } ms apart: that fits.

## The camera

check-camera-none = companion check --camera: the profile names no camera. Add [camera] and device = "/dev/video0" to it.
# $seat: whose mat; 0: the pool's. It begins a line.
check-camera-mat = { $seat ->
    [0] The pool's mat
   *[other] Seat { $seat }'s mat
}
check-camera-well = { $mat }: seen well.
check-camera-partly = { $mat }: seen, though something hides a corner of it.
check-camera-hidden = { $mat }: not found. Is it on the table, inside the picture, and nothing on its corners?
check-camera-small = { $mat }: too small. Bring the camera nearer, or choose a larger size in [camera].
check-camera-dark = { $mat }: too dark. Switch a light on, and let nothing throw a shadow there.
check-camera-blurred = { $mat }: out of focus. Set the camera's focus to the table, and see that it does not shake.
check-camera-read = reads: { $cards }
check-camera-picture = What the camera sees is drawn in { $file }.
