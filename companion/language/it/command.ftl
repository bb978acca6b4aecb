## companion journal

command-journal-verdict-not-evidence-gives = il verdetto { $n } non è quello che danno le prove
command-journal-verdict-s-end-have-no = { $extra } verdetti alla fine sono senza prove
command-journal-match = { $folder }: partita { $match }: { $what }
command-journal-problem-s = problemi: { $wrong }
command-journal-about =
    Legge ogni registrazione di un giornale, giudica di nuovo ogni partita, e dice che
    cosa è strappato, rovinato o mancante, e dove. Non cambia niente; una coda strappata
    si taglia quando il tavolo riapre il giornale.
command-journal-lists-people-entered-ruled-took =
    Elenca ciò che in una partita è stato inserito, deciso, annullato e rinominato:
    quando, da chi (un telefono, lo schermo, il pulsante di una sedia), e che cosa se
    n'è deciso.
command-journal-examples = stato di uscita: 0 se tutto è integro, 1 se qualcosa non lo è, 2 se non c'è giornale.
command-journal-journal-about = Un giornale è la cartella in cui un tavolo conserva le sue partite.
command-journal-check-help = trova tutto ciò che è strappato, rovinato o mancante
command-journal-word-folder = la cartella del giornale
command-journal-rulings-help = dice chi ha deciso che cosa in una partita, e che cosa ne è stato
command-journal-word-match = il suo numero, o "last" (predefinito)
command-journal-match-nothing-entered-ruled-people = partita { $match }: nessuno ha inserito o deciso niente
command-journal-no-match-recorded-here = { $folder }: qui non è registrata nessuna partita
command-journal-match-es-none-problems = { $folder }: { $there } partite, nessuna con problemi
command-journal-match-es-problems = { $folder }: { $there } partite, { $wrong } con problemi
command-journal-option-journal = il giornale del tavolo (predefinito: dove lo tiene un tavolo su questa macchina)
command-journal-cannot-read-name-journals-folder = { $folder }: impossibile leggerla ({ $reason }); indicare la cartella del giornale
command-journal-no-folder-here-there = { $parent }: qui non c'è la cartella { $name }; ci sono: { $there }
command-journal-to-or = da { $first } a { $last }, o { $word }
command-journal-none-empty = nessuna, è vuoto
command-journal-no-match-here-there = { $folder }: qui non c'è la partita { $name }; ci sono: { $known }
command-journal-reading-match = leggo la partita { $number }
command-journal-line =
    partita { $match }  { $began }  { $game }, { $players }: { $events ->
        [one] { $events } evento
       *[other] { $events } eventi
    }, { $verdicts ->
        [one] { $verdicts } verdetto
       *[other] { $verdicts } verdetti
    }, { $files ->
        [one] { $files } file
       *[other] { $files } file
    }: { $state }
command-journal-unknown-game = gioco sconosciuto
command-journal-whole = integra
command-journal-none = nessuna

## companion cards

command-cards-about =
    Le regole stampate di I Say, Holmes! danno titoli ed effetti. Valori, numeri e righe
    in fondo stanno sulle carte della tua copia. `companion cards` stampa ciò che si sa
    come file da completare. `companion cards learn` lo completa con ciò che chi dà le
    carte ha letto e fatto ricordare mentre giocavate.
command-cards-examples =
    esempi:
      companion cards > my-cards.toml          poi nominalo nel profilo, [packs]
      companion cards learn --profile my-table.toml
                                               ciò che ha insegnato l'ultima partita
      companion cards learn evening.jsonl --into my-cards.toml
command-cards-learn-help = conserva ciò che si è imparato in una partita registrata
command-cards-word-file = una trascrizione; o l'ultima partita
command-cards-option-into = il file delle carte (quello del profilo)
command-cards-name-one-into-profile-packs = indicarne uno con --into, o nel profilo: [packs] i-say-holmes = {"{"} cards = FILE {"}"}
command-cards-companion-cards-there-no-card = companion cards: non c'è un file delle carte; { $named }
command-cards-line = riga { $number }: { $why }
command-cards-completed = { $into }: completato: { $changed }
command-cards-nothing-new-learned = { $into }: niente di nuovo da imparare
command-cards-match-first-line-lost = { $folder }: partita { $match }: la prima riga è persa
command-cards-match = partita { $match }

## companion daemon

command-daemon-about =
    Fa andare un tavolo finché non gli si dice di fermarsi: sensori, arbitro, voce,
    schermo e pagina di chi dà le carte in un solo processo. Una partita interrotta
    continua da dov'era. Se non ce n'era, schermo e telefoni mostrano che cosa si può
    scegliere; con --game, --bots, --names o --target una partita comincia subito. Ciò
    che si guasta è annunciato e ritentato; l'arbitro continua. Come servizio: companion
    install. Dopo tre avvii falliti apre soltanto una pagina che dice che cosa fare
    (modalità sicura); se ne esce con un profilo cambiato, con --normal, o con "Riprova".
command-daemon-examples =
    esempi:
      companion daemon --profile my-table.toml
      companion daemon --game block --names Ann,Bo,Cy,Di
      companion daemon --bots 4 --journal /tmp/show      un tavolo che gioca da solo
    si ferma conservando tutto a SIGTERM, SIGINT (Ctrl-C) e SIGHUP, stato di uscita 0.
    stato di uscita: 1 se si è guastato l'arbitro, 2 se non si è potuto avviare, 74 se
    è stato fermato mentre la scheda non scriveva: una riga dice che cosa è andato perso.

command-daemon-option-view = che cosa mostra il tavolo
command-daemon-option-no-console = nessuna pagina per i telefoni
command-daemon-option-game = il gioco (quello del profilo)
command-daemon-option-names = chi siede dove, per posto
command-daemon-option-bots = fa giocare al programma tanti posti
command-daemon-option-target = punti per vincere (50)
command-daemon-option-tell = mostra anche queste righe, all'avvio
command-daemon-option-safe = non carica niente, dice che cosa è andato storto
command-daemon-option-normal = dimentica ciò che è andato storto prima
command-daemon-more = (e altri { $told })
command-daemon-cannot-refereed-only = { $name }: { $game } non si può arbitrare; solo { $known }
command-daemon-names-names-seats = --names { $names }: { $n } nomi per { $seats } posti

## companion export

command-export-about =
    Scrive una partita registrata:
      csv         i verdetti, uno per riga, per un foglio di calcolo
      json        tutto: intestazione, prove, verdetti, note
      transcript  le prove; companion judge ne ricava i verdetti registrati

command-export-examples =
    esempi:
      companion export last --format csv -o evening.csv
      companion export 12 --format transcript | companion judge --explain -
command-export-word-match = il suo numero in companion history, o last
command-export-option-output = predefinito: la stampa
command-export-warning = avviso: { $problem }
command-export-writing = scrivo { $file }
## companion games

command-games-to = da { $least } a { $most }
command-games-players = { $game }  { $title }, { $players } giocatori, { $length }
command-games-about =
    Elenca ogni gioco che il tavolo sa arbitrare: in quanti si gioca, quanto dura, che
    cosa serve al tavolo. `companion rules GAME` mostra come si gioca.
command-games-players-2 = { $game }: { $title }, { $players } giocatori, { $length }
command-games-needs-uses = serve { $needs }; usa { $inputs }

## companion history

command-history-not-ended = non finita
command-history-matches-won-hands-points =
    { $player }: { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }, { $won } vinte; { $hands ->
        [one] { $hands } mano
       *[other] { $hands } mani
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
command-history-median-reaction-fastest = Reazione mediana { $median_us }, la più veloce { $fastest_us }.
command-history-no-reaction-measured = Nessuna reazione misurata.
command-history-how-fast-cards =
    Quanto veloce, in { $times ->
        [one] { $times } carta
       *[other] { $times } carte
    }:
command-history-ms = { $begin } ms{ $last } { $found }  { $bar }
command-history-match-match-middle-half-cards = Partita per partita (la metà centrale delle carte, o la mediana):
command-history-about =
    Elenca ogni partita giocata su questa macchina, a un tavolo o in `companion play`,
    e chi ha giocato: persone, non bot. Con --player, le reazioni di quel giocatore in
    un grafico; con --html o --png, tutto in grafici. Tutto viene dai giornali: la base
    di dati accanto serve solo a fare in fretta, e si può rifare in ogni momento.
command-history-examples =
    esempi:
      companion history
      companion history --player Ada
      companion history --html history.html     grafici da guardare in un browser
      companion history --png history.png
      companion history --json
    Un numero di partita con un punto esclamativo: i suoi file sono rovinati; vedi
    companion journal check.

command-history-option-player = un giocatore, con un grafico delle reazioni
command-history-option-html = scrive i grafici in una pagina
command-history-option-png = scrive i grafici in un'immagine
command-history-option-theme = dell'immagine
command-history-option-json = stampa per i programmi: un oggetto JSON
command-history-option-rebuild = rilegge ogni giornale, dall'inizio
command-history-matches-read-again-from =
    { $read ->
        [one] { $read } partita riletta
       *[other] { $read } partite rilette
    } da { $beside }
command-history-reading-played = leggo ciò che si è giocato
command-history-cannot-written = { $name }: impossibile scriverlo ({ $reason })
command-history-no-match-has-been-recorded = In { $folder } non è ancora registrata nessuna partita; companion play registra ciò che giochi.
command-history-has-not-played-here-known = { $name } non ha giocato qui; conosciuti: { $known }
command-history-bot = { $who } (bot)
command-history-nobody = nessuno
command-history-head-match = partita
command-history-head-began = inizio
command-history-head-game = gioco
command-history-head-hands = mani
command-history-head-players = giocatori
command-history-head-won-by = vinta da
command-history-head-player = giocatore
command-history-head-matches = partite
command-history-head-won = vinte
command-history-head-points = punti
command-history-head-median = mediana
command-history-head-fastest = record
command-history-head-forfeits = pegni
command-history-head-decided = che cosa si è deciso
command-history-head-times = volte

## companion judge

command-judge-about =
    Rivede ciò che un tavolo ha osservato e stampa i verdetti.
    FILE è una trascrizione: un oggetto JSON per riga, prima l'intestazione
    (docs/transcript.md). I verdetti escono come JSON Lines, ognuno con regola, distacco
    e incertezza; l'ultima riga è lo stato del tavolo. La stessa trascrizione dà gli
    stessi verdetti su ogni macchina, in qualunque ordine siano arrivate le prove.
    Le prove si giudicano quando non può più arrivare niente che le cambi. Ciò che viene
    dopo l'ultima riga "end", o entro la latenza dell'intestazione dall'ultima riga se
    non ce n'è, non è ancora giudicato.

command-judge-examples =
    esempi:
      companion judge examples/dead-heat.jsonl
      companion judge --explain examples/five-players.jsonl
      some-table | companion judge -
    stato di uscita: 0, quali che siano i verdetti; 2 se la trascrizione è illeggibile,
    con una riga sullo standard error che dice dove, che cosa non va e che cosa serviva.

command-judge-word-file = una trascrizione, o - per lo standard input
command-judge-option-explain = stampa per le persone: una riga per verdetto, con nomi, distacchi e quanto sono sicuri
command-judge-judging = giudico { $file }
command-judge-cannot-read = { $file }: impossibile leggerlo: { $reason }
command-judge-last-line-s-not-judged = { $name }: le ultime { $waiting } righe non sono ancora giudicate: una riga "end" direbbe che niente di precedente può più arrivare
command-judge-nothing-there-expected-transcript-1 = lì niente; serve {"{"}"transcript": 1, "game": ...{"}"}
command-judge-longer-than-bytes-expected-one = più lunga di { $max_line } byte; serve un oggetto JSON

## companion learn

command-learn-about =
    Impara un gioco giocandolo: pochi passi brevi a un tavolo paziente, ognuno dei quali
    aspetta che tu l'abbia fatto, e poi una vera mano a ritmo calmo.
command-learn-word-game = il gioco (%(default)s)
command-learn-companion-learn-there-no-keyboard = companion learn: non ci sono tastiera e schermo con cui imparare
command-learn-now-real-hand-gentle-pace = Ora una vera mano, a ritmo calmo.
command-learn-now-real-game-gentle-pace = Ora una vera partita, a ritmo calmo.

## companion monitor

command-monitor-on = acceso
command-monitor-off = spento
command-monitor-by-seat = { $what } dal posto { $seat }
command-monitor-at-seat = posto { $seat } { $input }
command-monitor-at-the-table = il tavolo
command-monitor-fault = guasto
command-monitor-head-seat = POSTO
command-monitor-head-when = QUANDO
command-monitor-head-doubt = INCERTEZZA
command-monitor-head-where = DOVE
command-monitor-head-what = CHE COSA (DOPO IL PRECEDENTE)
command-monitor-s-signals-faults-q-ends = { $seconds } s, { $signals } segnali, { $faults } guasti (q esce)
command-monitor-about =
    Mostra ogni segnale con l'istante in cui è avvenuto, quanto è sicuro, e quanto dista dal
    precedente. In un terminale, tutto il tavolo su uno schermo (q esce); altrove una riga per segnale.
command-monitor-option-seconds = finisce dopo tanto (predefinito: mai)
command-monitor-option-lines = una riga per segnale, anche qui
command-monitor-option-auto = fa premere al programma gli ingressi simulati

## companion play

command-play-about =
    Gioca a un tavolo simulato. Da solo apre una schermata d'inizio, dove si scelgono
    gioco, giocatori e regole; con opzioni che dicono a che cosa giocare, una partita
    comincia subito: tu e tre bot, se non ne chiedi altri. Giochi:
    { $games }.
    Il tavolo dà carte vere, quindi ogni regola può capitare.
    In due si può dividere una tastiera; i tasti sono sullo schermo e in docs/practice.md.
command-play-examples =
    esempi:
      companion play                                  scegli sullo schermo a che giocare
      companion play --bots 3                         tu contro tre bot, subito
      companion play --names Ann,Bo --bot-strength gentle
      companion play --bots 2                         due persone a una tastiera, due bot
      companion play --bots 4 --speed 0 --view none   una partita intera di bot, subito
      companion play --game block                     un altro gioco; companion rules block
      companion play --game sorry --option mode=points
      companion play --phones                         gli amici entrano inquadrando un codice
      companion play --resume                         continua la partita in corso
      companion play --record evening.jsonl           la conserva; companion judge evening.jsonl
    Con --speed 0, lo stesso --seed dà sempre la stessa partita.

command-play-option-game = il gioco (quello del profilo)
command-play-option-seats = in quanti si gioca (quello del profilo)
command-play-option-bots = quanti di loro sono bot
command-play-option-names = chi si siede, per posto
command-play-option-bot-strength = quanto sono bravi i bot
command-play-option-phones = fa entrare i telefoni della stessa rete
command-play-option-choose = apre comunque la schermata d'inizio
command-play-option-seed = dà le carte e gioca con questo caso
command-play-option-speed = quante volte più veloce (1); 0: subito
command-play-option-pace = ritmo delle chiamate (quello del profilo)
command-play-option-traps = quota di OCCHIO senza GIÙ!
command-play-option-hands = si ferma dopo tante mani
command-play-option-target = punti per vincere (50)
command-play-option-option = un'opzione del gioco, come in un'intestazione; ripetibile
command-play-option-auto-dealer = il programma dà le carte e decide
command-play-option-record = la conserva anche come trascrizione
command-play-option-no-record = non lascia traccia nella storia
command-play-option-resume = continua la partita in corso
command-play-option-quiet = con --view none: solo i punti
command-play-option-view = che cosa la mostra
command-play-option-theme = per una stanza buia, o chiara
command-play-option-size = della finestra
command-play-option-fullscreen = usa tutto lo schermo
command-play-option-still = niente si muove sullo schermo
command-play-option-mute = comincia senza voce
command-play-names-expected-different-names-commas = --names { $text }: servono nomi diversi separati da virgole
command-play-cannot-had-phones-leave-one = --{ $option } non va con --phones; togliere uno dei due
command-play-seed = seed { $seed }
command-play-there-no-match-go-leave = non c'è una partita da continuare; togliere --resume per cominciarne una
command-play-bots-show-hand-times-fast = i bot mostrano una mano, { $speed } volte più veloci delle persone e senza voce
command-play-nobody-can-press-key-view = con --view { $view } nessuno può premere tasti; aggiungere --bots { $seats }
command-play-people-cannot-play-speed-0 = le persone non possono giocare con --speed 0; toglierlo, o far giocare i bot

## companion replay

command-replay-about =
    Rivede una serata registrata.
      spazio pausa, e continua       destra, sinistra  al verdetto dopo, o a quello prima
      + -    più veloce, più lento   home              dall'inizio
      q      fine                    t p v c h         le schermate, come al tavolo

command-replay-word-file = una serata registrata
command-replay-option-speed = quante volte più veloce (predefinito: 1)
command-replay-option-view = predefinito: una finestra se c'è uno schermo, se no il terminale
command-replay-option-theme = scuro, o chiaro
command-replay-option-size = della finestra (1024x640)
command-replay-reading = leggo { $file }
command-replay-try-view-terminal = { $reason }; provare --view terminal
command-replay-s-s = { $now } s di { $end } s, { $mood }
command-replay-end = fine
command-replay-paused = in pausa

## companion rules

command-rules-about =
    Mostra le regole di un gioco con parole nostre: che cosa fanno i pulsanti, come va un
    turno, come si contano i punti, e che cosa giudica la macchina. Senza gioco, li elenca.
      companion rules sorry

command-rules-show-one-companion-rules-game = Per mostrarne uno: companion rules GAME

## companion say

command-say-about =
    Dice ciò che gli dai come lo direbbe il tavolo: con i suoi frammenti, le tue registrazioni, ed
    espeak-ng per le parole senza frammento. Con --out scrive invece un file WAV.
command-say-word-text = per esempio "Ben, troppo presto."
command-say-option-list = elenca ogni frammento, e di chi è
command-say-option-out = scrive invece un file WAV
command-say-record-them-docs-voice-md = Registrarli (docs/voice.md), oppure: sudo apt install espeak-ng
command-say-there-no-clip = Non c'è un frammento per: { $unsaid }. { $remedy }
command-say-nothing-say-try-companion-say = Niente da dire. Provare: companion say "Ben, troppo presto."
command-say-cannot-written-name-another-file = { $out }: impossibile scriverlo ({ $reason }); indicare un altro file
command-say-nothing-can-heard-here-write = Qui non si sente niente; scrivere un file: --out said.wav
command-say-own = tuo
command-say-shipped = incluso

## companion snapshot

command-snapshot-about =
    Disegna com'era lo schermo in un momento di una serata registrata. Non apre finestre.
      companion snapshot examples/dead-heat.jsonl --at 5 table.png
      companion snapshot examples/dead-heat.jsonl --verdict 9 photo-finish.png

command-snapshot-word-file = una serata registrata
command-snapshot-option-at = secondi (predefinito: la fine)
command-snapshot-option-size = predefinito: 1920x1080
command-snapshot-option-theme = scuro, o chiaro
command-snapshot-option-screen = predefinito: quella adatta al momento
command-snapshot-option-verdict = le prove di questo verdetto
command-snapshot-word-out = dove scriverlo, come PNG
command-snapshot-verdict-has-no-evidence-draw = { $file }: il verdetto { $verdict } a quel punto non ha prove da disegnare

## companion voice

command-voice-about = Elenca le voci con cui il tavolo può parlare; quella che parla è segnata.
command-voice-list-help = elenca le voci
command-voice-try-help = fa sentire una voce
command-voice-try-about = Dice qualcosa con una voce, e non cambia niente.
command-voice-word-name = come la elenca companion voice
command-voice-word-text = che cosa dire (predefinito: un verdetto)
command-voice-option-out = scrive invece un file WAV
command-voice-use-help = fa parlare il tavolo con una voce
command-voice-use-about = Scrive la voce nel profilo di un tavolo, e non vi cambia altro.
command-voice-option-profile = il tavolo
command-voice-cannot-changed-write-under-voice = { $file }: impossibile cambiarlo ({ $reason }); scrivere { $line } sotto [voice]
command-voice-speaks = { $file }: parla { $name }, { $about }
command-voice-there-no-voice-there = La voce { $name } non esiste; ci sono: { $known }
command-voice-other-language = { $name } parla { $spoken }, e { $file } è per { $language }

## The camera

command-monitor-cards = { $seat ->
    [0] piatto
   *[other] posto { $seat } pila
}   segni { $marks }

## companion print: options, FILE, GAME and commands stay as they are

command-print-about =
    Scrivere un PDF da stampare a casa: le carte di un gioco con il retro, le sue regole e i tappeti
    per il tavolo. Ogni carta e ogni tappeto porta segni che una telecamera riconosce.
command-print-examples =
    esempi:
      companion print sherlock-holmes --test-page     misura prima la stampante
      companion print sherlock-holmes --proof         e rileggi ogni segno
      companion print block --paper letter            su carta americana
      companion print sherlock-holmes --words my.toml le tue parole
command-print-option-paper = la carta (predefinita: %(default)s)
command-print-option-duplex = come la stampante gira i fogli per il retro; none: senza retro (predefinito: %(default)s)
command-print-option-offset = sposta i retri a destra e in basso, in millimetri (negativo: --offset=-1,0.5)
command-print-option-test-page = solo la pagina di prova, per misurare la stampante
command-print-option-seats = per quanti posti stampare i tappeti (predefinito: %(default)s)
command-print-option-only = solo questa parte; si può ripetere
command-print-option-words = la tua lista di parole (Sherlock Holmes)
command-print-option-cards = il tuo file di carte, vedi companion cards (I Say, Holmes!)
command-print-option-out = il file (predefinito: GAME-PAPER.pdf qui)
command-print-option-proof = rileggere il PDF come farebbe una telecamera e trovare ogni segno
command-print-written =
    { $file }: { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagine
    }, { $kb } kB. Stampalo al 100 %, senza adattare alla pagina.
command-print-offset-expected = atteso X,Y in millimetri, ciascuno da -{ $most } a { $most }
command-print-no-own = companion print: { $game } non ammette { $option }; toglilo
command-print-nothing = companion print: { $game } non ha queste parti: { $parts }; togli --only
command-print-unread = companion print: { $file } non si può rileggere: { $why }
command-print-proof-good =
    Prova: { $marks ->
        [one] trovato l'unico segno
       *[other] trovati tutti i { $marks } segni
    }, su { $pages ->
        [one] una pagina
       *[other] { $pages } pagine
    }.
command-print-proof-missing = Prova: pagina { $page }, segno { $mark } ({ $what }): non trovato a { $x }, { $y } mm
command-print-proof-strange = Prova: pagina { $page }: visto il segno { $mark } a { $x }, { $y } mm, dove non ce n'è
