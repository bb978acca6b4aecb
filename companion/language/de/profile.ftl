## edit

profile-write-under-yourself = schreib { $what } = { $value } selbst unter [{ $table }]

## errors

profile-number-beyond-all-bounds = eine Zahl jenseits aller Grenzen
profile-true-false = true oder false
profile-text = ein Text
profile-whole-number = eine ganze Zahl
profile-number = eine Zahl
profile-list = eine Liste
profile-table = eine Tabelle
profile-date-time = ein Datum oder eine Uhrzeit

## faults

profile-not-fault = { $text } ist kein Fehler

## header

profile-bcm-reserved-i2c = BCM { $line } ist für I2C reserviert
profile-bcm-not-header-use = BCM { $line } ist auf der Leiste nicht zu benutzen

## load

profile-there-no-such-file = diese Datei gibt es nicht
profile-path-one = ein Pfad, oder eines von { $known }
profile-cannot-read = lässt sich nicht lesen ({ $reason })
profile-file-may-read = eine Datei, die du lesen darfst
profile-line-not-utf-8 = Zeile { $line } ist nicht UTF-8
profile-text-file-saved-utf-8 = eine Textdatei in UTF-8
profile-not-toml = ist kein TOML ({ $reason })
profile-toml-key-value = TOML: key = value
profile-holds-number-too-long-read = enthält eine Zahl, die zu lang zum Lesen ist
profile-ordinary-numbers = gewöhnliche Zahlen
profile-nested-too-deep-read = ist zu tief verschachtelt
profile-plain-document = ein einfaches Dokument

## parse

profile-not-seat = ist kein Platz
profile-seats-numbered-1-clockwise = Plätze von 1 bis { $most_seats }, im Uhrzeigersinn
profile-input-such-white-gpio-4 = ein Eingang, etwa white = "gpio 4", oder simulated = true unter [table]
profile-is = ist { $value }
profile-most-touch-threshold = höchstens touch_threshold, { $touch }
profile-not-address-mpr121 = ist nicht die Adresse eines MPR121
profile-0x5a-0x5b-0x5c-0x5d = 0x5A, 0x5B, 0x5C oder 0x5D
profile-no-name-board = ist kein Name für eine Platine
profile-1-20-letters-digits = 1 bis 20 Buchstaben, Ziffern, - oder _
profile-not-fault-2 = { $words } ist kein Fehler
profile-0-90-180-270 = 0, 90, 180 oder 270
profile-letters-digits-hyphens-such-companion = Buchstaben, Ziffern und Bindestriche, etwa companion
profile-one-below-https-uses-next = einer darunter: https benutzt auch den nächsten
profile-local-loopback-address-machine-private = "local", "loopback" oder eine Adresse dieser Maschine in einem privaten Netz

## parse packs

profile-no-such-game-installed = ist { $value }, und so ein Spiel ist nicht installiert
profile-one = eines von { $names }
profile-game-can-played = ein Spiel, das gespielt werden kann
profile-no-game-installed = ist kein installiertes Spiel

## parse usb

profile-no-name-usb-device = ist kein Name für ein USB-Gerät
profile-device-id-0079-0006-name = welches Gerät: id = "0079:0006", name, phys oder path
profile-most-axis = höchstens axis_on, { $axis_on }
profile-vendor-product-lsusb-tells-them = Hersteller und Produkt, wie lsusb sie nennt: "0079:0006"
profile-device-below-dev-input-best = ein Gerät unter /dev/input, am besten eines in /dev/input/by-id

## places

profile-0x-not-address-mpr121 = 0x{ $address } ist nicht die Adresse eines MPR121
profile-mpr121-has-no-electrode = ein MPR121 hat keine Elektrode { $electrode }
profile-electrode-from-0-11 = eine Elektrode von 0 bis 11
profile-axis = { $name } ist eine Achse
profile-one-ends = eines ihrer Enden: { $name }- oder { $name }+
profile-no-key-button-axis = { $words } ist weder Taste noch Knopf noch Achse
profile-no-lamp = { $words } ist keine Lampe
profile-name-such-btn-trigger-key = ein Name wie BTN_TRIGGER, KEY_SPACE oder ABS_X+

## rules

profile-missing = fehlt
profile-seats-1-2-3-without = Plätze 1, 2, 3 ... ohne Lücke
profile-seats-game = { $least } bis { $most } Plätze für das Spiel { $game }
profile-all = insgesamt { $count }
profile-there-no-seat = es gibt keinen Platz { $dealer }
profile-seat-table = ein Platz dieses Tisches
profile-also-sits-seat = "{ $player }" sitzt auch auf Platz { $other }
profile-name-own-each-player = ein eigener Name für jede Person
profile-used-twice-also = { $place } ist zweimal benutzt, auch von { $other }
profile-bcm = BCM { $line }
profile-control-own = ein eigenes Bedienelement
profile-line-own = eine eigene Leitung
profile-electrode-own = eine eigene Elektrode
profile-no-pad-controller = an diesem Chip ist keine Fläche
profile-address-controller-seat-uses = die Adresse eines Chips, den ein Platz benutzt
profile-no-board-called = keine Platine heißt { $name }
profile-no-seat = kein Platz ist daran
profile-board-seat-uses = eine Platine, die ein Platz benutzt
profile-same = ist dasselbe wie { $other }
profile-port-own = ein eigener Anschluss
profile-no-usb-device-called = kein USB-Gerät heißt { $name }
profile-device-seat-uses = ein Gerät, das ein Platz benutzt
profile-phys-path-tells = ein phys oder path, der sie unterscheidet
profile-debounce-ms = Entprellen von { $debounce_us } ms
profile-less-than-table-latency-ms = weniger als table.latency_ms, { $latency_us } ms
profile-hold-off-ms = Sperrzeit von { $hold_off_us } ms
profile-not-about-simulated-part = "{ $fault }" betrifft nichts Simuliertes
profile-faults-inputs-lamps-placed-sim = Fehler von Eingängen und Lampen, die auf sim stehen
profile-name-it-under-boards = { $name } = "/dev/serial/by-id/..." unter [boards]
profile-name-it-under-usb = { $name } = "0079:0006" unter [usb]

## section

profile-says-too-little = sagt zu wenig
profile-table-2 = eine Tabelle: [{ $what }]
profile-text-1-printable-characters = ein Text von 1 bis { $longest } druckbaren Zeichen
profile-one-2 = eines von { $choices }
profile-whole-number-from = eine ganze Zahl von { $low } bis { $high }
profile-number-from = eine Zahl von { $low } bis { $high }
profile-list-texts = eine Liste von Texten
profile-not-key-profile = ist kein Schlüssel eines Profils
profile-nothing-there = dort nichts

## Forms

profile-a-place = ein Ort: "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" oder "sim"
profile-a-place-of-a-lamp = ein Ort: "gpio 17", "board left", "usb buzzers buzz1" oder "sim"
profile-a-line = eine BCM-Leitung von { $first } bis { $last }
profile-a-fault = ein Fehler: "3 red dead", "3 red stuck", "3 red chatters", "3 red swapped 4 blue" oder "3 red lamp"

## What buttons and pads are called in a sentence

profile-input-white = Weiß
profile-input-red = Rot
profile-input-blue = Blau
profile-input-pile = Stapel
profile-input-shield = Schild
profile-input-rail = Kante

## The camera

profile-camera-device = device, etwa device = "/dev/video0"
profile-camera-size = Breite x Höhe von 640x360 bis 3840x2160, etwa "1280x720"
profile-feed-broker = broker, etwa broker = "mqtt://192.168.1.10" oder "mqtts://broker.local:8883"
profile-feed-table = table, etwa table = "kueche"
profile-feed-name = 1 bis 40 Buchstaben ohne Umlaute, Ziffern, Binde- und Unterstriche, etwa kueche
profile-feed-prefix = Buchstaben, Ziffern, Binde-, Unter- und Schrägstriche, etwa homeassistant; oder none
profile-feed-nobodys = ist niemandes Passwort
profile-feed-user = ein user daneben
profile-feed-in-the-open = hat nichts zu sagen, wo nichts geheim ist
profile-feed-secret = ein broker, der mit "mqtts://" beginnt
