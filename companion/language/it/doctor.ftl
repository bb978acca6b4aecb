## checks

doctor-not-there = non c'è
doctor-may-not-use = { $user } non può usarlo
doctor-there-user-may-use = c'è, e questo utente può usarlo
doctor-switch-i2c-sudo-raspi-config = attivare I2C: sudo raspi-config nonint do_i2c 0, poi riavviare
doctor-kernel-shows-no-gpio-name = il kernel non mostra GPIO: indicare il chip giusto sotto [gpio] (gpiodetect li elenca)
doctor-plug-name-port-anew-companion = collegarla, o indicare di nuovo la porta: companion boards elenca ciò che c'è
doctor-permissions-closed-sudo-chmod-g = i permessi sono chiusi: sudo chmod g+rw { $path }
doctor-i2c-bus = bus I2C { $touch_bus }
doctor-khz = { $touch_hz } kHz
doctor-into-boot-firmware-config-txt = in /boot/firmware/config.txt: dtparam=i2c_arm_baudrate=400000, poi riavviare
doctor-pads-read-late-dated-less = { $how }: i sensori si leggono tardi, con tempi meno esatti
doctor-python-package = pacchetto Python { $name }
doctor-python-packages = pacchetti Python
doctor-check-cable-port = controllare il cavo; porta { $port }
doctor-firmware-program-ships = firmware { $firmware }, questo programma porta { $wanted }
doctor-firmware = firmware { $wanted }
doctor-usb-device = dispositivo USB { $name }
doctor-plug-companion-setup-finds-there = collegarlo; companion setup trova ciò che c'è
doctor-may-not-use-2 = { $user } non può usare { $path }
doctor-there-press-known-ms = c'è; una pressione è nota a { $late_us } ms
doctor-press-may-told-ms-after = una pressione può essere segnalata { $late_us } ms dopo
doctor-under-table-latency-ms = sotto [table], latency_ms = { $late_us }
doctor-may-not-light-lamps = { $user } non può accenderne le lampade
doctor-one-udev-rule-docs-hardware = una regola udev: è in docs/hardware.md, USB
doctor-connect-speaker-choose-silence-output = collegare un altoparlante, o scegliere il silenzio: output = "none" sotto [voice]
doctor-no-output-lamps-display-speak = nessuna uscita; parlano le lampade e lo schermo
doctor-under-voice-device-one = sotto [voice], device è uno tra: { $outputs }
doctor-there-no-output = non c'è l'uscita { $device }
doctor-spoken-seat-numbers-no-synthesiser = detti come numeri di posto: nessun sintetizzatore
doctor-connect-one-say-there-none = collegarne uno, o dire che non c'è: output = "none" sotto [display]
doctor-none-found = nessuno trovato
doctor-no-font-such-names-written = nessun carattere per { $scripts }: quei nomi si scrivono in lettere latine
doctor-font-every-script-asked = un carattere per ogni scrittura richiesta
doctor-choose-another-port-under-console = sceglierne un'altra: port = ... sotto [console]
doctor-no-page-phones = nessuna pagina per i telefoni: { $console }
doctor-feed-answers = { $broker } risponde e fa entrare questo tavolo
doctor-feed-in-the-open = la password va a { $broker } leggibile da tutti
doctor-feed-mend-in-the-open = far parlare il broker in segreto, e cominciare il suo indirizzo con mqtts://
doctor-feed-mend-away = accendere il broker, o dire dov'è: broker = ... sotto [feed]
doctor-feed-mend-refuses = dire chi è lì questo tavolo: user e password_file sotto [feed]
doctor-feed-mend-untrusted = indicare chi ha firmato il certificato del broker: ca_file sotto [feed]
doctor-feed-mend-file = lasciarlo leggere all'utente del tavolo, o indicarne un altro sotto [feed]
doctor-delete-another-made-next-start = cancellarlo: al prossimo avvio se ne fa un altro
doctor-ends-days =
    { $days ->
        [one] scade tra { $days } giorno
       *[other] scade tra { $days } giorni
    }
doctor-ended-days-ago =
    { $days ->
        [one] è scaduto { $days } giorno fa
       *[other] è scaduto { $days } giorni fa
    }
doctor-switch-table-right-time-renewed = accendere il tavolo con l'ora giusta: si rinnova all'avvio
doctor-make-folder-writable-name-another = rendere scrivibile la cartella, o indicarne un'altra: --journal CARTELLA
doctor-cannot-written = impossibile scrivere in { $journal }
doctor-make-room-without-evidence-kept = fare spazio: senza, le prove restano solo in memoria
doctor-mb-left = restano { $free_mb } MB in { $journal }
doctor-mb-left-2 = { $journal }, restano { $free_mb } MB
doctor-make-room-let-old-matches = fare spazio, o lasciar andare le vecchie partite: keep_matches o keep_days sotto [journal]
doctor-full = piena al { $full }
doctor-nothing-deleted-companion-journal-check = niente è cancellato; companion journal check { $journal } dice che cosa è costato
doctor-run-user-table-runs-sudo = eseguirlo come l'utente del tavolo, o con sudo
doctor-read-newest-time-there = lette le { $looked } più recenti su { $there } nel tempo a disposizione
doctor-companion-journal-check-reads-all = companion journal check { $journal } le legge tutte
doctor-failed-row-last-time = { $failed_starts } falliti di fila, l'ultima volta: { $failed_why }
doctor-mend-companion-daemon-normal-forgets = ripararlo; companion daemon --normal lo dimentica, e così un minuto di buon funzionamento
doctor-connect-network-once-sudo-timedatectl = collegare una volta la rete, oppure: sudo timedatectl set-time ...
doctor-calendar-says-judging-not-affected = il calendario dice { $year }; il giudizio non ne risente, le date della storia sì
doctor-connect-network-once-judging-not = collegare una volta la rete; il giudizio non ne risente
doctor-calendar-has-not-been-set = il calendario non è stato regolato dall'accensione
doctor-calendar-set = il calendario è regolato
doctor-use-pis-own-power-supply = usare l'alimentatore del Pi e un cavo corto
doctor-too-little-voltage-right-now = tensione troppo bassa proprio ora
doctor-too-little-voltage-since-switched = tensione troppo bassa dall'accensione
doctor-installed-not-running = installato, non in funzione
doctor-not-installed = non installato
doctor-join-the-group = sudo usermod -aG { $group } { $user }, poi rientrare
doctor-board = scheda { $name }

## phones

doctor-if-one-cannot-same-wi = se uno non può: è nella stessa Wi-Fi (non quella ospiti, dati mobili spenti), e il router separa i dispositivi (client isolation, AP isolation)?
doctor-join-wi-fi-phones-make = entrare nella Wi-Fi dei telefoni, o fare di questa macchina un hotspot per loro
doctor-machine-no-network = questa macchina non è in nessuna rete
doctor-companion-play-phones-opens-good = companion play --phones la apre; per sempre: bind = "local" sotto [console]
doctor-page-machine-alone = la pagina è solo per questa macchina
doctor-under-console-bind-local-one = sotto [console], bind = "local", o uno tra: { $addresses }
doctor-machine-does-not-have-address = questa macchina non ha l'indirizzo { $bind }
doctor-router-cable-phones-need-address = il router è acceso, e il cavo inserito? Ai telefoni serve un indirizzo della stessa rete
doctor-no-router-gave-machine-address = nessun router ha dato un indirizzo a questa macchina ({ $first })
doctor-allow-python-private-networks-settings = permettere Python nelle reti private: Impostazioni, Firewall, Consenti app
doctor-allow-python-system-settings-network = permettere Python: Impostazioni di Sistema, Rete, Firewall, Opzioni
doctor-let-tcp-dport-udp-dport = far entrare tcp dport { $port } e udp dport 5353, nella catena di input: sudo nft list ruleset
doctor-none-network-address-serves = nessuno nella rete ({ $nameless }); basta l'indirizzo
doctor-program-has-port-5353-sudo = quale programma ha la porta 5353? sudo ss -lunp sport = :5353
doctor-let-udp-port-5353-through = far passare la porta udp 5353 nel firewall; certi router tengono il multicast lontano dai telefoni
doctor-nobody-answers-address-serves = nessuno risponde per { $name }; basta l'indirizzo
doctor-answered = qualcuno risponde per { $name }
doctor-mend-ufw = sudo ufw allow from { $house } to any port { $port } proto tcp; per il nome: sudo ufw allow from { $house } to any port 5353 proto udp
doctor-mend-firewalld = sudo firewall-cmd --add-port={ $port }/tcp --add-service=mdns; --permanent lo conserva
doctor-mend-nftables-unsure = sudo companion doctor ne vede le regole; ogni regola è elencata da sudo nft list ruleset

## Signs before a line, at most four letters; and what a line is about

doctor-sign-ok = ok
doctor-sign-note = nota
doctor-sign-wrong = !!
doctor-what-sound = suono
doctor-what-names = nomi
doctor-what-display = schermo
doctor-what-letters = caratteri
doctor-what-console = console
doctor-what-certificate = certificato
doctor-what-journal = giornale
doctor-what-card = scheda
doctor-what-matches = partite
doctor-what-starts = avvii
doctor-what-time = ora
doctor-what-power = corrente
doctor-what-service = servizio
doctor-what-phones = telefoni
doctor-what-firewall = firewall
doctor-what-name = nome
doctor-matches-whole =
    { $n ->
        [one] { $n } partita integra
       *[other] { $n } partite integre
    }
doctor-power-steady = stabile
doctor-service-running = in funzione
doctor-service-failed = guasto
doctor-service-failed-why = journalctl -u companion -n 30 dice perché
doctor-firewall-ufw = ufw
doctor-firewall-firewalld = firewalld
doctor-firewall-nftables = nftables
doctor-firewall-windows = Windows Defender Firewall
doctor-firewall-macos = il firewall di macOS
doctor-wall-closed = { $wall } li tiene fuori: porta { $port }
doctor-wall-unsure = { $wall } forse li tiene fuori: porta { $port }
