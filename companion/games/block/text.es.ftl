## Why something is refused: half a sentence, which stands after a colon or alone

block-refused-already-blocked = esa carta ya está bloqueada
block-refused-already-played = esa carta ya está puesta
block-refused-bad-hands = las manos no completan la baraja con lo que hay en la mesa
block-refused-bad-ruling = eso no responde a la pregunta
block-refused-block-count = las cartas BLOCK no cuadran
block-refused-block-not-led = nunca se sale con una carta BLOCK
block-refused-counting = la mano ha terminado y espera el recuento
block-refused-game-over = el juego ha terminado
block-refused-hand-running = se está jugando una mano
block-refused-lead-due = no toca ninguna carta antes de la próxima salida
block-refused-must-lead = no todas las cartas de esa mano pueden ser BLOCK
block-refused-no-block-left = todas las cartas BLOCK están puestas
block-refused-no-hand = primero hay que repartir
block-refused-no-such-card = esa carta no existe
block-refused-not-just-played = solo se puede bloquear la carta propia, mientras sea la última
block-refused-not-leader = sale otra persona
block-refused-nothing-to-rule = no hay nada que decidir
block-refused-ruling-pending = primero se pregunta a quien reparte
block-refused-run-open = toca una carta, y ahora no sale nadie
block-refused-too-late = la carta siguiente llegó antes
block-refused-two-out = solo una persona puede quedarse sin cartas
block-refused-unused-input = eso no significa nada en este juego

## What is asked, done and filled in

block-question-block-stands = ¿Qué llegó antes: el BLOCK o la carta siguiente?
block-question-play-stands = ¿Qué llegó antes: el BLOCK o la carta siguiente?
block-question-order = ¿Quién la puso antes?
block-question-blocks-left = ¿Quién tiene aún cartas BLOCK?
block-action-deal = Está repartido
block-action-lead = Sale { $seat }
block-action-no-lead = { $seat } solo tiene cartas BLOCK
block-action-play = { $seat } pone la carta que toca
block-action-block = { $seat } pone una carta BLOCK
block-action-block-stands = El BLOCK
block-action-play-stands = La carta siguiente
block-action-order = Esta llegó antes
block-action-blocks-left = Contado
block-action-void-hand = Repartir otra vez
block-action-out = Alguien está sin cartas
block-action-recount = Recontar las manos
block-action-no-play = Se pulsó por error
block-field-deal-hands = Cartas en cada mano
block-field-lead-card = ¿Con qué carta se sale?
block-field-order-first = ¿Quién la puso antes?
block-field-out-seat = ¿Quién está sin cartas?
block-field-recount-hands = Cartas en cada mano
block-field-no-play-seat = ¿Quién pulsó por error?
block-field-no-play-of = ¿Qué decisión, si no la última?
block-field-blocks-left-blocks = Cartas BLOCK en cada mano
block-amend-no-block-held = en esa mano no hay ninguna carta BLOCK
block-amend-not-held = esa carta no está en esa mano
block-entry-lead = salida
block-entry-no-lead = sin salida
block-entry-play = carta
block-entry-block = BLOCK
block-entry-blocks-left = BLOCK restantes
block-entry-block-stands = vale el BLOCK
block-entry-play-stands = vale la carta
block-entry-order = orden
block-entry-void-hand = mano nula
block-entry-out = sin cartas
block-entry-recount = recuento
block-entry-no-play = error

## Verdicts, a sentence each

block-dealt = { $dealer } ha repartido: { $hands }. Sale { $leader }.
block-led = { $who } sale con { $card }, { $left ->
    [0] la última carta
    [one] le queda { $left } carta
   *[other] le quedan { $left } cartas
}{ $due ->
    [none] { "" }
   *[other] ; toca { $due }
}.
block-played = { $who } pone { $card }, { $left ->
    [0] la última carta
    [one] le queda { $left } carta
   *[other] le quedan { $left } cartas
}{ $due ->
    [none] { "" }
   *[other] ; toca { $due }
}.
block-blocked = { $who }: ¡{ $on } BLOCK! { $left ->
    [0] La última carta
    [one] Le queda { $left } carta
   *[other] Le quedan { $left } cartas
}.
block-lead-high = Sale { $who }: { $card } es la carta más alta.
block-lead-natural = Sale { $who }: { $card } es un final natural.
block-lead-block = Sale { $who }, por el BLOCK.
block-lead-passed = La salida pasa a { $who }.
block-counts = { $card } vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $who }: ahora { $total }.
block-doubt-block-or-play = Demasiado justo: ¿el BLOCK de { $first } o la carta siguiente de { $second }? { $apart }. ¿Quien reparte?
block-doubt-play-order = Demasiado justo: ¿quién puso la carta que tocaba, { $names }? { $apart }. ¿Quien reparte?
block-ruled-block-stands = Quien reparte decide: vale el BLOCK, la carta siguiente vuelve.
block-ruled-play-stands = Quien reparte decide: vale la carta siguiente, la carta BLOCK vuelve.
block-ruled-order = Quien reparte decide: así quedaron.
block-ruled-void-hand = Quien reparte decide: repartir otra vez.
block-ruled-out = Quien reparte decide: una mano está vacía.
block-ruled-recount = Quien reparte decide: se recuentan las manos.
block-out = { $who } se queda sin cartas. Se acabó: { $cards } por cartas y { $honours } por honores.
block-ask = Quien reparte: { $n ->
    [one] { $n } carta BLOCK no está puesta
   *[other] { $n } cartas BLOCK no están puestas
}. ¿En qué mano?
block-score = Esta mano: { $hand }.{ $lost ->
    [none] { "" }
   *[other] { " " }Perdidos por cartas BLOCK: { $lost }.
} En total: { $total }. Reparte ahora: { $dealer }.
block-void-hand = La mano no vale. En total: { $total }. Reparte otra vez { $dealer }.
block-void-play = Deshecho: { $card } de { $who }.
block-void-block = Deshecho: el BLOCK de { $who } sobre { $card }.

## How the table stands, a line each, in a record

block-state-due = Fase { $phase }, toca { $due }
block-state-lead = Fase { $phase }, sale { $who }
block-state = Fase { $phase }
block-state-hands = manos: { $list }
block-state-tops = encima: { $list }
block-state-scores = puntos: { $list }

## On the display

block-input-white = carta que toca
block-input-red = BLOCK
block-button-white = { $who }: carta
block-button-red = { $who }: BLOCK
block-photo-block = BLOCK o la carta siguiente
block-photo-order = Quién puso la carta que tocaba
block-figure-hand = mano
block-figure-score = puntos
block-figure-due = toca
block-figure-leads = sale
block-figure-led = salida
block-word-due = Toca { $card }
block-word-deal = Repartid
block-word-leads = Sale { $who }
block-word-blocked = ¡BLOCK! Sale { $who }
block-word-amended-no-block-held = Sin BLOCK: deshecho
block-word-amended-not-held = Otra carta: deshecho
block-word-back = Deshecho: sale { $who }
block-word-again = Repartid otra vez
block-word-out = { $who } sin cartas
block-word-wins = Gana { $who }
block-note-lead = sal con lo que quieras
block-note-score = { $points } puntos
block-note-led = salió con { $card }
block-note-played = puso { $card }
block-note-block = BLOCK sobre { $card }
block-note-count = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
block-note-out = sin cartas
block-note-won = gana el juego
block-note-void-play = la carta vuelve
block-note-void-block = el BLOCK vuelve
block-note-void-hand = la mano vuelve
block-note-fault = { $what }: { $why }
block-note-sensors = sensores
block-note-refused = { $what } rechazado
block-late-too-late = tarde para BLOCK
block-late-lead-due = no toca ninguna carta
block-late-not-just-played = no es tu carta
block-late-already-blocked = ya bloqueada
block-late-no-block-left = no quedan cartas BLOCK
block-late-ruling-pending = espera a quien reparte
block-late-no-hand = aún sin repartir
block-late-counting = la mano ha terminado
block-late-game-over = el juego ha terminado
block-late-unused-input = no sirve en este juego
block-late-late-arrival = llegó tarde para contar
block-late-paused = no cuenta: la mesa está en pausa
block-asked-block-or-play = ¿Qué fue antes: el BLOCK de { $first } o la carta de { $second }?
block-asked-play-order = ¿Quién puso { $card }?
block-asked-blocks-left = ¿A quién le quedan cartas BLOCK?

## The page of rules

block-page-about = Un juego de series y memoria, según las reglas de 1905. Pon la carta siguiente de la serie, párala con una carta BLOCK cuando compense, y quédate sin cartas antes que nadie.
block-page-line = Sigue la serie, o bloquéala.
block-page-length = de 30 a 60 minutos
block-page-needs = el botón blanco y el rojo de cada puesto; una baraja de Block; una consola para las salidas
block-page-input-white = pones la carta que toca. Dila en voz alta.
block-page-input-red = pones una carta BLOCK sobre la carta que acabas de poner.
block-page-cards = Las cartas
block-page-cards-1 = Cinco palos, de A a E, del 1 al 11; A no tiene 4 ni 9. Tres cartas dicen BLOCK. Se reparten las 56.
block-page-cards-2 = Ordena tu mano por letras. Pon tus cartas en un montón propio: solo se ve la de encima.
block-page-run = Una serie
block-page-run-1 = Quien se sienta a la izquierda de quien reparte sale con la carta que quiera. Quien reparte la anota; nadie tiene que esperar.
block-page-run-2 = Quien tenga la carta siguiente de ese palo la pone, esté donde esté, y pulsa { $white }. Así sigue, paso a paso.
block-page-run-3 = La serie termina con un 11, o con un final natural: una carta cuya siguiente no existe o ya está puesta. Quien la pone sale de nuevo.
block-page-run-4 = Justo después de tu propia carta puedes pulsar { $red } y taparla con una carta BLOCK. Eso termina la serie, y sales tú. Si ya está la carta siguiente, es tarde.
block-page-run-5 = Si te toca salir y solo tienes cartas BLOCK, dilo. La salida pasa a tu izquierda.
block-page-score = Puntos
block-page-score-1 = A5 da 5 y A10 da 10 a quien la pone. Solo se puede salir con ellas.
block-page-score-2 = Quien se queda antes sin cartas gana 1 por cada carta que aún tienen los demás, y los 5 y los 10 si entre ellas están A5 y A10.
block-page-score-3 = Cada carta BLOCK que queda en una mano cuesta 5. Nadie baja de 0.
block-page-score-4 = Gana quien llega antes a 100 puntos. El reparto pasa a la izquierda.
block-page-judged = Lo que decide la máquina
block-page-judged-1 = De quién fue la carta siguiente, y si el BLOCK llegó antes que ella: con la diferencia, y con su duda. Si es demasiado justo, quien reparte decide lo que muestran los montones.
block-page-judged-2 = Dice qué carta toca, encuentra los finales naturales, cuenta las manos y lleva los puntos. Nunca ve tus cartas ni ayuda a la memoria de nadie.
block-page-judged-3 = Un { $white } o un { $red } pulsado por error lo deshace quien reparte, aunque los demás hayan seguido, y no cuesta nada.

## The lesson: $white, $red are keys of the learner, $name3 a player. At most 280 letters each

block-lesson-about = Sal con una carta, sigue una serie, espera la tuya, bloquea, cuenta, y suelta tu última carta.
block-lesson-welcome = Block en tres minutos. Estás en el puesto 1. Parte de las cartas ya se jugó.
block-lesson-finish = No hay nada más que saber.
block-lesson-lead = Te toca salir: pon cualquier carta de tu mano. Elige C4, pues también tienes C5: tócala, o escribe el número que lleva encima.
block-lesson-lead-done = C4 está en tu montón. Ahora toca la carta siguiente de ese palo, la tenga quien la tenga.
block-lesson-lead-slip = Saliste con otra carta. Se puede, pero a C4 la sigues tú.
block-lesson-follow = { $name3 } ha salido con C3, así que toca C4, y la tienes: ponla con { $white }. Luego toca C5, también tuya: { $white } otra vez. No hay turnos: quien tiene la carta la pone.
block-lesson-follow-done = Dos cartas menos. Ahora toca C6, y la tiene que poner otra persona.
block-lesson-follow-slip = Eso era { $red }: pone una carta BLOCK sobre la tuya. { $white } pone la carta que toca.
block-lesson-wait = Toca C6, y no la tienes. Espera a que alguien la ponga; entonces toca C7, y C7 es tuya: { $white }.
block-lesson-wait-done = En el momento justo. Mira qué toca antes de pulsar.
block-lesson-wait-slip-1 = Tocaba C6, y no la tienes: una carta que no tienes se deshace.
block-lesson-wait-slip-2 = Tocaba C8, y no la tienes: pulsa { $white } una vez, cuando toque C7.
block-lesson-block = Tienes una carta BLOCK. Toca C7: ponla con { $white }, y justo después pulsa { $red }. Eso tapa tu carta con la BLOCK, termina la serie y te da la salida.
block-lesson-block-done = Bloqueado. Ahora sales tú, y puedes empezar una serie que te convenga.
block-lesson-block-slip = C8 llegó antes que tu BLOCK: pulsa { $red } justo después de tu carta.
block-lesson-count = A5 vale 5 puntos para quien la pone, A10 vale 10. Nada va antes, así que solo se puede salir con ellas. Te toca salir: sal con A5.
block-lesson-count-done = 5 puntos de golpe. Si se quedan en tu mano, se los lleva quien acabe antes sus cartas.
block-lesson-count-slip = Saliste con otra carta: aquí solo cuenta A5.
block-lesson-natural = Una serie termina con un 11, y quien lo pone sale otra vez. De C4 a C11 está todo puesto, así que C3 también termina la serie: es un final natural. Sal con C3 y conserva la salida.
block-lesson-natural-done = Sales otra vez: nada puede seguir a C3. Recuerda lo que se ha puesto.
block-lesson-natural-slip = Saliste con otra carta: el final natural es C3.
block-lesson-out = Te queda una carta: C10. Es la que toca: ponla con { $white }, y acabas. Entonces todos te pagan un punto por cada carta que tienen.
block-lesson-out-done = Sin cartas, y con premio. Una carta BLOCK que queda en una mano cuesta 5. Se gana con 100 puntos.
block-lesson-out-slip = C11 se puso antes de que acabaras: pulsa { $white }.

## Phases by name

block-phase-dealing = reparto
block-phase-lead = salida
block-phase-run = serie
block-phase-ruling = decisión
block-phase-counting = recuento
block-phase-over = fin

## On paper: what is printed, and what is wrong with an owner's list

block-card-counts = vale { $n }
