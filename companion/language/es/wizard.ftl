## checking

wizard-table = ¿Es esta la mesa?
wizard-seats = { $title }, { $seats } puestos
wizard-there-already-kept-old = { $file } ya existe. Se conserva como { $file }.old.
wizard-let-program-play-there = Que ahí juegue el programa
wizard-replace = Sustituirlo
wizard-write = Escribir { $beside }
wizard-write-2 = Escribir { $file }
wizard-no-part-table = { $told } no es parte de esta mesa.
wizard-yes = Sí
wizard-no = No
wizard-check = La prueba
wizard-skip = Saltar
wizard-end-check = Terminar la prueba
wizard-table-described = La mesa está descrita
wizard-play-companion-daemon-profile = Jugar: companion daemon --profile { $file }
wizard-check-again = Probar otra vez
wizard-done = Hecho
wizard-seat = Puesto { $seat }: { $told }
wizard-all-well = Todo está bien.
wizard-written-not-checked-yet = Escrito, y aún sin probar.
wizard-written-something-not-well-yet = Escrito; algo no está bien todavía.
wizard-lines-more-companion-check-tells = ... { $lines } líneas más: companion check lo dice todo

## pressing

wizard-right = Está bien
wizard-so-far = Por ahora es { $told }.
wizard-no-such-button = Ese botón no existe
wizard-no-such-pad = Esa placa no existe
wizard-nothing-more-seat = Nada más en este puesto
wizard-let-go = Suelta.
wizard-take-hand-away = Retira la mano.
wizard-none = { $spot }: ninguno
wizard-let-go-everything-then-press = Suéltalo todo, luego pulsa uno solo.
wizard-board-itself-says-so-board = Eso es { $spot }: lo dice la propia tarjeta (su board.json).
wizard-already = Eso ya es { $spot }.
wizard-is = { $spot } es { $wire }.
wizard-does-shine = ¿Brilla { $spot }?
wizard-press-button-shines = Pulsa el botón que brilla
wizard-lamps = Las lámparas
wizard-lit-now = Encendida ahora: { $told }.
wizard-none-shines = Ninguno brilla
wizard-no-button-table = { $told } no es un botón de esta mesa.
wizard-lit = { $spot } se enciende con { $lamp }.

## steps

wizard-seat-2 = Puesto { $seat } { $input }: { $wire }
wizard-plug-usb-encoder-keyboard-table = Enchufa un codificador USB, un teclado para la mesa o una tarjeta de puesto, y mira otra vez.
wizard-go-table-simulated = O sigue con una mesa simulada.
wizard-sound = Sonido: { $sounds }
wizard-sound-none-found = Sonido: no se encontró
wizard-plugged = Lo que hay enchufado
wizard-these-belong-table = ¿Qué de esto es de la mesa?
wizard-nothing-plugged-can-pressed = No hay nada enchufado que se pueda pulsar
wizard-look-again = Mirar otra vez
wizard-go = Seguir
wizard-usually-seat-then-has = Normalmente { $title }. Un puesto tiene entonces: { $inputs }.
wizard-games = Los juegos
wizard-shall-played-table = ¿A qué se jugará en esta mesa?
wizard-one-game-must-stay = Tiene que quedar un juego.
wizard-seats-2 = Los puestos
wizard-how-many-seats-has-table = ¿Cuántos puestos tiene la mesa?
wizard-is-for-to = { $title } es para { $least } a { $most }.
wizard-system-likes = Como quiera el sistema
wizard-no-sound = Sin sonido
wizard-voice = La voz
wizard-where-shall-ready-play-heard = ¿Dónde se oirán OJO y ¡YA!?

## wizard

wizard-nothing-written-yet-leave-once = Aún no hay nada escrito. Sal otra vez, y se olvida lo pulsado.
wizard-leave = Salir
wizard-looked-again = Se ha mirado otra vez.

## writing

wizard-played-when-nothing-else-said = a qué se juega si no se dice otra cosa; también para { $others }
wizard-played-when-nothing-else-said-2 = a qué se juega si no se dice otra cosa
wizard-seats-numbered-clockwise = los puestos se numeran en el sentido del reloj
wizard-not-built-yet-program-plays = aún sin construir: esta parte la juega el programa
wizard-lamps-display-speak = hablan las lámparas y la pantalla

## Seats, buttons and pads; $input: "white"

wizard-back = Atrás
wizard-button-of-seat = El botón { $input } del puesto { $seat }
wizard-pad-of-seat = La placa { $input } del puesto { $seat }
wizard-these-seats =
    { $n ->
        [one] El puesto { $seats }
       *[other] Los puestos { $seats }
    }
wizard-and = { $first } y { $last }
wizard-nothing-to-press =
    { $n ->
        [one] { $seats } no tiene nada que pulsar
       *[other] { $seats } no tienen nada que pulsar
    }
wizard-press-the-button = Puesto { $seat }: pulsa el botón { $input }
wizard-touch-the-pad = Puesto { $seat }: toca la placa { $input }
wizard-came-together = { $one } y { $other } llegaron juntos. Pulsa uno solo; si siguen así, sus cables se tocan.
wizard-simulated = simulado
wizard-nothing = nada
wizard-seat-has = Puesto { $seat }: { $inputs }
wizard-seat-has-lamps =
    Puesto { $seat }: { $inputs }, { $lamps ->
        [one] { $lamps } lámpara
       *[other] { $lamps } lámparas
    }
wizard-input-found = { $input } { $found }
wizard-lamp-found = lámpara { $input } { $found }
wizard-input-of-seat-found = Puesto { $seat } { $input }: { $found }
wizard-lamp-of-seat-found = Puesto { $seat } lámpara { $input }: { $found }

## Comments and names in the file that is written

wizard-file-table-of = Una mesa de { $seats } puestos.
wizard-file-next =
    Escrito por companion setup. Cambia lo que quieras; luego que lo mire el programa:
        companion profile check { $file }
        companion check --profile { $file }       probar cada botón, placa y lámpara
        companion daemon --profile { $file }      jugar
    Qué significa cada clave, y cuáles más hay: docs/profile.md
wizard-file-my-table = Mi mesa
wizard-file-player = Puesto { $seat }
wizard-file-there-is-none = no hay
wizard-file-boards = tarjetas de puesto con un nombre tuyo, y dónde está cada una
wizard-file-usb = aparatos USB con un nombre tuyo, y qué distingue a cada uno
wizard-file-gpio = cómo se leen las líneas del propio Pi
wizard-file-touch = cómo se llega a los controladores táctiles
