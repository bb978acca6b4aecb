history-title = Was hier gespielt wurde
history-back = Zurück zum Tisch
history-looking-up = Sehe nach ...
history-not-read = Die Geschichte lässt sich nicht lesen:
history-not-kept = hier führt niemand eine
history-people = Wer hier gespielt hat
history-left-out = und { $count } weitere, die weniger spielten
history-matches = { $count ->
    [one] { $count } Partie, { $first } bis { $last }
   *[other] { $count } Partien, { $first } bis { $last }
}

## Heads of columns

history-player = wer
history-played = Partien
history-won = Siege
history-points = Punkte
history-median = Median
history-fastest = schnellste
history-early = zu früh
history-of = von { $count }
history-apart = Abstand
history-decided = was entschieden wurde

## In the charts

history-from = von
history-match = Partie
history-ms = { $ms } ms
history-seconds = { $s } s
history-percent = { $share } %
