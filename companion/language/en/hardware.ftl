# What devices say of themselves: errors in one line, with what to do, and details of faults for
# `companion monitor`, the check and the log. $name and $where: a device, such as "GPIO chip
# /dev/gpiochip4". Names of pins, groups and commands stay as they are.

## checks

hardware-gpiozero-has-no-pin-factory = gpiozero has no pin factory { $name }; expected one of { $factories }
hardware-input-seat-unknown-expected-one = input { $input } of seat { $seat } is unknown; expected one of { $inputs }
hardware-lamp-colour-unknown-expected-one = lamp colour { $input } is unknown; expected one of { $buttons }
hardware-used-twice-expected-once = { $what } { $value } is used twice; expected once
hardware-expected-more = { $what } is { $value }; expected { $least } or more

## config

hardware-line-offset = line offset
hardware-lamp-offset = lamp offset
hardware-electrode-does-not-exist-expected = electrode { $number } does not exist; expected 0 to 11
hardware-electrode-touch-release-expected-0 = electrode { $number }: touch { $touch }, release { $release }; expected 0 < release <= touch <= 255
hardware-irq-line-offset = IRQ line offset
hardware-mpr121-address-impossible-expected-0x5a = MPR121 address { $address } is impossible; expected 0x5a to 0x5d
hardware-i2c-bus = I2C bus
hardware-mpr121-address = MPR121 address
hardware-loss-expected-0-0-1 = loss is { $loss }; expected 0.0 to 1.0
hardware-lines-one-chip-expected-most = { $lines } lines on one chip; expected at most { $max_lines }
hardware-lamp-line = lamp line

## contact

hardware-when-table-started = on when the table started
hardware-reading-again = reading again
hardware-no-edge-came = no edge came
hardware-edge-missing = an edge is missing

## drivers/evdev/config

hardware-control-code = control code
hardware-side-expected-1-0-1 = side of { $name } is { $side }; expected -1, 0 or 1
hardware-usb-device-needs-name-id = a USB device needs a name, an id, a phys or a path
hardware-axis-axis-off-expected-0 = axis_on { $axis_on }, axis_off { $axis_off }; expected 0 < axis_off <= axis_on <= 100

## drivers/evdev/kernel

hardware-input-device = input device { $path }
hardware-unplugged = { $where }: unplugged
hardware-permission-denied-add-user-group = { $where }: permission denied; add this user to the group input (sudo usermod -aG input $USER), then log in again

## drivers/evdev/source

hardware-usb-device-has-no-companion = USB device { $title }: { $name } has no { $missing }; companion setup tells which button is which
hardware-back = { $name } is back
hardware-more-presses-once-than-kernel = { $name }: more presses at once than the kernel keeps
hardware-not-plugged-lamps-set-when = { $name }: not plugged in; its lamps are set when it is
hardware-has-no-led-number = { $name }: has no LED number { $led }

## drivers/evdev/sysfs

hardware-usb-device-no-plugged-there = USB device { $title }: no { $match } is plugged in; there are: { $there }
hardware-usb-device-say-phys-one = USB device { $title }: { $wholes } are { $match }; say which with phys = one of: { $sockets }
hardware-has = it has { $lamps }
hardware-has-none = it has none
hardware-no-led = { $where }: no LED { $name }; { $known }
hardware-permission-denied-leds-belong-root = { $file }: permission denied; LEDs belong to root until a udev rule says otherwise: see docs/hardware.md, USB
# In place of a list of devices.
hardware-none = none

## drivers/gpiod driver

hardware-edges-overran-kernels-buffer = { $missing } edges overran the kernel's buffer

## drivers/gpiod lamps

hardware-no-lamp-seat-lamps-closed = no { $colour } lamp at seat { $seat }, or its lamps are closed
hardware-lamps-gpio-chip = lamps on GPIO chip { $chip }
hardware-refuses-lines-has-all-these = { $where }: it refuses lines { $lines } ({ $reason }); has it all these?

## drivers/gpiod request

hardware-gpio-chip = GPIO chip { $chip }
hardware-refuses-lines-does-chip-have = { $where } refuses lines { $lines } ({ $reason }); does the chip have these lines, and can they be inputs with edges?

## drivers/gpiozero driver

hardware-stamps-not-table-clock-stamping = { $name }: stamps are not on the table clock; stamping in Python
hardware-pin-answers-again = pin answers again

## drivers/gpiozero lamps

hardware-lamp = { $driver } lamp { $place }

## drivers/gpiozero pins

hardware-choose-line-board-has-free = { $where }: { $said }; choose a line that this board has free
hardware-use-may-user = { $where }: { $said }; is it in use, may this user?

## drivers/mpr121

hardware-i2c-bus-2 = I2C bus { $bus }
hardware-not-read-ms = { $where } was not read for { $gap_us } ms
hardware-pad-out-range-shorted-wire = { $where }: pad out of range; is it shorted, or its wire too long?
hardware-pad-range-again = pad in range again
hardware-re-initialised-hand-rested-pad = { $where } re-initialised; a hand that rested on a pad must lift once

## drivers/mpr121 chip

hardware-mpr121 = MPR121 at { $address }
hardware-answers-after-reset-mpr121-says = { $where }: answers { $found } after a reset, an MPR121 says { $config2_after_reset }; is another device at this address?
hardware-over-current-check-resistor-rext = { $where }: over-current; check the resistor at its REXT pin
hardware-lost-settings-check-power-supply = { $where }: lost its settings; check its power supply

## drivers/phone

hardware-phone-chair = phone at chair { $seat }
hardware-another-phone-sits-there = another phone sits there
hardware-no-phone-sits-there-any = no phone sits there any more
hardware-heard-again = { $name } is heard again
hardware-press-from-before-had-chair = a press from before it had this chair is not told
hardware-goes = { $name }: goes on
hardware-line-gone = its line is gone
hardware-page-not-front = its page is not in front
hardware-has-not-been-heard-three = has not been heard for three seconds
hardware-clock-not-known = its clock is not known

## drivers/seat board

hardware-does-not-answer-does-run = { $name }: does not answer; does it run our firmware?
hardware-battery-low-v-charge-change = { $name }: its battery is low, { $mv } V; charge or change it
hardware-still-works = { $name }: it still works
hardware-started-again-times = started it again, { $attempt } of { $most } times
hardware-does-not-start = does not start; { $flashing }
hardware-board-stood-micropython-prompt = { $name }: the board stood at its MicroPython prompt; { $detail }
hardware-board-restarted = { $name }: the board restarted
hardware-board-has-no-look-board = { $name }: the board has no { $place }; look at its board.json
hardware-board-speaks-version-wire-program = { $name }: the board speaks version { $version } of the wire, this program { $ours }; { $remedy }
hardware-events-from-number = { $count } events from number { $first }
hardware-board-had-not-delivered-when = what the board had not delivered when it restarted, from { $first } on
hardware-lost = { $name }: lost { $which }
hardware-delivering-again = { $name }: delivering again
hardware-no-lamp-seat = { $name }: no { $input } lamp at seat { $seat }
hardware-not-connected-lamps-set-when = { $name }: not connected; its lamps are set when it is
hardware-board-has-no-lamp-there = { $name }: the board has no { $input } lamp there

## drivers/seat board air

hardware-seat-board-wifi-expected-wifi = seat board wifi: expected wifi:ID:KEY, with the board's 16 digits and the 64 digits of its key (wifi.secret in its board.json)
hardware-udp-port = UDP port { $number }

## drivers/seat board line

hardware-plug-install-firmware-companion-boards = plug it in and install its firmware with companion boards flash
hardware-install-firmware-companion-boards-flash = install its firmware with companion boards flash { $port }

## drivers/seat board port

hardware-no-board-id-plugged-try = { $driver } { $port }: no board of that id is plugged in; try companion boards
hardware-serial-port = serial port { $device }

## drivers/seat board survey

hardware-no-answer = { $device }: no answer; { $flashing }
hardware-firmware-speaks-version-wire-program = { $device }: its firmware speaks version { $version } of the wire, this program { $ours }; { $remedy }

## drivers/sim

hardware-plugged-again = plugged in again
hardware-no-input-seat-simulated-table = no input at seat { $seat } of this simulated table
hardware-no-seat-simulated-table = no { $name } at seat { $seat } of this simulated table
hardware-simulated-lamp-broken-mend = simulated lamp { $place } is broken; mend it

## drivers/sim script

hardware-verb-unknown-expected-one = verb { $verb } is unknown; expected one of { $verbs }
hardware-script-line-expected-microseconds-verb = script line { $number }: { $words }; expected: microseconds verb seat [input [by seat]], such as 120000 touch 3 pile by 2
hardware-script-line = script line { $number }: { $reason }

## errors

hardware-driver-needs-python-package-pip = driver { $driver } needs the Python package { $module }: pip install "table-companion[{ $extra }]"
hardware-permission-denied-add-user-group-owns = { $where }: permission denied; add this user to the group that owns it (sudo usermod -aG gpio,i2c,dialout $USER), then log in again
hardware-use-another-program-stop-one = { $where }: in use by another program; stop that one, then try again
hardware-not-there-connected-enabled-named = { $where }: not there; is it connected, enabled and named right?
hardware-check-cable-power = { $where }: { $reason }; check its cable and power

## extras

hardware-driver-cannot-run-here = driver { $driver }: { $module } cannot run here: { $line }

## health

hardware-more-than-edges-us = more than { $limit } edges in { $window } us
hardware-us = on for { $stuck_us } us
hardware-quiet-again = quiet again

## microphone

hardware-delivers-nothing = { $name } delivers nothing
hardware-times-jump-ms = { $name }: its times jump by { $spread } ms
hardware-connected = { $name }: { $line }; is it connected?
hardware-lost-samples-machine-too-busy = { $name } lost samples: the machine was too busy
hardware-does-not-know-own-time = { $name } does not know its own time

## patience

hardware-answers = { $name }: answers

## phones/config

hardware-reached-chair = reached chair

## phones/link

hardware-presses-never-came-before-number = { $missing } of its presses never came, before number { $n }
hardware-more-presses-than-can-wait = more presses than can wait until its clock is known
hardware-press-page-gone-cannot-dated = a press of a page that is gone cannot be dated by its clock
hardware-clock-jumped-does-not-tell = its clock jumped, or does not tell the truth; it is learnt anew
hardware-press-from-before-phone-slept = a press from before the phone slept cannot be dated by its clock
hardware-press-sent-before-stamp = a press was sent before its stamp
hardware-press-came-before-stamp = a press came before its stamp
hardware-press-stamped-before-one-before = a press is stamped before the one before it
hardware-press-whose-other-half-lost = a press whose other half is lost cannot be told

## speakers/launched

hardware-does-not-answer = does not answer
hardware-ended-status = ended with status { $status }
hardware-ended = was ended by { $name }
hardware-ended-signal = was ended by signal { $status }

## speakers/life

hardware-speakers-process-found-no-output = the speaker's process found no output in time
hardware-speakers-process-before-spoke = the speaker's process { $status } before it spoke
hardware-speakers-process-does-not-answer = { $name }: the speaker's process does not answer
hardware-speakers-process = { $name }: the speaker's process { $status }

## speakers/mixer

hardware-may-stay-silent = { $name }: { $reason }; it may stay silent
hardware-mixer-pygame-not-there-pip = mixer: pygame is not there; pip install pygame
hardware-speaker-connected = { $name }: { $line }; is a speaker connected?

## speakers/portaudio

hardware-use-elsewhere = { $name }: { $line }; is it in use elsewhere?
hardware-takes-sound-faster-than-can = { $name }: takes sound faster than it can be heard, as a null device does; name another in voice.device
hardware-opens-but-asks-no-sound = { $name }: opens, but asks for no sound; name another device
hardware-words-dated-from-program-instead = { $name }: { $trouble }; words are dated from the program instead, to about { $u } ms
hardware-stopped-check-cable-play-goes = { $name }: stopped; check its cable. Play goes on without a voice
hardware-speaks-again = { $name }: speaks again
hardware-portaudio-no-sounddevice-package-pip = portaudio: no sounddevice package; pip install sounddevice
hardware-portaudio-portaudio-library-not-there = portaudio: the PortAudio library is not there; sudo apt install libportaudio2

## speakers/remote

hardware-speakers-process-cannot-started = the speaker's process cannot be started: { $what }
hardware-started-again-words-shown-meanwhile = { $why }; it is started again, words are shown meanwhile

## storm

hardware-again = { $name }: on again
hardware-switched-off-s-reports-more = { $name }: switched off for { $rest } s: it reports more than hands can do; look at its wires, or unplug it
# $reason: the code of a fault, such as "lost".
hardware-calm-again =
    { $times ->
        [1] { $reason } once, calm again
       *[other] { $reason } { $times } times within { $span } s, calm again
    }

## table

hardware-lamps-answer-again = lamps answer again
hardware-signal-came-out-turn = { $name }: signal { $seq } came { $missing } out of turn

## waker

hardware-system-cannot-wait-wired-device = this system cannot wait for a wired device; use a table on Linux, or a simulated one

## worker

hardware-source-opened-once = { $name }: a source is opened once
hardware-driver-failed = { $name }: driver failed: { $reason }

## Seat boards, of an input that they cannot read: after the name of the board

hardware-board-cannot-read = the board cannot read it
hardware-board-out-of-range = its pad cannot be measured; look for a short or a wire too long
hardware-board-over-current = its touch chip reports over-current; look at its wiring

## Sound cards whose times cannot be believed: after the name of the card

hardware-stream-dry = it keeps running dry
hardware-stream-zero = its stream time is 0
hardware-stream-past = its stream time lies in the past
hardware-stream-foreign = its stream time is not of the table clock
hardware-stream-unsteady = its stream time is not in step with its samples

## The camera

hardware-camera = camera { $device }
hardware-camera-not-opened = { $where }: this camera cannot be opened. Close other programs that use it, and see that this user is in the group "video"
hardware-camera-no-pictures = { $where }: no pictures come; check its cable, or name another camera
# $seat: whose mat; 0: the pool's.
hardware-camera-mat-hidden = { $name }: { $seat ->
    [0] the mat of the pool
   *[other] the mat of seat { $seat }
} has not been in sight for ten seconds; what lies there is not read
hardware-camera-mat-found = { $name }: { $seat ->
    [0] the mat of the pool
   *[other] the mat of seat { $seat }
} is in sight again
