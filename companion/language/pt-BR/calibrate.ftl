## analysis

calibrate-not-heard = não ouvido
calibrate-only-clicks-were-heard-turn = só { $found } de { $delays } cliques foram ouvidos; aumente o volume, segure o microfone junto ao alto-falante, ou escolha outro --input
calibrate-delays-differ-up-ms-no = os atrasos diferem em até { $spread } ms, o que nenhuma constante corrige; silêncio na sala, evite alto-falantes sem fio e servidores de som, e tente de novo
calibrate-clicks-were-recorded-ms-before = os cliques foram gravados { $delay } ms antes de tocar: a entrada não sabe o próprio atraso; escolha outro --input

## touch

calibrate-knocks-were-heard-lay-phone = { $found } de { $leads } batidas foram ouvidas; ponha o celular ao lado do microfone e bata com a unha
calibrate-knocks-do-not-agree-find = as batidas não concordam; ache um lugar mais quieto e tente de novo
calibrate-knocks-were-heard-after-they = as batidas foram ouvidas depois de sentidas; escolha outro --input
calibrate-ms-doubt-left-no-better = restam { $u_us } ms de margem, não melhor do que já se supõe; tente de novo
