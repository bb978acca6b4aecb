## companion journal

command-journal-verdict-not-evidence-gives = o veredicto { $n } não é o que as provas dão
command-journal-verdict-s-end-have-no = { $extra } veredicto(s) no fim não têm provas
command-journal-match = { $folder }: partida { $match }: { $what }
command-journal-problem-s = { $wrong } problema(s)
command-journal-about =
    Lê cada registro de um diário, julga de novo cada partida, e diz o que está rasgado,
    danificado ou faltando, e onde. Não muda nada; um fim rasgado é cortado quando a
    mesa abre o diário de novo.
command-journal-lists-people-entered-ruled-took =
    Lista o que as pessoas registraram, decidiram, anularam e renomearam numa partida:
    quando, quem (um celular, o visor, o botão de uma cadeira), e o que isso decidiu.
command-journal-examples = código de saída: 0 se tudo está inteiro, 1 se algo não está, 2 se não há diário.
command-journal-journal-about = Um diário é a pasta em que uma mesa guarda suas partidas.
command-journal-check-help = achar tudo o que está rasgado, danificado ou faltando
command-journal-word-folder = a pasta do diário
command-journal-rulings-help = dizer quem decidiu o quê numa partida, e no que deu
command-journal-word-match = seu número, ou "last" (padrão)
command-journal-match-nothing-entered-ruled-people = partida { $match }: ninguém registrou nem decidiu nada
command-journal-no-match-recorded-here = { $folder }: nenhuma partida gravada aqui
command-journal-match-es-none-problems = { $folder }: { $there } partida(s), nenhuma com problemas
command-journal-match-es-problems = { $folder }: { $there } partida(s), { $wrong } com problemas
command-journal-option-journal = o diário da mesa (padrão: onde uma mesa desta máquina o guarda)
command-journal-cannot-read-name-journals-folder = { $folder }: não pode ser lido ({ $reason }); indique a pasta do diário
command-journal-no-folder-here-there = { $parent }: não há pasta { $name } aqui; há: { $there }
command-journal-to-or = { $first } a { $last }, ou { $word }
command-journal-none-empty = nenhuma, está vazio
command-journal-no-match-here-there = { $folder }: não há partida { $name } aqui; há: { $known }
command-journal-reading-match = lendo a partida { $number }
command-journal-line =
    partida { $match }  { $began }  { $game }, { $players }: { $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    }, { $verdicts ->
        [one] { $verdicts } veredicto
       *[other] { $verdicts } veredictos
    }, { $files ->
        [one] { $files } arquivo
       *[other] { $files } arquivos
    }: { $state }
command-journal-unknown-game = jogo desconhecido
command-journal-whole = inteira
command-journal-none = nenhuma

## companion cards

command-cards-about =
    As regras impressas de I Say, Holmes! dão títulos e efeitos. Valores, números de
    distribuição e últimas linhas estão nas cartas do seu exemplar. `companion cards`
    imprime o que se sabe como um arquivo a completar. `companion cards learn` o completa
    com o que quem dá as cartas leu e mandou lembrar enquanto vocês jogavam.
command-cards-examples =
    exemplos:
      companion cards > my-cards.toml          depois indique-o no perfil, [packs]
      companion cards learn --profile my-table.toml
                                               o que ensinou a última partida gravada
      companion cards learn evening.jsonl --into my-cards.toml
command-cards-learn-help = guardar o que se aprendeu numa partida gravada
command-cards-word-file = uma transcrição; ou a última partida
command-cards-option-into = o arquivo de cartas (o do perfil)
command-cards-name-one-into-profile-packs = indique um com --into, ou no perfil: [packs] i-say-holmes = {"{"} cards = ARQUIVO {"}"}
command-cards-companion-cards-there-no-card = companion cards: não há arquivo de cartas; { $named }
command-cards-line = linha { $number }: { $why }
command-cards-completed = { $into }: completado: { $changed }
command-cards-nothing-new-learned = { $into }: nada de novo foi aprendido
command-cards-match-first-line-lost = { $folder }: partida { $match }: a primeira linha se perdeu
command-cards-match = partida { $match }

## companion daemon

command-daemon-about =
    Mantém uma mesa ligada até mandarem parar: sensores, árbitro, voz, visor e a página
    de quem dá as cartas num só processo. Uma partida interrompida continua de onde
    estava. Se não havia nenhuma, visor e celulares mostram o que se pode escolher; com
    --game, --bots, --names ou --target uma partida começa na hora. O que falha é
    avisado e tentado de novo; o árbitro segue. Como serviço: companion install.
    Depois de três inícios falhos, só abre uma página que diz o que fazer (modo de
    segurança); um perfil mudado, --normal, ou "Tentar de novo" ali saem dele.
command-daemon-examples =
    exemplos:
      companion daemon --profile my-table.toml
      companion daemon --game block --names Ana,Beto,Caio,Duda
      companion daemon --bots 4 --journal /tmp/show      uma mesa que joga sozinha

    para com tudo guardado em SIGTERM, SIGINT (Ctrl-C) e SIGHUP, código de saída 0.
    código de saída: 1 se o próprio árbitro falhou, 2 se não pôde começar, 74 se parou
    enquanto o cartão não aceitava nada: uma linha diz o que não foi guardado.
command-daemon-option-view = o que mostra a mesa
command-daemon-option-no-console = não servir página para celulares
command-daemon-option-game = o jogo (o do perfil)
command-daemon-option-names = quem senta onde, por lugar
command-daemon-option-bots = deixar o programa jogar tantos lugares
command-daemon-option-target = pontos que vencem (50)
command-daemon-option-tell = mostrar também estas linhas, ao começar
command-daemon-option-safe = não carregar nada, dizer o que deu errado
command-daemon-option-normal = esquecer o que deu errado antes
command-daemon-more = (e mais { $told })
command-daemon-cannot-refereed-only = { $name }: { $game } não pode ser arbitrado; só { $known }
command-daemon-names-names-seats = --names { $names }: { $n } nomes para { $seats } lugares

## companion export

command-export-about =
    Grava uma partida:

      csv         seus veredictos, um por linha, para uma planilha
      json        tudo: cabeçalho, provas, veredictos, notas
      transcript  suas provas; companion judge dá com elas os veredictos gravados
command-export-examples =
    exemplos:
      companion export last --format csv -o evening.csv
      companion export 12 --format transcript | companion judge --explain -
command-export-word-match = seu número em companion history, ou last
command-export-option-output = padrão: imprimir
command-export-warning = aviso: { $problem }
command-export-writing = gravando { $file }
## companion games

command-games-to = { $least } a { $most }
command-games-players = { $game }  { $title }, { $players } jogadores, { $length }
command-games-about =
    Lista cada jogo que a mesa sabe arbitrar: quantos jogam, quanto dura, do que a mesa
    precisa. `companion rules JOGO` mostra como se joga.
command-games-players-2 = { $game }: { $title }, { $players } jogadores, { $length }
command-games-needs-uses = precisa de { $needs }; usa { $inputs }

## companion history

command-history-not-ended = não acabou
command-history-matches-won-hands-points =
    { $player }: { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $won } vencidas; { $hands ->
        [one] { $hands } mão
       *[other] { $hands } mãos
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
command-history-median-reaction-fastest = Reação mediana { $median_us }, melhor { $fastest_us }.
command-history-no-reaction-measured = Nenhuma reação foi medida.
command-history-how-fast-cards =
    Com que rapidez, em { $times ->
        [one] { $times } carta
       *[other] { $times } cartas
    }:
command-history-ms = { $begin } ms{ $last } { $found }  { $bar }
command-history-match-match-middle-half-cards = Partida a partida (a metade central das cartas, o é a mediana):
command-history-about =
    Lista cada partida jogada nesta máquina, numa mesa ou em `companion play`, e todos
    os que jogaram: pessoas, não robôs. Com --player, as reações dessa pessoa num
    gráfico; com --html ou --png, tudo em gráficos. Tudo vem dos diários: o banco de
    dados ao lado deles só existe para ser rápido, e pode ser refeito a qualquer hora.
command-history-examples =
    exemplos:
      companion history
      companion history --player Ada
      companion history --html history.html     gráficos para ver num navegador
      companion history --png history.png
      companion history --json

    Um número de partida com ponto de exclamação: seus arquivos estão danificados; veja
    companion journal check.
command-history-option-player = uma pessoa, com gráfico de reações
command-history-option-html = gravar gráficos numa página
command-history-option-png = gravar gráficos numa imagem
command-history-option-theme = da imagem
command-history-option-json = imprimir para programas: um objeto JSON
command-history-option-rebuild = ler todos os diários de novo, do começo
command-history-matches-read-again-from =
    { $read ->
        [one] { $read } partida lida
       *[other] { $read } partidas lidas
    } de novo em { $beside }
command-history-reading-played = lendo o que se jogou
command-history-cannot-written = { $name }: não pode ser gravado ({ $reason })
command-history-no-match-has-been-recorded = Nenhuma partida gravada em { $folder } ainda; companion play grava o que você joga.
command-history-has-not-played-here-known = { $name } não jogou aqui; conhecidos: { $known }
command-history-bot = { $who } (robô)
command-history-nobody = ninguém
command-history-head-match = partida
command-history-head-began = começo
command-history-head-game = jogo
command-history-head-hands = mãos
command-history-head-players = jogadores
command-history-head-won-by = venceu
command-history-head-player = jogador
command-history-head-matches = partidas
command-history-head-won = vencidas
command-history-head-points = pontos
command-history-head-median = mediana
command-history-head-fastest = melhor
command-history-head-forfeits = multas
command-history-head-decided = o que se decidiu
command-history-head-times = vezes

## companion judge

command-judge-about =
    Repassa o que uma mesa observou e imprime os veredictos.

    ARQUIVO é uma transcrição: um objeto JSON por linha, antes um cabeçalho
    (docs/transcript.md). Os veredictos saem em JSON Lines, cada um com regra, diferença
    e margem; a última linha é o estado da mesa. A mesma transcrição dá os mesmos
    veredictos em qualquer máquina, seja qual for a ordem em que as provas chegaram.

    Uma prova é julgada quando nada que a mude ainda possa chegar. O que vem depois da
    última linha "end", ou dentro da latência do cabeçalho antes da última linha se não
    houver nenhuma, ainda não é julgado.
command-judge-examples =
    exemplos:
      companion judge examples/dead-heat.jsonl
      companion judge --explain examples/five-players.jsonl
      alguma-mesa | companion judge -

    código de saída: 0, sejam quais forem os veredictos; 2 se a transcrição não pode ser
    lida, com uma linha no erro padrão: onde, o que está errado e o que se esperava.
command-judge-word-file = uma transcrição, ou - para a entrada padrão
command-judge-option-explain = imprimir para pessoas: uma linha por veredicto, com nomes, diferenças e margens
command-judge-judging = julgando { $file }
command-judge-cannot-read = { $file }: não pode ser lido: { $reason }
command-judge-last-line-s-not-judged = { $name }: as últimas { $waiting } linha(s) ainda não foram julgadas: uma linha "end" diria que nada anterior ainda pode chegar
command-judge-nothing-there-expected-transcript-1 = não há nada ali; esperado {"{"}"transcript": 1, "game": ...{"}"}
command-judge-longer-than-bytes-expected-one = mais de { $max_line } bytes; esperado um objeto JSON

## companion learn

command-learn-about =
    Aprenda um jogo jogando: alguns passos curtos numa mesa paciente, cada um espera até
    você conseguir, e depois uma mão de verdade em ritmo suave.
command-learn-word-game = o jogo (%(default)s)
command-learn-companion-learn-there-no-keyboard = companion learn: não há teclado nem tela em que aprender
command-learn-now-real-hand-gentle-pace = Agora uma mão de verdade, em ritmo suave.
command-learn-now-real-game-gentle-pace = Agora um jogo de verdade, em ritmo suave.

## companion monitor

command-monitor-on = liga
command-monitor-off = desliga
command-monitor-by-seat = { $what } pelo lugar { $seat }
command-monitor-at-seat = lugar { $seat } { $input }
command-monitor-at-the-table = a mesa
command-monitor-fault = falha
command-monitor-head-seat = LUGAR
command-monitor-head-when = QUANDO
command-monitor-head-doubt = MARGEM
command-monitor-head-where = ONDE
command-monitor-head-what = O QUÊ (APÓS O ANTERIOR)
command-monitor-s-signals-faults-q-ends = { $seconds } s, { $signals } sinais, { $faults } falhas (q encerra)
command-monitor-about =
    Mostra cada sinal com o instante em que ocorreu, sua margem, e a distância do anterior.
    Num terminal, a mesa inteira numa tela (q encerra); fora dele, uma linha por sinal.
command-monitor-option-seconds = encerrar depois de tanto tempo (padrão: nunca)
command-monitor-option-lines = uma linha por sinal, aqui também
command-monitor-option-auto = deixar o programa apertar as entradas simuladas

## companion play

command-play-about =
    Jogue numa mesa simulada. Sozinho, o comando abre uma tela inicial, onde se escolhem
    jogo, jogadores e regras; com opções que dizem o que jogar, a partida começa na
    hora: você e três robôs, a menos que peça outros. Jogos:
    { $games }.
    A mesa dá cartas de verdade, então toda regra pode acontecer.
    Duas pessoas podem dividir um teclado; as teclas estão na tela e em docs/practice.md.
command-play-examples =
    exemplos:
      companion play                                  escolher na tela o que jogar
      companion play --bots 3                         você contra três robôs, na hora
      companion play --names Ana,Beto --bot-strength gentle
      companion play --bots 2                         duas pessoas num teclado, dois robôs
      companion play --bots 4 --speed 0 --view none   uma partida de robôs, na hora
      companion play --game block                     outro jogo; companion rules block
      companion play --game sorry --option mode=points
      companion play --phones                         amigos entram escaneando um código
      companion play --resume                         continuar a partida em jogo
      companion play --record evening.jsonl           guardar; companion judge evening.jsonl

    Com --speed 0, o mesmo --seed dá sempre a mesma partida.
command-play-option-game = o jogo (o do perfil)
command-play-option-seats = quantos jogam (o do perfil)
command-play-option-bots = quantos deles são robôs
command-play-option-names = quem senta, por lugar
command-play-option-bot-strength = quão bons são os robôs
command-play-option-phones = deixar celulares da mesma rede entrar na mesa
command-play-option-choose = abrir mesmo assim a tela inicial
command-play-option-seed = dar e jogar com este acaso
command-play-option-speed = vezes mais rápido (1); 0: na hora
command-play-option-pace = como se chama (o do perfil)
command-play-option-traps = fração de OLHA sem JÁ!
command-play-option-hands = parar depois de tantas mãos
command-play-option-target = pontos que vencem (50)
command-play-option-option = uma opção do jogo, como num cabeçalho; pode repetir
command-play-option-auto-dealer = o programa dá as cartas e decide
command-play-option-record = guardar também como transcrição
command-play-option-no-record = não deixar rastro no histórico
command-play-option-resume = continuar a partida em jogo
command-play-option-quiet = com --view none: só o placar
command-play-option-view = o que a mostra
command-play-option-theme = para uma sala escura, ou clara
command-play-option-size = da janela
command-play-option-fullscreen = usar a tela cheia
command-play-option-still = nada se mexe na tela
command-play-option-mute = começar sem a voz
command-play-names-expected-different-names-commas = --names { $text }: esperados nomes diferentes separados por vírgulas
command-play-cannot-had-phones-leave-one = --{ $option } não combina com --phones; deixe um dos dois de fora
command-play-seed = semente { $seed }
command-play-there-no-match-go-leave = não há partida para continuar; deixe --resume de fora para começar uma
command-play-bots-show-hand-times-fast = robôs mostram uma mão, { $speed } vezes mais rápidos que gente e sem voz
command-play-nobody-can-press-key-view = ninguém pode apertar teclas com --view { $view }; acrescente --bots { $seats }
command-play-people-cannot-play-speed-0 = gente não pode jogar com --speed 0; deixe de fora, ou ponha robôs para jogar

## companion replay

command-replay-about =
    Revê uma noite gravada.

      espaço pausar, continuar       setas         ao próximo veredicto, ou ao anterior
      + -    mais rápido, mais lento home          do começo
      q      encerrar                t p v c h     as telas, como na mesa
command-replay-word-file = uma noite gravada
command-replay-option-speed = vezes mais rápido (padrão: 1)
command-replay-option-view = padrão: uma janela onde há tela, senão o terminal
command-replay-option-theme = escuro, ou claro
command-replay-option-size = da janela (1024x640)
command-replay-reading = lendo { $file }
command-replay-try-view-terminal = { $reason }; tente --view terminal
command-replay-s-s = { $now } s de { $end } s, { $mood }
command-replay-end = fim
command-replay-paused = em pausa

## companion rules

command-rules-about =
    Mostra as regras de um jogo em nossas palavras: o que significam os botões, como é a
    vez, como se pontua, e o que a máquina julga. Sem um jogo, lista todos.

      companion rules sorry
command-rules-show-one-companion-rules-game = Veja um com: companion rules JOGO

## companion say

command-say-about =
    Diz o que você der como a mesa diria: com seus clipes, suas próprias gravações, e o espeak-ng
    para palavras sem clipe. Com --out grava um arquivo WAV.
command-say-word-text = por exemplo "Beto, cedo demais."
command-say-option-list = listar cada clipe, e de quem é
command-say-option-out = gravar um arquivo WAV
command-say-record-them-docs-voice-md = Grave-os (docs/voice.md), ou: sudo apt install espeak-ng
command-say-there-no-clip = Não há clipe para: { $unsaid }. { $remedy }
command-say-nothing-say-try-companion-say = Nada a dizer. Tente: companion say "Beto, cedo demais."
command-say-cannot-written-name-another-file = { $out }: não pode ser gravado ({ $reason }); indique outro arquivo
command-say-nothing-can-heard-here-write = Aqui não se ouve nada; grave um arquivo: --out said.wav
command-say-own = próprio
command-say-shipped = incluso

## companion snapshot

command-snapshot-about =
    Desenha como estava o visor num momento de uma noite gravada. Não abre janela.

      companion snapshot examples/dead-heat.jsonl --at 5 table.png
      companion snapshot examples/dead-heat.jsonl --verdict 9 photo-finish.png
command-snapshot-word-file = uma noite gravada
command-snapshot-option-at = segundos (padrão: o fim)
command-snapshot-option-size = padrão: 1920x1080
command-snapshot-option-theme = escuro, ou claro
command-snapshot-option-screen = padrão: a que convinha ao momento
command-snapshot-option-verdict = as provas deste veredicto
command-snapshot-word-out = onde gravar, em PNG
command-snapshot-verdict-has-no-evidence-draw = { $file }: o veredicto { $verdict } não tem provas para desenhar até ali

## companion voice

command-voice-about = Lista as vozes com que a mesa pode falar; a que fala está marcada.
command-voice-list-help = listar as vozes
command-voice-try-help = ouvir uma voz
command-voice-try-about = Diz algo com uma voz, e não muda nada.
command-voice-word-name = como em companion voice
command-voice-word-text = o que dizer (padrão: um veredicto)
command-voice-option-out = gravar um arquivo WAV
command-voice-use-help = fazer a mesa falar com uma voz
command-voice-use-about = Grava a voz no perfil de uma mesa, e não muda mais nada nele.
command-voice-option-profile = a mesa
command-voice-cannot-changed-write-under-voice = { $file }: não pode ser mudado ({ $reason }); escreva { $line } em [voice]
command-voice-speaks = { $file }: fala { $name }, { $about }
command-voice-there-no-voice-there = Não há voz { $name }; há: { $known }
command-voice-other-language = { $name } fala { $spoken }, e { $file } é para { $language }

## The camera

command-monitor-cards = { $seat ->
    [0] monte
   *[other] lugar { $seat } pilha
}   marcas { $marks }

## companion print: options, FILE, GAME and commands stay as they are

command-print-about =
    Escrever um PDF para imprimir em casa: as cartas de um jogo com o verso, suas regras e tapetes
    para a mesa. Cada carta e cada tapete traz marcas que uma câmera reconhece.
command-print-examples =
    exemplos:
      companion print sherlock-holmes --test-page     meça antes a impressora
      companion print sherlock-holmes --proof         e releia cada marca
      companion print block --paper letter            em papel americano
      companion print sherlock-holmes --words my.toml suas próprias palavras
command-print-option-paper = o papel (padrão: %(default)s)
command-print-option-duplex = como a impressora vira as folhas para o verso; none: sem verso (padrão: %(default)s)
command-print-option-offset = desloca os versos para a direita e para baixo, em milímetros (negativo: --offset=-1,0.5)
command-print-option-test-page = só a página de teste, para medir a impressora
command-print-option-seats = para quantos lugares imprimir tapetes (padrão: %(default)s)
command-print-option-only = só esta parte; pode ser repetido
command-print-option-words = sua própria lista de palavras (Sherlock Holmes)
command-print-option-cards = seu arquivo de cartas, veja companion cards (I Say, Holmes!)
command-print-option-out = o arquivo (padrão: GAME-PAPER.pdf aqui)
command-print-option-proof = reler o PDF como uma câmera faria e achar cada marca
command-print-written =
    { $file }: { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }, { $kb } kB. Imprima a 100 %, sem ajustar à página.
command-print-offset-expected = esperado X,Y em milímetros, cada um de -{ $most } a { $most }
command-print-no-own = companion print: { $game } não aceita { $option }; retire-o
command-print-nothing = companion print: { $game } não tem estas partes: { $parts }; retire --only
command-print-unread = companion print: { $file } não pode ser relido: { $why }
command-print-proof-good =
    Prova: { $marks ->
        [one] a única marca foi achada
       *[other] todas as { $marks } marcas foram achadas
    }, em { $pages ->
        [one] uma página
       *[other] { $pages } páginas
    }.
command-print-proof-missing = Prova: página { $page }, marca { $mark } ({ $what }): não achada em { $x }, { $y } mm
command-print-proof-strange = Prova: página { $page }: marca { $mark } vista em { $x }, { $y } mm, onde não há nenhuma
