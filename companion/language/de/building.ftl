## companion appliance

building-appliance-about =
    Für einen Tisch, der auf eine Karte geschrieben wurde (siehe docs/card.md). Sein System ist
    schreibgeschützt: den Stecker zu ziehen schadet nichts. Was von Tisch zu Tisch verschieden ist,
    steht in companion.txt, auf dem Teil der Karte, den jeder Computer lesen kann.
building-appliance-examples =
    Beispiele:
      sudo companion appliance update table-companion         das Neueste, was erschienen ist
      sudo companion appliance update ./table_companion.whl   eine Datei
      sudo companion appliance back                           die Version davor
building-appliance-settings-help = companion.txt lesen; geschieht bei jedem Start
building-appliance-option-boot = wo companion.txt liegt
building-appliance-option-root = unter diesem Ordner schreiben
building-appliance-update-help = eine neuere Version neben dieser installieren
building-appliance-word-what = ein Paket, eine Datei oder ein Ordner, wie für pip
building-appliance-back-help = mit der Version davor starten
building-appliance-starts-from-now-back-one = Ab jetzt startet { $made }; zurück zur Version davor: companion appliance back
building-appliance-starts-from-now = Ab jetzt startet { $before }.
building-appliance-version-came-starts-from-now = Ab jetzt startet die Version, mit der er kam.
building-appliance-failed = es ist misslungen
building-appliance-companion-appliance-only-root-may = companion appliance { $action }: das darf nur root; nimm sudo

## companion boards

building-boards-about =
    Grüßt jede Platzplatine und sagt ihre Kennung, ihre Firmware, ihre Eingänge und wie genau ihre
    Uhr bekannt ist. Einer Platine wird nichts genommen: was sie gespeichert hat, bleibt für den Tisch.
building-boards-no-seat-board-plugged-try = Keine Platzplatine ist angesteckt. Versuche ein anderes Kabel (manche laden nur), nenne ihren Anschluss (companion boards --port /dev/ttyACM0), oder bespiele eine neue: firmware/README.md
building-boards-option-port = nur diesen Anschluss ansehen (auch mehrmals; üblich: jeder angesteckte RP2040)
building-boards-flash-help = die Firmware auf eine Platine bringen
building-boards-flash-about = Kopiert die Firmware mit mpremote auf eine Platine, auf der MicroPython läuft, und startet sie neu. Ihre board.json, die sagt, was an welchem Pin ist, bleibt, wie sie ist.
building-boards-word-at = der Anschluss der Platine, oder ihre Kennung
building-boards-option-board-json = auch diese installieren
building-boards-wiring-help = zeigen, welcher Draht an welchen Pin einer Platine geht
building-boards-wiring-about = Liest eine board.json und gibt jeden Draht mit beiden Enden aus; mit --svg zeichnet es die Platine auch. Eine Platine ist nicht nötig.
building-boards-word-file = was an welchem Pin ist
building-boards-option-svg = die Verdrahtung auch in diese Datei zeichnen
building-boards-not-utf-8 = nicht UTF-8
building-boards-cannot-read-name-board-json = { $file }: lässt sich nicht lesen ({ $reason }); nenne eine board.json
building-boards-firmware-installed-files-now-try = { $device }: Firmware { $version } installiert, { $files } Dateien. Versuche jetzt:
building-boards-board-firmware = { $port }  Platine { $board_id }  Firmware { $firmware }  { $clock }
building-boards-older-than-programs-firmware = älter als die Firmware { $shipped } dieses Programms: { $remedy }
building-boards-newer-than-programs-firmware-update = neuer als die Firmware { $shipped } dieses Programms: bring das Programm auf Stand
building-boards-events-were-lost-since-switched = { $lost } Ereignisse gingen seit dem Einschalten verloren
building-boards-clock-known-us-drift-ppm = Uhr auf { $clock_u_us } us bekannt, Gang { $drift_ppm } ppm
building-boards-seat-lamps = Platz { $seat } Lampen: { $found }
building-boards-seat = Platz { $seat }: { $found }
building-boards-firmware-version-py-does-not = firmware/version.py sagt nicht FIRMWARE = (1, 2, 3)
building-boards-not-there-expected-board-json = { $description }: ist nicht da; erwartet wird eine board.json
building-boards-mpremote-did-not-end-replug = { $device }: mpremote hörte nicht auf; steck die Platine neu an und versuch es noch einmal
building-boards-status = Status { $returncode }
building-boards-mpremote-could-not-install-firmware = { $device }: mpremote konnte die Firmware nicht installieren: { $why }

## companion calibrate

building-calibrate-about =
    Spielt Klicks und nimmt sie auf, um zu messen, wie viel später als die Soundkarte sagt ein Klang in
    der Luft ist: Verstärker, HDMI, der Lautsprecher selbst. Halte das Mikrofon an den Lautsprecher,
    oder verbinde Ausgang und Eingang mit einem Kabel. Der Weg vom Lautsprecher zu den Spielenden
    gehört nicht dazu: der ist voice.distance_m. Schreibt voice.delay_ms nur dann in das Profil, wenn
    die Verzögerung sich wiederholt.
building-calibrate-option-device = der Ausgang (üblich: voice.device des Profils)
building-calibrate-option-input = das Mikrofon oder der Eingang (üblich: der des Systems)
building-calibrate-option-mic-distance = wie weit das Mikrofon vom Lautsprecher ist, in Metern (üblich: %(default)g)
building-calibrate-option-clicks = wie viele (üblich: %(default)s)
building-calibrate-option-phone = stattdessen den Bildschirm eines Telefons messen: Klopfen aufs Glas, mit dem Mikrofon
building-calibrate-option-dry-run = messen, aber nichts schreiben
building-calibrate-shipped-profile-not-written-copy = { $profile } ist ein mitgeliefertes Profil und wird nicht geändert; kopiere es zuerst: companion profile show { $profile } > my-table.toml
building-calibrate-not-calibrated = nicht gemessen: { $reason }
building-calibrate-delay-ms-spread-ms = Verzögerung { $delay_us } ms, Streuung { $spread_us } ms
building-calibrate-open-phone-lay-beside-microphone = Öffne { $address } auf dem Telefon und leg es neben das Mikrofon. Klopfe mit dem
building-calibrate-fingernail-times-about-once-second = Fingernagel auf die Fläche, { $knocks }-mal, etwa einmal in der Sekunde.
building-calibrate-clicks-through = { $clicks } Klicks durch { $name } ...
building-calibrate-choose-another-input = { $doubt }; wähle einen anderen --input
building-calibrate-output-knows-own-time-only = der Ausgang kennt seine eigene Zeit nur auf { $doubt_us } ms; wähle ein anderes --device (aplay -L listet sie auf), am besten die Karte selbst
building-calibrate-cannot-written-add-delay-ms = { $file }: lässt sich nicht schreiben ({ $reason }); ergänze delay_ms = { $delay_ms }
building-calibrate-voice-delay-ms = { $file }: voice.delay_ms = { $delay_ms }

## companion check

building-check-seat-lamp = Platz { $seat } Lampe { $name }
building-check-seat = Platz { $seat } { $name }
building-check-about =
    Geht um den Tisch: fragt nach jedem Knopf und jeder Fläche, zeigt, was ankommt, lässt jede Lampe
    blinken und nennt, was vertauscht ist, klemmt, prellt oder tot ist, und welcher Draht anzusehen ist.
    Tasten: y und n antworten für eine Lampe, s überspringt, q beendet. Endestatus 0 nur, wenn alles gut ist.
building-check-option-seat = nur einen Platz prüfen
building-check-option-patience = wie lange auf einen Druck gewartet wird (üblich: %(default)g)
building-check-option-listen = wie lange zuerst auf Leitungen gehorcht wird, die sich von selbst rühren (üblich: %(default)g)
building-check-option-auto = das Programm drückt die simulierten Eingänge selbst
building-check-option-fault = mit --auto so tun, als wäre etwas kaputt: "3 red dead" (oder stuck, chatters, lamp, "swapped 4 blue"); auch mehrmals
building-check-seat-table-has-seats-1 = --seat { $seat }: dieser Tisch hat die Plätze 1 bis { $seats }
building-check-auto-nothing-simulated-here-run = --auto: hier ist nichts simuliert; prüfe ohne und drücke selbst
building-check-every-input-simulated-nobody-can = { $profile }: jeder Eingang ist simuliert, und niemand kann ihn drücken; nimm --auto, damit das Programm drückt, oder nenne deinen Tisch: --profile FILE

## companion completion

building-completion-about =
    Gibt aus, womit eine Shell Befehle, Optionen, Spiele und Farben von companion ergänzt.
    Ein installiertes companion bringt es für bash, zsh und fish mit; findet die Shell es
    nicht, setze die Zeile für deine Shell in die Datei, die sie beim Start liest:

## companion doctor

building-doctor-usb-device = USB-Gerät { $name }
building-doctor-python-package = das Python-Paket { $name } { $problem }
building-doctor-port-cannot-opened = Port { $port } lässt sich nicht öffnen ({ $reason })
building-doctor-python-package-cryptography = das Python-Paket cryptography { $problem }
building-doctor-not-installed = ist nicht installiert
building-doctor-cannot-run-here = läuft hier nicht: { $reason }
building-doctor-about =
    Sieht nach, was das Profil braucht: Geräte und Gruppen, I2C, Ton, Anzeige, Platzplatinen und ihre
    Firmware, wie Telefone ihn erreichen, das Journal und sein Platz, Zeit, Strom. Sagt, wie man heilt,
    was es findet. Endestatus 1, wenn etwas verhindert, dass man am Tisch spielt, wie das Profil es sagt.
building-doctor-mend-before-table-profile-says = Noch { $wrong } zu beheben, bevor dieser Tisch ist, was sein Profil sagt.
building-doctor-fit-play-know-about = Spielbereit; { $notes } zu wissen.
building-doctor-fit-play = Spielbereit.
building-doctor-reading-journal = lese das Journal
building-doctor-match = Partie { $match }: { $reason }
building-doctor-match-2 = Partie { $match }: { $wrong }

## companion install

building-install-about =
    Macht aus dieser Maschine einen Tisch, der mit seinem Schalter startet: schreibt die systemd-Unit,
    die udev-Regeln und den Benutzer, unter dem er läuft, kopiert das Profil nach
    /etc/companion/table.toml, wenn dort keines ist, und startet den Dienst. Sagt Schritt für Schritt,
    was es tat.
building-install-option-dry-run = sagen, was getan würde
building-install-option-no-start = einrichten, aber jetzt nicht starten
building-install-option-remove = rückgängig machen; Profil und Journal bleiben
building-install-option-root = unter diesem Ordner schreiben und keinen Befehl ausführen
building-install-companion-install-only-root-may = companion install: das darf nur root; nimm sudo
building-install-look-systemctl-status-companion-check = Sieh nach:  systemctl status companion;  prüfe die Maschine:  companion doctor
building-install-names-not-there-bring-take = { $profile } nennt { $source }, das nicht da ist; bring es, oder nimm es heraus
building-install-program-companion-not-machine-install = das Programm companion ist nicht auf dieser Maschine; installiere es mit pip, am besten in /opt/companion: python3 -m venv /opt/companion
building-install-skipped = übersprungen { $command }   ({ $purpose }: { $why })
building-install-would-write = würde schreiben   { $path }
building-install-would-copy = würde kopieren  { $source } nach { $path }
building-install-copied = kopiert  { $source } nach { $path }
building-install-would-link = würde verweisen  { $path } auf { $target }   ({ $purpose })
building-install-linked = verwiesen  { $path } auf { $target }   ({ $purpose })
building-install-would-run = würde ausführen { $said }   ({ $purpose })
building-install-could-not = misslungen: { $purpose }: { $said }: { $last }
building-install-left = belassen   { $path }
building-install-left-yours = belassen   { $path } (deins)
building-install-wrote = geschrieben { $path }
building-install-ran = ausgeführt  { $said }   ({ $purpose })

## companion profile

building-profile-shipped-profile-toml-file = ein mitgeliefertes Profil, oder eine TOML-Datei
building-profile-profile-about = Ein Profil ist eine TOML-Datei, die sagt, woraus ein Tisch besteht. Mitgeliefert und beim Namen zu nennen: { $shipped_names }.
building-profile-check-help = jeden Fehler in einem Profil finden
building-profile-check-about = Sagt alle Fehler auf einmal, jeden mit seinem Schlüssel und dem, was richtig wäre.
building-profile-wiring-help = zeigen, welcher Draht wohin geht
building-profile-wiring-about = Gibt jeden Draht mit beiden Enden aus; mit --svg zeichnet es auch das Bild.
building-profile-option-svg = die Verdrahtung auch in diese Datei zeichnen
building-profile-option-panel-svg = als SVG zeichnen
building-profile-show-help = ein mitgeliefertes Profil ausgeben, um damit anzufangen
building-profile-show-about = Gibt ein mitgeliefertes Profil mit seinen Kommentaren aus: companion profile show laptop > my-table.toml
building-profile-seats-inputs-lamps-all-right =
    { $named }: { $name }: { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $inputs ->
        [one] { $inputs } Eingang
       *[other] { $inputs } Eingänge
    }, { $lamps ->
        [one] { $lamps } Lampe
       *[other] { $lamps } Lampen
    }. Alles ist richtig.
building-profile-panel-help = das Pult eines Platzes in wahrer Größe zeichnen, zum Sägen und Bohren
building-profile-panel-about = Zeichnet 1:1, was für einen Platz gesägt und gebohrt wird: Löcher für Knöpfe, Lampen und Schrauben, Stellen für Flächen. Was simuliert ist, fehlt. SVG und DXF fassen einen Platz; PDF kann alle fassen.
building-profile-option-seat = dieser Platz (üblich: jeder)
building-profile-option-dxf = für einen Laserschneider zeichnen
building-profile-option-pdf = für einen Drucker zeichnen
building-profile-option-button = die Löcher der Knöpfe in mm (üblich: %(default)s)
building-profile-option-tolerance = so viel zum Durchmesser jedes Lochs dazu; unter 0 für einen Strahl, der breit schneidet (üblich: %(default)s)
building-profile-labels-help = ein Schild je Platz drucken: wer dort sitzt, was jeder Knopf bedeutet
building-profile-labels-about = Schreibt ein Schild zum Ausschneiden für jeden Platz: seine Nummer, wer dort sitzt, und was jeder Knopf und jede Fläche in den Spielen bedeutet, die an diesem Tisch gehen.
building-profile-file = die Datei
building-profile-option-game = nur dieses Spiel (auch mehrmals; üblich: alle, die so viele spielen können)
building-profile-option-paper = des PDF (üblich: %(default)s)
building-profile-expected-millimetres-2-2 = { $text }: erwartet werden Millimeter, -2 bis 2
building-profile-panel-say-draw-svg-dxf = panel: sag, was zu zeichnen ist: --svg, --dxf oder --pdf, jeweils mit einer Datei
building-profile-panel-svg-dxf-holds-one = panel: ein SVG oder DXF fasst einen Platz: nimm --seat 1 dazu, dann 2 und so weiter
building-profile-x-mm = { $title }: { $width } x { $height } mm
building-profile-layers = Seine Ebenen: { $layers }
building-profile-pages-print-100-measure-bar =
    { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }. Drucke mit 100 % und miss den Balken: 100 mm.
building-profile-drawing = Die Zeichnung ist in { $file }

## companion setup

building-setup-about =
    Sucht USB-Encoder, Tastaturen, Gamepads, Platzplatinen, Touch-Chips und die Leitungen eines Pi,
    fragt nach jedem Knopf und jeder Fläche („Platz 1: drücke den weißen Knopf“), schreibt ein Profil
    mit Kommentaren und prüft es. Ein zweimal gedrückter Draht, oder zwei, die sich berühren, werden
    sofort genannt.
building-setup-examples =
    Beispiele:
      companion setup                     den Tisch in table.toml beschreiben
      companion setup my-table.toml       in einer anderen Datei; eine vorhandene geht nie verloren
      companion setup --try               sehen, wie es geht, ohne dass etwas angesteckt ist
building-setup-word-file = das Profil, das geschrieben wird (üblich: %(default)s)
building-setup-option-game = was gespielt werden soll
building-setup-option-view = was es zeigt
building-setup-option-no-phone = keine Seite für ein Telefon anbieten
building-setup-option-port = wo die Seite für ein Telefon zu finden ist (üblich: %(default)s)
building-setup-option-i2c = Touch-Chips an diesem Bus suchen (auf einem Pi: an seinem)
building-setup-option-try = so tun, als wäre ein Encoder da
building-setup-option-theme = dunkel oder hell
building-setup-option-size = des Fensters
building-setup-option-fullscreen = den ganzen Bildschirm nehmen
building-setup-there-no-screen-no-terminal = hier gibt es weder Bildschirm noch Terminal zum Fragen; starte es dort, wo jemand antworten kann
building-setup-looking-plugged = Sehe nach, was angesteckt ist ...
building-setup-folder-name-file-such = { $file } ist ein Ordner; nenne eine Datei, etwa { $example }
building-setup-no-folder-make-first = { $parent } ist kein Ordner; lege ihn zuerst an
building-setup-nothing-written = Nichts wurde geschrieben.
building-setup-written-now = { $file } ist geschrieben. Jetzt:
building-setup-companion-check-profile-try-every = companion check --profile { $file }     jeden Knopf noch einmal prüfen, jederzeit
building-setup-companion-daemon-profile-play = companion daemon --profile { $file }    spielen
building-setup-sudo-companion-install-profile-let = sudo companion install --profile { $file }    diese Maschine als diesen Tisch starten lassen

## The camera

building-check-option-camera = stattdessen durch die Kamera sehen: zeichnen, was sie sieht, und sagen, welche Matte verdeckt, zu klein, zu dunkel oder unscharf ist
building-check-option-picture = wohin --camera zeichnet, was sie sieht; camera.png
building-option-keep-frames = jedes Bild der Kamera in diesem Ordner behalten; ohne dies wird keines behalten
