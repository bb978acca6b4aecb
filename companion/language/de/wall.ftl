### Was an der Wand eines Clubs hängt: Stand, Runden, Wertungen. Aus vier Metern zu lesen.

wall-title = Clubabend
wall-looking-up = Wird nachgesehen ...
wall-lost = Der Club ist nicht erreichbar. Was hier steht, kann alt sein.
wall-no-evening = Kein Abend läuft.
wall-begins = Runde 1 beginnt gleich
wall-round = Runde { $round } von { $rounds }
wall-over = Der Abend ist zu Ende
wall-hold = Anhalten
wall-go-on = Weiter
wall-standings = Stand
wall-now = Jetzt: Runde { $round }
wall-next = Danach: Runde { $round }
wall-out = Setzt aus: { $who }
wall-ratings = Wertungen
wall-ratings-about = Der Strich ist die beste Schätzung. 19 von 20 Malen liegt die wahre Stärke im Balken; er wird mit jeder Partie schmaler.
wall-course = Punkte, Runde für Runde
wall-reactions = Reaktionen
wall-closest = Die knappsten Entscheidungen
wall-tables = Tische
wall-place = #
wall-player = wer
wall-points = Punkte
wall-won = gewonnen
wall-played = Runden
wall-rating = Wertung
wall-sure = wie sicher
wall-matches = Partien
wall-between = zwischen { $from } und { $to }
wall-median = Median
wall-fastest = schnellste
wall-early = zu früh
wall-cards = Karten
wall-apart = Abstand
wall-decided = was entschieden wurde
wall-table = Tisch
wall-heard = zuletzt gehört
wall-nothing-yet = noch nichts gespielt
wall-ended = { $game }, beendet
wall-playing = { $decisions ->
    [one] { $game }, { $decisions } Entscheidung
   *[other] { $game }, { $decisions } Entscheidungen
}
wall-never = nie
wall-seconds-ago = vor { $s } s
wall-minutes-ago = vor { $m } min
wall-hours-ago = vor { $h } h
wall-behind = { $n ->
    [one] { $n } Partie steht noch aus ({ $ago })
   *[other] { $n } Partien stehen noch aus (die älteste: { $ago })
}
wall-round-head = Runde
wall-round-short = { $round }
wall-ms = { $ms } ms
wall-seconds = { $s } s
wall-percent = { $share } %
wall-files = Dateien:
wall-file-standings = Stand (CSV)
wall-file-results = Ergebnisse (CSV)
wall-file-ratings = Wertungen (CSV)
wall-file-plays = BG Stats
