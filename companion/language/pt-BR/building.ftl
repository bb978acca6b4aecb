## companion appliance

building-appliance-about =
    Para uma mesa gravada num cartão (veja docs/card.md). Seu sistema é só de leitura: tirar da tomada
    não estraga nada. O que muda de mesa para mesa está em companion.txt, na parte do cartão que todo
    computador consegue ler.
building-appliance-examples =
    exemplos:
      sudo companion appliance update table-companion         o mais novo publicado
      sudo companion appliance update ./table_companion.whl   um arquivo
      sudo companion appliance back                           o anterior
building-appliance-settings-help = ler companion.txt; feito a cada início
building-appliance-option-boot = onde está companion.txt
building-appliance-option-root = gravar abaixo desta pasta
building-appliance-update-help = instalar uma versão mais nova ao lado desta
building-appliance-word-what = um pacote, arquivo ou pasta, como para o pip
building-appliance-back-help = iniciar com a versão anterior
building-appliance-starts-from-now-back-one = { $made } inicia de agora em diante; voltar à anterior: companion appliance back
building-appliance-starts-from-now = { $before } inicia de agora em diante.
building-appliance-version-came-starts-from-now = A versão de origem inicia de agora em diante.
building-appliance-failed = falhou
building-appliance-companion-appliance-only-root-may = companion appliance { $action }: só root pode; rode com sudo

## companion boards

building-boards-about =
    Cumprimenta cada placa de lugar e diz seu id, seu firmware, suas entradas e quão bem se conhece seu
    relógio. Nada é tirado da placa: o que ela guardou fica para a mesa.
building-boards-no-seat-board-plugged-try = Nenhuma placa de lugar ligada. Tente outro cabo (alguns só carregam), indique a porta (companion boards --port /dev/ttyACM0), ou grave uma placa nova: firmware/README.md
building-boards-option-port = olhar só esta porta (pode repetir; padrão: cada RP2040 ligado)
building-boards-flash-help = instalar o firmware numa placa
building-boards-flash-about = Copia o firmware para uma placa com MicroPython, com mpremote, e a reinicia. Seu board.json, que diz o que está em que pino, fica como está.
building-boards-word-at = a porta da placa, ou seu id
building-boards-option-board-json = instalar também este
building-boards-wiring-help = mostrar que fio vai a que pino de uma placa
building-boards-wiring-about = Lê um board.json e imprime cada fio com suas duas pontas; com --svg, também desenha a placa. Não precisa de placa.
building-boards-word-file = o que está em que pino
building-boards-option-svg = desenhar também a fiação neste arquivo
building-boards-not-utf-8 = não é UTF-8
building-boards-cannot-read-name-board-json = { $file }: não pode ser lido ({ $reason }); indique um board.json
building-boards-firmware-installed-files-now-try = { $device }: firmware { $version } instalado, { $files } arquivos. Agora tente:
building-boards-board-firmware = { $port }  placa { $board_id }  firmware { $firmware }  { $clock }
building-boards-older-than-programs-firmware = mais velho que o firmware { $shipped } deste programa: { $remedy }
building-boards-newer-than-programs-firmware-update = mais novo que o firmware { $shipped } deste programa: atualize o programa
building-boards-events-were-lost-since-switched = { $lost } eventos se perderam desde que ligou
building-boards-clock-known-us-drift-ppm = relógio sabido com { $clock_u_us } us, desvio { $drift_ppm } ppm
building-boards-seat-lamps = lugar { $seat } luzes: { $found }
building-boards-seat = lugar { $seat }: { $found }
building-boards-firmware-version-py-does-not = firmware/version.py não diz FIRMWARE = (1, 2, 3)
building-boards-not-there-expected-board-json = { $description }: não está lá; esperado um board.json
building-boards-mpremote-did-not-end-replug = { $device }: mpremote não terminou; desligue e ligue a placa, tente de novo
building-boards-status = status { $returncode }
building-boards-mpremote-could-not-install-firmware = { $device }: mpremote não conseguiu instalar o firmware: { $why }

## companion calibrate

building-calibrate-about =
    Toca cliques e os grava, para medir quanto depois do que a placa de som diz um som está no ar:
    amplificador, HDMI, o próprio alto-falante. Segure o microfone junto ao alto-falante, ou ligue a
    saída à entrada com um cabo. O caminho do alto-falante aos jogadores não entra: isso é
    voice.distance_m. Grava voice.delay_ms no perfil só se o atraso se repetir.
building-calibrate-option-device = a saída (padrão: voice.device do perfil)
building-calibrate-option-input = o microfone ou entrada de linha (padrão: o do sistema)
building-calibrate-option-mic-distance = distância do microfone ao alto-falante, em metros (padrão: %(default)g)
building-calibrate-option-clicks = quantos (padrão: %(default)s)
building-calibrate-option-phone = medir a tela de um celular: batidas no vidro, ao microfone
building-calibrate-option-dry-run = medir, mas não gravar nada
building-calibrate-shipped-profile-not-written-copy = { $profile } é um perfil incluído e não se grava nele; copie antes: companion profile show { $profile } > my-table.toml
building-calibrate-not-calibrated = não calibrado: { $reason }
building-calibrate-delay-ms-spread-ms = atraso { $delay_us } ms, variação { $spread_us } ms
building-calibrate-open-phone-lay-beside-microphone = Abra { $address } no celular e ponha-o ao lado do microfone. Bata na área
building-calibrate-fingernail-times-about-once-second = com a unha, { $knocks } vezes, mais ou menos uma por segundo.
building-calibrate-clicks-through = { $clicks } cliques por { $name } ...
building-calibrate-choose-another-input = { $doubt }; escolha outro --input
building-calibrate-output-knows-own-time-only = a saída só sabe o próprio tempo com { $doubt_us } ms; escolha outro --device (aplay -L lista), de preferência a própria placa
building-calibrate-cannot-written-add-delay-ms = { $file }: não pode ser gravado ({ $reason }); acrescente delay_ms = { $delay_ms }
building-calibrate-voice-delay-ms = { $file }: voice.delay_ms = { $delay_ms }

## companion check

building-check-seat-lamp = lugar { $seat } luz { $name }
building-check-seat = lugar { $seat } { $name }
building-check-about =
    Dá a volta na mesa: pede cada botão e sensor por vez, mostra o que chega, pisca cada luz, e diz o
    que está trocado, travado, tremendo ou mudo, e que fio olhar.
    Teclas: y e n respondem por uma luz, s pula, q encerra. Código de saída 0 só se está tudo bem.
building-check-option-seat = testar só um lugar
building-check-option-patience = quanto esperar um aperto (padrão: %(default)g)
building-check-option-listen = quanto escutar no começo linhas que mexem sem ninguém (padrão: %(default)g)
building-check-option-auto = deixar o programa apertar as entradas simuladas
building-check-option-fault = com --auto, fingir que algo quebrou: "3 red dead" (ou stuck, chatters, lamp, "swapped 4 blue"); pode repetir
building-check-seat-table-has-seats-1 = --seat { $seat }: esta mesa tem lugares 1 a { $seats }
building-check-auto-nothing-simulated-here-run = --auto: nada é simulado aqui; rode o teste sem ele e aperte você
building-check-every-input-simulated-nobody-can = { $profile }: toda entrada é simulada, e ninguém pode apertá-la; acrescente --auto para o programa apertar, ou indique sua mesa: --profile ARQUIVO

## companion completion

building-completion-about =
    Imprime o que faz um shell completar os comandos, opções, jogos e temas do companion.
    Um companion instalado já o traz para bash, zsh e fish; onde o shell não o acha,
    ponha a linha do seu shell no arquivo que ele lê ao iniciar:

## companion doctor

building-doctor-usb-device = dispositivo USB { $name }
building-doctor-python-package = o pacote Python { $name } { $problem }
building-doctor-port-cannot-opened = a porta { $port } não pode ser aberta ({ $reason })
building-doctor-python-package-cryptography = o pacote Python cryptography { $problem }
building-doctor-not-installed = não está instalado
building-doctor-cannot-run-here = não roda aqui: { $reason }
building-doctor-about =
    Olha o que o perfil precisa: dispositivos e grupos, I2C, som, visor, placas de lugar e seu
    firmware, como os celulares chegam, o diário e seu espaço, hora, energia. Diz como consertar o que
    acha. Código de saída 1 se algo impede jogar na mesa como o perfil diz.
building-doctor-mend-before-table-profile-says = { $wrong } a consertar para esta mesa ser o que o perfil diz.
building-doctor-fit-play-know-about = Pronta para jogar; { $notes } a saber.
building-doctor-fit-play = Pronta para jogar.
building-doctor-reading-journal = lendo o diário
building-doctor-match = partida { $match }: { $reason }
building-doctor-match-2 = partida { $match }: { $wrong }

## companion install

building-install-about =
    Faz desta máquina uma mesa que inicia com o interruptor: grava a unidade systemd, as regras udev e
    o usuário com que roda, copia o perfil para /etc/companion/table.toml se não houver um, e inicia o
    serviço. Diz o que fez, passo a passo.
building-install-option-dry-run = dizer o que seria feito
building-install-option-no-start = habilitar, mas não iniciar agora
building-install-option-remove = desfazer; perfil e diário ficam
building-install-option-root = gravar abaixo desta pasta e não rodar comandos
building-install-companion-install-only-root-may = companion install: só root pode; rode com sudo
building-install-look-systemctl-status-companion-check = Veja:  systemctl status companion;  examine a máquina:  companion doctor
building-install-names-not-there-bring-take = { $profile } cita { $source }, que não está lá; traga-o, ou tire-o
building-install-program-companion-not-machine-install = o programa companion não está nesta máquina; instale com pip, de preferência em /opt/companion: python3 -m venv /opt/companion
building-install-skipped = pulado  { $command }   ({ $purpose }: { $why })
building-install-would-write = gravaria    { $path }
building-install-would-copy = copiaria    { $source } para { $path }
building-install-copied = copiado { $source } para { $path }
building-install-would-link = ligaria     { $path } a { $target }   ({ $purpose })
building-install-linked = ligado  { $path } a { $target }   ({ $purpose })
building-install-would-run = rodaria { $said }   ({ $purpose })
building-install-could-not = não deu para { $purpose }: { $said }: { $last }
building-install-left = mantido { $path }
building-install-left-yours = mantido { $path } (seu)
building-install-wrote = gravado { $path }
building-install-ran = rodou   { $said }   ({ $purpose })

## companion profile

building-profile-shipped-profile-toml-file = um perfil incluído, ou um arquivo TOML
building-profile-profile-about = Um perfil é um arquivo TOML que diz de que é feita uma mesa. Perfis incluídos, usáveis pelo nome: { $shipped_names }.
building-profile-check-help = achar cada erro de um perfil
building-profile-check-about = Diz todos os erros de uma vez, cada um com sua chave e o que seria certo.
building-profile-wiring-help = mostrar que fio vai aonde
building-profile-wiring-about = Imprime cada fio com suas duas pontas; com --svg, também desenha.
building-profile-option-svg = desenhar também a fiação neste arquivo
building-profile-option-panel-svg = desenhar em SVG
building-profile-show-help = imprimir um perfil incluído, para começar o seu
building-profile-show-about = Imprime um perfil incluído com seus comentários: companion profile show laptop > my-table.toml
building-profile-seats-inputs-lamps-all-right =
    { $named }: { $name }: { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }, { $inputs ->
        [one] { $inputs } entrada
       *[other] { $inputs } entradas
    }, { $lamps ->
        [one] { $lamps } luz
       *[other] { $lamps } luzes
    }. Está tudo certo.
building-profile-panel-help = desenhar o painel de um lugar em tamanho real, para cortar e furar
building-profile-panel-about = Desenha em 1:1 o que se corta e fura para um lugar: furos de botões, luzes e parafusos, locais dos sensores. O simulado fica de fora. SVG e DXF têm um lugar; PDF pode ter todos.
building-profile-option-seat = este lugar (padrão: todos)
building-profile-option-dxf = desenhar para uma cortadora a laser
building-profile-option-pdf = desenhar para uma impressora
building-profile-option-button = os furos dos botões em mm (padrão: %(default)s)
building-profile-option-tolerance = somar tanto ao diâmetro de cada furo; menos que 0 para um feixe que corta largo (padrão: %(default)s)
building-profile-labels-help = imprimir uma etiqueta por lugar: quem senta ali, o que cada botão significa
building-profile-labels-about = Grava uma etiqueta para cada lugar, para recortar: seu número, quem senta ali, e o que cada botão e sensor significa nos jogos desta mesa.
building-profile-file = o arquivo
building-profile-option-game = só este jogo (pode repetir; padrão: todos os que tantos podem jogar)
building-profile-option-paper = do PDF (padrão: %(default)s)
building-profile-expected-millimetres-2-2 = { $text }: esperados milímetros, -2 a 2
building-profile-panel-say-draw-svg-dxf = panel: diga o que desenhar: --svg, --dxf ou --pdf, cada um com um arquivo
building-profile-panel-svg-dxf-holds-one = panel: um SVG ou DXF tem um só lugar: acrescente --seat 1, depois 2 e assim por diante
building-profile-x-mm = { $title }: { $width } x { $height } mm
building-profile-layers = Suas camadas: { $layers }
building-profile-pages-print-100-measure-bar =
    { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }. Imprima a 100 %, e meça a barra: 100 mm.
building-profile-drawing = O desenho está em { $file }

## companion setup

building-setup-about =
    Procura encoders USB, teclados, controles, placas de lugar, controladores de toque e as linhas de
    um Pi, pede cada botão e sensor ("Lugar 1: aperte o botão branco"), grava um perfil com
    comentários, e o testa. Um fio apertado duas vezes, ou dois que se tocam, são ditos na hora.
building-setup-examples =
    exemplos:
      companion setup                     descrever a mesa em table.toml
      companion setup my-table.toml       em outro arquivo; o que já existe nunca se perde
      companion setup --try               ver como é, sem nada ligado
building-setup-word-file = o perfil a gravar (padrão: %(default)s)
building-setup-option-game = o que se vai jogar
building-setup-option-view = o que mostra
building-setup-option-no-phone = não servir página para um celular
building-setup-option-port = onde se serve a página para um celular (padrão: %(default)s)
building-setup-option-i2c = procurar controladores de toque neste barramento (num Pi: o dele)
building-setup-option-try = fingir um encoder
building-setup-option-theme = escuro ou claro
building-setup-option-size = da janela
building-setup-option-fullscreen = usar a tela cheia
building-setup-there-no-screen-no-terminal = não há tela nem terminal para perguntar; rode onde alguém possa responder
building-setup-looking-plugged = Procurando o que está ligado ...
building-setup-folder-name-file-such = { $file } é uma pasta; indique um arquivo, como { $example }
building-setup-no-folder-make-first = { $parent } não é uma pasta; crie-a antes
building-setup-nothing-written = Nada foi gravado.
building-setup-written-now = { $file } está gravado. Agora:
building-setup-companion-check-profile-try-every = companion check --profile { $file }     testar cada botão de novo, quando quiser
building-setup-companion-daemon-profile-play = companion daemon --profile { $file }    jogar
building-setup-sudo-companion-install-profile-let = sudo companion install --profile { $file }    fazer esta máquina iniciar como essa mesa

## The camera

building-check-option-camera = olhar pela câmera: desenhar o que ela vê e dizer qual tapete está encoberto, pequeno, escuro ou fora de foco
building-check-option-picture = onde --camera desenha o que vê; camera.png
building-option-keep-frames = guardar cada imagem da câmera nesta pasta; sem isto nenhuma é guardada
