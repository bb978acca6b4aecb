### The page of what was played before.

history-title = Che cosa si è giocato qui
history-back = Torna al tavolo
history-looking-up = Sto cercando ...
history-not-read = Impossibile leggere la storia:
history-not-kept = qui nessuno la tiene
history-people = Chi ha giocato qui
history-left-out = e altri { $count } che hanno giocato meno
history-matches = { $count ->
    [one] { $count } partita, dal { $first } al { $last }
   *[other] { $count } partite, dal { $first } al { $last }
    }

## Heads of columns

history-player = giocatore
history-played = partite
history-won = vinte
history-points = punti
history-median = mediana
history-fastest = record
history-early = presto
history-of = di { $count }
history-apart = distacco
history-decided = che cosa si è deciso

## In the charts

history-from = dal
history-match = partita
history-ms = { $ms } ms
history-seconds = { $s } s
history-percent = { $share } %
