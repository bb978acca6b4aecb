### O que fica na parede de um clube: classificação, rodadas, avaliações. Lê-se a quatro metros.

wall-title = Noite do clube
wall-looking-up = Procurando ...
wall-lost = O clube não responde. O que se vê pode ser antigo.
wall-no-evening = Nenhuma noite em andamento.
wall-begins = A rodada 1 vai começar
wall-round = Rodada { $round } de { $rounds }
wall-over = A noite terminou
wall-hold = Parar
wall-go-on = Continuar
wall-standings = Classificação
wall-now = Agora: rodada { $round }
wall-next = Depois: rodada { $round }
wall-out = Fica de fora: { $who }
wall-ratings = Avaliações
wall-ratings-about = O traço é a melhor estimativa. 19 de 20 vezes a força real está dentro da barra; ela se estreita a cada partida.
wall-course = Pontos, rodada a rodada
wall-reactions = Reações
wall-closest = Os finais mais apertados
wall-tables = Mesas
wall-place = #
wall-player = quem
wall-points = pontos
wall-won = ganhas
wall-played = rodadas
wall-rating = avaliação
wall-sure = certeza
wall-matches = partidas
wall-between = entre { $from } e { $to }
wall-median = mediana
wall-fastest = melhor
wall-early = cedo demais
wall-cards = cartas
wall-apart = diferença
wall-decided = o que foi decidido
wall-table = mesa
wall-heard = último sinal
wall-nothing-yet = nada jogado ainda
wall-ended = { $game }, encerrado
wall-playing = { $decisions ->
    [one] { $game }, { $decisions } decisão
   *[other] { $game }, { $decisions } decisões
}
wall-never = nunca
wall-seconds-ago = há { $s } s
wall-minutes-ago = há { $m } min
wall-hours-ago = há { $h } h
wall-behind = { $n ->
    [one] falta { $n } partida ({ $ago })
   *[other] faltam { $n } partidas (a mais antiga: { $ago })
}
wall-round-head = rodada
wall-round-short = { $round }
wall-ms = { $ms } ms
wall-seconds = { $s } s
wall-percent = { $share } %
wall-files = Arquivos:
wall-file-standings = classificação (CSV)
wall-file-results = resultados (CSV)
wall-file-ratings = avaliações (CSV)
wall-file-plays = BG Stats
