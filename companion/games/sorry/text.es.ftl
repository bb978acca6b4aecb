## Colours and squares

sorry-colour-red = rojo
sorry-colour-blue = azul
sorry-colour-yellow = amarillo
sorry-colour-green = verde
sorry-square-start = salida
sorry-square-home = meta
sorry-letter-red = R
sorry-letter-blue = A
sorry-letter-yellow = M
sorry-letter-green = V
sorry-letter-start = S
sorry-letter-home = T

## What each card asks for, in a few words below the card

sorry-card-1 = sacar un peón, o 1 adelante
sorry-card-2 = sacar un peón, o 2 adelante; otra vez
sorry-card-3 = 3 adelante
sorry-card-4 = 4 atrás
sorry-card-5 = 5 adelante
sorry-card-7 = 7 adelante, con un peón o dos
sorry-card-8 = 8 adelante
sorry-card-10 = 10 adelante, o 1 atrás
sorry-card-11 = 11 adelante, o cambiar de sitio
sorry-card-12 = 12 adelante
sorry-card-SORRY = de la salida al sitio de un rival

## Moves in sentences: "red 4 to 16, sliding to 19, sending back green from 17"

sorry-part-goes = { $colour } de { $from } a { $to }
sorry-part-changes = { $part }, cambia de sitio con { $colour }
sorry-part-slides = { $part }, se desliza a { $to }
sorry-part-sends = { $part }, devuelve a { $men }
sorry-man-from = { $colour } desde { $at }
sorry-part-then = { $first }, luego { $second }
sorry-move-numbered = { $number }) { $parts }
sorry-men-of = { $colour } { $squares }

## Moves on a button: "R 4 → 16, slides 19, green back"

sorry-step-changes = { $man } { $from } ⇄ { $other } { $to }
sorry-step-out = { $man } sale
sorry-step-goes = { $man } { $from } → { $to }
sorry-step-slides = { $step }, desliza { $to }
sorry-step-back = { $step }, { $who } atrás
sorry-step-and = { $first } y { $second }

## Verdicts

sorry-verdict-answered-accept = { $who } acepta.
sorry-verdict-answered-drop = { $who } se retira.
sorry-verdict-board = El tablero queda corregido: { $men }.
sorry-verdict-call-double = ¡{ $who } dobla! { $asked }: ¿aceptar o retirarse?
sorry-verdict-call-redouble = ¡{ $who } redobla! { $asked }: ¿aceptar o retirarse?
sorry-verdict-colours = Colores: { $colours }.
sorry-verdict-dealt =
    { $n ->
        [one] Las cartas están listas: { $n } carta en el mazo.
       *[other] Las cartas están listas: { $n } cartas en el mazo.
    }
sorry-verdict-dealt-hands =
    { $n ->
        [one] Las cartas están listas: { $n } carta en el mazo, manos: { $hands }.
       *[other] Las cartas están listas: { $n } cartas en el mazo, manos: { $hands }.
    }
sorry-verdict-discarded = { $who } no puede jugar y se descarta.
sorry-verdict-doubt = Demasiado justo: { $question } { $between }, { $apart }. ¿Quien reparte?
sorry-verdict-drawn = { $who } descubre { $card }; quedan { $left }.
sorry-verdict-extra-draw = { $who } tiene una carta más.
sorry-verdict-forfeit = { $who } no tiene jugada con { $card }.
sorry-verdict-hand = { $who } tiene { $cards }.
sorry-verdict-lead = Empieza { $who }, con { $card }.
sorry-verdict-moved = { $who } juega { $card }: { $parts }.
sorry-verdict-moved-only = { $who } juega { $card }, la única jugada: { $parts }.
sorry-verdict-moves-forced = { $who } tiene que jugar { $card }: { $moves }.
sorry-verdict-moves-one = { $who } puede jugar { $card } o renunciar: { $moves }.
sorry-verdict-moves-many = { $who } tiene { $n } jugadas con { $card }: { $moves }.
sorry-verdict-moves-may-pass = { $who } tiene { $n } jugadas con { $card }, y puede renunciar a todas: { $moves }.
sorry-verdict-passed = { $who } renuncia al cambio.
sorry-verdict-picked = { $who } mira la jugada { $move }.
sorry-verdict-refilled = { $who } toma una carta; quedan { $left }.
sorry-verdict-reshuffle =
    { $n ->
        [one] El mazo se acabó: barajad { $n } carta.
       *[other] El mazo se acabó: barajad { $n } cartas.
    }
sorry-verdict-ruled = Quien reparte decide: { $ruling }.
sorry-verdict-score = { $won }. Este juego: { $hand }. En total: { $total }.
sorry-winner-has = La victoria da { $normal }
sorry-winner-has-bonus = La victoria da { $normal } y { $bonus } de premio
sorry-winner-has-times = La victoria da { $normal }, por { $times }
sorry-winner-has-bonus-times = La victoria da { $normal } y { $bonus } de premio, por { $times }
sorry-verdict-stake-twice = El juego cuenta doble; juegan: { $players }.
sorry-verdict-stake = El juego cuenta { $times } veces; juegan: { $players }.
sorry-verdict-tie = { $names } empatan por empezar y vuelven a sacar.
sorry-verdict-turn = Turno de { $who } ({ $colour }).
sorry-verdict-won =
    { $n ->
        [one] Gana { $names }. Juegos ganados: { $games }.
       *[other] Ganan { $names }. Juegos ganados: { $games }.
    }
sorry-verdict-won-double =
    { $n ->
        [one] { $names } gana un juego doble. Juegos ganados: { $games }.
       *[other] { $names } ganan un juego doble. Juegos ganados: { $games }.
    }
sorry-verdict-won-drop-out =
    { $n ->
        [one] Gana { $names }: los demás se retiraron. Juegos ganados: { $games }.
       *[other] Ganan { $names }: los demás se retiraron. Juegos ganados: { $games }.
    }
sorry-verdict-won-drop-out-double =
    { $n ->
        [one] { $names } gana un juego doble: los demás se retiraron. Juegos ganados: { $games }.
       *[other] { $names } ganan un juego doble: los demás se retiraron. Juegos ganados: { $games }.
    }

## What is in doubt, within sorry-verdict-doubt

sorry-doubt-draw-or-commit = ¿estaba hecha la jugada al sacar la carta siguiente?
sorry-doubt-two-calls = ¿quién dobló primero?
sorry-doubt-call-or-win = ¿se dobló antes de la jugada ganadora?

## What was ruled, within sorry-verdict-ruled

sorry-ruled-draw-stands = la carta sacada vale
sorry-ruled-draw-void = la carta sacada no vale, se saca otra vez
sorry-ruled-caller = queda claro quién dobló primero
sorry-ruled-call-stands = el doble vale
sorry-ruled-win-stands = la jugada ganadora vale

## How the board stands, line by line

sorry-state-phase = Fase { $phase }
sorry-state-turn = Fase { $phase }, turno de { $who }
sorry-state-card = Fase { $phase }, turno de { $who } con { $card }
sorry-state-men = peones: { $men }
sorry-state-no-men = peones: aún ninguno
sorry-state-pack =
    { $n ->
        [one] mazo: { $n } carta
       *[other] mazo: { $n } cartas
    }
sorry-state-total = total: { $total }
sorry-phase-dealing = reparto
sorry-phase-lead-draw = quién empieza
sorry-phase-colours = colores
sorry-phase-draw = sacar
sorry-phase-move = jugada
sorry-phase-refill = tomar
sorry-phase-call = doble
sorry-phase-ruling = decisión
sorry-phase-over = fin

## Why something is refused: half a sentence, which may stand alone or follow a colon

sorry-refused-already-answered = esa respuesta ya está dada
sorry-refused-bad-board = los peones no pueden estar así: uno por casilla, y ningún bando entero en la meta
sorry-refused-bad-pack = esas no son las cartas del mazo
sorry-refused-bad-ruling = eso no responde a la pregunta
sorry-refused-call-pending = un doble espera respuestas
sorry-refused-card-due = primero hay que descubrir una carta
sorry-refused-card-exhausted = de esas ya salieron todas
sorry-refused-card-open = ya se está jugando una carta
sorry-refused-choose-first = primero hay que elegir
sorry-refused-colour-taken = ese color está cogido
sorry-refused-deal-due = primero hay que barajar y repartir
sorry-refused-dropped-out = quien se retiró está fuera hasta el próximo juego
sorry-refused-game-over = el juego ha terminado
sorry-refused-must-move = hay una jugada hacia delante, así que hay que hacerla
sorry-refused-no-call = nadie ha doblado
sorry-refused-no-legal-move = esa carta no se puede jugar
sorry-refused-no-such-card = esa carta no existe
sorry-refused-no-such-move = ninguna jugada tiene ese número
sorry-refused-nothing-to-rule = no hay nada que decidir
sorry-refused-not-in-hand = esa carta no está en la mano
sorry-refused-not-in-mode = eso no es de esta forma de jugar
sorry-refused-not-your-turn = es el turno de otra persona
sorry-refused-play-not-complete = la jugada anterior no está completa
sorry-refused-playable-card-held = hay una carta en la mano que se puede jugar
sorry-refused-refill-due = primero hay que completar la mano
sorry-refused-ruling-pending = primero se pregunta a quien reparte
sorry-refused-unused-input = eso no significa nada en este juego

## The same at a seat whose press was refused: a few words

sorry-short-refused-play-not-complete = pronto: antes la jugada
sorry-short-refused-refill-due = pronto: antes toma una carta
sorry-short-refused-not-your-turn = es el turno de otra persona
sorry-short-refused-choose-first = elige antes una jugada
sorry-short-refused-card-due = antes descubre una carta
sorry-short-refused-card-open = hay una carta: juega antes
sorry-short-refused-deal-due = antes barajar y repartir
sorry-short-refused-call-pending = antes responde al doble
sorry-short-refused-ruling-pending = espera a quien reparte
sorry-short-refused-already-answered = ya respondió
sorry-short-refused-dropped-out = fuera hasta el próximo juego
sorry-short-refused-game-over = el juego ha terminado
sorry-short-refused-not-in-mode = aquí no se dobla
sorry-short-refused-unused-input = no sirve en este juego
sorry-short-refused-late-arrival = llegó tarde para contar
sorry-short-refused-paused = no cuenta: la mesa está en pausa

## What may be entered: questions, actions, fields and values of a form

sorry-question-answer = { $seat }: ¿aceptar el doble, o retirarse?
sorry-question-draw-stands = ¿Estaba hecha la jugada al sacar la carta siguiente?
sorry-question-draw-void = ¿Estaba hecha la jugada al sacar la carta siguiente?
sorry-question-caller = ¿Quién dobló primero?
sorry-question-call-stands = ¿Se dobló antes de la jugada ganadora?
sorry-question-win-stands = ¿Se dobló antes de la jugada ganadora?
sorry-action-answer = Respuesta de { $seat }
sorry-action-draw-stands = Sí: la carta vale
sorry-action-draw-void = No: se saca otra vez
sorry-action-caller = Dobló primero
sorry-action-call-stands = Sí: el doble vale
sorry-action-win-stands = No: el juego está ganado
sorry-action-board = Corregir los peones
sorry-action-card = La carta de { $seat }
sorry-action-colour = Color de { $seat }
sorry-action-discard = { $seat } se descarta
sorry-action-double = { $seat } dobla
sorry-action-draw = { $seat } saca carta
sorry-action-lead-draw = { $seat } saca para empezar
sorry-action-move = La jugada de { $seat }
sorry-action-pass = { $seat } renuncia
sorry-field-board-men = Toca un peón, luego la casilla donde está.
sorry-prompt-deal = Repartir
sorry-entry-lead-draw = sacar para empezar
sorry-entry-colour = color
sorry-entry-draw = sacar
sorry-entry-card = carta
sorry-entry-move = jugada
sorry-entry-pass = renuncia
sorry-entry-discard = descarte
sorry-entry-double = doble
sorry-entry-answer = respuesta
sorry-entry-draw-stands = carta válida
sorry-entry-draw-void = carta nula
sorry-entry-caller = primer doble
sorry-entry-call-stands = doble válido
sorry-entry-win-stands = victoria válida
sorry-entry-board = tablero
sorry-term-order = orden
sorry-term-card = carta
sorry-term-colour = color
sorry-term-red = rojo
sorry-term-blue = azul
sorry-term-yellow = amarillo
sorry-term-green = verde
sorry-term-move = jugada
sorry-term-hand = mano
sorry-term-answer = respuesta
sorry-term-accept = aceptar
sorry-term-drop = retirarse
sorry-term-men = peones
sorry-term-start = salida
sorry-term-home = meta

## Answers on buttons

sorry-answer-card = { $who }: { $card }
sorry-answer-discard = descartar { $card }
sorry-answer-colour-red = { $who }: rojo
sorry-answer-colour-blue = { $who }: azul
sorry-answer-colour-yellow = { $who }: amarillo
sorry-answer-colour-green = { $who }: verde
sorry-answer-answer-accept = { $who }: aceptar
sorry-answer-answer-drop = { $who }: retirarse
sorry-answer-draw = { $who } saca
sorry-answer-pass = { $who } renuncia
sorry-answer-double = { $who } dobla

## What the dealer is asked

sorry-asked-draw-or-commit = ¿Estaba hecha la jugada al sacar la carta siguiente?
sorry-asked-two-calls = ¿Quién dobló primero?
sorry-asked-call-or-win = ¿Se dobló antes de la jugada ganadora?

## The photo finish

sorry-photo-draw-or-commit = La jugada contra la carta siguiente
sorry-photo-two-calls = Quién dobló primero
sorry-photo-call-or-win = La jugada ganadora contra el doble
sorry-photo-white = { $who }, jugada
sorry-photo-pile = { $who }, carta
sorry-photo-red = { $who }, doble

## The word of the moment, in the middle of the board. A name before its colon has a line of its own.

sorry-now-shuffle = Barajad el mazo
sorry-now-deal = Barajad y repartid
sorry-now-lead = Sacad para empezar
sorry-now-colours = Elegid un color
sorry-now-play-card = { $who }: juega una carta
sorry-now-draw-card = { $who }: saca una carta
sorry-now-make-or-decline = { $who }: juega, o renuncia
sorry-now-make = { $who }: haz la jugada
sorry-now-picked = { $who }: ¿jugada { $move }?
sorry-now-choose = { $who }: elige una jugada
sorry-now-take-card = { $who }: toma una carta
sorry-now-call = ¿Aceptar o retirarse?

## What a seat does next, beside its name

sorry-todo-play-or-discard = juega una carta, o descarta una
sorry-todo-pack = toca el mazo
sorry-todo-choose = azul: otra jugada   blanco: hecho
sorry-todo-done-or-decline = blanco: hecho, o renuncia
sorry-todo-done = juega; luego blanco, o la carta siguiente
sorry-todo-play = juega una carta
sorry-todo-turn-up = descubre una carta
sorry-todo-lead = saca para empezar
sorry-todo-colour = elige un color
sorry-todo-discard = ninguna carta sirve: descarta una
sorry-todo-answer = blanco acepta, azul se retira

## What was decided about a seat, beside its name

sorry-seat-drawn = sacó { $card }
sorry-seat-moved = jugó { $card }
sorry-seat-moved-home =
    { $n ->
        [one] jugó { $card }, un peón en la meta
       *[other] jugó { $card }, dos peones en la meta
    }
sorry-seat-moved-back = jugó { $card }, { $n } devueltos
sorry-seat-moved-slides = jugó { $card }, se desliza
sorry-seat-forfeit = sin jugada con { $card }
sorry-seat-call-double = dobla
sorry-seat-call-redouble = redobla
sorry-seat-answered-accept = acepta
sorry-seat-answered-drop = se retira
sorry-seat-lead = empieza
sorry-seat-won = gana
sorry-seat-passed = renuncia
sorry-seat-extra-draw = una carta más
sorry-seat-discarded = se descarta
sorry-seat-refilled = tomó una carta
sorry-seat-score = +{ $points } puntos
sorry-seat-with = con { $partner }
sorry-seat-out = fuera

## Numbers beside a name and in the middle of the table: one short word each

sorry-figure-home = meta
sorry-figure-points = puntos
sorry-figure-won = ganados
sorry-figure-hand = mano
sorry-figure-pack = mazo
sorry-figure-stake = cuenta por
sorry-board-pack = mazo { $n }
sorry-board-stake = cuenta { $n } veces
sorry-board-stake-short = cuenta x{ $n }

## What each button and pad is for, in a word

sorry-input-white = hecho
sorry-input-red = doblar
sorry-input-blue = otra
sorry-input-pile = mazo

## Squares of the board on a phone

sorry-place-1 = tobogán { $colour }, hasta { $short }
sorry-place-2 = aquí entra { $colour }, a S1
sorry-place-3 = rombo { $colour }
sorry-place-4 = círculo { $colour }, ante su salida
sorry-place-9 = tobogán { $colour }, hasta { $long }
sorry-place-13 = fin del tobogán { $colour }
sorry-place-zone = zona segura { $colour }

## The page of rules

sorry-page-about = Una carrera en un tablero, según las reglas de 1950. Las cartas mueven los peones. Lleva tus cuatro peones una vuelta entera hasta la meta, y devuelve a quien esté donde llegas.
sorry-page-length = de 30 a 60 minutos
sorry-page-line = Lleva los tuyos, devuelve a los otros.
sorry-page-needs = una pantalla o una consola; tres botones y una placa para el mazo son una comodidad; un tablero con peones y mazo, o el del propio Companion
sorry-page-name-pile = un toque al mazo
sorry-page-input-pile = tocas el mazo: sacas, o completas tu mano.
sorry-page-input-blue = miras la jugada siguiente de la lista. Cuando alguien ha doblado: te retiras.
sorry-page-input-white = has hecho la jugada que se muestra. Cuando alguien ha doblado: aceptas.
sorry-page-input-red = doblas, en el juego por puntos.
sorry-page-option-mode = Cómo se juega
sorry-page-option-mode-single = cada cual por su cuenta
sorry-page-option-mode-partnership = por parejas, dos contra dos
sorry-page-option-mode-points = por puntos, con dobles
sorry-page-option-extra-one = El mazo
sorry-page-option-extra-one-false = 44 cartas
sorry-page-option-extra-one-true = 45 cartas, con un 1 más
sorry-page-turn = Tu turno
sorry-page-turn-1 = Saca una carta con { $pile }, y haz lo que dice. El tablero muestra todas las jugadas, cada una con su número. Elige una tocando el peón y adónde va, por su número, o con { $blue }; luego mueve tu peón y pulsa { $white }.
sorry-page-turn-2 = Si solo hay una jugada, hazla; no hace falta pulsar nada. Cuenta como hecha cuando se saca la carta siguiente. Una jugada que gana se confirma con { $white }.
sorry-page-turn-3 = Una carta que se puede jugar se tiene que jugar, y entera. Si no hay ninguna jugada, el turno pasa a la izquierda.
sorry-page-turn-4 = Un peón que acaba en la casilla de un rival lo devuelve a su salida. Dos peones nunca comparten casilla, y nadie cae sobre uno propio.
sorry-page-turn-5 = A la meta se llega con el número exacto. Las cinco casillas anteriores son seguras, y solo tus peones pueden entrar.
sorry-page-cards = Las cartas
sorry-page-cards-1 = 1: saca un peón, o 1 adelante. 2: saca un peón, o 2 adelante; luego otra carta.
sorry-page-cards-2 = 3, 5, 8, 12: tantas adelante. 4: 4 atrás.
sorry-page-cards-3 = 7: 7 adelante, o repartidas entre dos peones; todas.
sorry-page-cards-4 = 10: 10 adelante, o 1 atrás. Si no se puede adelante, hay que ir atrás.
sorry-page-cards-5 = 11: 11 adelante, o cambiar de sitio con un rival. Si no se puede adelante, se puede renunciar al cambio.
sorry-page-cards-6 = SORRY!: un peón de tu salida ocupa el sitio de un rival, que vuelve a la suya.
sorry-page-slides = Toboganes
sorry-page-slides-1 = Si acabas en el triángulo de otro color, te deslizas hasta el final. Todos los que están en él vuelven a la salida, también los tuyos. Los triángulos de tu color no hacen nada.
sorry-page-numbers = Los números de las casillas
sorry-page-numbers-1 = Las 60 casillas del borde se numeran como andan los peones: 0 es la esquina donde empieza el lado rojo, luego 15 el azul, 30 el amarillo y 45 el verde.
sorry-page-numbers-2 = Contando desde cada esquina: 1 es el triángulo de un tobogán que acaba en 4; en 2 entra ese color; 3 es su rombo; 4 es el círculo ante su salida; 9 es el triángulo de un tobogán que acaba en 13. Así, el círculo azul es 15 y 4: casilla 19.
sorry-page-numbers-3 = Las cinco casillas seguras son de S1 a S5, luego viene la meta. Pantalla, jugadas y teléfonos usan estos números.
sorry-page-ways = Otras formas de jugar
sorry-page-ways-1 = Por parejas, con cuatro personas: rojo con amarillo, azul con verde. Una carta puede mover peones de cualquiera de los dos. La pareja que llega antes de que un rival tenga los cuatro en la meta gana dos juegos.
sorry-page-ways-2 = Por puntos: todos tienen cinco cartas, juegan una y toman una. En cada círculo empieza un peón. Si ninguna carta se puede jugar, descarta una.
sorry-page-score = Puntos
sorry-page-score-1 = Gana quien tiene antes cuatro peones en la meta; por parejas, la primera con ocho.
sorry-page-score-2 = Por puntos: 5 por cada peón tuyo en la meta. Quien gana suma 5 por cada peón de los demás en la meta, y un premio: 100 si no tienen ninguno, 50 si nadie tiene más de uno, 25 si nadie tiene más de dos.
sorry-page-score-3 = Se puede doblar en cualquier momento. Los demás aceptan, o se retiran y no puntúan. Si todos se retiran, quien dobló gana 25.
sorry-page-judged = Lo que decide la máquina
sorry-page-judged-1 = Refleja el tablero, lista las jugadas, y sabe a quién devuelve cada una. A quien saca antes de que la jugada esté completa se le dice; la carta vuelve.
sorry-page-judged-2 = Tres cosas pueden ser demasiado justas: la carta siguiente contra la jugada anterior, dos dobles a la vez, un doble contra la jugada ganadora. Decide quien reparte.
sorry-page-judged-3 = Un peón mal movido se corrige: deshaz la jugada, o anota cómo está de verdad el tablero.

## The lesson: what a learner reads

sorry-lesson-about = Saca y sal, elige una jugada, reparte un 7, deslízate, y di SORRY!
sorry-lesson-welcome = Sorry! en tres minutos, contra un rival con paciencia.
sorry-lesson-start = Eres el rojo, y tus cuatro peones esperan en su salida. Saca una carta: { $pile }. Solo un 1 o un 2 deja salir a un peón; esta vez será un 2. Haz la jugada con { $white }.
sorry-lesson-start-praise = Tu primer peón está fuera. Después de un 2 sacas otra vez, hicieras lo que hicieras con él.
sorry-lesson-choose = Saca: { $pile }. Será un 10: uno de tus peones va 10 adelante, o 1 atrás. { $blue } muestra una jugada tras otra, { $white } hace la que se ve. O toca un peón y su casilla.
sorry-lesson-choose-praise = Así se juega toda carta con elección: mira con { $blue }, haz con { $white }.
sorry-lesson-seven = Saca: { $pile }. Será un 7, que pueden compartir dos peones. Tu peón de las casillas seguras necesita 3 justos para la meta; el otro toma 4. Busca esa jugada con { $blue }, hazla con { $white }.
sorry-lesson-seven-one-man = Eso movió un peón los 7. Busca la jugada que lleva al otro a la meta.
sorry-lesson-seven-nobody-home = El 7 se repartió, pero nadie llegó: el peón de las casillas seguras necesita 3 justos.
sorry-lesson-seven-praise = Un peón está en la meta. Hay que usar todo el 7, y a la meta se llega justo.
sorry-lesson-slide = Saca: { $pile }. Será un 3. Tu peón de la 13 acabaría en el triángulo de otro color, en la 16, y se deslizaría a la 19. Quien esté en el tobogán vuelve atrás. Elige esa jugada: { $blue }, luego { $white }.
sorry-lesson-slide-other-man = Ese peón no acabó en un triángulo: el que se desliza es el de la 13.
sorry-lesson-slide-praise = Te deslizaste, y el peón amarillo vuelve a su salida. Los triángulos de tu color no hacen nada.
sorry-lesson-sorry = Saca: { $pile }. Será SORRY!: un peón de tu salida ocupa el sitio de un rival, que vuelve. Hay dos amarillos fuera. Elige con quién lo vas a sentir: { $blue }, luego { $white }.
sorry-lesson-sorry-praise = ¡Sorry! Gana quien tiene antes cuatro peones en la meta.
sorry-lesson-finish = No hay nada más que saber.
