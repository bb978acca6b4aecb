## Places, as they are written on the map: one or two short words

baker-street-place-221b = 221B Baker Street
baker-street-place-apothecary = Botica
baker-street-place-bank = Banco
baker-street-place-carriage_depot = Cocheira
baker-street-place-docks = Docas
baker-street-place-hotel = Hotel
baker-street-place-locksmith = Chaveiro
baker-street-place-museum = Museu
baker-street-place-newsagent = Jornais
baker-street-place-park = Parque
baker-street-place-pawnbroker = Penhores
baker-street-place-playhouse = Teatro
baker-street-place-pub = Pub
baker-street-place-scotland_yard = Scotland Yard
baker-street-place-tobacconist = Tabacaria
baker-street-the-221b = 221B Baker Street
baker-street-the-apothecary = a Botica
baker-street-the-bank = o Banco
baker-street-the-carriage_depot = a Cocheira
baker-street-the-docks = as Docas
baker-street-the-hotel = o Hotel
baker-street-the-locksmith = o Chaveiro
baker-street-the-museum = o Museu
baker-street-the-newsagent = a Banca de jornais
baker-street-the-park = o Parque
baker-street-the-pawnbroker = a Casa de penhores
baker-street-the-playhouse = o Teatro
baker-street-the-pub = o Pub
baker-street-the-scotland_yard = Scotland Yard
baker-street-the-tobacconist = a Tabacaria
baker-street-the-street = a rua
baker-street-the = { $place }
baker-street-door-of = { $place } pela entrada { $door }

## Cards

baker-street-card-scotland_yard = carta Scotland Yard
baker-street-card-skeleton_key = chave-mestra
baker-street-piles = montes: { $cards ->
        [one] { $cards } carta Scotland Yard
       *[other] { $cards } cartas Scotland Yard
    }, { $keys ->
        [one] { $keys } chave
       *[other] { $keys } chaves
    }

## Verdicts

baker-street-verdict-announce-open = { $who } respondeu { $items } em voz alta, e confere a sós.
baker-street-verdict-arrived = { $who } visita { $place }.
baker-street-verdict-arrived-street = { $who } está na rua.
baker-street-verdict-cab = { $who } vai de carruagem até { $place }.
baker-street-verdict-case-open = O caso { $number } está aberto. A resolver: { $items }.
baker-street-verdict-clue-closed = { $who } larga o livreto depois de { $span }.
baker-street-verdict-clue-closed-late = { $who } larga o livreto depois de { $span }, mais do que o permitido.
baker-street-verdict-clue-ready = { $who } pode ler a pista: { $place }.
baker-street-verdict-clue-started = { $who } lê a pista: { $place }.
baker-street-verdict-clue-time-up = { $who }, acabou o tempo. Largue o livreto.
baker-street-verdict-clue-warning =
    { $n ->
        [one] { $who }, { $n } segundo.
       *[other] { $who }, { $n } segundos.
    }
baker-street-verdict-ended = Acaba a vez de { $who }.
baker-street-verdict-ended-street = Acaba a vez de { $who } na rua.
baker-street-verdict-left = { $who } deixa { $place }.
baker-street-verdict-order = { $who } começa.
baker-street-verdict-order-roll = { $who } tira { $value } para começar.
baker-street-verdict-order-tie = { $names } empatam para começar e jogam o dado de novo.
baker-street-verdict-out = { $who } errou, e está fora.
baker-street-verdict-out-others = { $who } errou, e está fora. Continuam: { $names }.
baker-street-verdict-choose-case = Qual caso? O número { $number } é o próximo ainda não jogado.
baker-street-verdict-read-case = Leiam o caso em voz alta duas vezes: primeiro rápido, depois devagar.
baker-street-verdict-roll-wanted = Um dado para { $who }.
baker-street-verdict-rolled = { $who } tira { $value }.
baker-street-verdict-sealed = { $who } lacra { $place }; { $piles }.
baker-street-verdict-stayed = { $who } fica.
baker-street-verdict-took-scotland_yard = { $who } pega uma carta Scotland Yard; { $piles }.
baker-street-verdict-took-skeleton_key = { $who } pega uma chave-mestra; { $piles }.
baker-street-verdict-turn = É a vez de { $who }: { $may }.
baker-street-verdict-unsealed = { $who } abre { $place }; { $piles }.
baker-street-verdict-unsolved = Todos estão fora. O caso fica sem solução.
baker-street-verdict-won = { $who } resolve o caso e vence!

baker-street-may-roll = jogar o dado
baker-street-may-stay = ficar
baker-street-may-cab = ir de carruagem
baker-street-may-clue-open = ler a pista daqui
baker-street-may-announce = anunciar uma solução
baker-street-may-take = pegar uma carta
baker-street-may-end = encerrar a vez
baker-street-or = { $most } ou { $last }

## What the dealer has ruled

baker-street-verdict-ruled = Quem dá as cartas decide: { $ruling }.
baker-street-ruled-position-street = { $who } está na rua
baker-street-ruled-position = { $who } está aqui: { $place }
baker-street-ruled-card-scotland_yard-yes = { $who } tem uma carta Scotland Yard
baker-street-ruled-card-scotland_yard-no = { $who } não tem carta Scotland Yard
baker-street-ruled-card-skeleton_key-yes = { $who } tem uma chave-mestra
baker-street-ruled-card-skeleton_key-no = { $who } não tem chave-mestra
baker-street-ruled-seal-by = { $who } lacrou { $place }
baker-street-ruled-seal-yes = lacre: { $place }
baker-street-ruled-seal-no = sem lacre: { $place }
baker-street-ruled-look-yes = { $who } já usou a olhada desta visita
baker-street-ruled-look-no = { $who } não usou a olhada desta visita
baker-street-ruled-solution-yes = a solução de { $who } está certa
baker-street-ruled-solution-no = a solução de { $who } está errada
baker-street-ruled-lift = { $who } pode desta vez, embora: { $why }

## How the table stands, line by line

baker-street-state-case = Caso { $number }, fase { $phase }
baker-street-state-case-turn = Caso { $number }, fase { $phase }, vez de { $who }
baker-street-state-none = Ainda sem caso, fase { $phase }
baker-street-state-none-turn = Ainda sem caso, fase { $phase }, vez de { $who }
baker-street-state-out = { $who }: fora
baker-street-state-seat = { $who }: { $place }, { $cards }
baker-street-state-seat-none = { $who }: { $place }, sem cartas
baker-street-state-sealed = lacrados: { $places }
baker-street-state-sealed-none = lacrados: nada

baker-street-phase-case = caso
baker-street-phase-order = ordem
baker-street-phase-turn = vez
baker-street-phase-rolled = dado
baker-street-phase-arrived = chegada
baker-street-phase-reading = leitura
baker-street-phase-answer = resposta
baker-street-phase-over = fim

## Why something is refused: half a sentence, which may stand alone or follow a colon

baker-street-refused-already-ended = essa vez já acabou sozinha
baker-street-refused-already-sealed = já há um lacre nessa entrada
baker-street-refused-already-rolled = o dado ou o lance desta vez já foi
baker-street-refused-answer-pending = a solução anunciada está sendo conferida; só o resultado pode seguir
baker-street-refused-bad-case = não há tal caso para abrir agora
baker-street-refused-bad-die = não se pediu esse dado, ou não é de 1 a 6
baker-street-refused-bad-entrance = essa entrada não existe
baker-street-refused-bad-items = os itens são as letras do caso, cada uma uma vez
baker-street-refused-booklet-not-open = o livreto de pistas está fechado
baker-street-refused-booklet-open = primeiro é preciso largar o livreto de pistas
baker-street-refused-cab-not-to-221b = para o 221B se vai com o dado, não de carruagem
baker-street-refused-entrance-missing = há mais de uma entrada; diga qual
baker-street-refused-game-over = o caso está encerrado
baker-street-refused-holds-one = ninguém tem duas dessas
baker-street-refused-items-missing = cada letra precisa de resposta
baker-street-refused-just-opened = o livreto foi aberto há menos de um segundo, e continua aberto
baker-street-refused-look-this-turn = quem lê a pista da Cocheira ao entrar só pega a carruagem na próxima vez
baker-street-refused-look-used = a olhada desta visita já foi usada
baker-street-refused-no-case = primeiro é preciso escolher um caso
baker-street-refused-no-clue-here = aqui não há pista para ler
baker-street-refused-no-key = não há chave-mestra nessa mão
baker-street-refused-no-sy-card = não há carta Scotland Yard nessa mão
baker-street-refused-not-announced = nenhuma solução foi anunciada
baker-street-refused-not-at-depot = as carruagens saem da Cocheira
baker-street-refused-not-in-221b = a solução se anuncia dentro do 221B Baker Street
baker-street-refused-not-leaving = só quem deixa um lugar pode lacrá-lo
baker-street-refused-not-moved = depois do dado vem o lance: diga para onde, ou fique
baker-street-refused-not-rolled = antes disso, jogue o dado ou fique
baker-street-refused-not-sealable = esse lugar nunca se lacra
baker-street-refused-not-sealed-there = essa entrada não está lacrada
baker-street-refused-not-your-turn = é a vez de outra pessoa
baker-street-refused-nothing-to-rule = não há nada para decidir
baker-street-refused-occupied = há alguém lá dentro
baker-street-refused-own-seal = esse lacre é próprio e só barra os outros: não precisa de chave
baker-street-refused-pile-empty = o monte está vazio
baker-street-refused-same-location = a peça já está lá
baker-street-refused-same-turn-reentry = ninguém sai e entra de novo na mesma vez
baker-street-refused-sealed = outra pessoa lacrou essa entrada; precisa de chave
baker-street-refused-seat-out = quem anunciou uma solução errada está fora
baker-street-refused-take-too-late = a carta se pega na vez em que se entra
baker-street-refused-unknown-location = esse lugar não existe no tabuleiro
baker-street-refused-unused-input = isso não serve para nada neste jogo
baker-street-refused-wrong-place = essas cartas não ficam aqui

## What may be entered: the fields of a form

baker-street-field-value = O que mostra o dado?
baker-street-field-to = Para onde?
baker-street-field-entrance = Por qual porta entra?
baker-street-field-exit = Por qual porta sai?
baker-street-field-read = E lê a pista?
baker-street-field-correct = Está tudo certo?
baker-street-field-at = Onde está a peça?
baker-street-field-seal-seat = De quem é o lacre?
baker-street-prompt-case = Caso
baker-street-prompt-roll = Dado
baker-street-prompt-die = Dado real
baker-street-prompt-move = Lance
baker-street-prompt-stay = Ficar
baker-street-prompt-cab = Carruagem
baker-street-prompt-clue-open = Abrir pista
baker-street-prompt-clue-close = Fechar pista
baker-street-prompt-take = Pegar
baker-street-prompt-announce = Anunciar
baker-street-prompt-result = Resultado
baker-street-prompt-end = Fim
baker-street-prompt-position = Posição
baker-street-prompt-card = Carta
baker-street-prompt-seal = Lacre
baker-street-prompt-look = Olhada
baker-street-prompt-solution = Solução
baker-street-prompt-lift = Deixar passar
baker-street-entry-case = caso
baker-street-entry-roll = dado
baker-street-entry-die = dado real
baker-street-entry-move = lance
baker-street-entry-stay = ficar
baker-street-entry-cab = carruagem
baker-street-entry-clue-open = abrir pista
baker-street-entry-clue-close = fechar pista
baker-street-entry-take = pegar
baker-street-entry-announce = anunciar
baker-street-entry-result = resultado
baker-street-entry-end = fim
baker-street-entry-position = posição
baker-street-entry-card = carta
baker-street-entry-seal = lacre
baker-street-entry-look = olhada
baker-street-entry-solution = solução
baker-street-entry-lift = deixar passar
baker-street-term-number = número
baker-street-term-items = itens
baker-street-term-value = valor
baker-street-term-to = para
baker-street-term-entrance = entrada
baker-street-term-exit = saída
baker-street-term-seal = lacre
baker-street-term-key = chave
baker-street-term-read = ler
baker-street-term-card = carta
baker-street-term-scotland_yard = Scotland Yard
baker-street-term-skeleton_key = chave-mestra
baker-street-term-correct = certo
baker-street-term-at = em
baker-street-term-holds = tem
baker-street-term-location = lugar
baker-street-term-sealed = lacrado
baker-street-term-used = usada
baker-street-term-of = de
baker-street-term-221b = 221B
baker-street-term-apothecary = botica
baker-street-term-bank = banco
baker-street-term-carriage_depot = cocheira
baker-street-term-docks = docas
baker-street-term-hotel = hotel
baker-street-term-locksmith = chaveiro
baker-street-term-museum = museu
baker-street-term-newsagent = banca de jornais
baker-street-term-park = parque
baker-street-term-pawnbroker = casa de penhores
baker-street-term-playhouse = teatro
baker-street-term-pub = pub
baker-street-term-tobacconist = tabacaria
baker-street-term-street = rua

## Answers on buttons

baker-street-answer-roll = { $who } joga o dado
baker-street-answer-stay = ficar aqui
baker-street-answer-clue-open = ler a pista
baker-street-answer-clue-close = largar o livreto
baker-street-answer-announce = anunciar a solução
baker-street-answer-end = encerrar a vez
baker-street-answer-take-scotland_yard = pegar carta Scotland Yard
baker-street-answer-take-skeleton_key = pegar chave-mestra
baker-street-answer-right = tudo certo: resolvido
baker-street-answer-wrong = algo está errado
baker-street-answer-die = { $who }: um dado real …
baker-street-answer-case = Caso { $number }, letras a até { $last }
baker-street-answer-other-case = Outro caso …
baker-street-way-cab = carruagem: { $way }
baker-street-way-out = { $way }, saindo por { $door }
baker-street-way-key = { $way } + chave
baker-street-way-seal = { $way } + lacre

## The word of the moment, in the middle of the map. A name before its colon has a line of its own.

baker-street-now-case = Escolham um caso
baker-street-now-order = Dado para começar
baker-street-now-rolls = { $who }: o dado rola
baker-street-now-roll = { $who }: jogue o dado
baker-street-now-where = { $who }: para onde?
baker-street-now-arrived = { $who }: { $place }
baker-street-now-time-up = { $who }: acabou o tempo
baker-street-now-reads = { $who } lê: { $left } s
baker-street-now-answer = { $who }: certo ou não?
baker-street-now-solved = { $who }: resolvido!
baker-street-now-unsolved = O caso fica sem solução

## What a seat does next, beside its name: white, red and blue are buttons

baker-street-todo-rolls = o dado rola
baker-street-todo-roll = vermelho: dado
baker-street-todo-clue = branco: pista
baker-street-todo-end = azul: fim da vez
baker-street-todo-steps = até { $n } passos: para onde?
baker-street-todo-down = branco: largar o livreto
baker-street-todo-answer = confira a sós: tudo certo?

## What was decided about a seat, and where it is

baker-street-seat-order-roll = tirou { $value }
baker-street-seat-order = começa
baker-street-seat-out = errou, está fora
baker-street-seat-won = resolveu o caso
baker-street-at-out = fora
baker-street-at-street = na rua

## Numbers beside a name and in the middle of the table: one short word each

baker-street-figure-seal = lacre
baker-street-figure-key = chave
baker-street-figure-case = caso

## The map

baker-street-map-case = Caso { $number }
baker-street-map-street = rua
baker-street-map-sealed = lacre
baker-street-map-sy = SY
baker-street-letters-cards = { $n }SY
baker-street-letters-keys = { $n }chv
baker-street-letters-die = o dado mostra { $n }
baker-street-letters-rolls = o dado rola

## What each button is for, in a word

baker-street-input-red = dado
baker-street-input-white = pista
baker-street-input-blue = fim

## What players read: their checklist, booklets and notes

baker-street-papers-entered = Lugares que { $who } visitou
baker-street-papers-clue = O livreto de pistas: { $place }
baker-street-papers-answer = O livreto de respostas
baker-street-papers-case = Caso { $number }: { $title }
baker-street-papers-questions = A resolver
baker-street-papers-item = { $letter }: { $question } { $answers }
baker-street-papers-answers = { $answers }?
baker-street-papers-line = { $what }: { $text }

## The little cases of the simulated table

baker-street-clue-nothing = Nada aqui tem a ver com o caso.


## The Clock That Struck Thirteen. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-clock-title = O relógio que bateu treze
baker-street-case-clock-story = Na terça, às nove da noite, os relógios da oficina de Abel Thorne bateram, um após o outro, e então um bateu de novo. Quando o sr. Thorne desceu com a vela, a porta estava trancada como a deixara, e sua obra-prima, um relógio de viagem de prata, tinha sumido. Quatro pessoas sabiam onde ficava: Wilfred Pym, que aprende o ofício; Agatha Thorne, que cuida da casa do irmão; Sir Godfrey Lisle, que coleciona; e Tom Rudge, que acende os lampiões da viela.
baker-street-case-clock-answer = A srta. Thorne, cansada de uma casa cheia de tique-taques, ficou dentro da caixa do relógio alto com o de prata sob o xale. Seu cotovelo bateu treze. Quando o irmão destrancou a porta e correu atrás de um guarda, ela saiu, e emprestou o relógio ao Teatro, que desde então começa na hora.

baker-street-case-clock-question-a = Quem pegou o relógio?
baker-street-case-clock-a-wilfred-pym = Wilfred Pym
baker-street-case-clock-a-agatha-thorne = Agatha Thorne
baker-street-case-clock-a-sir-godfrey-lisle = Sir Godfrey Lisle
baker-street-case-clock-a-tom-rudge = Tom Rudge
baker-street-case-clock-question-b = Como alguém entrou na oficina trancada?
baker-street-case-clock-b-by-the-skylight = pela claraboia
baker-street-case-clock-b-with-a-copied-key = com uma cópia da chave
baker-street-case-clock-b-by-the-coal-chute = pela calha do carvão
baker-street-case-clock-b-inside-the-tall-clock = dentro do relógio alto
baker-street-case-clock-question-c = Onde está o relógio agora?
baker-street-case-clock-c-in-pawn = no penhor
baker-street-case-clock-c-on-board-a-ship = a bordo de um navio
baker-street-case-clock-c-among-the-museums-own = entre os do Museu
baker-street-case-clock-c-on-a-stage = num palco

baker-street-case-clock-clue-locksmith = Fechadura como a de Thorne não tem irmã. Ninguém pediu uma segunda chave, e não há cera no segredo.
baker-street-case-clock-clue-apothecary = A gota de Sir Godfrey: dois frascos no domingo, dois na terça ao meio-dia. Ele não pôs o pé no chão.
baker-street-case-clock-clue-tobacconist = Tom Rudge comprou seu fumo às oito e meia, e ficou aqui discutindo cavalos até as dez.
baker-street-case-clock-clue-newsagent = CHUVA DAS SETE À MEIA-NOITE, diz o jornal. E sob a claraboia de Thorne, nem uma gota no chão.
baker-street-case-clock-clue-pub = Devem três meses ao carvoeiro. Na segunda ele pregou a calha, e contou para o bar inteiro.
baker-street-case-clock-clue-pawnbroker = Colheres de prata, molduras de prata, um apito de prata. Nenhum relógio de prata desde a primavera.
baker-street-case-clock-clue-docks = A alfândega abriu todos os caixotes da semana. Chá, e chá, e um gato muito surpreso.
baker-street-case-clock-clue-museum = O curador dá corda ele mesmo nos relógios, e os conta. Não há nenhum a mais.
baker-street-case-clock-clue-bank = O jovem Pym quer uma loja própria. O gerente lhe deu jantar e nenhum empréstimo; despediram-se às nove e meia.
baker-street-case-clock-clue-playhouse = No segundo ato bate um relógio. Até terça, ele era pintado na parede.
baker-street-case-clock-clue-scotland_yard = O relógio alto da oficina parou. Os pesos dele estão no canto, embrulhados num xale.
baker-street-case-clock-clue-hotel = Uma luva ficou no guarda-volumes na quarta, pequena, com óleo de relógio em dois dedos.
baker-street-case-clock-clue-carriage_depot = Ninguém foi levado à viela na noite de terça. Quem foi, foi a pé, ou já estava lá.

## The Tenor Who Croaked. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-tenor-title = O tenor que coaxou
baker-street-case-tenor-story = O Signor Belmonte entrou para cantar, abriu a boca diante de duas mil pessoas, e coaxou. Ao meio-dia cantara como um pássaro. O médico não acha nada que não passe até domingo; o orgulho vai levar mais tempo. Nos bastidores, naquela noite, estavam Percy Quill, seu substituto; Madame Dray, a soprano, que não lhe perdoara os agudos; o sr. Noakes, o ponto; e Luigi, que carrega seus cachecóis.
baker-street-case-tenor-answer = O sr. Noakes apostara dez libras, a sete por um, que a ópera não chegaria ao segundo ato. Pôs alúmen na lata de pastilhas que espera na caixa do ponto, e ganhou, por um quarto de hora.

baker-street-case-tenor-question-a = Quem estragou a voz do tenor?
baker-street-case-tenor-a-percy-quill = Percy Quill
baker-street-case-tenor-a-madame-dray = Madame Dray
baker-street-case-tenor-a-mr-noakes = o sr. Noakes
baker-street-case-tenor-a-luigi = Luigi
baker-street-case-tenor-question-b = Com quê?
baker-street-case-tenor-b-pepper-in-the-snuff = pimenta no rapé
baker-street-case-tenor-b-alum-in-the-lozenges = alúmen nas pastilhas
baker-street-case-tenor-b-ice-in-the-flask = gelo no cantil
baker-street-case-tenor-b-smoke-from-the-lamps = fumaça dos lampiões
baker-street-case-tenor-question-c = Por quê?
baker-street-case-tenor-c-for-envy = por inveja
baker-street-case-tenor-c-for-love = por amor
baker-street-case-tenor-c-for-a-wager = por uma aposta
baker-street-case-tenor-c-for-unpaid-wages = por salários atrasados

baker-street-case-tenor-clue-apothecary = Vendido na quinta: alúmen, duas onças, “para os dentes”, a um homem que sussurrava. Não sabia dizer mais alto, disse.
baker-street-case-tenor-clue-tobacconist = O rapé do Signor? Largou na Páscoa, e devolve a caixa cheia.
baker-street-case-tenor-clue-pub = O homem do gelo esteve bêbado de quarta a sábado. Não havia gelo no bairro inteiro.
baker-street-case-tenor-clue-playhouse = A casa queima gás desde o outono. Os lampiões estão limpos; e também quem fica acima deles.
baker-street-case-tenor-clue-bank = O salário de Luigi cai todo dia primeiro. É o criado mais rico da rua.
baker-street-case-tenor-clue-hotel = Madame Dray pediu jantar para dois naquela noite. O outro era um médico. Vão se casar.
baker-street-case-tenor-clue-newsagent = A notícia do sr. Quill, recortada e emoldurada: “Deram-lhe o papel para o outono.” Da véspera.
baker-street-case-tenor-clue-carriage_depot = Uma carruagem esperou na porta dos artistas desde as oito. “Não demora”, disse o cavalheiro. “Sete por um que não.”
baker-street-case-tenor-clue-park = Luigi passeou aqui com o cachorro do Signor até as nove, e levou uma mordida dez minutos antes.
baker-street-case-tenor-clue-scotland_yard = Uma lata de pastilhas, achada na caixa do ponto. São do Signor; o polegar no açúcar, não.
baker-street-case-tenor-clue-museum = Uma palestra sobre a garganta dos pássaros. O Signor sentou na primeira fila e se ofendeu.

## The Admiral's Parrot. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-parrot-title = O papagaio do almirante
baker-street-case-parrot-story = O almirante Stote nunca lembra a palavra que abre seu cofre, então a ensinou ao papagaio. Na sexta o papagaio sumiu, com gaiola, capa e tudo. O cofre continua fechado: então a ave está viva em algum lugar, sendo interrogada. O almirante tem um sobrinho, Rupert; uma cozinheira, a sra. Bunn; um parceiro de xadrez, o coronel Fitch; e uma vizinha, a srta. Quayle, que se queixava do barulho.
baker-street-case-parrot-answer = O coronel Fitch, que perde para o almirante há onze anos, queria seu dinheiro de volta. O papagaio está na Cocheira, sob a capota de uma carruagem, onde também se grita uma palavra sim, outra não.

baker-street-case-parrot-question-a = Quem levou o papagaio?
baker-street-case-parrot-a-rupert = Rupert
baker-street-case-parrot-a-mrs-bunn = a sra. Bunn
baker-street-case-parrot-a-colonel-fitch = o coronel Fitch
baker-street-case-parrot-a-miss-quayle = a srta. Quayle
baker-street-case-parrot-question-b = Onde ele está?
baker-street-case-parrot-b-in-the-park = no Parque
baker-street-case-parrot-b-at-the-docks = nas Docas
baker-street-case-parrot-b-at-the-hotel = no Hotel
baker-street-case-parrot-b-in-the-carriage-depot = na Cocheira
baker-street-case-parrot-b-in-the-pub = no Pub

baker-street-case-parrot-clue-park = O guarda conhece cada ave destas árvores, e nenhuma delas pragueja.
baker-street-case-parrot-clue-docks = Quarenta papagaios chegaram na segunda, todos cinzentos. O do almirante é verde.
baker-street-case-parrot-clue-hotel = Proibidos animais, diz o cartão em cada porta. O porteiro tem faro de cão de caça, e é o único.
baker-street-case-parrot-clue-pub = “Um papagaio? Tivemos um. Aprendeu as músicas e tivemos de soltá-lo.” Isso foi há dois anos.
baker-street-case-parrot-clue-carriage_depot = “Ôa”, diz uma voz sob uma capota dobrada. Nenhum cavalo se mexeu. “Ôa. Fogo. Ôa.”
baker-street-case-parrot-clue-bank = Rupert herdou o dinheiro da tia. Não precisa de cofres, e empresta ao tio o da condução.
baker-street-case-parrot-clue-newsagent = PERDEU-SE um papagaio verde. Recompensa. Tratar com a srta. Quayle, que não dorme com tanto silêncio.
baker-street-case-parrot-clue-apothecary = Penas fazem a sra. Bunn espirrar. Compra aqui suas gotas, e a ave nunca entrou na cozinha dela.
baker-street-case-parrot-clue-tobacconist = O coronel deu para comprar sementes de girassol com os charutos. “Para a digestão”, diz.
baker-street-case-parrot-clue-pawnbroker = Uma gaiola de latão, trazida no sábado por um cocheiro. “O cavalheiro não precisa mais dela.”
baker-street-case-parrot-clue-scotland_yard = Ninguém mexeu no cofre. No tapete diante dele: um peão branco.
baker-street-case-parrot-clue-museum = Um papagaio empalhado olha para você. Também não diz nada.

## The owner's file of places: what is wrong with it, and what is expected instead

baker-street-file-unread = não pode ser lido ({ $why })
baker-street-file-unread-expected = um arquivo
baker-street-file-not-utf8 = não é UTF-8
baker-street-file-not-utf8-expected = um arquivo de texto salvo em UTF-8
baker-street-file-not-toml = não é TOML ({ $why })
baker-street-file-not-toml-expected = TOML: uma tabela para cada lugar, como [park], ou docks = false
baker-street-file-needed = um lugar que o tabuleiro possa dispensar

## The page of rules

baker-street-page-about = Uma corrida de detetives. Vá de lugar em lugar, leia as pistas em silêncio, anote o que concluir, e resolva o caso no 221B antes de todos.
baker-street-page-length = uns 80 minutos
baker-street-page-line = Junte pistas e resolva o caso primeiro.
baker-street-page-needs = os três botões de cada lugar, ou só um console; o tabuleiro, as cartas, os livretos de casos, pistas e respostas
baker-street-page-input-red = joga o dado para você.
baker-street-page-input-white = você pega o livreto de pistas; de novo: você o larga.
baker-street-page-input-blue = sua vez acabou, se ninguém seguir.
baker-street-page-option-clue-seconds = Ler uma pista
baker-street-page-option-clue-seconds-30 = 30 segundos
baker-street-page-option-clue-seconds-60 = um minuto
baker-street-page-option-clue-seconds-15 = 15 segundos

baker-street-page-case = O caso
baker-street-page-case-1 = Escolham um caso e registrem suas letras: são as perguntas a responder. Alguém o lê em voz alta duas vezes.
baker-street-page-case-2 = Todos começam no 221B com uma chave-mestra e uma carta Scotland Yard. O maior dado começa; a vez vai para a esquerda.

baker-street-page-turn = Sua vez
baker-street-page-turn-1 = Jogue o dado com { $red } e ande no máximo tantas casas, nunca na diagonal. Entra-se e sai-se de um lugar pelas setas, e entrar encerra o lance. Registre aonde chegou.
baker-street-page-turn-2 = Entrar num lugar dá direito à pista: pegue o livreto com { $white }, e você tem trinta segundos, em silêncio, só para essa pista. Uma vez largado, fica fechado até você voltar.
baker-street-page-turn-3 = Quatorze lugares têm pista, embora em alguns casos ela não diga nada. O 221B não tem.
baker-street-page-turn-4 = Você também pode ficar onde está.
baker-street-page-turn-5 = Na rua, sua vez acaba sozinha. Num lugar, o dado de quem vem depois a encerra, quando você não tem mais o que fazer ali.

baker-street-page-cards = Cartas
baker-street-page-cards-1 = Tenha no máximo uma de cada. Pegue outra ao entrar: uma carta Scotland Yard em Scotland Yard, uma chave no Chaveiro.
baker-street-page-cards-2 = Ao sair de um lugar, você pode pôr sua carta Scotland Yard naquela entrada. Ninguém mais entra nem sai por ali. Nunca no 221B, em Scotland Yard ou no Chaveiro, e nunca com alguém dentro.
baker-street-page-cards-3 = Ao chegar a uma entrada que outra pessoa lacrou, ponha sua chave nela: as duas cartas voltam aos montes, e você entra.

baker-street-page-cab = A carruagem
baker-street-page-cab-1 = Na Cocheira, no começo da sua vez, vá a qualquer lugar menos o 221B em vez de jogar o dado. Na vez em que entra na Cocheira, você pode seguir na hora, em vez de ler a pista.

baker-street-page-score = Pontos
baker-street-page-score-1 = Não há pontos. De volta ao 221B, na sua vez, anuncie em voz alta uma resposta para cada letra. Depois leia as respostas a sós.
baker-street-page-score-2 = Tudo certo: você venceu. Algo errado: feche o livreto e diga só isso; você está fora, e os outros seguem.
baker-street-page-score-3 = Vale o sentido, não as palavras.

baker-street-page-judged = O que a máquina julga
baker-street-page-judged-1 = De quem é a vez, quem está onde, que entradas estão lacradas, quem tem qual carta. Ela joga o dado e diz o resultado.
baker-street-page-judged-2 = O tempo da pista: avisa dez e cinco segundos antes do fim, e diz quando acabou. Ninguém paga por atraso.
baker-street-page-judged-3 = Ela não conhece pista nem resposta. Disputas são de quem dá as cartas, e também uma peça ou carta no lugar errado.

## The lesson: what a learner reads

baker-street-lesson-about = Jogar o dado, entrar num lugar, ler a pista, ir de carruagem, lacrar uma porta e resolver o caso.
baker-street-lesson-welcome = 221-B Baker Street em quatro minutos, com um rival paciente.
baker-street-lesson-roll = Há um caso aberto: Caso e notas ({ $papers }) mostra o que houve e o que se pergunta. Você está no 221B Baker Street, como todos no começo. Jogue o dado: { $red }.
baker-street-lesson-roll-praise = Tantos passos você pode dar agora, e não mais.
baker-street-lesson-enter = Você tirou 4. Entre num lugar que esteja perto: toque num que esteja aceso no mapa, ou digite seu número.
baker-street-lesson-enter-street = Você parou na rua, onde não há pista: escolha um lugar.
baker-street-lesson-enter-praise = Você entrou. Entrar encerra o lance, e o lugar tem uma pista para você.
baker-street-lesson-read = Você chegou à Botica. Pegue o livreto de pistas com { $white }, leia esta única pista em silêncio, e largue-o com { $white } de novo. Na mesa você tem trinta segundos.
baker-street-lesson-read-quick = Foi rápido demais para ler: aperte { $white } de novo quando tiver lido.
baker-street-lesson-read-late = Seu tempo acabou, e o livreto continua aberto: aperte { $white } quando tiver lido.
baker-street-lesson-read-praise = O que você leu fica nas suas notas ({ $papers }). Ninguém mais viu.
baker-street-lesson-cab = Sua vez começa na Cocheira. Uma carruagem leva você a qualquer lugar menos o 221B, em vez do dado: toque num lugar aceso, ou digite seu número.
baker-street-lesson-cab-rolled = Você jogou o dado, e quem joga vai a pé: pegue a carruagem antes do dado.
baker-street-lesson-cab-stayed = Você ficou na Cocheira, e não pegou carruagem.
baker-street-lesson-cab-praise = Já chegou, por mais longe que fosse. A pista daquele lugar é sua.
baker-street-lesson-seal = Você leu o bastante na Botica, e tirou 4. Saia, e ponha sua carta Scotland Yard na porta: escolha um caminho que diga + lacre (Mais … mostra todos). Os outros precisarão de uma chave para entrar.
baker-street-lesson-seal-open = Você saiu, e a porta ficou aberta: escolha um caminho que diga + lacre.
baker-street-lesson-seal-praise = Lacrado. Só entra quem puser ali uma chave-mestra.
baker-street-lesson-solve = De volta ao 221B, e todas as pistas juntas dizem: a: { baker-street-case-clock-a-agatha-thorne }; b: { baker-street-case-clock-b-inside-the-tall-clock }; c: { baker-street-case-clock-c-on-a-stage }. Anuncie suas respostas, em voz alta na mesa. Aí o livreto de respostas se abre só para você: diga se estava tudo certo.
baker-street-lesson-solve-wrong = Você disse que algo estava errado, e está fora da corrida. Compare as respostas de novo.
baker-street-lesson-solve-rolled = Você jogou o dado e tem de sair: anuncie antes do dado.
baker-street-lesson-solve-praise = Resolvido! Se algo estivesse errado, você estaria fora, e os outros seguiriam.
baker-street-lesson-finish = É tudo o que há para saber.

## On paper: what is printed, and what is wrong with an owner's list

baker-street-print-question = { $letter }. { $question }
baker-street-print-solved = { $letter }: { $answer }.
baker-street-print-answers = As respostas
