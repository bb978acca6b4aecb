### I Say, Holmes! in English.
###
### The titles of cards stay as they are printed (Alibi, The Game is Afoot!, Hansom Cab), and so do
### the names of Villains. How many cards anybody holds is a secret that no text tells.

## Where the story is: the chit

i-say-holmes-chit-pending = Persi nella nebbia: va bene qualunque luogo.
i-say-holmes-chit-London = Il gettone mostra Londra.
i-say-holmes-chit-Country = Il gettone mostra la campagna.
i-say-holmes-side-London = Londra
i-say-holmes-side-Country = Campagna
i-say-holmes-side-pending = nebbia

## Verdicts

i-say-holmes-verdict-ready = Date: le carte con i numeri { $numbers }. Mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }. { $chit }
i-say-holmes-verdict-started = { $who } apre: The Game is Afoot!
i-say-holmes-verdict-turn = Tocca a { $who }, dopo { $card }.
i-say-holmes-verdict-turn-called = Tocca a { $who }, dopo { $card }
i-say-holmes-verdict-played = { $who } gioca { $card }.
i-say-holmes-verdict-discarded = { $who } mette via { $card }.
i-say-holmes-verdict-drew = { $who } pesca una carta.
i-say-holmes-verdict-kept = { $who } la tiene.
i-say-holmes-verdict-window = { $against } contro { $who }: { $defences }?
i-say-holmes-verdict-declined = { $who } non ha difesa.
i-say-holmes-verdict-window-closed = Tempo scaduto per { $who }.
i-say-holmes-verdict-defended = { $who } risponde con { $defence }!
i-say-holmes-verdict-draws = { $who } pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }.
i-say-holmes-verdict-look = { $by } guarda { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    } di { $who }.
i-say-holmes-verdict-look-all = { $by } guarda tutta la mano di { $who }.
i-say-holmes-verdict-show = { $who } mostra di nascosto a { $by } la carta più alta.
i-say-holmes-verdict-give = { $by } passa di nascosto una carta a { $who }.
i-say-holmes-verdict-trade = { $names } si scambiano le mani.
i-say-holmes-verdict-redeal = Si mescolano tutte le mani e si ridanno, a ognuno quante ne aveva.
i-say-holmes-verdict-reshuffle = Gli scarti tornano nel mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    } nel mazzo.
i-say-holmes-verdict-pass-left = Tutti passano una carta coperta a sinistra.
i-say-holmes-verdict-pass-right = Tutti passano l'intera mano a destra.
i-say-holmes-verdict-points-i-say = { $who }: { $points } punti per una carta I Say in sequenza.
i-say-holmes-verdict-points-telegram = { $who }: { $points } punti per il Telegram.
i-say-holmes-verdict-points-fleeing = { $who }: { $points } punti per Fleeing.
i-say-holmes-verdict-arrest = { $by } arresta { $who }!
i-say-holmes-verdict-guilty = Colpevole! { $who } nasconde { $villains }.
i-say-holmes-verdict-detected = Anche in mano a { $who }: { $villains }. Lo rivela lo stesso arresto.
i-say-holmes-verdict-not-guilty = { $who } è innocente.
i-say-holmes-verdict-hand-taken = { $by } prende tutta la mano di { $who }, che pesca altrettante carte.
i-say-holmes-verdict-hand-taken-none = { $by } prende tutta la mano di { $who }, che non pesca niente: le carte sono finite.
i-say-holmes-verdict-hand-taken-rest = { $by } prende tutta la mano di { $who }, che pesca quel che resta: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }.
i-say-holmes-verdict-went-out = { $who } ha finito le carte: comincia l'ultimo capitolo.
i-say-holmes-verdict-cleared = Nessun sospetto su { $who }.
i-say-holmes-verdict-escaped = { $who } fugge con { $villains }.
i-say-holmes-verdict-round-end-arrest = Il giro è finito: un furfante è in arresto.
i-say-holmes-verdict-round-end-escape = Il giro è finito: i furfanti sono fuggiti.
i-say-holmes-verdict-round-end-none-guilty = Il giro è finito: nessun colpevole.
i-say-holmes-verdict-score = Questo giro: { $hand }. In tutto: { $total }.
i-say-holmes-verdict-won = { $n ->
        [one] Vince { $names } con { $points }.
       *[other] Vincono { $names } con { $points }.
    }
i-say-holmes-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
    }
i-say-holmes-verdict-flag-cleared-seat-held-villain = Per chi dà le carte: { $who } era senza sospetti, ma aveva un furfante.
i-say-holmes-verdict-flag-no-cards-left = Per chi dà le carte: { $who } non trova più carte da pescare.

## What is taken to have happened, because somebody went on

i-say-holmes-implied-keep = { $by } va avanti: { $who } tiene dunque la carta.
i-say-holmes-implied-no-defence = { $by } va avanti, e dunque non risponde.
i-say-holmes-implied-no-arrest = { $by } va avanti: { $who } dunque non arresta nessuno.
i-say-holmes-implied-pass-left = { $by } va avanti: tutti hanno dunque passato una carta.
i-say-holmes-implied-pass-right = { $by } va avanti: tutti hanno dunque passato la mano.
i-say-holmes-implied-redeal = { $by } va avanti: le mani sono dunque ridate.
i-say-holmes-implied-trade = { $by } va avanti: le mani sono dunque scambiate.
i-say-holmes-implied-give = { $by } va avanti: la carta è dunque passata.
i-say-holmes-implied-reshuffle = { $by } va avanti: il mazzo è dunque mescolato.

## What somebody is asked

i-say-holmes-ask-sequence = { $card } segue { $before }? Chi dà le carte legga la riga in fondo.
i-say-holmes-ask-sequence-perhaps = { $card } segue { $before }? Chi dà le carte legga la riga in fondo. Forse: { $cards }.
i-say-holmes-ask-i-say = { $before } offre I Say (-10)? Chi dà le carte legga la riga in fondo.
i-say-holmes-kind-movement = Movement
i-say-holmes-kind-location = Location
i-say-holmes-kind-london = London
i-say-holmes-kind-country = Country
i-say-holmes-kind-information = Information
i-say-holmes-kind-action = Action
i-say-holmes-kind-i-say = I Say
i-say-holmes-ask-arrest-must = { $who } deve arrestare { $whom }.
i-say-holmes-ask-arrest-may = { $who } può arrestare { $whom }.
i-say-holmes-ask-plea = { $who }: colpevole o innocente? Nomina ogni furfante che hai in mano.
i-say-holmes-ask-value = Quanto vale { $card }? Chi dà le carte legga il valore.
i-say-holmes-ask-hand = { $who }: quanto valgono le carte in mano, furfanti esclusi?

i-say-holmes-doubt-which = Sul filo: quale pulsante di { $who } è stato il primo? { $apart }. Decide chi dà le carte.
i-say-holmes-doubt-deadline = Sul filo: { $who } in tempo? { $apart }. Decide chi dà le carte.

i-say-holmes-or = { $first } o { $second }

i-say-holmes-with-Alibi = un Alibi
i-say-holmes-with-Mastermind = un Mastermind

## What the dealer has ruled

i-say-holmes-verdict-ruled = Decide chi dà le carte: { $ruling }.
i-say-holmes-ruled-sequence-yes = la carta segue la storia
i-say-holmes-ruled-sequence-no = la carta non segue la storia
i-say-holmes-ruled-i-say-yes = I Say è in sequenza
i-say-holmes-ruled-i-say-no = I Say non è in sequenza
i-say-holmes-ruled-deadline-yes = la risposta era in tempo
i-say-holmes-ruled-deadline-no = la risposta era in ritardo
i-say-holmes-ruled-which = prima: { $answer }
i-say-holmes-ruled-defence-yes = la difesa vale
i-say-holmes-ruled-defence-no = nessuna difesa sul tavolo
i-say-holmes-ruled-lift = il numero { $number } è permesso
i-say-holmes-ruled-count = una mano è corretta
i-say-holmes-ruled-chit = il gettone è corretto
i-say-holmes-ruled-score = { $points } punti per { $who }
i-say-holmes-ruled-value = { $card } vale { $value }

## How the story stands, line by line

i-say-holmes-state-phase = Giro { $round }, fase { $phase }
i-say-holmes-state-turn = Giro { $round }, fase { $phase }, tocca a { $who }
i-say-holmes-state-governs = sul tavolo { $card }; { $chit }
i-say-holmes-state-nothing = ancora niente sul tavolo; { $chit }
i-say-holmes-state-pile = mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
i-say-holmes-state-scores = punti: { $scores }

i-say-holmes-phase-dealing = distribuzione
i-say-holmes-phase-start = inizio
i-say-holmes-phase-turn = turno
i-say-holmes-phase-drawn = pescata
i-say-holmes-phase-window = risposta
i-say-holmes-phase-moving = passaggio
i-say-holmes-phase-accuse = accusa
i-say-holmes-phase-plea = replica
i-say-holmes-phase-counting = conta
i-say-holmes-phase-over = finita

## Why something is refused: half a sentence, which may stand alone or follow a colon

i-say-holmes-refused-alibi-not-allowed = qui un Alibi non serve
i-say-holmes-refused-already-answered = la risposta è già data
i-say-holmes-refused-already-cleared = su quel giocatore non ci sono più sospetti
i-say-holmes-refused-already-drew = una carta è già stata pescata
i-say-holmes-refused-bad-total = tante carte non possono valere questo
i-say-holmes-refused-busy = prima viene altro
i-say-holmes-refused-chit-mismatch = il gettone mostra l'altro luogo
i-say-holmes-refused-condition = quella carta ha una sua condizione, che non c'è
i-say-holmes-refused-count-mismatch = non va d'accordo col numero di carte in mano
i-say-holmes-refused-defence-only = quella carta si gioca solo in risposta a un'altra
i-say-holmes-refused-match-over = la partita è finita
i-say-holmes-refused-no-cards = non ci sono carte
i-say-holmes-refused-no-window = non c'è niente a cui rispondere
i-say-holmes-refused-not-a-villain = quello non è un furfante
i-say-holmes-refused-not-accused = sotto accusa è qualcun altro, o nessuno
i-say-holmes-refused-not-drawn = nessuna carta è stata pescata
i-say-holmes-refused-not-its-word = quella parola della riga in fondo non indica questa carta
i-say-holmes-refused-not-in-sequence = questo non continua la storia
i-say-holmes-refused-not-started = prima viene The Game is Afoot!
i-say-holmes-refused-not-target = deve rispondere qualcun altro
i-say-holmes-refused-not-your-turn = tocca a qualcun altro
i-say-holmes-refused-nothing-to-rule = non c'è niente da decidere
i-say-holmes-refused-round-over = il giro è finito
i-say-holmes-refused-self-target = dev'essere un altro giocatore
i-say-holmes-refused-side-missing = dice l'avversario precedente o il seguente
i-say-holmes-refused-target-missing = contro chi
i-say-holmes-refused-unknown-card = quella carta non esiste
i-say-holmes-refused-unused-input = in questo gioco non significa niente
i-say-holmes-refused-use-escape = i furfanti non si giocano, fuggono
i-say-holmes-refused-villains-missing = quali furfanti
i-say-holmes-refused-window-closed = il tempo per rispondere è scaduto

i-say-holmes-condition-Holmes = Holmes segue ogni carta tranne una Movement, e sul tavolo c'è { $before }
i-say-holmes-condition-Watson = Watson segue ogni carta tranne una Movement, e sul tavolo c'è { $before }
i-say-holmes-condition-Mycroft = Mycroft segue solo un luogo di Londra, e sul tavolo c'è { $before }
i-say-holmes-condition-Fleeing = Fleeing segue solo una carta Movement, e sul tavolo c'è { $before }
i-say-holmes-condition-Afoot = The Game is Afoot! apre soltanto un giro, e sul tavolo c'è { $before }

i-say-holmes-waiting-deal = , si aspettano le carte
i-say-holmes-waiting-start = , si aspetta The Game is Afoot!
i-say-holmes-waiting-play = , si aspetta una carta
i-say-holmes-waiting-window = , si aspetta una risposta
i-say-holmes-waiting-plea = , si aspetta: colpevole o innocente
i-say-holmes-waiting-arrest = , si aspetta il nome di chi è sotto accusa
i-say-holmes-waiting-held = , si aspettano le mani
i-say-holmes-waiting-nothing = , non si aspetta niente
i-say-holmes-waiting-pass-left = , si aspettano le carte da passare
i-say-holmes-waiting-pass-right = , si aspettano le mani da passare
i-say-holmes-waiting-redeal = , si aspetta che si ridiano le carte
i-say-holmes-waiting-trade = , si aspetta lo scambio
i-say-holmes-waiting-give = , si aspetta la carta da passare
i-say-holmes-waiting-reshuffle = , si aspetta che si mescoli
i-say-holmes-waiting-dealer = , si aspetta chi dà le carte

## The same at a seat: two or three words

i-say-holmes-short-refused = rifiutato
i-say-holmes-short-refused-alibi-not-allowed = qui niente Alibi
i-say-holmes-short-refused-already-answered = già risposto
i-say-holmes-short-refused-window-closed = troppo tardi
i-say-holmes-short-refused-not-your-turn = non tocca a te
i-say-holmes-short-refused-not-in-sequence = non segue
i-say-holmes-short-refused-chit-mismatch = luogo sbagliato
i-say-holmes-short-refused-condition = non ora
i-say-holmes-short-refused-defence-only = solo in risposta
i-say-holmes-short-refused-use-escape = i furfanti fuggono
i-say-holmes-short-condition-Holmes = non dopo Movement
i-say-holmes-short-condition-Watson = non dopo Movement
i-say-holmes-short-condition-Mycroft = solo dopo Londra
i-say-holmes-short-condition-Fleeing = solo dopo Movement

## What may be entered: actions, fields and values of a form

i-say-holmes-action-hands = Tutte le mani insieme
i-say-holmes-action-held = Una mano
i-say-holmes-action-no-arrest = Non arrestare nessuno
i-say-holmes-action-done = Le carte sono passate

i-say-holmes-field-play-card = Quale carta?
i-say-holmes-field-play-target = Contro chi?
i-say-holmes-field-play-side = Da quale lato?
i-say-holmes-field-play-drawn = Appena pescata?
i-say-holmes-field-play-in_sequence = La carta prima dice I Say (-10)?
i-say-holmes-field-play-villain = Quale furfante va?
i-say-holmes-field-hands-totals = Quanto vale ogni mano, furfanti esclusi
i-say-holmes-field-hands-villains = Ogni furfante trovato
i-say-holmes-field-plea-villains = Ogni furfante in mano
i-say-holmes-field-sequence-learn = Da ricordare per

i-say-holmes-value-movement = Ogni carta Movement
i-say-holmes-value-location = Ogni luogo che va col gettone
i-say-holmes-value-london = Ogni luogo di Londra
i-say-holmes-value-country = Ogni luogo di campagna
i-say-holmes-value-information = Ogni carta Information
i-say-holmes-value-action = Ogni carta Action

i-say-holmes-prompt-deal = Carte date
i-say-holmes-prompt-play = Gioca
i-say-holmes-prompt-draw = Pesca
i-say-holmes-prompt-keep = Tiene
i-say-holmes-prompt-defend = Si difende
i-say-holmes-prompt-arrest = Arresta
i-say-holmes-prompt-plea = Colpevole o no
i-say-holmes-prompt-escape = Fuga
i-say-holmes-prompt-no-arrest = Nessun arresto
i-say-holmes-prompt-done = Fatto
i-say-holmes-prompt-held = Mano
i-say-holmes-prompt-hands = Mani
i-say-holmes-prompt-sequence = Sequenza
i-say-holmes-prompt-i-say = I Say
i-say-holmes-prompt-deadline = In tempo
i-say-holmes-prompt-which = Quale
i-say-holmes-prompt-defence = Difesa
i-say-holmes-prompt-lift = Permesso
i-say-holmes-prompt-count = Conto
i-say-holmes-prompt-chit = Gettone
i-say-holmes-prompt-score = Punti
i-say-holmes-prompt-value = Valore
i-say-holmes-prompt-pass-a-card = Passa una carta
i-say-holmes-prompt-give-a-card = Dà una carta
i-say-holmes-prompt-hand-passed-on = Mano passata

i-say-holmes-entry-play = giocata
i-say-holmes-entry-draw = pesca
i-say-holmes-entry-keep = tenere
i-say-holmes-entry-defend = difesa
i-say-holmes-entry-arrest = arresto
i-say-holmes-entry-no-arrest = nessun arresto
i-say-holmes-entry-plea = colpevole o no
i-say-holmes-entry-escape = fuga
i-say-holmes-entry-done = fatto
i-say-holmes-entry-held = mano
i-say-holmes-entry-hands = mani
i-say-holmes-entry-sequence = sequenza
i-say-holmes-entry-i-say = I Say
i-say-holmes-entry-deadline = in tempo
i-say-holmes-entry-which = quale
i-say-holmes-entry-defence = difesa
i-say-holmes-entry-lift = permesso
i-say-holmes-entry-count = conto
i-say-holmes-entry-chit = gettone
i-say-holmes-entry-score = punti
i-say-holmes-entry-value = valore

i-say-holmes-term-opens = apre
i-say-holmes-term-card = carta
i-say-holmes-term-target = contro
i-say-holmes-term-side = lato
i-say-holmes-term-previous = precedente
i-say-holmes-term-next = seguente
i-say-holmes-term-villain = furfante
i-say-holmes-term-in_sequence = in sequenza
i-say-holmes-term-drawn = pescata
i-say-holmes-term-with = con
i-say-holmes-term-none = nessuno
i-say-holmes-term-guilty = colpevole
i-say-holmes-term-villains = furfanti
i-say-holmes-term-what = che cosa
i-say-holmes-term-pass-left = passa a sinistra
i-say-holmes-term-pass-right = passa a destra
i-say-holmes-term-redeal = ridare
i-say-holmes-term-trade = scambio
i-say-holmes-term-give = dare
i-say-holmes-term-reshuffle = rimescolare
i-say-holmes-term-total = totale
i-say-holmes-term-totals = totali
i-say-holmes-term-allow = permetti
i-say-holmes-term-learn = ricorda
i-say-holmes-term-answer = risposta
i-say-holmes-term-red = rosso
i-say-holmes-term-blue = blu
i-say-holmes-term-white = bianco
i-say-holmes-term-of = di
i-say-holmes-term-value = valore
i-say-holmes-term-pending = in sospeso
i-say-holmes-term-delta = differenza

## Answers on buttons

i-say-holmes-answer-draw = Pesca una carta
i-say-holmes-answer-keep = Tienila
i-say-holmes-answer-no-arrest = Nessun arresto
i-say-holmes-answer-hand-passed-on = Ho passato la mano
i-say-holmes-answer-deal = Carte date
i-say-holmes-answer-deal-opens = Carte date: apre { $who }
i-say-holmes-answer-opens = Apre { $who }
i-say-holmes-answer-against = { $card } contro
i-say-holmes-answer-with = { $card } con { $villain }
i-say-holmes-answer-escape = Fuga
i-say-holmes-answer-escape-with = Fuga con { $villains }
i-say-holmes-answer-not-guilty = Innocente
i-say-holmes-answer-guilty = Colpevole
i-say-holmes-answer-guilty-of = Colpevole: { $villains }
i-say-holmes-answer-arrest = Arresta { $who }
i-say-holmes-answer-no-defence = Nessuna difesa
i-say-holmes-answer-held-cards = { $who }: carta per carta
i-say-holmes-answer-held-total = { $who }: in tutto
i-say-holmes-answer-all-hands = Tutte le mani …
i-say-holmes-answer-all-hands-guilty = Colpevole, e tutte le mani …
i-say-holmes-answer-pass = Passa { $card }
i-say-holmes-answer-give = Dai { $card }
i-say-holmes-answer-done-pass-left = Tutte le carte sono passate
i-say-holmes-answer-done-pass-right = Tutte le mani sono passate
i-say-holmes-answer-done-redeal = Le mani sono ridate
i-say-holmes-answer-done-trade = Le mani sono scambiate
i-say-holmes-answer-done-give = La carta è data
i-say-holmes-answer-done-reshuffle = Gli scarti sono nel mazzo
i-say-holmes-answer-which-red = Alibi (rosso)
i-say-holmes-answer-which-blue = Mastermind (blu)
i-say-holmes-answer-which-white = Nessuna difesa (bianco)
i-say-holmes-answer-sequence-yes = Segue
i-say-holmes-answer-sequence-no = Non segue
i-say-holmes-answer-i-say-yes = Dice I Say
i-say-holmes-answer-i-say-no = Non lo dice
i-say-holmes-answer-deadline-yes = In tempo
i-say-holmes-answer-deadline-no = Troppo tardi
i-say-holmes-answer-remember = { $answer }: da ricordare
i-say-holmes-answer-every-movement = { $answer }: ogni carta Movement
i-say-holmes-answer-every-location = { $answer }: ogni luogo che va col gettone
i-say-holmes-answer-every-london = { $answer }: ogni luogo di Londra
i-say-holmes-answer-every-country = { $answer }: ogni luogo di campagna
i-say-holmes-answer-every-information = { $answer }: ogni carta Information
i-say-holmes-answer-every-action = { $answer }: ogni carta Action
i-say-holmes-answer-none-movement = { $answer }: nessuna carta Movement
i-say-holmes-answer-none-location = { $answer }: nessun luogo che va col gettone
i-say-holmes-answer-none-london = { $answer }: nessun luogo di Londra
i-say-holmes-answer-none-country = { $answer }: nessun luogo di campagna
i-say-holmes-answer-none-information = { $answer }: nessuna carta Information
i-say-holmes-answer-none-action = { $answer }: nessuna carta Action

## What the dealer is asked, above the answers

i-say-holmes-asked-sequence = { $card } segue { $before }? Leggi la riga in fondo.
i-say-holmes-asked-i-say = { $before } offre I Say (-10)? Leggi la riga in fondo.
i-say-holmes-asked-value = Quanto vale { $card }?
i-say-holmes-asked-which = Quale pulsante di { $who } è stato il primo?
i-say-holmes-asked-deadline = { $who } era in tempo?

## The word of the moment: two or three words in large letters

i-say-holmes-now-arrest = { $by } arresta { $who }
i-say-holmes-now-plea = { $who }: colpevole?
i-say-holmes-now-must-arrest = { $who } deve arrestare
i-say-holmes-now-may-arrest = { $who } può arrestare
i-say-holmes-now-sequence = Segue?
i-say-holmes-now-i-say = I Say è in sequenza?
i-say-holmes-now-value = Quanto vale?
i-say-holmes-now-guilty = Colpevole!
i-say-holmes-now-escaped = { $who } fugge
i-say-holmes-now-won = { $n ->
    [one] Vince { $names }
   *[other] Vincono { $names }
    }
i-say-holmes-now-deal = Date le carte
i-say-holmes-now-start = Chi ha The Game is Afoot!
i-say-holmes-now-plays = Gioca { $who }
i-say-holmes-now-drawn = { $who }: gioca o tieni
i-say-holmes-now-answer = { $who }, la tua difesa?
i-say-holmes-now-answer-left = { $who }, la tua difesa? { $left }
i-say-holmes-now-count = Contate le mani
i-say-holmes-now-pass-left = Passate una carta a sinistra
i-say-holmes-now-pass-right = Passate la mano a destra
i-say-holmes-now-redeal = Ridate tutte le mani
i-say-holmes-now-trade = Scambiate le mani
i-say-holmes-now-give = Si dà una carta
i-say-holmes-now-reshuffle = Rimescolate gli scarti

## What was decided about a seat, beside its name

i-say-holmes-seat-started = apre
i-say-holmes-seat-turn = di turno
i-say-holmes-seat-drew = pesca una carta
i-say-holmes-seat-kept = la tiene
i-say-holmes-seat-declined = nessuna difesa
i-say-holmes-seat-window-closed = tempo scaduto
i-say-holmes-seat-not-guilty = innocente
i-say-holmes-seat-cleared = innocente
i-say-holmes-seat-hand-taken = pesca una nuova mano
i-say-holmes-seat-went-out = ultima carta calata
i-say-holmes-seat-flag = guarda chi dà le carte
i-say-holmes-seat-played = gioca { $card }
i-say-holmes-seat-discarded = mette via { $card }
i-say-holmes-seat-draws = pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
i-say-holmes-seat-window = { $against }: { $defences }?
i-say-holmes-seat-defended = { $card }!
i-say-holmes-seat-points-i-say = { $points } punti: I Say
i-say-holmes-seat-points-telegram = { $points } punti: Telegram
i-say-holmes-seat-points-fleeing = { $points } punti: Fleeing
i-say-holmes-seat-guilty = colpevole: { $villains }
i-say-holmes-seat-escaped = fuga: { $villains }
i-say-holmes-seat-detected = scoperto: { $villains }
i-say-holmes-seat-fault = { $input }: { $reason }
i-say-holmes-seat-fault-all = sensori: { $reason }
i-say-holmes-seat-score = { $points } punti
i-say-holmes-seat-won = vince la partita
i-say-holmes-seat-trade = scambia la mano
i-say-holmes-seat-sees = vede { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    } di { $who }
i-say-holmes-seat-sees-hand = vede la mano di { $who }
i-say-holmes-seat-shows = mostra { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
i-say-holmes-seat-shows-hand = mostra la mano
i-say-holmes-seat-sees-highest = vede una carta di { $who }
i-say-holmes-seat-shows-highest = mostra la più alta
i-say-holmes-seat-gives = dà una carta a { $who }
i-say-holmes-seat-gets = riceve una carta da { $by }
i-say-holmes-seat-arrests = arresta { $who }
i-say-holmes-seat-arrested = in arresto

## Numbers beside a name and in the middle of the table: one short word each

i-say-holmes-figure-score = punti
i-say-holmes-figure-after = dopo
i-say-holmes-figure-chit = gettone
i-say-holmes-short-afoot = Afoot!

## What each button is for, in a word or two

i-say-holmes-input-red = Alibi
i-say-holmes-input-blue = Mastermind
i-say-holmes-input-white = nessuna difesa / passata

## The photo finish

i-say-holmes-photo-red = Alibi
i-say-holmes-photo-blue = Mastermind
i-say-holmes-photo-white = nessuna difesa
i-say-holmes-photo-deadline = In tempo, o troppo tardi
i-say-holmes-photo-time-up = tempo scaduto
i-say-holmes-photo-too-close = Sul filo: { $gap } dal limite, sicuro entro { $doubt }
i-say-holmes-photo-which = Quale risposta è stata la prima

## The owner's file of cards: what is wrong with it, and what is expected instead

i-say-holmes-file-head =
    # Le carte di I Say, Holmes!: ciò che dà il foglio delle regole. Completa con ciò che sta sulla
    # tua copia, e nomina questo file nel profilo del tuo tavolo:
    #
    #   [packs]
    #   { $example }
    #
    # value    quanto vale la carta in mano: da 1 a 50
    # deal     il numero nell'angolo: da 3 a 8
    # next     la riga in fondo: movement, location, london, country, information, action, i-say, o un
    #          titolo; "location" è un luogo che va col gettone
    # partial  true: può esserci stampato altro, e del resto si chiede a chi dà le carte
    # never    ciò che di sicuro non c'è stampato

i-say-holmes-file-unread = impossibile leggerlo ({ $why })
i-say-holmes-file-unread-expected = un file; companion cards > my-cards.toml ne fa uno
i-say-holmes-file-not-utf8 = non è UTF-8
i-say-holmes-file-not-utf8-expected = un file di testo salvato come UTF-8
i-say-holmes-file-not-toml = non è TOML ({ $why })
i-say-holmes-file-not-toml-expected = TOML: un [[card]] per ogni titolo
i-say-holmes-file-unknown = c'è "{ $name }"
i-say-holmes-file-unknown-expected = deck_size, e un [[card]] per ogni titolo
i-say-holmes-file-deck-size = deck_size è { $size }
i-say-holmes-file-deck-size-expected = { $size }, come dicono le regole
i-say-holmes-file-no-list = "card" non è un elenco di tabelle
i-say-holmes-file-no-list-expected = un [[card]] per ogni titolo
i-say-holmes-file-card = carta { $number }
i-say-holmes-file-no-title = nessun titolo
i-say-holmes-file-title = titolo "{ $title }"
i-say-holmes-file-title-expected = un titolo del foglio delle regole, per esempio "Train"
i-say-holmes-file-twice = "{ $title }" c'è due volte
i-say-holmes-file-twice-expected = ogni titolo una volta
i-say-holmes-file-printed = { $name } è "{ $value }"
i-say-holmes-file-nothing-expected = lì niente
i-say-holmes-file-odd = così com'è scritto non si può completare
i-say-holmes-file-odd-expected = { "[[card]]" } con una riga per ogni chiave; scrivilo così, o aggiungilo a mano
i-say-holmes-file-unwritten = impossibile scriverlo ({ $why })
i-say-holmes-file-unwritten-expected = un file scrivibile

## The page of rules

i-say-holmes-page-about = Una storia raccontata carta per carta: ogni carta dice quali tipi possono seguirla. Gioca ciò che segue, accusa, difenditi fuori turno, e liberati delle carte prima che qualcuno trovi il tuo furfante.
i-say-holmes-page-length = da 30 a 60 minuti
i-say-holmes-page-line = Una storia in carte: accusa e difesa.
i-say-holmes-page-needs = i tre pulsanti di ogni posto per le difese a tempo; una console o uno schermo per le carte; un mazzo di I Say, Holmes!

i-say-holmes-page-input-red = rispondi a un attacco con un Alibi. Giocalo anche.
i-say-holmes-page-input-blue = rispondi a un attacco con un Mastermind. Giocalo anche.
i-say-holmes-page-input-white = non hai difesa. Quando si passano le carte: hai passato le tue.

i-say-holmes-page-option-rounds = Quanto dura
i-say-holmes-page-option-rounds-1 = un giro
i-say-holmes-page-option-rounds-3 = tre giri
i-say-holmes-page-option-rounds-5 = cinque giri
i-say-holmes-page-option-window-us = Tempo per difendersi
i-say-holmes-page-option-window-us-12000000 = 12 secondi
i-say-holmes-page-option-window-us-20000000 = 20 secondi
i-say-holmes-page-option-window-us-6000000 = 6 secondi

i-say-holmes-page-deal = Dare le carte
i-say-holmes-page-deal-1 = Ognuno riceve sei carte tra quelle il cui numero non supera il numero dei giocatori. Le altre sono il mazzo da cui si pesca.
i-say-holmes-page-deal-2 = Che cosa hai in mano, e quanto, è un tuo segreto.
i-say-holmes-page-deal-3 = Chi ha The Game is Afoot! la gioca per prima. Si gioca verso sinistra.

i-say-holmes-page-turn = Il tuo turno
i-say-holmes-page-turn-1 = Gioca una carta di un tipo nominato nella riga in fondo alla carta prima, o una carta I Say. Inserisci il titolo, e contro chi è.
i-say-holmes-page-turn-2 = Se non hai niente che segua, pesca una carta. Se va bene, giocala; altrimenti tienila.
i-say-holmes-page-turn-3 = Le carte Movement dicono dove va la storia: un Train cambia tra Londra e la campagna; Hansom Cab, Boat e Foot Chase restano. Un luogo deve stare dove dice il gettone.
i-say-holmes-page-turn-4 = Boat, Foot Chase, I Suspect, Inspector e Scotland Yard fanno pescare qualcuno. Telegram costa dieci punti. Clue, Disguise e Deduction ti fanno vedere carte.
i-say-holmes-page-turn-5 = Le carte I Say vanno bene sempre e lasciano la storia com'era. Se la riga in fondo le nomina, tolgono dieci punti.

i-say-holmes-page-defence = Difesa
i-say-holmes-page-defence-1 = Chi è sotto attacco ha dodici secondi. Un Alibi ({ $red }) respinge la pena, e tutti passano una carta a sinistra. Un Mastermind ({ $blue }) respinge ancora di più; le mani intere vanno a destra, e tocca a chi si è difeso.
i-say-holmes-page-defence-2 = Un Alibi non serve contro Holmes, Telegram, Disguise, Clue, Deduction o Mycroft.

i-say-holmes-page-villains = Furfanti e arresti
i-say-holmes-page-villains-1 = Un furfante non si gioca. Chi al suo turno ha solo furfanti li scopre e fugge.
i-say-holmes-page-villains-2 = Un arresto nomina un giocatore. Colpevole: il giro è finito. Innocente: la sua mano va a chi l'ha accusato, e l'accusato pesca altrettante carte.
i-say-holmes-page-villains-3 = Chi gioca l'ultima carta deve arrestare qualcuno. Chi allora è innocente deve arrestare il prossimo.

i-say-holmes-page-score = Punteggio
i-say-holmes-page-score-1 = Ognuno somma i valori delle carte che ha, ma non dei furfanti che nessuno ha trovato. Chi ha fatto l'arresto toglie il valore dei furfanti, il colpevole lo aggiunge. Chi è fuggito toglie quei furfanti.
i-say-holmes-page-score-2 = Vince il totale più basso dopo i giri stabiliti. Si può andare sotto zero.

i-say-holmes-page-judged = Che cosa giudica la macchina
i-say-holmes-page-judged-1 = A chi tocca, se una carta segue per quanto è nota la riga in fondo, dov'è il gettone, e quante carte vanno dove. Non dice mai quante ne ha qualcuno.
i-say-holmes-page-judged-2 = Se una difesa è arrivata in tempo, al millisecondo. Se è sul filo, decide chi dà le carte; e anche quando due pulsanti sono premuti insieme.
i-say-holmes-page-judged-3 = Non conosce ogni riga in fondo. Chiede a chi dà le carte, e può ricordare la risposta.

## The lesson: what a learner reads

i-say-holmes-lesson-about = Continua la storia, pesca, guarda una mano, difenditi, di' I Say, fai un arresto.
i-say-holmes-lesson-welcome = I Say, Holmes! in quattro minuti, con due giocatori pazienti.
i-say-holmes-lesson-drew = Hai pescato, anche se hai una carta che continua la storia: quella va giocata.
i-say-holmes-lesson-story = The Game is Afoot! è sul tavolo, e la riga in fondo dice che cosa può seguire: Movement. Hai un Hansom Cab, che lo è. Giocalo: tocca la carta, o scrivi il suo numero.
i-say-holmes-lesson-story-praise = La storia continua: dopo un Hansom Cab viene un luogo. Ogni carta dice che cosa può seguire.
i-say-holmes-lesson-draw = Deve seguire di nuovo una carta Movement, e stavolta non ne hai. Chi non ha niente che segua pesca una carta: scegli di pescare.
i-say-holmes-lesson-draw-praise = Se va bene, la giochi subito; se no, la tieni. In ogni caso il turno passa.
i-say-holmes-lesson-look = La storia è arrivata a Londra, dove si vengono a sapere le cose. Gioca il tuo Disguise contro { $name2 }: deve mostrarti la carta che vale di più.
i-say-holmes-lesson-look-other = Hai guardato qualcun altro, che non ha furfanti: scegli { $name2 }.
i-say-holmes-lesson-look-praise = Moriarty, un furfante! Ricorda chi ce l'ha: l'hai visto solo tu.
i-say-holmes-lesson-defend = { $name3 } sospetta di te: I Suspect ti fa pescare una carta, se non ti difendi. Hai un Alibi: rispondi con { $red }. Al tavolo ci sono dodici secondi per farlo.
i-say-holmes-lesson-defend-none = Hai detto di non avere difesa, e hai dovuto pescare: { $red } è il tuo Alibi.
i-say-holmes-lesson-defend-mastermind = { $blue } è un Mastermind, e non ne hai: il tuo Alibi è { $red }.
i-say-holmes-lesson-defend-late = Il tuo tempo è scaduto, e hai dovuto pescare: premi { $red } prima.
i-say-holmes-lesson-defend-praise = Respinto. Dopo un Alibi tutti passano una propria carta a sinistra.
i-say-holmes-lesson-i-say = Le carte I Say si giocano sempre, e lasciano la storia com'era. La riga in fondo al Train addirittura le nomina: allora tolgono 10 punti. Gioca Deduction, contro chi vuoi.
i-say-holmes-lesson-i-say-other = Quella carta ha continuato la storia, ma non è una carta I Say: gioca Deduction.
i-say-holmes-lesson-i-say-praise = 10 punti in meno, e vince chi ne ha di meno. E vedi tutta quella mano, sotto la tua.
i-say-holmes-lesson-arrest = Ora tocca a Moriarty: sul tavolo c'è un Disguise, e può seguirlo un Arrest. Gioca il tuo Arrest contro { $name2 }, di cui hai visto la mano.
i-say-holmes-lesson-arrest-not-guilty = Innocente: non ha furfanti, e devi prenderti tutta la sua mano.
i-say-holmes-lesson-arrest-other = Quella carta ha continuato la storia, ma non arresta nessuno: gioca Arrest.
i-say-holmes-lesson-arrest-praise = Colpevole! Il giro è finito: il furfante conta a tuo favore, e contro chi l'aveva.
i-say-holmes-lesson-finish = Non c'è altro da sapere.

## On paper: what is printed, and what is wrong with an owner's list

i-say-holmes-card-counts = vale { $n }
i-say-holmes-card-deal = mano { $n }
i-say-holmes-file-copies = copies = { $number }
i-say-holmes-file-copies-expected = un numero intero da 0 a { $most }
i-say-holmes-file-deck-many = { $n } carte
i-say-holmes-file-deck-many-expected = da 1 a { $most } da stampare
