### Block: runs of five suits, BLOCK cards, the first who is out. What is printed on the cards stays:
### A5, C10, BLOCK.

## Why something is refused: half a sentence, which stands after a colon or alone

block-refused-already-blocked = quella carta è già bloccata
block-refused-already-played = quella carta è già stata calata
block-refused-bad-hands = le mani non fanno il mazzo con quel che c'è sul tavolo
block-refused-bad-ruling = questo non risponde alla domanda
block-refused-block-count = le carte BLOCK non tornano
block-refused-block-not-led = con una carta BLOCK non si apre mai
block-refused-counting = la mano è finita e aspetta la conta
block-refused-game-over = la partita è finita
block-refused-hand-running = si sta giocando una mano
block-refused-lead-due = nessuna carta è attesa prima della prossima apertura
block-refused-must-lead = non tutte le carte di quella mano possono essere BLOCK
block-refused-no-block-left = tutte le carte BLOCK sono state calate
block-refused-no-hand = prima bisogna dare le carte
block-refused-no-such-card = quella carta non esiste
block-refused-not-just-played = si blocca solo la propria carta, finché è l'ultima
block-refused-not-leader = è di mano qualcun altro
block-refused-nothing-to-rule = non c'è niente da decidere
block-refused-ruling-pending = prima si chiede a chi dà le carte
block-refused-run-open = una carta è attesa, ora nessuno apre
block-refused-too-late = la carta seguente è arrivata prima
block-refused-two-out = solo un giocatore può restare senza carte
block-refused-unused-input = in questo gioco non significa niente

## What is asked, done and filled in

block-question-block-stands = Che cosa è venuto prima: il BLOCK o la carta seguente?
block-question-play-stands = Che cosa è venuto prima: il BLOCK o la carta seguente?
block-question-order = Chi ha calato prima?
block-question-blocks-left = Chi ha ancora carte BLOCK?

block-action-deal = Le carte sono date
block-action-lead = { $seat } apre
block-action-no-lead = { $seat } ha solo carte BLOCK
block-action-play = { $seat } cala la carta attesa
block-action-block = { $seat } cala una carta BLOCK
block-action-block-stands = Il BLOCK
block-action-play-stands = La carta seguente
block-action-order = Questa era prima
block-action-blocks-left = Contate
block-action-void-hand = Ridare questa mano
block-action-out = Qualcuno ha finito le carte
block-action-recount = Ricontare le mani
block-action-no-play = Un tasto premuto per errore

block-field-deal-hands = Carte in ogni mano
block-field-lead-card = Con quale carta si apre?
block-field-order-first = Chi ha calato prima?
block-field-out-seat = Chi ha finito le carte?
block-field-recount-hands = Carte in ogni mano
block-field-no-play-seat = Chi ha premuto per errore?
block-field-no-play-of = Quale decisione, se non l'ultima?
block-field-blocks-left-blocks = Carte BLOCK in ogni mano

block-amend-no-block-held = in quella mano non c'è una carta BLOCK
block-amend-not-held = quella carta non è in quella mano

block-entry-lead = apertura
block-entry-no-lead = nessuna apertura
block-entry-play = giocata
block-entry-block = block
block-entry-blocks-left = BLOCK rimasti
block-entry-block-stands = vale il BLOCK
block-entry-play-stands = vale la carta
block-entry-order = ordine
block-entry-void-hand = mano nulla
block-entry-out = carte finite
block-entry-recount = riconta
block-entry-no-play = nessuna giocata

## Verdicts, a sentence each

block-dealt = { $dealer } ha dato: { $hands }. È di mano { $leader }.
block-led = { $who } apre con { $card }, { $left ->
    [0] l'ultima carta
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
    }{ $due ->
    [none] { "" }
   *[other] ; attesa: { $due }
    }.
block-played = { $who } cala { $card }, { $left ->
    [0] l'ultima carta
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
    }{ $due ->
    [none] { "" }
   *[other] ; attesa: { $due }
    }.
block-blocked = { $who }: BLOCK su { $on }! { $left ->
    [0] L'ultima carta
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
    }.
block-lead-high = È di mano { $who }: { $card } è la carta alta.
block-lead-natural = È di mano { $who }: { $card } è una naturale.
block-lead-block = È di mano { $who }, grazie al BLOCK.
block-lead-passed = La mano passa a { $who }.
block-counts = { $card } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    } per { $who }: ora { $total }.
block-doubt-block-or-play = Sul filo: il BLOCK di { $first } o la carta seguente di { $second }? { $apart }. Decide chi dà le carte.
block-doubt-play-order = Sul filo: chi ha calato la carta attesa, { $names }? { $apart }. Decide chi dà le carte.
block-ruled-block-stands = Decide chi dà le carte: il BLOCK vale, la carta seguente torna indietro.
block-ruled-play-stands = Decide chi dà le carte: la carta seguente vale, il BLOCK torna indietro.
block-ruled-order = Decide chi dà le carte: sono state calate così.
block-ruled-void-hand = Decide chi dà le carte: si ridà.
block-ruled-out = Decide chi dà le carte: una mano è vuota.
block-ruled-recount = Decide chi dà le carte: si ricontano le mani.
block-out = { $who } ha finito le carte. Il gioco si ferma: { $cards } per le carte e { $honours } per gli onori.
block-ask = A chi dà le carte: { $n ->
    [one] { $n } carta BLOCK non è giocata
   *[other] { $n } carte BLOCK non sono giocate
    }. In mano a chi?
block-score = Punti della mano: { $hand }.{ $lost ->
    [none] { "" }
   *[other] { " " }Persi per carte BLOCK: { $lost }.
    } In tutto: { $total }. Poi dà le carte { $dealer }.
block-void-hand = La mano è nulla. In tutto: { $total }. { $dealer } dà di nuovo le carte.
block-void-play = Annullato: { $card } di { $who }.
block-void-block = Annullato: il BLOCK di { $who } su { $card }.

## How the table stands, a line each, in a record

block-state-due = Fase { $phase }, attesa: { $due }
block-state-lead = Fase { $phase }, apre { $who }
block-state = Fase { $phase }
block-phase-dealing = distribuzione
block-phase-lead = apertura
block-phase-run = scala
block-phase-ruling = decisione
block-phase-counting = conta
block-phase-over = finita
block-state-hands = mani: { $list }
block-state-tops = in cima: { $list }
block-state-scores = punti: { $list }

## On the display

block-input-white = cala la carta attesa
block-input-red = BLOCK
block-button-white = { $who }: carta
block-button-red = { $who }: BLOCK
block-photo-block = BLOCK o la carta seguente
block-photo-order = Chi ha calato la carta attesa
block-figure-hand = mano
block-figure-score = punti
block-figure-due = attesa
block-figure-leads = di mano
block-figure-led = apertura
block-word-due = Tocca a { $card }
block-word-deal = Date le carte
block-word-leads = Apre { $who }
block-word-blocked = BLOCK! Apre { $who }
block-word-amended-no-block-held = Nessun BLOCK: annullato
block-word-amended-not-held = Carta sbagliata: annullato
block-word-back = Annullato: apre { $who }
block-word-again = Si ridà
block-word-out = { $who } ha finito
block-word-wins = Vince { $who }
block-note-lead = apri con una carta
block-note-score = { $points } punti
block-note-led = apre: { $card }
block-note-played = cala { $card }
block-note-block = BLOCK su { $card }
block-note-count = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
block-note-out = carte finite
block-note-won = vince la partita
block-note-void-play = giocata annullata
block-note-void-block = BLOCK annullato
block-note-void-hand = mano annullata
block-note-fault = { $what }: { $why }
block-note-sensors = sensori
block-note-refused = { $what }: rifiutato
block-late-too-late = tardi per il BLOCK
block-late-lead-due = nessuna carta attesa
block-late-not-just-played = non è la tua carta
block-late-already-blocked = già bloccata
block-late-no-block-left = non ci sono più BLOCK
block-late-ruling-pending = aspetta chi dà le carte
block-late-no-hand = carte non ancora date
block-late-counting = la mano è finita
block-late-game-over = la partita è finita
block-late-unused-input = inutile in questo gioco
block-late-late-arrival = troppo tardi per giudicare
block-late-paused = non conta: il tavolo è in pausa
block-asked-block-or-play = Che cosa era prima: il BLOCK di { $first } o la carta di { $second }?
block-asked-play-order = Chi ha calato { $card }?
block-asked-blocks-left = A chi restano carte BLOCK?

## The page of rules

block-page-about = Un gioco di scale e memoria, secondo le regole del 1905. Cala la carta seguente della scala, fermala con una carta BLOCK quando conviene, e finisci le carte prima degli altri.
block-page-line = Cala la carta seguente, o blocca.
block-page-length = da 30 a 60 minuti
block-page-needs = il pulsante bianco e il rosso di ogni posto; un mazzo di Block; una console per le aperture

block-page-input-white = cali la carta attesa. Dilla ad alta voce.
block-page-input-red = metti una carta BLOCK sulla carta che hai appena calato.

block-page-cards = Le carte
block-page-cards-1 = Cinque semi, da A a E, dall'1 all'11; ad A mancano il 4 e il 9. Tre carte dicono BLOCK. Si danno tutte e 56.
block-page-cards-2 = Ordina la mano per lettera. Cala le tue carte su un mazzetto tuo: se ne vede solo la prima.

block-page-run = Una scala
block-page-run-1 = Apre chi sta a sinistra di chi dà le carte, con una carta qualsiasi. Chi dà le carte la inserisce; non c'è bisogno di aspettare.
block-page-run-2 = Chi ha la carta seguente di quel seme la cala, ovunque sieda, e preme { $white }. Così si va avanti, un passo alla volta.
block-page-run-3 = La scala finisce con un 11, o con una naturale: una carta la cui seguente non esiste o è già stata giocata. Chi l'ha calata è di mano.
block-page-run-4 = Subito dopo la tua carta puoi premere { $red } e coprirla con una carta BLOCK. La scala finisce, e sei di mano tu. Quando la carta seguente è sul tavolo, è troppo tardi.
block-page-run-5 = Se sei di mano e hai solo carte BLOCK, dillo. La mano passa alla tua sinistra.

block-page-score = Punteggio
block-page-score-1 = A5 vale 5 e A10 vale 10 per chi li cala. Si possono giocare solo in apertura.
block-page-score-2 = Chi finisce per primo le carte segna 1 per ogni carta rimasta agli altri, e anche 5 e 10 se tra quelle ci sono A5 e A10.
block-page-score-3 = Ogni carta BLOCK rimasta in mano costa 5. Nessuno scende sotto 0.
block-page-score-4 = Vince chi arriva primo a 100 punti. Si danno le carte a turno, verso sinistra.

block-page-judged = Che cosa giudica la macchina
block-page-judged-1 = Di chi è la carta seguente, e se il BLOCK è venuto prima di quella: col distacco, e con la sua incertezza. Se è sul filo, chi dà le carte decide quello che mostrano i mazzetti.
block-page-judged-2 = Dice quale carta è attesa, trova le naturali, conta le mani e tiene i punti. Non vede mai le tue carte, e non aiuta la memoria di nessuno.
block-page-judged-3 = Se premi { $white } o { $red } per errore, chi dà le carte lo annulla, anche se gli altri sono andati avanti, e non costa niente.

## The lesson: $white, $red are keys of the learner, $name3 a player. At most 280 letters each

block-lesson-about = Apri, segui una scala, aspetta la tua carta, blocca, conta, e liberati dell'ultima.
block-lesson-welcome = Block in tre minuti. Siedi al posto 1. Una parte delle carte è già stata giocata.
block-lesson-finish = Non c'è altro da sapere.

block-lesson-lead = Sei di mano: cala una carta qualsiasi. Scegli C4, perché hai anche C5: toccala, o scrivi il numero che porta.
block-lesson-lead-done = C4 è sul tuo mazzetto. Ora è attesa la carta seguente di quel seme, chiunque l'abbia.
block-lesson-lead-slip = Hai aperto con un'altra carta. Si può, ma C4 è quella che puoi seguire tu.

block-lesson-follow = { $name3 } ha aperto con C3, quindi è attesa C4, e l'hai tu: calala con { $white }. Poi è attesa C5, tua anche quella: di nuovo { $white }. Niente turni, niente attese: chi ha la carta la cala.
block-lesson-follow-done = Due carte in meno. Ora è attesa C6, e deve calarla qualcun altro.
block-lesson-follow-slip = Quello era { $red }: mette una carta BLOCK sulla tua carta. { $white } cala la carta attesa.

block-lesson-wait = È attesa C6, e non l'hai. Aspetta che qualcuno la cali; poi è attesa C7, e C7 è tua: { $white }.
block-lesson-wait-done = Al momento giusto. Guarda quale carta è attesa prima di premere.
block-lesson-wait-slip-1 = Era attesa C6, e non l'hai: una carta che non hai viene annullata.
block-lesson-wait-slip-2 = Era attesa C8, e non l'hai: premi { $white } una volta, quando è attesa C7.

block-lesson-block = Hai una carta BLOCK. È attesa C7: calala con { $white }, e subito dopo premi { $red }. Copre la tua carta con il BLOCK, chiude la scala, e sei di mano tu.
block-lesson-block-done = Bloccata. Ora sei di mano, e puoi aprire una scala che ti conviene di più.
block-lesson-block-slip = C8 è arrivata prima del tuo BLOCK: premi { $red } subito dopo la tua carta.

block-lesson-count = A5 vale 5 punti per chi la cala, A10 ne vale 10. Niente viene prima di loro, quindi si giocano solo in apertura. Sei di mano: apri con A5.
block-lesson-count-done = Subito 5 punti. Rimasti in mano, andrebbero a chi finisce le carte.
block-lesson-count-slip = Hai aperto con un'altra carta: qui conta solo A5.

block-lesson-natural = Una scala finisce con un 11, e chi l'ha calato apre di nuovo. Da C4 a C11 sono già giocate, quindi anche C3 chiude una scala: è una naturale. Apri con C3, e resta di mano.
block-lesson-natural-done = Sei di nuovo di mano: niente può seguire C3. Ricorda che cosa è già calato.
block-lesson-natural-slip = Hai aperto con un'altra carta: la naturale è C3.

block-lesson-out = Ti resta una carta: C10. È attesa: calala con { $white }, e hai finito. Poi tutti ti pagano un punto per ogni carta che hanno.
block-lesson-out-done = Finito, e pagato. Una carta BLOCK rimasta in mano costa 5. Si vince a 100 punti.
block-lesson-out-slip = C11 è stata calata prima che finissi: premi { $white }.

## On paper: what is printed, and what is wrong with an owner's list

block-card-counts = vale { $n }
