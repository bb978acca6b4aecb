## checks

hardware-gpiozero-has-no-pin-factory = gpiozero hat keine Pin-Factory { $name }; erwartet wird eine von { $factories }
hardware-input-seat-unknown-expected-one = Eingang { $input } von Platz { $seat } ist unbekannt; erwartet wird einer von { $inputs }
hardware-lamp-colour-unknown-expected-one = Lampenfarbe { $input } ist unbekannt; erwartet wird eine von { $buttons }
hardware-used-twice-expected-once = { $what } { $value } ist zweimal benutzt; erwartet wird einmal
hardware-expected-more = { $what } ist { $value }; erwartet wird { $least } oder mehr

## config

hardware-line-offset = Leitungsnummer
hardware-lamp-offset = Lampennummer
hardware-electrode-does-not-exist-expected = Elektrode { $number } gibt es nicht; erwartet wird 0 bis 11
hardware-electrode-touch-release-expected-0 = Elektrode { $number }: touch { $touch }, release { $release }; erwartet wird 0 < release <= touch <= 255
hardware-irq-line-offset = IRQ-Leitungsnummer
hardware-mpr121-address-impossible-expected-0x5a = MPR121-Adresse { $address } ist unmöglich; erwartet wird 0x5a bis 0x5d
hardware-i2c-bus = I2C-Bus
hardware-mpr121-address = MPR121-Adresse
hardware-loss-expected-0-0-1 = loss ist { $loss }; erwartet wird 0.0 bis 1.0
hardware-lines-one-chip-expected-most = { $lines } Leitungen an einem Chip; erwartet werden höchstens { $max_lines }
hardware-lamp-line = Lampenleitung

## contact

hardware-when-table-started = an, als der Tisch startete
hardware-reading-again = liest wieder
hardware-no-edge-came = keine Flanke kam
hardware-edge-missing = eine Flanke fehlt

## drivers/evdev/config

hardware-control-code = Code des Bedienelements
hardware-side-expected-1-0-1 = Seite von { $name } ist { $side }; erwartet wird -1, 0 oder 1
hardware-usb-device-needs-name-id = ein USB-Gerät braucht name, id, phys oder path
hardware-axis-axis-off-expected-0 = axis_on { $axis_on }, axis_off { $axis_off }; erwartet wird 0 < axis_off <= axis_on <= 100

## drivers/evdev/kernel

hardware-input-device = Eingabegerät { $path }
hardware-unplugged = { $where }: abgezogen
hardware-permission-denied-add-user-group = { $where }: nicht erlaubt; nimm diesen Benutzer in die Gruppe input auf (sudo usermod -aG input $USER), dann neu anmelden

## drivers/evdev/source

hardware-usb-device-has-no-companion = USB-Gerät { $title }: { $name } hat kein { $missing }; companion setup sagt, welcher Knopf welcher ist
hardware-back = { $name } ist wieder da
hardware-more-presses-once-than-kernel = { $name }: mehr Drücke auf einmal, als der Kernel aufhebt
hardware-not-plugged-lamps-set-when = { $name }: nicht angesteckt; seine Lampen werden gesetzt, sobald es da ist
hardware-has-no-led-number = { $name }: hat keine LED Nummer { $led }

## drivers/evdev/sysfs

hardware-usb-device-no-plugged-there = USB-Gerät { $title }: kein { $match } ist angesteckt; es gibt: { $there }
hardware-usb-device-say-phys-one = USB-Gerät { $title }: { $wholes } sind { $match }; sag welches mit phys = eines von: { $sockets }
hardware-has = es hat { $lamps }
hardware-has-none = es hat keine
hardware-no-led = { $where }: keine LED { $name }; { $known }
hardware-permission-denied-leds-belong-root = { $file }: nicht erlaubt; LEDs gehören root, bis eine udev-Regel es anders sagt: siehe docs/hardware.md, USB
hardware-none = keine

## drivers/gpiod driver

hardware-edges-overran-kernels-buffer = { $missing } Flanken liefen über den Puffer des Kernels

## drivers/gpiod lamps

hardware-no-lamp-seat-lamps-closed = keine Lampe { $colour } an Platz { $seat }, oder ihre Lampen sind geschlossen
hardware-lamps-gpio-chip = Lampen an GPIO-Chip { $chip }
hardware-refuses-lines-has-all-these = { $where }: er verweigert die Leitungen { $lines } ({ $reason }); hat er sie alle?

## drivers/gpiod request

hardware-gpio-chip = GPIO-Chip { $chip }
hardware-refuses-lines-does-chip-have = { $where } verweigert die Leitungen { $lines } ({ $reason }); hat der Chip sie, und können sie Eingänge mit Flanken sein?

## drivers/gpiozero driver

hardware-stamps-not-table-clock-stamping = { $name }: seine Zeitstempel sind nicht von der Uhr des Tisches; gestempelt wird in Python
hardware-pin-answers-again = der Pin antwortet wieder

## drivers/gpiozero lamps

hardware-lamp = { $driver } Lampe { $place }

## drivers/gpiozero pins

hardware-choose-line-board-has-free = { $where }: { $said }; wähle eine Leitung, die hier frei ist
hardware-use-may-user = { $where }: { $said }; ist sie in Gebrauch, darf dieser Benutzer?

## drivers/mpr121

hardware-i2c-bus-2 = I2C-Bus { $bus }
hardware-not-read-ms = { $where } wurde { $gap_us } ms lang nicht gelesen
hardware-pad-out-range-shorted-wire = { $where }: Fläche außer Bereich; ist sie kurzgeschlossen, oder ihr Draht zu lang?
hardware-pad-range-again = Fläche wieder im Bereich
hardware-re-initialised-hand-rested-pad = { $where } neu eingerichtet; eine Hand, die auf einer Fläche lag, muss einmal weg

## drivers/mpr121 chip

hardware-mpr121 = MPR121 bei { $address }
hardware-answers-after-reset-mpr121-says = { $where }: antwortet { $found } nach einem Neustart, ein MPR121 sagt { $config2_after_reset }; ist ein anderes Gerät an dieser Adresse?
hardware-over-current-check-resistor-rext = { $where }: Überstrom; prüfe den Widerstand an seinem REXT-Pin
hardware-lost-settings-check-power-supply = { $where }: hat seine Einstellungen verloren; prüfe seine Stromversorgung

## drivers/phone

hardware-phone-chair = Telefon an Stuhl { $seat }
hardware-another-phone-sits-there = dort sitzt ein anderes Telefon
hardware-no-phone-sits-there-any = dort sitzt kein Telefon mehr
hardware-heard-again = { $name } ist wieder zu hören
hardware-press-from-before-had-chair = ein Druck von vor diesem Stuhl wird nicht gemeldet
hardware-goes = { $name }: macht weiter
hardware-line-gone = seine Leitung ist weg
hardware-page-not-front = seine Seite ist nicht vorn
hardware-has-not-been-heard-three = war drei Sekunden nicht zu hören
hardware-clock-not-known = seine Uhr ist nicht bekannt

## drivers/seat board

hardware-does-not-answer-does-run = { $name }: antwortet nicht; läuft unsere Firmware darauf?
hardware-battery-low-v-charge-change = { $name }: ihre Batterie ist schwach, { $mv } V; lade oder wechsle sie
hardware-still-works = { $name }: sie geht noch
hardware-started-again-times = neu gestartet, { $attempt } von { $most } Malen
hardware-does-not-start = startet nicht; { $flashing }
hardware-board-stood-micropython-prompt = { $name }: die Platine stand an ihrer MicroPython-Eingabe; { $detail }
hardware-board-restarted = { $name }: die Platine startete neu
hardware-board-has-no-look-board = { $name }: die Platine hat kein { $place }; sieh in ihre board.json
hardware-board-speaks-version-wire-program = { $name }: die Platine spricht Version { $version } der Leitung, dieses Programm { $ours }; { $remedy }
hardware-events-from-number = { $count } Ereignisse ab Nummer { $first }
hardware-board-had-not-delivered-when = was die Platine beim Neustart noch nicht geliefert hatte, ab { $first }
hardware-lost = { $name }: verlor { $which }
hardware-delivering-again = { $name }: liefert wieder
hardware-no-lamp-seat = { $name }: keine Lampe { $input } an Platz { $seat }
hardware-not-connected-lamps-set-when = { $name }: nicht verbunden; ihre Lampen werden gesetzt, sobald sie da ist
hardware-board-has-no-lamp-there = { $name }: die Platine hat dort keine Lampe { $input }

## drivers/seat board air

hardware-seat-board-wifi-expected-wifi = Platzplatine über WLAN: erwartet wird wifi:ID:KEY, mit den 16 Ziffern der Platine und den 64 Ziffern ihres Schlüssels (wifi.secret in ihrer board.json)
hardware-udp-port = UDP-Port { $number }

## drivers/seat board line

hardware-plug-install-firmware-companion-boards = steck sie an und bespiele sie mit companion boards flash
hardware-install-firmware-companion-boards-flash = bespiele sie mit companion boards flash { $port }

## drivers/seat board port

hardware-no-board-id-plugged-try = { $driver } { $port }: keine Platine dieser Kennung ist angesteckt; versuche companion boards
hardware-serial-port = serieller Anschluss { $device }

## drivers/seat board survey

hardware-no-answer = { $device }: keine Antwort; { $flashing }
hardware-firmware-speaks-version-wire-program = { $device }: ihre Firmware spricht Version { $version } der Leitung, dieses Programm { $ours }; { $remedy }

## drivers/sim

hardware-plugged-again = wieder angesteckt
hardware-no-input-seat-simulated-table = kein Eingang an Platz { $seat } dieses simulierten Tisches
hardware-no-seat-simulated-table = kein { $name } an Platz { $seat } dieses simulierten Tisches
hardware-simulated-lamp-broken-mend = simulierte Lampe { $place } ist kaputt; richte sie

## drivers/sim script

hardware-verb-unknown-expected-one = das Verb { $verb } ist unbekannt; erwartet wird eines von { $verbs }
hardware-script-line-expected-microseconds-verb = Skriptzeile { $number }: { $words }; erwartet wird: Mikrosekunden Verb Platz [Eingang [by Platz]], etwa 120000 touch 3 pile by 2
hardware-script-line = Skriptzeile { $number }: { $reason }

## errors

hardware-driver-needs-python-package-pip = der Treiber { $driver } braucht das Python-Paket { $module }: pip install "table-companion[{ $extra }]"
hardware-permission-denied-add-user-group-owns = { $where }: nicht erlaubt; nimm diesen Benutzer in die Gruppe auf, der es gehört (sudo usermod -aG gpio,i2c,dialout $USER), dann neu anmelden
hardware-use-another-program-stop-one = { $where }: von einem anderen Programm benutzt; halte das an, dann versuch es noch einmal
hardware-not-there-connected-enabled-named = { $where }: nicht da; ist es verbunden, eingeschaltet und richtig benannt?
hardware-check-cable-power = { $where }: { $reason }; prüfe Kabel und Strom

## extras

hardware-driver-cannot-run-here = Treiber { $driver }: { $module } läuft hier nicht: { $line }

## health

hardware-more-than-edges-us = mehr als { $limit } Flanken in { $window } us
hardware-us = { $stuck_us } us lang an
hardware-quiet-again = wieder ruhig

## microphone

hardware-delivers-nothing = { $name } liefert nichts
hardware-times-jump-ms = { $name }: seine Zeiten springen um { $spread } ms
hardware-connected = { $name }: { $line }; ist es verbunden?
hardware-lost-samples-machine-too-busy = { $name } verlor Abtastwerte: die Maschine war zu beschäftigt
hardware-does-not-know-own-time = { $name } kennt seine eigene Zeit nicht

## patience

hardware-answers = { $name }: antwortet

## phones/config

hardware-reached-chair = erreichter Stuhl

## phones/link

hardware-presses-never-came-before-number = { $missing } seiner Drücke kamen nie an, vor Nummer { $n }
hardware-more-presses-than-can-wait = mehr Drücke, als warten können, bis seine Uhr bekannt ist
hardware-press-page-gone-cannot-dated = ein Druck einer Seite, die weg ist, lässt sich nicht nach ihrer Uhr datieren
hardware-clock-jumped-does-not-tell = seine Uhr sprang, oder sagt nicht die Wahrheit; sie wird neu gelernt
hardware-press-from-before-phone-slept = ein Druck von vor dem Schlaf des Telefons lässt sich nicht nach seiner Uhr datieren
hardware-press-sent-before-stamp = ein Druck wurde vor seinem Zeitstempel gesandt
hardware-press-came-before-stamp = ein Druck kam vor seinem Zeitstempel
hardware-press-stamped-before-one-before = ein Druck ist früher gestempelt als der davor
hardware-press-whose-other-half-lost = ein Druck, dessen andere Hälfte verloren ist, lässt sich nicht melden

## speakers/launched

hardware-does-not-answer = antwortet nicht
hardware-ended-status = endete mit Status { $status }
hardware-ended = wurde durch { $name } beendet
hardware-ended-signal = wurde durch Signal { $status } beendet

## speakers/life

hardware-speakers-process-found-no-output = der Prozess des Lautsprechers fand nicht rechtzeitig einen Ausgang
hardware-speakers-process-before-spoke = der Prozess des Lautsprechers { $status }, bevor er sprach
hardware-speakers-process-does-not-answer = { $name }: der Prozess des Lautsprechers antwortet nicht
hardware-speakers-process = { $name }: der Prozess des Lautsprechers { $status }

## speakers/mixer

hardware-may-stay-silent = { $name }: { $reason }; er bleibt womöglich stumm
hardware-mixer-pygame-not-there-pip = mixer: pygame ist nicht da; pip install pygame
hardware-speaker-connected = { $name }: { $line }; ist ein Lautsprecher angeschlossen?

## speakers/portaudio

hardware-use-elsewhere = { $name }: { $line }; ist er anderswo in Gebrauch?
hardware-takes-sound-faster-than-can = { $name }: nimmt Ton schneller, als man ihn hören kann, wie es ein Null-Gerät tut; nenne ein anderes in voice.device
hardware-opens-but-asks-no-sound = { $name }: öffnet sich, verlangt aber keinen Ton; nenne ein anderes Gerät
hardware-words-dated-from-program-instead = { $name }: { $trouble }; Wörter werden stattdessen vom Programm datiert, auf etwa { $u } ms
hardware-stopped-check-cable-play-goes = { $name }: hörte auf; prüfe sein Kabel. Es geht ohne Stimme weiter
hardware-speaks-again = { $name }: spricht wieder
hardware-portaudio-no-sounddevice-package-pip = portaudio: kein Paket sounddevice; pip install sounddevice
hardware-portaudio-portaudio-library-not-there = portaudio: die PortAudio-Bibliothek ist nicht da; sudo apt install libportaudio2

## speakers/remote

hardware-speakers-process-cannot-started = der Prozess des Lautsprechers lässt sich nicht starten: { $what }
hardware-started-again-words-shown-meanwhile = { $why }; er wird neu gestartet, Wörter werden solange gezeigt

## storm

hardware-again = { $name }: wieder an
hardware-switched-off-s-reports-more = { $name }: für { $rest } s abgeschaltet: er meldet mehr, als Hände können; sieh nach seinen Drähten, oder zieh ihn ab
hardware-calm-again =
    { $times ->
        [1] { $reason } einmal, wieder ruhig
       *[other] { $reason } { $times }-mal in { $span } s, wieder ruhig
    }

## table

hardware-lamps-answer-again = Lampen antworten wieder
hardware-signal-came-out-turn = { $name }: Signal { $seq } kam um { $missing } außer der Reihe

## waker

hardware-system-cannot-wait-wired-device = dieses System kann nicht auf ein verdrahtetes Gerät warten; nimm einen Tisch unter Linux, oder einen simulierten

## worker

hardware-source-opened-once = { $name }: eine Quelle wird einmal geöffnet
hardware-driver-failed = { $name }: Treiber versagte: { $reason }

## Seat boards, of an input that they cannot read: after the name of the board

hardware-board-cannot-read = die Platine kann ihn nicht lesen
hardware-board-out-of-range = seine Fläche lässt sich nicht messen; such einen Kurzschluss oder einen zu langen Draht
hardware-board-over-current = ihr Touch-Chip meldet Überstrom; sieh nach der Verdrahtung

## Sound cards whose times cannot be believed: after the name of the card

hardware-stream-dry = ihr geht immer wieder der Ton aus
hardware-stream-zero = ihre Streamzeit ist 0
hardware-stream-past = ihre Streamzeit liegt in der Vergangenheit
hardware-stream-foreign = ihre Streamzeit ist nicht die der Tischuhr
hardware-stream-unsteady = ihre Streamzeit hält nicht Schritt mit ihren Abtastwerten

## The camera

hardware-camera = Kamera { $device }
hardware-camera-not-opened = { $where }: diese Kamera lässt sich nicht öffnen. Schließt andere Programme, die sie benutzen, und seht nach, ob dieser Benutzer in der Gruppe „video“ ist
hardware-camera-no-pictures = { $where }: es kommen keine Bilder; prüft das Kabel, oder nennt eine andere Kamera
hardware-camera-mat-hidden = { $name }: { $seat ->
    [0] die Matte des Topfs
   *[other] die Matte von Platz { $seat }
} ist seit zehn Sekunden nicht zu sehen; was dort liegt, wird nicht gelesen
hardware-camera-mat-found = { $name }: { $seat ->
    [0] die Matte des Topfs
   *[other] die Matte von Platz { $seat }
} ist wieder zu sehen
