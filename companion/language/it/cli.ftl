## Help

cli-about =
    Un arbitro per tavoli veri. Osserva ogni posto, giudica chi è arrivato prima e chi
    troppo presto, tiene carte e punti, mostra le prove, e dice "sul filo" quando lo è.
cli-examples =
    per cominciare:
      companion play                                       tu contro tre bot
      companion learn                                      un gioco in pochi minuti
      companion judge --explain examples/five-players.jsonl
    companion COMANDO --help dice di più di ciascuno.

cli-a-command = COMANDO
cli-usage = uso:
cli-options = opzioni
cli-positional-arguments = argomenti
cli-option-help = mostra questo aiuto ed esce
cli-option-version = mostra la versione del programma ed esce
cli-option-language = parla questa lingua: { $languages } (quella del profilo, o del terminale)
cli-option-profile = il tavolo: un profilo incluso o un file TOML (predefinito: %(default)s, tutto simulato)

## Groups of commands: headings without their colon, in small letters

cli-group-play = giocare
cli-group-watch = guardare
cli-group-table = al tavolo
cli-group-keep = conservare
cli-group-build = costruire

## Commands, each in one line of at most 66 letters

cli-command-play = gioca a un tavolo simulato, contro bot
cli-command-learn = impara un gioco in pochi minuti, giocando
cli-command-games = elenca i giochi che il tavolo sa arbitrare
cli-command-rules = mostra le regole di un gioco
cli-command-cards = scrive le carte del tuo I Say, Holmes!
cli-command-print = stampare un mazzo, i suoi tappeti e le sue regole
cli-command-replay = rivede sullo schermo una serata registrata
cli-command-snapshot = disegna un momento di una trascrizione
cli-command-judge = giudica una trascrizione registrata
cli-command-daemon = fa andare un tavolo finché non si spegne
cli-command-check = prova ogni pulsante, sensore e lampada di un tavolo
cli-command-monitor = guarda dal vivo che cosa segnala un tavolo
cli-command-say = fa sentire la voce del tavolo
cli-command-voice = elenca le voci, ne prova una, ne sceglie una
cli-command-club = conserva ciò che si gioca a molti tavoli: apre un circolo, entra in uno
cli-command-history = chi ha giocato, chi ha vinto, con che velocità
cli-command-export = scrive una partita registrata come CSV, JSON o trascrizione
cli-command-journal = controlla le prove registrate del tavolo
cli-command-setup = trova che cosa è collegato, e descrive il tavolo
cli-command-profile = controlla un profilo, ne disegna fili, pannelli ed etichette
cli-command-boards = elenca le schede collegate, o ne programma una
cli-command-calibrate = misura il ritardo dell'altoparlante, e lo ricorda
cli-command-doctor = controlla questa macchina, e dice come ripararla
cli-command-install = fa partire questa macchina come tavolo
cli-command-appliance = impostazioni e versioni di un tavolo scritto su una scheda
cli-command-language = elenca le lingue, e che cosa manca a una
cli-command-completion = stampa ciò che fa completare questi comandi alla shell

## Mistakes in a command line: one line each, after "companion play: "

cli-no-such-language = { $name } è { $wish }; serve uno tra { $expected }
cli-no-such-command = non esiste il comando { $command }{ $instead }
cli-no-such-option = non esiste l'opzione { $name }{ $instead }
cli-no-such-choice = { $name } è { $value }{ $instead }
cli-did-you-mean = ; forse { $near }?
cli-expected-one-of = ; serve { $words }
cli-help-lists-them = ; { $program } --help li elenca
cli-not-what-was-expected = { $name } è { $value }; { $expected }
cli-is-missing = manca { $missing }; { $program } --help dice di più
cli-one-word-too-many = { $word } è una parola di troppo; { $program } --help dice di più
cli-one-word-too-many-meant = { $word } è una parola di troppo; forse { $option }?
cli-expected-a-value = serve un valore dopo
cli-expected-at-least-one = serve almeno un argomento
cli-expected-at-most-one = serve al più un argomento
cli-not-allowed-with = non permesso con l'argomento %s
cli-one-of-these-is-required = serve uno degli argomenti %s
cli-ambiguous-option = opzione ambigua: %(option)s può essere %(matches)s
cli-takes-no-value = argomento di troppo ignorato %r
cli-not-a-value = valore %(type)s non valido: %(value)r

## What a value should be

cli-expected-from-to =
    { $what ->
        [seconds] servono secondi
        [metres] servono metri
        [millimetres] servono millimetri
        [share] serve una quota
        [whole] serve un numero intero
       *[number] serve un numero
    } da { $least } a { $most }
cli-expected-from-on =
    { $what ->
       *[whole] serve un numero intero
    } da { $least } in su
cli-expected-above =
    { $what ->
        [seconds] servono secondi
       *[number] serve un numero
    } oltre { $least }, fino a { $most }
cli-expected-size = serve LxA, da 320x240 a 9999x9999
cli-expected-setting = serve NOME=VALORE

## How far long work is: short, on one line of a terminal

cli-left = ancora { $span }
cli-so-far = finora { $span }
cli-span-seconds = { $s } s
cli-span-minutes = { $min } min { $s } s
cli-span-hours = { $h } h { $min } min

## Files

cli-picture = L'immagine è in { $file }
cli-cannot-be-written = { $file }: impossibile scriverlo ({ $reason }); indicare un altro file
cli-cannot-be-changed-here = { $file }: è scritto in un modo che qui non si può cambiare; { $reason }
cli-files-neither-nor-install-program = i file { $name } non sono né in { $beside } né in { $installed }; reinstallare il programma
cli-needs-threads-sockets-devices-page = a { $name } servono thread, socket o dispositivi, che una pagina non ha; installare Companion

## The camera

cli-expected-folder = attesa una cartella che esista; creala prima
