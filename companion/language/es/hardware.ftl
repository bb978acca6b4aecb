## checks

hardware-gpiozero-has-no-pin-factory = gpiozero no tiene la fábrica de pines { $name }; se esperaba una de { $factories }
hardware-input-seat-unknown-expected-one = la entrada { $input } del puesto { $seat } no se conoce; se esperaba una de { $inputs }
hardware-lamp-colour-unknown-expected-one = el color de lámpara { $input } no se conoce; se esperaba uno de { $buttons }
hardware-used-twice-expected-once = { $what } { $value } se usa dos veces; se esperaba una
hardware-expected-more = { $what } es { $value }; se esperaba { $least } o más

## config

hardware-line-offset = número de línea
hardware-lamp-offset = número de lámpara
hardware-electrode-does-not-exist-expected = el electrodo { $number } no existe; se esperaba de 0 a 11
hardware-electrode-touch-release-expected-0 = electrodo { $number }: touch { $touch }, release { $release }; se esperaba 0 < release <= touch <= 255
hardware-irq-line-offset = número de línea IRQ
hardware-mpr121-address-impossible-expected-0x5a = la dirección MPR121 { $address } es imposible; se esperaba de 0x5a a 0x5d
hardware-i2c-bus = bus I2C
hardware-mpr121-address = dirección MPR121
hardware-loss-expected-0-0-1 = loss es { $loss }; se esperaba de 0.0 a 1.0
hardware-lines-one-chip-expected-most = { $lines } líneas en un chip; se esperaban { $max_lines } como mucho
hardware-lamp-line = línea de lámpara

## contact

hardware-when-table-started = pulsado al arrancar la mesa
hardware-reading-again = se lee otra vez
hardware-no-edge-came = no llegó ningún flanco
hardware-edge-missing = falta un flanco

## drivers/evdev/config

hardware-control-code = código de control
hardware-side-expected-1-0-1 = el lado de { $name } es { $side }; se esperaba -1, 0 o 1
hardware-usb-device-needs-name-id = un aparato USB necesita name, id, phys o path
hardware-axis-axis-off-expected-0 = axis_on { $axis_on }, axis_off { $axis_off }; se esperaba 0 < axis_off <= axis_on <= 100

## drivers/evdev/kernel

hardware-input-device = aparato de entrada { $path }
hardware-unplugged = { $where }: desenchufado
hardware-permission-denied-add-user-group = { $where }: sin permiso; añade este usuario al grupo input (sudo usermod -aG input $USER), y entra otra vez

## drivers/evdev/source

hardware-usb-device-has-no-companion = aparato USB { $title }: { $name } no tiene { $missing }; companion setup dice qué botón es cuál
hardware-back = { $name } ha vuelto
hardware-more-presses-once-than-kernel = { $name }: más pulsaciones a la vez de las que guarda el núcleo
hardware-not-plugged-lamps-set-when = { $name }: sin enchufar; sus lámparas se ponen cuando lo esté
hardware-has-no-led-number = { $name }: no tiene el LED número { $led }

## drivers/evdev/sysfs

hardware-usb-device-no-plugged-there = aparato USB { $title }: no hay ningún { $match } enchufado; hay: { $there }
hardware-usb-device-say-phys-one = aparato USB { $title }: { $wholes } son { $match }; di cuál con phys = uno de: { $sockets }
hardware-has = tiene { $lamps }
hardware-has-none = no tiene ninguno
hardware-no-led = { $where }: no hay LED { $name }; { $known }
hardware-permission-denied-leds-belong-root = { $file }: sin permiso; los LED son de root hasta que una regla de udev diga otra cosa: ver docs/hardware.md, USB
hardware-none = ninguno

## drivers/gpiod driver

hardware-edges-overran-kernels-buffer = { $missing } flancos desbordaron el búfer del núcleo

## drivers/gpiod lamps

hardware-no-lamp-seat-lamps-closed = no hay lámpara { $colour } en el puesto { $seat }, o sus lámparas están cerradas
hardware-lamps-gpio-chip = lámparas en el chip GPIO { $chip }
hardware-refuses-lines-has-all-these = { $where }: rechaza las líneas { $lines } ({ $reason }); ¿las tiene todas?

## drivers/gpiod request

hardware-gpio-chip = chip GPIO { $chip }
hardware-refuses-lines-does-chip-have = { $where } rechaza las líneas { $lines } ({ $reason }); ¿tiene el chip esas líneas, y pueden ser entradas con flancos?

## drivers/gpiozero driver

hardware-stamps-not-table-clock-stamping = { $name }: sus marcas no son del reloj de la mesa; se marca en Python
hardware-pin-answers-again = el pin contesta otra vez

## drivers/gpiozero lamps

hardware-lamp = { $driver } lámpara { $place }

## drivers/gpiozero pins

hardware-choose-line-board-has-free = { $where }: { $said }; elige una línea que esta placa tenga libre
hardware-use-may-user = { $where }: { $said }; ¿está en uso, puede este usuario?

## drivers/mpr121

hardware-i2c-bus-2 = bus I2C { $bus }
hardware-not-read-ms = { $where } no se leyó durante { $gap_us } ms
hardware-pad-out-range-shorted-wire = { $where }: placa fuera de rango; ¿está en corto, o su cable es demasiado largo?
hardware-pad-range-again = placa otra vez en rango
hardware-re-initialised-hand-rested-pad = { $where } reiniciado; una mano apoyada en una placa debe levantarse una vez

## drivers/mpr121 chip

hardware-mpr121 = MPR121 en { $address }
hardware-answers-after-reset-mpr121-says = { $where }: contesta { $found } tras un reinicio, un MPR121 dice { $config2_after_reset }; ¿hay otro aparato en esta dirección?
hardware-over-current-check-resistor-rext = { $where }: sobrecorriente; mira la resistencia de su pin REXT
hardware-lost-settings-check-power-supply = { $where }: perdió sus ajustes; mira su alimentación

## drivers/phone

hardware-phone-chair = teléfono de la silla { $seat }
hardware-another-phone-sits-there = ahí está otro teléfono
hardware-no-phone-sits-there-any = ahí ya no hay ningún teléfono
hardware-heard-again = { $name } se oye otra vez
hardware-press-from-before-had-chair = no se cuenta una pulsación de antes de tener esta silla
hardware-goes = { $name }: sigue
hardware-line-gone = su línea se fue
hardware-page-not-front = su página no está delante
hardware-has-not-been-heard-three = no se le oye desde hace tres segundos
hardware-clock-not-known = su reloj no se conoce

## drivers/seat board

hardware-does-not-answer-does-run = { $name }: no contesta; ¿corre en ella nuestro firmware?
hardware-battery-low-v-charge-change = { $name }: su batería está baja, { $mv } V; cárgala o cámbiala
hardware-still-works = { $name }: aún funciona
hardware-started-again-times = arrancada otra vez, { $attempt } de { $most } veces
hardware-does-not-start = no arranca; { $flashing }
hardware-board-stood-micropython-prompt = { $name }: la tarjeta estaba en su línea de MicroPython; { $detail }
hardware-board-restarted = { $name }: la tarjeta se reinició
hardware-board-has-no-look-board = { $name }: la tarjeta no tiene { $place }; mira su board.json
hardware-board-speaks-version-wire-program = { $name }: la tarjeta habla la versión { $version } de la línea, este programa { $ours }; { $remedy }
hardware-events-from-number = { $count } sucesos desde el número { $first }
hardware-board-had-not-delivered-when = lo que la tarjeta no había entregado al reiniciarse, desde { $first }
hardware-lost = { $name }: perdió { $which }
hardware-delivering-again = { $name }: entrega otra vez
hardware-no-lamp-seat = { $name }: no hay lámpara { $input } en el puesto { $seat }
hardware-not-connected-lamps-set-when = { $name }: sin conectar; sus lámparas se ponen cuando lo esté
hardware-board-has-no-lamp-there = { $name }: la tarjeta no tiene ahí lámpara { $input }

## drivers/seat board air

hardware-seat-board-wifi-expected-wifi = tarjeta de puesto por wifi: se esperaba wifi:ID:KEY, con las 16 cifras de la tarjeta y las 64 de su clave (wifi.secret en su board.json)
hardware-udp-port = puerto UDP { $number }

## drivers/seat board line

hardware-plug-install-firmware-companion-boards = enchúfala e instala su firmware con companion boards flash
hardware-install-firmware-companion-boards-flash = instala su firmware con companion boards flash { $port }

## drivers/seat board port

hardware-no-board-id-plugged-try = { $driver } { $port }: no hay ninguna tarjeta con ese id; prueba companion boards
hardware-serial-port = puerto serie { $device }

## drivers/seat board survey

hardware-no-answer = { $device }: sin respuesta; { $flashing }
hardware-firmware-speaks-version-wire-program = { $device }: su firmware habla la versión { $version } de la línea, este programa { $ours }; { $remedy }

## drivers/sim

hardware-plugged-again = enchufado otra vez
hardware-no-input-seat-simulated-table = no hay entrada en el puesto { $seat } de esta mesa simulada
hardware-no-seat-simulated-table = no hay { $name } en el puesto { $seat } de esta mesa simulada
hardware-simulated-lamp-broken-mend = la lámpara simulada { $place } está rota; arréglala

## drivers/sim script

hardware-verb-unknown-expected-one = el verbo { $verb } no se conoce; se esperaba uno de { $verbs }
hardware-script-line-expected-microseconds-verb = línea { $number } del guion: { $words }; se esperaba: microsegundos verbo puesto [entrada [by puesto]], como 120000 touch 3 pile by 2
hardware-script-line = línea { $number } del guion: { $reason }

## errors

hardware-driver-needs-python-package-pip = el controlador { $driver } necesita el paquete de Python { $module }: pip install "table-companion[{ $extra }]"
hardware-permission-denied-add-user-group-owns = { $where }: sin permiso; añade este usuario al grupo dueño (sudo usermod -aG gpio,i2c,dialout $USER), y entra otra vez
hardware-use-another-program-stop-one = { $where }: lo usa otro programa; páralo, y prueba otra vez
hardware-not-there-connected-enabled-named = { $where }: no está; ¿está conectado, activado y bien nombrado?
hardware-check-cable-power = { $where }: { $reason }; mira su cable y su corriente

## extras

hardware-driver-cannot-run-here = controlador { $driver }: { $module } no puede correr aquí: { $line }

## health

hardware-more-than-edges-us = más de { $limit } flancos en { $window } us
hardware-us = pulsado { $stuck_us } us
hardware-quiet-again = otra vez tranquilo

## microphone

hardware-delivers-nothing = { $name } no entrega nada
hardware-times-jump-ms = { $name }: sus tiempos saltan { $spread } ms
hardware-connected = { $name }: { $line }; ¿está conectado?
hardware-lost-samples-machine-too-busy = { $name } perdió muestras: la máquina estaba demasiado ocupada
hardware-does-not-know-own-time = { $name } no conoce su propio tiempo

## patience

hardware-answers = { $name }: contesta

## phones/config

hardware-reached-chair = silla alcanzada

## phones/link

hardware-presses-never-came-before-number = { $missing } de sus pulsaciones no llegaron nunca, antes del número { $n }
hardware-more-presses-than-can-wait = más pulsaciones de las que pueden esperar a que se conozca su reloj
hardware-press-page-gone-cannot-dated = una pulsación de una página que se fue no se puede datar por su reloj
hardware-clock-jumped-does-not-tell = su reloj saltó, o no dice la verdad; se aprende otra vez
hardware-press-from-before-phone-slept = una pulsación de antes de dormirse el teléfono no se puede datar por su reloj
hardware-press-sent-before-stamp = una pulsación se envió antes de su marca
hardware-press-came-before-stamp = una pulsación llegó antes de su marca
hardware-press-stamped-before-one-before = una pulsación está marcada antes que la anterior
hardware-press-whose-other-half-lost = una pulsación cuya otra mitad se perdió no se puede contar

## speakers/launched

hardware-does-not-answer = no contesta
hardware-ended-status = terminó con estado { $status }
hardware-ended = lo terminó { $name }
hardware-ended-signal = lo terminó la señal { $status }

## speakers/life

hardware-speakers-process-found-no-output = el proceso del altavoz no encontró salida a tiempo
hardware-speakers-process-before-spoke = el proceso del altavoz { $status } antes de hablar
hardware-speakers-process-does-not-answer = { $name }: el proceso del altavoz no contesta
hardware-speakers-process = { $name }: el proceso del altavoz { $status }

## speakers/mixer

hardware-may-stay-silent = { $name }: { $reason }; quizá se quede callado
hardware-mixer-pygame-not-there-pip = mixer: pygame no está; pip install pygame
hardware-speaker-connected = { $name }: { $line }; ¿hay un altavoz conectado?

## speakers/portaudio

hardware-use-elsewhere = { $name }: { $line }; ¿se usa en otra parte?
hardware-takes-sound-faster-than-can = { $name }: toma el sonido más rápido de lo que se oye, como un aparato nulo; nombra otro en voice.device
hardware-opens-but-asks-no-sound = { $name }: se abre, pero no pide sonido; nombra otro aparato
hardware-words-dated-from-program-instead = { $name }: { $trouble }; las palabras se datan desde el programa, a unos { $u } ms
hardware-stopped-check-cable-play-goes = { $name }: se paró; mira su cable. Se sigue sin voz
hardware-speaks-again = { $name }: habla otra vez
hardware-portaudio-no-sounddevice-package-pip = portaudio: no está el paquete sounddevice; pip install sounddevice
hardware-portaudio-portaudio-library-not-there = portaudio: no está la biblioteca PortAudio; sudo apt install libportaudio2

## speakers/remote

hardware-speakers-process-cannot-started = el proceso del altavoz no se puede arrancar: { $what }
hardware-started-again-words-shown-meanwhile = { $why }; se arranca otra vez, mientras tanto las palabras se muestran

## storm

hardware-again = { $name }: encendido otra vez
hardware-switched-off-s-reports-more = { $name }: apagado { $rest } s: informa de más de lo que pueden las manos; mira sus cables, o desenchúfalo
hardware-calm-again =
    { $times ->
        [1] { $reason } una vez, otra vez en calma
       *[other] { $reason } { $times } veces en { $span } s, otra vez en calma
    }

## table

hardware-lamps-answer-again = las lámparas contestan otra vez
hardware-signal-came-out-turn = { $name }: la señal { $seq } llegó { $missing } fuera de orden

## waker

hardware-system-cannot-wait-wired-device = este sistema no puede esperar a un aparato con cable; usa una mesa en Linux, o una simulada

## worker

hardware-source-opened-once = { $name }: una fuente se abre una vez
hardware-driver-failed = { $name }: falló el controlador: { $reason }

## Seat boards, of an input that they cannot read: after the name of the board

hardware-board-cannot-read = la tarjeta no puede leerla
hardware-board-out-of-range = su placa no se puede medir; busca un corto o un cable demasiado largo
hardware-board-over-current = su chip táctil informa de sobrecorriente; mira su cableado

## Sound cards whose times cannot be believed: after the name of the card

hardware-stream-dry = se queda sin sonido una y otra vez
hardware-stream-zero = su tiempo de flujo es 0
hardware-stream-past = su tiempo de flujo está en el pasado
hardware-stream-foreign = su tiempo de flujo no es del reloj de la mesa
hardware-stream-unsteady = su tiempo de flujo no va al paso de sus muestras

## The camera

hardware-camera = cámara { $device }
hardware-camera-not-opened = { $where }: esta cámara no se puede abrir. Cierra otros programas que la usen y comprueba que este usuario esté en el grupo «video»
hardware-camera-no-pictures = { $where }: no llegan imágenes; revisa su cable o nombra otra cámara
hardware-camera-mat-hidden = { $name }: { $seat ->
    [0] el tapete del pozo
   *[other] el tapete del puesto { $seat }
} no está a la vista desde hace diez segundos; lo que hay en él no se lee
hardware-camera-mat-found = { $name }: { $seat ->
    [0] el tapete del pozo
   *[other] el tapete del puesto { $seat }
} vuelve a estar a la vista
