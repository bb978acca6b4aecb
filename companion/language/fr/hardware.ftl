## checks

hardware-gpiozero-has-no-pin-factory = gpiozero n'a pas de pin factory { $name } ; attendu : un de { $factories }
hardware-input-seat-unknown-expected-one = l'entrée { $input } de la place { $seat } est inconnue ; attendu : un de { $inputs }
hardware-lamp-colour-unknown-expected-one = la couleur de lampe { $input } est inconnue ; attendu : un de { $buttons }
hardware-used-twice-expected-once = { $what } { $value } sert deux fois ; attendu : une fois
hardware-expected-more = { $what } est { $value } ; attendu : { $least } ou plus

## config

hardware-line-offset = numéro de ligne
hardware-lamp-offset = numéro de lampe
hardware-electrode-does-not-exist-expected = l'électrode { $number } n'existe pas ; attendu : 0 à 11
hardware-electrode-touch-release-expected-0 = électrode { $number } : touch { $touch }, release { $release } ; attendu : 0 < release <= touch <= 255
hardware-irq-line-offset = numéro de ligne IRQ
hardware-mpr121-address-impossible-expected-0x5a = l'adresse MPR121 { $address } est impossible ; attendu : 0x5a à 0x5d
hardware-i2c-bus = bus I2C
hardware-mpr121-address = adresse MPR121
hardware-loss-expected-0-0-1 = loss est { $loss } ; attendu : 0.0 à 1.0
hardware-lines-one-chip-expected-most = { $lines } lignes sur une puce ; attendu : au plus { $max_lines }
hardware-lamp-line = ligne de lampe

## contact

hardware-when-table-started = enclenché au démarrage de la table
hardware-reading-again = lu de nouveau
hardware-no-edge-came = aucun front n'est venu
hardware-edge-missing = il manque un front

## drivers/evdev/config

hardware-control-code = code de commande
hardware-side-expected-1-0-1 = le côté de { $name } est { $side } ; attendu : -1, 0 ou 1
hardware-usb-device-needs-name-id = un appareil USB demande un name, un id, un phys ou un path
hardware-axis-axis-off-expected-0 = axis_on { $axis_on }, axis_off { $axis_off } ; attendu : 0 < axis_off <= axis_on <= 100

## drivers/evdev/kernel

hardware-input-device = périphérique d'entrée { $path }
hardware-unplugged = { $where } : débranché
hardware-permission-denied-add-user-group = { $where } : accès refusé ; ajouter cet utilisateur au groupe input (sudo usermod -aG input $USER), puis se reconnecter

## drivers/evdev/source

hardware-usb-device-has-no-companion = appareil USB { $title } : { $name } n'a pas { $missing } ; companion setup dit quel bouton est lequel
hardware-back = { $name } est revenu
hardware-more-presses-once-than-kernel = { $name } : plus d'appuis à la fois que le noyau n'en garde
hardware-not-plugged-lamps-set-when = { $name } : pas branché ; ses lampes seront réglées alors
hardware-has-no-led-number = { $name } : n'a pas de LED numéro { $led }

## drivers/evdev/sysfs

hardware-usb-device-no-plugged-there = appareil USB { $title } : aucun { $match } n'est branché ; il y a : { $there }
hardware-usb-device-say-phys-one = appareil USB { $title } : { $wholes } sont { $match } ; dire lequel avec phys = un de : { $sockets }
hardware-has = il a { $lamps }
hardware-has-none = il n'en a pas
hardware-no-led = { $where } : pas de LED { $name } ; { $known }
hardware-permission-denied-leds-belong-root = { $file } : accès refusé ; les LED sont à root tant qu'une règle udev n'en dit pas autrement : voir docs/hardware.md, USB
hardware-none = aucun

## drivers/gpiod driver

hardware-edges-overran-kernels-buffer = { $missing } fronts ont débordé du tampon du noyau

## drivers/gpiod lamps

hardware-no-lamp-seat-lamps-closed = pas de lampe { $colour } à la place { $seat }, ou ses lampes sont fermées
hardware-lamps-gpio-chip = lampes sur la puce GPIO { $chip }
hardware-refuses-lines-has-all-these = { $where } : refuse les lignes { $lines } ({ $reason }) ; les a-t-elle toutes ?

## drivers/gpiod request

hardware-gpio-chip = puce GPIO { $chip }
hardware-refuses-lines-does-chip-have = { $where } refuse les lignes { $lines } ({ $reason }) ; la puce les a-t-elle, et peuvent-elles être des entrées à fronts ?

## drivers/gpiozero driver

hardware-stamps-not-table-clock-stamping = { $name } : les dates ne sont pas à l'horloge de la table ; datation en Python
hardware-pin-answers-again = la broche répond de nouveau

## drivers/gpiozero lamps

hardware-lamp = lampe { $driver } { $place }

## drivers/gpiozero pins

hardware-choose-line-board-has-free = { $where } : { $said } ; choisir une ligne libre de cette carte
hardware-use-may-user = { $where } : { $said } ; est-ce déjà pris, cet utilisateur y a-t-il droit ?

## drivers/mpr121

hardware-i2c-bus-2 = bus I2C { $bus }
hardware-not-read-ms = { $where } n'a pas été lu pendant { $gap_us } ms
hardware-pad-out-range-shorted-wire = { $where } : capteur hors limites ; court-circuit, ou fil trop long ?
hardware-pad-range-again = capteur de nouveau dans les limites
hardware-re-initialised-hand-rested-pad = { $where } réinitialisé ; une main posée sur un capteur doit se lever une fois

## drivers/mpr121 chip

hardware-mpr121 = MPR121 en { $address }
hardware-answers-after-reset-mpr121-says = { $where } : répond { $found } après une remise à zéro, un MPR121 dit { $config2_after_reset } ; y a-t-il un autre appareil à cette adresse ?
hardware-over-current-check-resistor-rext = { $where } : surintensité ; vérifier la résistance à sa broche REXT
hardware-lost-settings-check-power-supply = { $where } : a perdu ses réglages ; vérifier son alimentation

## drivers/phone

hardware-phone-chair = téléphone à la chaise { $seat }
hardware-another-phone-sits-there = un autre téléphone est assis là
hardware-no-phone-sits-there-any = plus aucun téléphone n'est assis là
hardware-heard-again = on entend de nouveau { $name }
hardware-press-from-before-had-chair = un appui d'avant qu'il ait cette chaise n'est pas signalé
hardware-goes = { $name } : continue
hardware-line-gone = sa ligne est coupée
hardware-page-not-front = sa page n'est pas au premier plan
hardware-has-not-been-heard-three = muet depuis trois secondes
hardware-clock-not-known = son horloge n'est pas connue

## drivers/seat board

hardware-does-not-answer-does-run = { $name } : ne répond pas ; a-t-il notre firmware ?
hardware-battery-low-v-charge-change = { $name } : sa batterie est faible, { $mv } V ; la charger ou la changer
hardware-still-works = { $name } : marche encore
hardware-started-again-times = redémarré, { $attempt } fois sur { $most }
hardware-does-not-start = ne démarre pas ; { $flashing }
hardware-board-stood-micropython-prompt = { $name } : la carte était à son invite MicroPython ; { $detail }
hardware-board-restarted = { $name } : la carte a redémarré
hardware-board-has-no-look-board = { $name } : la carte n'a pas { $place } ; regarder son board.json
hardware-board-speaks-version-wire-program = { $name } : la carte parle la version { $version } du protocole, ce programme la { $ours } ; { $remedy }
hardware-events-from-number = { $count } événements à partir du numéro { $first }
hardware-board-had-not-delivered-when = ce que la carte n'avait pas livré en redémarrant, à partir de { $first }
hardware-lost = { $name } : perdu { $which }
hardware-delivering-again = { $name } : livre de nouveau
hardware-no-lamp-seat = { $name } : pas de lampe { $input } à la place { $seat }
hardware-not-connected-lamps-set-when = { $name } : pas connecté ; ses lampes seront réglées alors
hardware-board-has-no-lamp-there = { $name } : la carte n'a pas de lampe { $input } là

## drivers/seat board air

hardware-seat-board-wifi-expected-wifi = carte de place wifi : attendu : wifi:ID:KEY, avec les 16 chiffres de la carte et les 64 chiffres de sa clé (wifi.secret dans son board.json)
hardware-udp-port = port UDP { $number }

## drivers/seat board line

hardware-plug-install-firmware-companion-boards = la brancher et installer son firmware avec companion boards flash
hardware-install-firmware-companion-boards-flash = installer son firmware avec companion boards flash { $port }

## drivers/seat board port

hardware-no-board-id-plugged-try = { $driver } { $port } : aucune carte de cet id n'est branchée ; essayer companion boards
hardware-serial-port = port série { $device }

## drivers/seat board survey

hardware-no-answer = { $device } : pas de réponse ; { $flashing }
hardware-firmware-speaks-version-wire-program = { $device } : son firmware parle la version { $version } du protocole, ce programme la { $ours } ; { $remedy }

## drivers/sim

hardware-plugged-again = rebranché
hardware-no-input-seat-simulated-table = pas d'entrée à la place { $seat } de cette table simulée
hardware-no-seat-simulated-table = pas de { $name } à la place { $seat } de cette table simulée
hardware-simulated-lamp-broken-mend = la lampe simulée { $place } est cassée ; la réparer

## drivers/sim script

hardware-verb-unknown-expected-one = le verbe { $verb } est inconnu ; attendu : un de { $verbs }
hardware-script-line-expected-microseconds-verb = ligne de script { $number } : { $words } ; attendu : microsecondes verbe place [entrée [by place]], comme 120000 touch 3 pile by 2
hardware-script-line = ligne de script { $number } : { $reason }

## errors

hardware-driver-needs-python-package-pip = le pilote { $driver } demande le paquet Python { $module } : pip install "table-companion[{ $extra }]"
hardware-permission-denied-add-user-group-owns = { $where } : accès refusé ; ajouter cet utilisateur au groupe propriétaire (sudo usermod -aG gpio,i2c,dialout $USER), puis se reconnecter
hardware-use-another-program-stop-one = { $where } : pris par un autre programme ; l'arrêter, puis réessayer
hardware-not-there-connected-enabled-named = { $where } : pas là ; est-ce branché, activé et bien nommé ?
hardware-check-cable-power = { $where } : { $reason } ; vérifier câble et alimentation

## extras

hardware-driver-cannot-run-here = pilote { $driver } : { $module } ne peut tourner ici : { $line }

## health

hardware-more-than-edges-us = plus de { $limit } fronts en { $window } us
hardware-us = enclenché depuis { $stuck_us } us
hardware-quiet-again = de nouveau calme

## microphone

hardware-delivers-nothing = { $name } ne livre rien
hardware-times-jump-ms = { $name } : ses temps sautent de { $spread } ms
hardware-connected = { $name } : { $line } ; est-ce branché ?
hardware-lost-samples-machine-too-busy = { $name } a perdu des échantillons : la machine était trop occupée
hardware-does-not-know-own-time = { $name } ne connaît pas son propre temps

## patience

hardware-answers = { $name } : répond

## phones/config

hardware-reached-chair = chaise atteinte

## phones/link

hardware-presses-never-came-before-number = { $missing } de ses appuis ne sont jamais venus, avant le numéro { $n }
hardware-more-presses-than-can-wait = plus d'appuis qu'il n'en peut attendre avant que son horloge soit connue
hardware-press-page-gone-cannot-dated = un appui d'une page disparue ne peut être daté par son horloge
hardware-clock-jumped-does-not-tell = son horloge a sauté, ou ne dit pas vrai ; on la réapprend
hardware-press-from-before-phone-slept = un appui d'avant la veille du téléphone ne peut être daté par son horloge
hardware-press-sent-before-stamp = un appui envoyé avant sa date
hardware-press-came-before-stamp = un appui arrivé avant sa date
hardware-press-stamped-before-one-before = un appui est daté d'avant le précédent
hardware-press-whose-other-half-lost = un appui dont l'autre moitié est perdue ne peut être signalé

## speakers/launched

hardware-does-not-answer = ne répond pas
hardware-ended-status = a fini avec le code { $status }
hardware-ended = a été arrêté par { $name }
hardware-ended-signal = a été arrêté par le signal { $status }

## speakers/life

hardware-speakers-process-found-no-output = le processus du haut-parleur n'a pas trouvé de sortie à temps
hardware-speakers-process-before-spoke = le processus du haut-parleur { $status } avant de parler
hardware-speakers-process-does-not-answer = { $name } : le processus du haut-parleur ne répond pas
hardware-speakers-process = { $name } : le processus du haut-parleur { $status }

## speakers/mixer

hardware-may-stay-silent = { $name } : { $reason } ; il restera peut-être muet
hardware-mixer-pygame-not-there-pip = mixer : pygame n'est pas là ; pip install pygame
hardware-speaker-connected = { $name } : { $line } ; un haut-parleur est-il branché ?

## speakers/portaudio

hardware-use-elsewhere = { $name } : { $line } ; est-ce pris ailleurs ?
hardware-takes-sound-faster-than-can = { $name } : prend le son plus vite qu'on ne peut l'entendre, comme un appareil nul ; en indiquer un autre dans voice.device
hardware-opens-but-asks-no-sound = { $name } : s'ouvre, mais ne demande pas de son ; indiquer un autre appareil
hardware-words-dated-from-program-instead = { $name } : { $trouble } ; les mots sont datés par le programme, à { $u } ms près environ
hardware-stopped-check-cable-play-goes = { $name } : arrêté ; vérifier son câble. Le jeu continue sans voix
hardware-speaks-again = { $name } : parle de nouveau
hardware-portaudio-no-sounddevice-package-pip = portaudio : pas de paquet sounddevice ; pip install sounddevice
hardware-portaudio-portaudio-library-not-there = portaudio : la bibliothèque PortAudio n'est pas là ; sudo apt install libportaudio2

## speakers/remote

hardware-speakers-process-cannot-started = le processus du haut-parleur ne peut démarrer : { $what }
hardware-started-again-words-shown-meanwhile = { $why } ; il redémarre, en attendant les mots sont affichés

## storm

hardware-again = { $name } : de nouveau en marche
hardware-switched-off-s-reports-more = { $name } : coupé pour { $rest } s : signale plus que des mains ne peuvent faire ; regarder ses fils, ou le débrancher
hardware-calm-again =
    { $times ->
        [1] { $reason } une fois, de nouveau calme
       *[other] { $reason } { $times } fois en { $span } s, de nouveau calme
    }

## table

hardware-lamps-answer-again = les lampes répondent de nouveau
hardware-signal-came-out-turn = { $name } : le signal { $seq } est venu avec { $missing } d'écart à son tour

## waker

hardware-system-cannot-wait-wired-device = ce système ne peut attendre un appareil câblé ; utiliser une table sous Linux, ou une table simulée

## worker

hardware-source-opened-once = { $name } : une source s'ouvre une fois
hardware-driver-failed = { $name } : le pilote a échoué : { $reason }

## Seat boards, of an input that they cannot read: after the name of the board

hardware-board-cannot-read = la carte ne peut la lire
hardware-board-out-of-range = son capteur ne peut être mesuré ; chercher un court-circuit ou un fil trop long
hardware-board-over-current = sa puce tactile signale une surintensité ; regarder son câblage

## Sound cards whose times cannot be believed: after the name of the card

hardware-stream-dry = elle est sans cesse à sec
hardware-stream-zero = son temps de flux est 0
hardware-stream-past = son temps de flux est dans le passé
hardware-stream-foreign = son temps de flux n'est pas de l'horloge de la table
hardware-stream-unsteady = son temps de flux ne suit pas ses échantillons

## The camera

hardware-camera = caméra { $device }
hardware-camera-not-opened = { $where } : cette caméra ne s'ouvre pas. Fermez les autres programmes qui l'utilisent, et vérifiez que cet utilisateur est du groupe « video »
hardware-camera-no-pictures = { $where } : aucune image n'arrive ; vérifiez son câble, ou nommez une autre caméra
hardware-camera-mat-hidden = { $name } : { $seat ->
    [0] le tapis du pot
   *[other] le tapis de la place { $seat }
} n'est plus en vue depuis dix secondes ; ce qui s'y trouve n'est pas lu
hardware-camera-mat-found = { $name } : { $seat ->
    [0] le tapis du pot
   *[other] le tapis de la place { $seat }
} est de nouveau en vue
