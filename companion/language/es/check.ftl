## debounce

check-asked-every-ms-debounce-ms = { $name }: preguntado cada { $poll_ms } ms, antirrebote { $debounce_ms } ms según el perfil: una pulsación se conoce a { $known_ms } ms.
check-do-debounce-ms-under-usb = Por hacer: debounce_ms = { $most_ms } para { $name } en [usb].
check-flick-button-nail-closer-look = Golpea un botón con la uña para verlo mejor; si nunca baja de ahí, escríbelo.

## report

check-pin-bcm = pin { $pin } (BCM { $line })
check-0x-electrode = 0x{ $address } electrodo { $electrode }
check-board-json-names-pin = { $place } (su board.json nombra el pin)
check-of = { $control } de { $device }
check-place = su sitio
check-not-checked-run-check-again = Sin probar: { $skipped }. Haz la prueba otra vez para ellos.
check-table-said = La mesa dijo: { $note }
check-all-well-checked-table-can = TODO BIEN: { $checked } probados. En esta mesa se puede jugar.
check-nothing-checked = NO se probó nada.

## Questions; $input in capitals

check-hands-off = Las manos fuera de la mesa, por favor.
check-press = Puesto { $seat }: pulsa { $input }
check-touch = Puesto { $seat }: toca { $input }
check-let-go = Puesto { $seat }: suelta ahora { $input }
check-does-it-blink = Puesto { $seat }: ¿parpadea la lámpara { $input }?
check-does-it-blink-keys = Puesto { $seat }: ¿parpadea la lámpara { $input }? (y/n)

## What was found, as one word of a table: short

check-found-ok = bien
check-found-dead = muerto
check-found-stuck = atascado
check-found-chattering = rebota
check-found-swapped = cambiado
check-found-miswired = mal
check-found-bridged = puente
check-found-lost = perdido
check-found-dark = oscura
check-found-skipped = saltado
check-head-seat = PUESTO
check-head-lamps = LÁMPARAS

## What was found, in a sentence: "Seat 3 red: stays on (it went on and never off)."

check-input-of-seat = Puesto { $seat } { $input }
check-lamp-of-seat = Puesto { $seat } lámpara { $input }
check-seat-and-input = puesto { $seat } { $input }
check-another-input = otra entrada
check-told-ok = bien
check-told-dead = no llegó nada
check-told-stuck = se queda pulsado
check-told-chattering = informa de pulsaciones que nadie hizo
check-told-swapped = cambiado con { $other }
check-told-miswired = contesta como { $other }
check-told-bridged = contesta, y { $other } con él
check-told-lost = no se puede leer
check-told-dark = no se encendió
check-told-skipped = no se probó
check-went-on = se activó sin nadie cerca
check-never-off = se activó y nunca se soltó
check-moved =
    { $edges ->
        [one] { $edges } flanco
       *[other] { $edges } flancos
    } en { $seconds } s sin nadie cerca
check-presses-for-one = { $presses } pulsaciones por una

## What to do; $here and $there are pins, such as "pin 7 (BCM 4)". The full stop comes by itself.

check-simulated-nothing-to-mend = Es simulado: nada que arreglar
check-to-do-swapped = Por hacer: intercambia los cables en { $here } y { $there } (o en el perfil)
check-to-do-miswired = Por hacer: intercambia los cables en { $here } y { $there } (o en el perfil)
check-to-do-bridged = Por hacer: busca un puente de soldadura entre { $here } y { $there }
check-to-do-dead = Por hacer: mira el cable desde { $here } y su camino a masa
check-to-do-dead-pad = Por hacer: mira el cable desde { $here } hasta la placa
check-to-do-dark = Por hacer: mira el cable desde { $here } y su camino a masa
check-to-do-dark-pad = Por hacer: mira el cable desde { $here } hasta la placa
check-to-do-stuck = Por hacer: libera de masa el botón o su cable, en { $here }
check-to-do-stuck-pad = Por hacer: quita lo que hay sobre la placa, en { $here }
check-to-do-chattering = Por hacer: arregla un cable suelto en { $here }; trenza un cable largo con su masa, 1 kohm en el pin (docs/hardware.md)
check-to-do-chattering-pad = Por hacer: arregla un cable suelto en { $here }; acórtalo, o sube un poco su touch_threshold
check-to-do-lost = Por hacer: mira el cable y la corriente de { $here }
check-to-do-again = Por hacer: haz la prueba otra vez
check-not-yet =
    AÚN NO: { $bad } de { $checked } { $bad ->
        [one] no está
       *[other] no están
    } bien.
check-two-edges-one-button-came = Dos flancos de un botón llegaron a { $seen } ms: su antirrebote es de { $most_ms } ms como mucho.
check-two-edges-one-button-came-ms = Dos flancos de un botón llegaron a { $seen } ms: su antirrebote puede ser de hasta { $most_ms } ms.
check-two-edges-one-button-came-ms-apart = Dos flancos de un botón llegaron a { $seen } ms: eso cuadra.

## The camera

check-camera-none = companion check --camera: el perfil no nombra ninguna cámara. Añádele [camera] y device = "/dev/video0".
check-camera-mat = { $seat ->
    [0] El tapete del pozo
   *[other] El tapete del puesto { $seat }
}
check-camera-well = { $mat }: se ve bien.
check-camera-partly = { $mat }: se ve, aunque algo le tapa una esquina.
check-camera-hidden = { $mat }: no se encuentra. ¿Está en la mesa, dentro de la imagen y con las esquinas libres?
check-camera-small = { $mat }: demasiado pequeño. Acerca la cámara o elige un tamaño mayor en [camera].
check-camera-dark = { $mat }: demasiado oscuro. Enciende una luz y evita las sombras.
check-camera-blurred = { $mat }: desenfocado. Enfoca la mesa y procura que la cámara no se mueva.
check-camera-read = lee: { $cards }
check-camera-picture = Lo que ve la cámara está dibujado en { $file }.
