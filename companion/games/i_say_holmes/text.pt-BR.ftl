## Where the story is: the chit

i-say-holmes-chit-pending = No meio da neblina: serve qualquer Location.
i-say-holmes-chit-London = A ficha mostra Londres.
i-say-holmes-chit-Country = A ficha mostra o campo.
i-say-holmes-side-London = Londres
i-say-holmes-side-Country = campo
i-say-holmes-side-pending = neblina

## Verdicts

i-say-holmes-verdict-ready =
    { $n ->
        [one] Dadas: as cartas de número { $numbers }. Monte de compra: { $n } carta. { $chit }
       *[other] Dadas: as cartas de número { $numbers }. Monte de compra: { $n } cartas. { $chit }
    }
i-say-holmes-verdict-started = { $who } abre: The Game is Afoot!
i-say-holmes-verdict-turn = É a vez de { $who }, depois de { $card }.
i-say-holmes-verdict-turn-called = É a vez de { $who }, depois de { $card }
i-say-holmes-verdict-played = { $who } joga { $card }.
i-say-holmes-verdict-discarded = { $who } descarta { $card }.
i-say-holmes-verdict-drew = { $who } compra uma carta.
i-say-holmes-verdict-kept = { $who } fica com ela.
i-say-holmes-verdict-window = { $against } contra { $who }: { $defences }?
i-say-holmes-verdict-declined = { $who } não tem defesa.
i-say-holmes-verdict-window-closed = Acabou o tempo de { $who }.
i-say-holmes-verdict-defended = { $who } responde com { $defence }!
i-say-holmes-verdict-draws =
    { $n ->
        [one] { $who } compra { $n } carta.
       *[other] { $who } compra { $n } cartas.
    }
i-say-holmes-verdict-look =
    { $n ->
        [one] { $by } olha { $n } carta de { $who }.
       *[other] { $by } olha { $n } cartas de { $who }.
    }
i-say-holmes-verdict-look-all = { $by } vê toda a mão de { $who }.
i-say-holmes-verdict-show = { $who } mostra em segredo a { $by } a carta mais alta.
i-say-holmes-verdict-give = { $by } passa em segredo uma carta a { $who }.
i-say-holmes-verdict-trade = { $names } trocam as mãos.
i-say-holmes-verdict-redeal = Todas as mãos são embaralhadas e dadas de novo, tantas a cada um como antes.
i-say-holmes-verdict-reshuffle =
    { $n ->
        [one] Os descartes voltam embaralhados: { $n } carta no monte de compra.
       *[other] Os descartes voltam embaralhados: { $n } cartas no monte de compra.
    }
i-say-holmes-verdict-pass-left = Todos passam uma carta, fechada, para a esquerda.
i-say-holmes-verdict-pass-right = Todos passam a mão inteira para a direita.
i-say-holmes-verdict-points-i-say = { $who }: { $points } pontos por uma carta I Say na sequência.
i-say-holmes-verdict-points-telegram = { $who }: { $points } pontos pelo Telegram.
i-say-holmes-verdict-points-fleeing = { $who }: { $points } pontos por Fleeing.
i-say-holmes-verdict-arrest = { $by } prende { $who }!
i-say-holmes-verdict-guilty = Com culpa! { $who } esconde { $villains }.
i-say-holmes-verdict-detected = { $who } também tinha { $villains }: a mesma prisão revela.
i-say-holmes-verdict-not-guilty = { $who } não tem culpa.
i-say-holmes-verdict-hand-taken = { $by } leva toda a mão de { $who }, que compra outras tantas cartas.
i-say-holmes-verdict-hand-taken-none = { $by } leva toda a mão de { $who }, que não compra nada: não há mais cartas.
i-say-holmes-verdict-hand-taken-rest =
    { $n ->
        [one] { $by } leva toda a mão de { $who }, que compra o que resta: { $n } carta.
       *[other] { $by } leva toda a mão de { $who }, que compra o que resta: { $n } cartas.
    }
i-say-holmes-verdict-went-out = { $who } ficou sem cartas: começa o último capítulo.
i-say-holmes-verdict-cleared = { $who } está fora de suspeita.
i-say-holmes-verdict-escaped = { $who } escapa com { $villains }.
i-say-holmes-verdict-round-end-arrest = A rodada acabou: um Villain foi preso.
i-say-holmes-verdict-round-end-escape = A rodada acabou: os Villains escaparam.
i-say-holmes-verdict-round-end-none-guilty = A rodada acabou: ninguém tem culpa.
i-say-holmes-verdict-score = Esta rodada: { $hand }. No total: { $total }.
i-say-holmes-verdict-won =
    { $n ->
        [one] { $names } vence com { $points }.
       *[other] { $names } vencem com { $points }.
    }
i-say-holmes-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
i-say-holmes-verdict-flag-cleared-seat-held-villain = Para quem dá as cartas: { $who } estava fora de suspeita, mas tinha um Villain.
i-say-holmes-verdict-flag-no-cards-left = Para quem dá as cartas: não há mais carta para { $who } comprar.

## What is taken to have happened, because somebody went on

i-say-holmes-implied-keep = { $by } segue, então { $who } fica com a carta.
i-say-holmes-implied-no-defence = { $by } segue, e assim não responde.
i-say-holmes-implied-no-arrest = { $by } segue, então { $who } não prende ninguém.
i-say-holmes-implied-pass-left = { $by } segue, então todos passaram uma carta.
i-say-holmes-implied-pass-right = { $by } segue, então todos passaram a mão.
i-say-holmes-implied-redeal = { $by } segue, então as mãos foram dadas de novo.
i-say-holmes-implied-trade = { $by } segue, então as mãos foram trocadas.
i-say-holmes-implied-give = { $by } segue, então a carta foi passada.
i-say-holmes-implied-reshuffle = { $by } segue, então o baralho foi embaralhado.

## What somebody is asked

i-say-holmes-ask-sequence = { $card } segue { $before }? Quem dá as cartas leia a última linha.
i-say-holmes-ask-sequence-perhaps = { $card } segue { $before }? Quem dá as cartas leia a última linha. Talvez: { $cards }.
i-say-holmes-ask-i-say = { $before } oferece I Say (-10)? Quem dá as cartas leia a última linha.
i-say-holmes-kind-movement = movement
i-say-holmes-kind-location = location
i-say-holmes-kind-london = london
i-say-holmes-kind-country = country
i-say-holmes-kind-information = information
i-say-holmes-kind-action = action
i-say-holmes-kind-i-say = i-say
i-say-holmes-ask-arrest-must = { $who } tem de prender { $whom }.
i-say-holmes-ask-arrest-may = { $who } pode prender { $whom }.
i-say-holmes-ask-plea = { $who }: com culpa ou sem culpa? Diga cada Villain da mão.
i-say-holmes-ask-value = Quanto vale { $card }? Quem dá as cartas leia o valor.
i-say-holmes-ask-hand = { $who }: quanto valem as cartas da mão, sem os Villains?
i-say-holmes-doubt-which = Por um triz: qual botão de { $who } foi primeiro? { $apart }. Quem dá as cartas decide.
i-say-holmes-doubt-deadline = Por um triz: { $who } respondeu a tempo? { $apart }. Quem dá as cartas decide.

i-say-holmes-or = { $first } ou { $second }
i-say-holmes-with-Alibi = um Alibi
i-say-holmes-with-Mastermind = um Mastermind

## What the dealer has ruled

i-say-holmes-verdict-ruled = Quem dá as cartas decide: { $ruling }.
i-say-holmes-ruled-sequence-yes = a carta cabe na história
i-say-holmes-ruled-sequence-no = a carta não cabe na história
i-say-holmes-ruled-i-say-yes = I Say está na sequência
i-say-holmes-ruled-i-say-no = I Say não está na sequência
i-say-holmes-ruled-deadline-yes = a resposta veio a tempo
i-say-holmes-ruled-deadline-no = a resposta veio tarde demais
i-say-holmes-ruled-which = { $answer } foi primeiro
i-say-holmes-ruled-defence-yes = a defesa vale
i-say-holmes-ruled-defence-no = não houve defesa
i-say-holmes-ruled-lift = o número { $number } pode
i-say-holmes-ruled-count = uma mão foi corrigida
i-say-holmes-ruled-chit = a ficha de Location foi corrigida
i-say-holmes-ruled-score = { $points } pontos para { $who }
i-say-holmes-ruled-value = { $card } vale { $value }

## How the story stands, line by line

i-say-holmes-state-phase = Rodada { $round }, fase { $phase }
i-say-holmes-state-turn = Rodada { $round }, fase { $phase }, vez de { $who }
i-say-holmes-state-governs = { $card } manda; { $chit }
i-say-holmes-state-nothing = nada jogado ainda; { $chit }
i-say-holmes-state-pile =
    { $n ->
        [one] monte de compra: { $n } carta
       *[other] monte de compra: { $n } cartas
    }
i-say-holmes-state-scores = pontos: { $scores }

i-say-holmes-phase-dealing = dando as cartas
i-say-holmes-phase-start = início
i-say-holmes-phase-turn = vez
i-say-holmes-phase-drawn = compra
i-say-holmes-phase-window = defesa
i-say-holmes-phase-moving = passagem
i-say-holmes-phase-accuse = acusação
i-say-holmes-phase-plea = confissão
i-say-holmes-phase-counting = contagem
i-say-holmes-phase-over = fim

## Why something is refused: half a sentence, which may stand alone or follow a colon

i-say-holmes-refused-alibi-not-allowed = aqui um Alibi não ajuda
i-say-holmes-refused-already-answered = essa resposta já foi dada
i-say-holmes-refused-already-cleared = ali não há mais suspeita
i-say-holmes-refused-already-drew = já se comprou uma carta
i-say-holmes-refused-bad-total = tantas cartas não podem valer isso
i-say-holmes-refused-busy = outra coisa vem antes
i-say-holmes-refused-chit-mismatch = a ficha mostra o outro lugar
i-say-holmes-refused-condition = essa carta tem uma condição própria, que não se cumpre
i-say-holmes-refused-count-mismatch = isso não bate com o número de cartas na mão
i-say-holmes-refused-defence-only = essa carta só se joga em resposta a outra
i-say-holmes-refused-match-over = a partida acabou
i-say-holmes-refused-no-cards = não há cartas
i-say-holmes-refused-no-window = não há a que responder
i-say-holmes-refused-not-a-villain = isso não é um Villain
i-say-holmes-refused-not-accused = a acusação é contra outra pessoa, ou ninguém
i-say-holmes-refused-not-drawn = nenhuma carta foi comprada
i-say-holmes-refused-not-its-word = essa palavra da última linha não é desta carta
i-say-holmes-refused-not-in-sequence = isso não continua a história
i-say-holmes-refused-not-started = primeiro vem The Game is Afoot!
i-say-holmes-refused-not-target = quem responde é outra pessoa
i-say-holmes-refused-not-your-turn = é a vez de outra pessoa
i-say-holmes-refused-nothing-to-rule = não há nada para decidir
i-say-holmes-refused-round-over = a rodada acabou
i-say-holmes-refused-self-target = tem de ser outra pessoa
i-say-holmes-refused-side-missing = diz o oponente anterior ou o próximo
i-say-holmes-refused-target-missing = contra quem
i-say-holmes-refused-unknown-card = essa carta não existe
i-say-holmes-refused-unused-input = isso não serve para nada neste jogo
i-say-holmes-refused-use-escape = Villains não se jogam, eles escapam
i-say-holmes-refused-villains-missing = quais Villains
i-say-holmes-refused-window-closed = acabou o tempo de responder
i-say-holmes-condition-Holmes = Holmes segue qualquer carta menos Movement, e na mesa está { $before }
i-say-holmes-condition-Watson = Watson segue qualquer carta menos Movement, e na mesa está { $before }
i-say-holmes-condition-Mycroft = Mycroft só segue uma Location de London, e na mesa está { $before }
i-say-holmes-condition-Fleeing = Fleeing só segue uma carta Movement, e na mesa está { $before }
i-say-holmes-condition-Afoot = The Game is Afoot! só abre a rodada, e na mesa está { $before }
i-say-holmes-waiting-deal = , falta dar as cartas
i-say-holmes-waiting-start = , falta The Game is Afoot!
i-say-holmes-waiting-play = , falta uma carta
i-say-holmes-waiting-window = , falta uma resposta
i-say-holmes-waiting-plea = , falta dizer se há culpa
i-say-holmes-waiting-arrest = , falta dizer quem se acusa
i-say-holmes-waiting-held = , faltam as mãos
i-say-holmes-waiting-nothing = , não falta nada
i-say-holmes-waiting-pass-left = , faltam as cartas passadas
i-say-holmes-waiting-pass-right = , faltam as mãos passadas
i-say-holmes-waiting-redeal = , falta dar de novo
i-say-holmes-waiting-trade = , falta a troca
i-say-holmes-waiting-give = , falta a carta passada
i-say-holmes-waiting-reshuffle = , falta embaralhar
i-say-holmes-waiting-dealer = , falta quem dá as cartas decidir

## The same at a seat: two or three words

i-say-holmes-short-refused = recusado
i-say-holmes-short-refused-alibi-not-allowed = Alibi não vale aqui
i-say-holmes-short-refused-already-answered = já respondeu
i-say-holmes-short-refused-window-closed = tarde demais
i-say-holmes-short-refused-not-your-turn = não é sua vez
i-say-holmes-short-refused-not-in-sequence = não segue
i-say-holmes-short-refused-chit-mismatch = lugar errado
i-say-holmes-short-refused-condition = agora não
i-say-holmes-short-refused-defence-only = só em resposta
i-say-holmes-short-refused-use-escape = Villains escapam
i-say-holmes-short-condition-Holmes = não após Movement
i-say-holmes-short-condition-Watson = não após Movement
i-say-holmes-short-condition-Mycroft = só após Location de London
i-say-holmes-short-condition-Fleeing = só após Movement

## What may be entered: actions, fields and values of a form

i-say-holmes-action-hands = Todas as mãos de uma vez
i-say-holmes-action-held = Uma mão
i-say-holmes-action-no-arrest = Não prender ninguém
i-say-holmes-action-done = As cartas foram passadas

i-say-holmes-field-play-card = Qual carta?
i-say-holmes-field-play-target = Contra quem?
i-say-holmes-field-play-side = Para que lado?
i-say-holmes-field-play-drawn = Comprada agora?
i-say-holmes-field-play-in_sequence = A carta anterior diz I Say (-10)?
i-say-holmes-field-play-villain = Que Villain vai?
i-say-holmes-field-hands-totals = Quanto vale cada mão, sem os Villains
i-say-holmes-field-hands-villains = Cada Villain achado
i-say-holmes-field-plea-villains = Cada Villain da mão
i-say-holmes-field-sequence-learn = Lembrar para

i-say-holmes-value-movement = Toda carta Movement
i-say-holmes-value-location = Toda Location que combina com a ficha
i-say-holmes-value-london = Toda Location de London
i-say-holmes-value-country = Toda Location de Country
i-say-holmes-value-information = Toda carta Information
i-say-holmes-value-action = Toda carta Action
i-say-holmes-prompt-deal = Dar cartas
i-say-holmes-prompt-play = Jogar
i-say-holmes-prompt-draw = Comprar
i-say-holmes-prompt-keep = Ficar
i-say-holmes-prompt-defend = Defender
i-say-holmes-prompt-arrest = Prender
i-say-holmes-prompt-plea = Culpa
i-say-holmes-prompt-escape = Fuga
i-say-holmes-prompt-no-arrest = Sem prisão
i-say-holmes-prompt-done = Pronto
i-say-holmes-prompt-held = Mão
i-say-holmes-prompt-hands = Mãos
i-say-holmes-prompt-sequence = Sequência
i-say-holmes-prompt-i-say = I Say
i-say-holmes-prompt-deadline = Prazo
i-say-holmes-prompt-which = Qual
i-say-holmes-prompt-defence = Defesa
i-say-holmes-prompt-lift = Deixar passar
i-say-holmes-prompt-count = Conta
i-say-holmes-prompt-chit = Ficha
i-say-holmes-prompt-score = Pontos
i-say-holmes-prompt-value = Valor
i-say-holmes-prompt-pass-a-card = Passar uma carta
i-say-holmes-prompt-give-a-card = Dar uma carta
i-say-holmes-prompt-hand-passed-on = Mão passada
i-say-holmes-entry-play = jogada
i-say-holmes-entry-draw = compra
i-say-holmes-entry-keep = ficar
i-say-holmes-entry-defend = defender
i-say-holmes-entry-arrest = prisão
i-say-holmes-entry-no-arrest = sem prisão
i-say-holmes-entry-plea = culpa
i-say-holmes-entry-escape = fuga
i-say-holmes-entry-done = pronto
i-say-holmes-entry-held = mão
i-say-holmes-entry-hands = mãos
i-say-holmes-entry-sequence = sequência
i-say-holmes-entry-i-say = I Say
i-say-holmes-entry-deadline = prazo
i-say-holmes-entry-which = qual
i-say-holmes-entry-defence = defesa
i-say-holmes-entry-lift = deixar passar
i-say-holmes-entry-count = conta
i-say-holmes-entry-chit = ficha
i-say-holmes-entry-score = pontos
i-say-holmes-entry-value = valor
i-say-holmes-term-opens = abre
i-say-holmes-term-card = carta
i-say-holmes-term-target = alvo
i-say-holmes-term-side = lado
i-say-holmes-term-previous = anterior
i-say-holmes-term-next = próximo
i-say-holmes-term-villain = Villain
i-say-holmes-term-in_sequence = na sequência
i-say-holmes-term-drawn = comprada
i-say-holmes-term-with = com
i-say-holmes-term-none = nenhum
i-say-holmes-term-guilty = com culpa
i-say-holmes-term-villains = Villains
i-say-holmes-term-what = o quê
i-say-holmes-term-pass-left = passar à esquerda
i-say-holmes-term-pass-right = passar à direita
i-say-holmes-term-redeal = dar de novo
i-say-holmes-term-trade = troca
i-say-holmes-term-give = dar
i-say-holmes-term-reshuffle = embaralhar
i-say-holmes-term-total = total
i-say-holmes-term-totals = totais
i-say-holmes-term-allow = permitir
i-say-holmes-term-learn = lembrar
i-say-holmes-term-answer = resposta
i-say-holmes-term-red = vermelho
i-say-holmes-term-blue = azul
i-say-holmes-term-white = branco
i-say-holmes-term-of = de
i-say-holmes-term-value = valor
i-say-holmes-term-pending = neblina
i-say-holmes-term-delta = diferença

## Answers on buttons

i-say-holmes-answer-draw = Comprar uma carta
i-say-holmes-answer-keep = Ficar com ela
i-say-holmes-answer-no-arrest = Não prender ninguém
i-say-holmes-answer-hand-passed-on = Passei minha mão
i-say-holmes-answer-deal = Dar cartas
i-say-holmes-answer-deal-opens = Dar: { $who } abre
i-say-holmes-answer-opens = { $who } abre
i-say-holmes-answer-against = { $card } contra
i-say-holmes-answer-with = { $card } com { $villain }
i-say-holmes-answer-escape = Escapar
i-say-holmes-answer-escape-with = Escapar com { $villains }
i-say-holmes-answer-not-guilty = Sem culpa
i-say-holmes-answer-guilty = Com culpa
i-say-holmes-answer-guilty-of = Com culpa: { $villains }
i-say-holmes-answer-arrest = Prender { $who }
i-say-holmes-answer-no-defence = Sem defesa
i-say-holmes-answer-held-cards = { $who }: carta por carta
i-say-holmes-answer-held-total = { $who }: no total
i-say-holmes-answer-all-hands = Todas as mãos …
i-say-holmes-answer-all-hands-guilty = Com culpa, e todas as mãos …
i-say-holmes-answer-pass = Passar { $card }
i-say-holmes-answer-give = Dar { $card }
i-say-holmes-answer-done-pass-left = Todas as cartas passaram
i-say-holmes-answer-done-pass-right = Todas as mãos passaram
i-say-holmes-answer-done-redeal = As mãos foram dadas de novo
i-say-holmes-answer-done-trade = As mãos foram trocadas
i-say-holmes-answer-done-give = A carta foi dada
i-say-holmes-answer-done-reshuffle = Os descartes voltaram
i-say-holmes-answer-which-red = Alibi (vermelho)
i-say-holmes-answer-which-blue = Mastermind (azul)
i-say-holmes-answer-which-white = Sem defesa (branco)
i-say-holmes-answer-sequence-yes = Segue
i-say-holmes-answer-sequence-no = Não segue
i-say-holmes-answer-i-say-yes = Diz I Say
i-say-holmes-answer-i-say-no = Não diz
i-say-holmes-answer-deadline-yes = A tempo
i-say-holmes-answer-deadline-no = Tarde demais
i-say-holmes-answer-remember = { $answer }: lembrar
i-say-holmes-answer-every-movement = { $answer }: toda carta Movement
i-say-holmes-answer-every-location = { $answer }: toda Location que combina com a ficha
i-say-holmes-answer-every-london = { $answer }: toda Location de London
i-say-holmes-answer-every-country = { $answer }: toda Location de Country
i-say-holmes-answer-every-information = { $answer }: toda carta Information
i-say-holmes-answer-every-action = { $answer }: toda carta Action
i-say-holmes-answer-none-movement = { $answer }: nenhuma carta Movement
i-say-holmes-answer-none-location = { $answer }: nenhuma Location que combina com a ficha
i-say-holmes-answer-none-london = { $answer }: nenhuma Location de London
i-say-holmes-answer-none-country = { $answer }: nenhuma Location de Country
i-say-holmes-answer-none-information = { $answer }: nenhuma carta Information
i-say-holmes-answer-none-action = { $answer }: nenhuma carta Action

## What the dealer is asked, above the answers

i-say-holmes-asked-sequence = { $card } segue { $before }? Leia a última linha.
i-say-holmes-asked-i-say = { $before } oferece I Say (-10)? Leia a última linha.
i-say-holmes-asked-value = Quanto vale { $card }?
i-say-holmes-asked-which = Qual botão de { $who } foi primeiro?
i-say-holmes-asked-deadline = { $who } respondeu a tempo?

## The word of the moment: two or three words in large letters

i-say-holmes-now-arrest = { $by } prende { $who }
i-say-holmes-now-plea = { $who }: tem culpa?
i-say-holmes-now-must-arrest = { $who } tem de prender
i-say-holmes-now-may-arrest = { $who } pode prender
i-say-holmes-now-sequence = Segue?
i-say-holmes-now-i-say = I Say na sequência?
i-say-holmes-now-value = Quanto vale?
i-say-holmes-now-guilty = Com culpa!
i-say-holmes-now-escaped = { $who } escapa
i-say-holmes-now-won =
    { $n ->
        [one] { $names } vence
       *[other] { $names } vencem
    }
i-say-holmes-now-deal = Deem as cartas
i-say-holmes-now-start = Quem tem The Game is Afoot!
i-say-holmes-now-plays = { $who } joga
i-say-holmes-now-drawn = { $who }: jogue, ou fique com ela
i-say-holmes-now-answer = { $who }, sua resposta?
i-say-holmes-now-answer-left = { $who }, sua resposta? { $left }
i-say-holmes-now-count = Contem as mãos
i-say-holmes-now-pass-left = Passem uma carta à esquerda
i-say-holmes-now-pass-right = Passem a mão à direita
i-say-holmes-now-redeal = Deem as mãos de novo
i-say-holmes-now-trade = Troquem as mãos
i-say-holmes-now-give = Uma carta é dada
i-say-holmes-now-reshuffle = Embaralhem os descartes

## What was decided about a seat, beside its name

i-say-holmes-seat-started = abre
i-say-holmes-seat-turn = na vez
i-say-holmes-seat-drew = compra uma carta
i-say-holmes-seat-kept = fica com ela
i-say-holmes-seat-declined = sem defesa
i-say-holmes-seat-window-closed = acabou o tempo
i-say-holmes-seat-not-guilty = sem culpa
i-say-holmes-seat-cleared = sem culpa
i-say-holmes-seat-hand-taken = compra outra mão
i-say-holmes-seat-went-out = jogou a última
i-say-holmes-seat-flag = quem dá confere
i-say-holmes-seat-played = jogou { $card }
i-say-holmes-seat-discarded = descarta { $card }
i-say-holmes-seat-draws =
    { $n ->
        [one] compra { $n } carta
       *[other] compra { $n } cartas
    }
i-say-holmes-seat-window = { $against }: { $defences }?
i-say-holmes-seat-defended = { $card }!
i-say-holmes-seat-points-i-say = { $points } pontos: I Say
i-say-holmes-seat-points-telegram = { $points } pontos: Telegram
i-say-holmes-seat-points-fleeing = { $points } pontos: Fleeing
i-say-holmes-seat-guilty = com culpa: { $villains }
i-say-holmes-seat-escaped = escapou: { $villains }
i-say-holmes-seat-detected = revelado: { $villains }
i-say-holmes-seat-fault = { $input }: { $reason }
i-say-holmes-seat-fault-all = sensores: { $reason }
i-say-holmes-seat-score = { $points } pontos
i-say-holmes-seat-won = vence a partida
i-say-holmes-seat-trade = troca as mãos
i-say-holmes-seat-sees =
    { $n ->
        [one] vê { $n } carta de { $who }
       *[other] vê { $n } cartas de { $who }
    }
i-say-holmes-seat-sees-hand = vê a mão de { $who }
i-say-holmes-seat-shows =
    { $n ->
        [one] mostra { $n } carta
       *[other] mostra { $n } cartas
    }
i-say-holmes-seat-shows-hand = mostra a mão
i-say-holmes-seat-sees-highest = vê uma carta de { $who }
i-say-holmes-seat-shows-highest = mostra a mais alta
i-say-holmes-seat-gives = dá uma carta a { $who }
i-say-holmes-seat-gets = recebe uma carta de { $by }
i-say-holmes-seat-arrests = prende { $who }
i-say-holmes-seat-arrested = na prisão

## Numbers beside a name and in the middle of the table: one short word each

i-say-holmes-figure-score = pontos
i-say-holmes-figure-after = após
i-say-holmes-figure-chit = ficha
i-say-holmes-short-afoot = Afoot!

## What each button is for, in a word or two

i-say-holmes-input-red = Alibi
i-say-holmes-input-blue = Mastermind
i-say-holmes-input-white = sem defesa / passei

## The photo finish

i-say-holmes-photo-red = Alibi
i-say-holmes-photo-blue = Mastermind
i-say-holmes-photo-white = sem defesa
i-say-holmes-photo-deadline = A tempo, ou tarde demais
i-say-holmes-photo-time-up = acabou o tempo
i-say-holmes-photo-too-close = Por um triz: { $gap } do prazo, margem de { $doubt }
i-say-holmes-photo-which = Que resposta foi primeiro

## The owner's file of cards: what is wrong with it, and what is expected instead

i-say-holmes-file-head =
    # As cartas de I Say, Holmes!: o que a folha de regras impressa traz. Preencha o que está no seu
    # exemplar, e indique este arquivo no perfil da sua mesa:
    #
    #   [packs]
    #   { $example }
    #
    # value    quanto a carta vale na mão: 1 a 50
    # deal     o número no canto: 3 a 8
    # next     a última linha: movement, location, london, country, information, action, i-say, ou um
    #          título; "location" é uma que combina com a ficha
    # partial  true: pode haver mais impresso ali, e quem dá as cartas é consultado sobre o resto
    # never    o que se sabe que não está impresso ali

i-say-holmes-file-unread = não pode ser lido ({ $why })
i-say-holmes-file-unread-expected = um arquivo; companion cards > my-cards.toml cria um
i-say-holmes-file-not-utf8 = não é UTF-8
i-say-holmes-file-not-utf8-expected = um arquivo de texto salvo em UTF-8
i-say-holmes-file-not-toml = não é TOML ({ $why })
i-say-holmes-file-not-toml-expected = TOML: um [[card]] para cada título
i-say-holmes-file-unknown = há "{ $name }"
i-say-holmes-file-unknown-expected = deck_size, e um [[card]] para cada título
i-say-holmes-file-deck-size = deck_size é { $size }
i-say-holmes-file-deck-size-expected = { $size }, como dizem as regras
i-say-holmes-file-no-list = "card" não é lista de tabelas
i-say-holmes-file-no-list-expected = um [[card]] para cada título
i-say-holmes-file-card = carta { $number }
i-say-holmes-file-no-title = sem título
i-say-holmes-file-title = título "{ $title }"
i-say-holmes-file-title-expected = um título da folha de regras, como "Train"
i-say-holmes-file-twice = "{ $title }" aparece duas vezes
i-say-holmes-file-twice-expected = cada título uma vez
i-say-holmes-file-printed = { $name } é "{ $value }"
i-say-holmes-file-nothing-expected = nada ali
i-say-holmes-file-odd = não pode ser completado como está escrito
i-say-holmes-file-odd-expected = { "[[card]]" } com uma linha para cada chave; escreva assim, ou acrescente à mão
i-say-holmes-file-unwritten = não pode ser gravado ({ $why })
i-say-holmes-file-unwritten-expected = um arquivo gravável

## The page of rules

i-say-holmes-page-about = Uma história contada carta a carta: cada uma diz que tipos podem segui-la. Jogue o que cabe, acuse, defenda-se fora da vez, e livre-se das suas cartas antes que achem o seu vilão.
i-say-holmes-page-length = 30 a 60 minutos
i-say-holmes-page-line = História em cartas: acuse e defenda-se.
i-say-holmes-page-needs = os três botões de cada lugar para defesas contra o relógio; um console ou visor para as cartas; um baralho de I Say, Holmes!
i-say-holmes-page-input-red = você responde a um ataque com um Alibi. Baixe-o também.
i-say-holmes-page-input-blue = você responde a um ataque com um Mastermind. Baixe-o também.
i-say-holmes-page-input-white = você não tem defesa. Quando se passam cartas: você passou as suas.
i-say-holmes-page-option-rounds = Quanto tempo
i-say-holmes-page-option-rounds-1 = uma rodada
i-say-holmes-page-option-rounds-3 = três rodadas
i-say-holmes-page-option-rounds-5 = cinco rodadas
i-say-holmes-page-option-window-us = Tempo para a defesa
i-say-holmes-page-option-window-us-12000000 = 12 segundos
i-say-holmes-page-option-window-us-20000000 = 20 segundos
i-say-holmes-page-option-window-us-6000000 = 6 segundos

i-say-holmes-page-deal = As cartas dadas
i-say-holmes-page-deal-1 = Cada um recebe seis cartas, entre aquelas cujo número não passa do número de jogadores. As outras são o monte de compra.
i-say-holmes-page-deal-2 = O que você tem, e quanto, é segredo seu.
i-say-holmes-page-deal-3 = Quem tem The Game is Afoot! joga primeiro. A vez vai para a esquerda.

i-say-holmes-page-turn = Sua vez
i-say-holmes-page-turn-1 = Jogue uma carta de um tipo que a última linha da anterior menciona, ou uma carta I Say. Registre o título, e contra quem é.
i-say-holmes-page-turn-2 = Se nada serve, compre uma carta. Se essa servir, jogue; senão, fique com ela.
i-say-holmes-page-turn-3 = Cartas Movement dizem para onde vai a história: um Train muda entre Londres e o campo; Hansom Cab, Boat e Foot Chase ficam. Uma Location tem de estar onde a ficha diz.
i-say-holmes-page-turn-4 = Boat, Foot Chase, I Suspect, Inspector e Scotland Yard fazem alguém comprar. Telegram custa dez pontos. Clue, Disguise e Deduction deixam ver cartas.
i-say-holmes-page-turn-5 = Cartas I Say cabem a qualquer hora e deixam a história como estava. Se a última linha as menciona, tiram dez pontos.

i-say-holmes-page-defence = Defesa
i-say-holmes-page-defence-1 = Quem sofre um ataque tem doze segundos. Um Alibi ({ $red }) afasta a pena, e todos passam uma carta para a esquerda. Um Mastermind ({ $blue }) afasta ainda mais; as mãos inteiras vão para a direita, e a vez é de quem se defendeu.
i-say-holmes-page-defence-2 = Um Alibi não ajuda contra Holmes, Telegram, Disguise, Clue, Deduction nem Mycroft.

i-say-holmes-page-villains = Vilões e prisões
i-say-holmes-page-villains-1 = Um vilão não se joga. Quem, na sua vez, só tem vilões os revela e escapa.
i-say-holmes-page-villains-2 = Uma prisão aponta uma pessoa. Com culpa: a rodada acaba. Sem culpa: a mão vai para quem acusou, e a outra pessoa compra outras tantas cartas.
i-say-holmes-page-villains-3 = Quem joga a última carta tem de prender alguém. Quem então não tem culpa prende o próximo.

i-say-holmes-page-score = Pontos
i-say-holmes-page-score-1 = Todos somam o valor das cartas que têm, sem os vilões que ninguém achou. Quem prendeu desconta o valor dos vilões, quem tem culpa o soma. Quem escapou desconta os seus.
i-say-holmes-page-score-2 = O menor total depois das rodadas combinadas vence. Pode-se ficar abaixo de zero.

i-say-holmes-page-judged = O que a máquina julga
i-say-holmes-page-judged-1 = De quem é a vez, se uma carta cabe até onde se conhece a última linha, onde está a ficha, e quantas cartas vão aonde. Nunca diz quantas alguém tem.
i-say-holmes-page-judged-2 = Se uma defesa veio a tempo, até o milissegundo. Se for por um triz, quem dá as cartas decide; e também quando dois botões são apertados juntos.
i-say-holmes-page-judged-3 = Ela não conhece todas as últimas linhas. Pergunta a quem dá as cartas, e pode lembrar a resposta.

## The lesson: what a learner reads

i-say-holmes-lesson-about = Seguir a história, comprar, olhar uma mão, defender-se, dizer I Say, prender.
i-say-holmes-lesson-welcome = I Say, Holmes! em quatro minutos, com dois jogadores pacientes.
i-say-holmes-lesson-drew = Você comprou uma carta, mas tem uma que segue a história: essa tem de ser jogada.
i-say-holmes-lesson-story = The Game is Afoot! está na mesa, e a última linha diz o que pode seguir: Movement. Você tem um Hansom Cab, que é uma. Jogue: toque na carta, ou digite o número.
i-say-holmes-lesson-story-praise = A história segue: depois de um Hansom Cab vem um lugar. Cada carta diz o que pode seguir.
i-say-holmes-lesson-draw = Pede-se Movement de novo, e desta vez você não tem. Quem não tem nada que sirva compra uma carta: escolha comprar.
i-say-holmes-lesson-draw-praise = Se servir, você joga na hora; se não, fica com ela. De todo jeito a vez passa.
i-say-holmes-lesson-look = A história chegou a Londres, onde se fica sabendo das coisas. Jogue seu Disguise contra { $name2 }: quem o recebe mostra a você a carta que mais vale.
i-say-holmes-lesson-look-other = Você olhou outra pessoa, que não tem Villain: escolha { $name2 }.
i-say-holmes-lesson-look-praise = Moriarty, um Villain! Lembre quem o tem: só você viu.
i-say-holmes-lesson-defend = { $name3 } suspeita de você: I Suspect faz você comprar uma carta, a menos que se defenda. Você tem um Alibi: responda com { $red }. Na mesa há doze segundos para isso.
i-say-holmes-lesson-defend-none = Você disse que não tem defesa, e teve de comprar: { $red } é o seu Alibi.
i-say-holmes-lesson-defend-mastermind = { $blue } é um Mastermind, e você não tem: seu Alibi é { $red }.
i-say-holmes-lesson-defend-late = Seu tempo acabou, e você teve de comprar: aperte { $red } antes.
i-say-holmes-lesson-defend-praise = Afastado. Depois de um Alibi todos passam uma carta sua para a esquerda.
i-say-holmes-lesson-i-say = Cartas I Say se jogam a qualquer hora, e deixam a história como estava. A última linha do Train até as menciona: aí tiram 10 pontos. Jogue Deduction, contra quem quiser.
i-say-holmes-lesson-i-say-other = Essa carta seguiu a história, mas não é I Say: jogue Deduction.
i-say-holmes-lesson-i-say-praise = 10 pontos a menos, e o menor total vence. E você vê aquela mão inteira, abaixo da sua.
i-say-holmes-lesson-arrest = Agora, Moriarty: há um Disguise na mesa, e um Arrest pode segui-lo. Jogue seu Arrest contra { $name2 }, cuja mão você viu.
i-say-holmes-lesson-arrest-not-guilty = Sem culpa: ali não há Villain, e você leva aquela mão inteira.
i-say-holmes-lesson-arrest-other = Essa carta seguiu a história, mas não prende ninguém: jogue Arrest.
i-say-holmes-lesson-arrest-praise = Com culpa! A rodada acabou: o Villain conta para você, e contra quem o tinha.
i-say-holmes-lesson-finish = É tudo o que há para saber.

## On paper: what is printed, and what is wrong with an owner's list

i-say-holmes-card-counts = vale { $n }
i-say-holmes-card-deal = mão { $n }
i-say-holmes-file-copies = copies = { $number }
i-say-holmes-file-copies-expected = um número inteiro de 0 a { $most }
i-say-holmes-file-deck-many = { $n } cartas
i-say-holmes-file-deck-many-expected = 1 a { $most } para imprimir
