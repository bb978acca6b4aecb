### What the page of a phone says by itself. Keep buttons short: a phone is narrow.

## Where one is

page-connecting = Collegamento …
page-paused = In pausa
page-you-deal = Dai le carte tu
page-name-and-chair = { $who }, sedia { $chair }
page-watching = Stai guardando
page-not-connected = Non collegato. Non si è inserito niente.
page-stale = Nessun collegamento. Così era { $seconds } s fa. Riprovo …
page-no-connection = Nessun collegamento al tavolo. Riprovo …
page-sent-away = Congedato
page-was-sent-away = Questo telefono è stato congedato.
page-come-back = Torna a guardare
page-needs-script = A questa pagina serve JavaScript per mostrare il tavolo.
page-clock = orologio …
page-clock-doubt = orologio ±{ $ms } ms
page-ms = { $ms } ms

## The bar at the bottom: one short word each

page-tab-table = Tavolo
page-table-asked = Tavolo: c'è una domanda
page-decisions = Verdetti
page-tab-rulings = Decidi
page-tab-menu = Menu
page-pause = Pausa
page-go-on = Continua

## For whoever hears the page: what its parts are

page-wrong = Che cosa non va al tavolo
page-label-join = Entrare
page-label-pair = Diventare chi dà le carte
page-label-end = Come si continua
page-label-questions = Domande aperte
page-label-entries = Da inserire
page-label-games = Il gioco
page-label-chairs = Chi gioca
page-label-settings = Le sue regole
page-label-begin = Inizio
page-label-table = Il tavolo
page-label-spots = Che cosa si può toccare
page-label-told = Il tavolo a parole
page-label-score = Punti
page-label-switches = I comandi del tavolo
page-label-looks = Colori
page-label-reaches = La tua mano sui mazzetti degli altri
page-label-buzzers = I tuoi pulsanti
page-label-bar = Pagine
page-board = Il tabellone, col numero di ogni casella
page-hand-on-pile = La tua mano sul mazzetto di { $who }, posto { $seat }
page-pile-of = Mazzetto di { $who }

## Joining

page-join = Siediti al tavolo
page-your-name = Il tuo nome
page-name-first = Prima di' il tuo nome.
page-played-before = Già visti qui
page-tap-a-chair = Poi tocca una sedia libera.
page-no-free-chair = Nessuna sedia è libera.
page-chairs = Sedie
page-chair = Sedia { $chair }
page-at-chair = sedia { $chair }
page-sit-on = Siediti sulla sedia { $chair }
page-sit-here = Siediti qui
page-chair-told = Sedia { $chair }: { $who }
page-only-watch = Guarda soltanto
page-you = Tu
page-sits-on = siede sulla sedia { $chair }.
page-dealers-phone = Questo è il telefono di chi dà le carte.
page-stand-up = Alzati
page-stand-up-sure = Davvero? Poi guardi soltanto.
page-who-sits = Chi siede dove
page-sits-you = tu
page-sits-away = assente
page-sits-phone = col telefono
page-sits-wired = al tavolo
page-sits-bot = un bot
page-sits-free = libera
page-sits-nobody = nessuno
page-no-bot-for = Nessun bot per { $who }
page-bot-for = Un bot gioca per { $who }
page-bot-on = Bot: sì
page-bot-off = Bot: no
page-no-phone-here = Non ci sono altri telefoni.
page-watches = guarda
page-enter-code = Dai le carte tu? Inserisci il codice che appare sullo schermo.
page-rule-here = Decidi da questo telefono

## Before and after a match

page-what-to-play = A che cosa giochiamo?
page-no-match = Nessuna partita in corso.
page-you-wait = Sei { $who }, sulla sedia { $chair }. Aspetta l'inizio.
page-chosen-so-far = Scelto finora: { $game }, con { $people }.
page-chosen-alone = Scelto finora: { $game }, ancora senza nessuno.
page-who-chooses = Il telefono di chi dà le carte e lo schermo scelgono e avviano.
page-who-plays = Chi gioca?
page-seat = Posto { $seat }
page-seat-who = Posto { $seat }: chi siede lì
page-seat-name = Posto { $seat }: nome
page-which-rules = Con quali regole?
page-start = Inizia
page-match-over = La partita è finita.
page-play-again = Ancora una
page-begin-round = Inizia il turno { $round }
page-other-game = Altro gioco
page-change-players = Cambia giocatori
page-rules = Le regole
page-rules-not-fetched = Impossibile caricare le regole. Chiudi e riprova.

## What is entered and ruled

page-type-a-few = Scrivi qualche lettera
page-count-of = { $count } di { $all }
page-nothing-called = Niente si chiama così.
page-another = Un altro
page-field-chosen = { $field }: scelto
page-choice-back = { $choice }: annulla
page-where-to = { $what }: dove?
page-one-less = { $field }: uno in meno
page-one-more = { $field }: uno in più
page-dealer-asked = La domanda è per chi dà le carte.
page-entered = ✓ inserito
page-correct = Correggi
page-enter = Inserisci
page-other-rulings = Altre decisioni
page-for-a-player = Per un giocatore

## What was decided

page-player = Giocatore
page-deals = dà carte
page-photo = Fotofinish
page-take-back = Annulla
page-sure = Davvero?
page-who-ruled = Chi ha deciso che cosa
page-this-phone = Questo telefono è { $phone } ({ $tag }).
page-history = Che cosa si è giocato qui

## The table's switches

page-the-table = Il tavolo
page-pace = Ritmo
page-pace-gentle = Calmo
page-pace-brisk = Svelto
page-pace-ruthless = Spietato
page-volume = Volume { $volume }
page-voice-on = Voce accesa
page-voice-off = Voce spenta
page-names-and-seats = Nomi e posti
page-change-names = Cambia nomi
page-another-game = Altro gioco, altri giocatori
page-match-ends = Questa partita finisce, e si sceglie come continuare.
page-end-match = Chiudi la partita
page-end-match-sure = Davvero? Poi non continua più.
page-hand-over = Passa a un altro telefono
page-phone-rules = Decide { $phone }?
page-no-other-phone = Nessun altro telefono collegato.
page-send-phones-away = Congeda telefoni
page-sent-away-forgotten = Un telefono congedato è dimenticato. Può tornare a guardare.
page-send-away = Congeda { $phone }
page-send-away-sure = Via { $phone }?
page-forget-all = Dimentica tutti i telefoni
page-forget-all-sure = Davvero? Anche questo.

## This phone

page-theme = Colori di questa pagina
page-theme-phone = Come il telefono
page-theme-light = Chiaro
page-theme-dark = Scuro
page-language = Lingua di questa pagina
page-language-phone = Come il telefono
page-signal = Suono e vibrazione a GIÙ!
page-signal-auto = Dove il tavolo non parla
page-signal-off = Mai
page-signal-tone = Un suono
page-signal-touch = Una vibrazione in mano
page-signal-both = Suono e vibrazione
page-play-late = Qui GIÙ! è arrivato { $ms } ms dopo quello del tavolo, più o meno { $doubt }.

## Measuring a screen

page-thumb-title = Misura di questo schermo
page-thumb-connecting = Collegamento ...
page-thumb-knock = Bussa qui
page-thumb-unable = Questo browser non dice quando è stato toccato.
page-thumb-lay = Metti il telefono accanto al microfono del tavolo, e bussa con un'unghia.
page-thumb-knocks = { $knocks } colpi.
page-thumb-done = { $knocks } colpi. Il risultato lo dice il tavolo.
page-thumb-gone = Il tavolo non c'è. Ricarica la pagina.
