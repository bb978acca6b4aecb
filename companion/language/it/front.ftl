### The page before the page, where the table has made its own certificate. What stands between
### $bold and $plain is printed bold.

front-title = Companion: prima di continuare
front-head = Prima di continuare
front-warning = Questo tavolo parla coi telefoni in segreto. Il certificato se l'è fatto da solo, perciò il tuo browser non lo conosce e ti avviserà: { $bold }la connessione non è privata{ $plain }.
front-fingerprint = L'avviso ha ragione, a meno che questo non sia il nostro certificato. La sua impronta SHA-256 è:
front-compare = Confronta queste lettere con lo schermo del tavolo.
front-details = Continua. Nell'avviso apri { $bold }Avanzate{ $plain } o { $bold }Mostra dettagli{ $plain }.
front-look = Per esserne certi, guarda lì il certificato: mostra la stessa impronta.
front-proceed = Scegli { $bold }Procedi{ $plain }, { $bold }Accetta{ $plain } o { $bold }visita questo sito web{ $plain }. Lo chiede una volta sola.
front-code = Poi chi dà le carte inserisce il codice che appare sullo schermo.
front-go-on = Vai al tavolo
front-stop = Se le lettere sono diverse, qualcun altro risponde al posto del tavolo: fermati qui.
