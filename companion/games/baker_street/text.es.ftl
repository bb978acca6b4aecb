## Places, as they are written on the map: one or two short words

baker-street-place-221b = 221B Baker Street
baker-street-place-apothecary = Botica
baker-street-place-bank = Banco
baker-street-place-carriage_depot = Cocheras
baker-street-place-docks = Muelles
baker-street-place-hotel = Hotel
baker-street-place-locksmith = Cerrajería
baker-street-place-museum = Museo
baker-street-place-newsagent = Quiosco
baker-street-place-park = Parque
baker-street-place-pawnbroker = Empeños
baker-street-place-playhouse = Teatro
baker-street-place-pub = Pub
baker-street-place-scotland_yard = Scotland Yard
baker-street-place-tobacconist = Estanco
baker-street-the-221b = 221B Baker Street
baker-street-the-apothecary = la Botica
baker-street-the-bank = el Banco
baker-street-the-carriage_depot = las Cocheras
baker-street-the-docks = los Muelles
baker-street-the-hotel = el Hotel
baker-street-the-locksmith = la Cerrajería
baker-street-the-museum = el Museo
baker-street-the-newsagent = el Quiosco
baker-street-the-park = el Parque
baker-street-the-pawnbroker = la Casa de empeños
baker-street-the-playhouse = el Teatro
baker-street-the-pub = el Pub
baker-street-the-scotland_yard = Scotland Yard
baker-street-the-tobacconist = el Estanco
baker-street-the-street = la calle
baker-street-the = { $place }
baker-street-door-of = { $place }, entrada { $door }

## Cards

baker-street-card-scotland_yard = carta de Scotland Yard
baker-street-card-skeleton_key = ganzúa
baker-street-piles = montones: { $cards ->
        [one] { $cards } carta de Scotland Yard
       *[other] { $cards } cartas de Scotland Yard
    }, { $keys ->
        [one] { $keys } ganzúa
       *[other] { $keys } ganzúas
    }

## Verdicts

baker-street-verdict-announce-open = { $who } ha respondido { $items } en voz alta, y lo comprueba a solas.
baker-street-verdict-arrived = { $who } entra en { $place }.
baker-street-verdict-arrived-street = { $who } está en la calle.
baker-street-verdict-cab = { $who } toma un coche: { $place }.
baker-street-verdict-case-open = El caso { $number } está abierto. Por resolver: { $items }.
baker-street-verdict-clue-closed = { $who } deja el cuaderno tras { $span }.
baker-street-verdict-clue-closed-late = { $who } deja el cuaderno tras { $span }, más de lo permitido.
baker-street-verdict-clue-ready = { $who } puede leer la pista: { $place }.
baker-street-verdict-clue-started = { $who } lee la pista: { $place }.
baker-street-verdict-clue-time-up = { $who }, se acabó el tiempo. Deja el cuaderno.
baker-street-verdict-clue-warning =
    { $n ->
        [one] { $who }, queda { $n } segundo.
       *[other] { $who }, quedan { $n } segundos.
    }
baker-street-verdict-ended = Así termina el turno de { $who }.
baker-street-verdict-ended-street = Así termina el turno de { $who } en la calle.
baker-street-verdict-left = { $who } sale de { $place }.
baker-street-verdict-order = Empieza { $who }.
baker-street-verdict-order-roll = { $who } saca { $value } para empezar.
baker-street-verdict-order-tie = { $names } empatan y vuelven a tirar.
baker-street-verdict-out = { $who } se equivoca, y queda fuera.
baker-street-verdict-out-others = { $who } se equivoca, y queda fuera. Siguen: { $names }.
baker-street-verdict-choose-case = ¿Qué caso? El número { $number } es el siguiente que aún no se ha jugado.
baker-street-verdict-read-case = Leed el caso en voz alta dos veces: primero deprisa, luego despacio.
baker-street-verdict-roll-wanted = Una tirada para { $who }.
baker-street-verdict-rolled = { $who } saca { $value }.
baker-street-verdict-sealed = { $who } sella { $place }; { $piles }.
baker-street-verdict-stayed = { $who } se queda.
baker-street-verdict-took-scotland_yard = { $who } toma una carta de Scotland Yard; { $piles }.
baker-street-verdict-took-skeleton_key = { $who } toma una ganzúa; { $piles }.
baker-street-verdict-turn = Turno de { $who }: { $may }.
baker-street-verdict-unsealed = { $who } abre { $place }; { $piles }.
baker-street-verdict-unsolved = No queda nadie. El caso sigue sin resolver.
baker-street-verdict-won = ¡{ $who } ha resuelto el caso y gana!
baker-street-may-roll = tirar el dado
baker-street-may-stay = quedarse
baker-street-may-cab = tomar un coche
baker-street-may-clue-open = leer la pista de aquí
baker-street-may-announce = anunciar una solución
baker-street-may-take = tomar una carta
baker-street-may-end = terminar el turno
baker-street-or = { $most } o { $last }

## What the dealer has ruled

baker-street-verdict-ruled = Quien reparte decide: { $ruling }.
baker-street-ruled-position-street = { $who } está en la calle
baker-street-ruled-position = { $who } está en { $place }
baker-street-ruled-card-scotland_yard-yes = { $who } tiene una carta de Scotland Yard
baker-street-ruled-card-scotland_yard-no = { $who } no tiene carta de Scotland Yard
baker-street-ruled-card-skeleton_key-yes = { $who } tiene una ganzúa
baker-street-ruled-card-skeleton_key-no = { $who } no tiene ganzúa
baker-street-ruled-seal-by = { $who } selló { $place }
baker-street-ruled-seal-yes = sellado: { $place }
baker-street-ruled-seal-no = abierto: { $place }
baker-street-ruled-look-yes = { $who } ya ha mirado en esta visita
baker-street-ruled-look-no = { $who } aún no ha mirado en esta visita
baker-street-ruled-solution-yes = la solución de { $who } es correcta
baker-street-ruled-solution-no = la solución de { $who } es falsa
baker-street-ruled-lift = { $who } puede hacerlo por esta vez, aunque { $why }

## How the table stands, line by line

baker-street-state-case = Caso { $number }, fase { $phase }
baker-street-state-case-turn = Caso { $number }, fase { $phase }, turno de { $who }
baker-street-state-none = Aún sin caso, fase { $phase }
baker-street-state-none-turn = Aún sin caso, fase { $phase }, turno de { $who }
baker-street-state-out = { $who }: fuera
baker-street-state-seat = { $who }: { $place }, { $cards }
baker-street-state-seat-none = { $who }: { $place }, sin cartas
baker-street-state-sealed = sellado: { $places }
baker-street-state-sealed-none = sellado: nada
baker-street-phase-case = caso
baker-street-phase-order = quién empieza
baker-street-phase-turn = turno
baker-street-phase-rolled = tirada
baker-street-phase-arrived = llegada
baker-street-phase-reading = lectura
baker-street-phase-answer = solución
baker-street-phase-over = fin

## Why something is refused: half a sentence, which may stand alone or follow a colon

baker-street-refused-already-ended = ese turno ya ha terminado solo
baker-street-refused-already-sealed = esa entrada ya tiene un sello
baker-street-refused-already-rolled = en este turno ya se ha tirado o movido
baker-street-refused-answer-pending = se está comprobando la solución anunciada; solo puede seguir su resultado
baker-street-refused-bad-case = ese caso no se puede abrir ahora
baker-street-refused-bad-die = no se pidió esa tirada, o no es de 1 a 6
baker-street-refused-bad-entrance = esa entrada no existe
baker-street-refused-bad-items = las preguntas son las letras del caso, cada una una vez
baker-street-refused-booklet-not-open = el cuaderno de pistas no está abierto
baker-street-refused-booklet-open = antes hay que dejar el cuaderno de pistas
baker-street-refused-cab-not-to-221b = a casa, al 221B, se vuelve con el dado, no en coche
baker-street-refused-entrance-missing = hay más de una entrada; di cuál
baker-street-refused-game-over = el caso está cerrado
baker-street-refused-holds-one = nadie tiene dos de estas
baker-street-refused-items-missing = cada letra necesita su respuesta
baker-street-refused-just-opened = el cuaderno se abrió hace menos de un segundo, así que sigue abierto
baker-street-refused-look-this-turn = quien lee la pista de las Cocheras al entrar no toma coche hasta el turno siguiente
baker-street-refused-look-used = en esta visita ya se miró
baker-street-refused-no-case = antes hay que elegir un caso
baker-street-refused-no-clue-here = aquí no hay pista que leer
baker-street-refused-no-key = en esa mano no hay ganzúa
baker-street-refused-no-sy-card = en esa mano no hay carta de Scotland Yard
baker-street-refused-not-announced = no se ha anunciado ninguna solución
baker-street-refused-not-at-depot = los coches salen de las Cocheras
baker-street-refused-not-in-221b = una solución se anuncia dentro del 221B Baker Street
baker-street-refused-not-leaving = solo quien sale de un lugar puede sellarlo
baker-street-refused-not-moved = tras la tirada va el movimiento: di adónde, o quédate
baker-street-refused-not-rolled = antes tira, o quédate
baker-street-refused-not-sealable = ese lugar no se sella nunca
baker-street-refused-not-sealed-there = esa entrada no está sellada
baker-street-refused-not-your-turn = es el turno de otra persona
baker-street-refused-nothing-to-rule = no hay nada que decidir
baker-street-refused-occupied = hay alguien dentro
baker-street-refused-own-seal = el sello propio solo detiene a los demás: no hace falta ganzúa
baker-street-refused-pile-empty = el montón está vacío
baker-street-refused-same-location = la ficha ya está ahí
baker-street-refused-same-turn-reentry = nadie sale y vuelve a entrar en un turno
baker-street-refused-sealed = otra persona ha sellado esa entrada; hace falta una ganzúa
baker-street-refused-seat-out = quien anunció una solución falsa está fuera
baker-street-refused-take-too-late = una carta se toma en el turno en que se entra
baker-street-refused-unknown-location = ese lugar no está en el tablero
baker-street-refused-unused-input = eso no significa nada en este juego
baker-street-refused-wrong-place = esas cartas no están aquí

## What may be entered: the fields of a form

baker-street-field-value = ¿Qué muestra el dado?
baker-street-field-to = ¿Adónde?
baker-street-field-entrance = ¿Por qué puerta entra?
baker-street-field-exit = ¿Por qué puerta sale?
baker-street-field-read = ¿Y lee la pista?
baker-street-field-correct = ¿Es correcta cada respuesta?
baker-street-field-at = ¿Dónde está la ficha?
baker-street-field-seal-seat = ¿De quién es el sello?
baker-street-prompt-case = Caso
baker-street-prompt-roll = Tirada
baker-street-prompt-die = Dado
baker-street-prompt-move = Movimiento
baker-street-prompt-stay = Quedarse
baker-street-prompt-cab = Coche
baker-street-prompt-clue-open = Abrir pista
baker-street-prompt-clue-close = Cerrar pista
baker-street-prompt-take = Tomar
baker-street-prompt-announce = Anunciar
baker-street-prompt-result = Resultado
baker-street-prompt-end = Fin
baker-street-prompt-position = Posición
baker-street-prompt-card = Carta
baker-street-prompt-seal = Sello
baker-street-prompt-look = Mirada
baker-street-prompt-solution = Solución
baker-street-prompt-lift = Permitir
baker-street-entry-case = caso
baker-street-entry-roll = tirada
baker-street-entry-die = dado
baker-street-entry-move = movimiento
baker-street-entry-stay = quedarse
baker-street-entry-cab = coche
baker-street-entry-clue-open = abrir pista
baker-street-entry-clue-close = cerrar pista
baker-street-entry-take = tomar
baker-street-entry-announce = anunciar
baker-street-entry-result = resultado
baker-street-entry-end = fin
baker-street-entry-position = posición
baker-street-entry-card = carta
baker-street-entry-seal = sello
baker-street-entry-look = mirada
baker-street-entry-solution = solución
baker-street-entry-lift = permitir
baker-street-term-number = número
baker-street-term-items = letras
baker-street-term-value = puntos
baker-street-term-to = a
baker-street-term-entrance = entrada
baker-street-term-exit = salida
baker-street-term-seal = sello
baker-street-term-key = ganzúa
baker-street-term-read = leer
baker-street-term-card = carta
baker-street-term-scotland_yard = Scotland Yard
baker-street-term-skeleton_key = ganzúa
baker-street-term-correct = correcto
baker-street-term-at = en
baker-street-term-holds = tiene
baker-street-term-location = lugar
baker-street-term-sealed = sellado
baker-street-term-used = usado
baker-street-term-of = de
baker-street-term-221b = 221B
baker-street-term-apothecary = botica
baker-street-term-bank = banco
baker-street-term-carriage_depot = cocheras
baker-street-term-docks = muelles
baker-street-term-hotel = hotel
baker-street-term-locksmith = cerrajería
baker-street-term-museum = museo
baker-street-term-newsagent = quiosco
baker-street-term-park = parque
baker-street-term-pawnbroker = casa de empeños
baker-street-term-playhouse = teatro
baker-street-term-pub = pub
baker-street-term-tobacconist = estanco
baker-street-term-street = calle

## Answers on buttons

baker-street-answer-roll = { $who } tira
baker-street-answer-stay = quedarse aquí
baker-street-answer-clue-open = leer la pista
baker-street-answer-clue-close = dejar el cuaderno
baker-street-answer-announce = anunciar la solución
baker-street-answer-end = terminar el turno
baker-street-answer-take-scotland_yard = tomar una carta de Scotland Yard
baker-street-answer-take-skeleton_key = tomar una ganzúa
baker-street-answer-right = todo correcto: resuelto
baker-street-answer-wrong = algo está mal
baker-street-answer-die = { $who }: un dado de verdad …
baker-street-answer-case = Caso { $number }, letras de a hasta { $last }
baker-street-answer-other-case = Otro caso …
baker-street-way-cab = coche: { $way }
baker-street-way-out = { $way }, sale por { $door }
baker-street-way-key = { $way } + ganzúa
baker-street-way-seal = { $way } + sello

## The word of the moment, in the middle of the map. A name before its colon has a line of its own.

baker-street-now-case = Elegid un caso
baker-street-now-order = Tirad para empezar
baker-street-now-rolls = { $who }: el dado rueda
baker-street-now-roll = { $who }: tira
baker-street-now-where = { $who }: ¿adónde?
baker-street-now-arrived = { $who }: { $place }
baker-street-now-time-up = { $who }: se acabó el tiempo
baker-street-now-reads = { $who } lee: { $left } s
baker-street-now-answer = { $who }: ¿correcto o no?
baker-street-now-solved = { $who }: ¡resuelto!
baker-street-now-unsolved = El caso sigue sin resolver

## What a seat does next, beside its name: white, red and blue are buttons

baker-street-todo-rolls = el dado rueda
baker-street-todo-roll = rojo: tirar
baker-street-todo-clue = blanco: pista
baker-street-todo-end = azul: fin del turno
baker-street-todo-steps = { $n } pasos como mucho: ¿adónde?
baker-street-todo-down = blanco: dejar el cuaderno
baker-street-todo-answer = míralo a solas: ¿todo bien?

## What was decided about a seat, and where it is

baker-street-seat-order-roll = sacó { $value }
baker-street-seat-order = empieza
baker-street-seat-out = error, y fuera
baker-street-seat-won = resolvió el caso
baker-street-at-out = fuera
baker-street-at-street = en la calle

## Numbers beside a name and in the middle of the table: one short word each

baker-street-figure-seal = sello
baker-street-figure-key = ganzúa
baker-street-figure-case = caso

## The map

baker-street-map-case = Caso { $number }
baker-street-map-street = calle
baker-street-map-sealed = sellado
baker-street-map-sy = SY
baker-street-letters-cards = { $n }SY
baker-street-letters-keys = { $n }ganz
baker-street-letters-die = el dado muestra { $n }
baker-street-letters-rolls = el dado rueda

## What each button is for, in a word

baker-street-input-red = tirar
baker-street-input-white = pista
baker-street-input-blue = fin

## What players read: their checklist, booklets and notes

baker-street-papers-entered = Lugares donde ha entrado { $who }
baker-street-papers-clue = El cuaderno de pistas: { $place }
baker-street-papers-answer = El cuaderno de soluciones
baker-street-papers-case = Caso { $number }: { $title }
baker-street-papers-questions = Por resolver
baker-street-papers-item = { $letter }: { $question } { $answers }
baker-street-papers-answers = ¿{ $answers }?
baker-street-papers-line = { $what }: { $text }

## The little cases of the simulated table

baker-street-clue-nothing = Nada de aquí tiene que ver con el caso.

## The Clock That Struck Thirteen. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-clock-title = El reloj que dio las trece
baker-street-case-clock-story = El martes a las nueve de la noche los relojes del taller de Abel Thorne dieron la hora, uno tras otro, y luego uno dio otra vez. Cuando el señor Thorne bajó con su vela, la puerta estaba cerrada como la dejó, y su obra maestra, un reloj de viaje de plata, había desaparecido. Cuatro personas sabían dónde estaba: Wilfred Pym, que aprende el oficio; Agatha Thorne, que lleva la casa de su hermano; Sir Godfrey Lisle, que colecciona; y Tom Rudge, que enciende los faroles del callejón.
baker-street-case-clock-answer = La señorita Thorne, harta de una casa llena de tictacs, estaba dentro de la caja del reloj alto con el de plata bajo el chal. Su codo dio las trece. Cuando su hermano abrió la puerta y corrió a buscar un guardia, salió andando y prestó el reloj al Teatro, que desde entonces empieza puntual.
baker-street-case-clock-question-a = ¿Quién se llevó el reloj?
baker-street-case-clock-a-wilfred-pym = Wilfred Pym
baker-street-case-clock-a-agatha-thorne = Agatha Thorne
baker-street-case-clock-a-sir-godfrey-lisle = Sir Godfrey Lisle
baker-street-case-clock-a-tom-rudge = Tom Rudge
baker-street-case-clock-question-b = ¿Cómo se pudo entrar en el taller cerrado?
baker-street-case-clock-b-by-the-skylight = por la claraboya
baker-street-case-clock-b-with-a-copied-key = con una llave copiada
baker-street-case-clock-b-by-the-coal-chute = por la carbonera
baker-street-case-clock-b-inside-the-tall-clock = dentro del reloj alto
baker-street-case-clock-question-c = ¿Dónde está ahora el reloj?
baker-street-case-clock-c-in-pawn = empeñado
baker-street-case-clock-c-on-board-a-ship = a bordo de un barco
baker-street-case-clock-c-among-the-museums-own = entre los del Museo
baker-street-case-clock-c-on-a-stage = en un escenario
baker-street-case-clock-clue-locksmith = Una cerradura como la de Thorne no tiene hermana. Nadie ha pedido otra llave, y no hay cera en las guardas.
baker-street-case-clock-clue-apothecary = La gota de Sir Godfrey: dos frascos el domingo, dos el martes a mediodía. No ha puesto un pie en el suelo.
baker-street-case-clock-clue-tobacconist = Tom Rudge compró su tabaco a las ocho y media, y estuvo aquí discutiendo de caballos hasta las diez.
baker-street-case-clock-clue-newsagent = LLUVIA DE SIETE A MEDIANOCHE, dice el periódico. Y bajo la claraboya de Thorne, ni una gota en el suelo.
baker-street-case-clock-clue-pub = Al carbonero le deben tres meses. El lunes clavó la trampilla, y se lo contó a todo el bar.
baker-street-case-clock-clue-pawnbroker = Cucharas de plata, marcos de plata, un silbato de plata. Ni un reloj de plata desde la primavera.
baker-street-case-clock-clue-docks = La aduana ha abierto todas las cajas de la semana. Té, y té, y un gato muy sorprendido.
baker-street-case-clock-clue-museum = El conservador da cuerda a sus relojes él mismo, y los cuenta. No sobra ninguno.
baker-street-case-clock-clue-bank = El joven Pym quiere una tienda propia. El director le dio de cenar y ningún préstamo; se despidieron a las nueve y media.
baker-street-case-clock-clue-playhouse = En el segundo acto da la hora un reloj. Hasta el martes estaba pintado en la pared.
baker-street-case-clock-clue-scotland_yard = El reloj alto del taller está parado. Sus pesas están en el rincón, envueltas en un chal.
baker-street-case-clock-clue-hotel = El miércoles quedó un guante en el guardarropa, pequeño, con aceite de reloj en dos dedos.
baker-street-case-clock-clue-carriage_depot = A nadie llevaron al callejón el martes por la noche. Quien fue, fue a pie, o ya estaba allí.

## The Tenor Who Croaked. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-tenor-title = El tenor que graznó
baker-street-case-tenor-story = El signor Belmonte salió a cantar, abrió la boca ante dos mil personas, y graznó. A mediodía había cantado como un pájaro. Su médico no encuentra nada que no pase para el domingo; su orgullo tardará más. Entre bastidores estaban esa noche Percy Quill, su suplente; Madame Dray, la soprano, que no le había perdonado los agudos; el señor Noakes, el apuntador; y Luigi, que le lleva las bufandas.
baker-street-case-tenor-answer = El señor Noakes había apostado diez libras, siete a uno, a que la ópera no llegaría al segundo acto. Puso alumbre en la lata de pastillas que espera en la concha del apuntador, y ganó, por un cuarto de hora.
baker-street-case-tenor-question-a = ¿Quién estropeó la voz del tenor?
baker-street-case-tenor-a-percy-quill = Percy Quill
baker-street-case-tenor-a-madame-dray = Madame Dray
baker-street-case-tenor-a-mr-noakes = el señor Noakes
baker-street-case-tenor-a-luigi = Luigi
baker-street-case-tenor-question-b = ¿Con qué?
baker-street-case-tenor-b-pepper-in-the-snuff = pimienta en el rapé
baker-street-case-tenor-b-alum-in-the-lozenges = alumbre en las pastillas
baker-street-case-tenor-b-ice-in-the-flask = hielo en la petaca
baker-street-case-tenor-b-smoke-from-the-lamps = humo de las lámparas
baker-street-case-tenor-question-c = ¿Por qué?
baker-street-case-tenor-c-for-envy = por envidia
baker-street-case-tenor-c-for-love = por amor
baker-street-case-tenor-c-for-a-wager = por una apuesta
baker-street-case-tenor-c-for-unpaid-wages = por un sueldo sin pagar
baker-street-case-tenor-clue-apothecary = Vendido el jueves: alumbre, dos onzas, «para los dientes», a un hombre que susurraba. Más alto no podía decirlo, dijo.
baker-street-case-tenor-clue-tobacconist = ¿El rapé del signor? Lo dejó en Pascua, y devuelve la caja llena.
baker-street-case-tenor-clue-pub = El del hielo estuvo borracho de miércoles a sábado. No había hielo en todo el barrio.
baker-street-case-tenor-clue-playhouse = La casa quema gas desde el otoño. Las lámparas están limpias; también quienes están encima.
baker-street-case-tenor-clue-bank = A Luigi le ingresan el sueldo el día uno de cada mes. Es el ayuda de cámara más rico de la calle.
baker-street-case-tenor-clue-hotel = Madame Dray pidió esa noche cena para dos. El otro era médico. Se van a casar.
baker-street-case-tenor-clue-newsagent = La reseña del señor Quill, recortada y enmarcada: «Le han dado el papel para el otoño.» Del día anterior.
baker-street-case-tenor-clue-carriage_depot = Un coche esperaba en la puerta de artistas desde las ocho. «No tardará», dijo el caballero. «Siete a uno a que no.»
baker-street-case-tenor-clue-park = Luigi paseó aquí al perro del signor hasta las nueve, y a menos diez le mordió.
baker-street-case-tenor-clue-scotland_yard = Una lata de pastillas, hallada en la concha del apuntador. Es del signor; el pulgar en el azúcar, no.
baker-street-case-tenor-clue-museum = Una conferencia sobre las gargantas de los pájaros. El signor se sentó en primera fila y se ofendió.

## The Admiral's Parrot. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-parrot-title = El loro del almirante
baker-street-case-parrot-story = El almirante Stote nunca recuerda la palabra que abre su caja fuerte, así que se la enseñó a su loro. El viernes el loro había desaparecido, con jaula, funda y todo. La caja sigue cerrada: el ave vive en alguna parte, y la interrogan. El almirante tiene un sobrino, Rupert; una cocinera, la señora Bunn; un rival de ajedrez, el coronel Fitch; y una vecina, la señorita Quayle, que se quejaba del ruido.
baker-street-case-parrot-answer = El coronel Fitch, que lleva once años perdiendo con el almirante, quería recuperar lo apostado. El loro está en las Cocheras, bajo la capota de un coche, donde también se grita una de cada dos palabras.
baker-street-case-parrot-question-a = ¿Quién se ha llevado el loro?
baker-street-case-parrot-a-rupert = Rupert
baker-street-case-parrot-a-mrs-bunn = la señora Bunn
baker-street-case-parrot-a-colonel-fitch = el coronel Fitch
baker-street-case-parrot-a-miss-quayle = la señorita Quayle
baker-street-case-parrot-question-b = ¿Dónde lo tienen?
baker-street-case-parrot-b-in-the-park = en el Parque
baker-street-case-parrot-b-at-the-docks = en los Muelles
baker-street-case-parrot-b-at-the-hotel = en el Hotel
baker-street-case-parrot-b-in-the-carriage-depot = en las Cocheras
baker-street-case-parrot-b-in-the-pub = en el Pub
baker-street-case-parrot-clue-park = El guarda conoce cada pájaro de estos árboles, y ninguno dice palabrotas.
baker-street-case-parrot-clue-docks = El lunes llegaron cuarenta loros, todos grises. El del almirante es verde.
baker-street-case-parrot-clue-hotel = No se admiten animales, dice el cartel de cada puerta. El portero tiene olfato de sabueso, y es el único que hay.
baker-street-case-parrot-clue-pub = «¿Un loro? Tuvimos uno. Aprendió las canciones y hubo que dejarlo ir.» Fue hace dos años.
baker-street-case-parrot-clue-carriage_depot = «So», dice una voz bajo una capota plegada. Ningún caballo se ha movido. «So. Abrid fuego. So.»
baker-street-case-parrot-clue-bank = Rupert ha heredado de su tía. No necesita cajas fuertes, y le presta a su tío para el coche.
baker-street-case-parrot-clue-newsagent = PERDIDO un loro verde. Se gratificará. Razón: la señorita Quayle, que no puede dormir con tanto silencio.
baker-street-case-parrot-clue-apothecary = Las plumas hacen estornudar a la señora Bunn. Compra aquí sus gotas, y el ave nunca entró en su cocina.
baker-street-case-parrot-clue-tobacconist = El coronel ha empezado a comprar pipas de girasol con sus puros. «Para la digestión», dice.
baker-street-case-parrot-clue-pawnbroker = Una jaula de latón, traída el sábado por un cochero. «Al caballero ya no le hace falta.»
baker-street-case-parrot-clue-scotland_yard = Nadie ha probado la caja fuerte. En la alfombra, ante ella: un peón blanco.
baker-street-case-parrot-clue-museum = Un loro disecado te mira. Tampoco dice nada.

## The owner's file of places: what is wrong with it, and what is expected instead

baker-street-file-unread = no se puede leer ({ $why })
baker-street-file-unread-expected = un archivo
baker-street-file-not-utf8 = no es UTF-8
baker-street-file-not-utf8-expected = un archivo de texto en UTF-8
baker-street-file-not-toml = no es TOML ({ $why })
baker-street-file-not-toml-expected = TOML: una tabla por lugar, como [park], o docks = false
baker-street-file-needed = un lugar del que el tablero pueda prescindir

## The page of rules

baker-street-page-about = Una carrera de detectives. Ve de un lugar a otro, lee las pistas en silencio, apunta lo que te dicen, y resuelve el caso en el 221B antes que nadie.
baker-street-page-length = unos 80 minutos
baker-street-page-line = Reúne pistas y resuelve antes el caso.
baker-street-page-needs = los tres botones de cada puesto, o solo una consola; el tablero, sus cartas, los cuadernos de casos, pistas y soluciones
baker-street-page-input-red = tira el dado por ti.
baker-street-page-input-white = tomas el cuaderno de pistas; otra vez: lo dejas.
baker-street-page-input-blue = tu turno ha terminado, si nadie sigue.
baker-street-page-option-clue-seconds = Leer una pista
baker-street-page-option-clue-seconds-30 = 30 segundos
baker-street-page-option-clue-seconds-60 = un minuto
baker-street-page-option-clue-seconds-15 = 15 segundos
baker-street-page-case = El caso
baker-street-page-case-1 = Elegid un caso y anotad sus letras: son las preguntas por responder. Alguien lo lee dos veces en voz alta.
baker-street-page-case-2 = Todos empiezan en el 221B con una ganzúa y una carta de Scotland Yard. Empieza la tirada más alta; el turno va a la izquierda.
baker-street-page-turn = Tu turno
baker-street-page-turn-1 = Tira con { $red } y ve como mucho esas casillas, nunca en diagonal. En un lugar se entra y se sale por sus flechas, y al entrar termina el movimiento. Anota dónde has llegado.
baker-street-page-turn-2 = Entrar en un lugar te da su pista: toma el cuaderno con { $white }, y tienes treinta segundos, en silencio, para esa pista y ninguna más. Una vez dejado, cerrado se queda hasta que vuelvas.
baker-street-page-turn-3 = Catorce lugares tienen una pista, aunque en algunos casos no dice nada. El 221B no tiene.
baker-street-page-turn-4 = También puedes quedarte donde estás.
baker-street-page-turn-5 = En la calle tu turno termina solo. En un lugar lo termina la tirada siguiente, cuando ya no te queda nada que hacer allí.
baker-street-page-cards = Cartas
baker-street-page-cards-1 = Ten como mucho una de cada. Toma otra al entrar: una carta de Scotland Yard en Scotland Yard, una ganzúa en la Cerrajería.
baker-street-page-cards-2 = Al salir de un lugar puedes poner tu carta de Scotland Yard en esa entrada. Nadie más entra ni sale por ahí. Nunca en el 221B, Scotland Yard ni la Cerrajería, y nunca con alguien dentro.
baker-street-page-cards-3 = Si llegas a una entrada que otra persona ha sellado, pon tu ganzúa: las dos cartas vuelven a sus montones, y estás dentro.
baker-street-page-cab = El coche
baker-street-page-cab-1 = En las Cocheras, al empezar tu turno, ve a cualquier lugar menos el 221B en vez de tirar. En el turno en que entras puedes seguir enseguida, en vez de leer su pista.
baker-street-page-score = Quién gana
baker-street-page-score-1 = No hay puntos. De vuelta en el 221B, en tu turno, anuncia en voz alta una respuesta a cada letra. Luego lee las soluciones a solas.
baker-street-page-score-2 = Todo correcto: has ganado. Algo mal: cierra el cuaderno y no digas más; estás fuera, y los demás siguen.
baker-street-page-score-3 = Cuenta el sentido, no las palabras.
baker-street-page-judged = Lo que decide la máquina
baker-street-page-judged-1 = De quién es el turno, quién está dónde, qué entradas están selladas, quién tiene qué carta. Tira el dado y dice el resultado.
baker-street-page-judged-2 = El tiempo de las pistas: avisa diez y cinco segundos antes del final, y dice cuándo se acabó. Nadie paga por pasarse.
baker-street-page-judged-3 = No conoce ninguna pista ni ninguna solución. Las disputas son de quien reparte, y también una ficha o carta mal puesta.

## The lesson: what a learner reads

baker-street-lesson-about = Tira, entra en un lugar, lee su pista, toma un coche, sella una puerta, y resuelve el caso.
baker-street-lesson-welcome = 221-B Baker Street en cuatro minutos, con un rival con paciencia.
baker-street-lesson-roll = Hay un caso abierto: Caso y notas ({ $papers }) muestra qué pasó y qué se pregunta. Estás en el 221B Baker Street, como todos al principio. Tira el dado: { $red }.
baker-street-lesson-roll-praise = Tantos pasos puedes dar ahora, y ninguno más.
baker-street-lesson-enter = Has sacado un 4. Entra en un lugar que esté cerca: toca uno que brille en el mapa, o escribe su número.
baker-street-lesson-enter-street = Te quedaste en la calle, donde no hay pistas: elige mejor un lugar.
baker-street-lesson-enter-praise = Estás dentro. Al entrar termina el movimiento, y el lugar tiene una pista para ti.
baker-street-lesson-read = Has llegado a la Botica. Toma el cuaderno de pistas con { $white }, lee en silencio esta pista, y déjalo con { $white } otra vez. En una mesa tienes treinta segundos.
baker-street-lesson-read-quick = Eso fue muy rápido para leer nada: pulsa { $white } otra vez cuando la hayas leído.
baker-street-lesson-read-late = Se acabó tu tiempo, y el cuaderno sigue abierto: pulsa { $white } cuando hayas leído.
baker-street-lesson-read-praise = Lo que has leído queda en tus notas ({ $papers }). Nadie más lo ha visto.
baker-street-lesson-cab = Tu turno empieza en las Cocheras. Un coche te lleva a cualquier lugar menos el 221B, en vez de tirar: toca un lugar que brille, o escribe su número.
baker-street-lesson-cab-rolled = Tiraste el dado, y quien tira va a pie: toma el coche antes de tirar.
baker-street-lesson-cab-stayed = Te quedaste en las Cocheras, y no tomaste coche.
baker-street-lesson-cab-praise = Ya estás allí, por lejos que fuera. La pista de ese lugar es tuya.
baker-street-lesson-seal = Has leído bastante en la Botica, y has sacado un 4. Sal, y pon tu carta de Scotland Yard en su puerta: elige un camino que diga + sello (Más … los tiene todos). Los demás necesitarán una ganzúa.
baker-street-lesson-seal-open = Has salido, y la puerta quedó abierta: elige un camino que diga + sello.
baker-street-lesson-seal-praise = Sellado. Solo entra quien ponga una ganzúa.
baker-street-lesson-solve = De vuelta en el 221B, y todas las pistas juntas dicen: a: { baker-street-case-clock-a-agatha-thorne }; b: { baker-street-case-clock-b-inside-the-tall-clock }; c: { baker-street-case-clock-c-on-a-stage }. Anuncia tus respuestas, en voz alta en una mesa. Luego el cuaderno de soluciones se abre solo para ti: di si todo era correcto.
baker-street-lesson-solve-wrong = Dijiste que algo estaba mal, y quedas fuera. Compara otra vez las respuestas.
baker-street-lesson-solve-rolled = Tiraste el dado y tienes que salir: anuncia antes de tirar.
baker-street-lesson-solve-praise = ¡Resuelto! Si algo hubiera estado mal, quedarías fuera, y los demás seguirían.
baker-street-lesson-finish = No hay nada más que saber.

## On paper: what is printed, and what is wrong with an owner's list

baker-street-print-question = { $letter }. { $question }
baker-street-print-solved = { $letter }: { $answer }.
baker-street-print-answers = Las respuestas
