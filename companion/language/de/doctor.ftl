## checks

doctor-not-there = nicht da
doctor-may-not-use = { $user } darf es nicht benutzen
doctor-there-user-may-use = da, und dieser Benutzer darf es benutzen
doctor-switch-i2c-sudo-raspi-config = schalte I2C ein: sudo raspi-config nonint do_i2c 0, dann neu starten
doctor-kernel-shows-no-gpio-name = der Kernel zeigt kein GPIO: nenne den richtigen Chip unter [gpio] (gpiodetect listet sie auf)
doctor-plug-name-port-anew-companion = steck sie an, oder nenne ihren Anschluss neu: companion boards listet auf, was da ist
doctor-permissions-closed-sudo-chmod-g = seine Rechte sind zu eng: sudo chmod g+rw { $path }
doctor-i2c-bus = I2C-Bus { $touch_bus }
doctor-khz = { $touch_hz } kHz
doctor-into-boot-firmware-config-txt = in /boot/firmware/config.txt: dtparam=i2c_arm_baudrate=400000, dann neu starten
doctor-pads-read-late-dated-less = { $how }: Flächen werden spät gelesen und ungenauer datiert
doctor-python-package = Python-Paket { $name }
doctor-python-packages = Python-Pakete
doctor-check-cable-port = prüfe ihr Kabel; Anschluss { $port }
doctor-firmware-program-ships = Firmware { $firmware }, dieses Programm bringt { $wanted } mit
doctor-firmware = Firmware { $wanted }
doctor-usb-device = USB-Gerät { $name }
doctor-plug-companion-setup-finds-there = steck es an; companion setup findet, was da ist
doctor-may-not-use-2 = { $user } darf { $path } nicht benutzen
doctor-there-press-known-ms = da; ein Druck ist auf { $late_us } ms bekannt
doctor-press-may-told-ms-after = ein Druck wird womöglich erst { $late_us } ms danach gemeldet
doctor-under-table-latency-ms = unter [table]: latency_ms = { $late_us }
doctor-may-not-light-lamps = { $user } darf seine Lampen nicht einschalten
doctor-one-udev-rule-docs-hardware = eine udev-Regel: docs/hardware.md, USB, hat sie
doctor-connect-speaker-choose-silence-output = schließ einen Lautsprecher an, oder wähle Stille: output = "none" unter [voice]
doctor-no-output-lamps-display-speak = kein Ausgang; Lampen und Anzeige sprechen
doctor-under-voice-device-one = unter [voice] ist device eines von: { $outputs }
doctor-there-no-output = es gibt keinen Ausgang { $device }
doctor-spoken-seat-numbers-no-synthesiser = als Platznummern gesprochen: keine Sprachausgabe
doctor-connect-one-say-there-none = schließ eine an, oder sag, dass es keine gibt: output = "none" unter [display]
doctor-none-found = keine gefunden
doctor-no-font-such-names-written = keine Schrift für { $scripts }: solche Namen erscheinen in lateinischen Buchstaben
doctor-font-every-script-asked = eine Schrift für jedes verlangte Alphabet
doctor-choose-another-port-under-console = wähle einen anderen: port = ... unter [console]
doctor-no-page-phones = keine Seite für Telefone: { $console }
doctor-feed-answers = { $broker } antwortet und lässt diesen Tisch ein
doctor-feed-in-the-open = das Passwort geht für alle lesbar an { $broker }
doctor-feed-mend-in-the-open = lass den Broker geheim sprechen, und beginne seine Adresse mit mqtts://
doctor-feed-mend-away = schalte den Broker ein, oder sag, wo er ist: broker = ... unter [feed]
doctor-feed-mend-refuses = sag, wer dieser Tisch dort ist: user und password_file unter [feed]
doctor-feed-mend-untrusted = nenne, wer das Zertifikat des Brokers unterschrieben hat: ca_file unter [feed]
doctor-feed-mend-file = lass den Benutzer des Tisches sie lesen, oder nenne unter [feed] eine andere
doctor-delete-another-made-next-start = lösche es: beim nächsten Start entsteht ein neues
doctor-ends-days =
    { $days ->
        [one] es endet in { $days } Tag
       *[other] es endet in { $days } Tagen
    }
doctor-ended-days-ago =
    { $days ->
        [one] es endete vor { $days } Tag
       *[other] es endete vor { $days } Tagen
    }
doctor-switch-table-right-time-renewed = schalte den Tisch mit der richtigen Zeit ein: beim Start wird es erneuert
doctor-make-folder-writable-name-another = mach den Ordner beschreibbar, oder nenne einen anderen: --journal FOLDER
doctor-cannot-written = { $journal } lässt sich nicht beschreiben
doctor-make-room-without-evidence-kept = schaff Platz: ohne ihn bleiben Beweise nur im Speicher
doctor-mb-left = noch { $free_mb } MB in { $journal }
doctor-mb-left-2 = { $journal }, noch { $free_mb } MB
doctor-make-room-let-old-matches = schaff Platz, oder lass alte Partien gehen: keep_matches oder keep_days unter [journal]
doctor-full = { $full } voll
doctor-nothing-deleted-companion-journal-check = nichts wird gelöscht; companion journal check { $journal } sagt, was es gekostet hat
doctor-run-user-table-runs-sudo = starte das als der Benutzer, unter dem der Tisch läuft, oder mit sudo
doctor-read-newest-time-there = in der Zeit die neuesten { $looked } von { $there } gelesen
doctor-companion-journal-check-reads-all = companion journal check { $journal } liest sie alle
doctor-failed-row-last-time = { $failed_starts } hintereinander misslungen, zuletzt: { $failed_why }
doctor-mend-companion-daemon-normal-forgets = behebe das; companion daemon --normal vergisst es, eine Minute guten Laufs auch
doctor-connect-network-once-sudo-timedatectl = verbinde einmal mit dem Netz, oder: sudo timedatectl set-time ...
doctor-calendar-says-judging-not-affected = der Kalender sagt { $year }; die Entscheidungen berührt das nicht, die Daten der Geschichte schon
doctor-connect-network-once-judging-not = verbinde einmal mit dem Netz; die Entscheidungen berührt es nicht
doctor-calendar-has-not-been-set = der Kalender wurde seit dem Einschalten nicht gestellt
doctor-calendar-set = der Kalender ist gestellt
doctor-use-pis-own-power-supply = nimm das Netzteil des Pi und ein kurzes Kabel
doctor-too-little-voltage-right-now = gerade jetzt zu wenig Spannung
doctor-too-little-voltage-since-switched = seit dem Einschalten einmal zu wenig Spannung
doctor-installed-not-running = installiert, läuft nicht
doctor-not-installed = nicht installiert
doctor-join-the-group = sudo usermod -aG { $group } { $user }, dann neu anmelden
doctor-board = Platine { $name }

## phones

doctor-if-one-cannot-same-wi = wenn eines nicht kann: ist es im selben WLAN (kein Gastnetz, mobile Daten aus), und trennt der Router Geräte voneinander (Client- oder AP-Isolation)?
doctor-join-wi-fi-phones-make = geh in das WLAN der Telefone, oder mach diese Maschine zum Hotspot für sie
doctor-machine-no-network = diese Maschine ist in keinem Netz
doctor-companion-play-phones-opens-good = companion play --phones öffnet sie; auf Dauer: bind = "local" unter [console]
doctor-page-machine-alone = die Seite ist nur für diese Maschine
doctor-under-console-bind-local-one = unter [console]: bind = "local", oder eines von: { $addresses }
doctor-machine-does-not-have-address = diese Maschine hat die Adresse { $bind } nicht
doctor-router-cable-phones-need-address = ist der Router an, das Kabel drin? Telefone brauchen eine Adresse desselben Netzes
doctor-no-router-gave-machine-address = kein Router gab dieser Maschine eine Adresse ({ $first })
doctor-allow-python-private-networks-settings = erlaube Python in privaten Netzen: Einstellungen, Firewall, App zulassen
doctor-allow-python-system-settings-network = erlaube Python: Systemeinstellungen, Netzwerk, Firewall, Optionen
doctor-let-tcp-dport-udp-dport = lass tcp dport { $port } und udp dport 5353 in ihrer Eingangskette zu: sudo nft list ruleset
doctor-none-network-address-serves = keiner im Netz ({ $nameless }); die Adresse genügt
doctor-program-has-port-5353-sudo = welches Programm hat Port 5353? sudo ss -lunp sport = :5353
doctor-let-udp-port-5353-through = lass udp-Port 5353 durch die Firewall; manche Router halten Multicast von Telefonen fern
doctor-nobody-answers-address-serves = niemand antwortet für { $name }; die Adresse genügt
doctor-answered = für { $name } wird geantwortet
doctor-mend-ufw = sudo ufw allow from { $house } to any port { $port } proto tcp; für den Namen: sudo ufw allow from { $house } to any port 5353 proto udp
doctor-mend-firewalld = sudo firewall-cmd --add-port={ $port }/tcp --add-service=mdns; --permanent behält es
doctor-mend-nftables-unsure = sudo companion doctor sieht ihre Regeln; alle listet sudo nft list ruleset auf

## Signs before a line, at most four letters; and what a line is about

doctor-sign-ok = gut
doctor-sign-note = Info
doctor-sign-wrong = !!
doctor-what-sound = Ton
doctor-what-names = Namen
doctor-what-display = Anzeige
doctor-what-letters = Schriften
doctor-what-console = Konsole
doctor-what-certificate = Zertifikat
doctor-what-journal = Journal
doctor-what-card = Karte
doctor-what-matches = Partien
doctor-what-starts = Starts
doctor-what-time = Zeit
doctor-what-power = Strom
doctor-what-service = Dienst
doctor-what-phones = Telefone
doctor-what-firewall = Firewall
doctor-what-name = Name
doctor-matches-whole =
    { $n ->
        [one] { $n } Partie ist
       *[other] { $n } Partien sind
    } ganz
doctor-power-steady = stabil
doctor-service-running = läuft
doctor-service-failed = misslungen
doctor-service-failed-why = journalctl -u companion -n 30 sagt, warum
doctor-firewall-ufw = ufw
doctor-firewall-firewalld = firewalld
doctor-firewall-nftables = nftables
doctor-firewall-windows = Windows-Defender-Firewall
doctor-firewall-macos = die Firewall von macOS
doctor-wall-closed = { $wall } hält sie draußen: Port { $port }
doctor-wall-unsure = { $wall } hält sie vielleicht draußen: Port { $port }
