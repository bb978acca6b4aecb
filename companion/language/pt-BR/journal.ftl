## statistics

journal-apart = { $what }, { $span } de diferença.

## account

journal-match-set-aside = { $folder }: a partida { $match } foi separada: { $unfit }
journal-match-first-line-lost = { $folder }: partida { $match }: a primeira linha se perdeu
journal-match = { $folder }: partida { $match }: { $what }

## aside

journal-match-2 = partida { $number }
journal-match-not-here-any-more = { $folder }: a partida { $match } não está mais aqui

## checkpoints

journal-not-how-match-stood = não é o estado de uma partida
journal-not-how-match-game-stood = não é o estado de uma partida deste jogo

## journal

journal-journal-cannot-written-play-goes = O diário em { $folder } não pode ser gravado ({ $why }). O jogo segue, e o que acontece fica na memória; perde-se se a energia cair antes do conserto.
journal-journal-cannot-written-play-goes-2 = O diário não pode ser gravado. O jogo segue.
journal-journal-written-again-play-goes = O diário é gravado de novo. O jogo segue.
journal-not-card = fora do cartão em { $folder } ({ $why }): { $records }
journal-evidence-lost-from-verdict-match = Provas se perderam: a partir do veredicto { $n } a partida foi julgada de novo e difere do que se disse antes. Quem dá as cartas: confira cartas e placar.
journal-evidence-lost-dealer-please-check = Provas se perderam. Quem dá as cartas: confira cartas e placar.
journal-match-could-not-recorded-lost = A partida { $match } não pôde ser gravada e se perdeu.

## opening

journal-there-no-match-go = não há partida para continuar
journal-cannot-read-no-match-resumed = { $folder }: não pode ser lido ({ $reason }); nenhuma partida é retomada

## reading

journal-cannot-read = não pode ser lido ({ $reason })
journal-record-makes-no-sense = o registro { $seq } não faz sentido: { $reason }
journal-record-does-not-belong-one = o registro { $seq } não segue o anterior

## sense

journal-no-kind-record-version-knows = { $kind } não é um tipo de registro que esta versão conheça
journal-no-version-journal-named = não se diz a versão do diário
journal-written-newer-companion-journal-version = gravado por um Companion mais novo (diário versão { $version }, este conhece { $known })
journal-clock-missing = falta seu relógio
journal-header-says-no-game-seats = o cabeçalho não diz um jogo com lugares
journal-no-event-instant = não é um evento com instante
journal-no-numbered-verdict = não é um veredicto numerado
journal-does-not-say-takes-back = não diz o que anula
journal-no-instant = não é um instante
journal-does-not-say-notes = não diz o que anota
journal-does-not-say-records-were = não diz que registros se perderam
journal-does-not-say-from-verdict = não diz a partir de que veredicto

## remembered

journal-too-long-chosen-last-left = { $file }: longo demais para ser a última escolha; deixado como está
journal-cannot-read-nothing-remembered = { $file }: não pode ser lido ({ $reason }); nada é lembrado
journal-not-readable-json-nothing-remembered = { $file }: não é JSON legível; nada é lembrado até ser gravado de novo
journal-not-chosen-last-nothing-remembered = { $file }: não é a última escolha; nada é lembrado
journal-cannot-written-choices-not-remembered = { $file }: não pode ser gravado ({ $reason }); as escolhas não são lembradas

## A card that refuses

journal-card-failed = O cartão não aceita mais nada: peça que alguém veja. Se a energia cair agora, a partida se perde.
journal-card-full = O cartão está cheio: abra espaço nele. Se a energia cair agora, a partida se perde.
journal-card-only-read = O cartão só pode ser lido: é preciso outro. Se a energia cair agora, a partida se perde.
journal-card-not-permitted = O programa não pode gravar no cartão: companion doctor diz por quê. Se a energia cair agora, a partida se perde.
journal-written-again =
    { $lost ->
        [0] O diário em { $folder } é gravado de novo; nada se perdeu.
        [one] O diário em { $folder } é gravado de novo; { NUMBER($lost, useGrouping: 1) } registro se perdeu.
       *[other] O diário em { $folder } é gravado de novo; { NUMBER($lost, useGrouping: 1) } registros se perderam.
    }
journal-kept-again =
    { $lost ->
        [0] O que acontece é guardado no cartão de novo; nada se perdeu.
        [one] O que acontece é guardado no cartão de novo; { NUMBER($lost, useGrouping: 1) } registro se perdeu.
       *[other] O que acontece é guardado no cartão de novo; { NUMBER($lost, useGrouping: 1) } registros se perderam.
    }
journal-records-of-match =
    { $n ->
        [one] { $n } registro da partida { $match }
       *[other] { $n } registros da partida { $match }
    }
journal-in-use = { $folder }: outro companion já grava ali (processo { $process }); pare-o, ou indique outra pasta
journal-unknown = desconhecido

## What is wrong with the files of a match

journal-problem = { $file }: byte { $at }: { $what }
journal-torn = um fim rasgado de { $size } byte(s): nenhum registro inteiro
journal-torn-zeros = um fim rasgado de { $size } byte(s): zeros
journal-damage = dano de { $size } byte(s): nenhum registro inteiro
journal-damage-zeros = dano de { $size } byte(s): zeros
journal-missing-gone = { $lost } registro(s) a partir do número { $first }: sumiram
journal-missing-end = { $lost } registro(s) a partir do número { $first }: sumiram do fim, embora confirmados
journal-missing-unwritten = { $lost } registro(s) a partir do número { $first }: nunca gravados, como se disse na hora

## Why a table did not start, where it said nothing itself

journal-start-silent = acabou sem dizer nada; foi morta, travou, ou ficou sem memória
journal-start-hung = não ficou pronta a tempo, e foi parada
