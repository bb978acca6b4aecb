## Ways in and out

display-menu = Menú
display-table = Mesa
display-back = Atrás
display-on = Seguir
display-done = Hecho
display-previous = Anterior
display-next = Siguiente
display-earlier = Antes
display-later = Después
display-page-back = Página atrás
display-next-page = Otra página
display-more = Más …
display-cancel = Cancelar
display-enter = Anotar
display-clear = Borrar
display-skip = Saltar
display-stay = Quedarse
display-leave = Salir
display-go-on = Seguir
display-pause = Pausa
display-step-of = { $step } de { $steps }
display-page-of = página { $page } de { $pages }
display-count-of = { $count } de { $all }

## What is written on keys

display-cap-escape = ESC
display-cap-enter = ENTER
display-cap-table = T, Esc
display-cap-menu = M, Esc
display-cap-digits = 1 a 9
display-cap-quit = Ctrl+Q
display-key-space = espacio
display-key-delete = borrar

## The word of the moment, large in the middle

display-welcome = Hola
display-paused = En pausa
display-read-below = Lee abajo
display-ready = OJO
display-hands-off = manos quietas
display-play = ¡YA!
display-next-round = otra ronda en { $seconds }

## Pauses

display-pause-soon = Antes se termina esta ronda, luego se para.
display-pause-reading = En pausa. Se sigue cuando vuelvas a la mesa.
display-pause-held = En pausa. Se sigue con P en la mesa, o con Seguir en el menú.

## A seat, the middle of the table

display-deals = reparte
display-taken-back = deshecho
display-pool = pozo { $count }
display-refused = No: { $why }
display-moves-here = { $place }: { $count } jugadas
display-pointed-back = { $place }: atrás

## The menu

display-rules = Reglas
display-help = Ayuda
display-score = Puntos
display-verdicts = Decisiones
display-rulings = Dirigir
display-photo = Foto
display-papers = Caso y notas
display-history = Historia
display-enter-or-rule = Anotar o decidir
display-find = Buscar …
display-phone = Teléfono
display-theme = Oscuro o claro
display-whole-screen = Pantalla completa
display-save = Guardar imagen
display-softer = Más bajo
display-louder = Más alto
display-mute = Silencio
display-end-match = Terminar la partida
display-end-match-asked = ¿Terminar esta partida?
display-end-match-yes = Terminar
display-leave-match-asked = ¿Dejar la partida?
display-leave-asked = ¿Salir?

## The end of a match

display-play-again = Otra vez
display-begin-round = Empezar la ronda { $round }
display-other-game = Otro juego
display-change-players = Cambiar gente
display-wins = Gana { $who }
display-won = gana
display-the-end = Fin
display-too-little = Se jugó demasiado poco para decir quién fue más rápido.
display-closest = El final más justo: { $finish }
display-fastest = Más rápido
display-honest = Más limpio
display-after-play = { $who }, { $after } tras el ¡YA!
display-all-allowed = todos: todo lo jugado valía
display-all-alike = todos por igual
display-not-penalised = { $who }: ni un castigo
display-not-allowed = { $who }: { $faults } de { $plays } no valían
display-bot = { $who } (bot)

## The score

display-column-all = todo
display-column-paid = pagó
display-reaction = Reacción al ¡YA!
display-fastest-call = El cante más rápido: { $call }
display-no-card-yet = Aún ninguna carta a tiempo.
display-ms = { $ms } ms

## Verdicts and their evidence

display-no-verdict = Aún ninguna decisión.
display-no-verdict-to-show = Aún ninguna decisión que mostrar.
display-no-strip = Esta decisión no tiene imagen.
display-can-be-taken-back = abierta
display-evidence = Pruebas
display-take-back = Deshacer
display-verdict-number = decisión { $n }
display-saved = Guardado como { $file }
display-not-saved = { $file } no se puede escribir: { $why }

## Rules and papers

display-rules-of = Las reglas de { $game }
display-rules-title = { $game }: las reglas
display-no-rules = Nadie las ha escrito todavía.
display-nothing-to-read = Aún no hay nada que leer.

## Entering something

display-nothing-to-enter = Ahora no se puede anotar nada.
display-type-or-touch = Escribe unas letras, o toca
display-nothing-called = Nada se llama así.
display-chosen = Elegido: { $what }
display-list-keys = Teclas: letras, flechas, Intro toma, Esc atrás
display-choose = Elige …
display-if-any = { $field } (si hay)
display-nothing-changed = aún no cambia nada: elige qué cambiar
display-still-open = falta: { $fields }
display-yes = sí
display-no = no
display-chooses = Elige { $who }
display-pads = placas: borde sigue, protección { $stride } más, montón toma
display-list-without = (dejarlo fuera)
display-list-all = (eso es todo)
display-list-back = (mejor no)

## Phones

display-join = Únete con un teléfono
display-no-console = Esta mesa no tiene consola en marcha.
display-scan = Escanéalo con un teléfono, o abre:
display-open-this = Abre esto en un teléfono:
display-or-name = o { $name }
display-dealers-code = El teléfono de quien reparte escribe este código:
display-fingerprint = La página debe mostrar esta huella:
display-phone-joined = Se ha unido un teléfono.
display-dealers-phone = Teléfono de quien reparte: { $address }  código { $code }
display-safe-phone = La misma página para un teléfono: { $address }   código { $code }
display-setup-phone = J  La misma página en un teléfono: { $address }

## The keys

display-keys = Teclas
display-help-table = la mesa
display-help-photo = foto de llegada
display-help-verdicts = las decisiones; deshacer una
display-help-scores = puntos, reacciones
display-help-rulings = anotar o decidir
display-help-pairing = unirse con un teléfono
display-help-history = lo que se jugó antes
display-help-menu = menú
display-help-find = buscar qué anotar por su nombre
display-help-digits = responder a la pregunta
display-help-sound = más bajo, más alto, silencio
display-help-save = guardar la imagen
display-help-whole-screen = pantalla completa
display-help-end = terminar

## What was played before

display-history-page = Historia ({ $page } de { $pages })
display-history-title = Lo que se jugó aquí
display-history-people = Quién jugó aquí
display-history-more = Más
display-looking-up = Buscando ...
display-column-matches = partidas
display-column-won = ganó
display-column-median = mediana
display-column-best = mejor
display-column-hasty = prisas
display-left-out = y { $count } más que jugaron menos
display-early-cards = { $cards ->
    [one] { $early } de { $cards } carta ({ $share })
   *[other] { $early } de { $cards } cartas ({ $share })
}
display-won-of = { $won } de { $matches }

## Trouble

display-no-window = aquí no se puede abrir una ventana: { $why }
display-latin-names = En letras latinas, a falta de una fuente: { $names } (ver companion doctor).

## Scripts that a font is missing for

display-script-chinese = chino y japonés
display-script-korean = coreano
display-script-devanagari = devanagari
display-script-bengali = bengalí
display-script-tamil = tamil
display-script-telugu = telugu
display-script-thai = tailandés
display-script-emoji = emoji

## The camera

display-camera = cámara
display-camera-on = activa
display-camera-looks = Una cámara mira la mesa; no guarda imágenes si nadie lo pide.
