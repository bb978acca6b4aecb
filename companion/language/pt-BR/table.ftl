## ending

table-companion-stopped-lost = companion: parou, e perdeu o que está { $unkept }

## low water

table-ms = { $bound_us } ms
table-verdicts-come-up-after-press = Os veredictos vêm até { $bound } depois de um aperto: uma parte da mesa demora a responder.
table-how-far-not-known-verdicts = { $behind }: não se sabe até onde foi; os veredictos esperam { $bound } por isso
table-verdicts-come-once-again = Os veredictos vêm na hora de novo.
table-all-sources-say-again-how = todas as fontes dizem de novo até onde foram

## meaning

table-sound-comes-from-another-output = O som vem de outra saída; se você o ouve, está tudo bem.
table-no-sound-here-said-shown = Sem som aqui: o que se diz é mostrado.
table-recording-yours-cannot-used-built = Uma gravação sua não pode ser usada; fala a voz incluída.
table-something-could-not-said-aloud = Algo não pôde ser dito em voz alta; é mostrado. O jogo segue.
table-power-went-middle-match-written = A energia caiu no meio de uma partida: o que já estava gravado fica.
table-record-last-match-damaged-dealer = O registro da última partida está danificado. Quem dá as cartas: confira o placar.
table-card-full-make-room-before = O cartão está { $share } ocupado: abra espaço antes que não se guardem mais partidas.
table-there-room-card-again = Há espaço no cartão de novo.

## speaker

table-no-sound = sem som ({ $reasons }). { $remedy }
table-no-sound-said-shown = sem som, o que se diz é mostrado ({ $reason })
table-none-wanted = não se quer nenhum
table-voice-uses-instead = A voz usa { $name } no lugar: { $reasons }

## Parts that fail: what it means, then what to do; and that they are back

table-broken-voice = Sem som: as palavras são mostradas.
table-broken-display = O visor está apagado: os celulares mostram tudo.
table-broken-console = Celulares não podem entrar agora: decida no visor.
table-broken-feed = A casa não sabe nada da partida; o jogo segue.
table-broken-club = O que se joga aqui não chega ao clube agora.
table-broken-any = Uma parte da mesa não funciona; o jogo segue.
table-remedy-voice = O alto-falante está conectado e ligado?
table-remedy-display = Está conectado e ligado?
table-remedy-console = Tenta-se de novo sozinho.
table-remedy-feed = Tenta-se de novo sozinho.
table-remedy-feed-refuses = user e a senha de [feed] estão certos?
table-remedy-feed-untrusted = ca_file de [feed] está certo?
table-remedy-feed-name-taken = Dê outro nome a esta mesa em [feed].
table-remedy-feed-file = O perfil indica um arquivo que não pode ser lido: companion doctor diz qual.
table-remedy-club = Fica guardado e é enviado sozinho mais tarde.
table-remedy-any = Tenta-se de novo sozinho.
table-remedy-missing = Algo não está instalado: companion doctor diz o quê.
table-remedy-not-permitted = O programa não pode usar: companion doctor diz por quê.
table-remedy-profile = O perfil está errado: companion profile check diz onde.
table-remedy-nonsense = Desconecte, e conecte de novo.
table-back-voice = O som voltou.
table-back-display = O visor voltou.
table-back-console = Celulares podem entrar de novo.
table-back-feed = A casa volta a saber da partida.
table-back-club = O clube volta a ter notícias desta mesa.
table-back-all = Todas as partes da mesa funcionam de novo.

## Faults of buttons, pads and lamps; $what: one of the next part, $n: of how many seats

table-fault-lost =
    { $n ->
        [one] { $what }: sem resposta; ninguém paga por isso. Veja o cabo.
       *[other] { $what }: sem resposta; ninguém paga por isso. Vejam os cabos.
    }
table-fault-stuck =
    { $n ->
        [one] { $what }: fica ligado. Há algo em cima, ou travou?
       *[other] { $what }: ficam ligados. Há algo em cima, ou travaram?
    }
table-fault-chatter =
    { $n ->
        [one] { $what }: sinal tremendo; o fio está solto?
       *[other] { $what }: sinais tremendo; os fios estão soltos?
    }
table-fault-evidence-lost =
    { $n ->
        [one] { $what }: algo se perdeu; ninguém paga por isso.
       *[other] { $what }: algo se perdeu; ninguém paga por isso.
    }
table-fault-wrong-clock =
    { $n ->
        [one] { $what }: tempo menos exato; pode haver mais perguntas a quem dá as cartas.
       *[other] { $what }: tempo menos exato; pode haver mais perguntas a quem dá as cartas.
    }
table-fault-battery-low =
    { $n ->
        [one] { $what }: a placa está com bateria fraca; carregue logo.
       *[other] { $what }: as placas estão com bateria fraca; carreguem logo.
    }
table-fault-lamp-lost =
    { $n ->
        [one] { $what }: uma luz fica apagada; o jogo segue.
       *[other] { $what }: há luzes apagadas; o jogo segue.
    }
table-fault-recovered =
    { $n ->
        [one] { $what }: funciona de novo.
       *[other] { $what }: funcionam de novo.
    }
table-fault-unknown =
    { $n ->
        [one] { $what }: não é de confiança; ninguém paga por isso.
       *[other] { $what }: não são de confiança; ninguém paga por isso.
    }

## Where a fault is: each begins a sentence. $who: a name, or "Seat 3"; $input: "white"

table-whole = A mesa
table-seat = Lugar { $seat }
table-seats = Lugares { $first } e { $last }
table-seat-of = O lugar de { $who }
table-phone-of = O celular de { $who }
table-button-of = { $who }, botão { $input }
table-pad-of = { $who }, sensor { $input }
table-and = { $first } e { $last }
table-and-others = { $first } e mais { $others }

## Sound

table-sound-ended = O som falhou e é iniciado de novo; enquanto isso as palavras são mostradas.
table-sound-wrong-clock = O som tem tempo menos exato aqui; pode haver mais perguntas a quem dá as cartas.
table-sound-remedy = Sem voz, joga-se por luzes e visor (voice.output = "none" é silêncio)

## The card, and old matches

table-nearly-full-logged = O cartão está { $share } ocupado, restam { $mb } MB em { $folder }; keep_matches no perfil deixa as antigas irem
table-swept =
    { $n ->
        [one] Partida antiga apagada, como diz o perfil: { $matches }.
       *[other] Partidas antigas apagadas, como diz o perfil: { $matches }.
    }

## Parts that take no part in a match any more because of a mistake of ours; $meaning: one of these

table-stopped-stage = O visor está parado
table-stopped-tableconsole = A página dos celulares está parada
table-stopped-voice = A voz não diz mais nada
table-stopped-sharedlamps = As luzes ficam como estão
table-stopped-feedguest = A casa não sabe mais nada da partida
table-stopped-calling = Ninguém mais diz OLHA e JÁ!
table-stopped-quietcalling = Ninguém mais diz OLHA e JÁ!
table-stopped-any = Uma parte da mesa parou
table-stopped-shown = { $meaning }; o jogo segue. Volta com o próximo jogo.
table-stopped-spoken = { $meaning }.
table-stopped-logged = { $part } parou ({ $reason }); o jogo segue, volta com um novo jogo

## Who can play

table-not-so-many =
    { $seats ->
        [one] { $game } é para { $least } a { $most } jogadores; há { $seats } lugar
       *[other] { $game } é para { $least } a { $most } jogadores; há { $seats } lugares
    }

## The camera

table-camera = A câmera
table-camera-of = O tapete de { $who }
table-fault-hidden =
    { $n ->
        [one] { $what } está fora da vista da câmera; pergunta-se a quem dá as cartas o que está ali.
       *[other] { $what } estão fora da vista da câmera; pergunta-se a quem dá as cartas o que está ali.
    }
