## edit

profile-write-under-yourself = scrivere a mano { $what } = { $value } sotto [{ $table }]

## errors

profile-number-beyond-all-bounds = un numero oltre ogni limite
profile-true-false = true o false
profile-text = un testo
profile-whole-number = un numero intero
profile-number = un numero
profile-list = un elenco
profile-table = una tabella
profile-date-time = una data o un'ora

## faults

profile-not-fault = { $text } non è un guasto

## header

profile-bcm-reserved-i2c = BCM { $line } è riservata a I2C
profile-bcm-not-header-use = BCM { $line } non è sul connettore per l'uso

## load

profile-there-no-such-file = il file non esiste
profile-path-one = un percorso, o uno tra { $known }
profile-cannot-read = impossibile leggerlo ({ $reason })
profile-file-may-read = un file leggibile
profile-line-not-utf-8 = la riga { $line } non è UTF-8
profile-text-file-saved-utf-8 = un file di testo salvato come UTF-8
profile-not-toml = non è TOML ({ $reason })
profile-toml-key-value = TOML: chiave = valore
profile-holds-number-too-long-read = contiene un numero troppo lungo da leggere
profile-ordinary-numbers = numeri normali
profile-nested-too-deep-read = è annidato troppo in profondità
profile-plain-document = un documento semplice

## parse

profile-not-seat = non è un posto
profile-seats-numbered-1-clockwise = posti numerati da 1 a { $most_seats }, in senso orario
profile-input-such-white-gpio-4 = un ingresso, come white = "gpio 4", o simulated = true sotto [table]
profile-is = è { $value }
profile-most-touch-threshold = al più touch_threshold, { $touch }
profile-not-address-mpr121 = non è l'indirizzo di un MPR121
profile-0x5a-0x5b-0x5c-0x5d = 0x5A, 0x5B, 0x5C o 0x5D
profile-no-name-board = non è un nome per una scheda
profile-1-20-letters-digits = da 1 a 20 lettere, cifre, - o _
profile-not-fault-2 = { $words } non è un guasto
profile-0-90-180-270 = 0, 90, 180 o 270
profile-letters-digits-hyphens-such-companion = lettere, cifre e trattini, come companion
profile-one-below-https-uses-next = uno più basso: https usa anche quello dopo
profile-local-loopback-address-machine-private = "local", "loopback" o un indirizzo di questa macchina in una rete privata

## parse packs

profile-no-such-game-installed = è { $value }, e quel gioco non è installato
profile-one = uno tra { $names }
profile-game-can-played = un gioco che si può giocare
profile-no-game-installed = non è un gioco installato

## parse usb

profile-no-name-usb-device = non è un nome per un dispositivo USB
profile-device-id-0079-0006-name = quale dispositivo: id = "0079:0006", un nome, un phys o un path
profile-most-axis = al più axis_on, { $axis_on }
profile-vendor-product-lsusb-tells-them = produttore e prodotto come li dice lsusb: "0079:0006"
profile-device-below-dev-input-best = un dispositivo sotto /dev/input, meglio se in /dev/input/by-id

## places

profile-0x-not-address-mpr121 = 0x{ $address } non è l'indirizzo di un MPR121
profile-mpr121-has-no-electrode = un MPR121 non ha l'elettrodo { $electrode }
profile-electrode-from-0-11 = un elettrodo da 0 a 11
profile-axis = { $name } è un asse
profile-one-ends = uno dei suoi estremi: { $name }- o { $name }+
profile-no-key-button-axis = { $words } non è un tasto, un pulsante o un asse
profile-no-lamp = { $words } non è una lampada
profile-name-such-btn-trigger-key = un nome come BTN_TRIGGER, KEY_SPACE o ABS_X+

## rules

profile-missing = manca
profile-seats-1-2-3-without = posti 1, 2, 3 ... senza salti
profile-seats-game = da { $least } a { $most } posti per il gioco { $game }
profile-all = { $count } in tutto
profile-there-no-seat = il posto { $dealer } non esiste
profile-seat-table = un posto di questo tavolo
profile-also-sits-seat = "{ $player }" siede anche al posto { $other }
profile-name-own-each-player = un nome diverso per ogni giocatore
profile-used-twice-also = { $place } è usato due volte, anche da { $other }
profile-bcm = BCM { $line }
profile-control-own = un comando tutto suo
profile-line-own = una linea tutta sua
profile-electrode-own = un elettrodo tutto suo
profile-no-pad-controller = su quel controllore non c'è nessun sensore
profile-address-controller-seat-uses = l'indirizzo di un controllore usato da un posto
profile-no-board-called = nessuna scheda si chiama { $name }
profile-no-seat = nessun posto la usa
profile-board-seat-uses = una scheda usata da un posto
profile-same = è uguale a { $other }
profile-port-own = una porta tutta sua
profile-no-usb-device-called = nessun dispositivo USB si chiama { $name }
profile-device-seat-uses = un dispositivo usato da un posto
profile-phys-path-tells = un phys o un path che lo distingua
profile-debounce-ms = antirimbalzo di { $debounce_us } ms
profile-less-than-table-latency-ms = meno di table.latency_ms, { $latency_us } ms
profile-hold-off-ms = attesa di { $hold_off_us } ms
profile-not-about-simulated-part = "{ $fault }" non riguarda una parte simulata
profile-faults-inputs-lamps-placed-sim = guasti di ingressi e lampade posti su sim
profile-name-it-under-boards = { $name } = "/dev/serial/by-id/..." sotto [boards]
profile-name-it-under-usb = { $name } = "0079:0006" sotto [usb]

## section

profile-says-too-little = dice troppo poco
profile-table-2 = una tabella: [{ $what }]
profile-text-1-printable-characters = un testo da 1 a { $longest } caratteri stampabili
profile-one-2 = uno tra { $choices }
profile-whole-number-from = un numero intero da { $low } a { $high }
profile-number-from = un numero da { $low } a { $high }
profile-list-texts = un elenco di testi
profile-not-key-profile = non è una chiave di un profilo
profile-nothing-there = lì niente

## Forms

profile-a-place = un luogo: "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" o "sim"
profile-a-place-of-a-lamp = un luogo: "gpio 17", "board left", "usb buzzers buzz1" o "sim"
profile-a-line = una linea BCM da { $first } a { $last }
profile-a-fault = un guasto: "3 red dead", "3 red stuck", "3 red chatters", "3 red swapped 4 blue" o "3 red lamp"

## What buttons and pads are called in a sentence

profile-input-white = bianco
profile-input-red = rosso
profile-input-blue = blu
profile-input-pile = mazzetto
profile-input-shield = protezione
profile-input-rail = bordo

## The camera

profile-camera-device = device, come device = "/dev/video0"
profile-camera-size = larghezza x altezza da 640x360 a 3840x2160, come "1280x720"
profile-feed-broker = broker, come broker = "mqtt://192.168.1.10" o "mqtts://broker.local:8883"
profile-feed-table = table, come table = "cucina"
profile-feed-name = da 1 a 40 lettere, cifre, trattini e trattini bassi, come cucina
profile-feed-prefix = lettere, cifre, trattini, trattini bassi e barre, come homeassistant; o none
profile-feed-nobodys = non è la password di nessuno
profile-feed-user = uno user accanto
profile-feed-in-the-open = non ha niente da dire dove niente è segreto
profile-feed-secret = un broker che cominci con "mqtts://"
