## Ways in and out

display-menu = Menu
display-table = Mesa
display-back = Voltar
display-on = Seguir
display-done = Pronto
display-previous = Anterior
display-next = Próximo
display-earlier = Antes
display-later = Depois
display-page-back = Página anterior
display-next-page = Próxima página
display-more = Mais …
display-cancel = Cancelar
display-enter = Registrar
display-clear = Limpar
display-skip = Pular
display-stay = Ficar
display-leave = Sair
display-go-on = Continuar
display-pause = Pausa
display-step-of = { $step } de { $steps }
display-page-of = página { $page } de { $pages }
display-count-of = { $count } de { $all }

## What is written on keys

display-cap-escape = ESC
display-cap-enter = ENTER
display-cap-table = T, Esc
display-cap-menu = M, Esc
display-cap-digits = 1 a 9
display-cap-quit = Ctrl+Q
display-key-space = espaço
display-key-delete = apagar

## The word of the moment, large in the middle

display-welcome = Boas-vindas
display-paused = Em pausa
display-read-below = Leia abaixo
display-ready = OLHA
display-hands-off = mãos longe
display-play = JÁ!
display-next-round = próxima rodada em { $seconds }

## Pauses

display-pause-soon = Primeiro acaba esta rodada, depois o jogo para.
display-pause-reading = Em pausa. O jogo segue quando você voltar à mesa.
display-pause-held = Em pausa. O jogo segue com P na mesa, ou com Continuar no menu.

## A seat, the middle of the table

display-deals = dá
display-taken-back = anulado
display-pool = bolo { $count }
display-refused = Não: { $why }
display-moves-here = { $place }: { $count } lances
display-pointed-back = { $place }: voltar

## The menu

display-rules = Regras
display-help = Ajuda
display-score = Placar
display-verdicts = Veredictos
display-rulings = Decisões
display-photo = Foto da chegada
display-papers = Caso e notas
display-history = Histórico
display-enter-or-rule = Registrar ou decidir
display-find = Procurar …
display-phone = Celular
display-theme = Escuro ou claro
display-whole-screen = Tela cheia
display-save = Salvar imagem
display-softer = Mais baixo
display-louder = Mais alto
display-mute = Mudo
display-end-match = Encerrar a partida
display-end-match-asked = Encerrar a partida?
display-end-match-yes = Encerrar
display-leave-match-asked = Sair da partida?
display-leave-asked = Sair?

## The end of a match

display-play-again = Jogar de novo
display-begin-round = Começar a rodada { $round }
display-other-game = Outro jogo
display-change-players = Trocar jogadores
display-wins = Vitória: { $who }
display-won = vence
display-the-end = Fim
display-too-little = Jogou-se pouco para dizer quem foi mais rápido.
display-closest = A chegada mais apertada: { $finish }
display-fastest = Mais rapidez na noite
display-honest = Mais honestidade
display-after-play = { $who }, { $after } depois do JÁ!
display-all-allowed = todos: tudo o que se jogou valeu
display-all-alike = todos iguais
display-not-penalised = { $who }: nenhuma multa
display-not-allowed = { $who }: { $faults } de { $plays } jogadas não valeram
display-bot = { $who } (robô)

## The score

display-column-all = total
display-column-paid = pagou
display-reaction = Reação ao JÁ!
display-fastest-call = Chamada mais rápida: { $call }
display-no-card-yet = Nenhuma carta a tempo ainda.
display-ms = { $ms } ms

## Verdicts and their evidence

display-no-verdict = Nenhum veredicto ainda.
display-no-verdict-to-show = Ainda não há veredicto a mostrar.
display-no-strip = Este veredicto não tem foto.
display-can-be-taken-back = aberto
display-evidence = Provas
display-take-back = Anular
display-verdict-number = veredicto { $n }
display-saved = Salvo como { $file }
display-not-saved = { $file } não pode ser gravado: { $why }

## Rules and papers

display-rules-of = As regras de { $game }
display-rules-title = { $game }: as regras
display-no-rules = Ninguém as escreveu ainda.
display-nothing-to-read = Ainda não há nada para ler.

## Entering something

display-nothing-to-enter = Não há nada para registrar agora.
display-type-or-touch = Digite algumas letras, ou toque
display-nothing-called = Nada tem esse nome.
display-chosen = Escolhido: { $what }
display-list-keys = Teclas: letras, setas, Enter escolhe, Esc volta
display-choose = Escolher …
display-if-any = { $field } (se houver)
display-nothing-changed = nada mudou ainda: escolha o que mudar
display-still-open = ainda falta: { $fields }
display-yes = sim
display-no = não
display-chooses = { $who } escolhe
display-pads = sensores: borda próximo, proteção { $stride } adiante, monte escolhe
display-list-without = (deixar sem)
display-list-all = (é tudo)
display-list-back = (deixa para lá)

## Phones

display-join = Entrar com um celular
display-no-console = Esta mesa não tem console ligado.
display-scan = Escaneie com um celular, ou abra:
display-open-this = Abra isto num celular:
display-or-name = ou { $name }
display-dealers-code = O celular de quem dá as cartas digita este código:
display-fingerprint = A página deve mostrar esta impressão digital:
display-phone-joined = Um celular entrou.
display-dealers-phone = Celular de quem dá: { $address }  código { $code }
display-safe-phone = A mesma página no celular: { $address }   código { $code }
display-setup-phone = J  A mesma página no celular: { $address }

## The keys

display-keys = Teclas
display-help-table = a mesa
display-help-photo = foto da chegada
display-help-verdicts = todos os veredictos; anular um
display-help-scores = placar, tempos de reação
display-help-rulings = registrar ou decidir
display-help-pairing = entrar com um celular
display-help-history = o que se jogou antes
display-help-menu = menu
display-help-find = procurar pelo nome o que registrar
display-help-digits = responder à pergunta
display-help-sound = mais baixo, mais alto, mudo
display-help-save = salvar a imagem
display-help-whole-screen = tela cheia
display-help-end = encerrar

## What was played before

display-history-page = Histórico ({ $page } de { $pages })
display-history-title = O que se jogou aqui
display-history-people = Quem jogou aqui
display-history-more = Mais
display-looking-up = Procurando ...
display-column-matches = partidas
display-column-won = vitórias
display-column-median = mediana
display-column-best = melhor
display-column-hasty = cedo
display-left-out = e mais { $count } com menos partidas
display-early-cards = { $cards ->
    [one] { $early } de { $cards } carta ({ $share })
   *[other] { $early } de { $cards } cartas ({ $share })
}
display-won-of = { $won } de { $matches }

## Trouble

display-no-window = não dá para abrir uma janela aqui: { $why }
display-latin-names = Em letras latinas, por falta de fonte: { $names } (veja companion doctor).

## Scripts that names are written in, where no font has them

display-script-chinese = chinês e japonês
display-script-korean = coreano
display-script-devanagari = devanágari
display-script-bengali = bengali
display-script-tamil = tâmil
display-script-telugu = télugo
display-script-thai = tailandês
display-script-emoji = emoji

## The camera

display-camera = câmera
display-camera-on = ligada
display-camera-looks = Uma câmera olha a mesa; não guarda imagens, a menos que se peça.
