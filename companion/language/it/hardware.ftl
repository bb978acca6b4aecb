## checks

hardware-gpiozero-has-no-pin-factory = gpiozero non ha la pin factory { $name }; serve una tra { $factories }
hardware-input-seat-unknown-expected-one = l'ingresso { $input } del posto { $seat } è sconosciuto; serve uno tra { $inputs }
hardware-lamp-colour-unknown-expected-one = il colore di lampada { $input } è sconosciuto; serve uno tra { $buttons }
hardware-used-twice-expected-once = { $what } { $value } è usato due volte; serve una volta
hardware-expected-more = { $what } è { $value }; serve { $least } o più

## config

hardware-line-offset = offset di linea
hardware-lamp-offset = offset di lampada
hardware-electrode-does-not-exist-expected = l'elettrodo { $number } non esiste; serve da 0 a 11
hardware-electrode-touch-release-expected-0 = elettrodo { $number }: touch { $touch }, release { $release }; serve 0 < release <= touch <= 255
hardware-irq-line-offset = offset della linea IRQ
hardware-mpr121-address-impossible-expected-0x5a = l'indirizzo MPR121 { $address } è impossibile; serve da 0x5a a 0x5d
hardware-i2c-bus = bus I2C
hardware-mpr121-address = indirizzo MPR121
hardware-loss-expected-0-0-1 = loss è { $loss }; serve da 0.0 a 1.0
hardware-lines-one-chip-expected-most = { $lines } linee su un chip; servono al più { $max_lines }
hardware-lamp-line = linea di lampada

## contact

hardware-when-table-started = acceso all'avvio del tavolo
hardware-reading-again = si legge di nuovo
hardware-no-edge-came = nessun fronte arrivato
hardware-edge-missing = manca un fronte

## drivers/evdev/config

hardware-control-code = codice del comando
hardware-side-expected-1-0-1 = il lato di { $name } è { $side }; serve -1, 0 o 1
hardware-usb-device-needs-name-id = a un dispositivo USB serve un nome, un id, un phys o un path
hardware-axis-axis-off-expected-0 = axis_on { $axis_on }, axis_off { $axis_off }; serve 0 < axis_off <= axis_on <= 100

## drivers/evdev/kernel

hardware-input-device = dispositivo di ingresso { $path }
hardware-unplugged = { $where }: scollegato
hardware-permission-denied-add-user-group = { $where }: permesso negato; aggiungere questo utente al gruppo input (sudo usermod -aG input $USER), poi rientrare

## drivers/evdev/source

hardware-usb-device-has-no-companion = dispositivo USB { $title }: { $name } non ha { $missing }; companion setup dice quale pulsante è quale
hardware-back = { $name } è tornato
hardware-more-presses-once-than-kernel = { $name }: più pressioni insieme di quante il kernel ne tenga
hardware-not-plugged-lamps-set-when = { $name }: non collegato; le lampade si impostano quando lo è
hardware-has-no-led-number = { $name }: non ha il LED numero { $led }

## drivers/evdev/sysfs

hardware-usb-device-no-plugged-there = dispositivo USB { $title }: nessun { $match } è collegato; ci sono: { $there }
hardware-usb-device-say-phys-one = dispositivo USB { $title }: { $wholes } sono { $match }; dire quale con phys = uno tra: { $sockets }
hardware-has = ha { $lamps }
hardware-has-none = non ne ha
hardware-no-led = { $where }: nessun LED { $name }; { $known }
hardware-permission-denied-leds-belong-root = { $file }: permesso negato; i LED sono di root finché una regola udev non dice altro: vedi docs/hardware.md, USB
hardware-none = nessuno

## drivers/gpiod driver

hardware-edges-overran-kernels-buffer = { $missing } fronti hanno superato il buffer del kernel

## drivers/gpiod lamps

hardware-no-lamp-seat-lamps-closed = nessuna lampada { $colour } al posto { $seat }, o le sue lampade sono chiuse
hardware-lamps-gpio-chip = lampade sul chip GPIO { $chip }
hardware-refuses-lines-has-all-these = { $where }: rifiuta le linee { $lines } ({ $reason }); le ha tutte?

## drivers/gpiod request

hardware-gpio-chip = chip GPIO { $chip }
hardware-refuses-lines-does-chip-have = { $where } rifiuta le linee { $lines } ({ $reason }); il chip ha queste linee, e possono essere ingressi con fronti?

## drivers/gpiozero driver

hardware-stamps-not-table-clock-stamping = { $name }: gli orari non sono dell'orologio del tavolo; si marcano in Python
hardware-pin-answers-again = il pin risponde di nuovo

## drivers/gpiozero lamps

hardware-lamp = { $driver } lampada { $place }

## drivers/gpiozero pins

hardware-choose-line-board-has-free = { $where }: { $said }; scegliere una linea libera su questa scheda
hardware-use-may-user = { $where }: { $said }; è in uso, questo utente può?

## drivers/mpr121

hardware-i2c-bus-2 = bus I2C { $bus }
hardware-not-read-ms = { $where } non letto per { $gap_us } ms
hardware-pad-out-range-shorted-wire = { $where }: sensore fuori scala; è in corto, o il filo è troppo lungo?
hardware-pad-range-again = sensore di nuovo in scala
hardware-re-initialised-hand-rested-pad = { $where } reinizializzato; una mano appoggiata a un sensore deve alzarsi una volta

## drivers/mpr121 chip

hardware-mpr121 = MPR121 a { $address }
hardware-answers-after-reset-mpr121-says = { $where }: dopo un reset risponde { $found }, un MPR121 dice { $config2_after_reset }; c'è un altro dispositivo a questo indirizzo?
hardware-over-current-check-resistor-rext = { $where }: sovracorrente; controllare la resistenza al pin REXT
hardware-lost-settings-check-power-supply = { $where }: ha perso le impostazioni; controllare l'alimentazione

## drivers/phone

hardware-phone-chair = telefono alla sedia { $seat }
hardware-another-phone-sits-there = lì siede un altro telefono
hardware-no-phone-sits-there-any = lì non siede più nessun telefono
hardware-heard-again = { $name } si sente di nuovo
hardware-press-from-before-had-chair = una pressione di prima che avesse questa sedia non si segnala
hardware-goes = { $name }: continua
hardware-line-gone = la linea è caduta
hardware-page-not-front = la sua pagina non è in primo piano
hardware-has-not-been-heard-three = non si sente da tre secondi
hardware-clock-not-known = il suo orologio non è noto

## drivers/seat board

hardware-does-not-answer-does-run = { $name }: non risponde; ha il nostro firmware?
hardware-battery-low-v-charge-change = { $name }: la batteria è scarica, { $mv } V; caricarla o cambiarla
hardware-still-works = { $name }: funziona ancora
hardware-started-again-times = riavviata, { $attempt } di { $most } volte
hardware-does-not-start = non parte; { $flashing }
hardware-board-stood-micropython-prompt = { $name }: la scheda era al prompt di MicroPython; { $detail }
hardware-board-restarted = { $name }: la scheda si è riavviata
hardware-board-has-no-look-board = { $name }: la scheda non ha { $place }; guardare il suo board.json
hardware-board-speaks-version-wire-program = { $name }: la scheda parla la versione { $version } del protocollo, questo programma { $ours }; { $remedy }
hardware-events-from-number = { $count } eventi dal numero { $first }
hardware-board-had-not-delivered-when = ciò che la scheda non aveva consegnato al riavvio, da { $first } in poi
hardware-lost = { $name }: perso { $which }
hardware-delivering-again = { $name }: consegna di nuovo
hardware-no-lamp-seat = { $name }: nessuna lampada { $input } al posto { $seat }
hardware-not-connected-lamps-set-when = { $name }: non collegata; le lampade si impostano quando lo è
hardware-board-has-no-lamp-there = { $name }: lì la scheda non ha la lampada { $input }

## drivers/seat board air

hardware-seat-board-wifi-expected-wifi = scheda dei posti wifi: serve wifi:ID:KEY, con le 16 cifre della scheda e le 64 della sua chiave (wifi.secret nel suo board.json)
hardware-udp-port = porta UDP { $number }

## drivers/seat board line

hardware-plug-install-firmware-companion-boards = collegarla e installare il firmware con companion boards flash
hardware-install-firmware-companion-boards-flash = installare il firmware con companion boards flash { $port }

## drivers/seat board port

hardware-no-board-id-plugged-try = { $driver } { $port }: nessuna scheda con quell'id è collegata; provare companion boards
hardware-serial-port = porta seriale { $device }

## drivers/seat board survey

hardware-no-answer = { $device }: nessuna risposta; { $flashing }
hardware-firmware-speaks-version-wire-program = { $device }: il suo firmware parla la versione { $version } del protocollo, questo programma { $ours }; { $remedy }

## drivers/sim

hardware-plugged-again = ricollegato
hardware-no-input-seat-simulated-table = nessun ingresso al posto { $seat } di questo tavolo simulato
hardware-no-seat-simulated-table = nessun { $name } al posto { $seat } di questo tavolo simulato
hardware-simulated-lamp-broken-mend = la lampada simulata { $place } è rotta; ripararla

## drivers/sim script

hardware-verb-unknown-expected-one = il verbo { $verb } è sconosciuto; serve uno tra { $verbs }
hardware-script-line-expected-microseconds-verb = riga { $number } dello script: { $words }; serve: microseconds verb seat [input [by seat]], come 120000 touch 3 pile by 2
hardware-script-line = riga { $number } dello script: { $reason }

## errors

hardware-driver-needs-python-package-pip = al driver { $driver } serve il pacchetto Python { $module }: pip install "table-companion[{ $extra }]"
hardware-permission-denied-add-user-group-owns = { $where }: permesso negato; aggiungere questo utente al gruppo che lo possiede (sudo usermod -aG gpio,i2c,dialout $USER), poi rientrare
hardware-use-another-program-stop-one = { $where }: in uso da un altro programma; fermarlo, poi riprovare
hardware-not-there-connected-enabled-named = { $where }: non c'è; è collegato, attivato e indicato bene?
hardware-check-cable-power = { $where }: { $reason }; controllare cavo e alimentazione

## extras

hardware-driver-cannot-run-here = driver { $driver }: { $module } qui non può girare: { $line }

## health

hardware-more-than-edges-us = più di { $limit } fronti in { $window } us
hardware-us = acceso da { $stuck_us } us
hardware-quiet-again = di nuovo tranquillo

## microphone

hardware-delivers-nothing = { $name } non consegna niente
hardware-times-jump-ms = { $name }: i suoi tempi saltano di { $spread } ms
hardware-connected = { $name }: { $line }; è collegato?
hardware-lost-samples-machine-too-busy = { $name } ha perso campioni: la macchina era troppo occupata
hardware-does-not-know-own-time = { $name } non conosce il proprio tempo

## patience

hardware-answers = { $name }: risponde

## phones/config

hardware-reached-chair = sedia raggiunta

## phones/link

hardware-presses-never-came-before-number = { $missing } sue pressioni non sono mai arrivate, prima del numero { $n }
hardware-more-presses-than-can-wait = più pressioni di quante possano aspettare che il suo orologio sia noto
hardware-press-page-gone-cannot-dated = una pressione di una pagina chiusa non si può datare col suo orologio
hardware-clock-jumped-does-not-tell = il suo orologio è saltato, o non dice il vero; si impara di nuovo
hardware-press-from-before-phone-slept = una pressione di prima che il telefono dormisse non si può datare col suo orologio
hardware-press-sent-before-stamp = una pressione è stata inviata prima del suo orario
hardware-press-came-before-stamp = una pressione è arrivata prima del suo orario
hardware-press-stamped-before-one-before = una pressione ha un orario precedente a quella prima
hardware-press-whose-other-half-lost = una pressione di cui è persa l'altra metà non si può segnalare

## speakers/launched

hardware-does-not-answer = non risponde
hardware-ended-status = è finito con stato { $status }
hardware-ended = è stato chiuso da { $name }
hardware-ended-signal = è stato chiuso dal segnale { $status }

## speakers/life

hardware-speakers-process-found-no-output = il processo dell'altoparlante non ha trovato un'uscita in tempo
hardware-speakers-process-before-spoke = il processo dell'altoparlante { $status } prima di parlare
hardware-speakers-process-does-not-answer = { $name }: il processo dell'altoparlante non risponde
hardware-speakers-process = { $name }: il processo dell'altoparlante { $status }

## speakers/mixer

hardware-may-stay-silent = { $name }: { $reason }; forse resta muto
hardware-mixer-pygame-not-there-pip = mixer: pygame non c'è; pip install pygame
hardware-speaker-connected = { $name }: { $line }; c'è un altoparlante collegato?

## speakers/portaudio

hardware-use-elsewhere = { $name }: { $line }; è in uso altrove?
hardware-takes-sound-faster-than-can = { $name }: prende il suono più in fretta di quanto si possa sentire, come un dispositivo nullo; indicarne un altro in voice.device
hardware-opens-but-asks-no-sound = { $name }: si apre, ma non chiede suono; indicare un altro dispositivo
hardware-words-dated-from-program-instead = { $name }: { $trouble }; le parole si datano dal programma, a circa { $u } ms
hardware-stopped-check-cable-play-goes = { $name }: fermo; controllare il cavo. Il gioco continua senza voce
hardware-speaks-again = { $name }: parla di nuovo
hardware-portaudio-no-sounddevice-package-pip = portaudio: manca il pacchetto sounddevice; pip install sounddevice
hardware-portaudio-portaudio-library-not-there = portaudio: manca la libreria PortAudio; sudo apt install libportaudio2

## speakers/remote

hardware-speakers-process-cannot-started = impossibile avviare il processo dell'altoparlante: { $what }
hardware-started-again-words-shown-meanwhile = { $why }; si riavvia, intanto le parole appaiono scritte

## storm

hardware-again = { $name }: di nuovo acceso
hardware-switched-off-s-reports-more = { $name }: spento per { $rest } s: segnala più di quanto possano le mani; guardare i fili, o scollegarlo
hardware-calm-again =
    { $times ->
        [1] { $reason } una volta, di nuovo calmo
       *[other] { $reason } { $times } volte in { $span } s, di nuovo calmo
    }

## table

hardware-lamps-answer-again = le lampade rispondono di nuovo
hardware-signal-came-out-turn = { $name }: il segnale { $seq } è arrivato { $missing } fuori ordine

## waker

hardware-system-cannot-wait-wired-device = questo sistema non può aspettare un dispositivo via cavo; usare un tavolo su Linux, o uno simulato

## worker

hardware-source-opened-once = { $name }: una sorgente si apre una volta sola
hardware-driver-failed = { $name }: driver guasto: { $reason }

## Seat boards, of an input that they cannot read: after the name of the board

hardware-board-cannot-read = la scheda non può leggerlo
hardware-board-out-of-range = il suo sensore non si può misurare; cercare un corto o un filo troppo lungo
hardware-board-over-current = il suo chip tattile segnala sovracorrente; guardare i fili

## Sound cards whose times cannot be believed: after the name of the card

hardware-stream-dry = resta spesso a secco
hardware-stream-zero = il suo tempo di flusso è 0
hardware-stream-past = il suo tempo di flusso è nel passato
hardware-stream-foreign = il suo tempo di flusso non è dell'orologio del tavolo
hardware-stream-unsteady = il suo tempo di flusso non va al passo coi campioni

## The camera

hardware-camera = videocamera { $device }
hardware-camera-not-opened = { $where }: questa videocamera non si apre. Chiudi gli altri programmi che la usano e controlla che l'utente sia nel gruppo "video"
hardware-camera-no-pictures = { $where }: non arrivano immagini; controlla il cavo, o indica un'altra videocamera
hardware-camera-mat-hidden = { $name }: { $seat ->
    [0] il tappetino del piatto
   *[other] il tappetino del posto { $seat }
} non si vede da dieci secondi; quello che c'è sopra non viene letto
hardware-camera-mat-found = { $name }: { $seat ->
    [0] il tappetino del piatto
   *[other] il tappetino del posto { $seat }
} si vede di nuovo
