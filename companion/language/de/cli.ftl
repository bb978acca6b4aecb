## Help

cli-about =
    Ein Schiedsrichter für echte Tische. Er beobachtet jeden Platz, entscheidet, wer
    zuerst und wer zu früh war, führt Karten und Punkte, zeigt seine Beweise und sagt
    „zu knapp“, wenn es das ist.
cli-examples =
    fang an mit:
      companion play                                       du gegen drei Bots
      companion learn                                      ein Spiel in ein paar Minuten
      companion judge --explain examples/five-players.jsonl

    companion COMMAND --help sagt mehr zu jedem.
cli-a-command = COMMAND
cli-usage = Aufruf:
cli-options = Optionen
cli-positional-arguments = Angaben
cli-option-help = zeigt diese Hilfe
cli-option-version = zeigt die Version des Programms
cli-option-language = spricht diese Sprache: { $languages } (die des Profils oder des Terminals)
cli-option-profile = der Tisch: ein mitgeliefertes Profil oder eine TOML-Datei (üblich: %(default)s, alles simuliert)

## Groups of commands: headings without their colon, in small letters

cli-group-play = spielen
cli-group-watch = ansehen
cli-group-table = am Tisch
cli-group-keep = aufheben
cli-group-build = bauen

## Commands, each in one line of at most 66 letters

cli-command-play = an einem simulierten Tisch gegen Bots spielen
cli-command-learn = ein Spiel in ein paar Minuten lernen, durch Ausprobieren
cli-command-games = die Spiele auflisten, die der Tisch leiten kann
cli-command-rules = die Regeln eines Spiels zeigen
cli-command-cards = die Karten des eigenen I Say, Holmes! aufschreiben
cli-command-print = Karten, Matten und Regeln eines Spiels drucken
cli-command-replay = einen aufgezeichneten Abend auf der Anzeige abspielen
cli-command-snapshot = einen Augenblick eines Protokolls als Bild zeichnen
cli-command-judge = ein aufgezeichnetes Protokoll beurteilen
cli-command-daemon = einen Tisch betreiben, bis er ausgeschaltet wird
cli-command-check = jeden Knopf, jede Fläche und jede Lampe eines Tisches prüfen
cli-command-monitor = live zusehen, was ein Tisch meldet
cli-command-say = die Stimme des Tisches hören
cli-command-voice = die Stimmen auflisten, eine hören, eine wählen
cli-command-club = bewahren, was viele Tische spielen: einen Club öffnen, einem beitreten
cli-command-history = wer gespielt hat, wer gewonnen hat, wie schnell alle waren
cli-command-export = eine aufgezeichnete Partie als CSV, JSON oder Protokoll schreiben
cli-command-journal = die aufgezeichneten Beweise des Tisches prüfen
cli-command-setup = finden, was angesteckt ist, und den Tisch beschreiben
cli-command-profile = eine Tischbeschreibung prüfen, Verdrahtung und Schilder zeichnen
cli-command-boards = angesteckte Platzplatinen auflisten oder eine bespielen
cli-command-calibrate = messen, wie spät der Lautsprecher ist, und es sich merken
cli-command-doctor = diese Maschine prüfen und sagen, wie man sie heilt
cli-command-install = diese Maschine als Tisch starten lassen
cli-command-appliance = Einstellungen und Versionen eines Tisches auf einer Karte
cli-command-language = die Sprachen auflisten, und was einer davon fehlt
cli-command-completion = ausgeben, womit eine Shell diese Befehle ergänzt

## Mistakes in a command line: one line each, after "companion play: "

cli-no-such-language = { $name } ist { $wish }; erwartet wird eines von { $expected }
cli-no-such-command = es gibt keinen Befehl { $command }{ $instead }
cli-no-such-option = es gibt keine Option { $name }{ $instead }
cli-no-such-choice = { $name } ist { $value }{ $instead }
cli-did-you-mean = ; war { $near } gemeint?
cli-expected-one-of = ; erwartet wird { $words }
cli-help-lists-them = ; { $program } --help listet sie auf
cli-not-what-was-expected = { $name } ist { $value }; { $expected }
cli-is-missing = { $missing } fehlt; { $program } --help sagt mehr
cli-one-word-too-many = { $word } ist ein Wort zu viel; { $program } --help sagt mehr
cli-one-word-too-many-meant = { $word } ist ein Wort zu viel; war { $option } gemeint?
cli-expected-a-value = danach wird ein Wert erwartet
cli-expected-at-least-one = mindestens eine Angabe wird erwartet
cli-expected-at-most-one = höchstens eine Angabe wird erwartet
cli-not-allowed-with = nicht zusammen mit %s
cli-one-of-these-is-required = eines von %s ist nötig
cli-ambiguous-option = mehrdeutige Option: %(option)s könnte %(matches)s sein
cli-takes-no-value = nimmt keinen Wert: %r
cli-not-a-value = kein Wert für %(type)s: %(value)r

## What a value should be

cli-expected-from-to =
    erwartet wird { $what ->
        [seconds] eine Zahl von Sekunden
        [metres] eine Zahl von Metern
        [millimetres] eine Zahl von Millimetern
        [share] ein Anteil
        [whole] eine ganze Zahl
       *[number] eine Zahl
    } von { $least } bis { $most }
cli-expected-from-on =
    erwartet wird { $what ->
       *[whole] eine ganze Zahl
    } ab { $least }
cli-expected-above =
    erwartet wird { $what ->
        [seconds] eine Zahl von Sekunden
       *[number] eine Zahl
    } über { $least }, bis { $most }
cli-expected-size = erwartet wird WxH, von 320x240 bis 9999x9999
cli-expected-setting = erwartet wird NAME=VALUE

## How far long work is: short, on one line of a terminal

cli-left = noch { $span }
cli-so-far = bisher { $span }
cli-span-seconds = { $s } s
cli-span-minutes = { $min } min { $s } s
cli-span-hours = { $h } h { $min } min

## Files

cli-picture = Das Bild ist in { $file }
cli-cannot-be-written = { $file }: lässt sich nicht schreiben ({ $reason }); nenne eine andere Datei
cli-cannot-be-changed-here = { $file }: ist so geschrieben, dass es hier nicht geändert werden kann; { $reason }
cli-files-neither-nor-install-program = die Dateien { $name } sind weder in { $beside } noch in { $installed }; installiere das Programm neu
cli-needs-threads-sockets-devices-page = { $name } braucht Threads, Sockets oder Geräte, die eine Seite nicht hat; installiere Companion

## The camera

cli-expected-folder = erwartet: ein Ordner, den es gibt; legt ihn erst an
