## Lengths of time, places, numbers of things

kit-span-ms = { $n } ms
kit-span-s = { $n } s
kit-place-1 = an erster Stelle
kit-place-2 = an zweiter Stelle
kit-place-3 = an dritter Stelle
kit-place-4 = an vierter Stelle
kit-place-5 = an fünfter Stelle
kit-place-6 = an sechster Stelle
kit-place-7 = an siebter Stelle
kit-place-8 = an achter Stelle
kit-place = an { $n }. Stelle
kit-count-bot = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
kit-count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
kit-count-hand = { $n ->
    [one] { $n } Durchgang
   *[other] { $n } Durchgänge
}
kit-count-home = { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
}
kit-count-key = { $n ->
    [one] { $n } Schlüssel
   *[other] { $n } Schlüssel
}
kit-count-match = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
kit-count-page = { $n ->
    [one] { $n } Seite
   *[other] { $n } Seiten
}
kit-count-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
kit-count-question = { $n ->
    [one] { $n } Frage
   *[other] { $n } Fragen
}
kit-count-record = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
kit-count-seat = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
kit-count-Scotland-Yard-card = { $n ->
    [one] { $n } Scotland-Yard-Karte
   *[other] { $n } Scotland-Yard-Karten
}

## Words between others

kit-yes = Ja
kit-no = Nein
kit-none = keine
kit-seat = Platz { $seat }
kit-not = nicht { $what }
kit-labelled = { $label }: { $value }
kit-or = { $first } oder { $second }
kit-of-seat = { $who } { $value }
kit-question = { $what }?

## What is pressed, called or entered

kit-thing-white = Weiß
kit-thing-red = Rot
kit-thing-blue = Blau
kit-thing-pile = Stapel
kit-thing-shield = Schild
kit-thing-rail = Kante

## Why something is refused: half a sentence, which stands after a colon or alone

kit-refused-bad-seat = dort sitzt niemand
kit-refused-bad-ruling = das lässt sich hier nicht entscheiden
kit-refused-cannot-be-overturned = daran ist nichts zurückzunehmen
kit-refused-game-over = das Spiel ist aus
kit-refused-late-arrival = es kam später, als dieser Tisch erlaubt
kit-refused-nothing-to-overturn = keine Entscheidung mit dieser Nummer lässt sich noch zurücknehmen
kit-refused-nothing-to-rule = es gibt nichts mehr zu entscheiden
kit-refused-paused = der Tisch macht Pause
kit-refused-open-question = eine Frage ist offen: erst antworten
kit-refused-unused-input = das bedeutet in diesem Spiel nichts
kit-reason = { $why }.
kit-refusal-them = Abgelehnt: { $who }, { $what }: { $why }
kit-refusal-it = Abgelehnt: { $what }: { $why }
kit-refusal = { $why }.
kit-refusal-coded = { $why } ({ $code }).

## What is decided, whatever is played

kit-watched-not-watched = Eine Weile hat niemand zugesehen; diese Zeit wird niemandem angerechnet.
kit-watched-recovered = Der Tisch wird wieder beobachtet.
kit-ruled = Die Spielleitung entscheidet: { $ruling }.
kit-won = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
kit-note-won = gewinnt
kit-score = Dieser Durchgang: { $hand }. Insgesamt: { $total }.
kit-fault = Sensor: { $where }, { $what }: { $why }.
kit-whole-table = ganzer Tisch
kit-all-inputs = alle Eingänge
kit-apart = { $gap } auseinander, sicher erst ab { $doubt }
kit-taken-back = Zurückgenommen: Nummer { $of }{ $said ->
    [none] .
   *[other] : { $said }
}{ $why ->
    [none] { "" }
   *[other] { " " }Der Grund: { $why }.
}{ $next ->
    [due] { " " }Jetzt ist { $what } an der Reihe.
    [leader] { " " }Jetzt spielt { $what } aus.
   *[none] { "" }
}
kit-open-questions = { $n ->
    [0] nichts offen
    [one] { $n } Frage an die Spielleitung
   *[other] { $n } Fragen an die Spielleitung
}

## What is asked for, and what parts of the table are called

kit-field-seat = Wer?
kit-field-cards = Wie viele Karten?
kit-label-scores = Punkte
kit-label-hands = Hand
kit-label-piles = Stapel
kit-label-pool = Topf
kit-label-round = Runde

## Who ruled what: what somebody asked for, in the log of rulings

kit-asked-begin = Partie beginnen
kit-asked-another = Neue Partie beginnen
kit-asked-leave = Partie beenden
kit-asked-names = Namen: { $names }
kit-asked-bots = Ein Bot springt ein: { $chairs }
kit-asked-no-bots = Kein Bot springt ein
kit-chair = Stuhl { $chair }
kit-asked-overturn = Nummer { $of } zurücknehmen

## Too close to call, and the photo finish: instants on an axis of time

kit-too-close = Zu knapp
kit-note-doubt = zu knapp
kit-dealer-decides = Die Spielleitung entscheidet
kit-photo = Zielfoto
kit-photo-first = der Schnellste
kit-photo-legend = 0 ist der Augenblick von: { $zero }. Die Balken zeigen, wie sicher jeder Augenblick ist.
kit-photo-deadline = { $what } endete bei { $end }. 0 ist { $zero }; die Balken zeigen, wie sicher jeder Augenblick ist.
kit-photo-alone = { $who }, allein
kit-photo-heat = Totes Rennen: { $margin } auseinander, sicher erst ab { $doubt }
kit-photo-won = { $who } mit { $margin } Vorsprung, auf { $doubt } sicher
kit-photo-before = { $gap } vor { $word }
kit-too-fast = unter 100 ms

## On the display

kit-figure-turn = am Zug
kit-moment-won = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}

## What was played before, in figures

kit-figures-title-reactions = Wie schnell alle reagieren
kit-figures-title-course = Partie für Partie
kit-figures-title-waiting = Wer nicht warten kann
kit-figures-title-wins = Gewonnene Partien
kit-figures-title-closest = Die knappsten Entscheidungen
kit-figures-no-match = Hier wurde noch keine Partie gespielt. Spielt eine und schaut wieder herein.
kit-figures-no-reaction = Noch keine Reaktion gemessen: spielt ein Spiel mit ACHTUNG und LOS.
kit-figures-no-course = Ein Verlauf braucht zwei Partien mit ACHTUNG und LOS; so viele gibt es noch nicht.
kit-figures-nobody-early = { $n ->
    [0] Noch wurde keine Karte angesagt: spielt ein Spiel mit ACHTUNG und LOS.
    [one] Niemand war zu früh, bei { $n } Karte.
   *[other] Niemand war zu früh, bei { $n } Karten.
}
kit-figures-no-win = Noch hat niemand eine Partie gewonnen: spielt eine zu Ende.
kit-figures-nothing-close = Noch war nichts knapp: dazu müssen zwei zugleich rufen oder drücken.

## What an owner wrote

kit-problem = { $wrong }; erwartet wird { $expected }
kit-learned-card = { $n ->
    [one] { $n } Karte gelernt
   *[other] { $n } Karten gelernt
}
kit-learned-keep = { $what }; { $how } behält das in { $file }
kit-learned-name-file = { $what }; nenne im Profil eine Datei ({ $where }), dann behält { $how } es dort

## The page of rules

kit-page-inputs = Knöpfe und Flächen
kit-page-keys = Tasten
kit-page-head = { $title }, { $players } Personen, { $length }
kit-page-table-needs = Der Tisch braucht: { $needs }
kit-page-none = Wer es gemacht hat, hat keine Regelseite dafür geschrieben.
kit-page-any-length = so lange es eben dauert
kit-page-needs = { $n ->
    [0] keine Knöpfe
   *[other] { $inputs } an jedem Platz
}
kit-page-used = in diesem Spiel gebraucht
kit-by-hand-white = den weißen Knopf
kit-by-hand-red = den roten Knopf
kit-by-hand-blue = den blauen Knopf
kit-by-hand-pile = deinen Stapel
kit-by-hand-shield = eine Hand auf deinem Schild
kit-by-hand-rail = die Tischkante
kit-by-hand-reach = deine Hand
kit-by-key-reach = die Ziffer seines Platzes
kit-thing-reach = Griff
kit-cue-ready = ACHTUNG
kit-cue-play = LOS
kit-entry-deal = Austeilen
kit-entry-card = Karte
kit-entry-overturn = Zurücknahme

## What is wrong with a button or pad, in a word or two

kit-faulty-lost = verloren
kit-faulty-recovered = wieder da
kit-faulty-stuck = klemmt
kit-faulty-chatter = prellt
kit-faulty-evidence-lost = Beweise verloren
kit-faulty-evidence-late = Beweise zu spät
kit-faulty-evidence-unreadable = Beweise unlesbar
kit-faulty-doubt-unknown = Zweifel unbekannt
kit-faulty-wrong-clock = falsche Uhr
kit-faulty-battery-low = Batterie schwach
kit-faulty-lamp-lost = Lampe verloren
kit-faulty-not-watched = nicht beobachtet
kit-faulty-paused = Pause
kit-faulty-resumed = geht weiter

## A game of another package that cannot be played

kit-broken-game = das Spiel { $name } aus dem Paket { $package } lässt sich nicht spielen: { $why }; bring das Paket auf Stand oder entferne es
kit-broken-name-taken = ein anderes Spiel heißt { $name }
kit-broken-no-kit = sein Einstieg nennt { $found }, erwartet wird ein Kit
kit-broken-other-name = sein Kit heißt { $kit }, sein Einstieg { $point }
kit-broken-no-title = es hat keinen Titel, oder keine Plätze

## The camera

kit-thing-cards = Karten
kit-faulty-hidden = verdeckt
