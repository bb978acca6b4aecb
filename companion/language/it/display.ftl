### The screens of the display: the window at the table, and the same pictures on phones.
### Most labels stand on buttons: keep them as short as the English ones where you can.

## Ways in and out

display-menu = Menu
display-table = Tavolo
display-back = Indietro
display-on = Avanti
display-done = Fatto
display-previous = Precedente
display-next = Seguente
display-earlier = Prima
display-later = Dopo
display-page-back = Pagina indietro
display-next-page = Pagina avanti
display-more = Altro …
display-cancel = Annulla
display-enter = Inserisci
display-clear = Cancella
display-skip = Salta
display-stay = Resta
display-leave = Esci
display-go-on = Continua
display-pause = Pausa
display-step-of = { $step } di { $steps }
display-page-of = pagina { $page } di { $pages }
display-count-of = { $count } di { $all }

## What is written on keys

display-cap-escape = ESC
display-cap-enter = INVIO
display-cap-table = T, Esc
display-cap-menu = M, Esc
display-cap-digits = da 1 a 9
display-cap-quit = Ctrl+Q
display-key-space = spazio
display-key-delete = canc

## The word of the moment, large in the middle

display-welcome = Benvenuti
display-paused = In pausa
display-read-below = Leggi sotto
display-ready = OCCHIO
display-hands-off = mani ferme
display-play = GIÙ!
display-next-round = prossimo giro tra { $seconds }

## Pauses

display-pause-soon = Prima si finisce questo giro, poi il gioco si ferma.
display-pause-reading = In pausa. Si riprende quando torni al tavolo.
display-pause-held = In pausa. Si riprende con P al tavolo, o con Continua nel menu.

## A seat, the middle of the table

display-deals = dà carte
display-taken-back = annullato
display-pool = piatto { $count }
display-refused = No: { $why }
display-moves-here = { $place }: { $count } mosse
display-pointed-back = { $place }: indietro

## The menu

display-rules = Regole
display-help = Aiuto
display-score = Punti
display-verdicts = Verdetti
display-rulings = Decisioni
display-photo = Fotofinish
display-papers = Caso e appunti
display-history = Storia
display-enter-or-rule = Inserisci o decidi
display-find = Cerca …
display-phone = Telefono
display-theme = Scuro o chiaro
display-whole-screen = Schermo intero
display-save = Salva immagine
display-softer = Più piano
display-louder = Più forte
display-mute = Muto
display-end-match = Chiudi la partita
display-end-match-asked = Chiudere la partita?
display-end-match-yes = Chiudi
display-leave-match-asked = Lasciare la partita?
display-leave-asked = Uscire?

## The end of a match

display-play-again = Ancora una
display-begin-round = Inizia il turno { $round }
display-other-game = Altro gioco
display-change-players = Cambia giocatori
display-wins = Vince { $who }
display-won = vince
display-the-end = Fine
display-too-little = Si è giocato troppo poco per dire chi è più veloce.
display-closest = L'arrivo più serrato: { $finish }
display-fastest = Record della serata
display-honest = Gioco più pulito
display-after-play = { $who }, { $after } dopo GIÙ!
display-all-allowed = tutti: ogni giocata era regolare
display-all-alike = tutti alla pari
display-not-penalised = { $who }: mai una penalità
display-not-allowed = { $who }: { $faults } giocate irregolari su { $plays }
display-bot = { $who } (bot)

## The score

display-column-all = totale
display-column-paid = pagate
display-reaction = Reazione a GIÙ!
display-fastest-call = Chiamata più veloce: { $call }
display-no-card-yet = Ancora nessuna carta a tempo.
display-ms = { $ms } ms

## Verdicts and their evidence

display-no-verdict = Ancora nessun verdetto.
display-no-verdict-to-show = Nessun verdetto da mostrare.
display-no-strip = Questo verdetto non ha fotofinish.
display-can-be-taken-back = aperto
display-evidence = Prove
display-take-back = Annulla
display-verdict-number = verdetto { $n }
display-saved = Salvato come { $file }
display-not-saved = Impossibile scrivere { $file }: { $why }

## Rules and papers

display-rules-of = Le regole di { $game }
display-rules-title = { $game }: le regole
display-no-rules = Nessuno le ha ancora scritte.
display-nothing-to-read = Non c'è ancora niente da leggere.

## Entering something

display-nothing-to-enter = Ora non c'è niente da inserire.
display-type-or-touch = Scrivi qualche lettera, o tocca
display-nothing-called = Niente si chiama così.
display-chosen = Scelto: { $what }
display-list-keys = Tasti: lettere, frecce, Invio prende, Esc indietro
display-choose = Scegli …
display-if-any = { $field } (se c'è)
display-nothing-changed = ancora niente è cambiato: scegli che cosa cambiare
display-still-open = manca ancora: { $fields }
display-yes = sì
display-no = no
display-chooses = Sceglie { $who }
display-pads = sensori: bordo seguente, protezione avanti di { $stride }, mazzetto prende
display-list-without = (lascia vuoto)
display-list-all = (è tutto)
display-list-back = (lascia stare)

## Phones

display-join = Entra col telefono
display-no-console = Questo tavolo non ha una console attiva.
display-scan = Inquadralo con un telefono, o apri:
display-open-this = Apri questo su un telefono:
display-or-name = o { $name }
display-dealers-code = Il telefono di chi dà le carte inserisce questo codice:
display-fingerprint = La pagina deve mostrare questa impronta:
display-phone-joined = È entrato un telefono.
display-dealers-phone = Telefono di chi dà: { $address }  codice { $code }
display-safe-phone = La stessa pagina per un telefono: { $address }   codice { $code }
display-setup-phone = J  La stessa pagina su un telefono: { $address }

## The keys

display-keys = Tasti
display-help-table = il tavolo
display-help-photo = fotofinish
display-help-verdicts = tutti i verdetti; annullarne uno
display-help-scores = punti, tempi di reazione
display-help-rulings = inserire o decidere
display-help-pairing = entrare con un telefono
display-help-history = che cosa si è giocato
display-help-menu = menu
display-help-find = cercare per nome che cosa inserire
display-help-digits = rispondere alla domanda
display-help-sound = più piano, più forte, muto
display-help-save = salvare l'immagine
display-help-whole-screen = schermo intero
display-help-end = uscire

## What was played before

display-history-page = Storia ({ $page } di { $pages })
display-history-title = Che cosa si è giocato qui
display-history-people = Chi ha giocato qui
display-history-more = Altro
display-looking-up = Sto cercando ...
display-column-matches = partite
display-column-won = vinte
display-column-median = mediana
display-column-best = record
display-column-hasty = presto
display-left-out = e altri { $count } che hanno giocato meno
display-early-cards = { $cards ->
    [one] { $early } di { $cards } carta ({ $share })
   *[other] { $early } di { $cards } carte ({ $share })
    }
display-won-of = { $won } di { $matches }

## Trouble

display-no-window = qui non si può aprire una finestra: { $why }
display-latin-names = In lettere latine, per mancanza di un carattere: { $names } (vedi companion doctor).

## Scripts that names are written in, where no font has them

display-script-chinese = cinese e giapponese
display-script-korean = coreano
display-script-devanagari = devanagari
display-script-bengali = bengalese
display-script-tamil = tamil
display-script-telugu = telugu
display-script-thai = thai
display-script-emoji = emoji

## The camera

display-camera = video
display-camera-on = attiva
display-camera-looks = Una videocamera guarda il tavolo; non conserva immagini se non richiesto.
