## Why something is refused: half a sentence, which stands after a colon or alone

block-refused-already-blocked = essa carta já está bloqueada
block-refused-already-played = essa carta já foi baixada
block-refused-bad-hands = as mãos e as cartas da mesa não somam o baralho
block-refused-bad-ruling = isso não responde à pergunta
block-refused-block-count = a conta das cartas BLOCK não fecha
block-refused-block-not-led = nunca se puxa com uma carta BLOCK
block-refused-counting = a mão acabou e espera a contagem
block-refused-game-over = o jogo acabou
block-refused-hand-running = há uma mão em jogo
block-refused-lead-due = nenhuma carta é devida antes da próxima puxada
block-refused-must-lead = nem todas as cartas dessa mão podem ser BLOCK
block-refused-no-block-left = todas as cartas BLOCK já foram baixadas
block-refused-no-hand = primeiro é preciso dar as cartas
block-refused-no-such-card = essa carta não existe
block-refused-not-just-played = só se bloqueia a própria carta, enquanto for a última
block-refused-not-leader = quem puxa é outra pessoa
block-refused-nothing-to-rule = não há nada para decidir
block-refused-ruling-pending = primeiro decide quem dá as cartas
block-refused-run-open = há uma carta devida, ninguém puxa agora
block-refused-too-late = a carta seguinte veio antes
block-refused-two-out = só uma pessoa pode ficar sem cartas
block-refused-unused-input = isso não serve para nada neste jogo

## What is asked, done and filled in

block-question-block-stands = O que veio antes: o BLOCK ou a carta seguinte?
block-question-play-stands = O que veio antes: o BLOCK ou a carta seguinte?
block-question-order = Quem baixou primeiro?
block-question-blocks-left = Quem ainda tem cartas BLOCK?
block-action-deal = As cartas estão dadas
block-action-lead = { $seat } puxa
block-action-no-lead = { $seat } só tem cartas BLOCK
block-action-play = { $seat } baixa a carta devida
block-action-block = { $seat } baixa uma carta BLOCK
block-action-block-stands = O BLOCK
block-action-play-stands = A carta seguinte
block-action-order = Esta foi a primeira
block-action-blocks-left = Contado
block-action-void-hand = Dar esta mão de novo
block-action-out = Alguém ficou sem cartas
block-action-recount = Contar as mãos de novo
block-action-no-play = Um aperto foi engano

block-field-deal-hands = Cartas em cada mão
block-field-lead-card = Com que carta puxa?
block-field-order-first = Quem baixou primeiro?
block-field-out-seat = Quem ficou sem cartas?
block-field-recount-hands = Cartas em cada mão
block-field-no-play-seat = De quem foi o engano?
block-field-no-play-of = Qual decisão, se não a última?
block-field-blocks-left-blocks = Cartas BLOCK em cada mão
block-amend-no-block-held = não há carta BLOCK nessa mão
block-amend-not-held = essa carta não está nessa mão
block-entry-lead = puxada
block-entry-no-lead = sem puxada
block-entry-play = jogada
block-entry-block = block
block-entry-blocks-left = BLOCK que sobraram
block-entry-block-stands = vale o BLOCK
block-entry-play-stands = vale a carta
block-entry-order = ordem
block-entry-void-hand = mão anulada
block-entry-out = sem cartas
block-entry-recount = recontagem
block-entry-no-play = engano

## Verdicts, a sentence each

block-dealt = { $dealer } deu as cartas: { $hands }. { $leader } puxa.
block-led = { $who } puxa { $card }, { $left ->
    [0] a última carta
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}{ $due ->
    [none] { "" }
   *[other] ; falta { $due }
}.
block-played = { $who } baixa { $card }, { $left ->
    [0] a última carta
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}{ $due ->
    [none] { "" }
   *[other] ; falta { $due }
}.
block-blocked = { $who }: { $on } BLOCK! { $left ->
    [0] A última carta
    [one] Resta { $left } carta
   *[other] Restam { $left } cartas
}.
block-lead-high = { $who } puxa: { $card } é a carta mais alta.
block-lead-natural = { $who } puxa: { $card } é natural.
block-lead-block = { $who } puxa por causa do BLOCK.
block-lead-passed = A puxada passa para { $who }.
block-counts = { $card } vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $who }: agora { $total }.
block-doubt-block-or-play = Por um triz: o BLOCK de { $first } ou a carta seguinte de { $second }? { $apart }. Quem dá as cartas decide.
block-doubt-play-order = Por um triz: quem baixou a carta devida, { $names }? { $apart }. Quem dá as cartas decide.
block-ruled-block-stands = Quem dá as cartas decide: vale o BLOCK, a carta seguinte volta.
block-ruled-play-stands = Quem dá as cartas decide: vale a carta seguinte, a carta BLOCK volta.
block-ruled-order = Quem dá as cartas decide: foi esta a ordem.
block-ruled-void-hand = Quem dá as cartas decide: dar de novo.
block-ruled-out = Quem dá as cartas decide: uma mão está vazia.
block-ruled-recount = Quem dá as cartas decide: as mãos são contadas de novo.
block-out = { $who } ficou sem cartas. O jogo para: { $cards } por cartas e { $honours } por honras.
block-ask = Quem dá as cartas: { $n ->
    [one] { $n } carta BLOCK não foi jogada
   *[other] { $n } cartas BLOCK não foram jogadas
}. Em que mão?
block-score = Pontos da mão: { $hand }.{ $lost ->
    [none] { "" }
   *[other] { " " }Perdidos por cartas BLOCK: { $lost }.
} No total: { $total }. Agora dá as cartas: { $dealer }.
block-void-hand = A mão não vale. No total: { $total }. { $dealer } dá de novo.
block-void-play = Anulado: { $card } de { $who }.
block-void-block = Anulado: o BLOCK de { $who } em { $card }.

## How the table stands, a line each, in a record

block-state-due = Fase { $phase }, falta { $due }
block-state-lead = Fase { $phase }, { $who } puxa
block-state = Fase { $phase }
block-phase-dealing = dando as cartas
block-phase-lead = puxada
block-phase-run = sequência
block-phase-ruling = decisão
block-phase-counting = contagem
block-phase-over = fim
block-state-hands = mãos: { $list }
block-state-tops = cartas de cima: { $list }
block-state-scores = pontos: { $list }

## On the display

block-input-white = baixar a carta
block-input-red = BLOCK
block-button-white = { $who }: carta
block-button-red = { $who }: BLOCK
block-photo-block = BLOCK ou a carta seguinte
block-photo-order = Quem baixou a carta devida
block-figure-hand = mão
block-figure-score = pontos
block-figure-due = falta
block-figure-leads = puxa
block-figure-led = puxou
block-word-due = Falta { $card }
block-word-deal = Deem as cartas
block-word-leads = { $who } puxa
block-word-blocked = BLOCK! { $who } puxa
block-word-amended-no-block-held = Sem carta BLOCK: anulado
block-word-amended-not-held = Carta errada: anulado
block-word-back = Anulado: { $who } puxa
block-word-again = Dar de novo
block-word-out = { $who } bateu
block-word-wins = { $who } vence
block-note-lead = puxe qualquer carta
block-note-score = { $points } pontos
block-note-led = puxou { $card }
block-note-played = baixou { $card }
block-note-block = BLOCK em { $card }
block-note-count = { $card }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
block-note-out = sem cartas
block-note-won = vence o jogo
block-note-void-play = a carta volta
block-note-void-block = o BLOCK volta
block-note-void-hand = a mão volta
block-note-fault = { $what }: { $why }
block-note-sensors = sensores
block-note-refused = { $what }: recusado
block-late-too-late = tarde para BLOCK
block-late-lead-due = nenhuma carta é devida
block-late-not-just-played = não é sua carta
block-late-already-blocked = já bloqueada
block-late-no-block-left = acabaram as cartas BLOCK
block-late-ruling-pending = espere a decisão
block-late-no-hand = cartas ainda não dadas
block-late-counting = a mão acabou
block-late-game-over = o jogo acabou
block-late-unused-input = sem uso neste jogo
block-late-late-arrival = tarde demais para julgar
block-late-paused = não contou: a mesa está em pausa
block-asked-block-or-play = O que veio antes: o BLOCK de { $first } ou a carta de { $second }?
block-asked-play-order = Quem baixou { $card }?
block-asked-blocks-left = Quem ficou com cartas BLOCK?

## The page of rules

block-page-about = Um jogo de sequências e memória, pelas regras de 1905. Baixe a carta seguinte da sequência, pare-a com uma carta BLOCK quando valer a pena, e livre-se da sua mão antes de todo mundo.
block-page-line = Baixe a próxima carta, ou bloqueie.
block-page-length = 30 a 60 minutos
block-page-needs = o botão branco e o vermelho de cada lugar; um baralho de Block; um console para as puxadas
block-page-input-white = você baixa a carta devida. Diga qual é em voz alta.
block-page-input-red = você põe uma carta BLOCK sobre a carta que acabou de baixar.

block-page-cards = As cartas
block-page-cards-1 = Cinco naipes, de A a E, de 1 a 11; A não tem 4 nem 9. Três cartas dizem BLOCK. Todas as 56 são dadas.
block-page-cards-2 = Arrume sua mão por letras. Baixe as cartas num monte só seu: só a de cima fica à vista.

block-page-run = Uma sequência
block-page-run-1 = Quem está à esquerda de quem dá as cartas puxa com qualquer uma. Quem dá registra a carta; ninguém precisa esperar.
block-page-run-2 = Quem tem a carta seguinte do naipe baixa, esteja onde estiver, e aperta { $white }. E assim vai, um passo de cada vez.
block-page-run-3 = A sequência acaba com um 11, ou com uma natural: carta cuja seguinte não existe ou já saiu. Quem a baixou puxa.
block-page-run-4 = Logo depois da sua carta, você pode apertar { $red } e cobri-la com uma carta BLOCK. A sequência acaba, e você puxa. Com a carta seguinte na mesa, é tarde demais.
block-page-run-5 = Se é você quem puxa e só tem cartas BLOCK, diga. A puxada passa para a esquerda.

block-page-score = Pontos
block-page-score-1 = A5 vale 5 e A10 vale 10 para quem a baixa. Só saem quando se puxa com elas.
block-page-score-2 = Quem fica sem cartas primeiro ganha 1 por carta que os outros ainda têm, e o 5 e o 10 se A5 e A10 estiverem entre elas.
block-page-score-3 = Cada carta BLOCK que sobra na mão custa 5. Ninguém fica abaixo de 0.
block-page-score-4 = Quem chegar primeiro a 100 pontos vence. A vez de dar passa para a esquerda.

block-page-judged = O que a máquina julga
block-page-judged-1 = De quem foi a carta seguinte, e se o BLOCK veio antes dela: com a diferença e a margem. Se for por um triz, quem dá as cartas decide o que os montes mostram.
block-page-judged-2 = Ela diz que carta é devida, acha as naturais, conta as mãos e guarda os pontos. Nunca vê suas cartas, e não ajuda a memória de ninguém.
block-page-judged-3 = Um aperto de { $white } ou { $red } por engano é anulado por quem dá as cartas, mesmo que os outros já tenham seguido, e não custa nada.

## The lesson: $white, $red are keys of the learner, $name3 a player. At most 280 letters each

block-lesson-about = Puxar uma carta, seguir a sequência, esperar a sua, bloquear, contar e livrar-se da última carta.
block-lesson-welcome = Block em três minutos. Você está no lugar 1. Parte das cartas já foi jogada.
block-lesson-finish = É tudo o que há para saber.

block-lesson-lead = Você puxa: baixe qualquer carta da sua mão. Escolha C4, pois você tem também C5: toque nela, ou digite o número que está nela.
block-lesson-lead-done = C4 está no seu monte. Agora falta a carta seguinte do naipe, seja de quem for.
block-lesson-lead-slip = Você puxou outra carta. Pode, mas com C4 você segue sua própria carta.

block-lesson-follow = { $name3 } puxou C3, então falta C4, e ela é sua: baixe com { $white }. Depois falta C5, que é sua também: { $white } de novo. Sem vez, sem espera: quem tem a carta baixa.
block-lesson-follow-done = Duas cartas a menos. Agora falta C6, e outra pessoa tem de baixá-la.
block-lesson-follow-slip = Isso foi { $red }: põe uma carta BLOCK sobre a sua. { $white } baixa a carta devida.

block-lesson-wait = Falta C6, e você não tem. Espere alguém baixá-la; aí falta C7, e C7 é sua: { $white }.
block-lesson-wait-done = Na hora certa. Veja o que falta antes de apertar.
block-lesson-wait-slip-1 = Faltava C6, e você não tem: carta que não se tem é anulada.
block-lesson-wait-slip-2 = Faltava C8, e você não tem: aperte { $white } uma vez, quando faltar C7.

block-lesson-block = Você tem uma carta BLOCK. Falta C7: baixe com { $white } e logo em seguida aperte { $red }. Isso cobre a sua carta com o BLOCK, acaba a sequência, e você puxa.
block-lesson-block-done = Bloqueado. Agora você puxa, e pode começar uma sequência melhor para você.
block-lesson-block-slip = C8 chegou antes do seu BLOCK: aperte { $red } logo depois da sua carta.

block-lesson-count = A5 vale 5 pontos para quem a baixa, A10 vale 10. Nada vem antes delas, então só saem puxando. Você puxa: puxe A5.
block-lesson-count-done = 5 pontos na hora. Na sua mão, iriam para quem ficasse sem cartas.
block-lesson-count-slip = Você puxou outra carta: só A5 conta aqui.

block-lesson-natural = A sequência acaba com um 11, e quem o baixou puxa de novo. C4 a C11 já saíram, então C3 também acaba uma: é natural. Puxe C3 e continue puxando.
block-lesson-natural-done = Você puxa de novo: nada pode seguir C3. Lembre o que já saiu.
block-lesson-natural-slip = Você puxou outra carta: C3 é a natural.

block-lesson-out = Resta uma carta na sua mão: C10. É a que falta: baixe com { $white }, e você bate. Aí todos pagam a você um ponto por carta que têm.
block-lesson-out-done = Bateu, e recebeu. Carta BLOCK que sobra na mão custa 5. Vence quem faz 100 pontos.
block-lesson-out-slip = C11 saiu antes de você bater: aperte { $white }.

## On paper: what is printed, and what is wrong with an owner's list

block-card-counts = vale { $n }
