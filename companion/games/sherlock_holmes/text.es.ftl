## Why something is refused: half a sentence, which stands after a colon or alone

sherlock-holmes-refused-already-called = esa carta ya se cantó
sherlock-holmes-refused-already-played = ese puesto no debe ninguna carta en esta ronda
sherlock-holmes-refused-already-sweeping = ese puesto ya está barriendo
sherlock-holmes-refused-count = las cuentas no cuadran con las manos y la baraja; contad otra vez
sherlock-holmes-refused-counting = se está contando la mano
sherlock-holmes-refused-hand-running = hay una mano en juego
sherlock-holmes-refused-holmes-is-red = a Sherlock Holmes se le canta con el botón rojo; no cuesta nada
sherlock-holmes-refused-missed-holmes = ese Sherlock Holmes no se cantó enseguida y se ha perdido
sherlock-holmes-refused-no-hand = no se ha repartido
sherlock-holmes-refused-no-pile = ahí no hay ninguna carta
sherlock-holmes-refused-no-play = nadie ha dicho ¡YA! todavía
sherlock-holmes-refused-no-ready = nadie ha dicho OJO todavía
sherlock-holmes-refused-no-sweep = nadie ha cantado SHERLOCK HOLMES, así que no hay barrida
sherlock-holmes-refused-recount = las cartas no suman la baraja; contad otra vez
sherlock-holmes-refused-sweep = hay una barrida; primero se resuelve
sherlock-holmes-refused-two-in-succession = SCOTLAND YARD ya se cantó dos veces en esta ronda

## What is asked, done and filled in

sherlock-holmes-question-uphold = ¿Vale el cante de { $seat }?
sherlock-holmes-question-first-call = ¿Quién cantó primero?
sherlock-holmes-question-pile = ¿De quién es el montón de { $pile }?
sherlock-holmes-question-pool = ¿Quién se lleva el pozo?
sherlock-holmes-question-sight = { $about ->
    [card] ¿Qué carta hay en el montón de { $seat }?
    [stray] ¿Hay ahí una carta de { $seat }?
    [pool-count] ¿Cuántas cartas hay en el pozo?
    [hand] ¿Cuántas cartas tiene { $seat }?
   *[count] ¿Cuánto cuenta la mano de { $seat }?
}
sherlock-holmes-action-deal = Está repartido
sherlock-holmes-action-uphold = El cante vale
sherlock-holmes-action-false-call = Cante falso
sherlock-holmes-action-void-call = No cuesta nada
sherlock-holmes-action-first-call = Cantó primero
sherlock-holmes-action-whole-pile = Paga todo el montón
sherlock-holmes-action-missed-holmes = Holmes sin cantar
sherlock-holmes-action-wrong-name = Nombre equivocado
sherlock-holmes-action-out = Sin cartas
sherlock-holmes-action-forfeit = Paga cartas
sherlock-holmes-action-recount = Recontar la mesa
sherlock-holmes-action-void-hand = La mano no vale
sherlock-holmes-action-sight = Lo que ve la cámara
sherlock-holmes-action-count = Cuenta de { $seat }
sherlock-holmes-action-call = { $seat } canta pareja
sherlock-holmes-action-play = { $seat } ha jugado
sherlock-holmes-action-sweep = { $seat } canta SHERLOCK HOLMES
sherlock-holmes-answer-pile-safe = El montón de { $pile } está a salvo
sherlock-holmes-answer-pile = { $choice } se lleva el montón de { $pile }
sherlock-holmes-answer-pool = { $choice } se lleva el pozo
sherlock-holmes-answer-sight = Es { $choice }
sherlock-holmes-answer-sight-ignore = Dejarlo así
sherlock-holmes-answer-sight-played = Sí, está jugada
sherlock-holmes-answer-sight-as-seen = Como cuenta la cámara
sherlock-holmes-field-uphold-from = ¿Con qué montón coincidía?
sherlock-holmes-field-uphold-pool = Cartas que coinciden en el pozo
sherlock-holmes-field-whole-pile-reason = ¿Por qué?
sherlock-holmes-field-count-holmes = Sherlock Holmes
sherlock-holmes-field-count-suspects = Robbers, Burglars, Thieves
sherlock-holmes-field-recount-hands = Cartas en cada mano
sherlock-holmes-field-recount-piles = Cartas en cada montón
sherlock-holmes-field-recount-pool = Cartas en el pozo
sherlock-holmes-field-sight-about = ¿De qué se trata?
sherlock-holmes-field-sight-is = ¿Qué se ve?
sherlock-holmes-value-safe = A salvo
sherlock-holmes-value-rest = Apoyo en la mesa
sherlock-holmes-value-false-call = Cante falso
sherlock-holmes-value-ignore = Dejarlo así
sherlock-holmes-value-played = Sí, está jugada
sherlock-holmes-value-as-seen = Como cuenta la cámara
sherlock-holmes-label-dealing = Reparto
sherlock-holmes-label-dealt = Repartido
sherlock-holmes-label-ready = Ojo ...
sherlock-holmes-label-play = ¡Ya!
sherlock-holmes-label-sweep = Barrida
sherlock-holmes-label-counting = Recuento
sherlock-holmes-label-over = Fin del juego
sherlock-holmes-entry-count = cuenta
sherlock-holmes-entry-call = cante
sherlock-holmes-entry-play = jugada
sherlock-holmes-entry-sweep = barrida
sherlock-holmes-entry-uphold = cante válido
sherlock-holmes-entry-false-call = cante falso
sherlock-holmes-entry-first-call = primer cante
sherlock-holmes-entry-pile = montón
sherlock-holmes-entry-pool = pozo
sherlock-holmes-entry-missed-holmes = Holmes sin cantar
sherlock-holmes-entry-wrong-name = nombre equivocado
sherlock-holmes-entry-void-call = cante sin coste
sherlock-holmes-entry-whole-pile = todo el montón
sherlock-holmes-entry-out = sin cartas
sherlock-holmes-entry-forfeit = pago
sherlock-holmes-entry-recount = recuento
sherlock-holmes-entry-void-hand = mano nula
sherlock-holmes-entry-sight = vista de la cámara

## Verdicts, a sentence each. $doubt is how sure an instant is, a length of time, or none

sherlock-holmes-played-unmeasured = { $who } jugó una carta, sin ningún ¡YA! con que medirla.
sherlock-holmes-played = { $who } jugó, { $gap } { $side ->
    [before] antes del ¡YA!
   *[after] después del ¡YA!
}{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}{ $guess ->
    [true] ; nadie reacciona en 100 ms
   *[false] { "" }
}.
sherlock-holmes-forfeit = { $who } { $why ->
    [early] jugó antes del ¡YA!
    [guessed] jugó tras el ¡YA! antes de lo que nadie reacciona
    [late] no jugó enseguida
    [slow-withdrawal] dejó una mano en el montón
    [rest] apoyó la mano o el brazo en la mesa
    [false-call] cantó una pareja que no lo es
    [missed-holmes] no cantó Sherlock Holmes enseguida
    [wrong-name] cantó el nombre equivocado
   *[ruling] paga por decisión de quien reparte
}{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} al pozo ({ $rule }).
sherlock-holmes-warning = { $who } { $why ->
    [early] jugó antes del ¡YA!
    [guessed] jugó tras el ¡YA! antes de lo que nadie reacciona
    [late] no jugó enseguida
    [slow-withdrawal] dejó una mano en el montón
    [rest] apoyó la mano o el brazo en la mesa
    [false-call] cantó una pareja que no lo es
    [missed-holmes] no cantó Sherlock Holmes enseguida
    [wrong-name] cantó el nombre equivocado
   *[ruling] paga por decisión de quien reparte
}{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}: un aviso, pues no hay montón que pagar ({ $rule }).
sherlock-holmes-call-ruled = { $who } cantó { $place }, según quien reparte.
sherlock-holmes-call-first = { $who } cantó pareja antes que nadie.
sherlock-holmes-call-second = { $first } cantó primero, { $gap } antes que { $who }{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}.
sherlock-holmes-call-later = { $who } cantó { $place }, a { $gap }{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}.
sherlock-holmes-ask-pile = Quien reparte: ¿de quién es el montón de { $owner }? ¿{ $names }?
sherlock-holmes-ask-call = Quien reparte: ¿vale el cante de { $who }?{ $touched ->
    [none] { "" }
   *[other] { " " }Tocados desde entonces: { $touched }.
}
sherlock-holmes-ask-card = Quien reparte: ¿qué carta hay en el montón de { $who }? La cámara leyó { $cards }.
sherlock-holmes-ask-stray = Quien reparte: la cámara ve { $card } en el sitio de { $who }, donde no debería haber carta. ¿Está jugada?
sherlock-holmes-ask-pool-count = Quien reparte: la cámara ve { $seen ->
    [one] { $seen } carta
   *[other] { $seen } cartas
} en el pozo; el registro tiene { $pool }.
sherlock-holmes-ask-hand = Quien reparte: la cámara ve { $seen ->
    [one] { $seen } carta
   *[other] { $seen } cartas
} de la mano de { $who }; el registro tiene { $hand }.
sherlock-holmes-ask-count = Quien reparte: la cámara cuenta { $holmes } Holmes y { $suspects } sospechosos para { $who }; no cuadra con lo contado.
sherlock-holmes-doubt-first-call = Demasiado justo: ¿{ $names }? { $apart ->
    [none] Nada dice de quién era la mano.
   *[other] { $apart }.
} ¿Quien reparte?
sherlock-holmes-doubt-pile = Demasiado justo en el montón de { $owner }: ¿{ $names }? { $apart ->
    [none] Nada dice de quién era la mano.
   *[other] { $apart }.
} ¿Quien reparte?
sherlock-holmes-doubt-pool = Demasiado justo quién se lleva el pozo: ¿{ $names }? { $apart ->
    [none] Nada dice de quién era la mano.
   *[other] { $apart }.
} ¿Quien reparte?
sherlock-holmes-capture = { $who } se lleva { $won }{ $own ->
    [0] { "" }
   *[other] ; con su propio montón de { $own } a la mano
}.
sherlock-holmes-capture-piles = el montón de { $owners }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
sherlock-holmes-capture-pool = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} del pozo
sherlock-holmes-void = { $what ->
    [call] El cante
    [sweep] La barrida
   *[other] { $what }
} de { $who } queda sin efecto: { $why ->
    [sweep] una barrida va antes
    [late] un cante anterior ya se llevó las cartas
    [holmes] a Sherlock Holmes se le canta con el botón rojo
    [out] el juego ya se había parado
    [wrong-name] era el nombre equivocado
   *[ruling] por decisión de quien reparte
}.
sherlock-holmes-sweep-open = ¡{ $who } canta SHERLOCK HOLMES!
sherlock-holmes-safe = El montón de { $owner } está a salvo: { $by ->
    [dealer] por decisión de quien reparte
   *[owner] su propia mano llegó antes
}{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}.
sherlock-holmes-taken = El montón de { $owner } es para { $who }: { $by ->
    [dealer] por decisión de quien reparte
   *[sweeper] la mano que barre llegó antes
}{ $doubt ->
    [none] { "" }
   *[other] , seguro a { $doubt }
}.
sherlock-holmes-sweep = Termina la barrida de { $sweepers }: { $won ->
    [none] nada
   *[other] { $won }
}. Los demás recogen su propio montón.
sherlock-holmes-sweep-takes = { $who } se lleva el montón de { $owner }
sherlock-holmes-sweep-safe = a salvo: { $names }
sherlock-holmes-sweep-untouched = sin tocar: { $names }
sherlock-holmes-sweep-pool = { $who } se lleva el pozo, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
sherlock-holmes-yard = { $who } canta SCOTLAND YARD{ $again ->
    [true] , OTRA VEZ
   *[false] { "" }
}: todos pasan { $cards } cartas a la izquierda.
sherlock-holmes-out = { $who } se queda sin cartas. El juego se para; todos recogen.
sherlock-holmes-ruled-void-hand = La mano no vale: nadie puntúa, y reparte otra vez la misma persona.
sherlock-holmes-ruled-recount = Quien reparte decide: se cuentan otra vez las cartas.
sherlock-holmes-counted = { $who }: contado por la cámara, { $holmes } Holmes y { $suspects } sospechosos (cartas: { $cards }).

## How the table stands, a line each, in a record

sherlock-holmes-state = Fase { $phase }, ronda { $round }
sherlock-holmes-state-hands = manos: { $list }
sherlock-holmes-state-piles = montones: { $list }
sherlock-holmes-state-scores = puntos: { $list }
sherlock-holmes-state-pool = pozo: { $n }

## The photo finish

sherlock-holmes-photo-calls = Quién cantó primero
sherlock-holmes-photo-holmes = Quién cantó primero Sherlock Holmes
sherlock-holmes-photo-zero = { $who } canta
sherlock-holmes-photo-pile = En el montón de { $who }
sherlock-holmes-photo-sweep = La barrida, montón a montón
sherlock-holmes-photo-owner = propia
sherlock-holmes-photo-sweeper = quien barre
sherlock-holmes-photo-first-shield = Primero: la mano propia
sherlock-holmes-photo-first-pile = Primero: la mano que barre
sherlock-holmes-photo-nobody = No se notó ninguna mano
sherlock-holmes-photo-against = Contra { $word }
sherlock-holmes-photo-time-to-play = El tiempo para jugar
sherlock-holmes-photo-time-to-lift = El tiempo para retirarla
sherlock-holmes-photo-no-play = sin jugar
sherlock-holmes-photo-stayed = Cuánto se quedó la mano
sherlock-holmes-photo-hand = mano en { $input ->
    [pile] el montón
    [shield] la protección
    [rail] el borde
   *[other] { $input }
}

## On the display

sherlock-holmes-input-white = pareja
sherlock-holmes-input-red = ¡Holmes!
sherlock-holmes-input-blue = ¡Yard!
sherlock-holmes-input-pile = jugar
sherlock-holmes-input-shield = proteger
sherlock-holmes-input-rail = brazo
sherlock-holmes-input-reach = barrer
sherlock-holmes-figure-hands = mano
sherlock-holmes-figure-piles = montón
sherlock-holmes-figure-laid = vistas
sherlock-holmes-figure-scores = puntos
sherlock-holmes-figure-pool = pozo
sherlock-holmes-figure-round = ronda
sherlock-holmes-short-early = pronto
sherlock-holmes-short-guessed = adivinado
sherlock-holmes-short-late = tarde
sherlock-holmes-short-slow-withdrawal = mano quieta
sherlock-holmes-short-rest = apoyo
sherlock-holmes-short-false-call = cante falso
sherlock-holmes-short-missed-holmes = Holmes perdido
sherlock-holmes-short-wrong-name = otro nombre
sherlock-holmes-short-ruling = decisión
sherlock-holmes-resting-dealing = Repartid
sherlock-holmes-resting-dealt = Atención
sherlock-holmes-resting-counting = Contad
sherlock-holmes-word-first = { $who } primero
sherlock-holmes-word-match = { $who }: ¿pareja?
sherlock-holmes-word-pile = ¿Montón de { $who }?
sherlock-holmes-word-takes = { $who } se lleva { $n }
sherlock-holmes-word-pays = { $who }: { $why }
sherlock-holmes-word-sweep-open = BARRIDA
sherlock-holmes-word-sweep = Fin de la barrida
sherlock-holmes-word-yard = SCOTLAND YARD{ $again ->
    [true] { " " }OTRA VEZ
   *[false] { "" }
}
sherlock-holmes-word-out = { $who } sin cartas
sherlock-holmes-word-won = Gana { $who }
sherlock-holmes-word-overturned = Deshecho
sherlock-holmes-word-void-hand = La mano no vale
sherlock-holmes-note-safe = montón a salvo
sherlock-holmes-note-taken = montón para { $who }
sherlock-holmes-note-score = +{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sherlock-holmes-note-played = jugó
sherlock-holmes-note-played-in = jugó en { $time }
sherlock-holmes-note-forfeit = { $why }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
sherlock-holmes-note-warning = { $why }: un aviso
sherlock-holmes-note-first = cantó primero
sherlock-holmes-note-called = cantó { $place }
sherlock-holmes-note-called-behind = cantó { $place }, +{ $gap }
sherlock-holmes-note-capture = se lleva { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
sherlock-holmes-note-ask = ¿vale el cante?
sherlock-holmes-note-sight = ¿qué hay ahí?
sherlock-holmes-note-counted = cámara: { $holmes } Holmes, { $suspects } sospechosos
sherlock-holmes-note-void = { $what ->
    [call] cante
    [sweep] barrida
   *[other] { $what }
} sin efecto
sherlock-holmes-note-sweep-open = ¡SHERLOCK HOLMES!
sherlock-holmes-note-yard = ¡SCOTLAND YARD!
sherlock-holmes-note-out = sin cartas
sherlock-holmes-note-won = gana la partida
sherlock-holmes-note-fault = { $what }: { $why }
sherlock-holmes-note-sensors = sensores
sherlock-holmes-asked-first-call = ¿Quién cantó primero?
sherlock-holmes-asked-call = ¿Vale el cante de { $who }?
sherlock-holmes-asked-pile = ¿De quién es el montón de { $who }?
sherlock-holmes-asked-pool = ¿Quién se lleva el pozo?

## An owner's pack, in a profile

sherlock-holmes-pack-wrong = { $holmes } Holmes y { $suspects } sospechosos
sherlock-holmes-pack-expected = no más que sus { $cards } cartas

## The page of rules

sherlock-holmes-page-about = Un juego de ojos y manos, según las reglas de 1904. Todos juegan una carta a la misma palabra. Quien ve antes una pareja, y la canta, se lleva el montón. Quien destapa a Sherlock Holmes barre la mesa.
sherlock-holmes-page-line = Ojos y manos: ve la pareja, cántala antes.
sherlock-holmes-page-length = de 20 a 40 minutos
sherlock-holmes-page-needs = tres botones y tres placas por puesto, un altavoz; una baraja del juego
sherlock-holmes-page-input-white = cantas una pareja. Di la palabra en voz alta al pulsar.
sherlock-holmes-page-input-red = has destapado a Sherlock Holmes, y lo cantas.
sherlock-holmes-page-input-blue = cantas Scotland Yard: todos pasan tres cartas a la izquierda.
sherlock-holmes-page-input-pile = tu carta cae en tu montón, o una mano alcanza un montón en una barrida.
sherlock-holmes-page-input-shield = tu mano protege tu propio montón.
sherlock-holmes-page-input-rail = el borde de la mesa. Ahí no se apoya ningún brazo.
sherlock-holmes-page-option-target = Quién gana
sherlock-holmes-page-option-target-20 = quien llega antes a 20 puntos
sherlock-holmes-page-option-target-50 = quien llega antes a 50 puntos
sherlock-holmes-page-option-target-100 = quien llega antes a 100 puntos
sherlock-holmes-page-option-prompt-us = Jugar tras la palabra
sherlock-holmes-page-option-prompt-us-1500000 = en 1,5 segundos
sherlock-holmes-page-option-prompt-us-2500000 = en 2,5 segundos
sherlock-holmes-page-option-prompt-us-1000000 = en 1 segundo
sherlock-holmes-page-option-fastest-us = Una carta a menos de 100 ms del ¡YA!
sherlock-holmes-page-option-fastest-us-0 = se marca: nadie reacciona tan rápido
sherlock-holmes-page-option-fastest-us-100000 = cuesta una carta, como antes del ¡YA!
sherlock-holmes-page-round = Una ronda
sherlock-holmes-page-round-1 = Se dice OJO, luego ¡YA! Al ¡YA! todos ponen boca arriba la carta de encima de su mano en su propio montón: un toque a { $pile }, y fuera la mano.
sherlock-holmes-page-round-2 = Un OJO sin ¡YA! es una trampa. Una carta antes del ¡YA! te cuesta otra carta; una que tarda demasiado, también.
sherlock-holmes-page-round-3 = Si tu carta de arriba es igual a la de otro montón, o a una del pozo, cántalo con { $white }. El primer cante se lleva a la mano los montones que coinciden, y el propio.
sherlock-holmes-page-round-4 = Un cante sin nada igual cuesta todo tu montón.
sherlock-holmes-page-sweep = La barrida
sherlock-holmes-page-sweep-1 = Destapa a Sherlock Holmes, y cántalo enseguida con { $red }. Luego llévate cada montón que alcances, con { $reach }, antes de que lo protejan.
sherlock-holmes-page-sweep-2 = Protege tu montón con { $shield } cuando canten Sherlock Holmes. Una mano que ya estaba ahí no protege nada.
sherlock-holmes-page-sweep-3 = Durante una barrida no hay parejas, pero un cante anterior se resuelve primero. Quien barre se lleva también el pozo. Los demás recogen luego su montón.
sherlock-holmes-page-costs = Lo que cuesta
sherlock-holmes-page-costs-1 = Una carta al pozo: demasiado pronto, demasiado tarde, una mano que se queda en el montón, un Holmes cantado tarde.
sherlock-holmes-page-costs-2 = Dos cartas: el nombre equivocado, Holmes por Scotland Yard o al revés.
sherlock-holmes-page-costs-3 = Todo el montón: un cante falso, un brazo apoyado en el borde de la mesa, o una mano que vuelve al montón para guardarlo.
sherlock-holmes-page-score = Puntos
sherlock-holmes-page-score-1 = Una mano termina cuando alguien se queda sin cartas. Entonces todos cuentan lo que tienen: 5 por cada Sherlock Holmes, 1 por cada Robber, Burglar y Thief.
sherlock-holmes-page-score-2 = Gana quien tiene 50 o más. Si dos van en cabeza, se juega otra mano.
sherlock-holmes-page-judged = Lo que decide la máquina
sherlock-holmes-page-judged-1 = Quién fue antes, quién se adelantó o tardó, qué mano alcanzó antes un montón, quién se apoyó, y cuántas cartas tiene cada cual.
sherlock-holmes-page-judged-2 = Donde sus sensores no lo saben, lo dice y pregunta a quien reparte. Donde no puede leer las cartas, quien reparte dice si un cante vale, y puede deshacer cualquier decisión de la ronda.

## The lesson: $pile, $white and so on are keys of the learner, $name2 a player. At most 280 letters each

sherlock-holmes-lesson-about = Juega al ¡YA!, canta pareja, barre la mesa, protege tu montón, canta Scotland Yard.
sherlock-holmes-lesson-welcome = Sherlock Holmes en dos minutos. Estás en el puesto 1, con tres rivales con paciencia.
sherlock-holmes-lesson-finish = No hay nada más que saber.
sherlock-holmes-lesson-why-early = Tu carta llegó antes del ¡YA!: las manos quietas hasta que suene la palabra.
sherlock-holmes-lesson-why-guessed = Tu carta llegó tras el ¡YA! antes de lo que nadie puede reaccionar: espera la palabra.
sherlock-holmes-lesson-why-late = Tu carta llegó demasiado tarde: toca { $pile } en cuanto oigas o veas ¡YA!
sherlock-holmes-lesson-why-slow-withdrawal = Tu mano se quedó en el montón: toca { $pile } y suelta enseguida.
sherlock-holmes-lesson-why-rest = Tu brazo estaba en el borde de la mesa, y eso cuesta el montón.
sherlock-holmes-lesson-why-false-call = Cantaste pareja, pero tu carta no es igual a ninguna: eso cuesta el montón.
sherlock-holmes-lesson-why-missed-holmes = Destapaste a Sherlock Holmes y no lo cantaste: pulsa { $red } enseguida.
sherlock-holmes-lesson-why-wrong-name = Ese era el otro nombre: Sherlock Holmes es { $red }, Scotland Yard es { $blue }.
sherlock-holmes-lesson-was-yard = Eso era SCOTLAND YARD: con { $blue } todos pasan tres cartas a la izquierda.
sherlock-holmes-lesson-play = Al OJO, prepárate. Al ¡YA!, pon tu carta de arriba en tu montón: toca { $pile }, nada más. Una carta antes del ¡YA! te cuesta otra, y algún OJO se queda sin ¡YA!
sherlock-holmes-lesson-play-done = Eso es jugar, y la mesa ha medido lo rápido que fuiste.
sherlock-holmes-lesson-match = Juega al ¡YA! con { $pile } y mira las cartas. ¿La tuya es igual a la de otro montón? Es una pareja: cántala con { $white }. Quien canta primero se lleva ese montón.
sherlock-holmes-lesson-match-done = Tuyo: los dos montones van bajo tu mano. Una pareja que no lo es te habría costado el montón.
sherlock-holmes-lesson-holmes = Juega al ¡YA! con { $pile }: destaparás a SHERLOCK HOLMES. Cántalo con { $red }. Luego barre: pon una mano en los montones ajenos con 2, 3 y 4, o tócalos, antes de que los tapen.
sherlock-holmes-lesson-holmes-done = Barrido. Lo que alcanzaste primero es tuyo.
sherlock-holmes-lesson-holmes-slip = La barrida terminó y tu mano no alcanzó ningún montón: date prisa con 2, 3 y 4.
sherlock-holmes-lesson-protect = Juega al ¡YA! con { $pile }. Esta vez { $name2 } destapa a SHERLOCK HOLMES. En cuanto lo cante, tapa tu montón con { $shield }, y no lo sueltes hasta que acabe la barrida.
sherlock-holmes-lesson-protect-done = A salvo: tu mano llegó primero.
sherlock-holmes-lesson-protect-slip-1 = Tu montón voló: otra mano llegó antes de que { $shield } lo tapara.
sherlock-holmes-lesson-protect-slip-2 = La barrida terminó y no tapaste tu montón: pulsa { $shield }.
sherlock-holmes-lesson-yard = ¿No te gustan tus cartas? Canta SCOTLAND YARD con { $blue }: todos pasan tres cartas a la izquierda. Hazlo ahora.
sherlock-holmes-lesson-yard-done = Tres cartas se fueron a la izquierda. Puedes hacerlo dos veces seguidas como mucho.

## Phases and questions by name

sherlock-holmes-prompt-false-call = Cante falso
sherlock-holmes-prompt-void-call = Cante sin coste
sherlock-holmes-phase-dealing = reparto
sherlock-holmes-phase-dealt = repartido
sherlock-holmes-phase-ready = ojo
sherlock-holmes-phase-play = ya
sherlock-holmes-phase-sweep = barrida
sherlock-holmes-phase-counting = recuento
sherlock-holmes-phase-over = fin

## On paper: what is printed, and what is wrong with an owner's list

sherlock-holmes-words-section = [{ $section }] no es parte de una lista de palabras
sherlock-holmes-words-section-expected = { $sections }
sherlock-holmes-words-empty = no contiene ninguna palabra
sherlock-holmes-words-empty-expected = palabras con su número bajo { $sections }
sherlock-holmes-words-many = { $n } cartas
sherlock-holmes-words-many-expected = { $most } como mucho: no hay más marcas
sherlock-holmes-words-unread = no se puede leer ({ $why })
sherlock-holmes-words-unread-expected = una lista de palabras
sherlock-holmes-words-not-utf8 = no es texto UTF-8
sherlock-holmes-words-not-utf8-expected = un fichero de texto guardado como UTF-8
sherlock-holmes-words-not-toml = no es TOML ({ $why })
sherlock-holmes-words-not-toml-expected = líneas como "UNA PALABRA" = 3
sherlock-holmes-words-no-table = no es una sección
sherlock-holmes-words-no-table-expected = un título entre corchetes y palabras debajo
sherlock-holmes-words-twice = «{ $word }» está dos veces
sherlock-holmes-words-twice-expected = cada palabra una vez, con su número
sherlock-holmes-words-word = «{ $word }» no puede ir en una carta
sherlock-holmes-words-word-expected = de 1 a { $most } letras, sin espacios en los extremos
sherlock-holmes-words-number = { $number }
sherlock-holmes-words-number-expected = un número entero, 1 o más
