### What every game shares: lengths of time, refusals, scores, what a strip of instants shows.

## Lengths of time, places, numbers of things

kit-span-ms = { $n } ms
kit-span-s = { $n } s

kit-place-1 = prima
kit-place-2 = seconda
kit-place-3 = terza
kit-place-4 = quarta
kit-place-5 = quinta
kit-place-6 = sesta
kit-place-7 = settima
kit-place-8 = ottava
kit-place = { $n }ª

kit-count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
    }
kit-count-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
kit-count-hand = { $n ->
    [one] { $n } mano
   *[other] { $n } mani
    }
kit-count-home = { $n ->
    [one] { $n } casa
   *[other] { $n } case
    }
kit-count-key = { $n ->
    [one] { $n } chiave
   *[other] { $n } chiavi
    }
kit-count-match = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
    }
kit-count-page = { $n ->
    [one] { $n } pagina
   *[other] { $n } pagine
    }
kit-count-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
    }
kit-count-question = { $n ->
    [one] { $n } domanda
   *[other] { $n } domande
    }
kit-count-record = { $n ->
    [one] { $n } registrazione
   *[other] { $n } registrazioni
    }
kit-count-seat = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
    }
kit-count-Scotland-Yard-card = { $n ->
    [one] { $n } carta Scotland Yard
   *[other] { $n } carte Scotland Yard
    }

## Words between others

kit-yes = Sì
kit-no = No
kit-none = nessuno
kit-seat = posto { $seat }
kit-not = non { $what }
kit-labelled = { $label }: { $value }
kit-or = { $first } o { $second }
kit-of-seat = { $who } { $value }
kit-question = { $what }?

## What is pressed, called or entered

kit-thing-white = bianco
kit-thing-red = rosso
kit-thing-blue = blu
kit-thing-pile = mazzetto
kit-thing-shield = protezione
kit-thing-rail = bordo
kit-thing-reach = mano
kit-cue-ready = OCCHIO
kit-cue-play = GIÙ!
kit-entry-deal = carte date
kit-entry-card = carta
kit-entry-overturn = annullamento

## Why something is refused: half a sentence, which stands after a colon or alone

kit-refused-bad-seat = lì non siede nessuno
kit-refused-bad-ruling = qui non c'è da decidere questo
kit-refused-cannot-be-overturned = lì non c'è niente da annullare
kit-refused-game-over = la partita è finita
kit-refused-late-arrival = è arrivato più tardi di quanto questo tavolo ammetta
kit-refused-nothing-to-overturn = nessuna decisione con quel numero si può più annullare
kit-refused-nothing-to-rule = non c'è più niente da decidere
kit-refused-paused = il tavolo è in pausa
kit-refused-open-question = c'è una domanda aperta: prima la risposta
kit-refused-unused-input = in questo gioco non significa niente

kit-reason = { $why }.
kit-refusal-them = Rifiutato: { $who }, { $what }: { $why }
kit-refusal-it = Rifiutato: { $what }: { $why }
kit-refusal = { $why }.
kit-refusal-coded = { $why } ({ $code }).

## What is decided, whatever is played

kit-watched-not-watched = Per un po' nessuno ha guardato; quel tempo non si conta a nessuno.
kit-watched-recovered = Il tavolo è di nuovo sorvegliato.
kit-ruled = Decide chi dà le carte: { $ruling }.
kit-won = Vince { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
kit-note-won = vince
kit-score = Punti della mano: { $hand }. In tutto: { $total }.
kit-fault = Sensore: { $where }, { $what }: { $why }.
kit-whole-table = tutto il tavolo
kit-faulty-lost = non risponde
kit-faulty-recovered = risponde di nuovo
kit-faulty-stuck = bloccato
kit-faulty-chatter = instabile
kit-faulty-evidence-lost = dati persi
kit-faulty-evidence-late = dati in ritardo
kit-faulty-evidence-unreadable = dati illeggibili
kit-faulty-doubt-unknown = incertezza ignota
kit-faulty-wrong-clock = orologio sbagliato
kit-faulty-battery-low = batteria scarica
kit-faulty-lamp-lost = lampada persa
kit-faulty-not-watched = non sorvegliato
kit-faulty-paused = in pausa
kit-faulty-resumed = ripreso
kit-all-inputs = tutti gli ingressi
kit-apart = { $gap } di distacco, sicuro solo oltre { $doubt }
kit-taken-back = Annullato: numero { $of }{ $said ->
    [none] .
   *[other] : { $said }
    }{ $why ->
    [none] { "" }
   *[other] { " " }Il motivo: { $why }.
    }{ $next ->
    [due] { " " }Ora tocca a { $what }.
    [leader] { " " }Ora è di mano { $what }.
   *[none] { "" }
    }
kit-open-questions = { $n ->
    [0] niente in sospeso
    [one] { $n } domanda per chi dà le carte
   *[other] { $n } domande per chi dà le carte
    }

## What is asked for, and what parts of the table are called

kit-field-seat = Chi?
kit-field-cards = Quante carte?

kit-label-scores = Punti
kit-label-hands = Mano
kit-label-piles = Mazzetto
kit-label-pool = Piatto
kit-label-round = Giro

## Who ruled what: what somebody asked for, in the log of rulings

kit-asked-begin = Comincia la partita
kit-asked-another = Comincia un'altra partita
kit-asked-leave = Chiude la partita
kit-asked-names = Nomi: { $names }
kit-asked-bots = Gioca un bot: { $chairs }
kit-asked-no-bots = Nessun bot al tavolo
kit-chair = sedia { $chair }
kit-asked-overturn = Annulla il numero { $of }

## Too close to call, and the photo finish: instants on an axis of time

kit-too-close = Sul filo
kit-note-doubt = sul filo
kit-dealer-decides = Decide chi dà le carte
kit-photo = Fotofinish
kit-photo-first = il primo
kit-photo-legend = 0 è l'istante di: { $zero }. Le barre mostrano quanto è sicuro ogni istante.
kit-photo-deadline = { $what }: fine a { $end }. 0 è { $zero }; le barre mostrano quanto è sicuro ogni istante.
kit-photo-alone = { $who }, senza rivali
kit-photo-heat = Parità: { $margin } di distacco, sicuro solo oltre { $doubt }
kit-photo-won = { $who } per { $margin }, sicuro entro { $doubt }
kit-photo-before = { $gap } prima di { $word }
kit-too-fast = meno di 100 ms

## On the display

kit-figure-turn = di turno
kit-moment-won = { $n ->
    [one] Vince { $who }
   *[other] Vincono { $who }
    }

## What was played before, in figures

kit-figures-title-reactions = Quanto è veloce ciascuno
kit-figures-title-course = Partita per partita
kit-figures-title-waiting = Chi non sa aspettare
kit-figures-title-wins = Partite vinte
kit-figures-title-closest = Gli arrivi più serrati
kit-figures-no-match = Qui non si è ancora giocata una partita. Giocatene una tra persone e tornate a guardare.
kit-figures-no-reaction = Nessuna reazione misurata finora: giocate a un gioco con OCCHIO e GIÙ!
kit-figures-no-course = Per un andamento servono due partite con OCCHIO e GIÙ!: non ci sono ancora.
kit-figures-nobody-early = { $n ->
    [0] Nessuna carta chiamata finora: giocate a un gioco con OCCHIO e GIÙ!
    [one] Nessuno in anticipo, su { $n } carta.
   *[other] Nessuno in anticipo, su { $n } carte.
    }
kit-figures-no-win = Nessuno ha ancora vinto una partita: giocatene una fino in fondo.
kit-figures-nothing-close = Nessun arrivo serrato finora: bisogna chiamare o premere in due insieme.

## What an owner wrote

kit-problem = { $wrong }; serve { $expected }
kit-learned-card = { $n ->
    [one] { $n } carta imparata
   *[other] { $n } carte imparate
    }
kit-learned-keep = { $what }; { $how } le conserva in { $file }
kit-learned-name-file = { $what }; indica un file nel profilo ({ $where }) e { $how } le conserva lì

## The page of rules

kit-page-inputs = Pulsanti e sensori
kit-page-keys = Tasti
kit-page-head = { $title }, { $players } giocatori, { $length }
kit-page-table-needs = Al tavolo serve: { $needs }
kit-page-none = Chi l'ha fatto non ne ha scritto le regole.
kit-page-any-length = quanto basta
kit-page-needs = { $n ->
    [0] nessun pulsante
   *[other] { $inputs } a ogni posto
    }
kit-page-used = usati in questo gioco

kit-by-hand-white = il pulsante bianco
kit-by-hand-red = il pulsante rosso
kit-by-hand-blue = il pulsante blu
kit-by-hand-pile = il tuo mazzetto
kit-by-hand-shield = una mano sulla protezione
kit-by-hand-rail = il bordo del tavolo
kit-by-hand-reach = la mano
kit-by-key-reach = la cifra del suo posto

## A game of another package that cannot be played

kit-broken-game = il gioco { $name } del pacchetto { $package } non si può giocare: { $why }; aggiorna quel pacchetto o disinstallalo
kit-broken-name-taken = un altro gioco si chiama { $name }
kit-broken-no-kit = il suo punto d'ingresso indica { $found }, ci voleva un Kit
kit-broken-other-name = il suo kit si chiama { $kit }, il suo punto d'ingresso { $point }
kit-broken-no-title = non ha titolo, o non ha posti

## The camera

kit-thing-cards = carte
kit-faulty-hidden = coperto
