## Where the story is: the chit

i-say-holmes-chit-pending = Perdidos en la niebla: vale cualquier lugar.
i-say-holmes-chit-London = La ficha muestra Londres.
i-say-holmes-chit-Country = La ficha muestra el campo.
i-say-holmes-side-London = Londres
i-say-holmes-side-Country = campo
i-say-holmes-side-pending = niebla

## Verdicts

i-say-holmes-verdict-ready =
    { $n ->
        [one] Repartidas: las cartas con los números { $numbers }. Mazo: { $n } carta. { $chit }
       *[other] Repartidas: las cartas con los números { $numbers }. Mazo: { $n } cartas. { $chit }
    }
i-say-holmes-verdict-started = { $who } abre: The Game is Afoot!
i-say-holmes-verdict-turn = Turno de { $who }, después de { $card }.
i-say-holmes-verdict-turn-called = Turno de { $who }, después de { $card }
i-say-holmes-verdict-played = { $who } juega { $card }.
i-say-holmes-verdict-discarded = { $who } aparta { $card }.
i-say-holmes-verdict-drew = { $who } roba una carta.
i-say-holmes-verdict-kept = { $who } se la queda.
i-say-holmes-verdict-window = { $against } contra { $who }: ¿{ $defences }?
i-say-holmes-verdict-declined = { $who } no tiene defensa.
i-say-holmes-verdict-window-closed = Se acabó el tiempo para { $who }.
i-say-holmes-verdict-defended = ¡{ $who } responde con { $defence }!
i-say-holmes-verdict-draws =
    { $n ->
        [one] { $who } roba { $n } carta.
       *[other] { $who } roba { $n } cartas.
    }
i-say-holmes-verdict-look =
    { $n ->
        [one] { $by } mira { $n } carta de { $who }.
       *[other] { $by } mira { $n } cartas de { $who }.
    }
i-say-holmes-verdict-look-all = { $by } mira toda la mano de { $who }.
i-say-holmes-verdict-show = { $who } enseña en secreto a { $by } su carta más alta.
i-say-holmes-verdict-give = { $by } pasa en secreto una carta a { $who }.
i-say-holmes-verdict-trade = { $names } se cambian las manos.
i-say-holmes-verdict-redeal = Todas las manos se barajan y se reparten otra vez, tantas como antes a cada cual.
i-say-holmes-verdict-reshuffle =
    { $n ->
        [one] Se barajan los descartes: { $n } carta en el mazo.
       *[other] Se barajan los descartes: { $n } cartas en el mazo.
    }
i-say-holmes-verdict-pass-left = Todos pasan una carta boca abajo a la izquierda.
i-say-holmes-verdict-pass-right = Todos pasan toda la mano a la derecha.
i-say-holmes-verdict-points-i-say = { $who }: { $points } puntos por una carta I Say en su sitio.
i-say-holmes-verdict-points-telegram = { $who }: { $points } puntos por el Telegram.
i-say-holmes-verdict-points-fleeing = { $who }: { $points } puntos por Fleeing.
i-say-holmes-verdict-arrest = ¡{ $by } detiene a { $who }!
i-say-holmes-verdict-guilty = ¡Culpable! { $who } esconde a { $villains }.
i-say-holmes-verdict-detected = También { $who } tenía a { $villains }: descubierto por la misma detención.
i-say-holmes-verdict-not-guilty = { $who } no es culpable.
i-say-holmes-verdict-hand-taken = { $by } se queda toda la mano de { $who }, que roba otras tantas.
i-say-holmes-verdict-hand-taken-none = { $by } se queda toda la mano de { $who }, que no roba nada: no quedan cartas.
i-say-holmes-verdict-hand-taken-rest =
    { $n ->
        [one] { $by } se queda toda la mano de { $who }, que roba lo que queda: { $n } carta.
       *[other] { $by } se queda toda la mano de { $who }, que roba lo que queda: { $n } cartas.
    }
i-say-holmes-verdict-went-out = { $who } se quedó sin cartas: empieza el último capítulo.
i-say-holmes-verdict-cleared = { $who } queda libre de sospecha.
i-say-holmes-verdict-escaped = { $who } escapa con { $villains }.
i-say-holmes-verdict-round-end-arrest = La ronda termina: han detenido a un villano.
i-say-holmes-verdict-round-end-escape = La ronda termina: los villanos han escapado.
i-say-holmes-verdict-round-end-none-guilty = La ronda termina: nadie es culpable.
i-say-holmes-verdict-score = Esta ronda: { $hand }. En total: { $total }.
i-say-holmes-verdict-won =
    { $n ->
        [one] Gana { $names } con { $points }.
       *[other] Ganan { $names } con { $points }.
    }
i-say-holmes-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
i-say-holmes-verdict-flag-cleared-seat-held-villain = Para quien reparte: { $who } quedó libre, pero tenía un villano.
i-say-holmes-verdict-flag-no-cards-left = Para quien reparte: a { $who } no le quedan cartas que robar.

## What is taken to have happened, because somebody went on

i-say-holmes-implied-keep = { $by } sigue, así que se entiende que { $who } se queda la carta.
i-say-holmes-implied-no-defence = { $by } sigue, y así no da respuesta.
i-say-holmes-implied-no-arrest = { $by } sigue, así que se entiende que { $who } no detiene a nadie.
i-say-holmes-implied-pass-left = { $by } sigue, así que se entiende que todos han pasado una carta.
i-say-holmes-implied-pass-right = { $by } sigue, así que se entiende que todos han pasado la mano.
i-say-holmes-implied-redeal = { $by } sigue, así que se entiende que las manos están repartidas otra vez.
i-say-holmes-implied-trade = { $by } sigue, así que se entiende que las manos están cambiadas.
i-say-holmes-implied-give = { $by } sigue, así que se entiende que la carta está pasada.
i-say-holmes-implied-reshuffle = { $by } sigue, así que se entiende que el mazo está barajado.

## What somebody is asked

i-say-holmes-ask-sequence = ¿Sigue { $card } a { $before }? Quien reparte: lee la última línea.
i-say-holmes-ask-sequence-perhaps = ¿Sigue { $card } a { $before }? Quien reparte: lee la última línea. Quizá: { $cards }.
i-say-holmes-ask-i-say = ¿Ofrece { $before } I Say (-10)? Quien reparte: lee la última línea.
i-say-holmes-kind-movement = Movement
i-say-holmes-kind-location = Location
i-say-holmes-kind-london = London
i-say-holmes-kind-country = Country
i-say-holmes-kind-information = Information
i-say-holmes-kind-action = Action
i-say-holmes-kind-i-say = I Say
i-say-holmes-ask-arrest-must = { $who } tiene que detener a { $whom }.
i-say-holmes-ask-arrest-may = { $who } puede detener a { $whom }.
i-say-holmes-ask-plea = { $who }: ¿culpable o no? Nombra cada villano de tu mano.
i-say-holmes-ask-value = ¿Cuánto vale { $card }? Quien reparte: lee su valor.
i-say-holmes-ask-hand = { $who }: ¿cuánto valen tus cartas, sin los villanos?
i-say-holmes-doubt-which = Demasiado justo: ¿qué botón de { $who } fue antes? { $apart }. ¿Quien reparte?
i-say-holmes-doubt-deadline = Demasiado justo: ¿llegó a tiempo { $who }? { $apart }. ¿Quien reparte?
i-say-holmes-or = { $first } o { $second }
i-say-holmes-with-Alibi = un Alibi
i-say-holmes-with-Mastermind = un Mastermind

## What the dealer has ruled

i-say-holmes-verdict-ruled = Quien reparte decide: { $ruling }.
i-say-holmes-ruled-sequence-yes = la carta encaja en la historia
i-say-holmes-ruled-sequence-no = la carta no encaja en la historia
i-say-holmes-ruled-i-say-yes = I Say está en su sitio
i-say-holmes-ruled-i-say-no = I Say no está en su sitio
i-say-holmes-ruled-deadline-yes = la respuesta llegó a tiempo
i-say-holmes-ruled-deadline-no = la respuesta llegó tarde
i-say-holmes-ruled-which = { $answer } fue antes
i-say-holmes-ruled-defence-yes = la defensa vale
i-say-holmes-ruled-defence-no = no se puso ninguna defensa
i-say-holmes-ruled-lift = el número { $number } se permite
i-say-holmes-ruled-count = se corrige una mano
i-say-holmes-ruled-chit = se corrige la ficha de lugar
i-say-holmes-ruled-score = { $points } puntos para { $who }
i-say-holmes-ruled-value = { $card } vale { $value }

## How the story stands, line by line

i-say-holmes-state-phase = Ronda { $round }, fase { $phase }
i-say-holmes-state-turn = Ronda { $round }, fase { $phase }, turno de { $who }
i-say-holmes-state-governs = manda { $card }; { $chit }
i-say-holmes-state-nothing = aún no se ha jugado nada; { $chit }
i-say-holmes-state-pile =
    { $n ->
        [one] mazo: { $n } carta
       *[other] mazo: { $n } cartas
    }
i-say-holmes-state-scores = puntos: { $scores }
i-say-holmes-phase-dealing = reparto
i-say-holmes-phase-start = apertura
i-say-holmes-phase-turn = turno
i-say-holmes-phase-drawn = robada
i-say-holmes-phase-window = defensa
i-say-holmes-phase-moving = paso de cartas
i-say-holmes-phase-accuse = acusación
i-say-holmes-phase-plea = declaración
i-say-holmes-phase-counting = recuento
i-say-holmes-phase-over = fin

## Why something is refused: half a sentence, which may stand alone or follow a colon

i-say-holmes-refused-alibi-not-allowed = un Alibi no sirve aquí
i-say-holmes-refused-already-answered = esa respuesta ya está dada
i-say-holmes-refused-already-cleared = esa persona ya está libre de sospecha
i-say-holmes-refused-already-drew = ya se ha robado una carta
i-say-holmes-refused-bad-total = tantas cartas no pueden valer eso
i-say-holmes-refused-busy = antes va otra cosa
i-say-holmes-refused-chit-mismatch = la ficha muestra la otra clase de lugar
i-say-holmes-refused-condition = esa carta tiene una condición propia que no se cumple
i-say-holmes-refused-count-mismatch = eso no cuadra con el número de cartas en la mano
i-say-holmes-refused-defence-only = esa carta solo se juega en respuesta a otra
i-say-holmes-refused-match-over = la partida ha terminado
i-say-holmes-refused-no-cards = no hay cartas
i-say-holmes-refused-no-window = no hay nada que responder
i-say-holmes-refused-not-a-villain = eso no es un villano
i-say-holmes-refused-not-accused = se acusa a otra persona, o a nadie
i-say-holmes-refused-not-drawn = no se ha robado ninguna carta
i-say-holmes-refused-not-its-word = esa palabra de una última línea no se refiere a esta carta
i-say-holmes-refused-not-in-sequence = eso no continúa la historia
i-say-holmes-refused-not-started = primero va The Game is Afoot!
i-say-holmes-refused-not-target = tiene que responder otra persona
i-say-holmes-refused-not-your-turn = es el turno de otra persona
i-say-holmes-refused-nothing-to-rule = no hay nada que decidir
i-say-holmes-refused-round-over = la ronda ha terminado
i-say-holmes-refused-self-target = tiene que ser otra persona
i-say-holmes-refused-side-missing = si dice la persona anterior o la siguiente
i-say-holmes-refused-target-missing = contra quién
i-say-holmes-refused-unknown-card = esa carta no existe
i-say-holmes-refused-unused-input = eso no significa nada en este juego
i-say-holmes-refused-use-escape = los villanos no se juegan, escapan
i-say-holmes-refused-villains-missing = qué villanos
i-say-holmes-refused-window-closed = el tiempo para responder ha pasado
i-say-holmes-condition-Holmes = Holmes puede seguir a cualquier carta menos Movement, y ahí está { $before }
i-say-holmes-condition-Watson = Watson puede seguir a cualquier carta menos Movement, y ahí está { $before }
i-say-holmes-condition-Mycroft = Mycroft solo puede seguir a un lugar de Londres, y ahí está { $before }
i-say-holmes-condition-Fleeing = Fleeing solo puede seguir a Movement, y ahí está { $before }
i-say-holmes-condition-Afoot = The Game is Afoot! solo abre una ronda, y ahí está { $before }
i-say-holmes-waiting-deal = , se espera el reparto
i-say-holmes-waiting-start = , se espera The Game is Afoot!
i-say-holmes-waiting-play = , se espera una carta
i-say-holmes-waiting-window = , se espera una respuesta
i-say-holmes-waiting-plea = , se espera la declaración
i-say-holmes-waiting-arrest = , se espera el nombre de quien se acusa
i-say-holmes-waiting-held = , se esperan las manos
i-say-holmes-waiting-nothing = , no se espera nada
i-say-holmes-waiting-pass-left = , se esperan las cartas que se pasan
i-say-holmes-waiting-pass-right = , se esperan las manos que se pasan
i-say-holmes-waiting-redeal = , se espera el nuevo reparto
i-say-holmes-waiting-trade = , se espera el cambio
i-say-holmes-waiting-give = , se espera la carta que se pasa
i-say-holmes-waiting-reshuffle = , se espera que se baraje
i-say-holmes-waiting-dealer = , se espera a quien reparte

## The same at a seat: two or three words

i-say-holmes-short-refused = rechazado
i-say-holmes-short-refused-alibi-not-allowed = aquí no sirve Alibi
i-say-holmes-short-refused-already-answered = ya respondido
i-say-holmes-short-refused-window-closed = demasiado tarde
i-say-holmes-short-refused-not-your-turn = no es tu turno
i-say-holmes-short-refused-not-in-sequence = no sigue
i-say-holmes-short-refused-chit-mismatch = otra clase de lugar
i-say-holmes-short-refused-condition = ahora no
i-say-holmes-short-refused-defence-only = solo como respuesta
i-say-holmes-short-refused-use-escape = los villanos escapan
i-say-holmes-short-condition-Holmes = no tras Movement
i-say-holmes-short-condition-Watson = no tras Movement
i-say-holmes-short-condition-Mycroft = solo tras Londres
i-say-holmes-short-condition-Fleeing = solo tras Movement

## What may be entered: actions, fields and values of a form

i-say-holmes-action-hands = Todas las manos a la vez
i-say-holmes-action-held = Una mano
i-say-holmes-action-no-arrest = No detener a nadie
i-say-holmes-action-done = Las cartas se han movido
i-say-holmes-field-play-card = ¿Qué carta?
i-say-holmes-field-play-target = ¿Contra quién?
i-say-holmes-field-play-side = ¿Hacia qué lado?
i-say-holmes-field-play-drawn = ¿Recién robada?
i-say-holmes-field-play-in_sequence = ¿La carta anterior dice I Say (-10)?
i-say-holmes-field-play-villain = ¿Qué villano se va?
i-say-holmes-field-hands-totals = Lo que vale cada mano, sin villanos
i-say-holmes-field-hands-villains = Cada villano encontrado
i-say-holmes-field-plea-villains = Cada villano de la mano
i-say-holmes-field-sequence-learn = Recordarlo para
i-say-holmes-value-movement = Toda carta Movement
i-say-holmes-value-location = Todo lugar que encaje con la ficha
i-say-holmes-value-london = Todo lugar de Londres
i-say-holmes-value-country = Todo lugar del campo
i-say-holmes-value-information = Toda carta Information
i-say-holmes-value-action = Toda carta Action
i-say-holmes-prompt-deal = Repartir
i-say-holmes-prompt-play = Jugar
i-say-holmes-prompt-draw = Robar
i-say-holmes-prompt-keep = Quedársela
i-say-holmes-prompt-defend = Defenderse
i-say-holmes-prompt-arrest = Detener
i-say-holmes-prompt-plea = Declaración
i-say-holmes-prompt-escape = Escapar
i-say-holmes-prompt-no-arrest = Sin detención
i-say-holmes-prompt-done = Hecho
i-say-holmes-prompt-held = Mano
i-say-holmes-prompt-hands = Manos
i-say-holmes-prompt-sequence = Orden
i-say-holmes-prompt-i-say = I Say
i-say-holmes-prompt-deadline = Plazo
i-say-holmes-prompt-which = Qué botón
i-say-holmes-prompt-defence = Defensa
i-say-holmes-prompt-lift = Permitir
i-say-holmes-prompt-count = Recuento
i-say-holmes-prompt-chit = Ficha
i-say-holmes-prompt-score = Puntos
i-say-holmes-prompt-value = Valor
i-say-holmes-prompt-pass-a-card = Pasar una carta
i-say-holmes-prompt-give-a-card = Dar una carta
i-say-holmes-prompt-hand-passed-on = Mano pasada
i-say-holmes-entry-play = carta
i-say-holmes-entry-draw = robar
i-say-holmes-entry-keep = quedársela
i-say-holmes-entry-defend = defensa
i-say-holmes-entry-arrest = detención
i-say-holmes-entry-no-arrest = sin detención
i-say-holmes-entry-plea = declaración
i-say-holmes-entry-escape = escapar
i-say-holmes-entry-done = hecho
i-say-holmes-entry-held = mano
i-say-holmes-entry-hands = manos
i-say-holmes-entry-sequence = orden
i-say-holmes-entry-i-say = I Say
i-say-holmes-entry-deadline = plazo
i-say-holmes-entry-which = qué botón
i-say-holmes-entry-defence = defensa
i-say-holmes-entry-lift = permitir
i-say-holmes-entry-count = recuento
i-say-holmes-entry-chit = ficha
i-say-holmes-entry-score = puntos
i-say-holmes-entry-value = valor
i-say-holmes-term-opens = abre
i-say-holmes-term-card = carta
i-say-holmes-term-target = contra
i-say-holmes-term-side = lado
i-say-holmes-term-previous = anterior
i-say-holmes-term-next = siguiente
i-say-holmes-term-villain = villano
i-say-holmes-term-in_sequence = en su sitio
i-say-holmes-term-drawn = robada
i-say-holmes-term-with = con
i-say-holmes-term-none = nada
i-say-holmes-term-guilty = culpable
i-say-holmes-term-villains = villanos
i-say-holmes-term-what = qué
i-say-holmes-term-pass-left = pasar a la izquierda
i-say-holmes-term-pass-right = pasar a la derecha
i-say-holmes-term-redeal = repartir otra vez
i-say-holmes-term-trade = cambiar
i-say-holmes-term-give = dar
i-say-holmes-term-reshuffle = barajar
i-say-holmes-term-total = total
i-say-holmes-term-totals = totales
i-say-holmes-term-allow = permitir
i-say-holmes-term-learn = recordar
i-say-holmes-term-answer = respuesta
i-say-holmes-term-red = rojo
i-say-holmes-term-blue = azul
i-say-holmes-term-white = blanco
i-say-holmes-term-of = de
i-say-holmes-term-value = valor
i-say-holmes-term-pending = pendiente
i-say-holmes-term-delta = diferencia

## Answers on buttons

i-say-holmes-answer-draw = Robar una carta
i-say-holmes-answer-keep = Quedármela
i-say-holmes-answer-no-arrest = No detener a nadie
i-say-holmes-answer-hand-passed-on = He pasado mi mano
i-say-holmes-answer-deal = Repartir
i-say-holmes-answer-deal-opens = Repartir: abre { $who }
i-say-holmes-answer-opens = Abre { $who }
i-say-holmes-answer-against = { $card } contra
i-say-holmes-answer-with = { $card } con { $villain }
i-say-holmes-answer-escape = Escapar
i-say-holmes-answer-escape-with = Escapar con { $villains }
i-say-holmes-answer-not-guilty = No culpable
i-say-holmes-answer-guilty = Culpable
i-say-holmes-answer-guilty-of = Culpable: { $villains }
i-say-holmes-answer-arrest = Detener a { $who }
i-say-holmes-answer-no-defence = Sin defensa
i-say-holmes-answer-held-cards = { $who }: carta a carta
i-say-holmes-answer-held-total = { $who }: en total
i-say-holmes-answer-all-hands = Todas las manos …
i-say-holmes-answer-all-hands-guilty = Culpable, y todas las manos …
i-say-holmes-answer-pass = Pasar { $card }
i-say-holmes-answer-give = Dar { $card }
i-say-holmes-answer-done-pass-left = Todas las cartas están pasadas
i-say-holmes-answer-done-pass-right = Todas las manos están pasadas
i-say-holmes-answer-done-redeal = Las manos están repartidas
i-say-holmes-answer-done-trade = Las manos están cambiadas
i-say-holmes-answer-done-give = La carta está dada
i-say-holmes-answer-done-reshuffle = Los descartes están barajados
i-say-holmes-answer-which-red = Alibi (rojo)
i-say-holmes-answer-which-blue = Mastermind (azul)
i-say-holmes-answer-which-white = Sin defensa (blanco)
i-say-holmes-answer-sequence-yes = Sigue
i-say-holmes-answer-sequence-no = No sigue
i-say-holmes-answer-i-say-yes = Dice I Say
i-say-holmes-answer-i-say-no = No lo dice
i-say-holmes-answer-deadline-yes = A tiempo
i-say-holmes-answer-deadline-no = Tarde
i-say-holmes-answer-remember = { $answer }: recordar
i-say-holmes-answer-every-movement = { $answer }: toda carta Movement
i-say-holmes-answer-every-location = { $answer }: todo lugar que encaje con la ficha
i-say-holmes-answer-every-london = { $answer }: todo lugar de Londres
i-say-holmes-answer-every-country = { $answer }: todo lugar del campo
i-say-holmes-answer-every-information = { $answer }: toda carta Information
i-say-holmes-answer-every-action = { $answer }: toda carta Action
i-say-holmes-answer-none-movement = { $answer }: ninguna carta Movement
i-say-holmes-answer-none-location = { $answer }: ningún lugar que encaje con la ficha
i-say-holmes-answer-none-london = { $answer }: ningún lugar de Londres
i-say-holmes-answer-none-country = { $answer }: ningún lugar del campo
i-say-holmes-answer-none-information = { $answer }: ninguna carta Information
i-say-holmes-answer-none-action = { $answer }: ninguna carta Action

## What the dealer is asked, above the answers

i-say-holmes-asked-sequence = ¿Sigue { $card } a { $before }? Lee la última línea.
i-say-holmes-asked-i-say = ¿Ofrece { $before } I Say (-10)? Lee la última línea.
i-say-holmes-asked-value = ¿Cuánto vale { $card }?
i-say-holmes-asked-which = ¿Qué botón de { $who } fue antes?
i-say-holmes-asked-deadline = ¿Llegó a tiempo { $who }?

## The word of the moment: two or three words in large letters

i-say-holmes-now-arrest = { $by } detiene a { $who }
i-say-holmes-now-plea = { $who }: ¿culpable?
i-say-holmes-now-must-arrest = { $who } debe detener
i-say-holmes-now-may-arrest = { $who } puede detener
i-say-holmes-now-sequence = ¿Sigue?
i-say-holmes-now-i-say = ¿I Say en su sitio?
i-say-holmes-now-value = ¿Cuánto vale?
i-say-holmes-now-guilty = ¡Culpable!
i-say-holmes-now-escaped = { $who } escapa
i-say-holmes-now-won =
    { $n ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
i-say-holmes-now-deal = Repartid
i-say-holmes-now-start = Quién tiene The Game is Afoot!
i-say-holmes-now-plays = Juega { $who }
i-say-holmes-now-drawn = { $who }: ponla, o quédatela
i-say-holmes-now-answer = { $who }, ¿tu respuesta?
i-say-holmes-now-answer-left = { $who }, ¿tu respuesta? { $left }
i-say-holmes-now-count = Contad las manos
i-say-holmes-now-pass-left = Pasad una carta a la izquierda
i-say-holmes-now-pass-right = Pasad la mano a la derecha
i-say-holmes-now-redeal = Repartid otra vez las manos
i-say-holmes-now-trade = Cambiad las manos
i-say-holmes-now-give = Se da una carta
i-say-holmes-now-reshuffle = Barajad los descartes

## What was decided about a seat, beside its name

i-say-holmes-seat-started = abre
i-say-holmes-seat-turn = su turno
i-say-holmes-seat-drew = roba una carta
i-say-holmes-seat-kept = se la queda
i-say-holmes-seat-declined = sin defensa
i-say-holmes-seat-window-closed = se acabó el tiempo
i-say-holmes-seat-not-guilty = no culpable
i-say-holmes-seat-cleared = no culpable
i-say-holmes-seat-hand-taken = roba una mano nueva
i-say-holmes-seat-went-out = puso la última carta
i-say-holmes-seat-flag = lo mira quien reparte
i-say-holmes-seat-played = puso { $card }
i-say-holmes-seat-discarded = aparta { $card }
i-say-holmes-seat-draws =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
i-say-holmes-seat-window = { $against }: ¿{ $defences }?
i-say-holmes-seat-defended = ¡{ $card }!
i-say-holmes-seat-points-i-say = { $points } puntos: I Say
i-say-holmes-seat-points-telegram = { $points } puntos: Telegram
i-say-holmes-seat-points-fleeing = { $points } puntos: Fleeing
i-say-holmes-seat-guilty = culpable: { $villains }
i-say-holmes-seat-escaped = escapó: { $villains }
i-say-holmes-seat-detected = hallado: { $villains }
i-say-holmes-seat-fault = { $input }: { $reason }
i-say-holmes-seat-fault-all = sensores: { $reason }
i-say-holmes-seat-score = { $points } puntos
i-say-holmes-seat-won = gana la partida
i-say-holmes-seat-trade = cambia la mano
i-say-holmes-seat-sees =
    { $n ->
        [one] ve { $n } carta de { $who }
       *[other] ve { $n } cartas de { $who }
    }
i-say-holmes-seat-sees-hand = ve la mano de { $who }
i-say-holmes-seat-shows =
    { $n ->
        [one] enseña { $n } carta
       *[other] enseña { $n } cartas
    }
i-say-holmes-seat-shows-hand = enseña la mano
i-say-holmes-seat-sees-highest = ve una carta de { $who }
i-say-holmes-seat-shows-highest = enseña la más alta
i-say-holmes-seat-gives = da una carta a { $who }
i-say-holmes-seat-gets = recibe una carta de { $by }
i-say-holmes-seat-arrests = detiene a { $who }
i-say-holmes-seat-arrested = bajo arresto

## Numbers beside a name and in the middle of the table: one short word each

i-say-holmes-figure-score = puntos
i-say-holmes-figure-after = tras
i-say-holmes-figure-chit = ficha
i-say-holmes-short-afoot = Afoot!

## What each button is for, in a word or two

i-say-holmes-input-red = Alibi
i-say-holmes-input-blue = Mastermind
i-say-holmes-input-white = sin defensa / pasado

## The photo finish

i-say-holmes-photo-red = Alibi
i-say-holmes-photo-blue = Mastermind
i-say-holmes-photo-white = sin defensa
i-say-holmes-photo-deadline = A tiempo, o tarde
i-say-holmes-photo-time-up = fin del tiempo
i-say-holmes-photo-too-close = Demasiado justo: a { $gap } del plazo, seguro a { $doubt }
i-say-holmes-photo-which = Qué respuesta fue antes

## The owner's file of cards: what is wrong with it, and what is expected instead

i-say-holmes-file-head =
    # Las cartas de I Say, Holmes!: lo que da la hoja de reglas impresa. Completa lo que dice tu
    # propio ejemplar, y nombra este archivo en el perfil de tu mesa:
    #
    #   [packs]
    #   { $example }
    #
    # value    lo que vale la carta en una mano: de 1 a 50
    # deal     el número de su esquina: de 3 a 8
    # next     su última línea: movement, location, london, country, information, action, i-say, o
    #          un título; "location" es un lugar que encaja con la ficha
    # partial  true: puede haber más impreso; por todo lo demás se pregunta a quien reparte
    # never    lo que se sabe que no está impreso ahí
i-say-holmes-file-unread = no se puede leer ({ $why })
i-say-holmes-file-unread-expected = un archivo; companion cards > my-cards.toml hace uno
i-say-holmes-file-not-utf8 = no es UTF-8
i-say-holmes-file-not-utf8-expected = un archivo de texto en UTF-8
i-say-holmes-file-not-toml = no es TOML ({ $why })
i-say-holmes-file-not-toml-expected = TOML: un [[card]] por cada título
i-say-holmes-file-unknown = pone "{ $name }"
i-say-holmes-file-unknown-expected = deck_size, y un [[card]] por cada título
i-say-holmes-file-deck-size = deck_size es { $size }
i-say-holmes-file-deck-size-expected = { $size }, como dicen las reglas
i-say-holmes-file-no-list = "card" no es una lista de tablas
i-say-holmes-file-no-list-expected = un [[card]] por cada título
i-say-holmes-file-card = carta { $number }
i-say-holmes-file-no-title = sin título
i-say-holmes-file-title = título "{ $title }"
i-say-holmes-file-title-expected = un título de la hoja de reglas, como "Train"
i-say-holmes-file-twice = "{ $title }" está dos veces
i-say-holmes-file-twice-expected = cada título una vez
i-say-holmes-file-printed = { $name } es "{ $value }"
i-say-holmes-file-nothing-expected = nada ahí
i-say-holmes-file-odd = no se puede completar tal como está escrito
i-say-holmes-file-odd-expected = { "[[card]]" } con una línea por clave; escríbelo así, o añádelo a mano
i-say-holmes-file-unwritten = no se puede escribir ({ $why })
i-say-holmes-file-unwritten-expected = un archivo que puedas escribir

## The page of rules

i-say-holmes-page-about = Una historia contada carta a carta: cada una dice qué clases pueden seguirla. Pon lo que encaje, acusa, defiéndete fuera de turno, y suelta tus cartas antes de que encuentren a tu villano.
i-say-holmes-page-length = de 30 a 60 minutos
i-say-holmes-page-line = Una historia en cartas: acusa y defiende.
i-say-holmes-page-needs = los tres botones de cada puesto para defensas contra el reloj; una consola o una pantalla para las cartas; una baraja de I Say, Holmes!
i-say-holmes-page-input-red = respondes a un ataque con un Alibi. Ponlo también.
i-say-holmes-page-input-blue = respondes a un ataque con un Mastermind. Ponlo también.
i-say-holmes-page-input-white = no tienes defensa. Mientras se pasan cartas: has pasado la tuya.
i-say-holmes-page-option-rounds = Cuánto dura
i-say-holmes-page-option-rounds-1 = una ronda
i-say-holmes-page-option-rounds-3 = tres rondas
i-say-holmes-page-option-rounds-5 = cinco rondas
i-say-holmes-page-option-window-us = Tiempo de defensa
i-say-holmes-page-option-window-us-12000000 = 12 segundos
i-say-holmes-page-option-window-us-20000000 = 20 segundos
i-say-holmes-page-option-window-us-6000000 = 6 segundos
i-say-holmes-page-deal = El reparto
i-say-holmes-page-deal-1 = Cada cual recibe seis cartas de las que tienen un número no mayor que el de personas. Las demás son el mazo.
i-say-holmes-page-deal-2 = Lo que tienes, y cuánto, es tu secreto.
i-say-holmes-page-deal-3 = Quien tiene The Game is Afoot! la pone primero. El turno va a la izquierda.
i-say-holmes-page-turn = Tu turno
i-say-holmes-page-turn-1 = Pon una carta de una clase que nombre la última línea de la carta anterior, o una carta I Say. Anota su título, y contra quién va.
i-say-holmes-page-turn-2 = Si no tienes nada que encaje, roba una carta. Si esa encaja, ponla; si no, quédatela.
i-say-holmes-page-turn-3 = Las cartas Movement dicen adónde va la historia: un Train cambia entre Londres y el campo; Hansom Cab, Boat y Foot Chase se quedan. Un lugar tiene que estar donde dice la ficha.
i-say-holmes-page-turn-4 = Boat, Foot Chase, I Suspect, Inspector y Scotland Yard hacen robar a alguien. Telegram cuesta diez puntos. Clue, Disguise y Deduction te dejan ver cartas.
i-say-holmes-page-turn-5 = Las cartas I Say encajan siempre y dejan la historia como estaba. Si la última línea las nombra, quitan diez puntos.
i-say-holmes-page-defence = Defensa
i-say-holmes-page-defence-1 = Quien recibe un ataque tiene doce segundos. Un Alibi ({ $red }) evita el castigo, y todos pasan una carta a la izquierda. Un Mastermind ({ $blue }) evita aún más; las manos enteras van a la derecha, y el turno es de quien se defendió.
i-say-holmes-page-defence-2 = Un Alibi no sirve contra Holmes, Telegram, Disguise, Clue, Deduction ni Mycroft.
i-say-holmes-page-villains = Villanos y detenciones
i-say-holmes-page-villains-1 = Un villano no se puede poner. Quien en su turno solo tiene villanos los descubre y escapa.
i-say-holmes-page-villains-2 = Una detención nombra a una persona. Culpable: la ronda termina. No culpable: esa mano va a quien acusó, y se roban otras tantas cartas.
i-say-holmes-page-villains-3 = Quien pone su última carta tiene que detener a alguien. Quien entonces no es culpable tiene que detener a la persona siguiente.
i-say-holmes-page-score = Puntos
i-say-holmes-page-score-1 = Cada cual suma los valores de sus cartas, menos los villanos que nadie encontró. Quien hizo la detención resta el valor de los villanos, quien es culpable lo suma. Quien escapó resta esos villanos.
i-say-holmes-page-score-2 = Gana el total más bajo tras las rondas acordadas. Puede ser menos que nada.
i-say-holmes-page-judged = Lo que decide la máquina
i-say-holmes-page-judged-1 = De quién es el turno, si una carta encaja hasta donde se conoce su última línea, dónde está la ficha, y cuántas cartas van adónde. Nunca dice cuántas tiene nadie.
i-say-holmes-page-judged-2 = Si una defensa llegó a tiempo, al milisegundo. Si es demasiado justo, decide quien reparte; también cuando se pulsaron dos botones a la vez.
i-say-holmes-page-judged-3 = No conoce todas las últimas líneas. Pregunta a quien reparte, y puede recordar la respuesta.

## The lesson: what a learner reads

i-say-holmes-lesson-about = Sigue la historia, roba, mira una mano, defiéndete, dilo, detén a alguien.
i-say-holmes-lesson-welcome = I Say, Holmes! en cuatro minutos, con dos rivales con paciencia.
i-say-holmes-lesson-drew = Robaste una carta, aunque tienes una que sigue la historia: esa hay que ponerla.
i-say-holmes-lesson-story = Está puesta The Game is Afoot!, y su última línea dice qué puede seguir: Movement. Tienes un Hansom Cab, que lo es. Ponlo: toca la carta, o escribe su número.
i-say-holmes-lesson-story-praise = La historia sigue: tras un Hansom Cab viene un lugar. Cada carta nombra lo que puede seguir.
i-say-holmes-lesson-draw = Otra vez debería seguir una carta Movement, y esta vez no tienes. Quien no tiene nada que encaje roba una carta: elige robar.
i-say-holmes-lesson-draw-praise = Si encaja, la pones enseguida; si no, te la quedas. De un modo u otro, el turno sigue.
i-say-holmes-lesson-look = La historia ha llegado a Londres, donde se averiguan cosas. Pon tu Disguise contra { $name2 }: tendrá que enseñarte la carta que más vale.
i-say-holmes-lesson-look-other = Miraste a otra persona, que no tiene villano: elige a { $name2 }.
i-say-holmes-lesson-look-praise = ¡Moriarty, un villano! Recuerda quién lo tiene: solo tú lo has visto.
i-say-holmes-lesson-defend = { $name3 } sospecha de ti: I Suspect te hace robar una carta, si no te defiendes. Tienes un Alibi: responde con { $red }. En una mesa hay doce segundos para eso.
i-say-holmes-lesson-defend-none = Dijiste que no tenías defensa, y tuviste que robar: { $red } es tu Alibi.
i-say-holmes-lesson-defend-mastermind = { $blue } es un Mastermind, y no tienes: tu Alibi es { $red }.
i-say-holmes-lesson-defend-late = Se acabó tu tiempo, y tuviste que robar: pulsa { $red } antes.
i-say-holmes-lesson-defend-praise = Evitado. Tras un Alibi todos pasan una carta suya a la izquierda.
i-say-holmes-lesson-i-say = Las cartas I Say se pueden poner siempre, y dejan la historia como estaba. La última línea del Train hasta las nombra: entonces quitan 10 puntos. Pon Deduction, contra quien quieras.
i-say-holmes-lesson-i-say-other = Esa carta siguió la historia, pero no es una carta I Say: pon Deduction.
i-say-holmes-lesson-i-say-praise = 10 puntos menos, y gana el total más bajo. Y ves toda esa mano, debajo de la tuya.
i-say-holmes-lesson-arrest = Ahora a por Moriarty: hay un Disguise puesto, y puede seguirle un Arrest. Pon tu Arrest contra { $name2 }, cuya mano has visto.
i-say-holmes-lesson-arrest-not-guilty = No culpable: ahí no hay villano, y tienes que quedarte toda esa mano.
i-say-holmes-lesson-arrest-other = Esa carta siguió la historia, pero no detiene a nadie: pon Arrest.
i-say-holmes-lesson-arrest-praise = ¡Culpable! La ronda termina: el villano cuenta a tu favor, y en contra de quien lo tenía.
i-say-holmes-lesson-finish = No hay nada más que saber.

## On paper: what is printed, and what is wrong with an owner's list

i-say-holmes-card-counts = vale { $n }
i-say-holmes-card-deal = reparto { $n }
i-say-holmes-file-copies = copies = { $number }
i-say-holmes-file-copies-expected = un número entero de 0 a { $most }
i-say-holmes-file-deck-many = { $n } cartas
i-say-holmes-file-deck-many-expected = de 1 a { $most } para imprimir
