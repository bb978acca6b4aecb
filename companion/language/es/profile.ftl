## edit

profile-write-under-yourself = escribe tú { $what } = { $value } en [{ $table }]

## errors

profile-number-beyond-all-bounds = un número fuera de todo límite
profile-true-false = true o false
profile-text = un texto
profile-whole-number = un número entero
profile-number = un número
profile-list = una lista
profile-table = una tabla
profile-date-time = una fecha u hora

## faults

profile-not-fault = { $text } no es un fallo

## header

profile-bcm-reserved-i2c = BCM { $line } está reservado para I2C
profile-bcm-not-header-use = BCM { $line } no se puede usar en el conector

## load

profile-there-no-such-file = ese archivo no existe
profile-path-one = una ruta, o uno de { $known }
profile-cannot-read = no se puede leer ({ $reason })
profile-file-may-read = un archivo que puedas leer
profile-line-not-utf-8 = la línea { $line } no es UTF-8
profile-text-file-saved-utf-8 = un archivo de texto en UTF-8
profile-not-toml = no es TOML ({ $reason })
profile-toml-key-value = TOML: key = value
profile-holds-number-too-long-read = contiene un número demasiado largo
profile-ordinary-numbers = números corrientes
profile-nested-too-deep-read = está anidado demasiado hondo
profile-plain-document = un documento sencillo

## parse

profile-not-seat = no es un puesto
profile-seats-numbered-1-clockwise = puestos numerados de 1 a { $most_seats }, en el sentido del reloj
profile-input-such-white-gpio-4 = una entrada, como white = "gpio 4", o simulated = true en [table]
profile-is = es { $value }
profile-most-touch-threshold = como mucho touch_threshold, { $touch }
profile-not-address-mpr121 = no es la dirección de un MPR121
profile-0x5a-0x5b-0x5c-0x5d = 0x5A, 0x5B, 0x5C o 0x5D
profile-no-name-board = no es un nombre de tarjeta
profile-1-20-letters-digits = de 1 a 20 letras, cifras, - o _
profile-not-fault-2 = { $words } no es un fallo
profile-0-90-180-270 = 0, 90, 180 o 270
profile-letters-digits-hyphens-such-companion = letras, cifras y guiones, como companion
profile-one-below-https-uses-next = uno por debajo: https usa también el siguiente
profile-local-loopback-address-machine-private = "local", "loopback" o una dirección de esta máquina en una red privada

## parse packs

profile-no-such-game-installed = es { $value }, y ese juego no está instalado
profile-one = uno de { $names }
profile-game-can-played = un juego que se pueda jugar
profile-no-game-installed = no es un juego instalado

## parse usb

profile-no-name-usb-device = no es un nombre de aparato USB
profile-device-id-0079-0006-name = qué aparato: id = "0079:0006", name, phys o path
profile-most-axis = como mucho axis_on, { $axis_on }
profile-vendor-product-lsusb-tells-them = fabricante y producto como los dice lsusb: "0079:0006"
profile-device-below-dev-input-best = un aparato bajo /dev/input, mejor uno de /dev/input/by-id

## places

profile-0x-not-address-mpr121 = 0x{ $address } no es la dirección de un MPR121
profile-mpr121-has-no-electrode = un MPR121 no tiene electrodo { $electrode }
profile-electrode-from-0-11 = un electrodo de 0 a 11
profile-axis = { $name } es un eje
profile-one-ends = uno de sus extremos: { $name }- o { $name }+
profile-no-key-button-axis = { $words } no es tecla, botón ni eje
profile-no-lamp = { $words } no es una lámpara
profile-name-such-btn-trigger-key = un nombre como BTN_TRIGGER, KEY_SPACE o ABS_X+

## rules

profile-missing = falta
profile-seats-1-2-3-without = puestos 1, 2, 3 ... sin huecos
profile-seats-game = de { $least } a { $most } puestos para el juego { $game }
profile-all = { $count } en total
profile-there-no-seat = no hay puesto { $dealer }
profile-seat-table = un puesto de esta mesa
profile-also-sits-seat = "{ $player }" se sienta también en el puesto { $other }
profile-name-own-each-player = un nombre propio para cada persona
profile-used-twice-also = { $place } se usa dos veces, también en { $other }
profile-bcm = BCM { $line }
profile-control-own = un control propio
profile-line-own = una línea propia
profile-electrode-own = un electrodo propio
profile-no-pad-controller = no hay placas en ese controlador
profile-address-controller-seat-uses = la dirección de un controlador que use un puesto
profile-no-board-called = ninguna tarjeta se llama { $name }
profile-no-seat = ningún puesto está en ella
profile-board-seat-uses = una tarjeta que use un puesto
profile-same = es igual que { $other }
profile-port-own = un puerto propio
profile-no-usb-device-called = ningún aparato USB se llama { $name }
profile-device-seat-uses = un aparato que use un puesto
profile-phys-path-tells = un phys o path que los distinga
profile-debounce-ms = antirrebote de { $debounce_us } ms
profile-less-than-table-latency-ms = menos que table.latency_ms, { $latency_us } ms
profile-hold-off-ms = espera de { $hold_off_us } ms
profile-not-about-simulated-part = "{ $fault }" no es de una parte simulada
profile-faults-inputs-lamps-placed-sim = fallos de entradas y lámparas puestas en sim
profile-name-it-under-boards = { $name } = "/dev/serial/by-id/..." en [boards]
profile-name-it-under-usb = { $name } = "0079:0006" en [usb]

## section

profile-says-too-little = dice demasiado poco
profile-table-2 = una tabla: [{ $what }]
profile-text-1-printable-characters = un texto de 1 a { $longest } caracteres imprimibles
profile-one-2 = uno de { $choices }
profile-whole-number-from = un número entero de { $low } a { $high }
profile-number-from = un número de { $low } a { $high }
profile-list-texts = una lista de textos
profile-not-key-profile = no es una clave de un perfil
profile-nothing-there = nada ahí

## Forms

profile-a-place = un sitio: "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" o "sim"
profile-a-place-of-a-lamp = un sitio: "gpio 17", "board left", "usb buzzers buzz1" o "sim"
profile-a-line = una línea BCM de { $first } a { $last }
profile-a-fault = un fallo: "3 red dead", "3 red stuck", "3 red chatters", "3 red swapped 4 blue" o "3 red lamp"

## What buttons and pads are called in a sentence

profile-input-white = blanco
profile-input-red = rojo
profile-input-blue = azul
profile-input-pile = montón
profile-input-shield = protección
profile-input-rail = borde

## The camera

profile-camera-device = device, como device = "/dev/video0"
profile-camera-size = ancho x alto de 640x360 a 3840x2160, como "1280x720"
profile-feed-broker = broker, como broker = "mqtt://192.168.1.10" o "mqtts://broker.local:8883"
profile-feed-table = table, como table = "cocina"
profile-feed-name = de 1 a 40 letras, cifras, guiones y guiones bajos, como cocina
profile-feed-prefix = letras, cifras, guiones, guiones bajos y barras, como homeassistant; o none
profile-feed-nobodys = no es la contraseña de nadie
profile-feed-user = un user al lado
profile-feed-in-the-open = no tiene nada que decir donde nada es secreto
profile-feed-secret = un broker que empiece por "mqtts://"
