## To those who play

hosted-undrawn = A mesa não é desenhada nos celulares: eles mostram palavras e números.
hosted-nameless = A mesa não tem nome na rede. Os celulares usam o endereço.
hosted-not-yours = Isso não é você quem registra.
hosted-match-on = Há partida em jogo: encerre-a antes.
hosted-real-cards = Lá a mesa não dá cartas: um robô não pode jogar.
hosted-no-pace = O ritmo { $name } não existe.
hosted-nobody-listens = Não há mais partida em jogo: nada foi registrado.
hosted-left-out = Isso não poderia ser lido depois: não foi registrado.
hosted-cannot-go-on = A última partida não pode continuar: seu registro está danificado. Começa outra.
hosted-other-seats = A última partida tinha { $had } lugares, a mesa tem { $has }: ela acaba
hosted-other-seats-spoken = A última partida tinha outro número de lugares. Ela acaba.
hosted-resumed = A partida { $match } continua de onde estava
hosted-choose = Nenhuma partida em jogo. Escolha num celular, ou aperte o azul para começar.
hosted-muted = Mudo: o que se diz é mostrado.
hosted-unmuted = Com som.
hosted-volume = Volume { $volume } %

## To whoever looks after the table, in its log

hosted-nameless-logged = sem nome na rede: { $why }; os celulares usam o endereço, e tenta-se de novo
hosted-cannot-go-on-logged = A última partida não pode continuar: { $why }. Começa outra
hosted-works-again = funciona de novo
hosted-part-failed = { $part }: { $why }; tentando de novo
hosted-part-works = { $part }: funciona de novo
hosted-seat-input = lugar { $seat } { $input }
hosted-seat = lugar { $seat }
hosted-seats = lugares { $seats }
hosted-whole-table = a mesa
hosted-closed = foi fechado
hosted-no-terminal = não há terminal aqui
hosted-referee-failed = companion: o árbitro falhou: { $why }
hosted-error = companion: { $why }
hosted-match = partida { $match }
hosted-match-phase = partida { $match }: { $phase }
hosted-no-match = sem partida em jogo
hosted-reading = lendo a última partida
hosted-with-notices = { $status }; { $count } avisos
# What a club wants played here next; $who is a list of names.
hosted-next-round = A seguir, rodada { $round }, { $game }: { $who }
hosted-round-on = A rodada { $round } está em jogo.
