## Why something is refused: half a sentence, which stands after a colon or alone

sherlock-holmes-refused-already-called = essa carta já foi chamada
sherlock-holmes-refused-already-played = esse lugar não deve nenhuma carta nesta rodada
sherlock-holmes-refused-already-sweeping = esse lugar já está na limpa
sherlock-holmes-refused-count = as contas não batem com as mãos e o baralho; contem de novo
sherlock-holmes-refused-counting = a mão está sendo contada
sherlock-holmes-refused-hand-running = há uma mão em jogo
sherlock-holmes-refused-holmes-is-red = Sherlock Holmes se chama com o botão vermelho; não custa nada
sherlock-holmes-refused-missed-holmes = esse Sherlock Holmes não foi chamado na hora e se perdeu
sherlock-holmes-refused-no-hand = as cartas ainda não foram dadas
sherlock-holmes-refused-no-pile = ali não há carta
sherlock-holmes-refused-no-play = ninguém disse JÁ! ainda
sherlock-holmes-refused-no-ready = ninguém disse OLHA ainda
sherlock-holmes-refused-no-sweep = ninguém chamou SHERLOCK HOLMES, então não há limpa
sherlock-holmes-refused-recount = as cartas não somam o baralho; contem de novo
sherlock-holmes-refused-sweep = há uma limpa; primeiro ela se resolve
sherlock-holmes-refused-two-in-succession = SCOTLAND YARD já foi chamado duas vezes nesta rodada

## What is asked, done and filled in

sherlock-holmes-question-uphold = Vale a chamada de { $seat }?
sherlock-holmes-question-first-call = Quem chamou primeiro?
sherlock-holmes-question-pile = De quem é o monte de { $pile }?
sherlock-holmes-question-pool = Quem leva o bolo?
sherlock-holmes-question-sight = { $about ->
    [card] Que carta está no monte de { $seat }?
    [stray] Há ali uma carta de { $seat }?
    [pool-count] Quantas cartas há no bolo?
    [hand] Quantas cartas tem { $seat }?
   *[count] Quanto conta a mão de { $seat }?
}
sherlock-holmes-action-deal = As cartas estão dadas
sherlock-holmes-action-uphold = A chamada vale
sherlock-holmes-action-false-call = Chamada falsa
sherlock-holmes-action-void-call = Não custa nada
sherlock-holmes-action-first-call = Chamou primeiro
sherlock-holmes-action-whole-pile = Paga o monte inteiro
sherlock-holmes-action-missed-holmes = Holmes esquecido
sherlock-holmes-action-wrong-name = Chamou o nome errado
sherlock-holmes-action-out = Sem cartas
sherlock-holmes-action-forfeit = Paga cartas
sherlock-holmes-action-recount = Recontar a mesa
sherlock-holmes-action-void-hand = A mão não vale
sherlock-holmes-action-sight = O que a câmera vê
sherlock-holmes-action-count = Conta de { $seat }
sherlock-holmes-action-call = { $seat } chama um par
sherlock-holmes-action-play = { $seat } jogou
sherlock-holmes-action-sweep = { $seat } chama SHERLOCK HOLMES
sherlock-holmes-answer-pile-safe = O monte de { $pile } está a salvo
sherlock-holmes-answer-pile = { $choice } leva o monte de { $pile }
sherlock-holmes-answer-pool = { $choice } leva o bolo
sherlock-holmes-answer-sight = É { $choice }
sherlock-holmes-answer-sight-ignore = Deixar assim
sherlock-holmes-answer-sight-played = Sim, foi jogada
sherlock-holmes-answer-sight-as-seen = Como a câmera conta
sherlock-holmes-field-uphold-from = Fez par com qual monte?
sherlock-holmes-field-uphold-pool = Cartas do bolo que fazem par
sherlock-holmes-field-whole-pile-reason = Por quê?
sherlock-holmes-field-count-holmes = Sherlock Holmes
sherlock-holmes-field-count-suspects = Robbers, Burglars, Thieves
sherlock-holmes-field-recount-hands = Cartas em cada mão
sherlock-holmes-field-recount-piles = Cartas em cada monte
sherlock-holmes-field-recount-pool = Cartas no bolo
sherlock-holmes-field-sight-about = Do que se trata?
sherlock-holmes-field-sight-is = O que se vê?
sherlock-holmes-value-safe = A salvo
sherlock-holmes-value-rest = Apoio na mesa
sherlock-holmes-value-false-call = Chamada falsa
sherlock-holmes-value-ignore = Deixar assim
sherlock-holmes-value-played = Sim, foi jogada
sherlock-holmes-value-as-seen = Como a câmera conta
sherlock-holmes-label-dealing = Dar cartas
sherlock-holmes-label-dealt = Dadas
sherlock-holmes-label-ready = Olha ...
sherlock-holmes-label-play = Já!
sherlock-holmes-label-sweep = Limpa
sherlock-holmes-label-counting = Contagem
sherlock-holmes-label-over = Fim de jogo
sherlock-holmes-prompt-false-call = Chamada falsa
sherlock-holmes-prompt-void-call = Chamada sem custo
sherlock-holmes-entry-count = conta
sherlock-holmes-entry-call = chamada
sherlock-holmes-entry-play = jogada
sherlock-holmes-entry-sweep = limpa
sherlock-holmes-entry-uphold = chamada válida
sherlock-holmes-entry-false-call = chamada falsa
sherlock-holmes-entry-first-call = primeira chamada
sherlock-holmes-entry-pile = monte
sherlock-holmes-entry-pool = bolo
sherlock-holmes-entry-missed-holmes = Holmes esquecido
sherlock-holmes-entry-wrong-name = nome errado
sherlock-holmes-entry-void-call = chamada sem custo
sherlock-holmes-entry-whole-pile = monte inteiro
sherlock-holmes-entry-out = sem cartas
sherlock-holmes-entry-forfeit = multa
sherlock-holmes-entry-recount = recontagem
sherlock-holmes-entry-void-hand = mão anulada
sherlock-holmes-entry-sight = visão da câmera

## Verdicts, a sentence each. $doubt is how sure an instant is, a length of time, or none

sherlock-holmes-played-unmeasured = { $who } jogou uma carta, sem nenhum JÁ! para medir.
sherlock-holmes-played = { $who } jogou { $side ->
    [before] antes do JÁ!
   *[after] depois do JÁ!
}, { $gap }{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}{ $guess ->
    [true] ; ninguém reage em 100 ms
   *[false] { "" }
}.
sherlock-holmes-forfeit = { $who } { $why ->
    [early] jogou antes do JÁ!
    [guessed] jogou logo após o JÁ!, antes do que alguém reage
    [late] não jogou na hora
    [slow-withdrawal] deixou a mão no monte
    [rest] apoiou a mão ou o braço na mesa
    [false-call] chamou um par que não existe
    [missed-holmes] não chamou Sherlock Holmes na hora
    [wrong-name] chamou o nome errado
   *[ruling] paga por decisão de quem dá as cartas
}{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} para o bolo ({ $rule }).
sherlock-holmes-warning = { $who } { $why ->
    [early] jogou antes do JÁ!
    [guessed] jogou logo após o JÁ!, antes do que alguém reage
    [late] não jogou na hora
    [slow-withdrawal] deixou a mão no monte
    [rest] apoiou a mão ou o braço na mesa
    [false-call] chamou um par que não existe
    [missed-holmes] não chamou Sherlock Holmes na hora
    [wrong-name] chamou o nome errado
   *[ruling] paga por decisão de quem dá as cartas
}{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}: um aviso, pois não há monte para pagar ({ $rule }).
sherlock-holmes-call-ruled = { $who } chamou { $place }, segundo quem dá as cartas.
sherlock-holmes-call-first = { $who } chamou um par antes de todo mundo.
sherlock-holmes-call-second = { $first } chamou primeiro, { $gap } antes de { $who }{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}.
sherlock-holmes-call-later = { $who } chamou { $place }, { $gap } atrás{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}.
sherlock-holmes-ask-pile = Quem dá as cartas: de quem é o monte de { $owner }? { $names }?
sherlock-holmes-ask-call = Quem dá as cartas: vale a chamada de { $who }?{ $touched ->
    [none] { "" }
   *[other] { " " }Tocaram desde então: { $touched }.
}
sherlock-holmes-ask-card = Quem dá as cartas: que carta está no monte de { $who }? A câmera leu { $cards }.
sherlock-holmes-ask-stray = Quem dá as cartas: a câmera vê { $card } no lugar de { $who }, onde não devia haver carta. Foi jogada?
sherlock-holmes-ask-pool-count = Quem dá as cartas: a câmera vê { $seen ->
    [one] { $seen } carta
   *[other] { $seen } cartas
} no bolo; o registro tem { $pool }.
sherlock-holmes-ask-hand = Quem dá as cartas: a câmera vê { $seen ->
    [one] { $seen } carta
   *[other] { $seen } cartas
} da mão de { $who }; o registro tem { $hand }.
sherlock-holmes-ask-count = Quem dá as cartas: a câmera conta { $holmes } Holmes e { $suspects } suspeitos para { $who }; não confere com o que foi contado.
sherlock-holmes-doubt-first-call = Por um triz: { $names }? { $apart ->
    [none] Nada diz de quem era a mão.
   *[other] { $apart }.
} Quem dá as cartas decide.
sherlock-holmes-doubt-pile = Por um triz no monte de { $owner }: { $names }? { $apart ->
    [none] Nada diz de quem era a mão.
   *[other] { $apart }.
} Quem dá as cartas decide.
sherlock-holmes-doubt-pool = Por um triz, quem leva o bolo: { $names }? { $apart ->
    [none] Nada diz de quem era a mão.
   *[other] { $apart }.
} Quem dá as cartas decide.
sherlock-holmes-capture = { $who } leva { $won }{ $own ->
    [0] { "" }
   *[other] ; e o próprio monte de { $own } vai para a mão
}.
sherlock-holmes-capture-piles = o monte de { $owners }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
sherlock-holmes-capture-pool = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} do bolo
sherlock-holmes-void = { $what ->
    [call] A chamada
    [sweep] A limpa
   *[other] { $what }
} de { $who } não vale: { $why ->
    [sweep] uma limpa vem antes
    [late] uma chamada anterior já levou as cartas
    [holmes] Sherlock Holmes se chama com o botão vermelho
    [out] o jogo já tinha parado
    [wrong-name] era o nome errado
   *[ruling] por decisão de quem dá as cartas
}.
sherlock-holmes-sweep-open = { $who } chama SHERLOCK HOLMES!
sherlock-holmes-safe = O monte de { $owner } está a salvo: { $by ->
    [dealer] por decisão de quem dá as cartas
   *[owner] a própria mão chegou antes
}{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}.
sherlock-holmes-taken = O monte de { $owner } vai para { $who }: { $by ->
    [dealer] por decisão de quem dá as cartas
   *[sweeper] a mão da limpa chegou antes
}{ $doubt ->
    [none] { "" }
   *[other] , margem de { $doubt }
}.
sherlock-holmes-sweep = A limpa de { $sweepers } acabou: { $won ->
    [none] nada
   *[other] { $won }
}. Os outros recolhem os próprios montes.
sherlock-holmes-sweep-takes = { $who } leva o monte de { $owner }
sherlock-holmes-sweep-safe = a salvo: { $names }
sherlock-holmes-sweep-untouched = sem toque: { $names }
sherlock-holmes-sweep-pool = { $who } leva o bolo, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
sherlock-holmes-yard = { $who } chama SCOTLAND YARD{ $again ->
    [true] { " " }DE NOVO
   *[false] { "" }
}: todos passam { $cards } cartas para a esquerda.
sherlock-holmes-out = { $who } ficou sem cartas. O jogo para; todos recolhem.
sherlock-holmes-ruled-void-hand = A mão não vale: ninguém pontua, e a mesma pessoa dá de novo.
sherlock-holmes-ruled-recount = Quem dá as cartas decide: as cartas são contadas de novo.
sherlock-holmes-counted = { $who }: contado pela câmera, { $holmes } Holmes e { $suspects } suspeitos (cartas: { $cards }).

## How the table stands, a line each, in a record

sherlock-holmes-state = Fase { $phase }, rodada { $round }
sherlock-holmes-phase-dealing = dando as cartas
sherlock-holmes-phase-dealt = cartas dadas
sherlock-holmes-phase-ready = olha
sherlock-holmes-phase-play = já
sherlock-holmes-phase-sweep = limpa
sherlock-holmes-phase-counting = contagem
sherlock-holmes-phase-over = fim
sherlock-holmes-state-hands = mãos: { $list }
sherlock-holmes-state-piles = montes: { $list }
sherlock-holmes-state-scores = pontos: { $list }
sherlock-holmes-state-pool = bolo: { $n }

## The photo finish

sherlock-holmes-photo-calls = Quem chamou primeiro
sherlock-holmes-photo-holmes = Quem chamou Sherlock Holmes primeiro
sherlock-holmes-photo-zero = { $who } chama
sherlock-holmes-photo-pile = No monte de { $who }
sherlock-holmes-photo-sweep = A limpa, monte a monte
sherlock-holmes-photo-owner = própria
sherlock-holmes-photo-sweeper = da limpa
sherlock-holmes-photo-first-shield = Primeiro: a própria mão
sherlock-holmes-photo-first-pile = Primeiro: a mão da limpa
sherlock-holmes-photo-nobody = Nenhuma mão foi sentida
sherlock-holmes-photo-against = Contra { $word }
sherlock-holmes-photo-time-to-play = O tempo de jogar
sherlock-holmes-photo-time-to-lift = O tempo de tirar
sherlock-holmes-photo-no-play = sem jogada
sherlock-holmes-photo-stayed = Quanto a mão ficou
sherlock-holmes-photo-hand = mão { $input ->
    [pile] no monte
    [shield] na proteção
    [rail] na borda
   *[other] em { $input }
}

## On the display

sherlock-holmes-input-white = par
sherlock-holmes-input-red = Holmes!
sherlock-holmes-input-blue = Yard!
sherlock-holmes-input-pile = jogar
sherlock-holmes-input-shield = proteger
sherlock-holmes-input-rail = braço
sherlock-holmes-input-reach = limpa
sherlock-holmes-figure-hands = mão
sherlock-holmes-figure-piles = monte
sherlock-holmes-figure-laid = vistas
sherlock-holmes-figure-scores = pontos
sherlock-holmes-figure-pool = bolo
sherlock-holmes-figure-round = rodada
sherlock-holmes-short-early = cedo
sherlock-holmes-short-guessed = no chute
sherlock-holmes-short-late = tarde
sherlock-holmes-short-slow-withdrawal = mão parada
sherlock-holmes-short-rest = apoio
sherlock-holmes-short-false-call = chamada falsa
sherlock-holmes-short-missed-holmes = e o Holmes?
sherlock-holmes-short-wrong-name = nome errado
sherlock-holmes-short-ruling = decisão
sherlock-holmes-resting-dealing = Deem as cartas
sherlock-holmes-resting-dealt = Preparem-se
sherlock-holmes-resting-counting = Contem
sherlock-holmes-word-first = { $who } primeiro
sherlock-holmes-word-match = { $who }: é par?
sherlock-holmes-word-pile = Monte de { $who }?
sherlock-holmes-word-takes = { $who } leva { $n }
sherlock-holmes-word-pays = { $who }: { $why }
sherlock-holmes-word-sweep-open = LIMPA
sherlock-holmes-word-sweep = Fim da limpa
sherlock-holmes-word-yard = SCOTLAND YARD{ $again ->
    [true] { " " }DE NOVO
   *[false] { "" }
}
sherlock-holmes-word-out = { $who } bateu
sherlock-holmes-word-won = { $who } vence
sherlock-holmes-word-overturned = Anulado
sherlock-holmes-word-void-hand = A mão não vale
sherlock-holmes-note-safe = monte a salvo
sherlock-holmes-note-taken = monte para { $who }
sherlock-holmes-note-score = +{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
sherlock-holmes-note-played = jogou
sherlock-holmes-note-played-in = jogou em { $time }
sherlock-holmes-note-forfeit = { $why }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
sherlock-holmes-note-warning = { $why }: um aviso
sherlock-holmes-note-first = chamou primeiro
sherlock-holmes-note-called = chamou { $place }
sherlock-holmes-note-called-behind = chamou { $place }, +{ $gap }
sherlock-holmes-note-capture = leva { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
sherlock-holmes-note-ask = a chamada vale?
sherlock-holmes-note-sight = o que há ali?
sherlock-holmes-note-counted = câmera: { $holmes } Holmes, { $suspects } suspeitos
sherlock-holmes-note-void = { $what ->
    [call] chamada
    [sweep] limpa
   *[other] { $what }
} não vale
sherlock-holmes-note-sweep-open = SHERLOCK HOLMES!
sherlock-holmes-note-yard = SCOTLAND YARD!
sherlock-holmes-note-out = sem cartas
sherlock-holmes-note-won = vence a partida
sherlock-holmes-note-fault = { $what }: { $why }
sherlock-holmes-note-sensors = sensores
sherlock-holmes-asked-first-call = Quem chamou primeiro?
sherlock-holmes-asked-call = Vale a chamada de { $who }?
sherlock-holmes-asked-pile = De quem é o monte de { $who }?
sherlock-holmes-asked-pool = Quem leva o bolo?

## An owner's pack, in a profile

sherlock-holmes-pack-wrong = { $holmes } Holmes e { $suspects } suspeitos
sherlock-holmes-pack-expected = não mais que as suas { $cards } cartas

## The page of rules

sherlock-holmes-page-about = Um jogo de olhos e mãos, pelas regras de 1904. Todos jogam uma carta na mesma palavra. Quem vê um par primeiro, e chama, leva o monte. Quem vira Sherlock Holmes faz a limpa na mesa.
sherlock-holmes-page-line = Olhos e mãos: veja o par, chame antes.
sherlock-holmes-page-length = 20 a 40 minutos
sherlock-holmes-page-needs = três botões e três sensores por lugar, um alto-falante; um baralho do jogo
sherlock-holmes-page-input-white = você chama um par. Diga a palavra em voz alta ao apertar.
sherlock-holmes-page-input-red = você virou Sherlock Holmes, e o chama.
sherlock-holmes-page-input-blue = você chama Scotland Yard: todos passam três cartas para a esquerda.
sherlock-holmes-page-input-pile = sua carta cai no seu monte, ou uma mão alcança um monte na limpa.
sherlock-holmes-page-input-shield = sua mão protege o seu monte.
sherlock-holmes-page-input-rail = a borda da mesa. Nenhum braço pode ficar ali.

sherlock-holmes-page-option-target = Quem vence
sherlock-holmes-page-option-target-20 = quem chegar a 20 pontos
sherlock-holmes-page-option-target-50 = quem chegar a 50 pontos
sherlock-holmes-page-option-target-100 = quem chegar a 100 pontos

sherlock-holmes-page-option-prompt-us = Jogar depois da palavra
sherlock-holmes-page-option-prompt-us-1500000 = em até 1,5 segundo
sherlock-holmes-page-option-prompt-us-2500000 = em até 2,5 segundos
sherlock-holmes-page-option-prompt-us-1000000 = em até 1 segundo

sherlock-holmes-page-option-fastest-us = Uma carta a menos de 100 ms do JÁ!
sherlock-holmes-page-option-fastest-us-0 = fica marcada: ninguém reage tão rápido
sherlock-holmes-page-option-fastest-us-100000 = custa uma carta, como antes do JÁ!

sherlock-holmes-page-round = Uma rodada
sherlock-holmes-page-round-1 = Ouve-se OLHA, depois JÁ! No JÁ!, todos põem a carta de cima da mão no próprio monte, virada para cima: um toque em { $pile }, e tire a mão.
sherlock-holmes-page-round-2 = Um OLHA sem JÁ! é armadilha. Carta antes do JÁ! custa mais uma carta; carta muito depois, também.
sherlock-holmes-page-round-3 = Se a sua carta de cima for igual à de outro monte, ou a uma carta do bolo, chame com { $white }. A primeira chamada leva para a mão os montes que fazem par, e o seu.
sherlock-holmes-page-round-4 = Chamar sem par custa o seu monte inteiro.

sherlock-holmes-page-sweep = A limpa
sherlock-holmes-page-sweep-1 = Virou Sherlock Holmes? Chame na hora com { $red }. Depois leve cada monte que alcançar, com { $reach }, antes que o dono o proteja.
sherlock-holmes-page-sweep-2 = Proteja o seu monte com { $shield } quando chamarem Sherlock Holmes. Mão que já estava ali não protege nada.
sherlock-holmes-page-sweep-3 = Não há pares durante a limpa, mas uma chamada que veio antes se resolve primeiro. Quem faz a limpa leva também o bolo. Os outros recolhem os próprios montes.

sherlock-holmes-page-costs = Quanto custa
sherlock-holmes-page-costs-1 = Uma carta para o bolo: cedo demais, tarde demais, mão que fica no monte, Holmes chamado tarde.
sherlock-holmes-page-costs-2 = Duas cartas: o nome errado, Holmes no lugar de Scotland Yard ou o contrário.
sherlock-holmes-page-costs-3 = O monte inteiro: uma chamada falsa, um braço apoiado na borda da mesa, ou a mão posta de volta no monte para guardá-lo.

sherlock-holmes-page-score = Pontos
sherlock-holmes-page-score-1 = A mão acaba quando alguém fica sem cartas. Todos contam o que têm: 5 por Sherlock Holmes, 1 por Robber, Burglar e Thief.
sherlock-holmes-page-score-2 = Quem tiver 50 ou mais vence. Se dois dividem a ponta, joga-se outra mão.

sherlock-holmes-page-judged = O que a máquina julga
sherlock-holmes-page-judged-1 = Quem foi primeiro, quem foi cedo ou tarde, que mão chegou antes a um monte, quem apoiou o braço, e quantas cartas cada um tem.
sherlock-holmes-page-judged-2 = Onde os sensores não sabem, ela avisa e pergunta a quem dá as cartas. Onde não lê as cartas, quem dá diz se a chamada vale. Quem dá pode anular qualquer decisão da rodada.

## The lesson: $pile, $white and so on are keys of the learner, $name2 a player. At most 280 letters each

sherlock-holmes-lesson-about = Jogar no JÁ!, chamar um par, fazer a limpa, proteger o seu monte, chamar Scotland Yard.
sherlock-holmes-lesson-welcome = Sherlock Holmes em dois minutos. Você está no lugar 1, com três jogadores pacientes.
sherlock-holmes-lesson-finish = É tudo o que há para saber.

sherlock-holmes-lesson-why-early = Sua carta veio antes do JÁ!: mãos longe até ouvir a palavra.
sherlock-holmes-lesson-why-guessed = Sua carta veio logo após o JÁ!, antes do que alguém reage: espere a palavra.
sherlock-holmes-lesson-why-late = Sua carta veio tarde demais: toque { $pile } assim que ouvir ou vir JÁ!
sherlock-holmes-lesson-why-slow-withdrawal = Sua mão ficou no monte: toque { $pile } e solte na hora.
sherlock-holmes-lesson-why-rest = Seu braço ficou na borda da mesa, e isso custa o monte.
sherlock-holmes-lesson-why-false-call = Você chamou um par, mas sua carta não é igual a nenhuma: isso custa o monte.
sherlock-holmes-lesson-why-missed-holmes = Você virou Sherlock Holmes e não o chamou: aperte { $red } na hora.
sherlock-holmes-lesson-why-wrong-name = Esse era o outro nome: Sherlock Holmes é { $red }, Scotland Yard é { $blue }.
sherlock-holmes-lesson-was-yard = Isso foi SCOTLAND YARD: com { $blue } todos passam três cartas para a esquerda.

sherlock-holmes-lesson-play = No OLHA, prepare-se. No JÁ!, ponha a carta de cima no seu monte: toque { $pile }, e só. Carta antes do JÁ! custa uma, e há OLHA sem JÁ!
sherlock-holmes-lesson-play-done = Isso é uma jogada, e a mesa mediu a sua rapidez.

sherlock-holmes-lesson-match = Jogue no JÁ! com { $pile } e olhe as cartas. A sua é igual à de outro monte? É um par: chame com { $white }. Quem chama primeiro leva aquele monte.
sherlock-holmes-lesson-match-done = Seu: os dois montes vão para baixo da sua mão. Um par falso teria custado o seu monte.

sherlock-holmes-lesson-holmes = Jogue no JÁ! com { $pile }: você vai virar SHERLOCK HOLMES. Chame com { $red }. Depois faça a limpa: ponha a mão nos montes dos outros com as teclas 2, 3 e 4, ou toque neles, antes que os donos os cubram.
sherlock-holmes-lesson-holmes-done = Limpou. O que você alcançou primeiro é seu.
sherlock-holmes-lesson-holmes-slip = A limpa acabou, e sua mão não alcançou nenhum monte: rápido com 2, 3 e 4.

sherlock-holmes-lesson-protect = Jogue no JÁ! com { $pile }. Desta vez { $name2 } vira SHERLOCK HOLMES. Assim que o chamarem, cubra o seu monte com { $shield }, e fique assim até a limpa acabar.
sherlock-holmes-lesson-protect-done = A salvo: sua mão chegou antes.
sherlock-holmes-lesson-protect-slip-1 = Seu monte se foi: outra mão chegou antes de { $shield } cobrir.
sherlock-holmes-lesson-protect-slip-2 = A limpa acabou, e você não cobriu o seu monte: aperte { $shield }.

sherlock-holmes-lesson-yard = Cansou das suas cartas? Chame SCOTLAND YARD com { $blue }: todos passam três cartas para a esquerda. Faça isso agora.
sherlock-holmes-lesson-yard-done = Três cartas foram para a esquerda. No máximo duas vezes seguidas.

## On paper: what is printed, and what is wrong with an owner's list

sherlock-holmes-words-section = [{ $section }] não é parte de uma lista de palavras
sherlock-holmes-words-section-expected = { $sections }
sherlock-holmes-words-empty = não contém nenhuma palavra
sherlock-holmes-words-empty-expected = palavras com seu número sob { $sections }
sherlock-holmes-words-many = { $n } cartas
sherlock-holmes-words-many-expected = no máximo { $most }: não há mais marcas
sherlock-holmes-words-unread = não pode ser lido ({ $why })
sherlock-holmes-words-unread-expected = uma lista de palavras
sherlock-holmes-words-not-utf8 = não é texto UTF-8
sherlock-holmes-words-not-utf8-expected = um arquivo de texto salvo como UTF-8
sherlock-holmes-words-not-toml = não é TOML ({ $why })
sherlock-holmes-words-not-toml-expected = linhas como "UMA PALAVRA" = 3
sherlock-holmes-words-no-table = não é uma seção
sherlock-holmes-words-no-table-expected = um título entre colchetes e palavras embaixo
sherlock-holmes-words-twice = “{ $word }” aparece duas vezes
sherlock-holmes-words-twice-expected = cada palavra uma vez, com seu número
sherlock-holmes-words-word = “{ $word }” não cabe numa carta
sherlock-holmes-words-word-expected = 1 a { $most } letras, sem espaço nas pontas
sherlock-holmes-words-number = { $number }
sherlock-holmes-words-number-expected = um número inteiro, 1 ou mais
