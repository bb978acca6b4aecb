## Ways in and out

display-menu = Menü
display-table = Tisch
display-back = Zurück
display-on = Weiter
display-done = Fertig
display-previous = Vorige
display-next = Nächste
display-earlier = Früher
display-later = Später
display-page-back = Seite zurück
display-next-page = Nächste Seite
display-more = Mehr …
display-cancel = Abbrechen
display-enter = Eintragen
display-clear = Leeren
display-skip = Überspringen
display-stay = Bleiben
display-leave = Verlassen
display-go-on = Weiter
display-pause = Pause
display-step-of = { $step } von { $steps }
display-page-of = Seite { $page } von { $pages }
display-count-of = { $count } von { $all }

## What is written on keys

display-cap-escape = ESC
display-cap-enter = ENTER
display-cap-table = T, Esc
display-cap-menu = M, Esc
display-cap-digits = 1 bis 9
display-cap-quit = Strg+Q
display-key-space = leer
display-key-delete = löschen

## The word of the moment, large in the middle

display-welcome = Willkommen
display-paused = Pause
display-read-below = Lies unten
display-ready = ACHTUNG
display-hands-off = Hände weg
display-play = LOS
display-next-round = nächste Runde in { $seconds }

## Pauses

display-pause-soon = Diese Runde wird noch gespielt, dann ist Pause.
display-pause-reading = Pause. Es geht weiter, wenn du zum Tisch zurückkehrst.
display-pause-held = Pause. Weiter mit P am Tisch, oder mit Weiter im Menü.

## A seat, the middle of the table

display-deals = gibt
display-taken-back = zurückgenommen
display-pool = Topf { $count }
display-refused = Nein: { $why }
display-moves-here = { $place }: { $count } Züge
display-pointed-back = { $place }: zurück

## The menu

display-rules = Regeln
display-help = Hilfe
display-score = Punkte
display-verdicts = Entscheide
display-rulings = Leitung
display-photo = Zielfoto
display-papers = Fall und Notizen
display-history = Geschichte
display-enter-or-rule = Eintragen, entscheiden
display-find = Suchen …
display-phone = Telefon
display-theme = Dunkel oder hell
display-whole-screen = Ganzer Bildschirm
display-save = Bild sichern
display-softer = Leiser
display-louder = Lauter
display-mute = Stumm
display-end-match = Partie beenden
display-end-match-asked = Diese Partie beenden?
display-end-match-yes = Beenden
display-leave-match-asked = Die Partie verlassen?
display-leave-asked = Verlassen?

## The end of a match

display-play-again = Noch einmal
display-begin-round = Runde { $round } beginnen
display-other-game = Anderes Spiel
display-change-players = Andere Leute
display-wins = { $who } gewinnt
display-won = gewinnt
display-the-end = Ende
display-too-little = Zu wenig gespielt, um zu sagen, wer am schnellsten war.
display-closest = Am knappsten: { $finish }
display-fastest = Am schnellsten
display-honest = Am ehrlichsten
display-after-play = { $who }, { $after } nach LOS
display-all-allowed = alle: alles war erlaubt
display-all-alike = alle gleich
display-not-penalised = { $who }: nie gebüßt
display-not-allowed = { $who }: { $faults } von { $plays } nicht erlaubt
display-bot = { $who } (Bot)

## The score

display-column-all = ges.
display-column-paid = Buße
display-reaction = Reaktion auf LOS
display-fastest-call = Schnellster Ruf: { $call }
display-no-card-yet = Noch keine Karte rechtzeitig.
display-ms = { $ms } ms

## Verdicts and their evidence

display-no-verdict = Noch keine Entscheidung.
display-no-verdict-to-show = Noch keine Entscheidung zu zeigen.
display-no-strip = Zu dieser Entscheidung gibt es kein Bild.
display-can-be-taken-back = offen
display-evidence = Beweise
display-take-back = Zurücknehmen
display-verdict-number = Entscheidung { $n }
display-saved = Gesichert als { $file }
display-not-saved = { $file } lässt sich nicht schreiben: { $why }

## Rules and papers

display-rules-of = Die Regeln von { $game }
display-rules-title = { $game }: die Regeln
display-no-rules = Noch hat sie niemand aufgeschrieben.
display-nothing-to-read = Noch gibt es nichts zu lesen.

## Entering something

display-nothing-to-enter = Jetzt lässt sich nichts eintragen.
display-type-or-touch = Tippe ein paar Buchstaben, oder berühre
display-nothing-called = So heißt nichts.
display-chosen = Gewählt: { $what }
display-list-keys = Tasten: Buchstaben, Pfeile, Eingabe nimmt, Esc zurück
display-choose = Wähle …
display-if-any = { $field } (falls)
display-nothing-changed = noch ist nichts geändert: wähle, was sich ändern soll
display-still-open = noch offen: { $fields }
display-yes = ja
display-no = nein
display-chooses = { $who } wählt
display-pads = Flächen: Kante weiter, Schild { $stride } weiter, Stapel nimmt
display-list-without = (weglassen)
display-list-all = (das ist alles)
display-list-back = (doch nicht)

## Phones

display-join = Mit einem Telefon dazu
display-no-console = An diesem Tisch läuft keine Konsole.
display-scan = Mit einem Telefon scannen, oder öffnen:
display-open-this = Auf einem Telefon öffnen:
display-or-name = oder { $name }
display-dealers-code = Das Telefon der Spielleitung tippt diesen Code:
display-fingerprint = Die Seite muss diesen Fingerabdruck zeigen:
display-phone-joined = Ein Telefon ist dabei.
display-dealers-phone = Telefon der Spielleitung: { $address }  Code { $code }
display-safe-phone = Dieselbe Seite für ein Telefon: { $address }   Code { $code }
display-setup-phone = J  Dieselbe Seite auf einem Telefon: { $address }

## The keys

display-keys = Tasten
display-help-table = der Tisch
display-help-photo = Zielfoto
display-help-verdicts = alle Entscheidungen; zurücknehmen
display-help-scores = Punkte, Reaktionszeiten
display-help-rulings = eintragen oder entscheiden
display-help-pairing = mit einem Telefon dazu
display-help-history = was früher gespielt wurde
display-help-menu = Menü
display-help-find = suchen, was einzutragen ist
display-help-digits = die Frage an die Leitung beantworten
display-help-sound = leiser, lauter, stumm
display-help-save = das Bild sichern
display-help-whole-screen = ganzer Bildschirm
display-help-end = beenden

## What was played before

display-history-page = Geschichte ({ $page } von { $pages })
display-history-title = Was hier gespielt wurde
display-history-people = Wer hier gespielt hat
display-history-more = Mehr
display-looking-up = Sehe nach ...
display-column-matches = Partien
display-column-won = Siege
display-column-median = Median
display-column-best = beste
display-column-hasty = hastig
display-left-out = und { $count } weitere, die weniger spielten
display-early-cards = { $cards ->
    [one] { $early } von { $cards } Karte ({ $share })
   *[other] { $early } von { $cards } Karten ({ $share })
}
display-won-of = { $won } von { $matches }

## Trouble

display-no-window = hier lässt sich kein Fenster öffnen: { $why }
display-latin-names = In lateinischen Buchstaben, weil eine Schrift fehlt: { $names } (siehe companion doctor).

## Scripts that a font is missing for

display-script-chinese = Chinesisch und Japanisch
display-script-korean = Koreanisch
display-script-devanagari = Devanagari
display-script-bengali = Bengalisch
display-script-tamil = Tamil
display-script-telugu = Telugu
display-script-thai = Thai
display-script-emoji = Emoji

## The camera

display-camera = Kamera
display-camera-on = an
display-camera-looks = Eine Kamera sieht den Tisch; sie behält keine Bilder, wenn niemand es verlangt.
