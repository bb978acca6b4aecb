## board

wiring-not-json = não é JSON
wiring-board-json-firmware-readme-md = um board.json, como em firmware/README.md
wiring-list-seats = uma lista de lugares
wiring-bus-mpr121 = o barramento do MPR121
wiring-is = é { $value }
wiring-number-from-1 = um número a partir de 1
wiring-no-lamp = não é uma luz
wiring-white-red-blue = white, red ou blue
wiring-0x5a-0x5d = "0x5A" a "0x5D"
wiring-number-0-11 = um número, 0 a 11
wiring-pin-pico-0-22-25 = um pino do Pico, 0 a 22 ou 25 a 28
wiring-used-already = já é usado por { $taken }
wiring-place-own = um local próprio
wiring-not-right = não está certo
wiring-object = um objeto

## board svg

wiring-wiring = Fiação de { $name }
wiring-seat-board = Placa de lugar: { $name }
wiring-vin-touch-controllers = VIN dos controladores de toque
wiring-1-mohm-each-pad = 1 Mohm a cada sensor
wiring-addr = ADDR a { $pin }
wiring-electrode = eletrodo { $electrode }
wiring-seat = lugar { $seat } { $name }
wiring-buttons-other-leg-goes-any = A outra perna de um botão vai a qualquer GND: são todos um só. A placa puxa para cima.
wiring-other-leg-button-3v3-goes = A outra perna de um botão a 3V3 vai ao pino 36, nunca a VBUS: ali há 5 V.
wiring-pads-foil-goes-pin-from = A folha de um sensor vai ao seu pino, e desse pino 1 Mohm a 3V3 (pino { $power_pin }).
wiring-ohm = { $ohm } ohm para { $input }
wiring-lamps-pin-goes-through-resistor =
    O pino de uma luz vai por um resistor à perna longa do LED, a curta a GND:
    { $ohms }.
wiring-led-board-itself-nothing-solder = { $tag } é o LED da própria placa ({ $gpio }): nada a soldar.
wiring-every-mpr121-vin-3v3-pin = Cada MPR121: VIN a 3V3 (pino { $power_pin }), GND a GND, SDA e SCL como nas etiquetas.
wiring-seat-pad = lugar { $seat } sensor { $name }
wiring-mpr121-0x-addr = MPR121 0x{ $address }, ADDR a { $pin }

## svg

wiring-seat-2 = Lugar { $seat }
wiring-nothing-solder = nada a soldar
wiring-pin-bcm = pino { $pin } · BCM { $line }
wiring-pin = pino { $pin }
wiring-mpr121-0x = MPR121 em 0x{ $address }
wiring-addr-2 = ADDR a { $strap }
wiring-pin-bcm-2 = pino { $irq_pin } · BCM { $irq_line }
wiring-pin-3v3 = pino { $power_3v3_pin } · 3V3
wiring-pin-gnd = pino { $ground_pin } · GND
wiring-pin-sda = pino { $pin } · SDA
wiring-pin-scl = pino { $pin } · SCL
wiring-sets-0x = { $strap } define 0x{ $address }
wiring-wiring-2 = Fiação: { $name }
wiring-write-each-tag-both-ends = Escreva cada etiqueta nas duas pontas do fio: W R B = branco, vermelho, azul; L = luz; P S Ra = sensor do monte, da proteção, da borda.
wiring-simulated-nothing-solder = Simulado, nada a soldar: { $simulated }.
wiring-hollow-line-white-solid-red = Linha oca = branco, cheia = vermelho, tracejada = azul, pontilhada = sensor, fina = terra. Todos os pinos de terra são um só. Solde com a energia desligada.
wiring-raspberry-pi-header = Conector do Raspberry Pi
wiring-usb-sockets-point-down = as portas USB ficam para baixo
wiring-leave-free = deixar livre
wiring-irq-0x = IRQ de 0x{ $address }
wiring-seat-3 = lugar { $seat }
wiring-bcm = BCM { $what }

## text

wiring-inputs-lamps-seat-boards-see = { $on_boards } entradas e luzes estão em placas de lugar: veja o board.json de cada uma.
wiring-these-come-usb-socket-encoder =
    Estes vêm por USB. Que tomada de um encoder é que controle, quem o fez sabe:
    companion setup descobre apertando.
wiring-nothing-solder-simulated-inputs-lamps = Nada a soldar para { $simulated } entradas e luzes simuladas.
wiring-other-leg-buttons-goes-straight = Outra perna: a de um botão vai direto ao terra. Todos os pinos de terra são iguais.
wiring-lamps-wire-goes-through-resistor =
    O fio de uma luz vai por um resistor à perna longa do LED, a curta ao
    terra: { $ohms }.
wiring-until-program-runs-may-glow =
    Até o programa rodar, { $glowing } podem brilhar: o Pi puxa BCM 0 a 8 para cima
    ao ligar. BCM 9 a 27 ficam apagados.
wiring-mpr121-touch-controller-0x = Controlador de toque MPR121 0x{ $address }
wiring-vin-pin-3v3-gnd-pin = VIN  ao pino { $power_3v3_pin } (3V3), GND ao pino { $ground_pin }
wiring-sda-pin-scl-pin = SDA  ao pino { $sda }, SCL ao pino { $scl }
wiring-addr-sets-address = ADDR a { $strap }: isso define o endereço
wiring-stays-free-program-polls = fica livre (o programa consulta)
wiring-pin-bcm-3 = ao pino { $irq_pin } (BCM { $irq_line })

## Parts, and heads of columns

wiring-lamp = luz { $input }
wiring-button = botão { $input }
wiring-pad = sensor { $input }
wiring-part-button = lugar { $seat } botão { $input }
wiring-part-high-button = lugar { $seat } botão { $input } a 3V3
wiring-part-pad = lugar { $seat } sensor { $input }
wiring-part-lamp = lugar { $seat } luz { $input }
wiring-head-wire = FIO
wiring-head-seat = LUGAR
wiring-head-part = PEÇA
wiring-head-control = CONTROLE
wiring-head-device = DISPOSITIVO
wiring-head-bcm = BCM
wiring-head-pin = PINO
wiring-head-ground-pin = PINO TERRA
wiring-head-electrode = ELETRODO
wiring-head-pad = SENSOR
