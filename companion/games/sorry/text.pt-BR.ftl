## Colours and squares

sorry-colour-red = vermelho
sorry-colour-blue = azul
sorry-colour-yellow = amarelo
sorry-colour-green = verde
sorry-square-start = saída
sorry-square-home = chegada
sorry-letter-red = V
sorry-letter-blue = A
sorry-letter-yellow = M
sorry-letter-green = D
sorry-letter-start = S
sorry-letter-home = C

## What each card asks for, in a few words below the card

sorry-card-1 = sair com um peão, ou 1 à frente
sorry-card-2 = sair com um peão, ou 2 à frente; de novo
sorry-card-3 = 3 à frente
sorry-card-4 = 4 para trás
sorry-card-5 = 5 à frente
sorry-card-7 = 7 à frente, com um peão ou dois
sorry-card-8 = 8 à frente
sorry-card-10 = 10 à frente, ou 1 para trás
sorry-card-11 = 11 à frente, ou trocar de lugar
sorry-card-12 = 12 à frente
sorry-card-SORRY = da saída à casa de um rival

## Moves in sentences: "red 4 to 16, sliding to 19, sending back green from 17"

sorry-part-goes = { $colour } de { $from } a { $to }
sorry-part-changes = { $part }, troca de lugar com { $colour }
sorry-part-slides = { $part }, desliza até { $to }
sorry-part-sends = { $part }, manda de volta { $men }
sorry-man-from = { $colour } de { $at }
sorry-part-then = { $first }, depois { $second }
sorry-move-numbered = { $number }) { $parts }
sorry-men-of = { $colour } { $squares }

## Moves on a button: "R 4 → 16, slides 19, green back"

sorry-step-changes = { $man } { $from } ⇄ { $other } { $to }
sorry-step-out = { $man } sai
sorry-step-goes = { $man } { $from } → { $to }
sorry-step-slides = { $step }, desliza { $to }
sorry-step-back = { $step }, { $who } volta
sorry-step-and = { $first } e { $second }

## Verdicts

sorry-verdict-answered-accept = { $who } aceita.
sorry-verdict-answered-drop = { $who } desiste.
sorry-verdict-board = O tabuleiro está corrigido: { $men }.
sorry-verdict-call-double = { $who } DOBRA! { $asked }: aceitar ou desistir?
sorry-verdict-call-redouble = { $who } REDOBRA! { $asked }: aceitar ou desistir?
sorry-verdict-colours = Cores: { $colours }.
sorry-verdict-dealt =
    { $n ->
        [one] As cartas estão prontas: { $n } carta no baralho.
       *[other] As cartas estão prontas: { $n } cartas no baralho.
    }
sorry-verdict-dealt-hands =
    { $n ->
        [one] As cartas estão prontas: { $n } carta no baralho, mãos: { $hands }.
       *[other] As cartas estão prontas: { $n } cartas no baralho, mãos: { $hands }.
    }
sorry-verdict-discarded = { $who } não pode jogar e descarta.
sorry-verdict-doubt = Por um triz: { $question } { $between }, { $apart }. Quem dá as cartas decide.
sorry-verdict-drawn = { $who } vira o { $card }; restam { $left }.
sorry-verdict-extra-draw = { $who } tem mais uma carta.
sorry-verdict-forfeit = { $who } não tem lance para o { $card }.
sorry-verdict-hand = { $who } tem { $cards }.
sorry-verdict-lead = { $who } começa, com o { $card }.
sorry-verdict-moved = { $who } joga o { $card }: { $parts }.
sorry-verdict-moved-only = { $who } joga o { $card }, o único lance: { $parts }.
sorry-verdict-moves-forced = { $who } tem de jogar o { $card }: { $moves }.
sorry-verdict-moves-one = { $who } pode jogar o { $card } ou recusar: { $moves }.
sorry-verdict-moves-many = { $who } tem { $n } lances para o { $card }: { $moves }.
sorry-verdict-moves-may-pass = { $who } tem { $n } lances para o { $card }, e pode recusar todos: { $moves }.
sorry-verdict-passed = { $who } recusa a troca.
sorry-verdict-picked = { $who } olha o lance { $move }.
sorry-verdict-refilled = { $who } compra uma carta; restam { $left }.
sorry-verdict-reshuffle =
    { $n ->
        [one] O baralho acabou: embaralhem { $n } carta.
       *[other] O baralho acabou: embaralhem { $n } cartas.
    }
sorry-verdict-ruled = Quem dá as cartas decide: { $ruling }.
sorry-verdict-score = { $won }. Este jogo: { $hand }. No total: { $total }.
sorry-winner-has = Quem venceu tem { $normal }
sorry-winner-has-bonus = Quem venceu tem { $normal } e { $bonus } de bônus
sorry-winner-has-times = Quem venceu tem { $normal }, vezes { $times }
sorry-winner-has-bonus-times = Quem venceu tem { $normal } e { $bonus } de bônus, vezes { $times }
sorry-verdict-stake-twice = O jogo vale em dobro; jogam: { $players }.
sorry-verdict-stake = O jogo vale { $times } vezes; jogam: { $players }.
sorry-verdict-tie = { $names } empatam para começar e compram de novo.
sorry-verdict-turn = É a vez de { $who } ({ $colour }).
sorry-verdict-won =
    { $n ->
        [one] { $names } vence. Jogos vencidos: { $games }.
       *[other] { $names } vencem. Jogos vencidos: { $games }.
    }
sorry-verdict-won-double =
    { $n ->
        [one] { $names } vence um jogo duplo. Jogos vencidos: { $games }.
       *[other] { $names } vencem um jogo duplo. Jogos vencidos: { $games }.
    }
sorry-verdict-won-drop-out =
    { $n ->
        [one] { $names } vence: os outros desistiram. Jogos vencidos: { $games }.
       *[other] { $names } vencem: os outros desistiram. Jogos vencidos: { $games }.
    }
sorry-verdict-won-drop-out-double =
    { $n ->
        [one] { $names } vence um jogo duplo: os outros desistiram. Jogos vencidos: { $games }.
       *[other] { $names } vencem um jogo duplo: os outros desistiram. Jogos vencidos: { $games }.
    }

## What is in doubt, within sorry-verdict-doubt

sorry-doubt-draw-or-commit = a jogada estava completa quando se comprou a carta seguinte?
sorry-doubt-two-calls = quem dobrou primeiro?
sorry-doubt-call-or-win = dobrou antes do lance da vitória?

## What was ruled, within sorry-verdict-ruled

sorry-ruled-draw-stands = a compra vale
sorry-ruled-draw-void = a compra não vale, e se faz de novo
sorry-ruled-caller = está decidido quem dobrou primeiro
sorry-ruled-call-stands = a dobra vale
sorry-ruled-win-stands = o lance da vitória vale

## How the board stands, line by line

sorry-state-phase = Fase { $phase }
sorry-state-turn = Fase { $phase }, vez de { $who }
sorry-state-card = Fase { $phase }, vez de { $who } com o { $card }
sorry-state-men = peões: { $men }
sorry-state-no-men = peões: nenhum ainda
sorry-state-pack =
    { $n ->
        [one] baralho: { $n } carta
       *[other] baralho: { $n } cartas
    }
sorry-state-total = total: { $total }

sorry-phase-dealing = dando as cartas
sorry-phase-lead-draw = quem começa
sorry-phase-colours = cores
sorry-phase-draw = compra
sorry-phase-move = lance
sorry-phase-refill = repor a mão
sorry-phase-call = dobra
sorry-phase-ruling = decisão
sorry-phase-over = fim

## Why something is refused: half a sentence, which may stand alone or follow a colon

sorry-refused-already-answered = essa resposta já foi dada
sorry-refused-bad-board = os peões não podem ficar assim: um por casa, e nenhum lado todo na chegada
sorry-refused-bad-pack = essas não são as cartas do baralho
sorry-refused-bad-ruling = isso não responde à pergunta
sorry-refused-call-pending = uma dobra espera respostas
sorry-refused-card-due = primeiro é preciso virar uma carta
sorry-refused-card-exhausted = todas essas já foram viradas
sorry-refused-card-open = já há uma carta em jogo
sorry-refused-choose-first = primeiro é preciso escolher
sorry-refused-colour-taken = essa cor já tem dono
sorry-refused-deal-due = primeiro é preciso embaralhar e dar
sorry-refused-dropped-out = quem desistiu fica fora até o próximo jogo
sorry-refused-game-over = o jogo acabou
sorry-refused-must-move = dá para ir à frente, então é obrigatório
sorry-refused-no-call = ninguém dobrou
sorry-refused-no-legal-move = essa carta não pode ser jogada
sorry-refused-no-such-card = essa carta não existe
sorry-refused-no-such-move = nenhum lance tem esse número
sorry-refused-nothing-to-rule = não há nada para decidir
sorry-refused-not-in-hand = essa carta não está na mão
sorry-refused-not-in-mode = isso não faz parte deste modo de jogar
sorry-refused-not-your-turn = é a vez de outra pessoa
sorry-refused-play-not-complete = a jogada anterior não está completa
sorry-refused-playable-card-held = uma carta da mão pode ser jogada
sorry-refused-refill-due = primeiro é preciso repor a mão
sorry-refused-ruling-pending = primeiro decide quem dá as cartas
sorry-refused-unused-input = isso não serve para nada neste jogo

## The same at a seat whose press was refused: a few words

sorry-short-refused-play-not-complete = cedo demais: primeiro o lance
sorry-short-refused-refill-due = cedo demais: primeiro compre
sorry-short-refused-not-your-turn = é a vez de outra pessoa
sorry-short-refused-choose-first = primeiro escolha um lance
sorry-short-refused-card-due = primeiro vire uma carta
sorry-short-refused-card-open = há carta aberta: mova primeiro
sorry-short-refused-deal-due = primeiro embaralhar e dar
sorry-short-refused-call-pending = primeiro responder à dobra
sorry-short-refused-ruling-pending = espere a decisão
sorry-short-refused-already-answered = já respondeu
sorry-short-refused-dropped-out = fora até o próximo jogo
sorry-short-refused-game-over = o jogo acabou
sorry-short-refused-not-in-mode = neste jogo não se dobra
sorry-short-refused-unused-input = sem uso neste jogo
sorry-short-refused-late-arrival = tarde demais para julgar
sorry-short-refused-paused = não contou: a mesa está em pausa

## What may be entered: questions, actions, fields and values of a form

sorry-question-answer = { $seat }: aceitar a dobra, ou desistir?
sorry-question-draw-stands = A jogada estava completa quando se comprou a carta seguinte?
sorry-question-draw-void = A jogada estava completa quando se comprou a carta seguinte?
sorry-question-caller = Quem dobrou primeiro?
sorry-question-call-stands = Dobrou antes do lance da vitória?
sorry-question-win-stands = Dobrou antes do lance da vitória?

sorry-action-answer = Resposta de { $seat }
sorry-action-draw-stands = Sim: a compra vale
sorry-action-draw-void = Não: compra de novo
sorry-action-caller = Dobrou primeiro
sorry-action-call-stands = Sim: a dobra vale
sorry-action-win-stands = Não: o jogo está ganho
sorry-action-board = Corrigir os peões
sorry-action-card = A carta de { $seat }
sorry-action-colour = Cor de { $seat }
sorry-action-discard = { $seat } descarta
sorry-action-double = { $seat } dobra
sorry-action-draw = { $seat } compra
sorry-action-lead-draw = { $seat } compra para começar
sorry-action-move = O lance de { $seat }
sorry-action-pass = { $seat } recusa

sorry-field-board-men = Toque num peão, depois na casa onde ele está.
sorry-prompt-deal = Dar cartas
sorry-entry-lead-draw = compra inicial
sorry-entry-colour = cor
sorry-entry-draw = compra
sorry-entry-card = carta
sorry-entry-move = lance
sorry-entry-pass = recusa
sorry-entry-discard = descarte
sorry-entry-double = dobra
sorry-entry-answer = resposta
sorry-entry-draw-stands = vale a compra
sorry-entry-draw-void = compra anulada
sorry-entry-caller = quem dobrou
sorry-entry-call-stands = vale a dobra
sorry-entry-win-stands = vale a vitória
sorry-entry-board = tabuleiro
sorry-term-order = ordem
sorry-term-card = carta
sorry-term-colour = cor
sorry-term-red = vermelho
sorry-term-blue = azul
sorry-term-yellow = amarelo
sorry-term-green = verde
sorry-term-move = lance
sorry-term-hand = mão
sorry-term-answer = resposta
sorry-term-accept = aceitar
sorry-term-drop = desistir
sorry-term-men = peões
sorry-term-start = saída
sorry-term-home = chegada

## Answers on buttons

sorry-answer-card = { $who }: { $card }
sorry-answer-discard = descartar { $card }
sorry-answer-colour-red = { $who }: vermelho
sorry-answer-colour-blue = { $who }: azul
sorry-answer-colour-yellow = { $who }: amarelo
sorry-answer-colour-green = { $who }: verde
sorry-answer-answer-accept = { $who }: aceitar
sorry-answer-answer-drop = { $who }: desistir
sorry-answer-draw = { $who } compra
sorry-answer-pass = { $who } recusa
sorry-answer-double = { $who } dobra

## What the dealer is asked

sorry-asked-draw-or-commit = A jogada estava completa quando se comprou a carta seguinte?
sorry-asked-two-calls = Quem dobrou primeiro?
sorry-asked-call-or-win = Dobrou antes do lance da vitória?

## The photo finish

sorry-photo-draw-or-commit = A jogada contra a compra seguinte
sorry-photo-two-calls = Quem dobrou primeiro
sorry-photo-call-or-win = O lance da vitória contra a dobra
sorry-photo-white = { $who }, lance
sorry-photo-pile = { $who }, compra
sorry-photo-red = { $who }, dobra

## The word of the moment, in the middle of the board. A name before its colon has a line of its own.

sorry-now-shuffle = Embaralhem
sorry-now-deal = Embaralhar e dar
sorry-now-lead = Comprem para começar
sorry-now-colours = Escolham uma cor
sorry-now-play-card = { $who }: jogue uma carta
sorry-now-draw-card = { $who }: compre uma carta
sorry-now-make-or-decline = { $who }: faça o lance, ou recuse
sorry-now-make = { $who }: faça o lance
sorry-now-picked = { $who }: lance { $move }?
sorry-now-choose = { $who }: escolha um lance
sorry-now-take-card = { $who }: pegue uma carta
sorry-now-call = Aceitar ou desistir?

## What a seat does next, beside its name

sorry-todo-play-or-discard = jogue uma carta, ou descarte
sorry-todo-pack = toque no baralho
sorry-todo-choose = azul: outro lance   branco: feito
sorry-todo-done-or-decline = branco: feito, ou recuse
sorry-todo-done = mova; depois branco, ou a próxima carta
sorry-todo-play = jogue uma carta
sorry-todo-turn-up = vire uma carta
sorry-todo-lead = compre para começar
sorry-todo-colour = escolha uma cor
sorry-todo-discard = nenhuma serve: descarte uma
sorry-todo-answer = branco aceita, azul desiste

## What was decided about a seat, beside its name

sorry-seat-drawn = virou o { $card }
sorry-seat-moved = jogou o { $card }
sorry-seat-moved-home =
    { $n ->
        [one] jogou o { $card }, um peão chegou
       *[other] jogou o { $card }, dois peões chegaram
    }
sorry-seat-moved-back = jogou o { $card }, { $n } de volta
sorry-seat-moved-slides = jogou o { $card }, desliza
sorry-seat-forfeit = sem lance para o { $card }
sorry-seat-call-double = dobra
sorry-seat-call-redouble = redobra
sorry-seat-answered-accept = aceita
sorry-seat-answered-drop = desiste
sorry-seat-lead = começa
sorry-seat-won = vence
sorry-seat-passed = recusa
sorry-seat-extra-draw = mais uma carta
sorry-seat-discarded = descarta
sorry-seat-refilled = pegou uma carta
sorry-seat-score = +{ $points } pontos
sorry-seat-with = com { $partner }
sorry-seat-out = desistiu

## Numbers beside a name and in the middle of the table: one short word each

sorry-figure-home = chegada
sorry-figure-points = pontos
sorry-figure-won = vitórias
sorry-figure-hand = mão
sorry-figure-pack = baralho
sorry-figure-stake = vale vezes
sorry-board-pack = baralho { $n }
sorry-board-stake = vale { $n } vezes
sorry-board-stake-short = vale x{ $n }

## What each button and pad is for, in a word

sorry-input-white = feito
sorry-input-red = dobrar
sorry-input-blue = próximo
sorry-input-pile = baralho

## Squares of the board on a phone

sorry-place-1 = rampa: { $colour }, até { $short }
sorry-place-2 = aqui entra { $colour }, para S1
sorry-place-3 = losango: { $colour }
sorry-place-4 = círculo: { $colour }, antes da saída
sorry-place-9 = rampa: { $colour }, até { $long }
sorry-place-13 = fim da rampa: { $colour }
sorry-place-zone = zona segura: { $colour }

## The page of rules

sorry-page-about = Uma corrida no tabuleiro, pelas regras de 1950. As cartas movem os peões. Leve seus quatro peões uma volta inteira até a chegada, e mande de volta quem estiver onde você cair.
sorry-page-length = 30 a 60 minutos
sorry-page-line = Chegue antes, mande os outros de volta.
sorry-page-needs = um visor ou um console; três botões e um sensor para o baralho ajudam; um tabuleiro com peões e baralho, ou os do companion
sorry-page-name-pile = um toque no baralho
sorry-page-input-pile = você toca no baralho: compra, ou repõe a mão.
sorry-page-input-blue = você olha o próximo lance da lista. Se alguém dobrou: você desiste.
sorry-page-input-white = você fez o lance mostrado. Se alguém dobrou: você aceita.
sorry-page-input-red = você dobra, no jogo por pontos.
sorry-page-option-mode = Como se joga
sorry-page-option-mode-single = cada um por si
sorry-page-option-mode-partnership = em duplas, dois contra dois
sorry-page-option-mode-points = por pontos, com dobra
sorry-page-option-extra-one = O baralho
sorry-page-option-extra-one-false = 44 cartas
sorry-page-option-extra-one-true = 45 cartas, com um 1 a mais

sorry-page-turn = Sua vez
sorry-page-turn-1 = Compre uma carta com { $pile } e faça o que ela diz. O tabuleiro mostra todos os lances, cada um com seu número. Escolha tocando no peão e no destino, pelo número, ou com { $blue }; depois mova o peão e aperte { $white }.
sorry-page-turn-2 = Se só há um lance, faça; não precisa apertar nada. Ele vale quando se compra a carta seguinte. O lance da vitória se confirma com { $white }.
sorry-page-turn-3 = Carta que pode ser jogada tem de ser jogada, e inteira. Se não há lance nenhum, a vez passa para a esquerda.
sorry-page-turn-4 = O peão que para na casa de um rival o manda de volta à saída. Dois peões nunca dividem uma casa, e ninguém cai sobre o seu.
sorry-page-turn-5 = A chegada pede o número exato. As cinco casas antes dela são seguras, e só seus peões entram ali.

sorry-page-cards = As cartas
sorry-page-cards-1 = 1: sair com um peão, ou 1 à frente. 2: sair com um peão, ou 2 à frente; depois compre de novo.
sorry-page-cards-2 = 3, 5, 8, 12: tantas casas à frente. 4: 4 para trás.
sorry-page-cards-3 = 7: 7 à frente, ou divididas por dois peões; todas.
sorry-page-cards-4 = 10: 10 à frente, ou 1 para trás. Se não dá à frente, é para trás.
sorry-page-cards-5 = 11: 11 à frente, ou trocar de lugar com um rival. Se não dá à frente, pode-se recusar a troca.
sorry-page-cards-6 = SORRY!: um peão da sua saída toma o lugar de um rival, que volta à dele.

sorry-page-slides = Rampas
sorry-page-slides-1 = Pare no triângulo de outra cor, e você desliza até o fim da rampa. Todos os que estão nela voltam à saída, seus peões também. Triângulos da sua cor não fazem nada.

sorry-page-numbers = Os números das casas
sorry-page-numbers-1 = As 60 casas da borda são numeradas no sentido dos peões: 0 é o canto onde começa o lado vermelho, 15 o do azul, 30 o do amarelo e 45 o do verde.
sorry-page-numbers-2 = Contando de cada canto: 1 é o triângulo de uma rampa que acaba em 4; 2 é onde aquela cor entra; 3 é seu losango; 4 é o círculo antes da saída; 9 é o triângulo de uma rampa que acaba em 13. O círculo do azul é 15 e 4: casa 19.
sorry-page-numbers-3 = As cinco casas seguras são S1 a S5, depois vem a chegada. Visor, lances e celulares usam esses números.

sorry-page-ways = Outros modos de jogar
sorry-page-ways-1 = Duplas, com quatro jogadores: vermelho com amarelo, azul com verde. A carta move peões de qualquer um da dupla. A dupla que chega antes que um rival tenha os quatro na chegada vence dois jogos.
sorry-page-ways-2 = Por pontos: todos têm cinco cartas, jogam uma e compram uma. Um peão começa em cada círculo. Se nenhuma carta pode ser jogada, descarte uma.

sorry-page-score = Pontos
sorry-page-score-1 = Quem leva primeiro quatro peões à chegada vence; em duplas, a primeira com oito.
sorry-page-score-2 = Por pontos: 5 por peão seu na chegada. Quem vence soma 5 por peão que os outros têm lá, e um bônus: 100 se não têm nenhum, 50 se ninguém tem mais de um, 25 se ninguém tem mais de dois.
sorry-page-score-3 = Qualquer um pode dobrar a qualquer hora. Os outros aceitam, ou desistem e não pontuam. Se todos desistem, quem dobrou ganha 25.

sorry-page-judged = O que a máquina julga
sorry-page-judged-1 = Ela espelha o tabuleiro, lista os lances e sabe quem um lance manda de volta. Quem compra antes de a jogada estar completa é avisado; a carta volta.
sorry-page-judged-2 = Três coisas podem ser por um triz: a compra seguinte contra o lance anterior, duas dobras ao mesmo tempo, uma dobra contra o lance da vitória. Quem dá as cartas decide.
sorry-page-judged-3 = Um peão mal movido se corrige: anule o lance, ou registre como o tabuleiro está de verdade.

## The lesson: what a learner reads

sorry-lesson-about = Comprar e sair, escolher um lance, dividir um 7, deslizar e dizer SORRY!
sorry-lesson-welcome = Sorry! em três minutos, contra um rival paciente.
sorry-lesson-start = Você é o vermelho, e seus quatro peões esperam na saída. Compre uma carta: { $pile }. Só um 1 ou um 2 deixa sair; desta vez será um 2. Faça esse lance com { $white }.
sorry-lesson-start-praise = Seu primeiro peão saiu. Depois de um 2 você compra de novo, faça o que fizer com ele.
sorry-lesson-choose = Compre: { $pile }. Será um 10: um dos seus peões vai 10 à frente, ou 1 para trás. { $blue } mostra um lance após o outro, { $white } faz o que está à vista. Ou toque num peão e na casa.
sorry-lesson-choose-praise = Assim se joga toda carta com escolha: olhe com { $blue }, faça com { $white }.
sorry-lesson-seven = Compre: { $pile }. Será um 7, que dois peões podem dividir. Seu peão nas casas seguras precisa de exatamente 3 para chegar; o outro anda 4. Ache esse lance com { $blue }, faça com { $white }.
sorry-lesson-seven-one-man = Isso moveu um peão as 7 casas. Procure o lance que leva o outro à chegada.
sorry-lesson-seven-nobody-home = O 7 foi dividido, mas ninguém chegou: o peão nas casas seguras precisa de exatamente 3.
sorry-lesson-seven-praise = Um peão chegou. O 7 se usa inteiro, e a chegada pede o número exato.
sorry-lesson-slide = Compre: { $pile }. Será um 3. Seu peão na 13 pararia no triângulo de outra cor, na 16, e deslizaria até a 19. Todos naquela rampa voltam à saída. Escolha esse lance: { $blue }, depois { $white }.
sorry-lesson-slide-other-man = Esse peão não parou num triângulo: é o da 13 que desliza.
sorry-lesson-slide-praise = Deslizou, e o peão amarelo voltou à saída. Triângulos da sua cor não fazem nada.
sorry-lesson-sorry = Compre: { $pile }. Será SORRY!: um peão da sua saída toma o lugar de um rival, que volta. Há dois peões amarelos fora. Escolha a quem pedir desculpas: { $blue }, depois { $white }.
sorry-lesson-sorry-praise = Sorry! Quem leva primeiro quatro peões à chegada vence.
sorry-lesson-finish = É tudo o que há para saber.
