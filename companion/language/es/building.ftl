## companion appliance

building-appliance-about =
    Para una mesa grabada en una tarjeta (ver docs/card.md). Su sistema es de solo lectura: tirar del
    enchufe no daña nada. Lo que cambia de una mesa a otra está en companion.txt, en la parte de la
    tarjeta que puede leer cualquier ordenador.
building-appliance-examples =
    ejemplos:
      sudo companion appliance update table-companion         lo más nuevo que se publicó
      sudo companion appliance update ./table_companion.whl   un archivo
      sudo companion appliance back                           la versión anterior
building-appliance-settings-help = leer companion.txt; se hace en cada arranque
building-appliance-option-boot = dónde está companion.txt
building-appliance-option-root = escribir bajo esta carpeta
building-appliance-update-help = instalar una versión más nueva junto a esta
building-appliance-word-what = un paquete, archivo o carpeta, como para pip
building-appliance-back-help = arrancar con la versión anterior
building-appliance-starts-from-now-back-one = Desde ahora arranca { $made }; volver a la anterior: companion appliance back
building-appliance-starts-from-now = Desde ahora arranca { $before }.
building-appliance-version-came-starts-from-now = Desde ahora arranca la versión con que vino.
building-appliance-failed = falló
building-appliance-companion-appliance-only-root-may = companion appliance { $action }: solo puede root; usa sudo

## companion boards

building-boards-about =
    Saluda a cada tarjeta de puesto y dice su id, su firmware, sus entradas y lo bien que se conoce su
    reloj. No se quita nada a una tarjeta: lo que tiene guardado se queda para la mesa.
building-boards-no-seat-board-plugged-try = No hay ninguna tarjeta de puesto enchufada. Prueba otro cable (algunos solo cargan), nombra su puerto (companion boards --port /dev/ttyACM0), o graba una nueva: firmware/README.md
building-boards-option-port = mirar solo este puerto (se puede repetir; por omisión: cada RP2040 enchufado)
building-boards-flash-help = instalar el firmware en una tarjeta
building-boards-flash-about = Copia el firmware a una tarjeta con MicroPython, mediante mpremote, y la reinicia. Su board.json, que dice qué hay en cada pin, se queda como está.
building-boards-word-at = el puerto de la tarjeta, o su id
building-boards-option-board-json = instalar también este
building-boards-wiring-help = mostrar qué cable va a qué pin de una tarjeta
building-boards-wiring-about = Lee un board.json e imprime cada cable con sus dos extremos; con --svg también dibuja la tarjeta. No hace falta ninguna tarjeta.
building-boards-word-file = qué hay en cada pin
building-boards-option-svg = dibujar también el cableado en este archivo
building-boards-not-utf-8 = no es UTF-8
building-boards-cannot-read-name-board-json = { $file }: no se puede leer ({ $reason }); nombra un board.json
building-boards-firmware-installed-files-now-try = { $device }: firmware { $version } instalado, { $files } archivos. Ahora prueba:
building-boards-board-firmware = { $port }  tarjeta { $board_id }  firmware { $firmware }  { $clock }
building-boards-older-than-programs-firmware = más antiguo que el firmware { $shipped } de este programa: { $remedy }
building-boards-newer-than-programs-firmware-update = más nuevo que el firmware { $shipped } de este programa: actualiza el programa
building-boards-events-were-lost-since-switched = se perdieron { $lost } sucesos desde que se encendió
building-boards-clock-known-us-drift-ppm = reloj conocido a { $clock_u_us } us, deriva { $drift_ppm } ppm
building-boards-seat-lamps = puesto { $seat } lámparas: { $found }
building-boards-seat = puesto { $seat }: { $found }
building-boards-firmware-version-py-does-not = firmware/version.py no dice FIRMWARE = (1, 2, 3)
building-boards-not-there-expected-board-json = { $description }: no está; se esperaba un board.json
building-boards-mpremote-did-not-end-replug = { $device }: mpremote no terminó; vuelve a enchufar la tarjeta y prueba otra vez
building-boards-status = estado { $returncode }
building-boards-mpremote-could-not-install-firmware = { $device }: mpremote no pudo instalar el firmware: { $why }

## companion calibrate

building-calibrate-about =
    Toca chasquidos y los graba, para medir cuánto después de lo que dice la tarjeta de sonido está un
    sonido en el aire: amplificador, HDMI, el propio altavoz. Acerca el micrófono al altavoz, o une la
    salida con la entrada por un cable. El camino del altavoz a quienes juegan no entra en ello: eso es
    voice.distance_m. Escribe voice.delay_ms en el perfil solo si el retraso se repite.
building-calibrate-option-device = la salida (por omisión: voice.device del perfil)
building-calibrate-option-input = el micrófono o la entrada (por omisión: la del sistema)
building-calibrate-option-mic-distance = a cuánto está el micrófono del altavoz, en metros (por omisión: %(default)g)
building-calibrate-option-clicks = cuántos (por omisión: %(default)s)
building-calibrate-option-phone = medir en su lugar la pantalla de un teléfono: golpes en el cristal, con el micrófono
building-calibrate-option-dry-run = medir, pero no escribir nada
building-calibrate-shipped-profile-not-written-copy = { $profile } es un perfil incluido y no se escribe en él; cópialo antes: companion profile show { $profile } > my-table.toml
building-calibrate-not-calibrated = sin calibrar: { $reason }
building-calibrate-delay-ms-spread-ms = retraso { $delay_us } ms, dispersión { $spread_us } ms
building-calibrate-open-phone-lay-beside-microphone = Abre { $address } en el teléfono y ponlo junto al micrófono. Golpea la placa
building-calibrate-fingernail-times-about-once-second = con la uña, { $knocks } veces, más o menos una por segundo.
building-calibrate-clicks-through = { $clicks } chasquidos por { $name } ...
building-calibrate-choose-another-input = { $doubt }; elige otro --input
building-calibrate-output-knows-own-time-only = la salida solo conoce su tiempo a { $doubt_us } ms; elige otro --device (aplay -L los lista), mejor la propia tarjeta
building-calibrate-cannot-written-add-delay-ms = { $file }: no se puede escribir ({ $reason }); añade delay_ms = { $delay_ms }
building-calibrate-voice-delay-ms = { $file }: voice.delay_ms = { $delay_ms }

## companion check

building-check-seat-lamp = puesto { $seat } lámpara { $name }
building-check-seat = puesto { $seat } { $name }
building-check-about =
    Da la vuelta a la mesa: pide cada botón y placa por turno, muestra lo que llega, hace parpadear
    cada lámpara, y nombra lo que está cambiado, atascado, rebota o no va, y qué cable mirar.
    Teclas: y y n responden por una lámpara, s salta, q termina. Estado 0 solo si todo está bien.
building-check-option-seat = probar solo un puesto
building-check-option-patience = cuánto esperar una pulsación (por omisión: %(default)g)
building-check-option-listen = cuánto escuchar al principio líneas que se mueven solas (por omisión: %(default)g)
building-check-option-auto = que el programa pulse las entradas simuladas
building-check-option-fault = con --auto, fingir que algo está roto: "3 red dead" (o stuck, chatters, lamp, "swapped 4 blue"); se puede repetir
building-check-seat-table-has-seats-1 = --seat { $seat }: esta mesa tiene los puestos 1 a { $seats }
building-check-auto-nothing-simulated-here-run = --auto: aquí no hay nada simulado; haz la prueba sin él y pulsa tú
building-check-every-input-simulated-nobody-can = { $profile }: todas las entradas son simuladas, y nadie puede pulsarlas; añade --auto para que pulse el programa, o nombra tu mesa: --profile FILE

## companion completion

building-completion-about =
    Imprime lo que deja a un shell completar las órdenes, opciones, juegos y temas de companion.
    Un companion instalado lo trae para bash, zsh y fish; si el shell no lo encuentra, pon la
    línea de tu shell en el archivo que lee al arrancar:

## companion doctor

building-doctor-usb-device = aparato USB { $name }
building-doctor-python-package = el paquete de Python { $name } { $problem }
building-doctor-port-cannot-opened = el puerto { $port } no se puede abrir ({ $reason })
building-doctor-python-package-cryptography = el paquete de Python cryptography { $problem }
building-doctor-not-installed = no está instalado
building-doctor-cannot-run-here = no puede correr aquí: { $reason }
building-doctor-about =
    Mira lo que necesita el perfil: aparatos y grupos, I2C, sonido, pantalla, tarjetas de puesto y su
    firmware, cómo llegan los teléfonos, el diario y su sitio, hora, corriente. Dice cómo arreglar lo
    que encuentra. Estado 1 si algo impide jugar en la mesa como dice el perfil.
building-doctor-mend-before-table-profile-says = { $wrong } por arreglar antes de que esta mesa sea lo que dice su perfil.
building-doctor-fit-play-know-about = Lista para jugar; { $notes } que conviene saber.
building-doctor-fit-play = Lista para jugar.
building-doctor-reading-journal = leyendo el diario
building-doctor-match = partida { $match }: { $reason }
building-doctor-match-2 = partida { $match }: { $wrong }

## companion install

building-install-about =
    Hace de esta máquina una mesa que arranca con su interruptor: escribe la unidad de systemd, las
    reglas de udev y el usuario con que corre, copia el perfil a /etc/companion/table.toml si no hay
    uno, y arranca el servicio. Dice lo que hizo, paso a paso.
building-install-option-dry-run = decir lo que se haría
building-install-option-no-start = activarlo, pero no arrancarlo ahora
building-install-option-remove = deshacerlo; perfil y diario se quedan
building-install-option-root = escribir bajo esta carpeta y no ejecutar ninguna orden
building-install-companion-install-only-root-may = companion install: solo puede root; usa sudo
building-install-look-systemctl-status-companion-check = Míralo:  systemctl status companion;  comprueba la máquina:  companion doctor
building-install-names-not-there-bring-take = { $profile } nombra { $source }, que no está; tráelo, o quítalo
building-install-program-companion-not-machine-install = el programa companion no está en esta máquina; instálalo con pip, mejor en /opt/companion: python3 -m venv /opt/companion
building-install-skipped = saltado  { $command }   ({ $purpose }: { $why })
building-install-would-write = escribiría    { $path }
building-install-would-copy = copiaría    { $source } a { $path }
building-install-copied = copiado  { $source } a { $path }
building-install-would-link = enlazaría   { $path } a { $target }   ({ $purpose })
building-install-linked = enlazado { $path } a { $target }   ({ $purpose })
building-install-would-run = ejecutaría { $said }   ({ $purpose })
building-install-could-not = no se pudo { $purpose }: { $said }: { $last }
building-install-left = dejado   { $path }
building-install-left-yours = dejado   { $path } (tuyo)
building-install-wrote = escrito  { $path }
building-install-ran = hecho    { $said }   ({ $purpose })

## companion profile

building-profile-shipped-profile-toml-file = un perfil incluido, o un archivo TOML
building-profile-profile-about = Un perfil es un archivo TOML que dice de qué está hecha una mesa. Perfiles incluidos, por su nombre: { $shipped_names }.
building-profile-check-help = encontrar cada error de un perfil
building-profile-check-about = Dice todos los errores a la vez, cada uno con su clave y lo que sería correcto.
building-profile-wiring-help = mostrar qué cable va adónde
building-profile-wiring-about = Imprime cada cable con sus dos extremos; con --svg también dibuja la imagen.
building-profile-option-svg = dibujar también el cableado en este archivo
building-profile-option-panel-svg = dibujarlo como SVG
building-profile-show-help = imprimir un perfil incluido, para empezar el tuyo
building-profile-show-about = Imprime un perfil incluido con sus comentarios: companion profile show laptop > my-table.toml
building-profile-seats-inputs-lamps-all-right =
    { $named }: { $name }: { $seats ->
        [one] { $seats } puesto
       *[other] { $seats } puestos
    }, { $inputs ->
        [one] { $inputs } entrada
       *[other] { $inputs } entradas
    }, { $lamps ->
        [one] { $lamps } lámpara
       *[other] { $lamps } lámparas
    }. Todo está bien.
building-profile-panel-help = dibujar el panel de un puesto a tamaño real, para cortar y taladrar
building-profile-panel-about = Dibuja a 1:1 lo que se corta y taladra para un puesto: agujeros para botones, lámparas y tornillos, sitios para placas. Lo simulado no sale. SVG y DXF llevan un puesto; PDF puede llevarlos todos.
building-profile-option-seat = este puesto (por omisión: todos)
building-profile-option-dxf = dibujarlo para una cortadora láser
building-profile-option-pdf = dibujarlo para una impresora
building-profile-option-button = los agujeros de los botones en mm (por omisión: %(default)s)
building-profile-option-tolerance = añadir tanto al diámetro de cada agujero; menos de 0 para un haz que corta ancho (por omisión: %(default)s)
building-profile-labels-help = imprimir una etiqueta por puesto: quién se sienta, qué significa cada botón
building-profile-labels-about = Escribe una etiqueta recortable para cada puesto: su número, quién se sienta ahí, y qué significa cada botón y placa en los juegos que se pueden jugar en esta mesa.
building-profile-file = el archivo
building-profile-option-game = solo este juego (se puede repetir; por omisión: todos los que tantos pueden jugar)
building-profile-option-paper = del PDF (por omisión: %(default)s)
building-profile-expected-millimetres-2-2 = { $text }: se esperaban milímetros, de -2 a 2
building-profile-panel-say-draw-svg-dxf = panel: di qué dibujar: --svg, --dxf o --pdf, cada uno con un archivo
building-profile-panel-svg-dxf-holds-one = panel: un SVG o DXF lleva un puesto: añade --seat 1, luego 2 y así
building-profile-x-mm = { $title }: { $width } x { $height } mm
building-profile-layers = Sus capas: { $layers }
building-profile-pages-print-100-measure-bar =
    { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }. Imprime al 100 %, y mide la barra: 100 mm.
building-profile-drawing = El dibujo está en { $file }

## companion setup

building-setup-about =
    Busca codificadores USB, teclados, mandos, tarjetas de puesto, controladores táctiles y las líneas de
    un Pi, pide cada botón y placa («Puesto 1: pulsa el botón blanco»), escribe un perfil con
    comentarios, y lo comprueba. Un cable pulsado dos veces, o dos que se tocan, se nombran enseguida.
building-setup-examples =
    ejemplos:
      companion setup                     describir la mesa en table.toml
      companion setup my-table.toml       en otro archivo; uno que ya existe no se pierde nunca
      companion setup --try               ver cómo va, sin nada enchufado
building-setup-word-file = el perfil por escribir (por omisión: %(default)s)
building-setup-option-game = a qué se va a jugar
building-setup-option-view = qué lo muestra
building-setup-option-no-phone = no servir página para un teléfono
building-setup-option-port = dónde se sirve la página para un teléfono (por omisión: %(default)s)
building-setup-option-i2c = buscar controladores táctiles en este bus (en un Pi: el suyo)
building-setup-option-try = fingir un codificador
building-setup-option-theme = oscuro o claro
building-setup-option-size = de la ventana
building-setup-option-fullscreen = usar toda la pantalla
building-setup-there-no-screen-no-terminal = aquí no hay pantalla ni terminal donde preguntar; hazlo donde alguien pueda contestar
building-setup-looking-plugged = Mirando qué hay enchufado ...
building-setup-folder-name-file-such = { $file } es una carpeta; nombra un archivo, como { $example }
building-setup-no-folder-make-first = { $parent } no es una carpeta; créala antes
building-setup-nothing-written = No se escribió nada.
building-setup-written-now = { $file } está escrito. Ahora:
building-setup-companion-check-profile-try-every = companion check --profile { $file }     probar otra vez cada botón, cuando quieras
building-setup-companion-daemon-profile-play = companion daemon --profile { $file }    jugar
building-setup-sudo-companion-install-profile-let = sudo companion install --profile { $file }    que esta máquina arranque como esa mesa

## The camera

building-check-option-camera = mirar en cambio por la cámara: dibujar lo que ve y decir qué tapete está tapado, es pequeño, oscuro o está desenfocado
building-check-option-picture = dónde dibuja --camera lo que ve; camera.png
building-option-keep-frames = guardar cada imagen de la cámara en esta carpeta; sin esto no se guarda ninguna
