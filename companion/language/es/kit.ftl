## Lengths of time, places, numbers of things

kit-span-ms = { $n } ms
kit-span-s = { $n } s
kit-place-1 = en primer lugar
kit-place-2 = en segundo lugar
kit-place-3 = en tercer lugar
kit-place-4 = en cuarto lugar
kit-place-5 = en quinto lugar
kit-place-6 = en sexto lugar
kit-place-7 = en séptimo lugar
kit-place-8 = en octavo lugar
kit-place = en el lugar { $n }
kit-count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
kit-count-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
kit-count-hand = { $n ->
    [one] { $n } mano
   *[other] { $n } manos
}
kit-count-home = { $n ->
    [one] { $n } casa
   *[other] { $n } casas
}
kit-count-key = { $n ->
    [one] { $n } llave
   *[other] { $n } llaves
}
kit-count-match = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
kit-count-page = { $n ->
    [one] { $n } página
   *[other] { $n } páginas
}
kit-count-point = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
kit-count-question = { $n ->
    [one] { $n } pregunta
   *[other] { $n } preguntas
}
kit-count-record = { $n ->
    [one] { $n } registro
   *[other] { $n } registros
}
kit-count-seat = { $n ->
    [one] { $n } puesto
   *[other] { $n } puestos
}
kit-count-Scotland-Yard-card = { $n ->
    [one] { $n } carta de Scotland Yard
   *[other] { $n } cartas de Scotland Yard
}

## Words between others

kit-yes = Sí
kit-no = No
kit-none = ninguno
kit-seat = puesto { $seat }
kit-not = no { $what }
kit-labelled = { $label }: { $value }
kit-or = { $first } o { $second }
kit-of-seat = { $who } { $value }
kit-question = ¿{ $what }?

## What is pressed, called or entered

kit-thing-white = blanco
kit-thing-red = rojo
kit-thing-blue = azul
kit-thing-pile = montón
kit-thing-shield = protección
kit-thing-rail = borde

## Why something is refused: half a sentence, which stands after a colon or alone

kit-refused-bad-seat = ahí no se sienta nadie
kit-refused-bad-ruling = eso no se puede decidir aquí
kit-refused-cannot-be-overturned = ahí no hay nada que deshacer
kit-refused-game-over = el juego ha terminado
kit-refused-late-arrival = llegó más tarde de lo que admite esta mesa
kit-refused-nothing-to-overturn = ninguna decisión con ese número se puede deshacer ya
kit-refused-nothing-to-rule = ya no hay nada que decidir
kit-refused-paused = la mesa está en pausa
kit-refused-open-question = hay una pregunta abierta: primero la respuesta
kit-refused-unused-input = eso no significa nada en este juego
kit-reason = { $why }.
kit-refusal-them = Rechazado: { $who }, { $what }: { $why }
kit-refusal-it = Rechazado: { $what }: { $why }
kit-refusal = { $why }.
kit-refusal-coded = { $why } ({ $code }).

## What is decided, whatever is played

kit-watched-not-watched = Durante un rato no miró nadie; ese tiempo no se le cuenta a nadie.
kit-watched-recovered = La mesa vuelve a estar vigilada.
kit-ruled = Quien reparte decide: { $ruling }.
kit-won = Gana { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
kit-note-won = gana
kit-score = Esta mano: { $hand }. En total: { $total }.
kit-fault = Sensor: { $where }, { $what }: { $why }.
kit-whole-table = toda la mesa
kit-all-inputs = todas las entradas
kit-apart = { $gap } de diferencia, seguro solo a partir de { $doubt }
kit-taken-back = Deshecho: número { $of }{ $said ->
    [none] .
   *[other] : { $said }
}{ $why ->
    [none] { "" }
   *[other] { " " }El motivo: { $why }.
}{ $next ->
    [due] { " " }Ahora toca { $what }.
    [leader] { " " }Ahora sale { $what }.
   *[none] { "" }
}
kit-open-questions = { $n ->
    [0] nada pendiente
    [one] { $n } pregunta para quien reparte
   *[other] { $n } preguntas para quien reparte
}

## What is asked for, and what parts of the table are called

kit-field-seat = ¿Quién?
kit-field-cards = ¿Cuántas cartas?
kit-label-scores = Puntos
kit-label-hands = Mano
kit-label-piles = Montón
kit-label-pool = Pozo
kit-label-round = Ronda

## Who ruled what: what somebody asked for, in the log of rulings

kit-asked-begin = Empezar la partida
kit-asked-another = Empezar otra partida
kit-asked-leave = Terminar la partida
kit-asked-names = Nombres: { $names }
kit-asked-bots = Un bot sustituye: { $chairs }
kit-asked-no-bots = Ningún bot sustituye
kit-chair = silla { $chair }
kit-asked-overturn = Deshacer el número { $of }

## Too close to call, and the photo finish: instants on an axis of time

kit-too-close = Demasiado justo
kit-note-doubt = demasiado justo
kit-dealer-decides = Decide quien reparte
kit-photo = Foto de llegada
kit-photo-first = quien llegó antes
kit-photo-legend = 0 es el instante de: { $zero }. Las barras muestran la seguridad de cada instante.
kit-photo-deadline = { $what } terminó en { $end }. 0 es { $zero }; las barras muestran la seguridad de cada instante.
kit-photo-alone = { $who }, sin rival
kit-photo-heat = Empate: { $margin } de diferencia, seguro solo a partir de { $doubt }
kit-photo-won = { $who } por { $margin }, seguro a { $doubt }
kit-photo-before = { $gap } antes de { $word }
kit-too-fast = menos de 100 ms

## On the display

kit-figure-turn = turno
kit-moment-won = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}

## What was played before, in figures

kit-figures-title-reactions = Qué rápido reacciona cada cual
kit-figures-title-course = Partida a partida
kit-figures-title-waiting = Quién no sabe esperar
kit-figures-title-wins = Partidas ganadas
kit-figures-title-closest = Los finales más justos
kit-figures-no-match = Aquí aún no se ha jugado ninguna partida. Jugad una y volved a mirar.
kit-figures-no-reaction = Aún no se ha medido ninguna reacción: jugad un juego con OJO y ¡YA!
kit-figures-no-course = Una evolución necesita dos partidas con OJO y ¡YA!; aún no las hay.
kit-figures-nobody-early = { $n ->
    [0] Aún no se ha cantado ninguna carta: jugad un juego con OJO y ¡YA!
    [one] Nadie se adelantó, en { $n } carta.
   *[other] Nadie se adelantó, en { $n } cartas.
}
kit-figures-no-win = Aún no ha ganado nadie: jugad una partida hasta el final.
kit-figures-nothing-close = Aún no hubo un final justo: hacen falta dos que canten o pulsen a la vez.

## What an owner wrote

kit-problem = { $wrong }; se esperaba { $expected }
kit-learned-card = { $n ->
    [one] { $n } carta aprendida
   *[other] { $n } cartas aprendidas
}
kit-learned-keep = { $what }; { $how } lo guarda en { $file }
kit-learned-name-file = { $what }; nombra un archivo en el perfil ({ $where }), y { $how } lo guarda ahí

## The page of rules

kit-page-inputs = Botones y placas
kit-page-keys = Teclas
kit-page-head = { $title }, { $players } personas, { $length }
kit-page-table-needs = La mesa necesita: { $needs }
kit-page-none = Quien lo hizo no escribió una página de reglas.
kit-page-any-length = lo que haga falta
kit-page-needs = { $n ->
    [0] ningún botón
   *[other] { $inputs } en cada puesto
}
kit-page-used = usado en este juego
kit-by-hand-white = el botón blanco
kit-by-hand-red = el botón rojo
kit-by-hand-blue = el botón azul
kit-by-hand-pile = tu montón
kit-by-hand-shield = una mano en tu protección
kit-by-hand-rail = el borde de la mesa
kit-by-hand-reach = tu mano
kit-by-key-reach = la cifra de su puesto
kit-thing-reach = alcance
kit-cue-ready = OJO
kit-cue-play = ¡YA!
kit-entry-deal = reparto
kit-entry-card = carta
kit-entry-overturn = deshacer

## What is wrong with a button or pad, in a word or two

kit-faulty-lost = perdido
kit-faulty-recovered = de vuelta
kit-faulty-stuck = atascado
kit-faulty-chatter = rebota
kit-faulty-evidence-lost = pruebas perdidas
kit-faulty-evidence-late = pruebas tardías
kit-faulty-evidence-unreadable = pruebas ilegibles
kit-faulty-doubt-unknown = duda desconocida
kit-faulty-wrong-clock = reloj equivocado
kit-faulty-battery-low = batería baja
kit-faulty-lamp-lost = lámpara perdida
kit-faulty-not-watched = sin vigilar
kit-faulty-paused = en pausa
kit-faulty-resumed = sigue

## A game of another package that cannot be played

kit-broken-game = el juego { $name } del paquete { $package } no se puede jugar: { $why }; actualiza ese paquete o desinstálalo
kit-broken-name-taken = otro juego se llama { $name }
kit-broken-no-kit = su punto de entrada nombra { $found }, se esperaba un Kit
kit-broken-other-name = su kit se llama { $kit }, su punto de entrada { $point }
kit-broken-no-title = no tiene título, o no tiene puestos

## The camera

kit-thing-cards = cartas
kit-faulty-hidden = tapado
