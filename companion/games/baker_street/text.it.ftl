### 221-B Baker Street in English.
###
### The map is drawn by us, so its places may be called what they are in your language; where players
### look at the printed board, they find them by their place. "Scotland Yard" and "221B Baker Street"
### are names. No text here knows a clue but those of the little cases at the end.

## Places, as they are written on the map: one or two short words

baker-street-place-221b = 221B Baker Street
baker-street-place-apothecary = Farmacia
baker-street-place-bank = Banca
baker-street-place-carriage_depot = Rimessa
baker-street-place-docks = Porto
baker-street-place-hotel = Albergo
baker-street-place-locksmith = Fabbro
baker-street-place-museum = Museo
baker-street-place-newsagent = Edicola
baker-street-place-park = Parco
baker-street-place-pawnbroker = Pegni
baker-street-place-playhouse = Teatro
baker-street-place-pub = Pub
baker-street-place-scotland_yard = Scotland Yard
baker-street-place-tobacconist = Tabaccheria

baker-street-the-221b = il 221B di Baker Street
baker-street-the-apothecary = la farmacia
baker-street-the-bank = la banca
baker-street-the-carriage_depot = la rimessa delle carrozze
baker-street-the-docks = il porto
baker-street-the-hotel = l'albergo
baker-street-the-locksmith = il fabbro
baker-street-the-museum = il museo
baker-street-the-newsagent = l'edicola
baker-street-the-park = il parco
baker-street-the-pawnbroker = il banco dei pegni
baker-street-the-playhouse = il teatro
baker-street-the-pub = il pub
baker-street-the-scotland_yard = Scotland Yard
baker-street-the-tobacconist = la tabaccheria
baker-street-the-street = la strada
baker-street-the = { $place }

baker-street-door-of = { $place }, porta { $door }

## Cards

baker-street-card-scotland_yard = carta Scotland Yard
baker-street-card-skeleton_key = passe-partout
baker-street-piles = mazzetti: { $cards ->
    [one] { $cards } carta Scotland Yard
   *[other] { $cards } carte Scotland Yard
    }, { $keys ->
    [one] { $keys } chiave
   *[other] { $keys } chiavi
    }

## Verdicts

baker-street-verdict-announce-open = { $who } ha risposto { $items } ad alta voce, e controlla senza gli altri.
baker-street-verdict-arrived = { $who } raggiunge { $place }.
baker-street-verdict-arrived-street = { $who } è per strada.
baker-street-verdict-cab = { $who } in carrozza raggiunge { $place }.
baker-street-verdict-case-open = Il caso { $number } è aperto. Da risolvere: { $items }.
baker-street-verdict-clue-closed = { $who } posa il libretto dopo { $span }.
baker-street-verdict-clue-closed-late = { $who } posa il libretto dopo { $span }, più del permesso.
baker-street-verdict-clue-ready = { $who } può leggere l'indizio: { $place }.
baker-street-verdict-clue-started = { $who } legge l'indizio: { $place }.
baker-street-verdict-clue-time-up = { $who }, tempo scaduto. Posa il libretto.
baker-street-verdict-clue-warning = { $who }, { $n ->
    [one] resta { $n } secondo.
   *[other] restano { $n } secondi.
    }
baker-street-verdict-ended = Finisce così il turno di { $who }.
baker-street-verdict-ended-street = Finisce così, per strada, il turno di { $who }.
baker-street-verdict-left = { $who } lascia { $place }.
baker-street-verdict-order = Comincia { $who }.
baker-street-verdict-order-roll = { $who } fa { $value } per cominciare.
baker-street-verdict-order-tie = { $names } pari: tirano di nuovo.
baker-street-verdict-out = { $who } sbaglia, ed è fuori.
baker-street-verdict-out-others = { $who } sbaglia, ed è fuori. Ancora in gara: { $names }.
baker-street-verdict-choose-case = Quale caso? Il numero { $number } è il prossimo non ancora giocato.
baker-street-verdict-read-case = Leggete il caso ad alta voce due volte: prima spediti, poi più piano.
baker-street-verdict-roll-wanted = Un tiro per { $who }.
baker-street-verdict-rolled = { $who } fa { $value }.
baker-street-verdict-sealed = { $who } sigilla { $place }; { $piles }.
baker-street-verdict-stayed = { $who } resta.
baker-street-verdict-took-scotland_yard = { $who } prende una carta Scotland Yard; { $piles }.
baker-street-verdict-took-skeleton_key = { $who } prende un passe-partout; { $piles }.
baker-street-verdict-turn = Tocca a { $who }: { $may }.
baker-street-verdict-unsealed = { $who } apre { $place }; { $piles }.
baker-street-verdict-unsolved = Sono tutti fuori. Il caso resta irrisolto.
baker-street-verdict-won = { $who } risolve il caso e vince!

baker-street-may-roll = tirare il dado
baker-street-may-stay = restare
baker-street-may-cab = prendere una carrozza
baker-street-may-clue-open = leggere l'indizio qui
baker-street-may-announce = annunciare una soluzione
baker-street-may-take = prendere una carta
baker-street-may-end = finire il turno
baker-street-or = { $most } o { $last }

## What the dealer has ruled

baker-street-verdict-ruled = Decide chi dà le carte: { $ruling }.
baker-street-ruled-position-street = { $who } è per strada
baker-street-ruled-position = posizione di { $who }: { $place }
baker-street-ruled-card-scotland_yard-yes = { $who } ha una carta Scotland Yard
baker-street-ruled-card-scotland_yard-no = { $who } non ha carte Scotland Yard
baker-street-ruled-card-skeleton_key-yes = { $who } ha un passe-partout
baker-street-ruled-card-skeleton_key-no = { $who } non ha passe-partout
baker-street-ruled-seal-by = con il sigillo di { $who }: { $place }
baker-street-ruled-seal-yes = con sigillo: { $place }
baker-street-ruled-seal-no = senza sigillo: { $place }
baker-street-ruled-look-yes = { $who } ha già usato l'occhiata di questa visita
baker-street-ruled-look-no = { $who } non ha usato l'occhiata di questa visita
baker-street-ruled-solution-yes = la soluzione di { $who } è giusta
baker-street-ruled-solution-no = la soluzione di { $who } è sbagliata
baker-street-ruled-lift = { $who } può farlo per questa volta, anche se { $why }

## How the table stands, line by line

baker-street-state-case = Caso { $number }, fase { $phase }
baker-street-state-case-turn = Caso { $number }, fase { $phase }, tocca a { $who }
baker-street-state-none = Ancora nessun caso, fase { $phase }
baker-street-state-none-turn = Ancora nessun caso, fase { $phase }, tocca a { $who }
baker-street-state-out = { $who }: fuori
baker-street-state-seat = { $who }: { $place }, { $cards }
baker-street-state-seat-none = { $who }: { $place }, nessuna carta
baker-street-state-sealed = sigilli: { $places }
baker-street-state-sealed-none = sigilli: nessuno

baker-street-phase-case = caso
baker-street-phase-order = ordine
baker-street-phase-turn = turno
baker-street-phase-rolled = tiro fatto
baker-street-phase-arrived = arrivo
baker-street-phase-reading = lettura
baker-street-phase-answer = risposta
baker-street-phase-over = finita

## Why something is refused: half a sentence, which may stand alone or follow a colon

baker-street-refused-already-ended = quel turno è già finito da sé
baker-street-refused-already-sealed = su quella porta c'è già un sigillo
baker-street-refused-already-rolled = il tiro o la mossa di questo turno è già fatto
baker-street-refused-answer-pending = si sta controllando la soluzione; può seguire solo l'esito
baker-street-refused-bad-case = ora non c'è un caso così da aprire
baker-street-refused-bad-die = quel tiro non era richiesto, o non va da 1 a 6
baker-street-refused-bad-entrance = quella porta non esiste
baker-street-refused-bad-items = si risponde alle lettere del caso, ognuna una volta
baker-street-refused-booklet-not-open = il libretto degli indizi è chiuso
baker-street-refused-booklet-open = prima va posato il libretto degli indizi
baker-street-refused-cab-not-to-221b = al 221B si torna a turni e dado, non in carrozza
baker-street-refused-entrance-missing = c'è più di una porta; di' quale
baker-street-refused-game-over = il caso è chiuso
baker-street-refused-holds-one = nessuno ne tiene due
baker-street-refused-items-missing = ogni lettera vuole la sua risposta
baker-street-refused-just-opened = il libretto è aperto da meno di un secondo, quindi resta aperto
baker-street-refused-look-this-turn = chi legge l'indizio della rimessa nel turno in cui entra prende la carrozza solo al turno dopo
baker-street-refused-look-used = l'occhiata di questa visita è già usata
baker-street-refused-no-case = prima si sceglie un caso
baker-street-refused-no-clue-here = qui non ci sono indizi da leggere
baker-street-refused-no-key = in quella mano non c'è un passe-partout
baker-street-refused-no-sy-card = in quella mano non c'è una carta Scotland Yard
baker-street-refused-not-announced = nessuna soluzione è stata annunciata
baker-street-refused-not-at-depot = le carrozze partono dalla rimessa
baker-street-refused-not-in-221b = una soluzione si annuncia dentro il 221B di Baker Street
baker-street-refused-not-leaving = solo chi lascia un luogo può sigillarlo
baker-street-refused-not-moved = dopo il tiro viene la mossa: di' dove, o resta
baker-street-refused-not-rolled = prima si tira, o si resta
baker-street-refused-not-sealable = quel luogo non si sigilla mai
baker-street-refused-not-sealed-there = quella porta non è sigillata
baker-street-refused-not-your-turn = tocca a qualcun altro
baker-street-refused-nothing-to-rule = non c'è niente da decidere
baker-street-refused-occupied = dentro c'è qualcuno
baker-street-refused-own-seal = quel sigillo è suo e ferma solo gli altri: non serve la chiave
baker-street-refused-pile-empty = il mazzetto è finito
baker-street-refused-same-location = la pedina è già lì
baker-street-refused-same-turn-reentry = non si esce e si rientra nello stesso turno
baker-street-refused-sealed = un altro ha sigillato quella porta; serve una chiave
baker-street-refused-seat-out = chi ha annunciato una soluzione sbagliata è fuori
baker-street-refused-take-too-late = una carta si prende nel turno in cui si entra
baker-street-refused-unknown-location = quel luogo non c'è sul tabellone
baker-street-refused-unused-input = in questo gioco non significa niente
baker-street-refused-wrong-place = qui non ci sono carte di quelle

## What may be entered: the fields of a form

baker-street-field-value = Che cosa segna il dado?
baker-street-field-to = Dove?
baker-street-field-entrance = Da quale porta si entra?
baker-street-field-exit = Da quale porta si esce?
baker-street-field-read = E legge l'indizio?
baker-street-field-correct = Sono giuste tutte le risposte?
baker-street-field-at = Dov'è la pedina?
baker-street-field-seal-seat = Di chi è il sigillo?

baker-street-prompt-case = Caso
baker-street-prompt-roll = Tiro
baker-street-prompt-die = Dado
baker-street-prompt-move = Mossa
baker-street-prompt-stay = Resta
baker-street-prompt-cab = Carrozza
baker-street-prompt-clue-open = Apri l'indizio
baker-street-prompt-clue-close = Chiudi l'indizio
baker-street-prompt-take = Prendi
baker-street-prompt-announce = Annuncio
baker-street-prompt-result = Esito
baker-street-prompt-end = Fine
baker-street-prompt-position = Posizione
baker-street-prompt-card = Carta
baker-street-prompt-seal = Sigillo
baker-street-prompt-look = Occhiata
baker-street-prompt-solution = Soluzione
baker-street-prompt-lift = Permesso

baker-street-entry-case = caso
baker-street-entry-roll = tiro
baker-street-entry-die = dado
baker-street-entry-move = mossa
baker-street-entry-stay = restare
baker-street-entry-cab = carrozza
baker-street-entry-clue-open = aprire l'indizio
baker-street-entry-clue-close = chiudere l'indizio
baker-street-entry-take = prendere
baker-street-entry-announce = annuncio
baker-street-entry-result = esito
baker-street-entry-end = fine
baker-street-entry-position = posizione
baker-street-entry-card = carta
baker-street-entry-seal = sigillo
baker-street-entry-look = occhiata
baker-street-entry-solution = soluzione
baker-street-entry-lift = permesso

baker-street-term-number = numero
baker-street-term-items = lettere
baker-street-term-value = valore
baker-street-term-to = dove
baker-street-term-entrance = entrata
baker-street-term-exit = uscita
baker-street-term-seal = sigillo
baker-street-term-key = chiave
baker-street-term-read = legge
baker-street-term-card = carta
baker-street-term-scotland_yard = Scotland Yard
baker-street-term-skeleton_key = passe-partout
baker-street-term-correct = giusto
baker-street-term-at = dove
baker-street-term-holds = ha
baker-street-term-location = luogo
baker-street-term-sealed = sigillato
baker-street-term-used = usata
baker-street-term-of = di
baker-street-term-221b = 221B
baker-street-term-apothecary = farmacia
baker-street-term-bank = banca
baker-street-term-carriage_depot = rimessa
baker-street-term-docks = porto
baker-street-term-hotel = albergo
baker-street-term-locksmith = fabbro
baker-street-term-museum = museo
baker-street-term-newsagent = edicola
baker-street-term-park = parco
baker-street-term-pawnbroker = pegni
baker-street-term-playhouse = teatro
baker-street-term-pub = pub
baker-street-term-tobacconist = tabaccheria
baker-street-term-street = strada

## Answers on buttons

baker-street-answer-roll = { $who } tira
baker-street-answer-stay = resta qui
baker-street-answer-clue-open = leggi l'indizio
baker-street-answer-clue-close = posa il libretto
baker-street-answer-announce = annuncia la soluzione
baker-street-answer-end = fine del turno
baker-street-answer-take-scotland_yard = prendi una carta Scotland Yard
baker-street-answer-take-skeleton_key = prendi un passe-partout
baker-street-answer-right = tutto giusto: risolto
baker-street-answer-wrong = qualcosa è sbagliato
baker-street-answer-die = { $who }: un dado vero …
baker-street-answer-case = Caso { $number }, lettere da a a { $last }
baker-street-answer-other-case = Un altro caso …

baker-street-way-cab = carrozza: { $way }
baker-street-way-out = { $way }, esce da { $door }
baker-street-way-key = { $way } + chiave
baker-street-way-seal = { $way } + sigillo

## The word of the moment, in the middle of the map. A name before its colon has a line of its own.

baker-street-now-case = Scegliete un caso
baker-street-now-order = Tirate: chi comincia?
baker-street-now-rolls = { $who }: il dado rotola
baker-street-now-roll = { $who }: tira
baker-street-now-where = { $who }: dove vai?
baker-street-now-arrived = { $who }: { $place }
baker-street-now-time-up = { $who }: tempo scaduto
baker-street-now-reads = { $who } legge: { $left } s
baker-street-now-answer = { $who }: giusto o no?
baker-street-now-solved = { $who }: risolto!
baker-street-now-unsolved = Il caso resta irrisolto

## What a seat does next, beside its name: white, red and blue are buttons

baker-street-todo-rolls = il dado rotola
baker-street-todo-roll = rosso: tira
baker-street-todo-clue = bianco: indizio
baker-street-todo-end = blu: fine turno
baker-street-todo-steps = al più { $n } passi: dove?
baker-street-todo-down = bianco: posa il libretto
baker-street-todo-answer = guarda senza gli altri: tutto giusto?

## What was decided about a seat, and where it is

baker-street-seat-order-roll = fa { $value }
baker-street-seat-order = comincia
baker-street-seat-out = sbaglia, ed è fuori
baker-street-seat-won = risolve il caso
baker-street-at-out = fuori
baker-street-at-street = per strada

## Numbers beside a name and in the middle of the table: one short word each

baker-street-figure-seal = sigillo
baker-street-figure-key = chiave
baker-street-figure-case = caso

## The map

baker-street-map-case = Caso { $number }
baker-street-map-street = strada
baker-street-map-sealed = sigillo
baker-street-map-sy = SY
baker-street-letters-cards = { $n }SY
baker-street-letters-keys = { $n }chiavi
baker-street-letters-die = il dado fa { $n }
baker-street-letters-rolls = il dado rotola

## What each button is for, in a word

baker-street-input-red = tira
baker-street-input-white = indizio
baker-street-input-blue = fine

## What players read: their checklist, booklets and notes

baker-street-papers-entered = Luoghi visitati da { $who }
baker-street-papers-clue = Il libretto degli indizi: { $place }
baker-street-papers-answer = Il libretto delle soluzioni
baker-street-papers-case = Caso { $number }: { $title }
baker-street-papers-questions = Da risolvere
baker-street-papers-item = { $letter }: { $question } { $answers }
baker-street-papers-answers = { $answers }?
baker-street-papers-line = { $what }: { $text }

## The little cases of the simulated table

baker-street-clue-nothing = Qui niente ha a che fare col caso.

## The Clock That Struck Thirteen. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-clock-title = L'orologio che batté tredici
baker-street-case-clock-story = Martedì alle nove di sera gli orologi nella bottega di Abel Thorne batterono, uno dopo l'altro, e poi uno batté ancora. Quando Mr Thorne scese con la candela, la porta era chiusa come l'aveva lasciata, e il suo capolavoro, un orologio da viaggio d'argento, era sparito. In quattro sapevano dov'era: Wilfred Pym, che impara il mestiere; Agatha Thorne, che tiene la casa al fratello; Sir Godfrey Lisle, che colleziona; e Tom Rudge, che accende i lampioni nel vicolo.
baker-street-case-clock-answer = Miss Thorne, stanca di una casa piena di ticchettii, stava dentro la cassa della pendola, con quello d'argento sotto lo scialle. Il suo gomito batté tredici. Quando il fratello ebbe aperto la porta e fu corso a cercare un agente, uscì, e prestò l'orologio al teatro, che da allora comincia in orario.

baker-street-case-clock-question-a = Chi ha preso l'orologio?
baker-street-case-clock-a-wilfred-pym = Wilfred Pym
baker-street-case-clock-a-agatha-thorne = Agatha Thorne
baker-street-case-clock-a-sir-godfrey-lisle = Sir Godfrey Lisle
baker-street-case-clock-a-tom-rudge = Tom Rudge
baker-street-case-clock-question-b = Come si è potuti entrare nella bottega chiusa?
baker-street-case-clock-b-by-the-skylight = dal lucernario
baker-street-case-clock-b-with-a-copied-key = con una chiave copiata
baker-street-case-clock-b-by-the-coal-chute = dallo scivolo del carbone
baker-street-case-clock-b-inside-the-tall-clock = dentro la pendola
baker-street-case-clock-question-c = Dov'è ora l'orologio?
baker-street-case-clock-c-in-pawn = in pegno
baker-street-case-clock-c-on-board-a-ship = a bordo di una nave
baker-street-case-clock-c-among-the-museums-own = tra quelli del museo
baker-street-case-clock-c-on-a-stage = su un palcoscenico

baker-street-case-clock-clue-locksmith = Una serratura come quella di Thorne non ha sorelle. Nessuno ha chiesto una seconda chiave, e non c'è cera negli ingegni.
baker-street-case-clock-clue-apothecary = La gotta di Sir Godfrey: due flaconi domenica, due martedì a mezzogiorno. Non ha messo un piede a terra.
baker-street-case-clock-clue-tobacconist = Tom Rudge ha comprato il suo tabacco alle otto e mezza, ed è rimasto a litigare di cavalli fino alle dieci.
baker-street-case-clock-clue-newsagent = PIOGGIA DALLE SETTE A MEZZANOTTE, dice il giornale. E sotto il lucernario di Thorne non una goccia.
baker-street-case-clock-clue-pub = Al carbonaio devono tre mesi. Lunedì ha inchiodato lo scivolo, e l'ha detto a tutto il bancone.
baker-street-case-clock-clue-pawnbroker = Cucchiai d'argento, cornici d'argento, un fischietto d'argento. Non un orologio d'argento dalla primavera.
baker-street-case-clock-clue-docks = La dogana ha aperto ogni cassa della settimana. Tè, ancora tè, e un gatto molto sorpreso.
baker-street-case-clock-clue-museum = Il conservatore carica da sé i suoi orologi, e li conta. Non ce n'è uno di troppo.
baker-street-case-clock-clue-bank = Il giovane Pym vuole una bottega sua. Il direttore gli ha dato una cena e nessun prestito; si sono lasciati alle nove e mezza.
baker-street-case-clock-clue-playhouse = Nel secondo atto batte un orologio. Fino a martedì era dipinto sul muro.
baker-street-case-clock-clue-scotland_yard = La pendola della bottega è ferma. I suoi pesi sono nell'angolo, avvolti in uno scialle.
baker-street-case-clock-clue-hotel = Mercoledì un guanto è rimasto al guardaroba, piccolo, con olio da orologi su due dita.
baker-street-case-clock-clue-carriage_depot = Martedì notte nessuno si è fatto portare nel vicolo. Chi ci è andato, c'è andato a piedi, o c'era già.

## The Tenor Who Croaked. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-tenor-title = Il tenore che gracchiò
baker-street-case-tenor-story = Il signor Belmonte entrò per cantare, aprì la bocca davanti a duemila persone, e gracchiò. A mezzogiorno cantava come un usignolo. Il suo medico non trova niente che non passi entro domenica; l'orgoglio ci metterà di più. Dietro le quinte quella sera c'erano Percy Quill, il suo sostituto; Madame Dray, il soprano, che non gli aveva perdonato gli acuti; Mr Noakes, il suggeritore; e Luigi, che gli porta le sciarpe.
baker-street-case-tenor-answer = Mr Noakes aveva puntato dieci sterline, sette a uno, che l'opera non sarebbe arrivata al secondo atto. Mise dell'allume nella scatola di pastiglie che sta nella buca del suggeritore, e vinse, per un quarto d'ora.

baker-street-case-tenor-question-a = Chi ha rovinato la voce del tenore?
baker-street-case-tenor-a-percy-quill = Percy Quill
baker-street-case-tenor-a-madame-dray = Madame Dray
baker-street-case-tenor-a-mr-noakes = Mr Noakes
baker-street-case-tenor-a-luigi = Luigi
baker-street-case-tenor-question-b = Con che cosa?
baker-street-case-tenor-b-pepper-in-the-snuff = pepe nel tabacco da fiuto
baker-street-case-tenor-b-alum-in-the-lozenges = allume nelle pastiglie
baker-street-case-tenor-b-ice-in-the-flask = ghiaccio nella fiaschetta
baker-street-case-tenor-b-smoke-from-the-lamps = fumo delle lampade
baker-street-case-tenor-question-c = Perché?
baker-street-case-tenor-c-for-envy = per invidia
baker-street-case-tenor-c-for-love = per amore
baker-street-case-tenor-c-for-a-wager = per una scommessa
baker-street-case-tenor-c-for-unpaid-wages = per la paga arretrata

baker-street-case-tenor-clue-apothecary = Venduto giovedì: allume, due once, 'per i denti', a un uomo che bisbigliava. Più forte non poteva dirlo, diceva.
baker-street-case-tenor-clue-tobacconist = Il tabacco da fiuto del signore? Ha smesso a Pasqua, e rimanda indietro la scatola piena.
baker-street-case-tenor-clue-pub = L'uomo del ghiaccio è stato ubriaco da mercoledì a sabato. In tutto il quartiere non si trovava ghiaccio.
baker-street-case-tenor-clue-playhouse = Dall'autunno il teatro va a gas. Le lampade sono pulite; e così chiunque ci stia sopra.
baker-street-case-tenor-clue-bank = La paga di Luigi arriva il primo di ogni mese. È il valletto più ricco della via.
baker-street-case-tenor-clue-hotel = Madame Dray quella sera fece salire una cena per due. L'altro era un medico. Si sposano.
baker-street-case-tenor-clue-newsagent = La notizia di Mr Quill, ritagliata e incorniciata: 'Avrà la parte per l'autunno.' Con la data del giorno prima.
baker-street-case-tenor-clue-carriage_depot = Una carrozza aspettava all'uscita degli artisti dalle otto. 'Non ci vorrà molto', disse il signore. 'Sette a uno che no.'
baker-street-case-tenor-clue-park = Luigi portò qui a spasso il cane del signore fino alle nove, e ne fu morso alle nove meno dieci.
baker-street-case-tenor-clue-scotland_yard = Una scatola di pastiglie, trovata nella buca del suggeritore. Sono del signore; il pollice nello zucchero no.
baker-street-case-tenor-clue-museum = Una conferenza sulla gola degli uccelli. Il signore sedeva in prima fila e si è offeso.

## The Admiral's Parrot. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-parrot-title = Il pappagallo dell'ammiraglio
baker-street-case-parrot-story = L'ammiraglio Stote non ricorda mai la parola che apre la sua cassaforte, così l'ha insegnata al pappagallo. Venerdì il pappagallo era sparito, con gabbia, telo e tutto. La cassaforte è ancora chiusa: dunque l'uccello è vivo da qualche parte, e lo interrogano. L'ammiraglio ha un nipote, Rupert; una cuoca, Mrs Bunn; un compagno di scacchi, il colonnello Fitch; e una vicina, Miss Quayle, che si lamentava del chiasso.
baker-street-case-parrot-answer = Il colonnello Fitch, che perde contro l'ammiraglio da undici anni, rivoleva i suoi soldi. Il pappagallo sta nella rimessa, sotto il mantice di una carrozza, dove anche ogni altra parola è gridata.

baker-street-case-parrot-question-a = Chi ha preso il pappagallo?
baker-street-case-parrot-a-rupert = Rupert
baker-street-case-parrot-a-mrs-bunn = Mrs Bunn
baker-street-case-parrot-a-colonel-fitch = Il colonnello Fitch
baker-street-case-parrot-a-miss-quayle = Miss Quayle
baker-street-case-parrot-question-b = Dove lo tiene?
baker-street-case-parrot-b-in-the-park = nel parco
baker-street-case-parrot-b-at-the-docks = al porto
baker-street-case-parrot-b-at-the-hotel = all'albergo
baker-street-case-parrot-b-in-the-carriage-depot = nella rimessa delle carrozze
baker-street-case-parrot-b-in-the-pub = nel pub

baker-street-case-parrot-clue-park = Il guardiano conosce ogni uccello di questi alberi, e nessuno di loro impreca.
baker-street-case-parrot-clue-docks = Lunedì sono arrivati quaranta pappagalli, tutti grigi. Quello dell'ammiraglio è verde.
baker-street-case-parrot-clue-hotel = Niente animali, dice il cartello su ogni porta. Il portiere ha un naso da segugio, ed è l'unico.
baker-street-case-parrot-clue-pub = 'Un pappagallo? L'avevamo. Imparò le canzoni e dovemmo lasciarlo andare.' Due anni fa.
baker-street-case-parrot-clue-carriage_depot = 'Ohi', dice una voce sotto un mantice chiuso. Nessun cavallo si è mosso. 'Ohi. Fuoco ai cannoni. Ohi.'
baker-street-case-parrot-clue-bank = Rupert ha ereditato dalla zia. Non gli servono casseforti, e presta allo zio i soldi della carrozza.
baker-street-case-parrot-clue-newsagent = SMARRITO pappagallo verde. Ricompensa. Rivolgersi a Miss Quayle, che non dorme per il silenzio.
baker-street-case-parrot-clue-apothecary = Le piume fanno starnutire Mrs Bunn. Compra qui le sue gocce, e l'uccello non è mai stato nella sua cucina.
baker-street-case-parrot-clue-tobacconist = Il colonnello ha cominciato a comprare semi di girasole coi sigari. 'Per la digestione', dice.
baker-street-case-parrot-clue-pawnbroker = Una gabbia d'ottone, portata sabato da un vetturino. 'Al signore non serve più.'
baker-street-case-parrot-clue-scotland_yard = Nessuno ha toccato la cassaforte. Sul tappeto davanti: un pedone bianco.
baker-street-case-parrot-clue-museum = Un pappagallo impagliato ti guarda. Neanche lui dice niente.

## The owner's file of places: what is wrong with it, and what is expected instead

baker-street-file-unread = impossibile leggerlo ({ $why })
baker-street-file-unread-expected = un file
baker-street-file-not-utf8 = non è UTF-8
baker-street-file-not-utf8-expected = un file di testo salvato come UTF-8
baker-street-file-not-toml = non è TOML ({ $why })
baker-street-file-not-toml-expected = TOML: una tabella per ogni luogo, come [park], o docks = false
baker-street-file-needed = un luogo di cui il tabellone può fare a meno

## The page of rules

baker-street-page-about = Una gara di detective. Vai di luogo in luogo, leggi gli indizi in silenzio, annota che cosa ne ricavi, e risolvi il caso al 221B prima degli altri.
baker-street-page-length = circa 80 minuti
baker-street-page-line = Cerca indizi e risolvi prima di tutti.
baker-street-page-needs = i tre pulsanti di ogni posto, o solo una console; il tabellone, le carte, i libretti dei casi, degli indizi e delle soluzioni

baker-street-page-input-red = tira il dado per te.
baker-street-page-input-white = prendi il libretto degli indizi; ancora una volta: lo posi.
baker-street-page-input-blue = il tuo turno è finito, se nessuno va avanti.

baker-street-page-option-clue-seconds = Leggere un indizio
baker-street-page-option-clue-seconds-30 = 30 secondi
baker-street-page-option-clue-seconds-60 = un minuto
baker-street-page-option-clue-seconds-15 = 15 secondi

baker-street-page-case = Il caso
baker-street-page-case-1 = Scegliete un caso e inserite le sue lettere: sono le domande a cui rispondere. Qualcuno lo legge ad alta voce due volte.
baker-street-page-case-2 = Tutti cominciano al 221B con un passe-partout e una carta Scotland Yard. Comincia il tiro più alto; si gioca verso sinistra.

baker-street-page-turn = Il tuo turno
baker-street-page-turn-1 = Tira con { $red } e fai al più altrettante caselle, mai in diagonale. In un luogo si entra e si esce dalle frecce, ed entrare chiude la mossa. Inserisci il luogo di arrivo.
baker-street-page-turn-2 = Entrare in un luogo ti dà il suo indizio: prendi il libretto con { $white }, e hai trenta secondi, in silenzio, per quel solo indizio. Una volta posato, resta chiuso finché non torni.
baker-street-page-turn-3 = Quattordici luoghi hanno un indizio, anche se in certi casi non dice niente. Il 221B non ne ha.
baker-street-page-turn-4 = Puoi anche restare dove sei.
baker-street-page-turn-5 = Per strada il turno finisce da sé. In un luogo lo chiude il tiro del giocatore dopo, quando non hai più niente da fare lì.

baker-street-page-cards = Carte
baker-street-page-cards-1 = Tienine al più una per tipo. Ne prendi una nuova quando entri: una carta Scotland Yard a Scotland Yard, una chiave dal fabbro.
baker-street-page-cards-2 = Quando lasci un luogo puoi mettere la tua carta Scotland Yard su quella porta. Nessun altro ci entra o ne esce più. Mai al 221B, a Scotland Yard o dal fabbro, e mai con qualcuno dentro.
baker-street-page-cards-3 = Se arrivi a una porta sigillata da un altro, mettici la tua chiave: le due carte tornano ai loro mazzetti, e sei dentro.

baker-street-page-cab = La carrozza
baker-street-page-cab-1 = Alla rimessa, all'inizio del tuo turno, vai in un luogo qualsiasi tranne il 221B invece di tirare. Nel turno in cui entri nella rimessa puoi ripartire subito, invece di leggerne l'indizio.

baker-street-page-score = Punteggio
baker-street-page-score-1 = Non ci sono punti. Di nuovo al 221B, nel tuo turno, annuncia ad alta voce una risposta a ogni lettera. Poi leggi le soluzioni, tu e nessun altro.
baker-street-page-score-2 = Tutto giusto: hai vinto. Qualcosa di sbagliato: chiudi il libretto e di' solo questo; sei fuori, e gli altri continuano.
baker-street-page-score-3 = Conta il senso, non le parole.

baker-street-page-judged = Che cosa giudica la macchina
baker-street-page-judged-1 = A chi tocca, chi è dove, quali porte sono sigillate, chi ha quale carta. Tira il dado e dice il risultato.
baker-street-page-judged-2 = Il tempo dell'indizio: avvisa dieci e cinque secondi prima della fine, e dice quando è scaduto. Chi tarda non paga.
baker-street-page-judged-3 = Non conosce indizi né soluzioni. Le dispute toccano a chi dà le carte, e così una pedina o una carta fuori posto.

## The lesson: what a learner reads

baker-street-lesson-about = Tira, entra in un luogo, leggi l'indizio, prendi una carrozza, sigilla una porta, risolvi il caso.
baker-street-lesson-welcome = 221-B Baker Street in quattro minuti, con un rivale paziente.
baker-street-lesson-roll = Un caso è aperto: Caso e appunti ({ $papers }) mostra che cosa è successo, e che cosa si chiede. Sei al 221B di Baker Street, come tutti all'inizio. Tira il dado: { $red }.
baker-street-lesson-roll-praise = Ora puoi fare tanti passi, e non di più.
baker-street-lesson-enter = Hai fatto 4. Entra in un luogo abbastanza vicino: tocca uno di quelli illuminati sulla mappa, o scrivi il suo numero.
baker-street-lesson-enter-street = Sei ancora per strada, dove non ci sono indizi: scegli invece un luogo.
baker-street-lesson-enter-praise = Sei dentro. Entrare chiude la mossa, e il luogo ha un indizio per te.
baker-street-lesson-read = Eccoti alla farmacia. Prendi il libretto degli indizi con { $white }, leggi quest'unico indizio in silenzio, e posalo di nuovo con { $white }. Al tavolo hai trenta secondi.
baker-street-lesson-read-quick = Troppo in fretta per leggere qualcosa: premi di nuovo { $white } quando hai letto.
baker-street-lesson-read-late = Il tuo tempo è scaduto, e il libretto è ancora aperto: premi { $white } quando hai letto.
baker-street-lesson-read-praise = Ciò che hai letto resta nei tuoi appunti ({ $papers }). Nessun altro l'ha visto.
baker-street-lesson-cab = Il tuo turno comincia alla rimessa. Una carrozza ti porta ovunque tranne che al 221B, invece del tiro: tocca un luogo illuminato, o scrivi il suo numero.
baker-street-lesson-cab-rolled = Hai tirato il dado, e chi tira va a piedi: prendi una carrozza prima di tirare.
baker-street-lesson-cab-stayed = Sei ancora alla rimessa, e non hai preso la carrozza.
baker-street-lesson-cab-praise = Eccoti già lì, per lontano che fosse. L'indizio di quel luogo è tuo da leggere.
baker-street-lesson-seal = Alla farmacia hai letto abbastanza, e hai fatto 4. Esci, e metti la tua carta Scotland Yard sulla porta: scegli una via che dice + sigillo (Altro … le ha tutte). Agli altri servirà una chiave per entrare.
baker-street-lesson-seal-open = Sei fuori, e la porta è aperta: scegli una via che dice + sigillo.
baker-street-lesson-seal-praise = Sigillata. Entra solo chi ci mette un passe-partout.
baker-street-lesson-solve = Di nuovo al 221B. Gli indizi dicono: a: { baker-street-case-clock-a-agatha-thorne }; b: { baker-street-case-clock-b-inside-the-tall-clock }; c: { baker-street-case-clock-c-on-a-stage }. Annuncia le risposte, al tavolo ad alta voce. Poi solo tu leggi il libretto delle soluzioni: di' se era tutto giusto.
baker-street-lesson-solve-wrong = Hai detto che qualcosa era sbagliato, e sei fuori gara. Confronta di nuovo le risposte.
baker-street-lesson-solve-rolled = Hai tirato il dado e devi uscire: annuncia prima di tirare.
baker-street-lesson-solve-praise = Risolto! Con un solo errore saresti fuori, e gli altri andrebbero avanti.
baker-street-lesson-finish = Non c'è altro da sapere.

## On paper: what is printed, and what is wrong with an owner's list

baker-street-print-question = { $letter }. { $question }
baker-street-print-solved = { $letter }: { $answer }.
baker-street-print-answers = Le risposte
