## companion appliance

building-appliance-about =
    Per un tavolo scritto su una scheda (vedi docs/card.md). Il sistema è di sola lettura: staccare la
    spina non fa danni. Ciò che cambia da tavolo a tavolo sta in companion.txt, nella parte della
    scheda che ogni computer può leggere.
building-appliance-examples =
    esempi:
      sudo companion appliance update table-companion         la più nuova pubblicata
      sudo companion appliance update ./table_companion.whl   un file
      sudo companion appliance back                           quella prima
building-appliance-settings-help = legge companion.txt; si fa a ogni avvio
building-appliance-option-boot = dov'è companion.txt
building-appliance-option-root = scrive sotto questa cartella
building-appliance-update-help = installa una versione più nuova accanto a questa
building-appliance-word-what = un pacchetto, file o cartella, come per pip
building-appliance-back-help = parte con la versione precedente
building-appliance-starts-from-now-back-one = d'ora in poi parte { $made }; per tornare a quella prima: companion appliance back
building-appliance-starts-from-now = D'ora in poi parte { $before }.
building-appliance-version-came-starts-from-now = D'ora in poi parte la versione con cui è arrivato.
building-appliance-failed = non è riuscito
building-appliance-companion-appliance-only-root-may = companion appliance { $action }: può farlo solo root; eseguirlo con sudo

## companion boards

building-boards-about =
    Saluta ogni scheda dei posti e ne dice id, firmware, ingressi e quanto bene se ne conosce
    l'orologio. Niente viene tolto a una scheda: ciò che ha in memoria resta per il tavolo.
building-boards-no-seat-board-plugged-try = Nessuna scheda dei posti è collegata. Provare un altro cavo (certi caricano soltanto), indicare la porta (companion boards --port /dev/ttyACM0), o programmare una scheda nuova: firmware/README.md
building-boards-option-port = guarda solo questa porta (ripetibile; predefinito: ogni RP2040 collegato)
building-boards-flash-help = installa il firmware su una scheda
building-boards-flash-about = Copia il firmware su una scheda con MicroPython, tramite mpremote, e la riavvia. Il suo board.json, che dice che cosa sta su quale pin, resta com'è.
building-boards-word-at = la porta della scheda, o il suo id
building-boards-option-board-json = installa anche questo
building-boards-wiring-help = mostra quale filo va a quale pin di una scheda
building-boards-wiring-about = Legge un board.json, e stampa ogni filo coi suoi due capi; con --svg, disegna anche la scheda. Non serve una scheda.
building-boards-word-file = che cosa sta su quale pin
building-boards-option-svg = disegna anche i fili in questo file
building-boards-not-utf-8 = non UTF-8
building-boards-cannot-read-name-board-json = { $file }: impossibile leggerlo ({ $reason }); indicare un board.json
building-boards-firmware-installed-files-now-try = { $device }: firmware { $version } installato, { $files } file. Ora provare:
building-boards-board-firmware = { $port }  scheda { $board_id }  firmware { $firmware }  { $clock }
building-boards-older-than-programs-firmware = più vecchio del firmware { $shipped } di questo programma: { $remedy }
building-boards-newer-than-programs-firmware-update = più nuovo del firmware { $shipped } di questo programma: aggiornare il programma
building-boards-events-were-lost-since-switched = { $lost } eventi persi dall'accensione
building-boards-clock-known-us-drift-ppm = orologio noto a { $clock_u_us } us, deriva { $drift_ppm } ppm
building-boards-seat-lamps = posto { $seat } lampade: { $found }
building-boards-seat = posto { $seat }: { $found }
building-boards-firmware-version-py-does-not = firmware/version.py non dice FIRMWARE = (1, 2, 3)
building-boards-not-there-expected-board-json = { $description }: non c'è; serve un board.json
building-boards-mpremote-did-not-end-replug = { $device }: mpremote non ha finito; ricollegare la scheda, riprovare
building-boards-status = stato { $returncode }
building-boards-mpremote-could-not-install-firmware = { $device }: mpremote non ha potuto installare il firmware: { $why }

## companion calibrate

building-calibrate-about =
    Suona degli scatti e li registra, per misurare quanto più tardi di ciò che dice la scheda audio un
    suono è nell'aria: amplificatore, HDMI, l'altoparlante stesso. Tenere il microfono
    all'altoparlante, o collegare uscita e ingresso con un cavo. La strada dall'altoparlante ai
    giocatori non c'entra: quella è voice.distance_m. Scrive voice.delay_ms nel profilo solo se il
    ritardo è ripetibile.
building-calibrate-option-device = l'uscita (predefinito: voice.device del profilo)
building-calibrate-option-input = il microfono o l'ingresso di linea (predefinito: quello del sistema)
building-calibrate-option-mic-distance = quanto dista il microfono dall'altoparlante, in metri (predefinito: %(default)g)
building-calibrate-option-clicks = quanti (predefinito: %(default)s)
building-calibrate-option-phone = misura invece lo schermo di un telefono: colpi sul vetro, col microfono
building-calibrate-option-dry-run = misura, ma non scrive niente
building-calibrate-shipped-profile-not-written-copy = { $profile } è un profilo incluso e non si scrive; prima copiarlo: companion profile show { $profile } > my-table.toml
building-calibrate-not-calibrated = non calibrato: { $reason }
building-calibrate-delay-ms-spread-ms = ritardo { $delay_us } ms, variazione { $spread_us } ms
building-calibrate-open-phone-lay-beside-microphone = Apri { $address } sul telefono e mettilo accanto al microfono. Bussa sul riquadro
building-calibrate-fingernail-times-about-once-second = con un'unghia, { $knocks } volte, circa una al secondo.
building-calibrate-clicks-through = { $clicks } scatti da { $name } ...
building-calibrate-choose-another-input = { $doubt }; scegliere un altro --input
building-calibrate-output-knows-own-time-only = l'uscita conosce il proprio tempo solo a { $doubt_us } ms; scegliere un altro --device (aplay -L li elenca), meglio la scheda stessa
building-calibrate-cannot-written-add-delay-ms = { $file }: impossibile scriverlo ({ $reason }); aggiungere delay_ms = { $delay_ms }
building-calibrate-voice-delay-ms = { $file }: voice.delay_ms = { $delay_ms }

## companion check

building-check-seat-lamp = posto { $seat } lampada del { $name }
building-check-seat = posto { $seat } { $name }
building-check-about =
    Fa il giro del tavolo: chiede ogni pulsante e sensore a turno, mostra ciò che arriva, fa
    lampeggiare ogni lampada, e nomina ciò che è scambiato, incastrato, instabile o muto e quale filo
    guardare. Tasti: y e n rispondono per una lampada, s salta, q esce. Stato 0 solo se tutto va bene.
building-check-option-seat = controlla un solo posto
building-check-option-patience = quanto aspettare una pressione (predefinito: %(default)g)
building-check-option-listen = quanto ascoltare all'inizio le linee che si muovono senza nessuno vicino (predefinito: %(default)g)
building-check-option-auto = fa premere al programma gli ingressi simulati
building-check-option-fault = con --auto, finge un guasto: "3 red dead" (o stuck, chatters, lamp, "swapped 4 blue"); ripetibile
building-check-seat-table-has-seats-1 = --seat { $seat }: questo tavolo ha posti da 1 a { $seats }
building-check-auto-nothing-simulated-here-run = --auto: qui niente è simulato; fare il controllo senza, premendo a mano
building-check-every-input-simulated-nobody-can = { $profile }: ogni ingresso è simulato, e nessuno può premerlo; aggiungere --auto per far premere il programma, o indicare il tavolo: --profile FILE

## companion completion

building-completion-about =
    Stampa ciò che fa completare alla shell comandi, opzioni, giochi e temi di companion.
    Un companion installato lo porta per bash, zsh e fish; se la shell non lo trova,
    mettere la riga per la propria shell nel file che legge all'avvio:

## companion doctor

building-doctor-usb-device = dispositivo USB { $name }
building-doctor-python-package = il pacchetto Python { $name } { $problem }
building-doctor-port-cannot-opened = impossibile aprire la porta { $port } ({ $reason })
building-doctor-python-package-cryptography = il pacchetto Python cryptography { $problem }
building-doctor-not-installed = non è installato
building-doctor-cannot-run-here = qui non può girare: { $reason }
building-doctor-about =
    Guarda ciò che serve al profilo: dispositivi e gruppi, I2C, suono, schermo, schede dei posti e
    firmware, come ci arrivano i telefoni, il giornale e il suo spazio, ora, corrente. Dice come
    riparare ciò che trova. Stato 1 se qualcosa impedisce di giocare come dice il profilo.
building-doctor-mend-before-table-profile-says = { $wrong } da riparare prima che questo tavolo sia ciò che dice il profilo.
building-doctor-fit-play-know-about = Pronto per giocare; { $notes } da sapere.
building-doctor-fit-play = Pronto per giocare.
building-doctor-reading-journal = leggo il giornale
building-doctor-match = partita { $match }: { $reason }
building-doctor-match-2 = partita { $match }: { $wrong }

## companion install

building-install-about =
    Fa di questa macchina un tavolo che parte con l'interruttore: scrive l'unità systemd, le regole
    udev e l'utente con cui gira, copia il profilo in /etc/companion/table.toml se non ce n'è uno,
    e avvia il servizio. Dice che cosa ha fatto, passo per passo.
building-install-option-dry-run = dice che cosa farebbe
building-install-option-no-start = lo abilita, ma non lo avvia ora
building-install-option-remove = lo disfa; profilo e giornale restano
building-install-option-root = scrive sotto questa cartella e non esegue comandi
building-install-companion-install-only-root-may = companion install: può farlo solo root; eseguirlo con sudo
building-install-look-systemctl-status-companion-check = Per vederlo:  systemctl status companion;  per controllare la macchina:  companion doctor
building-install-names-not-there-bring-take = { $profile } nomina { $source }, che non c'è; portarlo, o toglierlo
building-install-program-companion-not-machine-install = il programma companion non è su questa macchina; installarlo con pip, meglio in /opt/companion: python3 -m venv /opt/companion
building-install-skipped = saltato { $command }   ({ $purpose }: { $why })
building-install-would-write = scriverebbe   { $path }
building-install-would-copy = copierebbe  { $source } in { $path }
building-install-copied = copiato { $source } in { $path }
building-install-would-link = collegherebbe { $path } a { $target }   ({ $purpose })
building-install-linked = collega { $path } a { $target }   ({ $purpose })
building-install-would-run = eseguirebbe { $said }   ({ $purpose })
building-install-could-not = impossibile { $purpose }: { $said }: { $last }
building-install-left = resta   { $path }
building-install-left-yours = resta   { $path } (tuo)
building-install-wrote = scritto { $path }
building-install-ran = fatto   { $said }   ({ $purpose })

## companion profile

building-profile-shipped-profile-toml-file = un profilo incluso, o un file TOML
building-profile-profile-about = Un profilo è un file TOML che dice di che cosa è fatto un tavolo. Profili inclusi, usabili per nome: { $shipped_names }.
building-profile-check-help = trova ogni errore in un profilo
building-profile-check-about = Dice ogni errore in una volta, con la chiave e che cosa sarebbe giusto.
building-profile-wiring-help = mostra quale filo va dove
building-profile-wiring-about = Stampa ogni filo coi suoi due capi; con --svg, fa anche il disegno.
building-profile-option-svg = disegna anche i fili in questo file
building-profile-option-panel-svg = lo disegna come SVG
building-profile-show-help = stampa un profilo incluso, da cui partire
building-profile-show-about = Stampa un profilo incluso coi suoi commenti: companion profile show laptop > my-table.toml
building-profile-seats-inputs-lamps-all-right =
    { $named }: { $name }: { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $inputs ->
        [one] { $inputs } ingresso
       *[other] { $inputs } ingressi
    }, { $lamps ->
        [one] { $lamps } lampada
       *[other] { $lamps } lampade
    }. Tutto giusto.
building-profile-panel-help = disegna il pannello di un posto a grandezza vera, da tagliare e forare
building-profile-panel-about = Disegna in scala 1:1 ciò che si taglia e si fora per un posto: fori per pulsanti, lampade e viti, spazi per i sensori. Ciò che è simulato è escluso. SVG e DXF tengono un posto; un PDF può tenerli tutti.
building-profile-option-seat = questo posto (predefinito: tutti)
building-profile-option-dxf = lo disegna per un taglio laser
building-profile-option-pdf = lo disegna per una stampante
building-profile-option-button = i fori dei pulsanti in mm (predefinito: %(default)s)
building-profile-option-tolerance = aggiunge tanto al diametro di ogni foro; meno di 0 per un raggio che taglia largo (predefinito: %(default)s)
building-profile-labels-help = stampa un'etichetta per posto: chi siede lì, che cosa fa ogni pulsante
building-profile-labels-about = Scrive un'etichetta per ogni posto, da ritagliare: il numero, chi siede lì, e che cosa vuol dire ogni pulsante e sensore nei giochi di questo tavolo.
building-profile-file = il file
building-profile-option-game = solo questo gioco (ripetibile; predefinito: tutti quelli per tanti giocatori)
building-profile-option-paper = del PDF (predefinito: %(default)s)
building-profile-expected-millimetres-2-2 = { $text }: servono millimetri, da -2 a 2
building-profile-panel-say-draw-svg-dxf = panel: dire che cosa disegnare: --svg, --dxf o --pdf, ognuno con un file
building-profile-panel-svg-dxf-holds-one = panel: un SVG o DXF tiene un posto: aggiungere --seat 1, poi 2 e così via
building-profile-x-mm = { $title }: { $width } x { $height } mm
building-profile-layers = I suoi livelli: { $layers }
building-profile-pages-print-100-measure-bar =
    { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagine
    }. Stampare al 100 %, e misurare la barra: 100 mm.
building-profile-drawing = Il disegno è in { $file }

## companion setup

building-setup-about =
    Cerca encoder USB, tastiere, gamepad, schede dei posti, controllori tattili e le linee di un Pi,
    chiede ogni pulsante e sensore ("Posto 1: premi il pulsante bianco"), scrive un profilo con
    commenti, e lo controlla. Un filo premuto due volte, o due che si toccano, sono nominati subito.
building-setup-examples =
    esempi:
      companion setup                     descrive il tavolo in table.toml
      companion setup my-table.toml       in un altro file; uno che c'è già non si perde mai
      companion setup --try               per vedere come va, senza niente di collegato
building-setup-word-file = il profilo da scrivere (predefinito: %(default)s)
building-setup-option-game = a che cosa si giocherà
building-setup-option-view = che cosa lo mostra
building-setup-option-no-phone = nessuna pagina per un telefono
building-setup-option-port = dov'è la pagina per un telefono (predefinito: %(default)s)
building-setup-option-i2c = cerca controllori tattili su questo bus (su un Pi: il suo)
building-setup-option-try = finge un encoder
building-setup-option-theme = scuro o chiaro
building-setup-option-size = della finestra
building-setup-option-fullscreen = usa tutto lo schermo
building-setup-there-no-screen-no-terminal = non c'è schermo né terminale su cui chiedere; eseguirlo dove qualcuno può rispondere
building-setup-looking-plugged = Guardo che cosa è collegato ...
building-setup-folder-name-file-such = { $file } è una cartella; indicare un file, come { $example }
building-setup-no-folder-make-first = { $parent } non è una cartella; prima crearla
building-setup-nothing-written = Non si è scritto niente.
building-setup-written-now = { $file } è scritto. Ora:
building-setup-companion-check-profile-try-every = companion check --profile { $file }     riprova ogni pulsante, quando vuoi
building-setup-companion-daemon-profile-play = companion daemon --profile { $file }    gioca
building-setup-sudo-companion-install-profile-let = sudo companion install --profile { $file }    fa partire questa macchina come quel tavolo

## The camera

building-check-option-camera = guardare invece dalla videocamera: disegnare ciò che vede e dire quale tappetino è coperto, piccolo, scuro o sfocato
building-check-option-picture = dove --camera disegna ciò che vede; camera.png
building-option-keep-frames = conservare ogni immagine della videocamera in questa cartella; altrimenti nessuna è conservata
