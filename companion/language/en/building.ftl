# The commands that build and look after a table: their help, and what they say. Options, commands and
# file names stay as they are; columns of examples stay in line.

## companion appliance

building-appliance-about =
    For a table that was flashed onto a card (see docs/card.md). Its system is read-only: pulling the
    plug harms nothing. What differs from table to table stands in companion.txt, on the part of the
    card that every computer can read.
building-appliance-examples =
    examples:
      sudo companion appliance update table-companion         the newest that was published
      sudo companion appliance update ./table_companion.whl   a file
      sudo companion appliance back                           the one before
building-appliance-settings-help = read companion.txt; done at every start
building-appliance-option-boot = where companion.txt lies
building-appliance-option-root = write below this folder
building-appliance-update-help = install a newer version beside this one
building-appliance-word-what = a package, file or folder, as for pip
building-appliance-back-help = start with the version before
building-appliance-starts-from-now-back-one = { $made } starts from now on; back to the one before: companion appliance back
building-appliance-starts-from-now = { $before } starts from now on.
building-appliance-version-came-starts-from-now = The version that it came with starts from now on.
building-appliance-failed = it failed
building-appliance-companion-appliance-only-root-may = companion appliance { $action }: only root may; run it with sudo

## companion boards

building-boards-about =
    Greets every seat board and tells its id, its firmware, its inputs and how well its clock is
    known. Nothing is taken from a board: what it has stored stays for the table.
building-boards-no-seat-board-plugged-try = No seat board is plugged in. Try another cable (some only charge), name its port (companion boards --port /dev/ttyACM0), or flash a new board: firmware/README.md
building-boards-option-port = look at this port only (may be repeated; default: every RP2040 that is plugged in)
building-boards-flash-help = install the firmware on a board
building-boards-flash-about = Copies the firmware onto a board that runs MicroPython, through mpremote, and restarts it. Its board.json, which says what is on which pin, stays as it is.
building-boards-word-at = the board's port, or its id
building-boards-option-board-json = install this one as well
building-boards-wiring-help = show which wire goes to which pin of a board
building-boards-wiring-about = Reads a board.json, and prints every wire with both its ends; with --svg, also draws the board. No board is needed.
building-boards-word-file = what is on which pin
building-boards-option-svg = draw the wiring into this file, too
building-boards-not-utf-8 = not UTF-8
building-boards-cannot-read-name-board-json = { $file }: cannot be read ({ $reason }); name a board.json
building-boards-firmware-installed-files-now-try = { $device }: firmware { $version } installed, { $files } files. Now try:
building-boards-board-firmware = { $port }  board { $board_id }  firmware { $firmware }  { $clock }
building-boards-older-than-programs-firmware = older than this program's firmware { $shipped }: { $remedy }
building-boards-newer-than-programs-firmware-update = newer than this program's firmware { $shipped }: update the program
building-boards-events-were-lost-since-switched = { $lost } events were lost since it was switched on
building-boards-clock-known-us-drift-ppm = clock known to { $clock_u_us } us, drift { $drift_ppm } ppm
building-boards-seat-lamps = seat { $seat } lamps: { $found }
building-boards-seat = seat { $seat }: { $found }
building-boards-firmware-version-py-does-not = firmware/version.py does not say FIRMWARE = (1, 2, 3)
building-boards-not-there-expected-board-json = { $description }: is not there; expected a board.json
building-boards-mpremote-did-not-end-replug = { $device }: mpremote did not end; replug the board, try again
building-boards-status = status { $returncode }
building-boards-mpremote-could-not-install-firmware = { $device }: mpremote could not install the firmware: { $why }

## companion calibrate

building-calibrate-about =
    Plays clicks and records them, to measure how much later than the sound card says a sound is in
    the air: amplifier, HDMI, the speaker itself. Hold the microphone at the speaker, or connect the
    output to the input with a cable. The way from the speaker to the players is not part of it: that
    is voice.distance_m. Writes voice.delay_ms into the profile only if the delay is repeatable.
building-calibrate-option-device = the output (default: the profile's voice.device)
building-calibrate-option-input = the microphone or line input (default: the system's)
building-calibrate-option-mic-distance = how far the microphone is from the speaker, in metres (default: %(default)g)
building-calibrate-option-clicks = how many (default: %(default)s)
building-calibrate-option-phone = measure a phone's touchscreen instead: knocks on its glass, by the microphone
building-calibrate-option-dry-run = measure, but write nothing
building-calibrate-shipped-profile-not-written-copy = { $profile } is a shipped profile and is not written to; copy it first: companion profile show { $profile } > my-table.toml
building-calibrate-not-calibrated = not calibrated: { $reason }
building-calibrate-delay-ms-spread-ms = delay { $delay_us } ms, spread { $spread_us } ms
building-calibrate-open-phone-lay-beside-microphone = Open { $address } on the phone and lay it beside the microphone. Knock on the pad
building-calibrate-fingernail-times-about-once-second = with a fingernail, { $knocks } times, about once a second.
building-calibrate-clicks-through = { $clicks } clicks through { $name } ...
building-calibrate-choose-another-input = { $doubt }; choose another --input
building-calibrate-output-knows-own-time-only = the output knows its own time only to { $doubt_us } ms; choose another --device (aplay -L lists them), best the card itself
building-calibrate-cannot-written-add-delay-ms = { $file }: cannot be written ({ $reason }); add delay_ms = { $delay_ms }
building-calibrate-voice-delay-ms = { $file }: voice.delay_ms = { $delay_ms }

## companion check

building-check-seat-lamp = seat { $seat } { $name } lamp
building-check-seat = seat { $seat } { $name }
building-check-about =
    Walks around the table: asks for every button and pad in turn, shows what arrives, blinks every
    lamp, and names what is swapped, stuck, chattering or dead and which wire to look at.
    Keys: y and n answer for a lamp, s skips, q ends. Exit status 0 only if all is well.
building-check-option-seat = check one seat only
building-check-option-patience = how long to wait for a press (default: %(default)g)
building-check-option-listen = how long to listen at first for lines that move with nobody near (default: %(default)g)
building-check-option-auto = let the program press the simulated inputs itself
building-check-option-fault = with --auto, pretend something is broken: "3 red dead" (or stuck, chatters, lamp, "swapped 4 blue"); may be given again
building-check-seat-table-has-seats-1 = --seat { $seat }: this table has seats 1 to { $seats }
building-check-auto-nothing-simulated-here-run = --auto: nothing is simulated here; run the check without it and press yourself
building-check-every-input-simulated-nobody-can = { $profile }: every input is simulated, and nobody can press it; add --auto to let the program press, or name your table: --profile FILE

## companion completion

building-completion-about =
    Prints what lets a shell complete companion's commands, options, games and themes.
    An installed companion brings it for bash, zsh and fish; where the shell does not
    find it, put the line for your shell into the file that it reads at its start:

## companion doctor

building-doctor-usb-device = USB device { $name }
building-doctor-python-package = the Python package { $name } { $problem }
building-doctor-port-cannot-opened = port { $port } cannot be opened ({ $reason })
building-doctor-python-package-cryptography = the Python package cryptography { $problem }
building-doctor-not-installed = is not installed
building-doctor-cannot-run-here = cannot run here: { $reason }
building-doctor-about =
    Looks at what the profile needs: devices and groups, I2C, sound, display, seat boards and their
    firmware, how phones reach it, the journal and its room, time, power. Says how to mend what it
    finds. Exit status 1 if something keeps the table from being played at as the profile says.
building-doctor-mend-before-table-profile-says = { $wrong } to mend before this table is what its profile says.
building-doctor-fit-play-know-about = Fit to play; { $notes } to know about.
building-doctor-fit-play = Fit to play.
building-doctor-reading-journal = reading the journal
building-doctor-match = match { $match }: { $reason }
building-doctor-match-2 = match { $match }: { $wrong }

## companion install

building-install-about =
    Makes this machine a table that starts with its power switch: writes the systemd unit, the udev
    rules and the user it runs as, copies the profile to /etc/companion/table.toml unless one is there,
    and starts the service. Says what it did, step by step.
building-install-option-dry-run = say what would be done
building-install-option-no-start = enable it, but do not start it now
building-install-option-remove = undo it; profile and journal stay
building-install-option-root = write below this folder and run no command
building-install-companion-install-only-root-may = companion install: only root may; run it with sudo
building-install-look-systemctl-status-companion-check = Look at it:  systemctl status companion;  check the machine:  companion doctor
building-install-names-not-there-bring-take = { $profile } names { $source }, which is not there; bring it, or take it out
building-install-program-companion-not-machine-install = the program companion is not on this machine; install it with pip, best into /opt/companion: python3 -m venv /opt/companion
building-install-skipped = skipped { $command }   ({ $purpose }: { $why })
building-install-would-write = would write   { $path }
building-install-would-copy = would copy  { $source } to { $path }
building-install-copied = copied  { $source } to { $path }
building-install-would-link = would link  { $path } to { $target }   ({ $purpose })
building-install-linked = linked  { $path } to { $target }   ({ $purpose })
building-install-would-run = would run { $said }   ({ $purpose })
building-install-could-not = could not { $purpose }: { $said }: { $last }
# Words are followed by blanks, so that what follows stands in a column.
building-install-left = left    { $path }
building-install-left-yours = left    { $path } (yours)
building-install-wrote = wrote   { $path }
building-install-ran = ran     { $said }   ({ $purpose })

## companion profile

building-profile-shipped-profile-toml-file = a shipped profile, or a TOML file
building-profile-profile-about = A profile is one TOML file that says what a table is made of. Shipped profiles, usable by name: { $shipped_names }.
building-profile-check-help = find every mistake in a profile
building-profile-check-about = Tells every mistake at once, each with its key and what would be right.
building-profile-wiring-help = show which wire goes where
building-profile-wiring-about = Prints every wire with both its ends; with --svg, also draws the picture.
building-profile-option-svg = draw the wiring into this file, too
building-profile-option-panel-svg = draw it as SVG
building-profile-show-help = print a shipped profile, to start your own from it
building-profile-show-about = Prints a shipped profile with its comments: companion profile show laptop > my-table.toml
building-profile-seats-inputs-lamps-all-right =
    { $named }: { $name }: { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $inputs ->
        [one] { $inputs } input
       *[other] { $inputs } inputs
    }, { $lamps ->
        [one] { $lamps } lamp
       *[other] { $lamps } lamps
    }. All is right.
building-profile-panel-help = draw a seat's panel at its true size, to cut and drill
building-profile-panel-about = Draws what is cut and drilled for a seat at 1:1: holes for its buttons, lamps and screws, places for its pads. What is simulated is left out. SVG and DXF hold one seat; PDF may hold all of them.
building-profile-option-seat = this seat (default: every one)
building-profile-option-dxf = draw it for a laser cutter
building-profile-option-pdf = draw it for a printer
building-profile-option-button = the holes of the buttons in mm (default: %(default)s)
building-profile-option-tolerance = add so much to the diameter of every hole; less than 0 for a beam that cuts wide (default: %(default)s)
building-profile-labels-help = print a label a seat: who sits there, what each button means
building-profile-labels-about = Writes a label for every seat, to cut out: its number, who sits there, and what each of its buttons and pads means in the games that this table can play.
building-profile-file = the file
building-profile-option-game = this game only (may be repeated; default: all that so many can play)
building-profile-option-paper = of the PDF (default: %(default)s)
building-profile-expected-millimetres-2-2 = { $text }: expected millimetres, -2 to 2
building-profile-panel-say-draw-svg-dxf = panel: say what to draw: --svg, --dxf or --pdf, each with a file
building-profile-panel-svg-dxf-holds-one = panel: an SVG or DXF holds one seat: add --seat 1, then 2 and so on
building-profile-x-mm = { $title }: { $width } x { $height } mm
building-profile-layers = Its layers: { $layers }
building-profile-pages-print-100-measure-bar =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }. Print at 100 %, and measure the bar: 100 mm.
building-profile-drawing = The drawing is in { $file }

## companion setup

building-setup-about =
    Looks for USB encoders, keyboards, gamepads, seat boards, touch controllers and the lines of a Pi,
    asks for every button and pad ("Seat 1: press the white button"), writes a profile with comments,
    and checks it. A wire that is pressed twice, or two that touch, are named at once.
building-setup-examples =
    examples:
      companion setup                     describe the table in table.toml
      companion setup my-table.toml       in another file; one that is there is never lost
      companion setup --try               see how it goes, without anything plugged in
building-setup-word-file = the profile to write (default: %(default)s)
building-setup-option-game = what shall be played
building-setup-option-view = what shows it
building-setup-option-no-phone = serve no page for a phone
building-setup-option-port = where the page for a phone is served (default: %(default)s)
building-setup-option-i2c = look for touch controllers on this bus (on a Pi: its own)
building-setup-option-try = pretend an encoder
building-setup-option-theme = dark or bright
building-setup-option-size = of the window
building-setup-option-fullscreen = use the whole screen
building-setup-there-no-screen-no-terminal = there is no screen and no terminal to ask on; run it where somebody can answer
building-setup-looking-plugged = Looking what is plugged in ...
building-setup-folder-name-file-such = { $file } is a folder; name a file, such as { $example }
building-setup-no-folder-make-first = { $parent } is no folder; make it first
building-setup-nothing-written = Nothing was written.
building-setup-written-now = { $file } is written. Now:
building-setup-companion-check-profile-try-every = companion check --profile { $file }     try every button again, any time
building-setup-companion-daemon-profile-play = companion daemon --profile { $file }    play
building-setup-sudo-companion-install-profile-let = sudo companion install --profile { $file }    let this machine start as that table

## The camera

building-check-option-camera = look through the camera instead: draw what it sees, and say which mat is hidden, too small, too dark or out of focus
building-check-option-picture = where --camera draws what it sees; camera.png
building-option-keep-frames = keep every picture of the camera in this folder; without this none is kept
