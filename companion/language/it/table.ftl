## ending

table-companion-stopped-lost = companion: fermato, e perso ciò che è { $unkept }

## low water

table-ms = { $bound_us } ms
table-verdicts-come-up-after-press = I verdetti arrivano fino a { $bound } dopo la pressione: una parte del tavolo risponde lenta.
table-how-far-not-known-verdicts = { $behind }: non si sa a che punto sia; i verdetti l'aspettano { $bound }
table-verdicts-come-once-again = I verdetti arrivano di nuovo subito.
table-all-sources-say-again-how = tutte le sorgenti dicono di nuovo a che punto sono

## meaning

table-sound-comes-from-another-output = Il suono esce da un'altra uscita; se lo sentite, va tutto bene.
table-no-sound-here-said-shown = Qui niente suono: ciò che si dice appare scritto.
table-recording-yours-cannot-used-built = Una tua registrazione non si può usare; parla la voce inclusa.
table-something-could-not-said-aloud = Qualcosa non si è potuto dire; appare scritto. Il gioco continua.
table-power-went-middle-match-written = È mancata la corrente a metà partita: ciò che era scritto prima è salvo.
table-record-last-match-damaged-dealer = La registrazione dell'ultima partita è rovinata. Chi dà le carte controlli i punti.
table-card-full-make-room-before = La scheda è piena al { $share }: fate spazio, o presto le partite non si salvano più.
table-there-room-card-again = Sulla scheda c'è di nuovo spazio.

## speaker

table-no-sound = niente suono ({ $reasons }). { $remedy }
table-no-sound-said-shown = niente suono, ciò che si dice appare scritto ({ $reason })
table-none-wanted = non se ne vuole
table-voice-uses-instead = La voce usa invece { $name }: { $reasons }

## Parts that fail: what it means, then what to do; and that they are back

table-broken-voice = Niente suono: le parole appaiono scritte.
table-broken-display = Lo schermo è spento: i telefoni mostrano tutto.
table-broken-console = I telefoni ora non possono entrare: si decide sullo schermo.
table-broken-feed = La casa non sa niente della partita; il gioco continua.
table-broken-club = Ciò che si gioca qui non arriva ora al circolo.
table-broken-any = Una parte del tavolo non funziona; il gioco continua.
table-remedy-voice = L'altoparlante è collegato e acceso?
table-remedy-display = È collegato e acceso?
table-remedy-console = Si riprova da sé.
table-remedy-feed = Si riprova da sé.
table-remedy-feed-refuses = user e la password di [feed] sono giusti?
table-remedy-feed-untrusted = ca_file di [feed] è giusto?
table-remedy-feed-name-taken = Dare a questo tavolo un altro nome sotto [feed].
table-remedy-feed-file = Il profilo indica un file che non si può leggere: companion doctor dice quale.
table-remedy-club = È conservato, e verrà inviato da solo più tardi.
table-remedy-any = Si riprova da sé.
table-remedy-missing = Manca qualcosa da installare: companion doctor dice che cosa.
table-remedy-not-permitted = Il programma non può usarlo: companion doctor dice perché.
table-remedy-profile = Il profilo è sbagliato: companion profile check dice dove.
table-remedy-nonsense = Scollegare, e ricollegare.
table-back-voice = Il suono è tornato.
table-back-display = Lo schermo è tornato.
table-back-console = I telefoni possono di nuovo entrare.
table-back-feed = La casa sa di nuovo della partita.
table-back-club = Il circolo ha di nuovo notizie di questo tavolo.
table-back-all = Tutte le parti del tavolo funzionano di nuovo.

## Faults of buttons, pads and lamps; $what: one of the next part, $n: of how many seats

table-fault-lost = { $n ->
    [one] { $what } non risponde; nessuno paga per questo. Controllare il cavo.
   *[other] { $what } non rispondono; nessuno paga per questo. Controllare i cavi.
    }
table-fault-stuck = { $n ->
    [one] { $what } resta premuto. C'è sopra qualcosa, o si è incastrato?
   *[other] { $what } restano premuti. C'è sopra qualcosa, o si sono incastrati?
    }
table-fault-chatter = { $n ->
    [one] { $what } ha un contatto instabile; un filo allentato?
   *[other] { $what } hanno contatti instabili; fili allentati?
    }
table-fault-evidence-lost = { $n ->
    [one] { $what } ha perso qualcosa; nessuno paga per questo.
   *[other] { $what } hanno perso qualcosa; nessuno paga per questo.
    }
table-fault-wrong-clock = { $n ->
    [one] { $what } ha tempi meno esatti; ci saranno più domande a chi dà le carte.
   *[other] { $what } hanno tempi meno esatti; ci saranno più domande a chi dà le carte.
    }
table-fault-battery-low = { $n ->
    [one] { $what } ha una scheda con la batteria scarica; caricarla presto.
   *[other] { $what } hanno schede con la batteria scarica; caricarle presto.
    }
table-fault-lamp-lost = { $n ->
    [one] { $what } ha una lampada che resta spenta; il gioco continua.
   *[other] { $what } hanno lampade che restano spente; il gioco continua.
    }
table-fault-recovered = { $n ->
    [one] { $what } funziona di nuovo.
   *[other] { $what } funzionano di nuovo.
    }
table-fault-unknown = { $n ->
    [one] { $what } non dà affidamento; nessuno paga per questo.
   *[other] { $what } non danno affidamento; nessuno paga per questo.
    }

## Where a fault is: each begins a sentence. $who: a name, or "Seat 3"; $input: "white"

table-whole = Il tavolo
table-seat = Posto { $seat }
table-seats = Posti { $first } e { $last }
table-seat-of = Il posto di { $who }
table-phone-of = Il telefono di { $who }
table-button-of = Il pulsante { $input } di { $who }
table-pad-of = Il sensore { $input } di { $who }
table-and = { $first } e { $last }
table-and-others = { $first } e altri { $others }

## Sound

table-sound-ended = Il suono si è guastato e riparte; intanto le parole appaiono scritte.
table-sound-wrong-clock = Qui il suono ha tempi meno esatti; ci saranno più domande a chi dà le carte.
table-sound-remedy = Senza voce si gioca con lampade e schermo (voice.output = "none" fa silenzio)

## The card, and old matches

table-nearly-full-logged = La scheda è piena al { $share }, restano { $mb } MB in { $folder }; keep_matches nel profilo lascia andare le vecchie
table-swept = { $n ->
    [one] Vecchia partita cancellata, come dice il profilo: { $matches }.
   *[other] Vecchie partite cancellate, come dice il profilo: { $matches }.
    }

## Parts that take no part in a match any more because of a mistake of ours; $meaning: one of these

table-stopped-stage = Lo schermo è fermo
table-stopped-tableconsole = La pagina sui telefoni è ferma
table-stopped-voice = La voce non dice più niente
table-stopped-sharedlamps = Le lampade restano come sono
table-stopped-feedguest = La casa non sa più niente della partita
table-stopped-calling = Nessuno chiama più OCCHIO e GIÙ!
table-stopped-quietcalling = Nessuno chiama più OCCHIO e GIÙ!
table-stopped-any = Una parte del tavolo si è fermata
table-stopped-shown = { $meaning }; il gioco continua. Torna con la prossima partita.
table-stopped-spoken = { $meaning }.
table-stopped-logged = { $part } si è fermato ({ $reason }); il gioco continua, torna con una nuova partita

## Who can play

table-not-so-many = { $seats ->
    [one] { $game } è per { $least }-{ $most } giocatori; c'è { $seats } posto
   *[other] { $game } è per { $least }-{ $most } giocatori; ci sono { $seats } posti
    }

## The camera

table-camera = La videocamera
table-camera-of = Il tappetino di { $who }
table-fault-hidden =
    { $n ->
        [one] { $what } non si vede dalla videocamera; si chiede al mazziere che cosa c'è lì.
       *[other] { $what } non si vedono dalla videocamera; si chiede al mazziere che cosa c'è lì.
    }
