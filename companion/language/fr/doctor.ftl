## checks

doctor-not-there = pas là
doctor-may-not-use = { $user } n'y a pas droit
doctor-there-user-may-use = là, et cet utilisateur y a droit
doctor-switch-i2c-sudo-raspi-config = activer l'I2C : sudo raspi-config nonint do_i2c 0, puis redémarrer
doctor-kernel-shows-no-gpio-name = le noyau ne montre pas de GPIO : indiquer la bonne puce sous [gpio] (gpiodetect les liste)
doctor-plug-name-port-anew-companion = la brancher, ou indiquer de nouveau son port : companion boards liste ce qui est là
doctor-permissions-closed-sudo-chmod-g = ses droits sont fermés : sudo chmod g+rw { $path }
doctor-i2c-bus = bus I2C { $touch_bus }
doctor-khz = { $touch_hz } kHz
doctor-into-boot-firmware-config-txt = dans /boot/firmware/config.txt : dtparam=i2c_arm_baudrate=400000, puis redémarrer
doctor-pads-read-late-dated-less = { $how } : les capteurs sont lus tard, et datés moins précisément
doctor-python-package = paquet Python { $name }
doctor-python-packages = paquets Python
doctor-check-cable-port = vérifier son câble ; port { $port }
doctor-firmware-program-ships = firmware { $firmware }, ce programme fournit { $wanted }
doctor-firmware = firmware { $wanted }
doctor-usb-device = appareil USB { $name }
doctor-plug-companion-setup-finds-there = le brancher ; companion setup trouve ce qui est là
doctor-may-not-use-2 = { $user } n'a pas droit à { $path }
doctor-there-press-known-ms = là ; un appui est connu à { $late_us } ms près
doctor-press-may-told-ms-after = un appui peut être signalé { $late_us } ms après coup
doctor-under-table-latency-ms = sous [table], latency_ms = { $late_us }
doctor-may-not-light-lamps = { $user } n'a pas droit à ses lampes
doctor-one-udev-rule-docs-hardware = une règle udev : elle est dans docs/hardware.md, USB
doctor-connect-speaker-choose-silence-output = brancher un haut-parleur, ou choisir le silence : output = "none" sous [voice]
doctor-no-output-lamps-display-speak = pas de sortie ; les lampes et l'écran parlent
doctor-under-voice-device-one = sous [voice], device est un de : { $outputs }
doctor-there-no-output = il n'y a pas de sortie { $device }
doctor-spoken-seat-numbers-no-synthesiser = dits comme numéros de place : pas de synthétiseur
doctor-connect-one-say-there-none = en brancher un, ou dire qu'il n'y en a pas : output = "none" sous [display]
doctor-none-found = rien trouvé
doctor-no-font-such-names-written = pas de police pour { $scripts } : ces noms s'écrivent en lettres latines
doctor-font-every-script-asked = une police pour chaque écriture demandée
doctor-choose-another-port-under-console = en choisir un autre : port = ... sous [console]
doctor-no-page-phones = pas de page pour les téléphones : { $console }
doctor-feed-answers = { $broker } répond, et admet cette table
doctor-feed-in-the-open = le mot de passe va à { $broker } lisible par tous
doctor-feed-mend-in-the-open = faites parler le courtier en secret, et commencez son adresse par mqtts://
doctor-feed-mend-away = allumez le courtier, ou dites où il est : broker = ... sous [feed]
doctor-feed-mend-refuses = dites qui est cette table là-bas : user et password_file sous [feed]
doctor-feed-mend-untrusted = nommez qui a signé le certificat du courtier : ca_file sous [feed]
doctor-feed-mend-file = laissez l'utilisateur de la table le lire, ou nommez-en un autre sous [feed]
doctor-delete-another-made-next-start = le supprimer : un autre est fait au prochain démarrage
doctor-ends-days =
    { $days ->
        [one] il expire dans { $days } jour
       *[other] il expire dans { $days } jours
    }
doctor-ended-days-ago =
    { $days ->
        [one] il a expiré il y a { $days } jour
       *[other] il a expiré il y a { $days } jours
    }
doctor-switch-table-right-time-renewed = allumer la table à la bonne heure : il est renouvelé au démarrage
doctor-make-folder-writable-name-another = permettre l'écriture dans le dossier, ou en indiquer un autre : --journal DOSSIER
doctor-cannot-written = { $journal } ne peut être écrit
doctor-make-room-without-evidence-kept = faire de la place : sans cela, les preuves ne sont gardées qu'en mémoire
doctor-mb-left = il reste { $free_mb } Mo dans { $journal }
doctor-mb-left-2 = { $journal }, il reste { $free_mb } Mo
doctor-make-room-let-old-matches = faire de la place, ou laisser partir d'anciennes parties : keep_matches ou keep_days sous [journal]
doctor-full = { $full } plein
doctor-nothing-deleted-companion-journal-check = rien n'est supprimé ; companion journal check { $journal } dit ce que cela a coûté
doctor-run-user-table-runs-sudo = lancer ceci comme l'utilisateur de la table, ou avec sudo
doctor-read-newest-time-there = lu les { $looked } plus récentes sur { $there }, le temps manquait
doctor-companion-journal-check-reads-all = companion journal check { $journal } les lit toutes
doctor-failed-row-last-time = échoué { $failed_starts } fois de suite, la dernière fois : { $failed_why }
doctor-mend-companion-daemon-normal-forgets = réparer cela ; companion daemon --normal l'oublie, une minute de bonne marche aussi
doctor-connect-network-once-sudo-timedatectl = connecter une fois le réseau, ou : sudo timedatectl set-time ...
doctor-calendar-says-judging-not-affected = le calendrier dit { $year } ; les jugements n'en souffrent pas, les dates de l'historique si
doctor-connect-network-once-judging-not = connecter une fois le réseau ; les jugements n'en souffrent pas
doctor-calendar-has-not-been-set = le calendrier n'est pas à l'heure depuis l'allumage
doctor-calendar-set = le calendrier est à l'heure
doctor-use-pis-own-power-supply = utiliser l'alimentation du Pi et un câble court
doctor-too-little-voltage-right-now = tension trop faible en ce moment
doctor-too-little-voltage-since-switched = tension trop faible depuis l'allumage
doctor-installed-not-running = installé, arrêté
doctor-not-installed = pas installé
doctor-join-the-group = sudo usermod -aG { $group } { $user }, puis se reconnecter
doctor-board = carte { $name }

## phones

doctor-if-one-cannot-same-wi = si l'un n'y arrive pas : est-il dans le même Wi-Fi (pas le réseau invité, données mobiles coupées), et le routeur sépare-t-il les appareils (client isolation, AP isolation) ?
doctor-join-wi-fi-phones-make = rejoindre le Wi-Fi des téléphones, ou faire de cette machine un point d'accès
doctor-machine-no-network = cette machine n'est dans aucun réseau
doctor-companion-play-phones-opens-good = companion play --phones l'ouvre ; pour de bon : bind = "local" sous [console]
doctor-page-machine-alone = la page est pour cette machine seule
doctor-under-console-bind-local-one = sous [console], bind = "local", ou un de : { $addresses }
doctor-machine-does-not-have-address = cette machine n'a pas l'adresse { $bind }
doctor-router-cable-phones-need-address = le routeur est-il allumé, le câble branché ? Les téléphones ont besoin d'une adresse du même réseau
doctor-no-router-gave-machine-address = aucun routeur n'a donné d'adresse à cette machine ({ $first })
doctor-allow-python-private-networks-settings = autoriser Python dans les réseaux privés : Paramètres, Pare-feu, Autoriser une application
doctor-allow-python-system-settings-network = autoriser Python : Réglages Système, Réseau, Coupe-feu, Options
doctor-let-tcp-dport-udp-dport = laisser entrer tcp dport { $port } et udp dport 5353, dans sa chaîne input : sudo nft list ruleset
doctor-none-network-address-serves = aucun dans le réseau ({ $nameless }) ; l'adresse suffit
doctor-program-has-port-5353-sudo = quel programme a le port 5353 ? sudo ss -lunp sport = :5353
doctor-let-udp-port-5353-through = laisser passer le port udp 5353 dans le pare-feu ; certains routeurs privent les téléphones du multicast
doctor-nobody-answers-address-serves = personne ne répond pour { $name } ; l'adresse suffit
doctor-answered = on répond pour { $name }
doctor-mend-ufw = sudo ufw allow from { $house } to any port { $port } proto tcp ; pour le nom : sudo ufw allow from { $house } to any port 5353 proto udp
doctor-mend-firewalld = sudo firewall-cmd --add-port={ $port }/tcp --add-service=mdns ; --permanent le garde
doctor-mend-nftables-unsure = sudo companion doctor voit ses règles ; sudo nft list ruleset les liste toutes

## Signs before a line, at most four letters; and what a line is about

doctor-sign-ok = ok
doctor-sign-note = note
doctor-sign-wrong = !!
doctor-what-sound = son
doctor-what-names = noms
doctor-what-display = écran
doctor-what-letters = lettres
doctor-what-console = console
doctor-what-certificate = certificat
doctor-what-journal = journal
doctor-what-card = carte mémoire
doctor-what-matches = parties
doctor-what-starts = démarrages
doctor-what-time = heure
doctor-what-power = courant
doctor-what-service = service
doctor-what-phones = téléphones
doctor-what-firewall = pare-feu
doctor-what-name = nom
doctor-matches-whole =
    { $n ->
        [one] { $n } partie entière
       *[other] { $n } parties entières
    }
doctor-power-steady = stable
doctor-service-running = en marche
doctor-service-failed = en échec
doctor-service-failed-why = journalctl -u companion -n 30 dit pourquoi
doctor-firewall-ufw = ufw
doctor-firewall-firewalld = firewalld
doctor-firewall-nftables = nftables
doctor-firewall-windows = le pare-feu Windows Defender
doctor-firewall-macos = le coupe-feu de macOS
doctor-wall-closed = { $wall } les arrête : port { $port }
doctor-wall-unsure = { $wall } les arrête peut-être : port { $port }
