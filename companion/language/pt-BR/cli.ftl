## Help

cli-about =
    Um árbitro para mesas de verdade. Vigia cada lugar, julga quem foi primeiro e quem
    se adiantou, guarda cartas e pontos, mostra suas provas, e diz "por um triz" quando
    é o caso.
cli-examples =
    comece com:
      companion play                                       você contra três robôs
      companion learn                                      um jogo em poucos minutos
      companion judge --explain examples/five-players.jsonl

    companion COMANDO --help diz mais sobre cada um.
cli-a-command = COMANDO
cli-usage = uso:
cli-options = opções
cli-positional-arguments = argumentos posicionais
cli-option-help = mostrar esta ajuda e sair
cli-option-version = mostrar a versão do programa e sair
cli-option-language = falar esta língua: { $languages } (a do perfil, ou a do terminal)
cli-option-profile = a mesa: um perfil incluído ou um arquivo TOML (padrão: %(default)s, toda simulada)

## Groups of commands: headings without their colon, in small letters

cli-group-play = jogar
cli-group-watch = assistir
cli-group-table = na mesa
cli-group-keep = guardar
cli-group-build = construir

## Commands, each in one line of at most 66 letters

cli-command-play = jogar numa mesa simulada, contra robôs
cli-command-learn = aprender um jogo em poucos minutos, jogando
cli-command-games = listar os jogos que a mesa sabe arbitrar
cli-command-rules = mostrar as regras de um jogo
cli-command-cards = anotar as cartas do seu próprio I Say, Holmes!
cli-command-print = imprimir um baralho, seus tapetes e suas regras
cli-command-replay = rever no visor uma noite gravada
cli-command-snapshot = desenhar um momento de uma transcrição
cli-command-judge = julgar uma transcrição gravada
cli-command-daemon = manter uma mesa ligada até ser desligada
cli-command-check = testar cada botão, sensor e luz de uma mesa
cli-command-monitor = ver ao vivo o que uma mesa informa
cli-command-say = ouvir a voz da mesa
cli-command-voice = listar as vozes, ouvir uma, escolher uma
cli-command-club = guardar o que muitas mesas jogam: abrir um clube, entrar em um
cli-command-history = quem jogou, quem venceu, com que rapidez
cli-command-export = gravar uma partida como CSV, JSON ou transcrição
cli-command-journal = conferir as provas gravadas da mesa
cli-command-setup = achar o que está ligado e descrever a mesa
cli-command-profile = conferir a descrição da mesa, desenhar fiação e etiquetas
cli-command-boards = listar as placas de lugar, ou dar firmware a uma
cli-command-calibrate = medir o atraso do alto-falante e guardá-lo
cli-command-doctor = examinar esta máquina e dizer como consertar
cli-command-install = fazer esta máquina ligar como mesa
cli-command-appliance = ajustes e versões de uma mesa gravada num cartão
cli-command-language = listar as línguas, e o que falta a uma delas
cli-command-completion = imprimir o que faz o shell completar estes comandos

## Mistakes in a command line: one line each, after "companion play: "

cli-no-such-language = { $name } é { $wish }; esperado um de { $expected }
cli-no-such-command = não há comando { $command }{ $instead }
cli-no-such-option = não há opção { $name }{ $instead }
cli-no-such-choice = { $name } é { $value }{ $instead }
cli-did-you-mean = ; seria { $near }?
cli-expected-one-of = ; esperado { $words }
cli-help-lists-them = ; { $program } --help lista todos
cli-not-what-was-expected = { $name } é { $value }; { $expected }
cli-is-missing = falta { $missing }; { $program } --help diz mais
cli-one-word-too-many = { $word } é uma palavra a mais; { $program } --help diz mais
cli-one-word-too-many-meant = { $word } é uma palavra a mais; seria { $option }?
cli-expected-a-value = esperado um valor em seguida
cli-expected-at-least-one = esperado ao menos um argumento
cli-expected-at-most-one = esperado no máximo um argumento
cli-not-allowed-with = não permitido com o argumento %s
cli-one-of-these-is-required = é preciso um dos argumentos %s
cli-ambiguous-option = opção ambígua: %(option)s pode ser %(matches)s
cli-takes-no-value = argumento explícito ignorado: %r
cli-not-a-value = valor de %(type)s inválido: %(value)r

## What a value should be

cli-expected-from-to =
    { $what ->
        [seconds] esperados segundos
        [metres] esperados metros
        [millimetres] esperados milímetros
        [share] esperada uma fração
        [whole] esperado um número inteiro
       *[number] esperado um número
    } de { $least } a { $most }
cli-expected-from-on =
    esperado { $what ->
       *[whole] um número inteiro
    } a partir de { $least }
cli-expected-above =
    { $what ->
        [seconds] esperados segundos
       *[number] esperado um número
    } acima de { $least }, até { $most }
cli-expected-size = esperado LxA, de 320x240 a 9999x9999
cli-expected-setting = esperado NOME=VALOR

## How far long work is: short, on one line of a terminal

cli-left = faltam { $span }
cli-so-far = { $span } até agora
cli-span-seconds = { $s } s
cli-span-minutes = { $min } min { $s } s
cli-span-hours = { $h } h { $min } min

## Files

cli-picture = A imagem está em { $file }
cli-cannot-be-written = { $file }: não pode ser gravado ({ $reason }); indique outro arquivo
cli-cannot-be-changed-here = { $file }: está escrito de um modo que não se muda aqui; { $reason }
cli-files-neither-nor-install-program = os arquivos de { $name } não estão em { $beside } nem em { $installed }; instale o programa de novo
cli-needs-threads-sockets-devices-page = { $name } precisa de threads, sockets ou dispositivos, que uma página não tem; instale o Companion

## The camera

cli-expected-folder = esperada uma pasta que exista; crie-a antes
