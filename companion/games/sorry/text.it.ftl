### Sorry! in English.
###
### Cards keep their names: 1 to 12 and SORRY!. Squares are numbers, or S1 to S5 in a safety zone.

## Colours and squares

sorry-colour-red = rosso
sorry-colour-blue = blu
sorry-colour-yellow = giallo
sorry-colour-green = verde

sorry-square-start = partenza
sorry-square-home = casa

sorry-letter-red = R
sorry-letter-blue = B
sorry-letter-yellow = G
sorry-letter-green = V

sorry-letter-start = P
sorry-letter-home = C

## What each card asks for, in a few words below the card

sorry-card-1 = fuori una pedina, o 1 avanti
sorry-card-2 = fuori una pedina, o 2 avanti; ancora
sorry-card-3 = 3 avanti
sorry-card-4 = 4 indietro
sorry-card-5 = 5 avanti
sorry-card-7 = 7 avanti, con una pedina o due
sorry-card-8 = 8 avanti
sorry-card-10 = 10 avanti, o 1 indietro
sorry-card-11 = 11 avanti, o scambio di posto
sorry-card-12 = 12 avanti
sorry-card-SORRY = da partenza al posto di un rivale

## Moves in sentences: "red 4 to 16, sliding to 19, sending back green from 17"

sorry-part-goes = { $colour } da { $from } a { $to }
sorry-part-changes = { $part }, scambio con { $colour }
sorry-part-slides = { $part }, scivola a { $to }
sorry-part-sends = { $part }, rimanda { $men }
sorry-man-from = { $colour } da { $at }
sorry-part-then = { $first }, poi { $second }
sorry-move-numbered = { $number }) { $parts }
sorry-men-of = { $colour } { $squares }

## Moves on a button: "R 4 → 16, slides 19, green back"

sorry-step-changes = { $man } { $from } ⇄ { $other } { $to }
sorry-step-out = { $man } esce
sorry-step-goes = { $man } { $from } → { $to }
sorry-step-slides = { $step }, scivola { $to }
sorry-step-back = { $step }, { $who } indietro
sorry-step-and = { $first } e { $second }

## Verdicts

sorry-verdict-answered-accept = { $who } accetta.
sorry-verdict-answered-drop = { $who } si ritira.
sorry-verdict-board = Il tabellone è corretto: { $men }.
sorry-verdict-call-double = { $who } RADDOPPIA! { $asked }: accettare o ritirarsi?
sorry-verdict-call-redouble = { $who } RADDOPPIA ANCORA! { $asked }: accettare o ritirarsi?
sorry-verdict-colours = Colori: { $colours }.
sorry-verdict-dealt = Le carte sono pronte: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    } nel mazzo.
sorry-verdict-dealt-hands = Le carte sono pronte: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    } nel mazzo, mani: { $hands }.
sorry-verdict-discarded = { $who } non può giocare e scarta.
sorry-verdict-doubt = Sul filo: { $question } { $between }, { $apart }. Decide chi dà le carte.
sorry-verdict-drawn = { $who } scopre { $card }; ne restano { $left }.
sorry-verdict-extra-draw = { $who } ha un'altra carta.
sorry-verdict-forfeit = { $who } non ha mosse per { $card }.
sorry-verdict-hand = { $who } ha in mano { $cards }.
sorry-verdict-lead = Comincia { $who }, con { $card }.
sorry-verdict-moved = { $who } gioca { $card }: { $parts }.
sorry-verdict-moved-only = { $who } gioca { $card }, l'unica mossa: { $parts }.
sorry-verdict-moves-forced = { $who } deve giocare { $card }: { $moves }.
sorry-verdict-moves-one = { $who } può giocare { $card } o rinunciare: { $moves }.
sorry-verdict-moves-many = { $who } ha { $n } mosse per { $card }: { $moves }.
sorry-verdict-moves-may-pass = { $who } ha { $n } mosse per { $card }, e può rinunciare a tutte: { $moves }.
sorry-verdict-passed = { $who } rinuncia allo scambio.
sorry-verdict-picked = { $who } guarda la mossa { $move }.
sorry-verdict-refilled = { $who } prende una carta; ne restano { $left }.
sorry-verdict-reshuffle = Il mazzo è finito: mescolate { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }.
sorry-verdict-ruled = Decide chi dà le carte: { $ruling }.
sorry-verdict-score = { $won }. Questa partita: { $hand }. In tutto: { $total }.
sorry-winner-has = Chi vince ha { $normal }
sorry-winner-has-bonus = Chi vince ha { $normal } e { $bonus } di premio
sorry-winner-has-times = Chi vince ha { $normal }, per { $times }
sorry-winner-has-bonus-times = Chi vince ha { $normal } e { $bonus } di premio, per { $times }
sorry-verdict-stake-twice = La partita vale doppio; giocano: { $players }.
sorry-verdict-stake = La partita vale per { $times }; giocano: { $players }.
sorry-verdict-tie = { $names } pari: pescano ancora.
sorry-verdict-turn = Tocca a { $who } ({ $colour }).
sorry-verdict-won = { $n ->
    [one] Vince
   *[other] Vincono
    } { $names }. Partite vinte: { $games }.
sorry-verdict-won-double = { $n ->
    [one] Vince
   *[other] Vincono
    } una partita doppia { $names }. Partite vinte: { $games }.
sorry-verdict-won-drop-out = { $n ->
    [one] Vince
   *[other] Vincono
    } { $names }: gli altri si sono ritirati. Partite vinte: { $games }.
sorry-verdict-won-drop-out-double = { $n ->
    [one] Vince
   *[other] Vincono
    } una partita doppia { $names }: gli altri si sono ritirati. Partite vinte: { $games }.

## What is in doubt, within sorry-verdict-doubt

sorry-doubt-draw-or-commit = la giocata era completa quando si è pescata la carta dopo?
sorry-doubt-two-calls = chi ha chiamato per primo?
sorry-doubt-call-or-win = il raddoppio è venuto prima della mossa vincente?

## What was ruled, within sorry-verdict-ruled

sorry-ruled-draw-stands = la carta pescata vale
sorry-ruled-draw-void = la carta pescata è nulla, si pesca di nuovo
sorry-ruled-caller = la prima chiamata è decisa
sorry-ruled-call-stands = la chiamata vale
sorry-ruled-win-stands = la mossa vincente vale

## How the board stands, line by line

sorry-state-phase = Fase { $phase }
sorry-state-turn = Fase { $phase }, tocca a { $who }
sorry-state-card = Fase { $phase }, tocca a { $who } con { $card }
sorry-state-men = pedine: { $men }
sorry-state-no-men = pedine: ancora nessuna
sorry-state-pack = mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
sorry-state-total = totale: { $total }

sorry-phase-dealing = distribuzione
sorry-phase-lead-draw = chi comincia
sorry-phase-colours = colori
sorry-phase-draw = pesca
sorry-phase-move = mossa
sorry-phase-refill = ripesca
sorry-phase-call = chiamata
sorry-phase-ruling = decisione
sorry-phase-over = finita

## Why something is refused: half a sentence, which may stand alone or follow a colon

sorry-refused-already-answered = la risposta è già data
sorry-refused-bad-board = le pedine non possono stare così: una per casella, e nessuno con tutte a casa
sorry-refused-bad-pack = non sono le carte del mazzo
sorry-refused-bad-ruling = questo non risponde alla domanda
sorry-refused-call-pending = una chiamata aspetta risposta
sorry-refused-card-due = prima si scopre una carta
sorry-refused-card-exhausted = di quelle sono già uscite tutte
sorry-refused-card-open = si sta già giocando una carta
sorry-refused-choose-first = prima si sceglie
sorry-refused-colour-taken = quel colore è preso
sorry-refused-deal-due = prima si mescola e si danno le carte
sorry-refused-dropped-out = chi si ritira è fuori fino alla prossima partita
sorry-refused-game-over = la partita è finita
sorry-refused-must-move = c'è una mossa in avanti, quindi va fatta
sorry-refused-no-call = nessuno ha chiamato
sorry-refused-no-legal-move = quella carta non si può giocare
sorry-refused-no-such-card = quella carta non esiste
sorry-refused-no-such-move = nessuna mossa ha quel numero
sorry-refused-nothing-to-rule = non c'è niente da decidere
sorry-refused-not-in-hand = quella carta non è in mano
sorry-refused-not-in-mode = non fa parte di questo modo di giocare
sorry-refused-not-your-turn = tocca a qualcun altro
sorry-refused-play-not-complete = la giocata prima non è completa
sorry-refused-playable-card-held = una carta in mano si può giocare
sorry-refused-refill-due = prima si riprende una carta
sorry-refused-ruling-pending = prima si chiede a chi dà le carte
sorry-refused-unused-input = in questo gioco non significa niente

## The same at a seat whose press was refused: a few words

sorry-short-refused-play-not-complete = presto: prima la mossa
sorry-short-refused-refill-due = presto: prima si prende una carta
sorry-short-refused-not-your-turn = tocca a qualcun altro
sorry-short-refused-choose-first = prima scegli una mossa
sorry-short-refused-card-due = prima si scopre una carta
sorry-short-refused-card-open = c'è una carta scoperta: muovi prima
sorry-short-refused-deal-due = prima mescolate e date le carte
sorry-short-refused-call-pending = prima la risposta al raddoppio
sorry-short-refused-ruling-pending = aspetta chi dà le carte
sorry-short-refused-already-answered = ha risposto
sorry-short-refused-dropped-out = fuori fino alla prossima partita
sorry-short-refused-game-over = la partita è finita
sorry-short-refused-not-in-mode = qui non si raddoppia
sorry-short-refused-unused-input = inutile in questo gioco
sorry-short-refused-late-arrival = troppo tardi per giudicare
sorry-short-refused-paused = non conta: il tavolo è in pausa

## What may be entered: questions, actions, fields and values of a form

sorry-question-answer = { $seat }: accetti il raddoppio, o ti ritiri?
sorry-question-draw-stands = La giocata era completa quando si è pescata la carta dopo?
sorry-question-draw-void = La giocata era completa quando si è pescata la carta dopo?
sorry-question-caller = Chi ha raddoppiato per primo?
sorry-question-call-stands = Il raddoppio è venuto prima della mossa vincente?
sorry-question-win-stands = Il raddoppio è venuto prima della mossa vincente?

sorry-action-answer = Risposta di { $seat }
sorry-action-draw-stands = Sì: la carta vale
sorry-action-draw-void = No: si pesca di nuovo
sorry-action-caller = Primo a raddoppiare
sorry-action-call-stands = Sì: il raddoppio vale
sorry-action-win-stands = No: la partita è vinta
sorry-action-board = Correggi le pedine
sorry-action-card = La carta di { $seat }
sorry-action-colour = Colore di { $seat }
sorry-action-discard = { $seat } scarta
sorry-action-double = { $seat } raddoppia
sorry-action-draw = { $seat } pesca
sorry-action-lead-draw = { $seat } pesca per cominciare
sorry-action-move = La mossa di { $seat }
sorry-action-pass = { $seat } rinuncia

sorry-field-board-men = Tocca una pedina, poi la casella dove sta.

sorry-prompt-deal = Carte date

sorry-entry-lead-draw = pesca per cominciare
sorry-entry-colour = colore
sorry-entry-draw = pesca
sorry-entry-card = carta
sorry-entry-move = mossa
sorry-entry-pass = rinuncia
sorry-entry-discard = scarto
sorry-entry-double = raddoppio
sorry-entry-answer = risposta
sorry-entry-draw-stands = carta valida
sorry-entry-draw-void = carta nulla
sorry-entry-caller = chi ha chiamato
sorry-entry-call-stands = chiamata valida
sorry-entry-win-stands = vittoria valida
sorry-entry-board = tabellone

sorry-term-order = ordine
sorry-term-card = carta
sorry-term-colour = colore
sorry-term-red = rosso
sorry-term-blue = blu
sorry-term-yellow = giallo
sorry-term-green = verde
sorry-term-move = mossa
sorry-term-hand = mano
sorry-term-answer = risposta
sorry-term-accept = accetta
sorry-term-drop = si ritira
sorry-term-men = pedine
sorry-term-start = partenza
sorry-term-home = casa

## Answers on buttons

sorry-answer-card = { $who }: { $card }
sorry-answer-discard = scarta { $card }
sorry-answer-colour-red = { $who }: rosso
sorry-answer-colour-blue = { $who }: blu
sorry-answer-colour-yellow = { $who }: giallo
sorry-answer-colour-green = { $who }: verde
sorry-answer-answer-accept = { $who }: accetta
sorry-answer-answer-drop = { $who }: si ritira
sorry-answer-draw = { $who } pesca
sorry-answer-pass = { $who } rinuncia
sorry-answer-double = { $who } raddoppia

## What the dealer is asked

sorry-asked-draw-or-commit = La giocata era completa quando si è pescata la carta dopo?
sorry-asked-two-calls = Chi ha raddoppiato per primo?
sorry-asked-call-or-win = Il raddoppio è venuto prima della mossa vincente?

## The photo finish

sorry-photo-draw-or-commit = La giocata contro la carta seguente
sorry-photo-two-calls = Chi ha chiamato per primo
sorry-photo-call-or-win = La mossa vincente contro la chiamata
sorry-photo-white = { $who }, mossa
sorry-photo-pile = { $who }, pesca
sorry-photo-red = { $who }, raddoppio

## The word of the moment, in the middle of the board. A name before its colon has a line of its own.

sorry-now-shuffle = Mescolate il mazzo
sorry-now-deal = Mescolate e date
sorry-now-lead = Pescate: chi comincia?
sorry-now-colours = Scegliete un colore
sorry-now-play-card = { $who }: gioca una carta
sorry-now-draw-card = { $who }: pesca una carta
sorry-now-make-or-decline = { $who }: muovi, o rinuncia
sorry-now-make = { $who }: fai la mossa
sorry-now-picked = { $who }: mossa { $move }?
sorry-now-choose = { $who }: scegli una mossa
sorry-now-take-card = { $who }: prendi una carta
sorry-now-call = Accetti o ti ritiri?

## What a seat does next, beside its name

sorry-todo-play-or-discard = gioca una carta, o scartane una
sorry-todo-pack = tocca il mazzo
sorry-todo-choose = blu: altra mossa   bianco: fatto
sorry-todo-done-or-decline = bianco: fatto, o rinuncia
sorry-todo-done = muovi; poi bianco, o la carta dopo
sorry-todo-play = gioca una carta
sorry-todo-turn-up = scopri una carta
sorry-todo-lead = pesca per cominciare
sorry-todo-colour = scegli un colore
sorry-todo-discard = nessuna carta va bene: scartane una
sorry-todo-answer = bianco accetta, blu si ritira

## What was decided about a seat, beside its name

sorry-seat-drawn = pescato: { $card }
sorry-seat-moved = giocato: { $card }
sorry-seat-moved-home = { $n ->
    [one] giocato: { $card }, una pedina a casa
   *[other] giocato: { $card }, due pedine a casa
    }
sorry-seat-moved-back = giocato: { $card }, { $n } indietro
sorry-seat-moved-slides = giocato: { $card }, scivola
sorry-seat-forfeit = nessuna mossa per { $card }
sorry-seat-call-double = raddoppia
sorry-seat-call-redouble = raddoppia ancora
sorry-seat-answered-accept = accetta
sorry-seat-answered-drop = si ritira
sorry-seat-lead = comincia
sorry-seat-won = vince
sorry-seat-passed = rinuncia
sorry-seat-extra-draw = un'altra carta
sorry-seat-discarded = scarta
sorry-seat-refilled = prende una carta
sorry-seat-score = +{ $points } punti

sorry-seat-with = con { $partner }
sorry-seat-out = fuori

## Numbers beside a name and in the middle of the table: one short word each

sorry-figure-home = casa
sorry-figure-points = punti
sorry-figure-won = vinte
sorry-figure-hand = mano
sorry-figure-pack = mazzo
sorry-figure-stake = vale per

sorry-board-pack = mazzo { $n }
sorry-board-stake = vale per { $n }
sorry-board-stake-short = vale x{ $n }

## What each button and pad is for, in a word

sorry-input-white = fatto
sorry-input-red = raddoppia
sorry-input-blue = avanti
sorry-input-pile = mazzo

## Squares of the board on a phone

sorry-place-1 = scivolo { $colour }, fino a { $short }
sorry-place-2 = qui il { $colour } svolta verso S1
sorry-place-3 = rombo { $colour }
sorry-place-4 = cerchio { $colour }, davanti alla partenza
sorry-place-9 = scivolo { $colour }, fino a { $long }
sorry-place-13 = fine dello scivolo { $colour }
sorry-place-zone = zona sicura del { $colour }

## The page of rules

sorry-page-about = Una corsa sul tabellone, secondo le regole del 1950. Le carte muovono le pedine. Porta le tue quattro pedine una volta in giro e a casa, e rimanda indietro chi sta dove arrivi.
sorry-page-length = da 30 a 60 minuti
sorry-page-line = Corri a casa e rimanda gli altri.
sorry-page-needs = uno schermo o una console; comodi tre pulsanti e un sensore per il mazzo; un tabellone con pedine e mazzo, o quello di Companion

sorry-page-name-pile = un tocco al mazzo

sorry-page-input-pile = tocchi il mazzo: peschi, o riprendi una carta in mano.
sorry-page-input-blue = guardi la mossa seguente dell'elenco. Se qualcuno ha raddoppiato: ti ritiri.
sorry-page-input-white = hai fatto la mossa mostrata. Se qualcuno ha raddoppiato: accetti.
sorry-page-input-red = raddoppi, nel gioco a punti.

sorry-page-option-mode = Come si gioca
sorry-page-option-mode-single = ognuno per sé
sorry-page-option-mode-partnership = a coppie, due contro due
sorry-page-option-mode-points = a punti, con raddoppio
sorry-page-option-extra-one = Il mazzo
sorry-page-option-extra-one-false = 44 carte
sorry-page-option-extra-one-true = 45 carte, con un 1 in più

sorry-page-turn = Il tuo turno
sorry-page-turn-1 = Pesca una carta con { $pile }, e fai ciò che dice. Il tabellone mostra ogni mossa possibile, col suo numero. Scegline una toccando la pedina e dove va, col numero, o con { $blue }; poi muovi la pedina e premi { $white }.
sorry-page-turn-2 = Se c'è una mossa sola, falla; non occorre premere niente. Vale come fatta quando si pesca la carta dopo. Una mossa che vince si conferma con { $white }.
sorry-page-turn-3 = Una carta che si può giocare va giocata, e per intero. Se non c'è nessuna mossa, il turno passa a sinistra.
sorry-page-turn-4 = Una pedina che finisce sulla casella di un rivale lo rimanda alla partenza. Due pedine non stanno mai sulla stessa casella, e nessuno finisce sulle proprie.
sorry-page-turn-5 = A casa si entra col numero esatto. Le cinque caselle prima sono sicure, e ci vanno solo le tue pedine.

sorry-page-cards = Le carte
sorry-page-cards-1 = 1: fuori una pedina, o 1 avanti. 2: fuori una pedina, o 2 avanti; poi peschi ancora.
sorry-page-cards-2 = 3, 5, 8, 12: altrettante avanti. 4: 4 indietro.
sorry-page-cards-3 = 7: 7 avanti, o divisi tra due pedine; tutti.
sorry-page-cards-4 = 10: 10 avanti, o 1 indietro. Se avanti non si può, si deve indietro.
sorry-page-cards-5 = 11: 11 avanti, o scambio di posto con un rivale. Se avanti non si può, allo scambio si può rinunciare.
sorry-page-cards-6 = SORRY!: una pedina dalla tua partenza prende il posto di un rivale, che torna alla sua.

sorry-page-slides = Scivoli
sorry-page-slides-1 = Se finisci sul triangolo di un altro colore, scivoli fino in fondo. Chi sta sullo scivolo torna alla partenza, anche le tue pedine. I triangoli del tuo colore non fanno niente.

sorry-page-numbers = I numeri delle caselle
sorry-page-numbers-1 = Le 60 caselle del bordo sono numerate nel verso delle pedine: 0 è l'angolo dove comincia il lato rosso, poi 15 per il blu, 30 per il giallo e 45 per il verde.
sorry-page-numbers-2 = Contando da ogni angolo: 1 è il triangolo di uno scivolo che finisce a 4; a 2 quel colore svolta; 3 è il suo rombo; 4 è il cerchio davanti alla partenza; 9 è il triangolo di uno scivolo che finisce a 13. Così il cerchio blu è 15 e 4: casella 19.
sorry-page-numbers-3 = Le cinque caselle sicure vanno da S1 a S5, poi c'è la casa. Schermo, mosse e telefoni usano questi numeri.

sorry-page-ways = Altri modi di giocare
sorry-page-ways-1 = A coppie, in quattro: rosso con giallo, blu con verde. Una carta può muovere le pedine di uno o dell'altro. Una coppia tutta a casa prima che un rivale abbia le sue quattro vince due partite.
sorry-page-ways-2 = A punti: ognuno ha cinque carte, ne gioca una e ne prende una. Una pedina parte già da ogni cerchio. Se nessuna tua carta si può giocare, scartane una.

sorry-page-score = Punteggio
sorry-page-score-1 = Vince chi ha per primo quattro pedine a casa; a coppie, la prima coppia con otto.
sorry-page-score-2 = A punti: 5 per ogni tua pedina a casa. Chi vince aggiunge 5 per ogni pedina che gli altri hanno a casa, e un premio: 100 se non ne hanno, 50 se nessuno ne ha più di una, 25 se nessuno ne ha più di due.
sorry-page-score-3 = Chiunque può raddoppiare in ogni momento. Gli altri accettano, o si ritirano e non segnano niente. Se si ritirano tutti, chi ha raddoppiato vince 25.

sorry-page-judged = Che cosa giudica la macchina
sorry-page-judged-1 = Rispecchia il tabellone, elenca le mosse, e sa chi viene rimandato indietro. Chi pesca prima che la giocata sia completa se lo sente dire; la carta torna al suo posto.
sorry-page-judged-2 = Tre cose possono essere sul filo: la carta seguente contro la mossa prima, due raddoppi insieme, un raddoppio contro la mossa vincente. Decide chi dà le carte.
sorry-page-judged-3 = Una pedina mossa male si corregge: annulla la mossa, o inserisci come sta davvero il tabellone.

## The lesson: what a learner reads

sorry-lesson-about = Pesca ed esci, scegli una mossa, dividi un 7, scivola, e di' SORRY!
sorry-lesson-welcome = Sorry! in tre minuti, contro un rivale paziente.
sorry-lesson-start = Sei il rosso, e le tue quattro pedine aspettano alla partenza. Pesca una carta: { $pile }. Solo un 1 o un 2 fa uscire una pedina; stavolta sarà un 2. Fai quella mossa con { $white }.
sorry-lesson-start-praise = La tua prima pedina è fuori. Dopo un 2 peschi ancora, comunque tu l'abbia usato.
sorry-lesson-choose = Pesca: { $pile }. Sarà un 10: una tua pedina va 10 avanti, o 1 indietro. { $blue } mostra una mossa dopo l'altra, { $white } fa quella mostrata. Oppure tocca una pedina e la sua casella.
sorry-lesson-choose-praise = Così si gioca ogni carta con una scelta: guarda con { $blue }, falla con { $white }.
sorry-lesson-seven = Pesca: { $pile }. Sarà un 7, che due pedine possono dividersi. Alla pedina nelle caselle sicure serve proprio 3 per arrivare a casa; l'altra prende 4. Trova la mossa con { $blue }, falla con { $white }.
sorry-lesson-seven-one-man = Così hai mosso una pedina di tutti e 7. Cerca la mossa che porta a casa l'altra.
sorry-lesson-seven-nobody-home = Il 7 era diviso, ma nessuno è arrivato a casa: alla pedina nelle caselle sicure serve proprio 3.
sorry-lesson-seven-praise = Una pedina è a casa. Il 7 va usato tutto, e a casa si entra col numero esatto.
sorry-lesson-slide = Pesca: { $pile }. Sarà un 3. La tua pedina sul 13 finirebbe sul triangolo di un altro colore, sul 16, e scivolerebbe al 19. Chi è su quello scivolo torna alla partenza. Scegli quella mossa: { $blue }, poi { $white }.
sorry-lesson-slide-other-man = Quella pedina non è finita su un triangolo: è quella sul 13 che scivola.
sorry-lesson-slide-praise = Scivolato, e la pedina gialla è tornata alla partenza. I triangoli del tuo colore non fanno niente.
sorry-lesson-sorry = Pesca: { $pile }. Sarà SORRY!: una pedina dalla tua partenza prende il posto di un rivale, che torna indietro. Due pedine gialle sono fuori. Scegli a chi chiedere scusa: { $blue }, poi { $white }.
sorry-lesson-sorry-praise = Sorry! Vince chi ha per primo quattro pedine a casa.
sorry-lesson-finish = Non c'è altro da sapere.
