## edit

profile-write-under-yourself = écrire soi-même { $what } = { $value } sous [{ $table }]

## errors

profile-number-beyond-all-bounds = un nombre démesuré
profile-true-false = true ou false
profile-text = un texte
profile-whole-number = un nombre entier
profile-number = un nombre
profile-list = une liste
profile-table = une table
profile-date-time = une date ou une heure

## faults

profile-not-fault = { $text } n'est pas une panne

## header

profile-bcm-reserved-i2c = BCM { $line } est réservé à l'I2C
profile-bcm-not-header-use = BCM { $line } n'est pas utilisable sur le connecteur

## load

profile-there-no-such-file = ce fichier n'existe pas
profile-path-one = un chemin, ou un de { $known }
profile-cannot-read = ne peut être lu ({ $reason })
profile-file-may-read = un fichier que l'on peut lire
profile-line-not-utf-8 = la ligne { $line } n'est pas en UTF-8
profile-text-file-saved-utf-8 = un fichier texte enregistré en UTF-8
profile-not-toml = n'est pas du TOML ({ $reason })
profile-toml-key-value = du TOML : clé = valeur
profile-holds-number-too-long-read = contient un nombre trop long à lire
profile-ordinary-numbers = des nombres ordinaires
profile-nested-too-deep-read = est trop imbriqué pour être lu
profile-plain-document = un document simple

## parse

profile-not-seat = n'est pas une place
profile-seats-numbered-1-clockwise = des places numérotées de 1 à { $most_seats }, dans le sens horaire
profile-input-such-white-gpio-4 = une entrée, comme white = "gpio 4", ou simulated = true sous [table]
profile-is = est { $value }
profile-most-touch-threshold = au plus touch_threshold, { $touch }
profile-not-address-mpr121 = n'est pas l'adresse d'un MPR121
profile-0x5a-0x5b-0x5c-0x5d = 0x5A, 0x5B, 0x5C ou 0x5D
profile-no-name-board = n'est pas un nom de carte
profile-1-20-letters-digits = 1 à 20 lettres, chiffres, - ou _
profile-not-fault-2 = { $words } n'est pas une panne
profile-0-90-180-270 = 0, 90, 180 ou 270
profile-letters-digits-hyphens-such-companion = lettres, chiffres et traits d'union, comme companion
profile-one-below-https-uses-next = un de moins : https utilise aussi le suivant
profile-local-loopback-address-machine-private = "local", "loopback" ou une adresse de cette machine dans un réseau privé

## parse packs

profile-no-such-game-installed = est { $value }, et ce jeu n'est pas installé
profile-one = un de { $names }
profile-game-can-played = un jeu auquel on peut jouer
profile-no-game-installed = n'est pas un jeu installé

## parse usb

profile-no-name-usb-device = n'est pas un nom d'appareil USB
profile-device-id-0079-0006-name = quel appareil : id = "0079:0006", un name, un phys ou un path
profile-most-axis = au plus axis_on, { $axis_on }
profile-vendor-product-lsusb-tells-them = fabricant et produit comme lsusb les dit : "0079:0006"
profile-device-below-dev-input-best = un appareil sous /dev/input, au mieux dans /dev/input/by-id

## places

profile-0x-not-address-mpr121 = 0x{ $address } n'est pas l'adresse d'un MPR121
profile-mpr121-has-no-electrode = un MPR121 n'a pas d'électrode { $electrode }
profile-electrode-from-0-11 = une électrode de 0 à 11
profile-axis = { $name } est un axe
profile-one-ends = un de ses bouts : { $name }- ou { $name }+
profile-no-key-button-axis = { $words } n'est ni touche, ni bouton, ni axe
profile-no-lamp = { $words } n'est pas une lampe
profile-name-such-btn-trigger-key = un nom comme BTN_TRIGGER, KEY_SPACE ou ABS_X+

## rules

profile-missing = manque
profile-seats-1-2-3-without = des places 1, 2, 3 ... sans trou
profile-seats-game = { $least } à { $most } places pour le jeu { $game }
profile-all = { $count } en tout
profile-there-no-seat = il n'y a pas de place { $dealer }
profile-seat-table = une place de cette table
profile-also-sits-seat = « { $player } » est aussi à la place { $other }
profile-name-own-each-player = un nom différent pour chacun
profile-used-twice-also = { $place } sert deux fois, aussi pour { $other }
profile-bcm = BCM { $line }
profile-control-own = une commande à lui seul
profile-line-own = une ligne à lui seul
profile-electrode-own = une électrode à lui seul
profile-no-pad-controller = aucun capteur n'est sur ce contrôleur
profile-address-controller-seat-uses = l'adresse d'un contrôleur qu'une place utilise
profile-no-board-called = aucune carte ne s'appelle { $name }
profile-no-seat = aucune place n'est dessus
profile-board-seat-uses = une carte qu'une place utilise
profile-same = est le même que { $other }
profile-port-own = un port à lui seul
profile-no-usb-device-called = aucun appareil USB ne s'appelle { $name }
profile-device-seat-uses = un appareil qu'une place utilise
profile-phys-path-tells = un phys ou un path qui les distingue
profile-debounce-ms = antirebond de { $debounce_us } ms
profile-less-than-table-latency-ms = moins que table.latency_ms, { $latency_us } ms
profile-hold-off-ms = blocage de { $hold_off_us } ms
profile-not-about-simulated-part = « { $fault } » ne concerne pas une pièce simulée
profile-faults-inputs-lamps-placed-sim = des pannes d'entrées et de lampes placées en sim
profile-name-it-under-boards = { $name } = "/dev/serial/by-id/..." sous [boards]
profile-name-it-under-usb = { $name } = "0079:0006" sous [usb]

## section

profile-says-too-little = dit trop peu
profile-table-2 = une table : [{ $what }]
profile-text-1-printable-characters = un texte de 1 à { $longest } caractères imprimables
profile-one-2 = un de { $choices }
profile-whole-number-from = un nombre entier de { $low } à { $high }
profile-number-from = un nombre de { $low } à { $high }
profile-list-texts = une liste de textes
profile-not-key-profile = n'est pas une clé de profil
profile-nothing-there = rien là

## Forms

profile-a-place = un emplacement : "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" ou "sim"
profile-a-place-of-a-lamp = un emplacement : "gpio 17", "board left", "usb buzzers buzz1" ou "sim"
profile-a-line = une ligne BCM de { $first } à { $last }
profile-a-fault = une panne : "3 red dead", "3 red stuck", "3 red chatters", "3 red swapped 4 blue" ou "3 red lamp"

## What buttons and pads are called in a sentence

profile-input-white = blanc
profile-input-red = rouge
profile-input-blue = bleu
profile-input-pile = pile
profile-input-shield = bouclier
profile-input-rail = bord

## The camera

profile-camera-device = device, par exemple device = "/dev/video0"
profile-camera-size = largeur x hauteur de 640x360 à 3840x2160, par exemple "1280x720"
profile-feed-broker = broker, par exemple broker = "mqtt://192.168.1.10" ou "mqtts://broker.local:8883"
profile-feed-table = table, par exemple table = "cuisine"
profile-feed-name = de 1 à 40 lettres, chiffres, traits d'union et traits bas, comme cuisine
profile-feed-prefix = lettres, chiffres, traits d'union, traits bas et barres obliques, comme homeassistant ; ou none
profile-feed-nobodys = n'est le mot de passe de personne
profile-feed-user = un user à côté
profile-feed-in-the-open = n'a rien à dire là où rien n'est secret
profile-feed-secret = un broker qui commence par "mqtts://"
