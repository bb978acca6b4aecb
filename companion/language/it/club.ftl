# Il circolo: ciò che conserva, la sua porta, la via di un tavolo fino a lui.
club-no-database-address = { $database } non è una base in cui conservare un circolo. Indica un file, o postgresql://USER@HOST/DATABASE.
club-cannot-open-store = Ciò che il circolo conserva non si apre: { $store }: { $reason }
club-store-needs-createrole = { $store }: questo utente non può creare ruoli, che servono ai tavoli e alla parete. Da proprietario del server: ALTER ROLE ... CREATEROLE
club-postgres-too-old = Questo è PostgreSQL { $version }; a un circolo serve { $oldest } o successivo.
club-store-is-newer = La base è di un companion più recente (versione { $version }). Aggiorna questo.
club-no-name-for-a-table = A un tavolo serve un nome di al massimo { $most } lettere.
club-no-address = { $url } non è l'indirizzo di un circolo. È fatto come http://192.168.1.5:8230
club-cannot-be-kept = { $file } non si può scrivere: { $reason }
club-store-fails = La base non risponde ({ $reason }). I tavoli inviano di nuovo più tardi; nulla va perso.
club-cannot-serve = La porta { $port } di { $host } non si apre ({ $reason }). Indicane un'altra con --port.
club-needs-extra = A questo lato di un circolo servono pacchetti che non sono installati ({ $module }): pip install "table-companion[club]"
club-no-certificate = { $file } non è un certificato con la sua chiave: { $reason }
club-serves = Il circolo è aperto a { $url } - companion club invite NAME fa entrare un tavolo.
club-invited = { $name } può venire. Si mostra una volta sola; da eseguire al tavolo:
club-never-heard = mai
club-table-row = { $name }: { $matches ->
    [one] una partita
    [many] { $matches } di partite
   *[other] { $matches } partite
  }, ultime notizie: { $heard }
club-table-row-left = { $name }: { $matches ->
    [one] una partita
    [many] { $matches } di partite
   *[other] { $matches } partite
  }, ultime notizie: { $heard }; se n'è andato
club-no-tables = Nessun tavolo è ancora invitato: companion club invite NAME
club-forgotten = { $matches ->
    [0] Nessuna partita del circolo aveva questo nome. Non sarà conservato quando un tavolo lo invia.
    [one] Tolto da una partita, e non conservato quando un tavolo lo invia di nuovo. Il diario del tavolo lo ha ancora.
    [many] Tolto da { $matches } di partite, e non conservato quando un tavolo lo invia di nuovo. I diari dei tavoli lo hanno ancora.
   *[other] Tolto da { $matches } partite, e non conservato quando un tavolo lo invia di nuovo. I diari dei tavoli lo hanno ancora.
  }
club-known-again = Il nome è conservato di nuovo, in ciò che si gioca da ora.
club-was-not-forgotten = Questo nome non era dimenticato.
club-backed-up = Tutto è in { $file }.
club-no-backup = { $file } non si può scrivere: { $reason }
club-no-pg-dump = pg_dump non c'è: apt install postgresql-client
club-token-asked = Chiave:{" "}
club-joined = Questo tavolo ora è del circolo { $url } ({ $file }). Si invia ciò che si è giocato qui, e ciò che si giocherà.
club-left = Questo tavolo non è più di nessun circolo. Ciò che è stato inviato resta là.
club-left-alone = Questo tavolo non è più di nessun circolo; il circolo { $url } non lo ha saputo.
club-belongs-to-none = Questo tavolo non è di nessun circolo: companion club join URL TOKEN
club-member-of = Questo tavolo è del circolo { $url }.
club-behind = { $n ->
    [one] Una partita non è
    [many] { $n } di partite non sono
   *[other] { $n } partite non sono
  } ancora là, la più vecchia da { $age }.
club-has-everything = { $n ->
    [one] L'unica partita di qui è là.
    [many] I { $n } di partite di qui sono là.
   *[other] Le { $n } partite di qui sono là.
  }
club-line-unreachable = Il circolo { $url } non si raggiunge ({ $reason }). È acceso, e in questa rete? Nulla va perso.
club-line-stranger = Il circolo { $url } non conosce questo tavolo. Là: companion club invite NAME
club-line-store = Il circolo { $url } ora non può conservare nulla ({ $reason }). Nulla va perso.
club-line-odd = Ciò che risponde a { $url } non è un circolo che questa versione conosce ({ $reason }).
club-line-journal = I diari di qui non si leggono: { $reason }
club-another-certificate = Ha un certificato diverso da quello che nomina l'invito.
club-no-answer = Non ha dato una risposta sensata.
club-process-ended = Il processo che invia al circolo è finito con stato { $status }.
club-age-minutes = { $n } min
club-age-hours = { $n } h
club-age-days = { $n ->
    [one] un giorno
    [many] { $n } di giorni
   *[other] { $n } giorni
  }
club-notice-stranger = Il circolo non conosce più questo tavolo. Tutto è conservato qui.
club-notice-behind = Circolo: { $n ->
    [one] manca una partita
    [many] mancano { $n } di partite
   *[other] mancano { $n } partite
  }, la più vecchia da { $age }. Tutto è conservato qui e inviato più tardi.
club-notice-over = Il circolo ha di nuovo tutto.
club-refused-conflict = Il circolo ha un altro corso della partita { $match }. Questa scheda è stata copiata?
club-refused-unfit = Il circolo non può conservare la partita { $match }: là non ha senso.

club-command-about = Molti tavoli, una serata: un circolo conserva ciò che si gioca a tutti. I tavoli lo inviano da soli, più tardi se sono lontani.
club-command-examples =
    esempi:
      companion club serve                        un piccolo circolo, su questa macchina
      companion club serve --database postgresql://club@localhost/club
      companion club invite "Tavolo 3"            mostra che cosa eseguire a quel tavolo
      companion club join http://192.168.1.5:8230 TOKEN
club-command-option-database = dove si conserva il circolo: un file, o postgresql://USER@HOST/DATABASE
club-command-option-port = la porta (8230)
club-command-option-bind = servire solo a questo indirizzo
club-command-option-url = dove lo trovano i tavoli, se non è l'indirizzo di questa macchina
club-command-option-certificate = servire in HTTPS con questo certificato, la chiave nello stesso file
club-command-option-undo = conservare di nuovo il nome da ora
club-command-option-fingerprint = il certificato proprio del circolo ha questa impronta
club-command-serve-help = aprire il circolo
club-command-serve-about = Apre il circolo finché non lo si ferma: prende ciò che i tavoli inviano, e mostra ciò che si mostra.
club-command-invite-help = far venire un tavolo
club-command-invite-about = Fa venire un tavolo, e mostra che cosa eseguire là. Un tavolo con lo stesso nome è lo stesso tavolo; ciò da cui lo si riconosceva prima non vale più.
club-command-tables-help = elencare i tavoli
club-command-tables-about = Elenca i tavoli, quanto si è giocato a ciascuno, e di quando sono le ultime notizie.
club-command-forget-help = togliere qualcuno da tutto
club-command-forget-about = Toglie per sempre una persona da tutto ciò che il circolo conserva, anche quando i tavoli lo inviano di nuovo. Le sue partite restano, senza il nome.
club-command-backup-help = scrivere tutto in un file
club-command-backup-about = Scrive tutto ciò che il circolo conserva in un file, mentre è in uso.
club-command-join-help = essere di un circolo
club-command-join-about = Fa sì che questo tavolo sia di un circolo: invia ciò che si è giocato qui, e ciò che si giocherà.
club-command-leave-help = non essere di nessun circolo
club-command-leave-about = Fa sì che questo tavolo non sia più di nessun circolo. Ciò che è stato inviato resta là.
club-command-status-help = ciò che il circolo non ha ancora
club-command-status-about = Chiede al circolo che cosa ha di questo tavolo, e dice che cosa non ha ancora, e da quando.
club-command-word-table = come si chiama il tavolo
club-command-word-name = il nome della persona
club-command-word-file = il file
club-command-word-url = dov'è il circolo
club-command-word-token = da che cosa il circolo riconosce questo tavolo; se manca viene chiesto
