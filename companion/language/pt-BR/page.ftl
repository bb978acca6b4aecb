## Where one is

page-connecting = Conectando …
page-paused = Em pausa
page-you-deal = Você dá as cartas
page-name-and-chair = { $who }, cadeira { $chair }
page-watching = Assistindo
page-not-connected = Sem conexão. Nada foi registrado.
page-stale = Sem conexão. Assim estava há { $seconds } s. Tentando de novo …
page-no-connection = Sem conexão com a mesa. Tentando de novo …
page-sent-away = Dispensado
page-was-sent-away = Este celular foi dispensado.
page-come-back = Voltar para assistir
page-needs-script = Esta página precisa de JavaScript para mostrar a mesa.
page-clock = relógio …
page-clock-doubt = relógio ±{ $ms } ms
page-ms = { $ms } ms

## The bar at the bottom: one short word each

page-tab-table = Mesa
page-table-asked = Mesa: há uma pergunta
page-decisions = Veredictos
page-tab-rulings = Decisões
page-tab-menu = Menu
page-pause = Pausa
page-go-on = Continuar

## For whoever hears the page: what its parts are

page-wrong = O que há de errado na mesa
page-label-join = Entrar
page-label-pair = Passar a dar as cartas
page-label-end = O que vem agora
page-label-questions = Perguntas abertas
page-label-entries = A registrar
page-label-games = O jogo
page-label-chairs = Quem joga
page-label-settings = As regras
page-label-begin = Começar
page-label-table = A mesa
page-label-spots = O que dá para tocar
page-label-told = A mesa em palavras
page-label-score = Placar
page-label-switches = Os controles da mesa
page-label-looks = Cores
page-label-reaches = Sua mão nos montes dos outros
page-label-buzzers = Seus botões
page-label-bar = Páginas
page-board = O tabuleiro, com o número de cada casa
page-hand-on-pile = Sua mão no monte de { $who }, lugar { $seat }
page-pile-of = Monte de { $who }

## Joining

page-join = Entrar na mesa
page-your-name = Seu nome
page-name-first = Diga primeiro seu nome.
page-played-before = Já jogaram aqui
page-tap-a-chair = Depois toque numa cadeira livre.
page-no-free-chair = Nenhuma cadeira livre.
page-chairs = Cadeiras
page-chair = Cadeira { $chair }
page-at-chair = cadeira { $chair }
page-sit-on = Sentar na cadeira { $chair }
page-sit-here = Sentar aqui
page-chair-told = Cadeira { $chair }: { $who }
page-only-watch = Só assistir
page-you = Você
page-sits-on = está na cadeira { $chair }.
page-dealers-phone = Este é o celular de quem dá as cartas.
page-stand-up = Levantar
page-stand-up-sure = Certeza? Você passa a assistir.
page-who-sits = Quem senta onde
page-sits-you = você
page-sits-away = ausente
page-sits-phone = por celular
page-sits-wired = na mesa
page-sits-bot = um robô
page-sits-free = livre
page-sits-nobody = ninguém
page-no-bot-for = Sem robô para { $who }
page-bot-for = Robô joga por { $who }
page-bot-on = Robô: sim
page-bot-off = Robô: não
page-no-phone-here = Não há outro celular aqui.
page-watches = assiste
page-enter-code = Você dá as cartas? Digite o código que o visor mostra.
page-rule-here = Decidir neste celular

## Before and after a match

page-what-to-play = O que vamos jogar?
page-no-match = Nenhuma partida em jogo.
page-you-wait = Você é { $who }, na cadeira { $chair }. Espere o começo.
page-chosen-so-far = Escolhido até agora: { $game }, com { $people }.
page-chosen-alone = Escolhido até agora: { $game }, ainda sem ninguém.
page-who-chooses = O celular de quem dá as cartas e o visor escolhem e começam.
page-who-plays = Quem joga?
page-seat = Lugar { $seat }
page-seat-who = Lugar { $seat }: quem senta ali
page-seat-name = Lugar { $seat }: nome
page-which-rules = Com quais regras?
page-start = Começar
page-match-over = A partida acabou.
page-play-again = Jogar de novo
page-begin-round = Começar a rodada { $round }
page-other-game = Outro jogo
page-change-players = Trocar jogadores
page-rules = As regras
page-rules-not-fetched = Não deu para buscar as regras. Feche isto e tente de novo.

## What is entered and ruled

page-type-a-few = Digite algumas letras
page-count-of = { $count } de { $all }
page-nothing-called = Nada tem esse nome.
page-another = Outro
page-field-chosen = { $field }: escolhido
page-choice-back = { $choice }: desfazer
page-where-to = { $what }: onde?
page-one-less = { $field }: um a menos
page-one-more = { $field }: um a mais
page-dealer-asked = Pergunta a quem dá as cartas.
page-entered = ✓ registrado
page-correct = Corrigir
page-enter = Registrar
page-other-rulings = Outras decisões
page-for-a-player = Para um jogador

## What was decided

page-player = Jogador
page-deals = dá
page-photo = Foto da chegada
page-take-back = Anular
page-sure = Certeza?
page-who-ruled = Quem decidiu o quê
page-this-phone = Este celular é { $phone } ({ $tag }).
page-history = O que se jogou aqui

## The table's switches

page-the-table = A mesa
page-pace = Ritmo
page-pace-gentle = Suave
page-pace-brisk = Ligeiro
page-pace-ruthless = Implacável
page-volume = Volume { $volume }
page-voice-on = Voz ligada
page-voice-off = Voz desligada
page-names-and-seats = Nomes e lugares
page-change-names = Mudar nomes
page-another-game = Outro jogo, outros jogadores
page-match-ends = Esta partida acaba, e se escolhe o que vem agora.
page-end-match = Encerrar a partida
page-end-match-sure = Certeza? Não dá para continuar depois.
page-hand-over = Passar a outro celular
page-phone-rules = { $phone } decide?
page-no-other-phone = Nenhum outro celular conectado.
page-send-phones-away = Dispensar celulares
page-sent-away-forgotten = Um celular dispensado é esquecido. Pode voltar para assistir.
page-send-away = Dispensar { $phone }
page-send-away-sure = { $phone } sai?
page-forget-all = Esquecer todos os celulares
page-forget-all-sure = Certeza? Este também.

## This phone

page-theme = Cores desta página
page-theme-phone = Como o celular
page-theme-light = Claro
page-theme-dark = Escuro
page-language = Língua desta página
page-language-phone = Como o celular
page-signal = Som e toque no JÁ!
page-signal-auto = Onde a mesa não fala
page-signal-off = Nunca
page-signal-tone = Um som
page-signal-touch = Vibração na mão
page-signal-both = Som e vibração
page-play-late = O JÁ! chegou aqui { $ms } ms depois do da mesa, com margem de { $doubt }.

## Measuring a screen

page-thumb-title = Medindo esta tela
page-thumb-connecting = Conectando ...
page-thumb-knock = Bata aqui
page-thumb-unable = Este navegador não diz quando foi tocado.
page-thumb-lay = Ponha este celular ao lado do microfone da mesa, e bata com a unha.
page-thumb-knocks = { $knocks } batidas.
page-thumb-done = { $knocks } batidas. A mesa diz o que resultou.
page-thumb-gone = A mesa não está lá. Recarregue esta página.
