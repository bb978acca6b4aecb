## checking

wizard-table = A mesa é esta?
wizard-seats = { $title }, { $seats } lugares
wizard-there-already-kept-old = { $file } já existe. Fica guardado como { $file }.old.
wizard-let-program-play-there = Deixar o programa jogar ali
wizard-replace = Substituir
wizard-write = Gravar { $beside }
wizard-write-2 = Gravar { $file }
wizard-no-part-table = { $told } não faz parte desta mesa.
wizard-yes = Sim
wizard-no = Não
wizard-check = O teste
wizard-skip = Pular este
wizard-end-check = Encerrar o teste
wizard-table-described = A mesa está descrita
wizard-play-companion-daemon-profile = Jogar: companion daemon --profile { $file }
wizard-check-again = Testar de novo
wizard-done = Pronto
wizard-seat = Lugar { $seat }: { $told }
wizard-all-well = Está tudo bem.
wizard-written-not-checked-yet = Gravado, e ainda não testado.
wizard-written-something-not-well-yet = Gravado; algo ainda não está bem.
wizard-lines-more-companion-check-tells = ... mais { $lines } linhas: companion check diz tudo

## pressing

wizard-right = Está certo
wizard-so-far = Até agora é { $told }.
wizard-no-such-button = Sem esse botão
wizard-no-such-pad = Sem esse sensor
wizard-nothing-more-seat = Nada mais neste lugar
wizard-let-go = Solte.
wizard-take-hand-away = Tire a mão.
wizard-none = { $spot }: não há
wizard-let-go-everything-then-press = Solte tudo, depois aperte um só.
wizard-board-itself-says-so-board = Isso é { $spot }: a própria placa diz (seu board.json).
wizard-already = Isso já é { $spot }.
wizard-is = { $spot } é { $wire }.
wizard-does-shine = Acendeu: { $spot }?
wizard-press-button-shines = Aperte o botão que acendeu
wizard-lamps = As luzes
wizard-lit-now = Acesa agora: { $told }.
wizard-none-shines = Nenhuma acendeu
wizard-no-button-table = { $told } não é botão desta mesa.
wizard-lit = { $spot } acende com { $lamp }.

## steps

wizard-seat-2 = Lugar { $seat } { $input }: { $wire }
wizard-plug-usb-encoder-keyboard-table = Ligue um encoder USB, um teclado para a mesa ou uma placa de lugar, e procure de novo.
wizard-go-table-simulated = Ou siga com uma mesa simulada.
wizard-sound = Som: { $sounds }
wizard-sound-none-found = Som: nenhum achado
wizard-plugged = O que está ligado
wizard-these-belong-table = Quais destes são da mesa?
wizard-nothing-plugged-can-pressed = Não há nada ligado que se possa apertar
wizard-look-again = Procurar de novo
wizard-go = Continuar
wizard-usually-seat-then-has = Em geral { $title }. Um lugar tem então: { $inputs }.
wizard-games = Os jogos
wizard-shall-played-table = O que se vai jogar nesta mesa?
wizard-one-game-must-stay = Um jogo tem de ficar.
wizard-seats-2 = Os lugares
wizard-how-many-seats-has-table = Quantos lugares tem a mesa?
wizard-is-for-to = { $title } é para { $least } a { $most }.
wizard-system-likes = Como o sistema quiser
wizard-no-sound = Sem som
wizard-voice = A voz
wizard-where-shall-ready-play-heard = Onde se deve ouvir OLHA e JÁ!?

## wizard

wizard-nothing-written-yet-leave-once = Nada foi gravado ainda. Saia mais uma vez, e o que se apertou é esquecido.
wizard-leave = Sair
wizard-looked-again = Procurado de novo.

## writing

wizard-played-when-nothing-else-said = o que se joga quando não se diz outra coisa; também para { $others }
wizard-played-when-nothing-else-said-2 = o que se joga quando não se diz outra coisa
wizard-seats-numbered-clockwise = lugares numerados no sentido horário
wizard-not-built-yet-program-plays = ainda não construído: o programa faz esta parte
wizard-lamps-display-speak = as luzes e o visor falam

## Seats, buttons and pads; $input: "white"

wizard-back = Voltar
wizard-button-of-seat = Lugar { $seat }, botão { $input }
wizard-pad-of-seat = Lugar { $seat }, sensor { $input }
wizard-these-seats =
    { $n ->
        [one] Lugar { $seats }
       *[other] Lugares { $seats }
    }
wizard-and = { $first } e { $last }
wizard-nothing-to-press =
    { $n ->
        [one] { $seats }: não há nada para apertar
       *[other] { $seats }: não há nada para apertar
    }
wizard-press-the-button = Lugar { $seat }: aperte o botão { $input }
wizard-touch-the-pad = Lugar { $seat }: toque no sensor { $input }
wizard-came-together = { $one } e { $other } vieram juntos. Aperte um só; se continuar, os fios se tocam.
wizard-simulated = simulado
wizard-nothing = nada
wizard-seat-has = Lugar { $seat }: { $inputs }
wizard-seat-has-lamps =
    Lugar { $seat }: { $inputs }, { $lamps ->
        [one] { $lamps } luz
       *[other] { $lamps } luzes
    }
wizard-input-found = { $input } { $found }
wizard-lamp-found = luz { $input } { $found }
wizard-input-of-seat-found = Lugar { $seat } { $input }: { $found }
wizard-lamp-of-seat-found = Lugar { $seat } luz { $input }: { $found }

## Comments and names in the file that is written

wizard-file-table-of = Uma mesa de { $seats } lugares.
wizard-file-next =
    Gravado por companion setup. Mude o que quiser; depois deixe o programa conferir:
        companion profile check { $file }
        companion check --profile { $file }       testar cada botão, sensor e luz
        companion daemon --profile { $file }      jogar
    O que significa cada chave, e que outras existem: docs/profile.md
wizard-file-my-table = Minha mesa
wizard-file-player = Lugar { $seat }
wizard-file-there-is-none = não há
wizard-file-boards = placas de lugar por um nome seu, e onde cada uma está
wizard-file-usb = dispositivos USB por um nome seu, e o que distingue cada um
wizard-file-gpio = como se leem as linhas do próprio Pi
wizard-file-touch = como se chega aos controladores de toque
