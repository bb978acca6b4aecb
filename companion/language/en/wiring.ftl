# Which wire goes where: a list for a terminal, and words in a picture. Names of pins stay as they are.

## board

wiring-not-json = is not JSON
wiring-board-json-firmware-readme-md = a board.json, as in firmware/README.md
wiring-list-seats = a list of seats
wiring-bus-mpr121 = the bus of the MPR121
# Follows on the name of a key: "table.dealer: is 9; expected ...".
wiring-is = is { $value }
wiring-number-from-1 = a number from 1
wiring-no-lamp = is no lamp
wiring-white-red-blue = white, red or blue
wiring-0x5a-0x5d = "0x5A" to "0x5D"
wiring-number-0-11 = a number, 0 to 11
wiring-pin-pico-0-22-25 = a pin of the Pico, 0 to 22 or 25 to 28
wiring-used-already = is used already by { $taken }
wiring-place-own = a place of its own
wiring-not-right = is not right
wiring-object = an object

## board svg

wiring-wiring = Wiring of { $name }
wiring-seat-board = Seat board: { $name }
wiring-vin-touch-controllers = VIN of the touch controllers
wiring-1-mohm-each-pad = 1 Mohm to each pad
wiring-addr = ADDR to { $pin }
wiring-electrode = electrode { $electrode }
wiring-seat = seat { $seat } { $name }
wiring-buttons-other-leg-goes-any = A button's other leg goes to any GND: all of them are one. The board pulls up.
wiring-other-leg-button-3v3-goes = The other leg of a button to 3V3 goes to pin 36, never to VBUS: that is 5 V.
wiring-pads-foil-goes-pin-from = A pad's foil goes to its pin, and from that pin 1 Mohm to 3V3 (pin { $power_pin }).
wiring-ohm = { $ohm } ohm for { $input }
wiring-lamps-pin-goes-through-resistor =
    A lamp's pin goes through a resistor to the LED's long leg, the short leg to GND:
    { $ohms }.
wiring-led-board-itself-nothing-solder = { $tag } is the LED on the board itself ({ $gpio }): nothing to solder.
wiring-every-mpr121-vin-3v3-pin = Every MPR121: VIN to 3V3 (pin { $power_pin }), GND to GND, SDA and SCL as tagged.
wiring-seat-pad = seat { $seat } { $name } pad
wiring-mpr121-0x-addr = MPR121 0x{ $address }, ADDR to { $pin }

## svg

wiring-seat-2 = Seat { $seat }
wiring-nothing-solder = nothing to solder
wiring-pin-bcm = pin { $pin } · BCM { $line }
wiring-pin = pin { $pin }
wiring-mpr121-0x = MPR121 at 0x{ $address }
wiring-addr-2 = ADDR to { $strap }
wiring-pin-bcm-2 = pin { $irq_pin } · BCM { $irq_line }
wiring-pin-3v3 = pin { $power_3v3_pin } · 3V3
wiring-pin-gnd = pin { $ground_pin } · GND
wiring-pin-sda = pin { $pin } · SDA
wiring-pin-scl = pin { $pin } · SCL
wiring-sets-0x = { $strap } sets 0x{ $address }
wiring-wiring-2 = Wiring: { $name }
wiring-write-each-tag-both-ends = Write each tag on both ends of its wire: W R B = white, red, blue; L = lamp; P S Ra = pile, shield, rail pad.
wiring-simulated-nothing-solder = Simulated, nothing to solder: { $simulated }.
wiring-hollow-line-white-solid-red = Hollow line = white, solid = red, dashed = blue, dotted = pad, thin = ground. All ground pins are one. Solder with the power off.
wiring-raspberry-pi-header = Raspberry Pi header
wiring-usb-sockets-point-down = USB sockets point down
wiring-leave-free = leave free
wiring-irq-0x = IRQ of 0x{ $address }
wiring-seat-3 = seat { $seat }
wiring-bcm = BCM { $what }

## text

wiring-inputs-lamps-seat-boards-see = { $on_boards } inputs and lamps are on seat boards: see each one's board.json.
wiring-these-come-usb-socket-encoder =
    These come by USB. Which socket of an encoder is which control, its maker knows:
    companion setup finds out by pressing.
wiring-nothing-solder-simulated-inputs-lamps = Nothing to solder for { $simulated } simulated inputs and lamps.
wiring-other-leg-buttons-goes-straight = Other leg: a button's goes straight to ground. All ground pins are the same.
wiring-lamps-wire-goes-through-resistor =
    A lamp's wire goes through a resistor to the long leg of the LED, the short leg to
    ground: { $ohms }.
wiring-until-program-runs-may-glow =
    Until the program runs, { $glowing } may glow: the Pi pulls BCM 0 to 8 up
    when it is switched on. BCM 9 to 27 stay dark.
wiring-mpr121-touch-controller-0x = MPR121 touch controller 0x{ $address }
wiring-vin-pin-3v3-gnd-pin = VIN  to pin { $power_3v3_pin } (3V3), GND to pin { $ground_pin }
wiring-sda-pin-scl-pin = SDA  to pin { $sda }, SCL to pin { $scl }
wiring-addr-sets-address = ADDR to { $strap }: this sets the address
wiring-stays-free-program-polls = stays free (the program polls)
wiring-pin-bcm-3 = to pin { $irq_pin } (BCM { $irq_line })

## Parts, and heads of columns

wiring-lamp = { $input } lamp
wiring-button = { $input } button
wiring-pad = { $input } pad
wiring-part-button = seat { $seat } { $input } button
wiring-part-high-button = seat { $seat } { $input } button to 3V3
wiring-part-pad = seat { $seat } { $input } pad
wiring-part-lamp = seat { $seat } { $input } lamp
wiring-head-wire = WIRE
wiring-head-seat = SEAT
wiring-head-part = PART
wiring-head-control = CONTROL
wiring-head-device = DEVICE
wiring-head-bcm = BCM
wiring-head-pin = PIN
wiring-head-ground-pin = GROUND PIN
wiring-head-electrode = ELECTRODE
wiring-head-pad = PAD
