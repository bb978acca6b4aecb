history-title = Lo que se jugó aquí
history-back = Volver a la mesa
history-looking-up = Buscando ...
history-not-read = La historia no se puede leer:
history-not-kept = aquí no la guarda nadie
history-people = Quién jugó aquí
history-left-out = y { $count } más que jugaron menos
history-matches = { $count ->
    [one] { $count } partida, de { $first } a { $last }
   *[other] { $count } partidas, de { $first } a { $last }
}

## Heads of columns

history-player = quién
history-played = partidas
history-won = ganó
history-points = puntos
history-median = mediana
history-fastest = mejor
history-early = pronto
history-of = de { $count }
history-apart = diferencia
history-decided = qué se decidió

## In the charts

history-from = desde
history-match = partida
history-ms = { $ms } ms
history-seconds = { $s } s
history-percent = { $share } %
