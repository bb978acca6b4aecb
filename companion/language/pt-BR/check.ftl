## debounce

check-asked-every-ms-debounce-ms = { $name }: consultado a cada { $poll_ms } ms, debounce { $debounce_ms } ms pelo perfil: um aperto é sabido com { $known_ms } ms.
check-do-debounce-ms-under-usb = A fazer: debounce_ms = { $most_ms } para { $name } em [usb].
check-flick-button-nail-closer-look = Dê um peteleco num botão com a unha para ver melhor; se nunca fica abaixo, diga.

## report

check-pin-bcm = pino { $pin } (BCM { $line })
check-0x-electrode = 0x{ $address } eletrodo { $electrode }
check-board-json-names-pin = { $place } (seu board.json diz o pino)
check-of = { $control } de { $device }
check-place = seu local
check-not-checked-run-check-again = Não testado: { $skipped }. Rode o teste de novo para esses.
check-table-said = A mesa disse: { $note }
check-all-well-checked-table-can = TUDO BEM: { $checked } testados. Dá para jogar nesta mesa.
check-nothing-checked = NADA foi testado.

## Questions; $input in capitals

check-hands-off = Mãos longe da mesa, por favor.
check-press = Lugar { $seat }: aperte { $input }
check-touch = Lugar { $seat }: toque { $input }
check-let-go = Lugar { $seat }: agora solte { $input }
check-does-it-blink = Lugar { $seat }: a luz { $input } pisca?
check-does-it-blink-keys = Lugar { $seat }: a luz { $input } pisca? (y sim, n não)

## What was found, as one word of a table: short

check-found-ok = ok
check-found-dead = mudo
check-found-stuck = travado
check-found-chattering = treme
check-found-swapped = trocado
check-found-miswired = errado
check-found-bridged = em curto
check-found-lost = perdido
check-found-dark = apagada
check-found-skipped = pulado
check-head-seat = LUGAR
check-head-lamps = LUZES

## What was found, in a sentence: "Seat 3 red: stays on (it went on and never off)."

check-input-of-seat = Lugar { $seat } { $input }
check-lamp-of-seat = Lugar { $seat } luz { $input }
check-seat-and-input = lugar { $seat } { $input }
check-another-input = outra entrada
check-told-ok = bem
check-told-dead = nada chegou
check-told-stuck = fica ligado
check-told-chattering = informa apertos que ninguém deu
check-told-swapped = trocado com { $other }
check-told-miswired = responde como { $other }
check-told-bridged = responde, e { $other } junto
check-told-lost = não pode ser lido
check-told-dark = não acendeu
check-told-skipped = não foi testado
check-went-on = ligou sem ninguém por perto
check-never-off = ligou e nunca desligou
check-moved =
    { $edges ->
        [one] { $edges } sinal
       *[other] { $edges } sinais
    } em { $seconds } s sem ninguém por perto
check-presses-for-one = { $presses } apertos em vez de um

## What to do; $here and $there are pins, such as "pin 7 (BCM 4)". The full stop comes by itself.

check-simulated-nothing-to-mend = É simulado: nada a consertar
check-to-do-swapped = A fazer: troque os fios em { $here } e { $there } (ou no perfil)
check-to-do-miswired = A fazer: troque os fios em { $here } e { $there } (ou no perfil)
check-to-do-bridged = A fazer: procure uma ponte de solda entre { $here } e { $there }
check-to-do-dead = A fazer: veja o fio de { $here } e seu caminho ao terra
check-to-do-dead-pad = A fazer: veja o fio de { $here } ao sensor
check-to-do-dark = A fazer: veja o fio de { $here } e seu caminho ao terra
check-to-do-dark-pad = A fazer: veja o fio de { $here } ao sensor
check-to-do-stuck = A fazer: solte o botão ou seu fio do terra, em { $here }
check-to-do-stuck-pad = A fazer: tire o que está sobre o sensor, em { $here }
check-to-do-chattering = A fazer: conserte um fio solto em { $here }; trance um fio longo com seu terra, 1 kohm no pino (docs/hardware.md)
check-to-do-chattering-pad = A fazer: conserte um fio solto em { $here }; encurte-o, ou suba um pouco seu touch_threshold
check-to-do-lost = A fazer: veja cabo e energia de { $here }
check-to-do-again = A fazer: rode o teste de novo
check-not-yet =
    AINDA NÃO: { $bad } de { $checked } { $bad ->
        [one] não está bem
       *[other] não estão bem
    }.
check-two-edges-one-button-came = Dois sinais de um botão vieram com { $seen } ms entre si: seu debounce é no máximo { $most_ms } ms.
check-two-edges-one-button-came-ms = Dois sinais de um botão vieram com { $seen } ms entre si: seu debounce pode ser até { $most_ms } ms.
check-two-edges-one-button-came-ms-apart = Dois sinais de um botão vieram com { $seen } ms entre si: está bem assim.

## The camera

check-camera-none = companion check --camera: o perfil não indica câmera. Acrescente [camera] e device = "/dev/video0".
check-camera-mat = { $seat ->
    [0] O tapete do monte
   *[other] O tapete do lugar { $seat }
}
check-camera-well = { $mat }: vê-se bem.
check-camera-partly = { $mat }: vê-se, mas algo encobre um canto.
check-camera-hidden = { $mat }: não foi encontrado. Está na mesa, dentro da imagem e com os cantos livres?
check-camera-small = { $mat }: pequeno demais. Aproxime a câmera ou escolha um tamanho maior em [camera].
check-camera-dark = { $mat }: escuro demais. Acenda uma luz e evite sombras.
check-camera-blurred = { $mat }: fora de foco. Ajuste o foco para a mesa e não deixe a câmera tremer.
check-camera-read = lê: { $cards }
check-camera-picture = O que a câmera vê está desenhado em { $file }.
