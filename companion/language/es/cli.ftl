## Help

cli-about =
    Un árbitro para mesas de verdad. Vigila cada puesto, juzga quién fue antes y quién
    se adelantó, lleva cartas y puntos, enseña sus pruebas, y dice «demasiado justo»
    cuando lo es.
cli-examples =
    empieza con:
      companion play                                       tú contra tres bots
      companion learn                                      un juego en unos minutos
      companion judge --explain examples/five-players.jsonl

    companion COMMAND --help cuenta más de cada una.
cli-a-command = COMMAND
cli-usage = uso:
cli-options = opciones
cli-positional-arguments = argumentos
cli-option-help = muestra esta ayuda
cli-option-version = muestra la versión del programa
cli-option-language = habla este idioma: { $languages } (el del perfil, o el del terminal)
cli-option-profile = la mesa: un perfil incluido o un archivo TOML (por omisión: %(default)s, todo simulado)

## Groups of commands: headings without their colon, in small letters

cli-group-play = jugar
cli-group-watch = mirar
cli-group-table = en la mesa
cli-group-keep = guardar
cli-group-build = construir

## Commands, each in one line of at most 66 letters

cli-command-play = jugar en una mesa simulada, contra bots
cli-command-learn = aprender un juego en unos minutos, haciéndolo
cli-command-games = listar los juegos que la mesa puede arbitrar
cli-command-rules = mostrar las reglas de un juego
cli-command-cards = apuntar las cartas de tu propio I Say, Holmes!
cli-command-print = imprimir una baraja, sus tapetes y sus reglas
cli-command-replay = volver a ver en la pantalla una velada grabada
cli-command-snapshot = dibujar un momento de un acta como imagen
cli-command-judge = juzgar un acta grabada
cli-command-daemon = llevar una mesa hasta que se apague
cli-command-check = probar cada botón, placa y lámpara de una mesa
cli-command-monitor = ver en directo lo que informa una mesa
cli-command-say = oír la voz de la mesa
cli-command-voice = listar las voces, probar una, elegir una
cli-command-club = guardar lo que juegan muchas mesas: abrir un club, unirse a uno
cli-command-history = quién jugó, quién ganó, qué rápido fue cada cual
cli-command-export = escribir una partida grabada como CSV, JSON o acta
cli-command-journal = comprobar las pruebas grabadas de la mesa
cli-command-setup = ver qué hay enchufado, y describir la mesa
cli-command-profile = comprobar la descripción de una mesa, dibujar cables y paneles
cli-command-boards = listar las tarjetas de puesto, o dar a una su firmware
cli-command-calibrate = medir cuánto tarda el altavoz, y recordarlo
cli-command-doctor = comprobar esta máquina, y decir cómo arreglarla
cli-command-install = hacer que esta máquina arranque como mesa
cli-command-appliance = ajustes y versiones de una mesa grabada en una tarjeta
cli-command-language = listar los idiomas, y lo que le falta a uno
cli-command-completion = imprimir lo que completa estas órdenes en un shell

## Mistakes in a command line: one line each, after "companion play: "

cli-no-such-language = { $name } es { $wish }; se esperaba uno de { $expected }
cli-no-such-command = no hay ninguna orden { $command }{ $instead }
cli-no-such-option = no hay ninguna opción { $name }{ $instead }
cli-no-such-choice = { $name } es { $value }{ $instead }
cli-did-you-mean = ; ¿querías decir { $near }?
cli-expected-one-of = ; se esperaba { $words }
cli-help-lists-them = ; { $program } --help las lista
cli-not-what-was-expected = { $name } es { $value }; { $expected }
cli-is-missing = falta { $missing }; { $program } --help cuenta más
cli-one-word-too-many = { $word } es una palabra de más; { $program } --help cuenta más
cli-one-word-too-many-meant = { $word } es una palabra de más; ¿querías decir { $option }?
cli-expected-a-value = se esperaba un valor detrás
cli-expected-at-least-one = se esperaba al menos un argumento
cli-expected-at-most-one = se esperaba como mucho un argumento
cli-not-allowed-with = no se permite con %s
cli-one-of-these-is-required = hace falta uno de %s
cli-ambiguous-option = opción ambigua: %(option)s podría ser %(matches)s
cli-takes-no-value = no toma ningún valor: %r
cli-not-a-value = valor no válido de %(type)s: %(value)r

## What a value should be

cli-expected-from-to =
    se esperaba { $what ->
        [seconds] un número de segundos
        [metres] un número de metros
        [millimetres] un número de milímetros
        [share] una proporción
        [whole] un número entero
       *[number] un número
    } de { $least } a { $most }
cli-expected-from-on =
    se esperaba { $what ->
       *[whole] un número entero
    } desde { $least }
cli-expected-above =
    se esperaba { $what ->
        [seconds] un número de segundos
       *[number] un número
    } mayor que { $least }, hasta { $most }
cli-expected-size = se esperaba WxH, de 320x240 a 9999x9999
cli-expected-setting = se esperaba NAME=VALUE

## How far long work is: short, on one line of a terminal

cli-left = quedan { $span }
cli-so-far = { $span } hasta ahora
cli-span-seconds = { $s } s
cli-span-minutes = { $min } min { $s } s
cli-span-hours = { $h } h { $min } min

## Files

cli-picture = La imagen está en { $file }
cli-cannot-be-written = { $file }: no se puede escribir ({ $reason }); nombra otro archivo
cli-cannot-be-changed-here = { $file }: está escrito de un modo que no se puede cambiar aquí; { $reason }
cli-files-neither-nor-install-program = los archivos { $name } no están ni en { $beside } ni en { $installed }; instala el programa otra vez
cli-needs-threads-sockets-devices-page = { $name } necesita hilos, conexiones o aparatos, que una página no tiene; instala Companion

## The camera

cli-expected-folder = se espera una carpeta que exista; créala antes
