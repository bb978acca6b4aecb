## companion appliance

building-appliance-about =
    Pour une table flashée sur une carte (voir docs/card.md). Son système est en lecture seule :
    débrancher ne lui fait rien. Ce qui diffère d'une table à l'autre est dans companion.txt, sur la
    partie de la carte que tout ordinateur peut lire.
building-appliance-examples =
    exemples :
      sudo companion appliance update table-companion         la dernière version publiée
      sudo companion appliance update ./table_companion.whl   un fichier
      sudo companion appliance back                           celle d'avant
building-appliance-settings-help = lire companion.txt ; fait à chaque démarrage
building-appliance-option-boot = où se trouve companion.txt
building-appliance-option-root = écrire sous ce dossier
building-appliance-update-help = installer une version plus récente à côté de celle-ci
building-appliance-word-what = un paquet, un fichier ou un dossier, comme pour pip
building-appliance-back-help = démarrer avec la version d'avant
building-appliance-starts-from-now-back-one = { $made } démarre désormais ; revenir à celle d'avant : companion appliance back
building-appliance-starts-from-now = { $before } démarre désormais.
building-appliance-version-came-starts-from-now = La version d'origine démarre désormais.
building-appliance-failed = échec
building-appliance-companion-appliance-only-root-may = companion appliance { $action } : seul root le peut ; lancer avec sudo

## companion boards

building-boards-about =
    Salue chaque carte de place et dit son id, son firmware, ses entrées et à quel point son horloge
    est connue. Rien n'est pris à une carte : ce qu'elle a gardé reste pour la table.
building-boards-no-seat-board-plugged-try = Aucune carte de place n'est branchée. Essayer un autre câble (certains ne font que charger), indiquer son port (companion boards --port /dev/ttyACM0), ou flasher une nouvelle carte : firmware/README.md
building-boards-option-port = ne regarder que ce port (peut être répété ; par défaut : chaque RP2040 branché)
building-boards-flash-help = installer le firmware sur une carte
building-boards-flash-about = Copie le firmware sur une carte qui fait tourner MicroPython, par mpremote, et la redémarre. Son board.json, qui dit ce qui est sur quelle broche, reste tel quel.
building-boards-word-at = le port de la carte, ou son id
building-boards-option-board-json = installer aussi celui-ci
building-boards-wiring-help = montrer quel fil va à quelle broche d'une carte
building-boards-wiring-about = Lit un board.json, et imprime chaque fil avec ses deux bouts ; avec --svg, dessine aussi la carte. Il ne faut pas de carte.
building-boards-word-file = ce qui est sur quelle broche
building-boards-option-svg = dessiner aussi le câblage dans ce fichier
building-boards-not-utf-8 = pas en UTF-8
building-boards-cannot-read-name-board-json = { $file } : ne peut être lu ({ $reason }) ; indiquer un board.json
building-boards-firmware-installed-files-now-try = { $device } : firmware { $version } installé, { $files } fichiers. Maintenant, essayer :
building-boards-board-firmware = { $port }  carte { $board_id }  firmware { $firmware }  { $clock }
building-boards-older-than-programs-firmware = plus ancien que le firmware { $shipped } de ce programme : { $remedy }
building-boards-newer-than-programs-firmware-update = plus récent que le firmware { $shipped } de ce programme : mettre à jour le programme
building-boards-events-were-lost-since-switched = { $lost } événements perdus depuis l'allumage
building-boards-clock-known-us-drift-ppm = horloge connue à { $clock_u_us } us, dérive { $drift_ppm } ppm
building-boards-seat-lamps = place { $seat } lampes : { $found }
building-boards-seat = place { $seat } : { $found }
building-boards-firmware-version-py-does-not = firmware/version.py ne dit pas FIRMWARE = (1, 2, 3)
building-boards-not-there-expected-board-json = { $description } : n'est pas là ; attendu : un board.json
building-boards-mpremote-did-not-end-replug = { $device } : mpremote n'a pas fini ; rebrancher la carte, réessayer
building-boards-status = code { $returncode }
building-boards-mpremote-could-not-install-firmware = { $device } : mpremote n'a pu installer le firmware : { $why }

## companion calibrate

building-calibrate-about =
    Joue des clics et les enregistre, pour mesurer de combien un son est dans l'air plus tard que ne le
    dit la carte son : amplificateur, HDMI, le haut-parleur lui-même. Tenir le micro au haut-parleur, ou
    relier la sortie à l'entrée par un câble. Le trajet du haut-parleur aux joueurs n'en fait pas partie :
    c'est voice.distance_m. N'écrit voice.delay_ms dans le profil que si le retard se répète.
building-calibrate-option-device = la sortie (par défaut : voice.device du profil)
building-calibrate-option-input = le micro ou l'entrée ligne (par défaut : celui du système)
building-calibrate-option-mic-distance = distance du micro au haut-parleur, en mètres (par défaut : %(default)g)
building-calibrate-option-clicks = combien (par défaut : %(default)s)
building-calibrate-option-phone = mesurer plutôt l'écran tactile d'un téléphone : des coups sur sa vitre, par le micro
building-calibrate-option-dry-run = mesurer, mais ne rien écrire
building-calibrate-shipped-profile-not-written-copy = { $profile } est un profil fourni et n'est pas modifié ; le copier d'abord : companion profile show { $profile } > my-table.toml
building-calibrate-not-calibrated = pas calibré : { $reason }
building-calibrate-delay-ms-spread-ms = retard { $delay_us } ms, dispersion { $spread_us } ms
building-calibrate-open-phone-lay-beside-microphone = Ouvre { $address } sur le téléphone et pose-le près du micro. Frappe la zone
building-calibrate-fingernail-times-about-once-second = avec un ongle, { $knocks } fois, environ une fois par seconde.
building-calibrate-clicks-through = { $clicks } clics par { $name } ...
building-calibrate-choose-another-input = { $doubt } ; choisir un autre --input
building-calibrate-output-knows-own-time-only = la sortie ne connaît son propre temps qu'à { $doubt_us } ms près ; choisir un autre --device (aplay -L les liste), au mieux la carte elle-même
building-calibrate-cannot-written-add-delay-ms = { $file } : ne peut être écrit ({ $reason }) ; ajouter delay_ms = { $delay_ms }
building-calibrate-voice-delay-ms = { $file } : voice.delay_ms = { $delay_ms }

## companion check

building-check-seat-lamp = place { $seat } lampe { $name }
building-check-seat = place { $seat } { $name }
building-check-about =
    Fait le tour de la table : demande chaque bouton et capteur à son tour, montre ce qui arrive, fait
    clignoter chaque lampe, et nomme ce qui est inversé, bloqué, instable ou mort et quel fil regarder.
    Touches : y et n répondent pour une lampe, s passe, q finit. Code de fin 0 seulement si tout va bien.
building-check-option-seat = ne vérifier qu'une place
building-check-option-patience = combien de temps attendre un appui (par défaut : %(default)g)
building-check-option-listen = combien de temps écouter d'abord les lignes qui bougent sans personne (par défaut : %(default)g)
building-check-option-auto = laisser le programme presser lui-même les entrées simulées
building-check-option-fault = avec --auto, faire comme si quelque chose était cassé : "3 red dead" (ou stuck, chatters, lamp, "swapped 4 blue") ; peut être répété
building-check-seat-table-has-seats-1 = --seat { $seat } : cette table a les places 1 à { $seats }
building-check-auto-nothing-simulated-here-run = --auto : rien n'est simulé ici ; lancer la vérification sans cela et appuyer soi-même
building-check-every-input-simulated-nobody-can = { $profile } : toute entrée est simulée, et personne ne peut y appuyer ; ajouter --auto pour laisser appuyer le programme, ou indiquer ta table : --profile FICHIER

## companion completion

building-completion-about =
    Imprime ce qui permet à un shell de compléter les commandes, options, jeux et thèmes de
    companion. Un companion installé l'apporte pour bash, zsh et fish ; là où le shell ne le
    trouve pas, mettre la ligne de ton shell dans le fichier qu'il lit à son démarrage :

## companion doctor

building-doctor-usb-device = appareil USB { $name }
building-doctor-python-package = le paquet Python { $name } { $problem }
building-doctor-port-cannot-opened = le port { $port } ne peut être ouvert ({ $reason })
building-doctor-python-package-cryptography = le paquet Python cryptography { $problem }
building-doctor-not-installed = n'est pas installé
building-doctor-cannot-run-here = ne peut tourner ici : { $reason }
building-doctor-about =
    Regarde ce qu'il faut au profil : appareils et groupes, I2C, son, écran, cartes de place et leur
    firmware, comment les téléphones l'atteignent, le journal et sa place, heure, courant. Dit comment
    réparer ce qu'il trouve. Code de fin 1 si quelque chose empêche d'y jouer comme dit le profil.
building-doctor-mend-before-table-profile-says = { $wrong } à réparer avant que cette table soit ce que dit son profil.
building-doctor-fit-play-know-about = Prête à jouer ; { $notes } à savoir.
building-doctor-fit-play = Prête à jouer.
building-doctor-reading-journal = lecture du journal
building-doctor-match = partie { $match } : { $reason }
building-doctor-match-2 = partie { $match } : { $wrong }

## companion install

building-install-about =
    Fait de cette machine une table qui démarre avec son interrupteur : écrit l'unité systemd, les
    règles udev et l'utilisateur qui la fait tourner, copie le profil dans /etc/companion/table.toml
    s'il n'y en a pas, et démarre le service. Dit ce qu'il a fait, pas à pas.
building-install-option-dry-run = dire ce qui serait fait
building-install-option-no-start = l'activer, mais ne pas le démarrer maintenant
building-install-option-remove = le défaire ; profil et journal restent
building-install-option-root = écrire sous ce dossier et ne lancer aucune commande
building-install-companion-install-only-root-may = companion install : seul root le peut ; lancer avec sudo
building-install-look-systemctl-status-companion-check = Le regarder :  systemctl status companion ;  vérifier la machine :  companion doctor
building-install-names-not-there-bring-take = { $profile } nomme { $source }, qui n'est pas là ; l'apporter, ou l'ôter
building-install-program-companion-not-machine-install = le programme companion n'est pas sur cette machine ; l'installer avec pip, au mieux dans /opt/companion : python3 -m venv /opt/companion
building-install-skipped = passé   { $command }   ({ $purpose } : { $why })
building-install-would-write = écrirait  { $path }
building-install-would-copy = copierait { $source } vers { $path }
building-install-copied = copié   { $source } vers { $path }
building-install-would-link = lierait   { $path } à { $target }   ({ $purpose })
building-install-linked = lié     { $path } à { $target }   ({ $purpose })
building-install-would-run = lancerait { $said }   ({ $purpose })
building-install-could-not = échec : { $purpose } : { $said } : { $last }
building-install-left = laissé  { $path }
building-install-left-yours = laissé  { $path } (à toi)
building-install-wrote = écrit   { $path }
building-install-ran = lancé   { $said }   ({ $purpose })

## companion profile

building-profile-shipped-profile-toml-file = un profil fourni, ou un fichier TOML
building-profile-profile-about = Un profil est un fichier TOML qui dit de quoi une table est faite. Profils fournis, utilisables par leur nom : { $shipped_names }.
building-profile-check-help = trouver toutes les fautes d'un profil
building-profile-check-about = Dit toutes les fautes d'un coup, chacune avec sa clé et ce qui serait juste.
building-profile-wiring-help = montrer quel fil va où
building-profile-wiring-about = Imprime chaque fil avec ses deux bouts ; avec --svg, dessine aussi l'image.
building-profile-option-svg = dessiner aussi le câblage dans ce fichier
building-profile-option-panel-svg = le dessiner en SVG
building-profile-show-help = imprimer un profil fourni, pour en tirer le tien
building-profile-show-about = Imprime un profil fourni avec ses commentaires : companion profile show laptop > my-table.toml
building-profile-seats-inputs-lamps-all-right =
    { $named } : { $name } : { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $inputs ->
        [one] { $inputs } entrée
       *[other] { $inputs } entrées
    }, { $lamps ->
        [one] { $lamps } lampe
       *[other] { $lamps } lampes
    }. Tout est juste.
building-profile-panel-help = dessiner le panneau d'une place en vraie grandeur, à découper et percer
building-profile-panel-about = Dessine à 1:1 ce qu'on découpe et perce pour une place : trous pour ses boutons, lampes et vis, emplacements de ses capteurs. Ce qui est simulé est omis. SVG et DXF contiennent une place ; PDF peut les contenir toutes.
building-profile-option-seat = cette place (par défaut : toutes)
building-profile-option-dxf = le dessiner pour une découpeuse laser
building-profile-option-pdf = le dessiner pour une imprimante
building-profile-option-button = les trous des boutons en mm (par défaut : %(default)s)
building-profile-option-tolerance = ajouter tant au diamètre de chaque trou ; moins de 0 pour un faisceau qui coupe large (par défaut : %(default)s)
building-profile-labels-help = imprimer une étiquette par place : qui est là, ce que dit chaque bouton
building-profile-labels-about = Écrit une étiquette par place, à découper : son numéro, qui est assis là, et ce que dit chacun de ses boutons et capteurs dans les jeux de cette table.
building-profile-file = le fichier
building-profile-option-game = ce jeu seulement (peut être répété ; par défaut : tous ceux qu'on peut jouer à tant)
building-profile-option-paper = du PDF (par défaut : %(default)s)
building-profile-expected-millimetres-2-2 = { $text } : attendu : des millimètres, -2 à 2
building-profile-panel-say-draw-svg-dxf = panel : dire quoi dessiner : --svg, --dxf ou --pdf, chacun avec un fichier
building-profile-panel-svg-dxf-holds-one = panel : un SVG ou DXF contient une place : ajouter --seat 1, puis 2 et ainsi de suite
building-profile-x-mm = { $title } : { $width } x { $height } mm
building-profile-layers = Ses calques : { $layers }
building-profile-pages-print-100-measure-bar =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }. Imprimer à 100 %, et mesurer la barre : 100 mm.
building-profile-drawing = Le dessin est dans { $file }

## companion setup

building-setup-about =
    Cherche encodeurs USB, claviers, manettes, cartes de place, contrôleurs tactiles et les lignes d'un
    Pi, demande chaque bouton et capteur (« Place 1 : appuie sur le bouton blanc »), écrit un profil avec
    des commentaires, et le vérifie. Un fil pressé deux fois, ou deux qui se touchent, est nommé aussitôt.
building-setup-examples =
    exemples :
      companion setup                     décrire la table dans table.toml
      companion setup my-table.toml       dans un autre fichier ; un ancien n'est jamais perdu
      companion setup --try               voir comment ça se passe, sans rien brancher
building-setup-word-file = le profil à écrire (par défaut : %(default)s)
building-setup-option-game = à quoi l'on jouera
building-setup-option-view = ce qui le montre
building-setup-option-no-phone = ne servir aucune page à un téléphone
building-setup-option-port = où est servie la page pour un téléphone (par défaut : %(default)s)
building-setup-option-i2c = chercher des contrôleurs tactiles sur ce bus (sur un Pi : le sien)
building-setup-option-try = simuler un encodeur
building-setup-option-theme = sombre ou clair
building-setup-option-size = de la fenêtre
building-setup-option-fullscreen = utiliser tout l'écran
building-setup-there-no-screen-no-terminal = il n'y a ni écran ni terminal où demander ; le lancer là où quelqu'un peut répondre
building-setup-looking-plugged = Je regarde ce qui est branché ...
building-setup-folder-name-file-such = { $file } est un dossier ; indiquer un fichier, comme { $example }
building-setup-no-folder-make-first = { $parent } n'est pas un dossier ; le créer d'abord
building-setup-nothing-written = Rien n'a été écrit.
building-setup-written-now = { $file } est écrit. Maintenant :
building-setup-companion-check-profile-try-every = companion check --profile { $file }     réessayer chaque bouton, à tout moment
building-setup-companion-daemon-profile-play = companion daemon --profile { $file }    jouer
building-setup-sudo-companion-install-profile-let = sudo companion install --profile { $file }    faire démarrer cette machine comme cette table

## The camera

building-check-option-camera = regarder plutôt par la caméra : dessiner ce qu'elle voit, et dire quel tapis est caché, trop petit, trop sombre ou flou
building-check-option-picture = où --camera dessine ce qu'elle voit ; camera.png
building-option-keep-frames = garder chaque image de la caméra dans ce dossier ; sans cela aucune n'est gardée
