## Where one is

page-connecting = Conectando …
page-paused = En pausa
page-you-deal = Repartes tú
page-name-and-chair = { $who }, silla { $chair }
page-watching = Mirando
page-not-connected = Sin conexión. No se anotó nada.
page-stale = Sin conexión. Así estaba hace { $seconds } s. Se intenta otra vez …
page-no-connection = Sin conexión con la mesa. Se intenta otra vez …
page-sent-away = Despedido
page-was-sent-away = Este teléfono fue despedido.
page-come-back = Volver a mirar
page-needs-script = Esta página necesita JavaScript para mostrar la mesa.
page-clock = reloj …
page-clock-doubt = reloj ±{ $ms } ms
page-ms = { $ms } ms

## The bar at the bottom: one short word each

page-tab-table = Mesa
page-table-asked = Mesa: se pregunta algo
page-decisions = Decisiones
page-tab-rulings = Dirigir
page-tab-menu = Menú
page-pause = Pausa
page-go-on = Seguir

## For whoever hears the page: what its parts are

page-wrong = Lo que falla en la mesa
page-label-join = Unirse
page-label-pair = Ser quien reparte
page-label-end = Qué viene ahora
page-label-questions = Preguntas abiertas
page-label-entries = Por anotar
page-label-games = El juego
page-label-chairs = Quién juega
page-label-settings = Sus reglas
page-label-begin = Empezar
page-label-table = La mesa
page-label-spots = Lo que se puede tocar
page-label-told = La mesa en palabras
page-label-score = Puntos
page-label-switches = Los mandos de la mesa
page-label-looks = Colores
page-label-reaches = Tu mano en los montones ajenos
page-label-buzzers = Tus botones
page-label-bar = Páginas
page-board = El tablero, con el número de cada casilla
page-hand-on-pile = Tu mano en el montón de { $who }, puesto { $seat }
page-pile-of = Montón de { $who }

## Joining

page-join = Únete a la mesa
page-your-name = Tu nombre
page-name-first = Di antes tu nombre.
page-played-before = Jugaron aquí antes
page-tap-a-chair = Luego toca una silla libre.
page-no-free-chair = No hay sillas libres.
page-chairs = Sillas
page-chair = Silla { $chair }
page-at-chair = silla { $chair }
page-sit-on = Sentarse en la silla { $chair }
page-sit-here = Siéntate aquí
page-chair-told = Silla { $chair }: { $who }
page-only-watch = Solo mirar
page-you = Tú
page-sits-on = está en la silla { $chair }.
page-dealers-phone = Este es el teléfono de quien reparte.
page-stand-up = Levantarse
page-stand-up-sure = ¿Seguro? Entonces miras.
page-who-sits = Quién se sienta dónde
page-sits-you = tú
page-sits-away = fuera
page-sits-phone = con teléfono
page-sits-wired = en la mesa
page-sits-bot = un bot
page-sits-free = libre
page-sits-nobody = nadie
page-no-bot-for = Ningún bot por { $who }
page-bot-for = Un bot juega por { $who }
page-bot-on = Bot: sí
page-bot-off = Bot: no
page-no-phone-here = No hay otro teléfono.
page-watches = mira
page-enter-code = ¿Repartes tú? Escribe el código que muestra la pantalla.
page-rule-here = Dirigir desde aquí

## Before and after a match

page-what-to-play = ¿A qué jugamos?
page-no-match = No hay ninguna partida.
page-you-wait = Eres { $who }, en la silla { $chair }. Espera a que empiece.
page-chosen-so-far = Elegido hasta ahora: { $game }, con { $people }.
page-chosen-alone = Elegido hasta ahora: { $game }, aún con nadie.
page-who-chooses = Eligen y empiezan el teléfono de quien reparte y la pantalla.
page-who-plays = ¿Quién juega?
page-seat = Puesto { $seat }
page-seat-who = Puesto { $seat }: quién se sienta
page-seat-name = Puesto { $seat }: nombre
page-which-rules = ¿Con qué reglas?
page-start = Empezar
page-match-over = La partida ha terminado.
page-play-again = Otra vez
page-begin-round = Empezar la ronda { $round }
page-other-game = Otro juego
page-change-players = Cambiar gente
page-rules = Las reglas
page-rules-not-fetched = No se pudieron traer las reglas. Pliega esto, y prueba otra vez.

## What is entered and ruled

page-type-a-few = Escribe unas letras
page-count-of = { $count } de { $all }
page-nothing-called = Nada se llama así.
page-another = Otro
page-field-chosen = { $field }: elegido
page-choice-back = { $choice }: deshacer
page-where-to = { $what }: ¿adónde?
page-one-less = { $field }: uno menos
page-one-more = { $field }: uno más
page-dealer-asked = Se pregunta a quien reparte.
page-entered = ✓ anotado
page-correct = Corregir
page-enter = Anotar
page-other-rulings = Otras decisiones
page-for-a-player = Para alguien

## What was decided

page-player = Quién
page-deals = reparte
page-photo = Foto de llegada
page-take-back = Deshacer
page-sure = ¿Seguro?
page-who-ruled = Quién decidió qué
page-this-phone = Este teléfono es { $phone } ({ $tag }).
page-history = Lo que se jugó aquí

## The table's switches

page-the-table = La mesa
page-pace = Ritmo
page-pace-gentle = Suave
page-pace-brisk = Ágil
page-pace-ruthless = Sin piedad
page-volume = Volumen { $volume }
page-voice-on = Voz encendida
page-voice-off = Voz apagada
page-names-and-seats = Nombres y puestos
page-change-names = Cambiar nombres
page-another-game = Otro juego, otra gente
page-match-ends = Esta partida termina, y se elige qué viene ahora.
page-end-match = Terminar la partida
page-end-match-sure = ¿Seguro? No podrá seguir.
page-hand-over = Pasar a otro teléfono
page-phone-rules = ¿Dirige { $phone }?
page-no-other-phone = No hay otro teléfono conectado.
page-send-phones-away = Despedir teléfonos
page-sent-away-forgotten = Un teléfono despedido queda olvidado. Puede volver a mirar.
page-send-away = Despedir { $phone }
page-send-away-sure = ¿Se va { $phone }?
page-forget-all = Olvidar todos los teléfonos
page-forget-all-sure = ¿Seguro? Este también.

## This phone

page-theme = Colores de esta página
page-theme-phone = Como el teléfono
page-theme-light = Claro
page-theme-dark = Oscuro
page-language = Idioma de esta página
page-language-phone = Como el teléfono
page-signal = Sonido y tacto al ¡YA!
page-signal-auto = Donde la mesa no habla
page-signal-off = Nunca
page-signal-tone = Un tono
page-signal-touch = Un zumbido en la mano
page-signal-both = Tono y zumbido
page-play-late = ¡YA! llegó aquí { $ms } ms después del de la mesa, con { $doubt } de margen.

## Measuring a screen

page-thumb-title = Medir esta pantalla
page-thumb-connecting = Conectando ...
page-thumb-knock = Golpea aquí
page-thumb-unable = Este navegador no dice cuándo lo tocaron.
page-thumb-lay = Pon este teléfono junto al micrófono de la mesa, y golpea con la uña.
page-thumb-knocks = { $knocks } golpes.
page-thumb-done = { $knocks } golpes. La mesa dice qué salió de ellos.
page-thumb-gone = La mesa no está. Carga esta página otra vez.
