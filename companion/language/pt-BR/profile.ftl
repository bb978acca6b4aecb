## edit

profile-write-under-yourself = escreva você { $what } = { $value } em [{ $table }]

## errors

profile-number-beyond-all-bounds = um número fora de qualquer limite
profile-true-false = true ou false
profile-text = um texto
profile-whole-number = um número inteiro
profile-number = um número
profile-list = uma lista
profile-table = uma tabela
profile-date-time = uma data ou hora

## faults

profile-not-fault = { $text } não é uma falha

## header

profile-bcm-reserved-i2c = BCM { $line } é reservada para I2C
profile-bcm-not-header-use = BCM { $line } não está no conector para uso

## load

profile-there-no-such-file = esse arquivo não existe
profile-path-one = um caminho, ou um de { $known }
profile-cannot-read = não pode ser lido ({ $reason })
profile-file-may-read = um arquivo que se possa ler
profile-line-not-utf-8 = a linha { $line } não é UTF-8
profile-text-file-saved-utf-8 = um arquivo de texto salvo em UTF-8
profile-not-toml = não é TOML ({ $reason })
profile-toml-key-value = TOML: chave = valor
profile-holds-number-too-long-read = tem um número longo demais para ler
profile-ordinary-numbers = números comuns
profile-nested-too-deep-read = tem aninhamento fundo demais para ler
profile-plain-document = um documento simples

## parse

profile-not-seat = não é um lugar
profile-seats-numbered-1-clockwise = lugares numerados de 1 a { $most_seats }, no sentido horário
profile-input-such-white-gpio-4 = uma entrada, como white = "gpio 4", ou simulated = true em [table]
profile-is = é { $value }
profile-most-touch-threshold = no máximo touch_threshold, { $touch }
profile-not-address-mpr121 = não é endereço de um MPR121
profile-0x5a-0x5b-0x5c-0x5d = 0x5A, 0x5B, 0x5C ou 0x5D
profile-no-name-board = não é nome de placa
profile-1-20-letters-digits = 1 a 20 letras, dígitos, - ou _
profile-not-fault-2 = { $words } não é uma falha
profile-0-90-180-270 = 0, 90, 180 ou 270
profile-letters-digits-hyphens-such-companion = letras, dígitos e hifens, como companion
profile-one-below-https-uses-next = uma abaixo: https usa também a seguinte
profile-local-loopback-address-machine-private = "local", "loopback" ou um endereço desta máquina numa rede privada

## parse packs

profile-no-such-game-installed = é { $value }, e esse jogo não está instalado
profile-one = um de { $names }
profile-game-can-played = um jogo que se possa jogar
profile-no-game-installed = não é um jogo instalado

## parse usb

profile-no-name-usb-device = não é nome de dispositivo USB
profile-device-id-0079-0006-name = qual dispositivo: id = "0079:0006", um name, um phys ou um path
profile-most-axis = no máximo axis_on, { $axis_on }
profile-vendor-product-lsusb-tells-them = fabricante e produto como lsusb mostra: "0079:0006"
profile-device-below-dev-input-best = um dispositivo em /dev/input, de preferência em /dev/input/by-id

## places

profile-0x-not-address-mpr121 = 0x{ $address } não é endereço de um MPR121
profile-mpr121-has-no-electrode = um MPR121 não tem eletrodo { $electrode }
profile-electrode-from-0-11 = um eletrodo de 0 a 11
profile-axis = { $name } é um eixo
profile-one-ends = uma de suas pontas: { $name }- ou { $name }+
profile-no-key-button-axis = { $words } não é tecla, botão nem eixo
profile-no-lamp = { $words } não é uma luz
profile-name-such-btn-trigger-key = um nome como BTN_TRIGGER, KEY_SPACE ou ABS_X+

## rules

profile-missing = está faltando
profile-seats-1-2-3-without = lugares 1, 2, 3 ... sem falhas
profile-seats-game = { $least } a { $most } lugares para o jogo { $game }
profile-all = { $count } ao todo
profile-there-no-seat = não há lugar { $dealer }
profile-seat-table = um lugar desta mesa
profile-also-sits-seat = "{ $player }" senta também no lugar { $other }
profile-name-own-each-player = um nome próprio para cada jogador
profile-used-twice-also = { $place } é usado duas vezes, também por { $other }
profile-bcm = BCM { $line }
profile-control-own = um controle próprio
profile-line-own = uma linha própria
profile-electrode-own = um eletrodo próprio
profile-no-pad-controller = não há sensor nesse controlador
profile-address-controller-seat-uses = o endereço de um controlador que um lugar usa
profile-no-board-called = nenhuma placa se chama { $name }
profile-no-seat = nenhum lugar está nela
profile-board-seat-uses = uma placa que um lugar usa
profile-same = é o mesmo que { $other }
profile-port-own = uma porta própria
profile-no-usb-device-called = nenhum dispositivo USB se chama { $name }
profile-device-seat-uses = um dispositivo que um lugar usa
profile-phys-path-tells = um phys ou path que os distinga
profile-debounce-ms = debounce de { $debounce_us } ms
profile-less-than-table-latency-ms = menos que table.latency_ms, { $latency_us } ms
profile-hold-off-ms = hold-off de { $hold_off_us } ms
profile-not-about-simulated-part = "{ $fault }" não é de uma peça simulada
profile-faults-inputs-lamps-placed-sim = falhas de entradas e luzes em sim
profile-name-it-under-boards = { $name } = "/dev/serial/by-id/..." em [boards]
profile-name-it-under-usb = { $name } = "0079:0006" em [usb]

## section

profile-says-too-little = diz muito pouco
profile-table-2 = uma tabela: [{ $what }]
profile-text-1-printable-characters = um texto de 1 a { $longest } caracteres imprimíveis
profile-one-2 = um de { $choices }
profile-whole-number-from = um número inteiro de { $low } a { $high }
profile-number-from = um número de { $low } a { $high }
profile-list-texts = uma lista de textos
profile-not-key-profile = não é uma chave de perfil
profile-nothing-there = nada ali

## Forms

profile-a-place = um local: "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" ou "sim"
profile-a-place-of-a-lamp = um local: "gpio 17", "board left", "usb buzzers buzz1" ou "sim"
profile-a-line = uma linha BCM de { $first } a { $last }
profile-a-fault = uma falha: "3 red dead", "3 red stuck", "3 red chatters", "3 red swapped 4 blue" ou "3 red lamp"

## What buttons and pads are called in a sentence

profile-input-white = branco
profile-input-red = vermelho
profile-input-blue = azul
profile-input-pile = monte
profile-input-shield = proteção
profile-input-rail = borda

## The camera

profile-camera-device = device, como device = "/dev/video0"
profile-camera-size = largura x altura de 640x360 a 3840x2160, como "1280x720"
profile-feed-broker = broker, como broker = "mqtt://192.168.1.10" ou "mqtts://broker.local:8883"
profile-feed-table = table, como table = "cozinha"
profile-feed-name = de 1 a 40 letras, dígitos, hifens e sublinhados, como cozinha
profile-feed-prefix = letras, dígitos, hifens, sublinhados e barras, como homeassistant; ou none
profile-feed-nobodys = não é a senha de ninguém
profile-feed-user = um user ao lado
profile-feed-in-the-open = não tem nada a dizer onde nada é secreto
profile-feed-secret = um broker que comece com "mqtts://"
