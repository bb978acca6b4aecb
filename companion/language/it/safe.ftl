### Safe mode: the one page of a table that could not start. It is read by somebody in trouble:
### plain words, short sentences.

safe-title = Il tavolo non è riuscito a partire
safe-asked-title = Modalità sicura
safe-was-asked-for = È stata chiesta la modalità sicura.
safe-none-failed = Nessun avvio è fallito.
safe-failed = { $times ->
    [1] Il tavolo non è partito, una volta.
    [2] Il tavolo non è partito, due volte.
    [3] Il tavolo non è partito, tre volte.
    [4] Il tavolo non è partito, quattro volte.
    [5] Il tavolo non è partito, cinque volte.
   *[other] Il tavolo non è partito, { $times } volte.
    }
safe-last-time = L'ultima volta: { $why }.

## What can be chosen. R and A are keys.

safe-try-again = Riprova
safe-start-as-usual = Avvia come al solito
safe-set-aside = Metti da parte la partita { $match }, comincia un'altra
safe-choose-again = Scegli Riprova (R). Forse il guaio è passato.
safe-choose-usual = Scegli Avvia come al solito (R) quando hai finito.
safe-aside = Se non va, metti da parte { $match } (A). Resta in una cartella sua, niente si cancella, e può cominciare un'altra partita.
safe-show-this = Se niente aiuta, mostra questo a chi si cura del tavolo. Sulla sua macchina, companion doctor e journalctl -u companion dicono di più.
safe-not-set-aside = La partita { $match } non si può mettere da parte: { $why }.

## What to do first, by what went wrong

safe-unwritable = Impossibile scrivere sulla scheda ({ $why }). Fai spazio, o usane un'altra.
safe-nothing-happens = Intanto niente è rilevato, giudicato o detto, e nessuna partita è toccata.
safe-unplug = Scollega ciò che è stato collegato per ultimo: una scheda, un altoparlante, uno schermo.
safe-kind-ProfileError = La descrizione del tavolo è sbagliata. Correggi { $profile }; companion profile check { $profile } nomina ogni errore.
safe-kind-ConfigurationError = La descrizione del tavolo non va con la macchina. Correggi { $profile }; companion doctor --profile { $profile } dice come.
safe-kind-CannotPlayError = Ciò con cui il tavolo è stato avviato non si può giocare. Correggi { $profile }, o il comando che lo avvia.
safe-kind-MissingExtra = Manca qualcosa da installare: installa ciò che nomina la riga sopra.
safe-kind-NotPermitted = Il programma non può usare un dispositivo: companion doctor dice perché.
safe-kind-BrokenGameError = Un gioco aggiunto è rotto: aggiorna il suo pacchetto, o disinstallalo.
safe-kind-MemoryError = La macchina ha poca memoria: chiudi ciò che altro vi gira.

## The same page on a phone

safe-code = Codice sullo schermo
safe-moment = Un momento
safe-waiting = Il tavolo riparte. Questa pagina lo cerca tra dieci secondi; se no, riaprila.
safe-choose-a-button = Scegli uno dei pulsanti.

## In the log

safe-log = modalità sicura: { $told }
safe-log-alone = modalità sicura: niente può mostrare il guasto; si prova un avvio normale
safe-log-set-aside = la partita { $match } è messa da parte in { $folder }
safe-log-page = modalità sicura: la pagina è a { $address }
safe-log-page-and-code = modalità sicura: la pagina è a { $address } con il codice { $code }
safe-port-closed = impossibile aprire la porta { $port } ({ $why })
safe-daemon-failed = companion daemon: { $why }
safe-and-more = { $first } (e altri { $count })
