# What `companion doctor` finds, each in one line, and how to mend it in another. Commands, names of
# files, keys and [sections] of a profile stay as they are.

## checks

doctor-not-there = not there
doctor-may-not-use = { $user } may not use it
doctor-there-user-may-use = there, and this user may use it
doctor-switch-i2c-sudo-raspi-config = switch I2C on: sudo raspi-config nonint do_i2c 0, then restart
doctor-kernel-shows-no-gpio-name = the kernel shows no GPIO: name the right chip under [gpio] (gpiodetect lists them)
doctor-plug-name-port-anew-companion = plug it in, or name its port anew: companion boards lists what is there
doctor-permissions-closed-sudo-chmod-g = its permissions are closed: sudo chmod g+rw { $path }
doctor-i2c-bus = I2C bus { $touch_bus }
doctor-khz = { $touch_hz } kHz
doctor-into-boot-firmware-config-txt = into /boot/firmware/config.txt: dtparam=i2c_arm_baudrate=400000, then restart
doctor-pads-read-late-dated-less = { $how }: pads are read late, and dated less exactly
doctor-python-package = Python package { $name }
doctor-python-packages = Python packages
doctor-check-cable-port = check its cable; port { $port }
doctor-firmware-program-ships = firmware { $firmware }, this program ships { $wanted }
doctor-firmware = firmware { $wanted }
doctor-usb-device = USB device { $name }
doctor-plug-companion-setup-finds-there = plug it in; companion setup finds what is there
doctor-may-not-use-2 = { $user } may not use { $path }
doctor-there-press-known-ms = there; a press is known to { $late_us } ms
doctor-press-may-told-ms-after = a press may be told { $late_us } ms after it was
doctor-under-table-latency-ms = under [table], latency_ms = { $late_us }
doctor-may-not-light-lamps = { $user } may not light its lamps
doctor-one-udev-rule-docs-hardware = one udev rule: docs/hardware.md, USB, has it
doctor-connect-speaker-choose-silence-output = connect a speaker, or choose silence: output = "none" under [voice]
doctor-no-output-lamps-display-speak = no output; the lamps and the display speak
doctor-under-voice-device-one = under [voice], device is one of: { $outputs }
doctor-there-no-output = there is no output { $device }
doctor-spoken-seat-numbers-no-synthesiser = spoken as seat numbers: no synthesiser
doctor-connect-one-say-there-none = connect one, or say that there is none: output = "none" under [display]
doctor-none-found = none found
doctor-no-font-such-names-written = no font for { $scripts }: such names are written in Latin letters
doctor-font-every-script-asked = a font for every script that is asked for
doctor-choose-another-port-under-console = choose another: port = ... under [console]
doctor-no-page-phones = no page for phones: { $console }
doctor-feed-answers = { $broker } answers, and lets this table in
doctor-feed-in-the-open = the password goes to { $broker } for everybody to read
doctor-feed-mend-in-the-open = have the broker talk in secret, and begin its address with mqtts://
doctor-feed-mend-away = switch the broker on, or say where it is: broker = ... under [feed]
doctor-feed-mend-refuses = say who this table is there: user and password_file under [feed]
doctor-feed-mend-untrusted = name whoever signed the broker's certificate: ca_file under [feed]
doctor-feed-mend-file = let the table's user read it, or name another under [feed]
doctor-delete-another-made-next-start = delete it: another is made at the next start
doctor-ends-days =
    { $days ->
        [one] it ends in { $days } days
       *[other] it ends in { $days } days
    }
doctor-ended-days-ago =
    { $days ->
        [one] it ended { $days } days ago
       *[other] it ended { $days } days ago
    }
doctor-switch-table-right-time-renewed = switch the table on with the right time: it is renewed at its start
doctor-make-folder-writable-name-another = make the folder writable, or name another: --journal FOLDER
doctor-cannot-written = { $journal } cannot be written
doctor-make-room-without-evidence-kept = make room: without it, evidence is kept in memory only
doctor-mb-left = { $free_mb } MB left in { $journal }
doctor-mb-left-2 = { $journal }, { $free_mb } MB left
doctor-make-room-let-old-matches = make room, or let old matches go: keep_matches or keep_days under [journal]
doctor-full = { $full } full
doctor-nothing-deleted-companion-journal-check = nothing is deleted; companion journal check { $journal } tells what it cost
doctor-run-user-table-runs-sudo = run this as the user that the table runs as, or with sudo
doctor-read-newest-time-there = read the newest { $looked } of { $there } in the time there is
doctor-companion-journal-check-reads-all = companion journal check { $journal } reads all of them
doctor-failed-row-last-time = failed { $failed_starts } in a row, the last time: { $failed_why }
doctor-mend-companion-daemon-normal-forgets = mend that; companion daemon --normal forgets it, so does a minute of good running
doctor-connect-network-once-sudo-timedatectl = connect the network once, or: sudo timedatectl set-time ...
doctor-calendar-says-judging-not-affected = the calendar says { $year }; judging is not affected, dates in the history are
doctor-connect-network-once-judging-not = connect the network once; judging is not affected
doctor-calendar-has-not-been-set = the calendar has not been set since it was switched on
doctor-calendar-set = the calendar is set
doctor-use-pis-own-power-supply = use the Pi's own power supply and a short cable
doctor-too-little-voltage-right-now = too little voltage right now
doctor-too-little-voltage-since-switched = too little voltage since it was switched on
doctor-installed-not-running = installed, not running
doctor-not-installed = not installed
doctor-join-the-group = sudo usermod -aG { $group } { $user }, then log in again
doctor-board = board { $name }

## phones

doctor-if-one-cannot-same-wi = if one cannot: is it in the same Wi-Fi (no guest network, mobile data off), and does the router keep devices apart (client isolation, AP isolation)?
doctor-join-wi-fi-phones-make = join the Wi-Fi that the phones are in, or make this machine a hotspot for them
doctor-machine-no-network = this machine is in no network
doctor-companion-play-phones-opens-good = companion play --phones opens it; for good: bind = "local" under [console]
doctor-page-machine-alone = the page is for this machine alone
doctor-under-console-bind-local-one = under [console], bind = "local", or one of: { $addresses }
doctor-machine-does-not-have-address = this machine does not have the address { $bind }
doctor-router-cable-phones-need-address = is the router on, and the cable in? Phones need an address of the same network
doctor-no-router-gave-machine-address = no router gave this machine an address ({ $first })
doctor-allow-python-private-networks-settings = allow Python in private networks: Settings, Firewall, Allow an app
doctor-allow-python-system-settings-network = allow Python: System Settings, Network, Firewall, Options
doctor-let-tcp-dport-udp-dport = let tcp dport { $port } and udp dport 5353 in, in its chain for input: sudo nft list ruleset
doctor-none-network-address-serves = none in the network ({ $nameless }); the address serves
doctor-program-has-port-5353-sudo = which program has port 5353? sudo ss -lunp sport = :5353
doctor-let-udp-port-5353-through = let udp port 5353 through the firewall; some routers keep multicast from phones
doctor-nobody-answers-address-serves = nobody answers for { $name }; the address serves
doctor-answered = { $name } is answered for
doctor-mend-ufw = sudo ufw allow from { $house } to any port { $port } proto tcp; for the name: sudo ufw allow from { $house } to any port 5353 proto udp
doctor-mend-firewalld = sudo firewall-cmd --add-port={ $port }/tcp --add-service=mdns; --permanent keeps it
doctor-mend-nftables-unsure = sudo companion doctor sees its rules; each rule is listed by sudo nft list ruleset

## Signs before a line, at most four letters; and what a line is about

doctor-sign-ok = ok
doctor-sign-note = note
doctor-sign-wrong = !!
doctor-what-sound = sound
doctor-what-names = names
doctor-what-display = display
doctor-what-letters = letters
doctor-what-console = console
doctor-what-certificate = certificate
doctor-what-journal = journal
doctor-what-card = card
doctor-what-matches = matches
doctor-what-starts = starts
doctor-what-time = time
doctor-what-power = power
doctor-what-service = service
doctor-what-phones = phones
doctor-what-firewall = firewall
doctor-what-name = name
doctor-matches-whole =
    { $n ->
        [one] { $n } match is
       *[other] { $n } matches are
    } whole
doctor-power-steady = steady
doctor-service-running = running
doctor-service-failed = failed
doctor-service-failed-why = journalctl -u companion -n 30 says why
doctor-firewall-ufw = ufw
doctor-firewall-firewalld = firewalld
doctor-firewall-nftables = nftables
doctor-firewall-windows = Windows Defender Firewall
doctor-firewall-macos = the firewall of macOS
doctor-wall-closed = { $wall } keeps them out: port { $port }
doctor-wall-unsure = { $wall } may keep them out: port { $port }
