## Lengths of time, places, numbers of things

kit-span-ms = { $n } ms
kit-span-s = { $n } s
kit-place-1 = em primeiro
kit-place-2 = em segundo
kit-place-3 = em terceiro
kit-place-4 = em quarto
kit-place-5 = em quinto
kit-place-6 = em sexto
kit-place-7 = em sétimo
kit-place-8 = em oitavo
kit-place = em { $n }º
kit-count-bot = { $n ->
    [one] { $n } robô
   *[other] { $n } robôs
}
kit-count-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
kit-count-hand = { $n ->
    [one] { $n } mão
   *[other] { $n } mãos
}
kit-count-home = { $n ->
    [one] { $n } na chegada
   *[other] { $n } na chegada
}
kit-count-key = { $n ->
    [one] { $n } chave
   *[other] { $n } chaves
}
kit-count-match = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
kit-count-page = { $n ->
    [one] { $n } página
   *[other] { $n } páginas
}
kit-count-point = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
kit-count-question = { $n ->
    [one] { $n } pergunta
   *[other] { $n } perguntas
}
kit-count-record = { $n ->
    [one] { $n } registro
   *[other] { $n } registros
}
kit-count-seat = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
}
kit-count-Scotland-Yard-card = { $n ->
    [one] { $n } carta Scotland Yard
   *[other] { $n } cartas Scotland Yard
}

## Words between others

kit-yes = Sim
kit-no = Não
kit-none = nada
kit-seat = lugar { $seat }
kit-not = não { $what }
kit-labelled = { $label }: { $value }
kit-or = { $first } ou { $second }
kit-of-seat = { $who } { $value }
kit-question = { $what }?

## What is pressed, called or entered

kit-thing-white = branco
kit-thing-red = vermelho
kit-thing-blue = azul
kit-thing-pile = monte
kit-thing-shield = proteção
kit-thing-rail = borda
kit-thing-reach = alcance
kit-cue-ready = OLHA
kit-cue-play = JÁ!
kit-entry-deal = dar cartas
kit-entry-card = carta
kit-entry-overturn = anular

## Why something is refused: half a sentence, which stands after a colon or alone

kit-refused-bad-seat = ninguém senta ali
kit-refused-bad-ruling = isso não se decide aqui
kit-refused-cannot-be-overturned = ali não há nada para anular
kit-refused-game-over = o jogo acabou
kit-refused-late-arrival = chegou mais tarde do que esta mesa permite
kit-refused-nothing-to-overturn = nenhuma decisão com esse número ainda pode ser anulada
kit-refused-nothing-to-rule = não há mais nada para decidir
kit-refused-paused = a mesa está em pausa
kit-refused-open-question = há uma pergunta aberta: responda primeiro
kit-refused-unused-input = isso não serve para nada neste jogo
kit-reason = { $why }.
kit-refusal-them = Recusado: { $who }, { $what }: { $why }
kit-refusal-it = Recusado: { $what }: { $why }
kit-refusal = { $why }.
kit-refusal-coded = { $why } ({ $code }).

## What is decided, whatever is played

kit-watched-not-watched = Ninguém vigiou por um tempo; esse tempo não conta contra ninguém.
kit-watched-recovered = A mesa está sendo vigiada de novo.
kit-ruled = Quem dá as cartas decide: { $ruling }.
kit-won = { $who } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
kit-note-won = vence
kit-score = Pontos da mão: { $hand }. No total: { $total }.
kit-fault = Sensor: { $where }, { $what }: { $why }.
kit-whole-table = mesa toda
kit-faulty-lost = sem sinal
kit-faulty-recovered = voltou
kit-faulty-stuck = travado
kit-faulty-chatter = tremendo
kit-faulty-evidence-lost = prova perdida
kit-faulty-evidence-late = prova atrasada
kit-faulty-evidence-unreadable = prova ilegível
kit-faulty-doubt-unknown = margem desconhecida
kit-faulty-wrong-clock = relógio errado
kit-faulty-battery-low = bateria fraca
kit-faulty-lamp-lost = luz sem sinal
kit-faulty-not-watched = sem vigiar
kit-faulty-paused = em pausa
kit-faulty-resumed = retomado
kit-all-inputs = todos os sensores
kit-apart = { $gap } de diferença, só é certo acima de { $doubt }
kit-taken-back = Anulado: número { $of }{ $said ->
    [none] .
   *[other] : { $said }
}{ $why ->
    [none] { "" }
   *[other] { " " }Motivo: { $why }.
}{ $next ->
    [due] { " " }Agora é a vez de { $what }.
    [leader] { " " }Agora { $what } puxa.
   *[none] { "" }
}
kit-open-questions = { $n ->
    [0] nada em aberto
    [one] { $n } pergunta para quem dá as cartas
   *[other] { $n } perguntas para quem dá as cartas
}

## What is asked for, and what parts of the table are called

kit-field-seat = Quem?
kit-field-cards = Quantas cartas?

kit-label-scores = Pontos
kit-label-hands = Mão
kit-label-piles = Monte
kit-label-pool = Bolo
kit-label-round = Rodada

## Who ruled what: what somebody asked for, in the log of rulings

kit-asked-begin = Começar a partida
kit-asked-another = Começar outra partida
kit-asked-leave = Encerrar a partida
kit-asked-names = Nomes: { $names }
kit-asked-bots = Um robô substitui: { $chairs }
kit-asked-no-bots = Nenhum robô substitui
kit-chair = cadeira { $chair }
kit-asked-overturn = Anular o número { $of }

## Too close to call, and the photo finish: instants on an axis of time

kit-too-close = Por um triz
kit-note-doubt = por um triz
kit-dealer-decides = Quem dá as cartas decide
kit-photo = Foto da chegada
kit-photo-first = a primeira mão
kit-photo-legend = 0 é o instante: { $zero }. As barras mostram a certeza de cada instante.
kit-photo-deadline = { $what } acabou em { $end }. 0 é { $zero }; as barras mostram a certeza de cada instante.
kit-photo-alone = { $who }, a sós
kit-photo-heat = Empate: { $margin } de diferença, só é certo acima de { $doubt }
kit-photo-won = { $who } por { $margin }, margem de { $doubt }
kit-photo-before = { $gap } antes de { $word }
kit-too-fast = menos de 100 ms

## On the display

kit-figure-turn = vez
kit-moment-won = { $n ->
    [one] { $who } vence
   *[other] { $who } vencem
}

## What was played before, in figures

kit-figures-title-reactions = A rapidez de cada um
kit-figures-title-course = Partida a partida
kit-figures-title-waiting = Quem não espera
kit-figures-title-wins = Partidas vencidas
kit-figures-title-closest = As chegadas mais apertadas
kit-figures-no-match = Ainda não se jogou nenhuma partida aqui. Jogue uma com gente e olhe de novo.
kit-figures-no-reaction = Nenhuma reação medida ainda: jogue um jogo com OLHA e JÁ!
kit-figures-no-course = A evolução pede duas partidas com OLHA e JÁ!; ainda não há duas.
kit-figures-nobody-early = { $n ->
    [0] Nenhuma carta foi chamada ainda: jogue um jogo com OLHA e JÁ!
    [one] Ninguém se adiantou, em { $n } carta.
   *[other] Ninguém se adiantou, em { $n } cartas.
}
kit-figures-no-win = Ninguém venceu uma partida ainda: jogue uma até o fim.
kit-figures-nothing-close = Nenhuma chegada apertada ainda: é preciso que dois chamem ou apertem juntos.

## What an owner wrote

kit-problem = { $wrong }; esperado: { $expected }
kit-learned-card = { $n ->
    [one] { $n } carta aprendida
   *[other] { $n } cartas aprendidas
}
kit-learned-keep = { $what }; { $how } guarda isso em { $file }
kit-learned-name-file = { $what }; indique um arquivo no perfil ({ $where }), e { $how } guarda ali

## The page of rules

kit-page-inputs = Botões e sensores
kit-page-keys = Teclas
kit-page-head = { $title }, { $players } jogadores, { $length }
kit-page-table-needs = A mesa precisa de: { $needs }
kit-page-none = Quem o fez não escreveu uma página de regras.
kit-page-any-length = o tempo que for
kit-page-needs = { $n ->
    [0] nenhum botão
   *[other] { $inputs } em cada lugar
}
kit-page-used = usado neste jogo
kit-by-hand-white = o botão branco
kit-by-hand-red = o botão vermelho
kit-by-hand-blue = o botão azul
kit-by-hand-pile = seu monte
kit-by-hand-shield = a mão na sua proteção
kit-by-hand-rail = a borda da mesa
kit-by-hand-reach = sua mão
kit-by-key-reach = o número do lugar

## A game of another package that cannot be played

kit-broken-game = o jogo { $name } do pacote { $package } não pode ser jogado: { $why }; atualize esse pacote ou desinstale
kit-broken-name-taken = outro jogo se chama { $name }
kit-broken-no-kit = seu ponto de entrada indica { $found }, esperava-se um Kit
kit-broken-other-name = seu kit se chama { $kit }, seu ponto de entrada { $point }
kit-broken-no-title = não tem título, ou não tem lugares

## The camera

kit-thing-cards = cartas
kit-faulty-hidden = encoberto
