### As noites de um clube: quem senta onde em qual rodada, na linha de comando.

club-evening-head = { $name }: { $players ->
    [one] uma pessoa
   *[other] { $players } pessoas
  }, { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
  }, { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
  }
club-evening-round = Rodada { $round }
club-evening-round-begun = Rodada { $round } (começada)
club-evening-out = fica de fora: { $who }
club-evening-even = Encontros repetidos: { $again }. Acima do mínimo possível: { $share } %
club-evening-closed = { $name } terminou. A classificação: companion club export standings
club-evening-none = Nenhuma noite em andamento: companion club evening new NOME
club-evening-unknown = Não há noite { $evening }. Sem número, é a última.
club-evening-is-on = Já há uma noite em andamento. Encerre-a antes: companion club evening close
club-evening-needs-tables = Nenhuma mesa foi indicada e nenhuma foi convidada: --table NOME=JOGO
club-evening-not-invited = { $n ->
    [one] { $tables } não pertence ao clube e não fica sabendo de nada
   *[other] { $tables } não pertencem ao clube e não ficam sabendo de nada
  }: companion club invite NOME
club-evening-no-points = { $points } não é uma lista de pontos. É como 10,7,5,3: até { $most } números, nenhum maior que o anterior.
club-evening-no-game = Nenhum jogo se chama { $game }. Há: { $known }
club-evening-too-few-chairs = { $game } não pode ser jogado por tantas pessoas numa mesa.
club-evening-not-here = { $who } não está aqui hoje. Quem está: companion club evening show
club-evening-no-table = { $table } não participa. Quais mesas participam: companion club evening show
club-evening-no-round = Essa rodada não existe mais. Mais rodadas: companion club evening rounds N
club-evening-begun = A rodada { $round } já começou; não pode mais ser mudada.
