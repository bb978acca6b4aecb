## companion journal

command-journal-verdict-not-evidence-gives = la decisión { $n } no es lo que dan las pruebas
command-journal-verdict-s-end-have-no = { $extra } decisión(es) al final sin pruebas
command-journal-match = { $folder }: partida { $match }: { $what }
command-journal-problem-s = { $wrong } problema(s)
command-journal-about =
    Lee cada registro de un diario, vuelve a juzgar cada partida, y dice qué está roto,
    dañado o perdido, y dónde. No cambia nada; un final roto se corta cuando la mesa
    vuelve a abrir el diario.
command-journal-lists-people-entered-ruled-took =
    Lista lo que se anotó, decidió, deshizo y renombró en una partida: cuándo, quién
    (un teléfono, la pantalla, el botón de una silla), y qué se decidió con ello.
command-journal-examples = estado de salida: 0 si todo está entero, 1 si algo no, 2 si no hay diario.
command-journal-journal-about = Un diario es la carpeta donde una mesa guarda sus partidas.
command-journal-check-help = encontrar todo lo roto, dañado o perdido
command-journal-word-folder = la carpeta del diario
command-journal-rulings-help = decir quién decidió qué en una partida, y qué fue de ello
command-journal-word-match = su número, o "last" (por omisión)
command-journal-match-nothing-entered-ruled-people = partida { $match }: nadie anotó ni decidió nada
command-journal-no-match-recorded-here = { $folder }: aquí no hay ninguna partida grabada
command-journal-match-es-none-problems = { $folder }: { $there } partida(s), ninguna con problemas
command-journal-match-es-problems = { $folder }: { $there } partida(s), { $wrong } con problemas
command-journal-option-journal = el diario de la mesa (por omisión: donde lo guarda una mesa en esta máquina)
command-journal-cannot-read-name-journals-folder = { $folder }: no se puede leer ({ $reason }); nombra la carpeta del diario
command-journal-no-folder-here-there = { $parent }: aquí no hay carpeta { $name }; hay: { $there }
command-journal-to-or = de { $first } a { $last }, o { $word }
command-journal-none-empty = ninguna, está vacía
command-journal-no-match-here-there = { $folder }: aquí no hay partida { $name }; hay: { $known }
command-journal-reading-match = leyendo la partida { $number }
command-journal-line =
    partida { $match }  { $began }  { $game }, { $players }: { $events ->
        [one] { $events } suceso
       *[other] { $events } sucesos
    }, { $verdicts ->
        [one] { $verdicts } decisión
       *[other] { $verdicts } decisiones
    }, { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }: { $state }
command-journal-unknown-game = juego desconocido
command-journal-whole = entera
command-journal-none = ninguna

## companion cards

command-cards-about =
    Las reglas impresas de I Say, Holmes! dan títulos y efectos. Valores, números de
    reparto y últimas líneas están en las cartas de tu propio ejemplar. `companion cards`
    imprime lo que se sabe como archivo por completar. `companion cards learn` lo
    completa con lo que quien reparte leyó e hizo recordar mientras jugabais.
command-cards-examples =
    ejemplos:
      companion cards > my-cards.toml          luego nómbralo en tu perfil, [packs]
      companion cards learn --profile my-table.toml
                                               lo que enseñó la última partida grabada
      companion cards learn evening.jsonl --into my-cards.toml
command-cards-learn-help = guardar lo aprendido en una partida grabada
command-cards-word-file = un acta; o la última partida
command-cards-option-into = el archivo de cartas (el del perfil)
command-cards-name-one-into-profile-packs = nombra uno con --into, o en el perfil: [packs] i-say-holmes = {"{"} cards = FILE {"}"}
command-cards-companion-cards-there-no-card = companion cards: no hay archivo de cartas; { $named }
command-cards-line = línea { $number }: { $why }
command-cards-completed = { $into }: completado: { $changed }
command-cards-nothing-new-learned = { $into }: no se aprendió nada nuevo
command-cards-match-first-line-lost = { $folder }: partida { $match }: se perdió su primera línea
command-cards-match = partida { $match }

## companion daemon

command-daemon-about =
    Lleva una mesa hasta que se le dice que pare: sensores, árbitro, voz, pantalla y la
    página de quien reparte en un proceso. Una partida interrumpida sigue donde estaba.
    Si no había ninguna, pantalla y teléfonos muestran qué se puede elegir; con --game,
    --bots, --names o --target empieza una partida enseguida. Lo que falla se anuncia y
    se intenta otra vez; el árbitro sigue. Como servicio: companion install.
    Tras tres arranques fallidos abre solo una página que dice qué hacer (modo seguro);
    un perfil cambiado, --normal, u «Otra vez» allí sacan de él.
command-daemon-examples =
    ejemplos:
      companion daemon --profile my-table.toml
      companion daemon --game block --names Ann,Bo,Cy,Di
      companion daemon --bots 4 --journal /tmp/show      una mesa que juega sola

    para con todo guardado en SIGTERM, SIGINT (Ctrl-C) y SIGHUP, estado de salida 0.
    estado de salida: 1 si falló el propio árbitro, 2 si no pudo arrancar, 74 si se paró
    mientras la tarjeta no admitía nada: una línea dice qué no se guardó.
command-daemon-option-view = qué muestra la mesa
command-daemon-option-no-console = no servir página para teléfonos
command-daemon-option-game = el juego (el del perfil)
command-daemon-option-names = quién se sienta dónde, por puesto
command-daemon-option-bots = que el programa juegue tantos puestos
command-daemon-option-target = puntos que ganan (50)
command-daemon-option-tell = mostrar también estas líneas al arrancar
command-daemon-option-safe = no cargar nada, decir qué falló
command-daemon-option-normal = olvidar lo que falló antes
command-daemon-more = (y { $told } más)
command-daemon-cannot-refereed-only = { $name }: { $game } no se puede arbitrar; solo { $known }
command-daemon-names-names-seats = --names { $names }: { $n } nombres para { $seats } puestos

## companion export

command-export-about =
    Escribe una partida grabada:

      csv         sus decisiones, una por línea, para una hoja de cálculo
      json        todo: cabecera, pruebas, decisiones, notas
      transcript  sus pruebas; companion judge da con ellas las mismas decisiones
command-export-examples =
    ejemplos:
      companion export last --format csv -o evening.csv
      companion export 12 --format transcript | companion judge --explain -
command-export-word-match = su número en companion history, o last
command-export-option-output = por omisión: imprimirla
command-export-warning = aviso: { $problem }
command-export-writing = escribiendo { $file }

## companion games

command-games-to = de { $least } a { $most }
command-games-players = { $game }  { $title }, { $players } personas, { $length }
command-games-about =
    Lista cada juego que la mesa puede arbitrar: cuántas personas, cuánto dura, qué
    necesita la mesa. `companion rules GAME` muestra cómo se juega.
command-games-players-2 = { $game }: { $title }, { $players } personas, { $length }
command-games-needs-uses = necesita { $needs }; usa { $inputs }

## companion history

command-history-not-ended = sin terminar
command-history-matches-won-hands-points =
    { $player }: { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $won } ganadas; { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
command-history-median-reaction-fastest = Reacción mediana { $median_us }, la mejor { $fastest_us }.
command-history-no-reaction-measured = No se midió ninguna reacción.
command-history-how-fast-cards =
    Qué rápido, en { $times ->
        [one] { $times } carta
       *[other] { $times } cartas
    }:
command-history-ms = { $begin } ms{ $last } { $found }  { $bar }
command-history-match-match-middle-half-cards = Partida a partida (la mitad central de las cartas, o la mediana):
command-history-about =
    Lista cada partida jugada en esta máquina, en una mesa o en `companion play`, y a
    todos los que jugaron: personas, no bots. Con --player, las reacciones de esa
    persona como gráfico; con --html o --png, todo como gráficos. Todo sale de los
    diarios: la base de datos de al lado solo está para ir rápido, y se puede rehacer
    en cualquier momento.
command-history-examples =
    ejemplos:
      companion history
      companion history --player Ada
      companion history --html history.html     gráficos para ver en un navegador
      companion history --png history.png
      companion history --json

    Un número de partida con signo de exclamación: sus archivos están dañados; ver
    companion journal check.
command-history-option-player = una persona, con un gráfico de reacciones
command-history-option-html = escribir gráficos como una página
command-history-option-png = escribir gráficos como imagen
command-history-option-theme = de la imagen
command-history-option-json = imprimir para programas: un objeto JSON
command-history-option-rebuild = leer otra vez cada diario, desde el principio
command-history-matches-read-again-from =
    { $read ->
        [one] { $read } partida leída
       *[other] { $read } partidas leídas
    } otra vez de { $beside }
command-history-reading-played = leyendo lo que se jugó
command-history-cannot-written = { $name }: no se puede escribir ({ $reason })
command-history-no-match-has-been-recorded = Aún no hay ninguna partida grabada en { $folder }; companion play graba lo que juegas.
command-history-has-not-played-here-known = { $name } no ha jugado aquí; se conoce a: { $known }
command-history-bot = { $who } (bot)
command-history-nobody = nadie
command-history-head-match = partida
command-history-head-began = inicio
command-history-head-game = juego
command-history-head-hands = manos
command-history-head-players = quiénes
command-history-head-won-by = ganó
command-history-head-player = quién
command-history-head-matches = partidas
command-history-head-won = ganadas
command-history-head-points = puntos
command-history-head-median = mediana
command-history-head-fastest = mejor
command-history-head-forfeits = pagos
command-history-head-decided = qué se decidió
command-history-head-times = veces

## companion judge

command-judge-about =
    Repite lo que observó una mesa e imprime las decisiones.

    FILE es un acta: un objeto JSON por línea, primero una cabecera
    (docs/transcript.md). Las decisiones salen como JSON Lines, cada una con su regla,
    margen y duda, y la última línea es el estado de la mesa. La misma acta da las
    mismas decisiones en cualquier máquina, llegaran en el orden que llegaran las
    pruebas.

    Las pruebas se juzgan cuando ya no puede llegar nada que las cambie. Lo que va tras
    la última línea "end", o, si no hay ninguna, dentro de la latencia de la cabecera
    antes de la última línea, aún no se juzga.
command-judge-examples =
    ejemplos:
      companion judge examples/dead-heat.jsonl
      companion judge --explain examples/five-players.jsonl
      some-table | companion judge -

    estado de salida: 0, sean cuales sean las decisiones; 2 si el acta no se puede leer,
    con una línea que dice dónde, qué está mal y qué se esperaba.
command-judge-word-file = un acta, o - para la entrada estándar
command-judge-option-explain = imprimir para personas: una línea por decisión, con nombres, márgenes y su seguridad
command-judge-judging = juzgando { $file }
command-judge-cannot-read = { $file }: no se puede leer: { $reason }
command-judge-last-line-s-not-judged = { $name }: la(s) última(s) { $waiting } línea(s) aún no se juzgan: una línea "end" diría que ya no puede llegar nada anterior
command-judge-nothing-there-expected-transcript-1 = no hay nada; se esperaba {"{"}"transcript": 1, "game": ...{"}"}
command-judge-longer-than-bytes-expected-one = más de { $max_line } bytes; se esperaba un objeto JSON

## companion learn

command-learn-about =
    Aprende un juego jugándolo: unos pasos cortos en una mesa con paciencia, cada uno de
    los cuales espera a que lo hagas, y luego una mano de verdad a ritmo suave.
command-learn-word-game = el juego (%(default)s)
command-learn-companion-learn-there-no-keyboard = companion learn: aquí no hay teclado ni pantalla donde aprender
command-learn-now-real-hand-gentle-pace = Ahora una mano de verdad, a ritmo suave.
command-learn-now-real-game-gentle-pace = Ahora un juego de verdad, a ritmo suave.

## companion monitor

command-monitor-on = sí
command-monitor-off = no
command-monitor-by-seat = { $what } por el puesto { $seat }
command-monitor-at-seat = puesto { $seat } { $input }
command-monitor-at-the-table = la mesa
command-monitor-fault = fallo
command-monitor-head-seat = PUESTO
command-monitor-head-when = CUÁNDO
command-monitor-head-doubt = DUDA
command-monitor-head-where = DÓNDE
command-monitor-head-what = QUÉ (TRAS LO ANTERIOR)
command-monitor-s-signals-faults-q-ends = { $seconds } s, { $signals } señales, { $faults } fallos (q termina)
command-monitor-about =
    Muestra cada señal con el instante en que ocurrió, su seguridad, y cuánto la separa de la
    anterior. En un terminal, toda la mesa en una pantalla (q termina); si no, una línea por señal.
command-monitor-option-seconds = terminar tras tanto tiempo (por omisión: nunca)
command-monitor-option-lines = una línea por señal, también aquí
command-monitor-option-auto = que el programa pulse las entradas simuladas

## companion play

command-play-about =
    Juega en una mesa simulada. Sin más abre una pantalla de inicio, donde se eligen
    juego, personas y reglas; con opciones que dicen a qué jugar, una partida empieza
    enseguida: tú y tres bots, si no pides otra cosa. Juegos:
    { $games }.
    La mesa reparte cartas de verdad, así que puede darse cada regla.
    Dos personas pueden compartir teclado; las teclas están en la pantalla y en
    docs/practice.md.
command-play-examples =
    ejemplos:
      companion play                                  elegir en la pantalla a qué jugar
      companion play --bots 3                         tú contra tres bots, enseguida
      companion play --names Ann,Bo --bot-strength gentle
      companion play --bots 2                         dos personas en un teclado, dos bots
      companion play --bots 4 --speed 0 --view none   una partida entera de bots, enseguida
      companion play --game block                     otro juego; companion rules block
      companion play --game sorry --option mode=points
      companion play --phones                         otros se unen escaneando un código
      companion play --resume                         seguir con la partida que había
      companion play --record evening.jsonl           guardarla; companion judge evening.jsonl

    Con --speed 0, el mismo --seed da siempre la misma partida.
command-play-option-game = el juego (el del perfil)
command-play-option-seats = cuántos juegan (los del perfil)
command-play-option-bots = cuántos de ellos son bots
command-play-option-names = quién se sienta, por puesto
command-play-option-bot-strength = lo buenos que son los bots
command-play-option-phones = dejar que se unan teléfonos de la misma red
command-play-option-choose = abrir de todos modos la pantalla de inicio
command-play-option-seed = repartir y jugar con este azar
command-play-option-speed = veces más rápido (1); 0: enseguida
command-play-option-pace = cómo se canta (el del perfil)
command-play-option-traps = parte de los OJO sin ¡YA!
command-play-option-hands = parar tras tantas manos
command-play-option-target = puntos que ganan (50)
command-play-option-option = una opción del juego, como en una cabecera; se puede repetir
command-play-option-auto-dealer = el programa reparte y decide
command-play-option-record = guardarla también como acta
command-play-option-no-record = no dejar rastro en la historia
command-play-option-resume = seguir con la partida que había
command-play-option-quiet = con --view none: solo los puntos
command-play-option-view = qué lo muestra
command-play-option-theme = para una sala oscura, o clara
command-play-option-size = de la ventana
command-play-option-fullscreen = usar toda la pantalla
command-play-option-still = que nada se mueva en la pantalla
command-play-option-mute = empezar sin la voz
command-play-names-expected-different-names-commas = --names { $text }: se esperaban nombres distintos, separados por comas
command-play-cannot-had-phones-leave-one = --{ $option } no va con --phones; quita uno de los dos
command-play-seed = seed { $seed }
command-play-there-no-match-go-leave = no hay partida con la que seguir; quita --resume para empezar una
command-play-bots-show-hand-times-fast = unos bots enseñan una mano, { $speed } veces más rápido que las personas y sin voz
command-play-nobody-can-press-key-view = nadie puede pulsar una tecla con --view { $view }; añade --bots { $seats }
command-play-people-cannot-play-speed-0 = las personas no pueden jugar con --speed 0; quítalo, o que jueguen bots

## companion replay

command-replay-about =
    Vuelve a pasar una velada grabada.

      space  pausa, y seguir         right, left   a la decisión siguiente, o la anterior
      + -    más rápido, más lento   home          desde el principio
      q      terminar                t p v c h     las pantallas, como en la mesa
command-replay-word-file = una velada grabada
command-replay-option-speed = veces más rápido (por omisión: 1)
command-replay-option-view = por omisión: una ventana donde hay pantalla, si no el terminal
command-replay-option-theme = oscuro, o claro
command-replay-option-size = de la ventana (1024x640)
command-replay-reading = leyendo { $file }
command-replay-try-view-terminal = { $reason }; prueba --view terminal
command-replay-s-s = { $now } s de { $end } s, { $mood }
command-replay-end = fin
command-replay-paused = en pausa

## companion rules

command-rules-about =
    Muestra las reglas de un juego con nuestras palabras: qué significan los botones,
    cómo va un turno, cómo se puntúa, y qué juzga la máquina. Sin juego, los lista.

      companion rules sorry
command-rules-show-one-companion-rules-game = Muestra uno con: companion rules GAME

## companion say

command-say-about =
    Dice lo que le das como lo diría la mesa: con sus grabaciones, las tuyas, y espeak-ng para las
    palabras sin grabación. Con --out escribe en su lugar un archivo WAV.
command-say-word-text = por ejemplo "Ben, demasiado pronto."
command-say-option-list = listar cada grabación, y de quién es
command-say-option-out = escribir en su lugar un archivo WAV
command-say-record-them-docs-voice-md = Grábalas (docs/voice.md), o: sudo apt install espeak-ng
command-say-there-no-clip = No hay grabación para: { $unsaid }. { $remedy }
command-say-nothing-say-try-companion-say = Nada que decir. Prueba: companion say "Ben, demasiado pronto."
command-say-cannot-written-name-another-file = { $out }: no se puede escribir ({ $reason }); nombra otro archivo
command-say-nothing-can-heard-here-write = Aquí no se oye nada; escribe un archivo: --out said.wav
command-say-own = propia
command-say-shipped = serie

## companion snapshot

command-snapshot-about =
    Dibuja cómo estaba la pantalla en un momento de una velada grabada. No se abre ventana.

      companion snapshot examples/dead-heat.jsonl --at 5 table.png
      companion snapshot examples/dead-heat.jsonl --verdict 9 photo-finish.png
command-snapshot-word-file = una velada grabada
command-snapshot-option-at = segundos (por omisión: el final)
command-snapshot-option-size = por omisión: 1920x1080
command-snapshot-option-theme = oscuro, o claro
command-snapshot-option-screen = por omisión: la que convenía al momento
command-snapshot-option-verdict = las pruebas de esta decisión
command-snapshot-word-out = dónde escribirla, como PNG
command-snapshot-verdict-has-no-evidence-draw = { $file }: la decisión { $verdict } no tiene pruebas que dibujar hasta entonces

## companion voice

command-voice-about = Lista las voces con que puede hablar la mesa; la que habla está marcada.
command-voice-list-help = listar las voces
command-voice-try-help = oír una voz
command-voice-try-about = Dice algo con una voz, y no cambia nada.
command-voice-word-name = como la lista companion voice
command-voice-word-text = qué decir (por omisión: una decisión)
command-voice-option-out = escribir en su lugar un archivo WAV
command-voice-use-help = hacer hablar a la mesa con una voz
command-voice-use-about = Escribe la voz en el perfil de una mesa, y no cambia nada más en él.
command-voice-option-profile = la mesa
command-voice-cannot-changed-write-under-voice = { $file }: no se puede cambiar ({ $reason }); escribe { $line } en [voice]
command-voice-speaks = { $file }: habla { $name }, { $about }
command-voice-there-no-voice-there = No hay ninguna voz { $name }; hay: { $known }
command-voice-other-language = { $name } habla { $spoken }, y { $file } es para { $language }

## The camera

command-monitor-cards = { $seat ->
    [0] pozo
   *[other] puesto { $seat } montón
}   marcas { $marks }

## companion print: options, FILE, GAME and commands stay as they are

command-print-about =
    Escribir un PDF para imprimir en casa: las cartas de un juego con su dorso, sus reglas y tapetes
    para la mesa. Cada carta y cada tapete lleva marcas que una cámara reconoce.
command-print-examples =
    ejemplos:
      companion print sherlock-holmes --test-page     mide antes tu impresora
      companion print sherlock-holmes --proof         y vuelve a leer cada marca
      companion print block --paper letter            en papel de EE. UU.
      companion print sherlock-holmes --words my.toml tus propias palabras
command-print-option-paper = el papel (por defecto: %(default)s)
command-print-option-duplex = cómo da la vuelta la impresora a las hojas; none: sin dorso (por defecto: %(default)s)
command-print-option-offset = mueve los dorsos a la derecha y abajo, en milímetros (negativo: --offset=-1,0.5)
command-print-option-test-page = solo la página de prueba, para medir la impresora
command-print-option-seats = para cuántos puestos se imprimen tapetes (por defecto: %(default)s)
command-print-option-only = solo esta parte; puede repetirse
command-print-option-words = tu propia lista de palabras (Sherlock Holmes)
command-print-option-cards = tu fichero de cartas, ver companion cards (I Say, Holmes!)
command-print-option-out = el fichero (por defecto: GAME-PAPER.pdf aquí)
command-print-option-proof = leer el PDF como lo haría una cámara y encontrar cada marca
command-print-written =
    { $file }: { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }, { $kb } kB. Imprímelo al 100 %, sin ajustar a la página.
command-print-offset-expected = se esperaba X,Y en milímetros, cada uno de -{ $most } a { $most }
command-print-no-own = companion print: { $game } no admite { $option }; quítalo
command-print-nothing = companion print: { $game } no tiene estas partes: { $parts }; quita --only
command-print-unread = companion print: { $file } no se puede volver a leer: { $why }
command-print-proof-good =
    Prueba: { $marks ->
        [one] se encontró la única marca
       *[other] se encontraron las { $marks } marcas
    }, en { $pages ->
        [one] una página
       *[other] { $pages } páginas
    }.
command-print-proof-missing = Prueba: página { $page }, marca { $mark } ({ $what }): no encontrada en { $x }, { $y } mm
command-print-proof-strange = Prueba: página { $page }: se vio la marca { $mark } en { $x }, { $y } mm, donde no hay ninguna
