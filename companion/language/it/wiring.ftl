## board

wiring-not-json = non è JSON
wiring-board-json-firmware-readme-md = un board.json, come in firmware/README.md
wiring-list-seats = un elenco di posti
wiring-bus-mpr121 = il bus dell'MPR121
wiring-is = è { $value }
wiring-number-from-1 = un numero da 1 in su
wiring-no-lamp = non è una lampada
wiring-white-red-blue = white, red o blue
wiring-0x5a-0x5d = da "0x5A" a "0x5D"
wiring-number-0-11 = un numero, da 0 a 11
wiring-pin-pico-0-22-25 = un pin del Pico, da 0 a 22 o da 25 a 28
wiring-used-already = è già usato da { $taken }
wiring-place-own = un posto tutto suo
wiring-not-right = non è giusto
wiring-object = un oggetto

## board svg

wiring-wiring = Fili di { $name }
wiring-seat-board = Scheda dei posti: { $name }
wiring-vin-touch-controllers = VIN dei controllori tattili
wiring-1-mohm-each-pad = 1 Mohm a ogni sensore
wiring-addr = ADDR a { $pin }
wiring-electrode = elettrodo { $electrode }
wiring-seat = posto { $seat } { $name }
wiring-buttons-other-leg-goes-any = L'altro piedino di un pulsante va a un GND qualsiasi: sono tutti uno. La scheda tiene alto.
wiring-other-leg-button-3v3-goes = L'altro piedino di un pulsante verso 3V3 va al pin 36, mai a VBUS: quello è 5 V.
wiring-pads-foil-goes-pin-from = La pellicola di un sensore va al suo pin, e da quel pin 1 Mohm a 3V3 (pin { $power_pin }).
wiring-ohm = { $ohm } ohm per { $input }
wiring-lamps-pin-goes-through-resistor =
    Il pin di una lampada va, con una resistenza, al piedino lungo del LED, quello corto
    a GND: { $ohms }.
wiring-led-board-itself-nothing-solder = { $tag } è il LED sulla scheda stessa ({ $gpio }): niente da saldare.
wiring-every-mpr121-vin-3v3-pin = Ogni MPR121: VIN a 3V3 (pin { $power_pin }), GND a GND, SDA e SCL come da etichetta.
wiring-seat-pad = posto { $seat } sensore { $name }
wiring-mpr121-0x-addr = MPR121 0x{ $address }, ADDR a { $pin }

## svg

wiring-seat-2 = Posto { $seat }
wiring-nothing-solder = niente da saldare
wiring-pin-bcm = pin { $pin } · BCM { $line }
wiring-pin = pin { $pin }
wiring-mpr121-0x = MPR121 a 0x{ $address }
wiring-addr-2 = ADDR a { $strap }
wiring-pin-bcm-2 = pin { $irq_pin } · BCM { $irq_line }
wiring-pin-3v3 = pin { $power_3v3_pin } · 3V3
wiring-pin-gnd = pin { $ground_pin } · GND
wiring-pin-sda = pin { $pin } · SDA
wiring-pin-scl = pin { $pin } · SCL
wiring-sets-0x = { $strap } imposta 0x{ $address }
wiring-wiring-2 = Fili: { $name }
wiring-write-each-tag-both-ends = Scrivere ogni sigla ai due capi del filo: W R B = bianco, rosso, blu; L = lampada; P S Ra = sensore mazzetto, protezione, bordo.
wiring-simulated-nothing-solder = Simulato, niente da saldare: { $simulated }.
wiring-hollow-line-white-solid-red = Linea vuota = bianco, piena = rosso, tratteggiata = blu, a punti = sensore, sottile = massa. Tutti i pin di massa sono uno. Saldare a corrente spenta.
wiring-raspberry-pi-header = Connettore del Raspberry Pi
wiring-usb-sockets-point-down = le prese USB in basso
wiring-leave-free = lasciare libero
wiring-irq-0x = IRQ di 0x{ $address }
wiring-seat-3 = posto { $seat }
wiring-bcm = BCM { $what }

## text

wiring-inputs-lamps-seat-boards-see = { $on_boards } ingressi e lampade sono sulle schede dei posti: vedi il board.json di ciascuna.
wiring-these-come-usb-socket-encoder =
    Questi arrivano via USB. Quale presa di un encoder è quale comando, lo sa chi l'ha
    fatto: companion setup lo scopre premendo.
wiring-nothing-solder-simulated-inputs-lamps = Niente da saldare per { $simulated } ingressi e lampade simulati.
wiring-other-leg-buttons-goes-straight = Altro piedino: quello di un pulsante va dritto a massa. Tutti i pin di massa sono uguali.
wiring-lamps-wire-goes-through-resistor =
    Il filo di una lampada va, con una resistenza, al piedino lungo del LED, quello corto
    a massa: { $ohms }.
wiring-until-program-runs-may-glow =
    Finché il programma non gira, { $glowing } può accendersi: all'avvio il Pi tiene alte
    le linee BCM da 0 a 8. Da BCM 9 a 27 restano spente.
wiring-mpr121-touch-controller-0x = Controllore tattile MPR121 0x{ $address }
wiring-vin-pin-3v3-gnd-pin = VIN  al pin { $power_3v3_pin } (3V3), GND al pin { $ground_pin }
wiring-sda-pin-scl-pin = SDA  al pin { $sda }, SCL al pin { $scl }
wiring-addr-sets-address = ADDR a { $strap }: imposta l'indirizzo
wiring-stays-free-program-polls = resta libero (il programma interroga)
wiring-pin-bcm-3 = al pin { $irq_pin } (BCM { $irq_line })

## Parts, and heads of columns

wiring-lamp = lampada del { $input }
wiring-button = pulsante { $input }
wiring-pad = sensore { $input }
wiring-part-button = posto { $seat } pulsante { $input }
wiring-part-high-button = posto { $seat } pulsante { $input } a 3V3
wiring-part-pad = posto { $seat } sensore { $input }
wiring-part-lamp = posto { $seat } lampada del { $input }
wiring-head-wire = FILO
wiring-head-seat = POSTO
wiring-head-part = PARTE
wiring-head-control = COMANDO
wiring-head-device = DISPOSITIVO
wiring-head-bcm = BCM
wiring-head-pin = PIN
wiring-head-ground-pin = PIN DI MASSA
wiring-head-electrode = ELETTRODO
wiring-head-pad = SENSORE
