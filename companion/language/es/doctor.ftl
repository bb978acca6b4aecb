## checks

doctor-not-there = no está
doctor-may-not-use = { $user } no puede usarlo
doctor-there-user-may-use = está, y este usuario puede usarlo
doctor-switch-i2c-sudo-raspi-config = activa I2C: sudo raspi-config nonint do_i2c 0, y reinicia
doctor-kernel-shows-no-gpio-name = el núcleo no muestra ningún GPIO: nombra el chip correcto en [gpio] (gpiodetect los lista)
doctor-plug-name-port-anew-companion = enchúfala, o nombra otra vez su puerto: companion boards lista lo que hay
doctor-permissions-closed-sudo-chmod-g = sus permisos están cerrados: sudo chmod g+rw { $path }
doctor-i2c-bus = bus I2C { $touch_bus }
doctor-khz = { $touch_hz } kHz
doctor-into-boot-firmware-config-txt = en /boot/firmware/config.txt: dtparam=i2c_arm_baudrate=400000, y reinicia
doctor-pads-read-late-dated-less = { $how }: las placas se leen tarde, y se datan con menos exactitud
doctor-python-package = paquete de Python { $name }
doctor-python-packages = paquetes de Python
doctor-check-cable-port = mira su cable; puerto { $port }
doctor-firmware-program-ships = firmware { $firmware }, este programa trae { $wanted }
doctor-firmware = firmware { $wanted }
doctor-usb-device = aparato USB { $name }
doctor-plug-companion-setup-finds-there = enchúfalo; companion setup encuentra lo que hay
doctor-may-not-use-2 = { $user } no puede usar { $path }
doctor-there-press-known-ms = está; una pulsación se conoce a { $late_us } ms
doctor-press-may-told-ms-after = una pulsación puede contarse { $late_us } ms después
doctor-under-table-latency-ms = en [table], latency_ms = { $late_us }
doctor-may-not-light-lamps = { $user } no puede encender sus lámparas
doctor-one-udev-rule-docs-hardware = una regla de udev: la tiene docs/hardware.md, USB
doctor-connect-speaker-choose-silence-output = conecta un altavoz, o elige silencio: output = "none" en [voice]
doctor-no-output-lamps-display-speak = sin salida; hablan las lámparas y la pantalla
doctor-under-voice-device-one = en [voice], device es uno de: { $outputs }
doctor-there-no-output = no hay ninguna salida { $device }
doctor-spoken-seat-numbers-no-synthesiser = se dicen como números de puesto: no hay sintetizador
doctor-connect-one-say-there-none = conecta una, o di que no hay: output = "none" en [display]
doctor-none-found = no se encontró ninguna
doctor-no-font-such-names-written = no hay fuente para { $scripts }: esos nombres se escriben en letras latinas
doctor-font-every-script-asked = una fuente para cada escritura que se pide
doctor-choose-another-port-under-console = elige otro: port = ... en [console]
doctor-no-page-phones = sin página para teléfonos: { $console }
doctor-feed-answers = { $broker } responde y deja entrar a esta mesa
doctor-feed-in-the-open = la contraseña va a { $broker } a la vista de todos
doctor-feed-mend-in-the-open = haz que el bróker hable en secreto, y empieza su dirección por mqtts://
doctor-feed-mend-away = enciende el bróker, o di dónde está: broker = ... en [feed]
doctor-feed-mend-refuses = di quién es esta mesa allí: user y password_file en [feed]
doctor-feed-mend-untrusted = nombra a quien firmó el certificado del bróker: ca_file en [feed]
doctor-feed-mend-file = deja que lo lea el usuario de la mesa, o nombra otro en [feed]
doctor-delete-another-made-next-start = bórralo: al próximo arranque se hace otro
doctor-ends-days =
    { $days ->
        [one] termina en { $days } día
       *[other] termina en { $days } días
    }
doctor-ended-days-ago =
    { $days ->
        [one] terminó hace { $days } día
       *[other] terminó hace { $days } días
    }
doctor-switch-table-right-time-renewed = enciende la mesa con la hora correcta: se renueva al arrancar
doctor-make-folder-writable-name-another = haz que la carpeta se pueda escribir, o nombra otra: --journal FOLDER
doctor-cannot-written = en { $journal } no se puede escribir
doctor-make-room-without-evidence-kept = haz sitio: sin él, las pruebas solo se guardan en memoria
doctor-mb-left = quedan { $free_mb } MB en { $journal }
doctor-mb-left-2 = { $journal }, quedan { $free_mb } MB
doctor-make-room-let-old-matches = haz sitio, o deja ir partidas viejas: keep_matches o keep_days en [journal]
doctor-full = lleno al { $full }
doctor-nothing-deleted-companion-journal-check = no se borra nada; companion journal check { $journal } dice lo que costó
doctor-run-user-table-runs-sudo = hazlo con el usuario con que corre la mesa, o con sudo
doctor-read-newest-time-there = leídas en este tiempo las { $looked } más nuevas de { $there }
doctor-companion-journal-check-reads-all = companion journal check { $journal } las lee todas
doctor-failed-row-last-time = { $failed_starts } fallos seguidos, el último: { $failed_why }
doctor-mend-companion-daemon-normal-forgets = arréglalo; companion daemon --normal lo olvida, también un minuto de buena marcha
doctor-connect-network-once-sudo-timedatectl = conecta la red una vez, o: sudo timedatectl set-time ...
doctor-calendar-says-judging-not-affected = el calendario dice { $year }; no afecta a las decisiones, sí a las fechas de la historia
doctor-connect-network-once-judging-not = conecta la red una vez; no afecta a las decisiones
doctor-calendar-has-not-been-set = el calendario no se ha puesto en hora desde que se encendió
doctor-calendar-set = el calendario está en hora
doctor-use-pis-own-power-supply = usa el alimentador del Pi y un cable corto
doctor-too-little-voltage-right-now = ahora mismo hay poco voltaje
doctor-too-little-voltage-since-switched = hubo poco voltaje desde que se encendió
doctor-installed-not-running = instalado, parado
doctor-not-installed = no instalado
doctor-join-the-group = sudo usermod -aG { $group } { $user }, y entra otra vez
doctor-board = tarjeta { $name }

## phones

doctor-if-one-cannot-same-wi = si uno no puede: ¿está en la misma wifi (no la de invitados, datos móviles apagados), y separa el router los aparatos (aislamiento de clientes)?
doctor-join-wi-fi-phones-make = entra en la wifi de los teléfonos, o haz de esta máquina un punto de acceso para ellos
doctor-machine-no-network = esta máquina no está en ninguna red
doctor-companion-play-phones-opens-good = companion play --phones la abre; para siempre: bind = "local" en [console]
doctor-page-machine-alone = la página es solo para esta máquina
doctor-under-console-bind-local-one = en [console], bind = "local", o uno de: { $addresses }
doctor-machine-does-not-have-address = esta máquina no tiene la dirección { $bind }
doctor-router-cable-phones-need-address = ¿está encendido el router, y puesto el cable? Los teléfonos necesitan una dirección de la misma red
doctor-no-router-gave-machine-address = ningún router dio una dirección a esta máquina ({ $first })
doctor-allow-python-private-networks-settings = permite Python en redes privadas: Configuración, Firewall, Permitir una aplicación
doctor-allow-python-system-settings-network = permite Python: Ajustes del Sistema, Red, Firewall, Opciones
doctor-let-tcp-dport-udp-dport = deja entrar tcp dport { $port } y udp dport 5353 en su cadena de entrada: sudo nft list ruleset
doctor-none-network-address-serves = ninguno en la red ({ $nameless }); vale la dirección
doctor-program-has-port-5353-sudo = ¿qué programa tiene el puerto 5353? sudo ss -lunp sport = :5353
doctor-let-udp-port-5353-through = deja pasar el puerto udp 5353 por el cortafuegos; algunos routers ocultan el multicast a los teléfonos
doctor-nobody-answers-address-serves = nadie responde por { $name }; vale la dirección
doctor-answered = se responde por { $name }
doctor-mend-ufw = sudo ufw allow from { $house } to any port { $port } proto tcp; para el nombre: sudo ufw allow from { $house } to any port 5353 proto udp
doctor-mend-firewalld = sudo firewall-cmd --add-port={ $port }/tcp --add-service=mdns; --permanent lo conserva
doctor-mend-nftables-unsure = sudo companion doctor ve sus reglas; todas las lista sudo nft list ruleset

## Signs before a line, at most four letters; and what a line is about

doctor-sign-ok = bien
doctor-sign-note = nota
doctor-sign-wrong = !!
doctor-what-sound = sonido
doctor-what-names = nombres
doctor-what-display = pantalla
doctor-what-letters = letras
doctor-what-console = consola
doctor-what-certificate = certificado
doctor-what-journal = diario
doctor-what-card = tarjeta
doctor-what-matches = partidas
doctor-what-starts = arranques
doctor-what-time = hora
doctor-what-power = corriente
doctor-what-service = servicio
doctor-what-phones = teléfonos
doctor-what-firewall = cortafuegos
doctor-what-name = nombre
doctor-matches-whole =
    { $n ->
        [one] { $n } partida está entera
       *[other] { $n } partidas están enteras
    }
doctor-power-steady = estable
doctor-service-running = en marcha
doctor-service-failed = falló
doctor-service-failed-why = journalctl -u companion -n 30 dice por qué
doctor-firewall-ufw = ufw
doctor-firewall-firewalld = firewalld
doctor-firewall-nftables = nftables
doctor-firewall-windows = el firewall de Windows Defender
doctor-firewall-macos = el cortafuegos de macOS
doctor-wall-closed = { $wall } no los deja pasar: puerto { $port }
doctor-wall-unsure = { $wall } quizá no los deja pasar: puerto { $port }
