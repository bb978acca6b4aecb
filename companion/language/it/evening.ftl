## keeping

evening-match-has-ended-begin-another = questa partita è finita; cominciarne un'altra
evening-match-does-not-say-how = questa partita non dice come si è giocata; cominciarne un'altra

## lesson

evening-nobody-has-written-lesson-companion = nessuno ha scritto una lezione per { $game }; `companion rules { $game }` mostra come si gioca, e ci sono lezioni per: { $taught }

## match progress

evening-hand = mano { $played } di { $hands }
evening-hand-2 = mano { $played }

## play match

evening-keep-learned-y-n = Conservare ciò che si è imparato di { $learned } in { $file }? [y/n]
evening-completed = { $file }: completato: { $kept }
evening-match-not-recorded = { $reason }; questa partita non è registrata
evening-match-not-recorded-2 = questa partita non è registrata

## practice table

evening-table-lesson-cannot-set-step = il tavolo di una lezione non si può preparare come dice il passo

## screen views

evening-there-no-voice-speed = A questa velocità non c'è voce.
evening-wins = Vince { $winner }
evening-end = Fine
evening-no-screen-open-window = nessuno schermo su cui aprire una finestra
evening-there-no-terminal-here = qui non c'è un terminale
evening-terminal-cannot-drawn = in questo terminale non si può disegnare

## sound

evening-muted-said-shown = Muto: ciò che si dice appare scritto.
evening-volume = Volume { $volume } %

## views

evening-holds = { $who } ha { $cards }
evening-sees = { $who } vede { $cards } di { $whose }
evening-there-no-keyboard-here = qui non c'è una tastiera
evening-paused-after-round-p-goes = In pausa dopo questo giro. P continua.
evening-play-goes = Si riprende.

## Beginning and going on

evening-left-today = { $game }, oggi { $time }
evening-instead-window = si disegna in una finestra
evening-instead-terminal = si disegna nel terminale
evening-instead-lines = si stampano righe
evening-instead-none = si stampano righe, e nessuno può premere tasti
evening-instead-phones = i telefoni mostrano il gioco
evening-bots-cannot-sit = { $bots ->
    [one] { $bots } bot non può sedersi: { $free } posti su { $seats } sono simulati; chiedere altri --bots o --seats
   *[other] { $bots } bot non possono sedersi: { $free } posti su { $seats } sono simulati; chiedere altri --bots o --seats
    }
evening-ask-for-other-seats = { $wrong }; chiedere altri --seats
evening-with-the-record = { $command } con il --record della partita
evening-nothing-new = niente di nuovo

## While it is played

evening-in-vain = In pausa: questo non conta.
evening-no-sound = Qui niente suono: ciò che si dice appare scritto.
evening-once-more = { $said } Ancora una volta:
evening-step = Passo { $step } di { $steps }   B: indietro   K: salta
evening-keys = P: pausa, continua. Escape: fine.
evening-keys-reaching = Da 1 a 8: una mano sul mazzetto di quel posto. P: pausa, continua. Escape: fine.
evening-part-has-stopped = { $part } si è fermato: { $reason }
