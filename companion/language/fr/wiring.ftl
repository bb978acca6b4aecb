## board

wiring-not-json = n'est pas du JSON
wiring-board-json-firmware-readme-md = un board.json, comme dans firmware/README.md
wiring-list-seats = une liste de places
wiring-bus-mpr121 = le bus du MPR121
wiring-is = est { $value }
wiring-number-from-1 = un nombre à partir de 1
wiring-no-lamp = n'est pas une lampe
wiring-white-red-blue = white, red ou blue
wiring-0x5a-0x5d = "0x5A" à "0x5D"
wiring-number-0-11 = un nombre, de 0 à 11
wiring-pin-pico-0-22-25 = une broche du Pico, de 0 à 22 ou de 25 à 28
wiring-used-already = sert déjà à { $taken }
wiring-place-own = un emplacement à lui seul
wiring-not-right = n'est pas juste
wiring-object = un objet

## board svg

wiring-wiring = Câblage de { $name }
wiring-seat-board = Carte de place : { $name }
wiring-vin-touch-controllers = VIN des contrôleurs tactiles
wiring-1-mohm-each-pad = 1 Mohm vers chaque capteur
wiring-addr = ADDR vers { $pin }
wiring-electrode = électrode { $electrode }
wiring-seat = place { $seat } { $name }
wiring-buttons-other-leg-goes-any = L'autre patte d'un bouton va à n'importe quel GND : ils n'en font qu'un. La carte tire vers le haut.
wiring-other-leg-button-3v3-goes = L'autre patte d'un bouton vers 3V3 va à la broche 36, jamais à VBUS : c'est du 5 V.
wiring-pads-foil-goes-pin-from = La feuille d'un capteur va à sa broche, et de cette broche 1 Mohm vers 3V3 (broche { $power_pin }).
wiring-ohm = { $ohm } ohm pour { $input }
wiring-lamps-pin-goes-through-resistor =
    La broche d'une lampe va par une résistance à la longue patte de la LED, la courte à GND :
    { $ohms }.
wiring-led-board-itself-nothing-solder = { $tag } est la LED de la carte elle-même ({ $gpio }) : rien à souder.
wiring-every-mpr121-vin-3v3-pin = Chaque MPR121 : VIN à 3V3 (broche { $power_pin }), GND à GND, SDA et SCL comme étiquetés.
wiring-seat-pad = place { $seat } capteur { $name }
wiring-mpr121-0x-addr = MPR121 0x{ $address }, ADDR vers { $pin }

## svg

wiring-seat-2 = Place { $seat }
wiring-nothing-solder = rien à souder
wiring-pin-bcm = broche { $pin } · BCM { $line }
wiring-pin = broche { $pin }
wiring-mpr121-0x = MPR121 en 0x{ $address }
wiring-addr-2 = ADDR vers { $strap }
wiring-pin-bcm-2 = broche { $irq_pin } · BCM { $irq_line }
wiring-pin-3v3 = broche { $power_3v3_pin } · 3V3
wiring-pin-gnd = broche { $ground_pin } · GND
wiring-pin-sda = broche { $pin } · SDA
wiring-pin-scl = broche { $pin } · SCL
wiring-sets-0x = { $strap } donne 0x{ $address }
wiring-wiring-2 = Câblage : { $name }
wiring-write-each-tag-both-ends = Écris chaque étiquette aux deux bouts de son fil : W R B = blanc, rouge, bleu ; L = lampe ; P S Ra = capteur pile, bouclier, bord.
wiring-simulated-nothing-solder = Simulé, rien à souder : { $simulated }.
wiring-hollow-line-white-solid-red = Trait creux = blanc, plein = rouge, tirets = bleu, points = capteur, fin = masse. Toutes les masses n'en font qu'une. Souder hors tension.
wiring-raspberry-pi-header = Connecteur du Raspberry Pi
wiring-usb-sockets-point-down = prises USB vers le bas
wiring-leave-free = laisser libre
wiring-irq-0x = IRQ de 0x{ $address }
wiring-seat-3 = place { $seat }
wiring-bcm = BCM { $what }

## text

wiring-inputs-lamps-seat-boards-see = { $on_boards } entrées et lampes sont sur des cartes de place : voir le board.json de chacune.
wiring-these-come-usb-socket-encoder =
    Celles-ci viennent par USB. Quelle prise d'un encodeur est quelle commande, son fabricant
    le sait : companion setup le trouve en appuyant.
wiring-nothing-solder-simulated-inputs-lamps = Rien à souder pour { $simulated } entrées et lampes simulées.
wiring-other-leg-buttons-goes-straight = Autre patte : celle d'un bouton va droit à la masse. Toutes les masses sont la même.
wiring-lamps-wire-goes-through-resistor =
    Le fil d'une lampe va par une résistance à la longue patte de la LED, la courte à la
    masse : { $ohms }.
wiring-until-program-runs-may-glow =
    Avant que le programme tourne, { $glowing } peut luire : le Pi tire BCM 0 à 8 vers le
    haut à l'allumage. BCM 9 à 27 restent éteints.
wiring-mpr121-touch-controller-0x = contrôleur tactile MPR121 0x{ $address }
wiring-vin-pin-3v3-gnd-pin = VIN  à la broche { $power_3v3_pin } (3V3), GND à la broche { $ground_pin }
wiring-sda-pin-scl-pin = SDA  à la broche { $sda }, SCL à la broche { $scl }
wiring-addr-sets-address = ADDR vers { $strap } : cela fixe l'adresse
wiring-stays-free-program-polls = reste libre (le programme interroge)
wiring-pin-bcm-3 = à la broche { $irq_pin } (BCM { $irq_line })

## Parts, and heads of columns

wiring-lamp = lampe { $input }
wiring-button = bouton { $input }
wiring-pad = capteur { $input }
wiring-part-button = place { $seat } bouton { $input }
wiring-part-high-button = place { $seat } bouton { $input } vers 3V3
wiring-part-pad = place { $seat } capteur { $input }
wiring-part-lamp = place { $seat } lampe { $input }
wiring-head-wire = FIL
wiring-head-seat = PLACE
wiring-head-part = PIÈCE
wiring-head-control = COMMANDE
wiring-head-device = APPAREIL
wiring-head-bcm = BCM
wiring-head-pin = BROCHE
wiring-head-ground-pin = MASSE
wiring-head-electrode = ÉLECTRODE
wiring-head-pad = CAPTEUR
