## checking

wizard-table = È questo il tavolo?
wizard-seats = { $title }, { $seats } posti
wizard-there-already-kept-old = { $file } c'è già. Si conserva come { $file }.old.
wizard-let-program-play-there = Lì fai giocare il programma
wizard-replace = Sostituisci
wizard-write = Scrivi { $beside }
wizard-write-2 = Scrivi { $file }
wizard-no-part-table = { $told } non fa parte di questo tavolo.
wizard-yes = Sì
wizard-no = No
wizard-check = Il controllo
wizard-skip = Salta
wizard-end-check = Chiudi il controllo
wizard-table-described = Il tavolo è descritto
wizard-play-companion-daemon-profile = Gioca: companion daemon --profile { $file }
wizard-check-again = Controlla di nuovo
wizard-done = Fatto
wizard-seat = Posto { $seat }: { $told }
wizard-all-well = Tutto bene.
wizard-written-not-checked-yet = Scritto, e non ancora controllato.
wizard-written-something-not-well-yet = Scritto; qualcosa non va ancora bene.
wizard-lines-more-companion-check-tells = ... altre { $lines } righe: companion check dice tutto

## pressing

wizard-right = È giusto
wizard-so-far = Finora è { $told }.
wizard-no-such-button = Pulsante assente
wizard-no-such-pad = Sensore assente
wizard-nothing-more-seat = Nient'altro a questo posto
wizard-let-go = Lascia.
wizard-take-hand-away = Togli la mano.
wizard-none = { $spot }: niente
wizard-let-go-everything-then-press = Lascia tutto, poi premine uno solo.
wizard-board-itself-says-so-board = È { $spot }: lo dice la scheda stessa (il suo board.json).
wizard-already = È già { $spot }.
wizard-is = { $spot } è { $wire }.
wizard-does-shine = Si accende { $spot }?
wizard-press-button-shines = Premi il pulsante acceso
wizard-lamps = Le lampade
wizard-lit-now = Ora accesa: { $told }.
wizard-none-shines = Nessuna si accende
wizard-no-button-table = { $told } non è un pulsante di questo tavolo.
wizard-lit = { $spot } si accende con { $lamp }.

## steps

wizard-seat-2 = Posto { $seat } { $input }: { $wire }
wizard-plug-usb-encoder-keyboard-table = Collega un encoder USB, una tastiera per il tavolo o una scheda, e guarda di nuovo.
wizard-go-table-simulated = Oppure continua con un tavolo simulato.
wizard-sound = Suono: { $sounds }
wizard-sound-none-found = Suono: non trovato
wizard-plugged = Che cosa è collegato
wizard-these-belong-table = Quali di questi sono del tavolo?
wizard-nothing-plugged-can-pressed = Non è collegato niente che si possa premere
wizard-look-again = Guarda di nuovo
wizard-go = Continua
wizard-usually-seat-then-has = Di solito { $title }. Allora un posto ha: { $inputs }.
wizard-games = I giochi
wizard-shall-played-table = A che cosa si giocherà a questo tavolo?
wizard-one-game-must-stay = Un gioco deve restare.
wizard-seats-2 = I posti
wizard-how-many-seats-has-table = Quanti posti ha il tavolo?
wizard-is-for-to = { $title } è per { $least }-{ $most } giocatori.
wizard-system-likes = Come vuole il sistema
wizard-no-sound = Niente suono
wizard-voice = La voce
wizard-where-shall-ready-play-heard = Da dove si devono sentire OCCHIO e GIÙ!?

## wizard

wizard-nothing-written-yet-leave-once = Ancora niente è scritto. Esci di nuovo, e ciò che si è premuto è dimenticato.
wizard-leave = Esci
wizard-looked-again = Guardato di nuovo.

## writing

wizard-played-when-nothing-else-said = a che cosa si gioca se non si dice altro; anche per { $others }
wizard-played-when-nothing-else-said-2 = a che cosa si gioca se non si dice altro
wizard-seats-numbered-clockwise = i posti sono numerati in senso orario
wizard-not-built-yet-program-plays = non ancora costruito: questa parte la fa il programma
wizard-lamps-display-speak = parlano le lampade e lo schermo

## Seats, buttons and pads; $input: "white"

wizard-back = Indietro
wizard-button-of-seat = Il pulsante { $input } del posto { $seat }
wizard-pad-of-seat = Il sensore { $input } del posto { $seat }
wizard-these-seats = { $n ->
    [one] Posto { $seats }
   *[other] Posti { $seats }
    }
wizard-and = { $first } e { $last }
wizard-nothing-to-press = { $n ->
    [one] { $seats }: non ha niente da premere
   *[other] { $seats }: non hanno niente da premere
    }
wizard-press-the-button = Posto { $seat }: premi il pulsante { $input }
wizard-touch-the-pad = Posto { $seat }: tocca il sensore { $input }
wizard-came-together = { $one } e { $other } sono arrivati insieme. Premine uno solo; se succede ancora, i fili si toccano.
wizard-simulated = simulato
wizard-nothing = niente
wizard-seat-has = Posto { $seat }: { $inputs }
wizard-seat-has-lamps = Posto { $seat }: { $inputs }, { $lamps ->
    [one] { $lamps } lampada
   *[other] { $lamps } lampade
    }
wizard-input-found = { $input } { $found }
wizard-lamp-found = lampada del { $input } { $found }
wizard-input-of-seat-found = Posto { $seat } { $input }: { $found }
wizard-lamp-of-seat-found = Posto { $seat } lampada del { $input }: { $found }

## Comments and names in the file that is written

wizard-file-table-of = Un tavolo di { $seats } posti.
wizard-file-next =
    Scritto da companion setup. Cambia ciò che vuoi; poi fallo guardare al programma:
        companion profile check { $file }
        companion check --profile { $file }       prova ogni pulsante, sensore e lampada
        companion daemon --profile { $file }      gioca
    Che cosa vuol dire ogni chiave, e quali altre ci sono: docs/profile.md
wizard-file-my-table = Il mio tavolo
wizard-file-player = Posto { $seat }
wizard-file-there-is-none = non ce n'è
wizard-file-boards = schede dei posti con un nome a tua scelta, e dov'è ciascuna
wizard-file-usb = dispositivi USB con un nome a tua scelta, e che cosa li distingue
wizard-file-gpio = come si leggono le linee del Pi
wizard-file-touch = come si raggiungono i controllori tattili
