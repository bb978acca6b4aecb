## board

wiring-not-json = no es JSON
wiring-board-json-firmware-readme-md = un board.json, como en firmware/README.md
wiring-list-seats = una lista de puestos
wiring-bus-mpr121 = el bus del MPR121
wiring-is = es { $value }
wiring-number-from-1 = un número desde 1
wiring-no-lamp = no es una lámpara
wiring-white-red-blue = white, red o blue
wiring-0x5a-0x5d = de "0x5A" a "0x5D"
wiring-number-0-11 = un número, de 0 a 11
wiring-pin-pico-0-22-25 = un pin del Pico, de 0 a 22 o de 25 a 28
wiring-used-already = ya lo usa { $taken }
wiring-place-own = un sitio propio
wiring-not-right = no está bien
wiring-object = un objeto

## board svg

wiring-wiring = Cableado de { $name }
wiring-seat-board = Tarjeta de puesto: { $name }
wiring-vin-touch-controllers = VIN de los controladores táctiles
wiring-1-mohm-each-pad = 1 Mohm a cada placa
wiring-addr = ADDR a { $pin }
wiring-electrode = electrodo { $electrode }
wiring-seat = puesto { $seat } { $name }
wiring-buttons-other-leg-goes-any = La otra pata de un botón va a cualquier GND: todos son uno. La tarjeta tira hacia arriba.
wiring-other-leg-button-3v3-goes = La otra pata de un botón a 3V3 va al pin 36, nunca a VBUS: eso son 5 V.
wiring-pads-foil-goes-pin-from = La lámina de una placa va a su pin, y de ese pin 1 Mohm a 3V3 (pin { $power_pin }).
wiring-ohm = { $ohm } ohmios para { $input }
wiring-lamps-pin-goes-through-resistor =
    El pin de una lámpara va por una resistencia a la pata larga del LED, la corta a GND:
    { $ohms }.
wiring-led-board-itself-nothing-solder = { $tag } es el LED de la propia tarjeta ({ $gpio }): nada que soldar.
wiring-every-mpr121-vin-3v3-pin = Cada MPR121: VIN a 3V3 (pin { $power_pin }), GND a GND, SDA y SCL como se rotulan.
wiring-seat-pad = puesto { $seat } placa { $name }
wiring-mpr121-0x-addr = MPR121 0x{ $address }, ADDR a { $pin }

## svg

wiring-seat-2 = Puesto { $seat }
wiring-nothing-solder = nada que soldar
wiring-pin-bcm = pin { $pin } · BCM { $line }
wiring-pin = pin { $pin }
wiring-mpr121-0x = MPR121 en 0x{ $address }
wiring-addr-2 = ADDR a { $strap }
wiring-pin-bcm-2 = pin { $irq_pin } · BCM { $irq_line }
wiring-pin-3v3 = pin { $power_3v3_pin } · 3V3
wiring-pin-gnd = pin { $ground_pin } · GND
wiring-pin-sda = pin { $pin } · SDA
wiring-pin-scl = pin { $pin } · SCL
wiring-sets-0x = { $strap } da 0x{ $address }
wiring-wiring-2 = Cableado: { $name }
wiring-write-each-tag-both-ends = Escribe cada rótulo en los dos extremos de su cable: W R B = blanco, rojo, azul; L = lámpara; P S Ra = placa de montón, protección, borde.
wiring-simulated-nothing-solder = Simulado, nada que soldar: { $simulated }.
wiring-hollow-line-white-solid-red = Línea hueca = blanco, llena = rojo, a trazos = azul, de puntos = placa, fina = masa. Todos los pines de masa son uno. Suelda sin corriente.
wiring-raspberry-pi-header = Conector del Raspberry Pi
wiring-usb-sockets-point-down = los USB miran hacia abajo
wiring-leave-free = dejar libre
wiring-irq-0x = IRQ de 0x{ $address }
wiring-seat-3 = puesto { $seat }
wiring-bcm = BCM { $what }

## text

wiring-inputs-lamps-seat-boards-see = { $on_boards } entradas y lámparas están en tarjetas de puesto: ver el board.json de cada una.
wiring-these-come-usb-socket-encoder =
    Estas vienen por USB. Qué toma de un codificador es qué control lo sabe su fabricante:
    companion setup lo averigua pulsando.
wiring-nothing-solder-simulated-inputs-lamps = Nada que soldar para { $simulated } entradas y lámparas simuladas.
wiring-other-leg-buttons-goes-straight = La otra pata: la de un botón va directa a masa. Todos los pines de masa son iguales.
wiring-lamps-wire-goes-through-resistor =
    El cable de una lámpara va por una resistencia a la pata larga del LED, la corta a
    masa: { $ohms }.
wiring-until-program-runs-may-glow =
    Hasta que corra el programa, { $glowing } puede brillar: el Pi sube BCM 0 a 8 al
    encenderse. BCM 9 a 27 quedan a oscuras.
wiring-mpr121-touch-controller-0x = Controlador táctil MPR121 0x{ $address }
wiring-vin-pin-3v3-gnd-pin = VIN  al pin { $power_3v3_pin } (3V3), GND al pin { $ground_pin }
wiring-sda-pin-scl-pin = SDA  al pin { $sda }, SCL al pin { $scl }
wiring-addr-sets-address = ADDR a { $strap }: esto da la dirección
wiring-stays-free-program-polls = queda libre (el programa pregunta)
wiring-pin-bcm-3 = al pin { $irq_pin } (BCM { $irq_line })

## Parts, and heads of columns

wiring-lamp = lámpara { $input }
wiring-button = botón { $input }
wiring-pad = placa { $input }
wiring-part-button = puesto { $seat } botón { $input }
wiring-part-high-button = puesto { $seat } botón { $input } a 3V3
wiring-part-pad = puesto { $seat } placa { $input }
wiring-part-lamp = puesto { $seat } lámpara { $input }
wiring-head-wire = CABLE
wiring-head-seat = PUESTO
wiring-head-part = PARTE
wiring-head-control = CONTROL
wiring-head-device = APARATO
wiring-head-bcm = BCM
wiring-head-pin = PIN
wiring-head-ground-pin = PIN DE MASA
wiring-head-electrode = ELECTRODO
wiring-head-pad = PLACA
