## companion journal

command-journal-verdict-not-evidence-gives = Entscheidung { $n } ist nicht, was die Beweise ergeben
command-journal-verdict-s-end-have-no = { $extra } Entscheidung(en) am Ende ohne Beweis
command-journal-match = { $folder }: Partie { $match }: { $what }
command-journal-problem-s = { $wrong } Problem(e)
command-journal-about =
    Liest jeden Eintrag eines Journals, beurteilt jede Partie neu und sagt, was zerrissen,
    beschädigt oder verloren ist, und wo. Ändert nichts; ein zerrissenes Ende wird
    abgeschnitten, wenn der Tisch das Journal das nächste Mal öffnet.
command-journal-lists-people-entered-ruled-took =
    Listet auf, was in einer Partie eingetragen, entschieden, zurückgenommen und umbenannt
    wurde: wann, von wem (Telefon, Anzeige, Knopf eines Stuhls), und was daraus wurde.
command-journal-examples = Endestatus: 0, wenn alles ganz ist, 1, wenn etwas nicht, 2, wenn es kein Journal gibt.
command-journal-journal-about = Ein Journal ist der Ordner, in dem ein Tisch seine Partien aufhebt.
command-journal-check-help = alles finden, was zerrissen, beschädigt oder verloren ist
command-journal-word-folder = der Ordner des Journals
command-journal-rulings-help = sagen, wer in einer Partie was entschied, und was daraus wurde
command-journal-word-match = ihre Nummer, oder "last" (üblich)
command-journal-match-nothing-entered-ruled-people = Partie { $match }: niemand hat etwas eingetragen oder entschieden
command-journal-no-match-recorded-here = { $folder }: hier ist keine Partie aufgezeichnet
command-journal-match-es-none-problems = { $folder }: { $there } Partie(n), keine mit Problemen
command-journal-match-es-problems = { $folder }: { $there } Partie(n), { $wrong } mit Problemen
command-journal-option-journal = das Journal des Tisches (üblich: wo ein Tisch es auf dieser Maschine aufhebt)
command-journal-cannot-read-name-journals-folder = { $folder }: lässt sich nicht lesen ({ $reason }); nenne den Ordner des Journals
command-journal-no-folder-here-there = { $parent }: hier ist kein Ordner { $name }; es gibt: { $there }
command-journal-to-or = { $first } bis { $last }, oder { $word }
command-journal-none-empty = keinen, er ist leer
command-journal-no-match-here-there = { $folder }: hier ist keine Partie { $name }; es gibt: { $known }
command-journal-reading-match = lese Partie { $number }
command-journal-line =
    Partie { $match }  { $began }  { $game }, { $players }: { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    }, { $verdicts ->
        [one] { $verdicts } Entscheidung
       *[other] { $verdicts } Entscheidungen
    }, { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }: { $state }
command-journal-unknown-game = unbekanntes Spiel
command-journal-whole = ganz
command-journal-none = keinen

## companion cards

command-cards-about =
    Die gedruckten Regeln von I Say, Holmes! nennen Titel und Wirkungen. Werte, Nummern
    und unterste Zeilen stehen auf den Karten deines eigenen Spiels. `companion cards`
    gibt aus, was bekannt ist, als Datei zum Ergänzen. `companion cards learn` ergänzt
    sie mit dem, was die Spielleitung beim Spielen vorgelesen und gemerkt hat.
command-cards-examples =
    Beispiele:
      companion cards > my-cards.toml          dann im Profil nennen, [packs]
      companion cards learn --profile my-table.toml
                                               was die letzte Partie gelehrt hat
      companion cards learn evening.jsonl --into my-cards.toml
command-cards-learn-help = behalten, was in einer aufgezeichneten Partie gelernt wurde
command-cards-word-file = ein Protokoll; oder die letzte Partie
command-cards-option-into = die Kartendatei (die des Profils)
command-cards-name-one-into-profile-packs = nenne eine mit --into, oder im Profil: [packs] i-say-holmes = {"{"} cards = FILE {"}"}
command-cards-companion-cards-there-no-card = companion cards: es gibt keine Kartendatei; { $named }
command-cards-line = Zeile { $number }: { $why }
command-cards-completed = { $into }: ergänzt: { $changed }
command-cards-nothing-new-learned = { $into }: nichts Neues gelernt
command-cards-match-first-line-lost = { $folder }: Partie { $match }: ihre erste Zeile ist verloren
command-cards-match = Partie { $match }

## companion daemon

command-daemon-about =
    Betreibt einen Tisch, bis er anhalten soll: Sensoren, Schiedsrichter, Stimme, Anzeige
    und die Seite der Spielleitung in einem Prozess. Eine unterbrochene Partie geht
    weiter, wo sie war. War keine im Gang, zeigen Anzeige und Telefone, was zu wählen
    ist; mit --game, --bots, --names oder --target beginnt sofort eine Partie. Was
    ausfällt, wird gemeldet und wieder versucht; der Schiedsrichter macht weiter. Als
    Dienst: companion install. Nach drei misslungenen Starts öffnet er nur eine Seite,
    die sagt, was zu tun ist (abgesicherter Betrieb); ein geändertes Profil, --normal
    oder „Noch einmal“ dort führen wieder heraus.
command-daemon-examples =
    Beispiele:
      companion daemon --profile my-table.toml
      companion daemon --game block --names Ann,Bo,Cy,Di
      companion daemon --bots 4 --journal /tmp/show      ein Tisch, der von selbst spielt

    hält bei SIGTERM, SIGINT (Strg-C) und SIGHUP an, alles ist aufgehoben, Endestatus 0.
    Endestatus: 1, wenn der Schiedsrichter selbst versagte, 2, wenn er nicht starten
    konnte, 74, wenn er anhielt, während die Karte nichts annahm: eine Zeile sagt, was
    nicht aufgehoben wurde.
command-daemon-option-view = was den Tisch zeigt
command-daemon-option-no-console = keine Seite für Telefone anbieten
command-daemon-option-game = das Spiel (das des Profils)
command-daemon-option-names = wer wo sitzt, nach Plätzen
command-daemon-option-bots = so viele Plätze spielt das Programm
command-daemon-option-target = Punkte, die gewinnen (50)
command-daemon-option-tell = beim Start auch diese Zeilen zeigen
command-daemon-option-safe = nichts laden, sagen, was schiefging
command-daemon-option-normal = vergessen, was vorher schiefging
command-daemon-more = (und { $told } weitere)
command-daemon-cannot-refereed-only = { $name }: { $game } kann nicht geleitet werden; nur { $known }
command-daemon-names-names-seats = --names { $names }: { $n } Namen für { $seats } Plätze

## companion export

command-export-about =
    Schreibt eine aufgezeichnete Partie:

      csv         ihre Entscheidungen, eine je Zeile, für eine Tabelle
      json        alles: Kopf, Beweise, Entscheidungen, Notizen
      transcript  ihre Beweise; companion judge gibt dazu dieselben Entscheidungen
command-export-examples =
    Beispiele:
      companion export last --format csv -o evening.csv
      companion export 12 --format transcript | companion judge --explain -
command-export-word-match = ihre Nummer in companion history, oder last
command-export-option-output = üblich: ausgeben
command-export-warning = Warnung: { $problem }
command-export-writing = schreibe { $file }

## companion games

command-games-to = { $least } bis { $most }
command-games-players = { $game }  { $title }, { $players } Personen, { $length }
command-games-about =
    Listet jedes Spiel auf, das der Tisch leiten kann: wie viele spielen, wie lange es
    dauert, was der Tisch braucht. `companion rules GAME` zeigt, wie es gespielt wird.
command-games-players-2 = { $game }: { $title }, { $players } Personen, { $length }
command-games-needs-uses = braucht { $needs }; benutzt { $inputs }

## companion history

command-history-not-ended = nicht beendet
command-history-matches-won-hands-points =
    { $player }: { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $won } gewonnen; { $hands ->
        [one] { $hands } Durchgang
       *[other] { $hands } Durchgänge
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
command-history-median-reaction-fastest = Reaktion im Median { $median_us }, schnellste { $fastest_us }.
command-history-no-reaction-measured = Keine Reaktion gemessen.
command-history-how-fast-cards =
    Wie schnell, bei { $times ->
        [one] { $times } Karte
       *[other] { $times } Karten
    }:
command-history-ms = { $begin } ms{ $last } { $found }  { $bar }
command-history-match-match-middle-half-cards = Partie für Partie (die mittlere Hälfte der Karten, o der Median):
command-history-about =
    Listet jede Partie auf, die auf dieser Maschine gespielt wurde, am Tisch oder mit
    `companion play`, und alle, die spielten: Menschen, keine Bots. Mit --player die
    Reaktionen einer Person als Bild; mit --html oder --png alles als Diagramme. Alles
    stammt aus den Journalen: die Datenbank daneben macht es nur schnell und kann
    jederzeit neu gemacht werden.
command-history-examples =
    Beispiele:
      companion history
      companion history --player Ada
      companion history --html history.html     Diagramme für den Browser
      companion history --png history.png
      companion history --json

    Eine Partienummer mit Ausrufezeichen: ihre Dateien sind beschädigt; siehe
    companion journal check.
command-history-option-player = eine Person, mit einem Bild der Reaktionen
command-history-option-html = Diagramme als eine Seite schreiben
command-history-option-png = Diagramme als Bild schreiben
command-history-option-theme = des Bildes
command-history-option-json = für Programme ausgeben: ein JSON-Objekt
command-history-option-rebuild = jedes Journal neu lesen, von Anfang an
command-history-matches-read-again-from =
    { $read ->
        [one] { $read } Partie
       *[other] { $read } Partien
    } neu gelesen aus { $beside }
command-history-reading-played = lese, was gespielt wurde
command-history-cannot-written = { $name }: lässt sich nicht schreiben ({ $reason })
command-history-no-match-has-been-recorded = In { $folder } ist noch keine Partie aufgezeichnet; companion play zeichnet auf, was du spielst.
command-history-has-not-played-here-known = { $name } hat hier nicht gespielt; bekannt: { $known }
command-history-bot = { $who } (Bot)
command-history-nobody = niemand
command-history-head-match = Partie
command-history-head-began = Beginn
command-history-head-game = Spiel
command-history-head-hands = Durchg.
command-history-head-players = wer
command-history-head-won-by = gewonnen
command-history-head-player = wer
command-history-head-matches = Partien
command-history-head-won = Siege
command-history-head-points = Punkte
command-history-head-median = Median
command-history-head-fastest = schnellste
command-history-head-forfeits = Bußen
command-history-head-decided = was entschieden wurde
command-history-head-times = wie oft

## companion judge

command-judge-about =
    Spielt nach, was ein Tisch beobachtet hat, und gibt die Entscheidungen aus.

    FILE ist ein Protokoll: ein JSON-Objekt je Zeile, zuerst ein Kopf
    (docs/transcript.md). Die Entscheidungen kommen als JSON Lines, jede mit Regel,
    Abstand und Zweifel, zuletzt der Stand des Tisches. Dasselbe Protokoll gibt auf
    jeder Maschine dieselben Entscheidungen, gleich in welcher Reihenfolge die Beweise
    eintrafen.

    Beurteilt wird, sobald nichts mehr eintreffen kann, was es ändern würde. Was nach
    der letzten Zeile "end" kommt, oder, wenn es keine gibt, innerhalb der Latenz des
    Kopfes vor der letzten Zeile, wird noch nicht beurteilt.
command-judge-examples =
    Beispiele:
      companion judge examples/dead-heat.jsonl
      companion judge --explain examples/five-players.jsonl
      some-table | companion judge -

    Endestatus: 0, wie auch entschieden wird; 2, wenn das Protokoll nicht zu lesen ist,
    mit einer Zeile, die sagt, wo, was falsch ist und was erwartet wurde.
command-judge-word-file = ein Protokoll, oder - für die Standardeingabe
command-judge-option-explain = für Menschen: eine Zeile je Entscheidung, mit Namen, Abständen und Sicherheit
command-judge-judging = beurteile { $file }
command-judge-cannot-read = { $file }: lässt sich nicht lesen: { $reason }
command-judge-last-line-s-not-judged = { $name }: die letzten { $waiting } Zeile(n) sind noch nicht beurteilt: eine Zeile "end" würde sagen, dass nichts Früheres mehr kommt
command-judge-nothing-there-expected-transcript-1 = nichts da; erwartet wird {"{"}"transcript": 1, "game": ...{"}"}
command-judge-longer-than-bytes-expected-one = länger als { $max_line } Bytes; erwartet wird ein JSON-Objekt

## companion learn

command-learn-about =
    Lerne ein Spiel, indem du es spielst: ein paar kurze Schritte an einem geduldigen
    Tisch, von denen jeder auf dich wartet, und dann ein echter Durchgang in Ruhe.
command-learn-word-game = das Spiel (%(default)s)
command-learn-companion-learn-there-no-keyboard = companion learn: hier gibt es weder Tastatur noch Bildschirm zum Lernen
command-learn-now-real-hand-gentle-pace = Jetzt ein echter Durchgang, in Ruhe.
command-learn-now-real-game-gentle-pace = Jetzt ein echtes Spiel, in Ruhe.

## companion monitor

command-monitor-on = an
command-monitor-off = aus
command-monitor-by-seat = { $what } durch Platz { $seat }
command-monitor-at-seat = Platz { $seat } { $input }
command-monitor-at-the-table = der Tisch
command-monitor-fault = Fehler
command-monitor-head-seat = PLATZ
command-monitor-head-when = WANN
command-monitor-head-doubt = ZWEIFEL
command-monitor-head-where = WO
command-monitor-head-what = WAS (NACH DEM DAVOR)
command-monitor-s-signals-faults-q-ends = { $seconds } s, { $signals } Signale, { $faults } Fehler (q beendet)
command-monitor-about =
    Zeigt jedes Signal mit seinem Augenblick, wie sicher der ist, und wie weit es vom vorigen
    entfernt war. Im Terminal der ganze Tisch auf einem Bild (q beendet); sonst eine Zeile je Signal.
command-monitor-option-seconds = nach so langer Zeit enden (üblich: nie)
command-monitor-option-lines = eine Zeile je Signal, auch hier
command-monitor-option-auto = das Programm drückt die simulierten Eingänge selbst

## companion play

command-play-about =
    Spiele an einem simulierten Tisch. Ohne Weiteres öffnet sich ein Startbild, auf dem
    Spiel, Personen und Regeln gewählt werden; mit Optionen, die sagen, was gespielt
    wird, beginnt sofort eine Partie: du und drei Bots, wenn du nichts anderes willst.
    Spiele: { $games }.
    Der Tisch gibt echte Karten, also kann jede Regel vorkommen.
    Zwei können sich eine Tastatur teilen; die Tasten stehen auf dem Bildschirm und in
    docs/practice.md.
command-play-examples =
    Beispiele:
      companion play                                  am Bildschirm wählen, was gespielt wird
      companion play --bots 3                         du gegen drei Bots, sofort
      companion play --names Ann,Bo --bot-strength gentle
      companion play --bots 2                         zwei an einer Tastatur, zwei Bots
      companion play --bots 4 --speed 0 --view none   eine ganze Partie von Bots, sofort
      companion play --game block                     ein anderes Spiel; companion rules block
      companion play --game sorry --option mode=points
      companion play --phones                         andere kommen über einen Code dazu
      companion play --resume                         die Partie fortsetzen, die im Gang war
      companion play --record evening.jsonl           aufheben; companion judge evening.jsonl

    Mit --speed 0 gibt derselbe --seed immer dieselbe Partie.
command-play-option-game = das Spiel (das des Profils)
command-play-option-seats = wie viele spielen (wie im Profil)
command-play-option-bots = wie viele davon Bots sind
command-play-option-names = wer sich setzt, nach Plätzen
command-play-option-bot-strength = wie gut die Bots sind
command-play-option-phones = Telefone im selben Netz an den Tisch lassen
command-play-option-choose = trotzdem das Startbild öffnen
command-play-option-seed = nach diesem Zufall geben und spielen
command-play-option-speed = so viel schneller (1); 0: sofort
command-play-option-pace = wie gerufen wird (wie im Profil)
command-play-option-traps = Anteil der ACHTUNG ohne LOS
command-play-option-hands = nach so vielen Durchgängen anhalten
command-play-option-target = Punkte, die gewinnen (50)
command-play-option-option = eine Option des Spiels, wie in einem Kopf; auch mehrmals
command-play-option-auto-dealer = das Programm gibt und entscheidet
command-play-option-record = auch als Protokoll aufheben
command-play-option-no-record = keine Spur in der Geschichte lassen
command-play-option-resume = die Partie fortsetzen, die im Gang war
command-play-option-quiet = mit --view none: nur die Punkte
command-play-option-view = was es zeigt
command-play-option-theme = für einen dunklen Raum, oder einen hellen
command-play-option-size = des Fensters
command-play-option-fullscreen = den ganzen Bildschirm nehmen
command-play-option-still = nichts bewegt sich auf dem Bildschirm
command-play-option-mute = ohne die Stimme beginnen
command-play-names-expected-different-names-commas = --names { $text }: erwartet werden verschiedene Namen mit Kommas dazwischen
command-play-cannot-had-phones-leave-one = --{ $option } geht nicht zusammen mit --phones; lass eines davon weg
command-play-seed = seed { $seed }
command-play-there-no-match-go-leave = keine Partie zum Fortsetzen; lass --resume weg, um eine zu beginnen
command-play-bots-show-hand-times-fast = Bots zeigen einen Durchgang, { $speed }-mal so schnell wie Menschen und ohne Stimme
command-play-nobody-can-press-key-view = mit --view { $view } kann niemand eine Taste drücken; nimm --bots { $seats } dazu
command-play-people-cannot-play-speed-0 = Menschen können nicht mit --speed 0 spielen; lass es weg, oder lass Bots spielen

## companion replay

command-replay-about =
    Spielt einen aufgezeichneten Abend ab.

      space  Pause, und weiter       right, left   zur nächsten Entscheidung, zur vorigen
      + -    schneller, langsamer    home          von Anfang an
      q      Ende                    t p v c h     die Bilder, wie am Tisch
command-replay-word-file = ein aufgezeichneter Abend
command-replay-option-speed = so viel schneller (üblich: 1)
command-replay-option-view = üblich: ein Fenster, wo ein Bildschirm ist, sonst das Terminal
command-replay-option-theme = dunkel, oder hell
command-replay-option-size = des Fensters (1024x640)
command-replay-reading = lese { $file }
command-replay-try-view-terminal = { $reason }; versuche --view terminal
command-replay-s-s = { $now } s von { $end } s, { $mood }
command-replay-end = Ende
command-replay-paused = Pause

## companion rules

command-rules-about =
    Zeigt die Regeln eines Spiels in unseren Worten: was die Knöpfe bedeuten, wie ein
    Zug geht, wie gezählt wird, und was die Maschine entscheidet. Ohne ein Spiel alle.

      companion rules sorry
command-rules-show-one-companion-rules-game = Zeige eines mit: companion rules GAME

## companion say

command-say-about =
    Sagt, was du ihm gibst, wie der Tisch es täte: aus seinen Aufnahmen, deinen eigenen, und mit
    espeak-ng, wofür es keine gibt. Mit --out schreibt es stattdessen eine WAV-Datei.
command-say-word-text = zum Beispiel "Ben, zu früh."
command-say-option-list = jede Aufnahme auflisten, und von wem sie ist
command-say-option-out = stattdessen eine WAV-Datei schreiben
command-say-record-them-docs-voice-md = Nimm sie auf (docs/voice.md), oder: sudo apt install espeak-ng
command-say-there-no-clip = Dafür gibt es keine Aufnahme: { $unsaid }. { $remedy }
command-say-nothing-say-try-companion-say = Nichts zu sagen. Versuche: companion say "Ben, zu früh."
command-say-cannot-written-name-another-file = { $out }: lässt sich nicht schreiben ({ $reason }); nenne eine andere Datei
command-say-nothing-can-heard-here-write = Hier ist nichts zu hören; schreib eine Datei: --out said.wav
command-say-own = eigene
command-say-shipped = dabei

## companion snapshot

command-snapshot-about =
    Zeichnet, wie die Anzeige in einem Augenblick eines aufgezeichneten Abends aussah. Kein Fenster.

      companion snapshot examples/dead-heat.jsonl --at 5 table.png
      companion snapshot examples/dead-heat.jsonl --verdict 9 photo-finish.png
command-snapshot-word-file = ein aufgezeichneter Abend
command-snapshot-option-at = Sekunden (üblich: das Ende)
command-snapshot-option-size = üblich: 1920x1080
command-snapshot-option-theme = dunkel, oder hell
command-snapshot-option-screen = üblich: was zum Augenblick passte
command-snapshot-option-verdict = die Beweise dieser Entscheidung
command-snapshot-word-out = wohin, als PNG
command-snapshot-verdict-has-no-evidence-draw = { $file }: Entscheidung { $verdict } hat bis dahin keine Beweise zum Zeichnen

## companion voice

command-voice-about = Listet die Stimmen auf, mit denen der Tisch sprechen kann; die sprechende ist markiert.
command-voice-list-help = die Stimmen auflisten
command-voice-try-help = eine Stimme hören
command-voice-try-about = Sagt etwas mit einer Stimme und ändert nichts.
command-voice-word-name = wie companion voice sie nennt
command-voice-word-text = was zu sagen ist (üblich: eine Entscheidung)
command-voice-option-out = stattdessen eine WAV-Datei schreiben
command-voice-use-help = den Tisch mit einer Stimme sprechen lassen
command-voice-use-about = Schreibt die Stimme in das Profil eines Tisches und ändert sonst nichts darin.
command-voice-option-profile = der Tisch
command-voice-cannot-changed-write-under-voice = { $file }: lässt sich nicht ändern ({ $reason }); schreib { $line } unter [voice]
command-voice-speaks = { $file }: { $name } spricht, { $about }
command-voice-there-no-voice-there = Es gibt keine Stimme { $name }; es gibt: { $known }
command-voice-other-language = { $name } spricht { $spoken }, und { $file } ist für { $language }

## The camera

command-monitor-cards = { $seat ->
    [0] Topf
   *[other] Platz { $seat } Stapel
}   Marken { $marks }

## companion print: options, FILE, GAME and commands stay as they are

command-print-about =
    Ein PDF schreiben, das zu Hause gedruckt wird: die Karten eines Spiels mit Rückseiten, seine
    Regeln und Matten für den Tisch. Jede Karte und Matte trägt Zeichen für eine Kamera.
command-print-examples =
    Beispiele:
      companion print sherlock-holmes --test-page     zuerst den Drucker messen
      companion print sherlock-holmes --proof         und jedes Zeichen zurücklesen
      companion print block --paper letter            auf US-Papier
      companion print sherlock-holmes --words my.toml eigene Wörter
command-print-option-paper = das Papier (voreingestellt: %(default)s)
command-print-option-duplex = wie der Drucker Blätter für die Rückseite wendet; none: ohne (voreingestellt: %(default)s)
command-print-option-offset = Rückseiten um so viele Millimeter nach rechts und unten rücken (negativ: --offset=-1,0.5)
command-print-option-test-page = nur die Probeseite, um den Drucker zu messen
command-print-option-seats = für wie viele Plätze Matten gedruckt werden (voreingestellt: %(default)s)
command-print-option-only = nur diesen Teil; kann mehrmals stehen
command-print-option-words = eine eigene Liste von Wörtern (Sherlock Holmes)
command-print-option-cards = deine Kartendatei, siehe companion cards (I Say, Holmes!)
command-print-option-out = die Datei (voreingestellt: GAME-PAPER.pdf hier)
command-print-option-proof = das PDF zurücklesen wie eine Kamera und jedes Zeichen finden
command-print-written =
    { $file }: { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }, { $kb } kB. Mit 100 % drucken, nicht an die Seite angepasst.
command-print-offset-expected = erwartet: X,Y in Millimetern, jedes von -{ $most } bis { $most }
command-print-no-own = companion print: { $game } kennt kein { $option }; lass es weg
command-print-nothing = companion print: { $game } hat keinen dieser Teile: { $parts }; lass --only weg
command-print-unread = companion print: { $file } lässt sich nicht zurücklesen: { $why }
command-print-proof-good =
    Probe: { $marks ->
        [one] das eine Zeichen wurde
       *[other] alle { $marks } Zeichen wurden
    } gefunden, auf { $pages ->
        [one] einer Seite
       *[other] { $pages } Seiten
    }.
command-print-proof-missing = Probe: Seite { $page }, Zeichen { $mark } ({ $what }): nicht gefunden bei { $x }, { $y } mm
command-print-proof-strange = Probe: Seite { $page }: Zeichen { $mark } gesehen bei { $x }, { $y } mm, wo keines gedruckt ist
