history-title = O que se jogou aqui
history-back = Voltar à mesa
history-looking-up = Procurando ...
history-not-read = Não dá para ler o histórico:
history-not-kept = ninguém o guarda aqui
history-people = Quem jogou aqui
history-left-out = e mais { $count } com menos partidas
history-matches = { $count ->
    [one] { $count } partida, de { $first } a { $last }
   *[other] { $count } partidas, de { $first } a { $last }
}

## Heads of columns

history-player = jogador
history-played = partidas
history-won = vitórias
history-points = pontos
history-median = mediana
history-fastest = melhor
history-early = cedo
history-of = de { $count }
history-apart = diferença
history-decided = o que se decidiu

## In the charts

history-from = de
history-match = partida
history-ms = { $ms } ms
history-seconds = { $s } s
history-percent = { $share } %
