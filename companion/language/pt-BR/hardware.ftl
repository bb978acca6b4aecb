## checks

hardware-gpiozero-has-no-pin-factory = gpiozero não tem pin factory { $name }; esperado um de { $factories }
hardware-input-seat-unknown-expected-one = a entrada { $input } do lugar { $seat } é desconhecida; esperado um de { $inputs }
hardware-lamp-colour-unknown-expected-one = a cor de luz { $input } é desconhecida; esperado um de { $buttons }
hardware-used-twice-expected-once = { $what } { $value } é usado duas vezes; esperado uma
hardware-expected-more = { $what } é { $value }; esperado { $least } ou mais

## config

hardware-line-offset = offset da linha
hardware-lamp-offset = offset da luz
hardware-electrode-does-not-exist-expected = o eletrodo { $number } não existe; esperado 0 a 11
hardware-electrode-touch-release-expected-0 = eletrodo { $number }: touch { $touch }, release { $release }; esperado 0 < release <= touch <= 255
hardware-irq-line-offset = offset da linha IRQ
hardware-mpr121-address-impossible-expected-0x5a = o endereço MPR121 { $address } é impossível; esperado 0x5a a 0x5d
hardware-i2c-bus = barramento I2C
hardware-mpr121-address = endereço MPR121
hardware-loss-expected-0-0-1 = loss é { $loss }; esperado 0.0 a 1.0
hardware-lines-one-chip-expected-most = { $lines } linhas num chip; esperado no máximo { $max_lines }
hardware-lamp-line = linha da luz

## contact

hardware-when-table-started = ligado quando a mesa iniciou
hardware-reading-again = lendo de novo
hardware-no-edge-came = nenhum sinal veio
hardware-edge-missing = falta um sinal

## drivers/evdev/config

hardware-control-code = código do controle
hardware-side-expected-1-0-1 = o lado de { $name } é { $side }; esperado -1, 0 ou 1
hardware-usb-device-needs-name-id = um dispositivo USB precisa de name, id, phys ou path
hardware-axis-axis-off-expected-0 = axis_on { $axis_on }, axis_off { $axis_off }; esperado 0 < axis_off <= axis_on <= 100

## drivers/evdev/kernel

hardware-input-device = dispositivo de entrada { $path }
hardware-unplugged = { $where }: desligado
hardware-permission-denied-add-user-group = { $where }: permissão negada; ponha este usuário no grupo input (sudo usermod -aG input $USER), depois entre de novo

## drivers/evdev/source

hardware-usb-device-has-no-companion = dispositivo USB { $title }: { $name } não tem { $missing }; companion setup diz que botão é qual
hardware-back = { $name } voltou
hardware-more-presses-once-than-kernel = { $name }: mais apertos de uma vez do que o kernel guarda
hardware-not-plugged-lamps-set-when = { $name }: não está ligado; as luzes são ajustadas quando estiver
hardware-has-no-led-number = { $name }: não tem LED número { $led }

## drivers/evdev/sysfs

hardware-usb-device-no-plugged-there = dispositivo USB { $title }: nenhum { $match } ligado; há: { $there }
hardware-usb-device-say-phys-one = dispositivo USB { $title }: { $wholes } são { $match }; diga qual com phys = um de: { $sockets }
hardware-has = tem { $lamps }
hardware-has-none = não tem nenhum
hardware-no-led = { $where }: não há LED { $name }; { $known }
hardware-permission-denied-leds-belong-root = { $file }: permissão negada; LEDs são do root até uma regra udev dizer outra coisa: veja docs/hardware.md, USB
hardware-none = nenhum

## drivers/gpiod driver

hardware-edges-overran-kernels-buffer = { $missing } sinais transbordaram o buffer do kernel

## drivers/gpiod lamps

hardware-no-lamp-seat-lamps-closed = não há luz { $colour } no lugar { $seat }, ou suas luzes estão fechadas
hardware-lamps-gpio-chip = luzes no chip GPIO { $chip }
hardware-refuses-lines-has-all-these = { $where }: recusa as linhas { $lines } ({ $reason }); ele tem todas elas?

## drivers/gpiod request

hardware-gpio-chip = chip GPIO { $chip }
hardware-refuses-lines-does-chip-have = { $where } recusa as linhas { $lines } ({ $reason }); o chip tem essas linhas, e elas podem ser entradas com flancos?

## drivers/gpiozero driver

hardware-stamps-not-table-clock-stamping = { $name }: as marcas não são do relógio da mesa; marcando em Python
hardware-pin-answers-again = o pino responde de novo

## drivers/gpiozero lamps

hardware-lamp = luz { $driver } { $place }

## drivers/gpiozero pins

hardware-choose-line-board-has-free = { $where }: { $said }; escolha uma linha que esta placa tenha livre
hardware-use-may-user = { $where }: { $said }; está em uso, este usuário pode?

## drivers/mpr121

hardware-i2c-bus-2 = barramento I2C { $bus }
hardware-not-read-ms = { $where } ficou { $gap_us } ms sem ser lido
hardware-pad-out-range-shorted-wire = { $where }: sensor fora da faixa; está em curto, ou o fio é longo demais?
hardware-pad-range-again = sensor na faixa de novo
hardware-re-initialised-hand-rested-pad = { $where } reiniciado; uma mão apoiada num sensor tem de levantar uma vez

## drivers/mpr121 chip

hardware-mpr121 = MPR121 em { $address }
hardware-answers-after-reset-mpr121-says = { $where }: responde { $found } após um reset, um MPR121 diz { $config2_after_reset }; há outro dispositivo nesse endereço?
hardware-over-current-check-resistor-rext = { $where }: sobrecorrente; veja o resistor no pino REXT
hardware-lost-settings-check-power-supply = { $where }: perdeu os ajustes; veja sua alimentação

## drivers/phone

hardware-phone-chair = celular na cadeira { $seat }
hardware-another-phone-sits-there = outro celular está ali
hardware-no-phone-sits-there-any = nenhum celular está mais ali
hardware-heard-again = { $name } dá sinal de novo
hardware-press-from-before-had-chair = um aperto de antes de ter esta cadeira não é informado
hardware-goes = { $name }: segue
hardware-line-gone = sua linha caiu
hardware-page-not-front = sua página não está à frente
hardware-has-not-been-heard-three = não dá sinal há três segundos
hardware-clock-not-known = seu relógio não é conhecido

## drivers/seat board

hardware-does-not-answer-does-run = { $name }: não responde; roda o nosso firmware?
hardware-battery-low-v-charge-change = { $name }: bateria fraca, { $mv } V; carregue ou troque
hardware-still-works = { $name }: ainda funciona
hardware-started-again-times = reiniciada, { $attempt } de { $most } vezes
hardware-does-not-start = não inicia; { $flashing }
hardware-board-stood-micropython-prompt = { $name }: a placa estava no prompt do MicroPython; { $detail }
hardware-board-restarted = { $name }: a placa reiniciou
hardware-board-has-no-look-board = { $name }: a placa não tem { $place }; veja seu board.json
hardware-board-speaks-version-wire-program = { $name }: a placa fala a versão { $version } do fio, este programa a { $ours }; { $remedy }
hardware-events-from-number = { $count } eventos a partir do número { $first }
hardware-board-had-not-delivered-when = o que a placa não entregou quando reiniciou, a partir de { $first }
hardware-lost = { $name }: perdidos { $which }
hardware-delivering-again = { $name }: entregando de novo
hardware-no-lamp-seat = { $name }: não há luz { $input } no lugar { $seat }
hardware-not-connected-lamps-set-when = { $name }: não conectada; as luzes são ajustadas quando estiver
hardware-board-has-no-lamp-there = { $name }: a placa não tem luz { $input } ali

## drivers/seat board air

hardware-seat-board-wifi-expected-wifi = placa de lugar wifi: esperado wifi:ID:KEY, com os 16 dígitos da placa e os 64 da sua chave (wifi.secret no board.json)
hardware-udp-port = porta UDP { $number }

## drivers/seat board line

hardware-plug-install-firmware-companion-boards = ligue-a e instale o firmware com companion boards flash
hardware-install-firmware-companion-boards-flash = instale o firmware com companion boards flash { $port }

## drivers/seat board port

hardware-no-board-id-plugged-try = { $driver } { $port }: nenhuma placa com esse id ligada; tente companion boards
hardware-serial-port = porta serial { $device }

## drivers/seat board survey

hardware-no-answer = { $device }: sem resposta; { $flashing }
hardware-firmware-speaks-version-wire-program = { $device }: seu firmware fala a versão { $version } do fio, este programa a { $ours }; { $remedy }

## drivers/sim

hardware-plugged-again = ligado de novo
hardware-no-input-seat-simulated-table = nenhuma entrada no lugar { $seat } desta mesa simulada
hardware-no-seat-simulated-table = não há { $name } no lugar { $seat } desta mesa simulada
hardware-simulated-lamp-broken-mend = a luz simulada { $place } está quebrada; conserte-a

## drivers/sim script

hardware-verb-unknown-expected-one = o verbo { $verb } é desconhecido; esperado um de { $verbs }
hardware-script-line-expected-microseconds-verb = linha { $number } do roteiro: { $words }; esperado: microssegundos verbo lugar [entrada [by lugar]], como 120000 touch 3 pile by 2
hardware-script-line = linha { $number } do roteiro: { $reason }

## errors

hardware-driver-needs-python-package-pip = o driver { $driver } precisa do pacote Python { $module }: pip install "table-companion[{ $extra }]"
hardware-permission-denied-add-user-group-owns = { $where }: permissão negada; ponha este usuário no grupo dono (sudo usermod -aG gpio,i2c,dialout $USER), depois entre de novo
hardware-use-another-program-stop-one = { $where }: em uso por outro programa; pare-o, depois tente de novo
hardware-not-there-connected-enabled-named = { $where }: não está lá; está conectado, habilitado e com o nome certo?
hardware-check-cable-power = { $where }: { $reason }; veja o cabo e a energia

## extras

hardware-driver-cannot-run-here = driver { $driver }: { $module } não roda aqui: { $line }

## health

hardware-more-than-edges-us = mais de { $limit } sinais em { $window } us
hardware-us = ligado há { $stuck_us } us
hardware-quiet-again = quieto de novo

## microphone

hardware-delivers-nothing = { $name } não entrega nada
hardware-times-jump-ms = { $name }: seus tempos saltam { $spread } ms
hardware-connected = { $name }: { $line }; está conectado?
hardware-lost-samples-machine-too-busy = { $name } perdeu amostras: a máquina estava ocupada demais
hardware-does-not-know-own-time = { $name } não sabe o próprio tempo

## patience

hardware-answers = { $name }: responde

## phones/config

hardware-reached-chair = cadeira alcançada

## phones/link

hardware-presses-never-came-before-number = { $missing } de seus apertos nunca chegaram, antes do número { $n }
hardware-more-presses-than-can-wait = mais apertos do que podem esperar até se conhecer seu relógio
hardware-press-page-gone-cannot-dated = um aperto de uma página que sumiu não pode ser datado por seu relógio
hardware-clock-jumped-does-not-tell = seu relógio saltou, ou não diz a verdade; é aprendido de novo
hardware-press-from-before-phone-slept = um aperto de antes de o celular dormir não pode ser datado por seu relógio
hardware-press-sent-before-stamp = um aperto foi enviado antes da sua marca
hardware-press-came-before-stamp = um aperto chegou antes da sua marca
hardware-press-stamped-before-one-before = um aperto tem marca anterior à do anterior
hardware-press-whose-other-half-lost = um aperto cuja outra metade se perdeu não pode ser informado

## speakers/launched

hardware-does-not-answer = não responde
hardware-ended-status = acabou com status { $status }
hardware-ended = foi encerrado por { $name }
hardware-ended-signal = foi encerrado pelo sinal { $status }

## speakers/life

hardware-speakers-process-found-no-output = o processo do alto-falante não achou saída a tempo
hardware-speakers-process-before-spoke = o processo do alto-falante { $status } antes de falar
hardware-speakers-process-does-not-answer = { $name }: o processo do alto-falante não responde
hardware-speakers-process = { $name }: o processo do alto-falante { $status }

## speakers/mixer

hardware-may-stay-silent = { $name }: { $reason }; pode ficar mudo
hardware-mixer-pygame-not-there-pip = mixer: falta o pygame; pip install pygame
hardware-speaker-connected = { $name }: { $line }; há um alto-falante conectado?

## speakers/portaudio

hardware-use-elsewhere = { $name }: { $line }; está em uso em outro lugar?
hardware-takes-sound-faster-than-can = { $name }: engole o som mais rápido do que se ouve, como um dispositivo nulo; indique outro em voice.device
hardware-opens-but-asks-no-sound = { $name }: abre, mas não pede som; indique outro dispositivo
hardware-words-dated-from-program-instead = { $name }: { $trouble }; as palavras são datadas pelo programa, com cerca de { $u } ms
hardware-stopped-check-cable-play-goes = { $name }: parou; veja o cabo. O jogo segue sem voz
hardware-speaks-again = { $name }: fala de novo
hardware-portaudio-no-sounddevice-package-pip = portaudio: falta o pacote sounddevice; pip install sounddevice
hardware-portaudio-portaudio-library-not-there = portaudio: falta a biblioteca PortAudio; sudo apt install libportaudio2

## speakers/remote

hardware-speakers-process-cannot-started = o processo do alto-falante não pode ser iniciado: { $what }
hardware-started-again-words-shown-meanwhile = { $why }; é iniciado de novo, enquanto isso as palavras são mostradas

## storm

hardware-again = { $name }: ligado de novo
hardware-switched-off-s-reports-more = { $name }: desligado por { $rest } s: informa mais do que mãos conseguem; veja os fios, ou desconecte
hardware-calm-again =
    { $times ->
        [1] { $reason } uma vez, calmo de novo
       *[other] { $reason } { $times } vezes em { $span } s, calmo de novo
    }

## table

hardware-lamps-answer-again = as luzes respondem de novo
hardware-signal-came-out-turn = { $name }: o sinal { $seq } veio { $missing } fora de ordem

## waker

hardware-system-cannot-wait-wired-device = este sistema não sabe esperar um dispositivo com fio; use uma mesa em Linux, ou uma simulada

## worker

hardware-source-opened-once = { $name }: uma fonte se abre uma só vez
hardware-driver-failed = { $name }: o driver falhou: { $reason }

## Seat boards, of an input that they cannot read: after the name of the board

hardware-board-cannot-read = a placa não consegue ler
hardware-board-out-of-range = seu sensor não pode ser medido; procure um curto ou um fio longo demais
hardware-board-over-current = seu chip de toque informa sobrecorrente; veja a fiação

## Sound cards whose times cannot be believed: after the name of the card

hardware-stream-dry = vive ficando sem dados
hardware-stream-zero = o tempo do fluxo é 0
hardware-stream-past = o tempo do fluxo está no passado
hardware-stream-foreign = o tempo do fluxo não é do relógio da mesa
hardware-stream-unsteady = o tempo do fluxo não acompanha as amostras

## The camera

hardware-camera = câmera { $device }
hardware-camera-not-opened = { $where }: esta câmera não abre. Feche outros programas que a usam e veja se este usuário está no grupo "video"
hardware-camera-no-pictures = { $where }: nenhuma imagem chega; verifique o cabo ou indique outra câmera
hardware-camera-mat-hidden = { $name }: { $seat ->
    [0] o tapete do monte
   *[other] o tapete do lugar { $seat }
} não aparece há dez segundos; o que está nele não é lido
hardware-camera-mat-found = { $name }: { $seat ->
    [0] o tapete do monte
   *[other] o tapete do lugar { $seat }
} aparece de novo
