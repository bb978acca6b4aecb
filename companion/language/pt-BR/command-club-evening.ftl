### companion club evening e companion club export.

command-club-evening-help = planejar uma noite: quem senta onde em qual rodada
command-club-evening-about = Planeja uma noite de muitas mesas: rodadas em que todos se encontram da forma mais igual possível. As pessoas chegam e saem entre as rodadas; tudo o que não começou pode ser mudado.
command-club-evening-examples =
    exemplos:
      companion club evening new Wednesday --players "Ada, Ben, Cy, Dot, Eve, Fay" --rounds 4
      companion club evening new Sunday --table Window=block --table Door=sorry,block --players -
      companion club evening add Zoe              a partir da próxima rodada
      companion club evening swap 3 Ada Ben       na rodada 3 as duas pessoas trocam de lugar
      companion club evening next                 começar a próxima rodada
command-club-evening-new = abrir uma noite e planejar suas rodadas
command-club-evening-show = mostrar todas as rodadas: quem senta onde
command-club-evening-add = alguém chega e joga a partir da próxima rodada
command-club-evening-leave = alguém sai e não joga mais a partir da próxima rodada
command-club-evening-next = começar a próxima rodada; ela também começa quando uma mesa a inicia
command-club-evening-table = montar uma mesa, ou jogar outra coisa nela
command-club-evening-drop = desmontar uma mesa, a partir da próxima rodada
command-club-evening-swap = deixar duas pessoas de uma rodada trocarem de lugar
command-club-evening-play = jogar outro jogo numa mesa em uma rodada
command-club-evening-rounds = ter tantas rodadas
command-club-evening-close = encerrar a noite
command-club-evening-word-name = como a noite se chama
command-club-evening-word-names = quem; várias pessoas, separadas por espaços
command-club-evening-word-round = o número da rodada
command-club-evening-word-count = quantas rodadas há
command-club-evening-word-table = como a mesa se chama
command-club-evening-word-played = a mesa e seus jogos: Window=block, ou Window=block,sorry em rodízio
command-club-evening-word-game = o jogo; companion games os lista
command-club-evening-word-one = uma das duas pessoas
command-club-evening-word-other = a outra
command-club-evening-players = quem está aqui, entre vírgulas; - lê da entrada padrão
command-club-evening-tables = uma mesa e seus jogos (em rodízio): Window=block,sorry; sem isto, cada mesa convidada
command-club-evening-game = o que se joga onde nada mais é dito
command-club-evening-length = quantas rodadas (5)
command-club-evening-points = quanto valem os lugares: 10,7,5,4,3,2,1,0; quem empata divide
command-club-evening-seed = por qual acaso os lugares são sorteados; o mesmo número, o mesmo plano
command-club-evening-export-help = classificação, resultados e avaliações para outros programas
command-club-evening-export-about = Escreve o que foi jogado para outros programas, em CSV ou JSON. "plays" são links que entregam uma partida ao aplicativo BG Stats.
command-club-evening-export-what = o que escrever
command-club-evening-export-json = JSON em vez de CSV
command-club-evening-export-evening = só desta noite; a classificação: da última
