## board

wiring-not-json = ist kein JSON
wiring-board-json-firmware-readme-md = eine board.json, wie in firmware/README.md
wiring-list-seats = eine Liste von Plätzen
wiring-bus-mpr121 = der Bus des MPR121
wiring-is = ist { $value }
wiring-number-from-1 = eine Zahl ab 1
wiring-no-lamp = ist keine Lampe
wiring-white-red-blue = white, red oder blue
wiring-0x5a-0x5d = "0x5A" bis "0x5D"
wiring-number-0-11 = eine Zahl, 0 bis 11
wiring-pin-pico-0-22-25 = ein Pin des Pico, 0 bis 22 oder 25 bis 28
wiring-used-already = wird schon von { $taken } benutzt
wiring-place-own = ein eigener Ort
wiring-not-right = ist nicht richtig
wiring-object = ein Objekt

## board svg

wiring-wiring = Verdrahtung von { $name }
wiring-seat-board = Platzplatine: { $name }
wiring-vin-touch-controllers = VIN der Touch-Chips
wiring-1-mohm-each-pad = 1 MOhm zu jeder Fläche
wiring-addr = ADDR an { $pin }
wiring-electrode = Elektrode { $electrode }
wiring-seat = Platz { $seat } { $name }
wiring-buttons-other-leg-goes-any = Das andere Bein eines Knopfs geht an irgendein GND: alle sind eins. Die Platine zieht hoch.
wiring-other-leg-button-3v3-goes = Das andere Bein eines Knopfs nach 3V3 geht an Pin 36, nie an VBUS: das sind 5 V.
wiring-pads-foil-goes-pin-from = Die Folie einer Fläche geht an ihren Pin, und von dort 1 MOhm an 3V3 (Pin { $power_pin }).
wiring-ohm = { $ohm } Ohm für { $input }
wiring-lamps-pin-goes-through-resistor =
    Der Pin einer Lampe geht über einen Widerstand an das lange Bein der LED, das kurze an GND:
    { $ohms }.
wiring-led-board-itself-nothing-solder = { $tag } ist die LED auf der Platine selbst ({ $gpio }): nichts zu löten.
wiring-every-mpr121-vin-3v3-pin = Jeder MPR121: VIN an 3V3 (Pin { $power_pin }), GND an GND, SDA und SCL wie beschriftet.
wiring-seat-pad = Platz { $seat } Fläche { $name }
wiring-mpr121-0x-addr = MPR121 0x{ $address }, ADDR an { $pin }

## svg

wiring-seat-2 = Platz { $seat }
wiring-nothing-solder = nichts zu löten
wiring-pin-bcm = Pin { $pin } · BCM { $line }
wiring-pin = Pin { $pin }
wiring-mpr121-0x = MPR121 bei 0x{ $address }
wiring-addr-2 = ADDR an { $strap }
wiring-pin-bcm-2 = Pin { $irq_pin } · BCM { $irq_line }
wiring-pin-3v3 = Pin { $power_3v3_pin } · 3V3
wiring-pin-gnd = Pin { $ground_pin } · GND
wiring-pin-sda = Pin { $pin } · SDA
wiring-pin-scl = Pin { $pin } · SCL
wiring-sets-0x = { $strap } setzt 0x{ $address }
wiring-wiring-2 = Verdrahtung: { $name }
wiring-write-each-tag-both-ends = Schreib jedes Kürzel an beide Enden seines Drahts: W R B = weiß, rot, blau; L = Lampe; P S Ra = Fläche für Stapel, Schild, Kante.
wiring-simulated-nothing-solder = Simuliert, nichts zu löten: { $simulated }.
wiring-hollow-line-white-solid-red = Hohle Linie = weiß, volle = rot, gestrichelt = blau, gepunktet = Fläche, dünn = Masse. Alle Masse-Pins sind eins. Löte ohne Strom.
wiring-raspberry-pi-header = Leiste des Raspberry Pi
wiring-usb-sockets-point-down = USB-Buchsen zeigen nach unten
wiring-leave-free = frei lassen
wiring-irq-0x = IRQ von 0x{ $address }
wiring-seat-3 = Platz { $seat }
wiring-bcm = BCM { $what }

## text

wiring-inputs-lamps-seat-boards-see = { $on_boards } Eingänge und Lampen sind auf Platzplatinen: siehe ihre board.json.
wiring-these-come-usb-socket-encoder =
    Diese kommen über USB. Welche Buchse eines Encoders welches Bedienelement ist, weiß sein
    Hersteller: companion setup findet es durch Drücken heraus.
wiring-nothing-solder-simulated-inputs-lamps = Nichts zu löten für { $simulated } simulierte Eingänge und Lampen.
wiring-other-leg-buttons-goes-straight = Anderes Bein: das eines Knopfs geht direkt an Masse. Alle Masse-Pins sind gleich.
wiring-lamps-wire-goes-through-resistor =
    Der Draht einer Lampe geht über einen Widerstand an das lange Bein der LED, das kurze an
    Masse: { $ohms }.
wiring-until-program-runs-may-glow =
    Bis das Programm läuft, kann { $glowing } glimmen: der Pi zieht BCM 0 bis 8 beim
    Einschalten hoch. BCM 9 bis 27 bleiben dunkel.
wiring-mpr121-touch-controller-0x = Touch-Chip MPR121 0x{ $address }
wiring-vin-pin-3v3-gnd-pin = VIN  an Pin { $power_3v3_pin } (3V3), GND an Pin { $ground_pin }
wiring-sda-pin-scl-pin = SDA  an Pin { $sda }, SCL an Pin { $scl }
wiring-addr-sets-address = ADDR an { $strap }: das setzt die Adresse
wiring-stays-free-program-polls = bleibt frei (das Programm fragt)
wiring-pin-bcm-3 = an Pin { $irq_pin } (BCM { $irq_line })

## Parts, and heads of columns

wiring-lamp = Lampe { $input }
wiring-button = Knopf { $input }
wiring-pad = Fläche { $input }
wiring-part-button = Platz { $seat } Knopf { $input }
wiring-part-high-button = Platz { $seat } Knopf { $input } nach 3V3
wiring-part-pad = Platz { $seat } Fläche { $input }
wiring-part-lamp = Platz { $seat } Lampe { $input }
wiring-head-wire = DRAHT
wiring-head-seat = PLATZ
wiring-head-part = TEIL
wiring-head-control = ELEMENT
wiring-head-device = GERÄT
wiring-head-bcm = BCM
wiring-head-pin = PIN
wiring-head-ground-pin = MASSE-PIN
wiring-head-electrode = ELEKTRODE
wiring-head-pad = FLÄCHE
