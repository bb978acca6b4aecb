## keeping

evening-match-has-ended-begin-another = esta partida acabou; comece outra
evening-match-does-not-say-how = esta partida não diz como foi jogada; comece outra

## lesson

evening-nobody-has-written-lesson-companion = ninguém escreveu uma lição para { $game }; `companion rules { $game }` mostra como se joga, e há lições para: { $taught }

## match progress

evening-hand = mão { $played } de { $hands }
evening-hand-2 = mão { $played }

## play match

evening-keep-learned-y-n = Guardar em { $file } o que se aprendeu de { $learned }? [y sim / n não]
evening-completed = { $file }: completado: { $kept }
evening-match-not-recorded = { $reason }; esta partida não é gravada
evening-match-not-recorded-2 = esta partida não é gravada

## practice table

evening-table-lesson-cannot-set-step = a mesa de uma lição não pode ser posta como diz o passo

## screen views

evening-there-no-voice-speed = Não há voz nesta velocidade.
evening-wins = { $winner } vence
evening-end = Fim
evening-no-screen-open-window = não há tela para abrir uma janela
evening-there-no-terminal-here = não há terminal aqui
evening-terminal-cannot-drawn = não dá para desenhar neste terminal

## sound

evening-muted-said-shown = Mudo: o que se diz é mostrado.
evening-volume = Volume { $volume } %

## views

evening-holds = { $who } tem { $cards }
evening-sees = { $who } vê { $cards } de { $whose }
evening-there-no-keyboard-here = não há teclado aqui
evening-paused-after-round-p-goes = Pausa depois desta rodada. P continua.
evening-play-goes = O jogo segue.

## Beginning and going on

evening-left-today = { $game }, hoje { $time }
evening-instead-window = desenhando numa janela
evening-instead-terminal = desenhando no terminal
evening-instead-lines = imprimindo linhas
evening-instead-none = imprimindo linhas, e ninguém pode apertar teclas
evening-instead-phones = os celulares mostram o que se joga
evening-bots-cannot-sit =
    { $bots ->
        [one] { $bots } robô não pode sentar: { $free } de { $seats } lugares são simulados; peça outros --bots ou --seats
       *[other] { $bots } robôs não podem sentar: { $free } de { $seats } lugares são simulados; peça outros --bots ou --seats
    }
evening-ask-for-other-seats = { $wrong }; peça outros --seats
evening-with-the-record = { $command } com o --record da partida
evening-nothing-new = nada de novo

## While it is played

evening-in-vain = Em pausa: isso não conta.
evening-no-sound = Sem som aqui: o que se diz é mostrado.
evening-once-more = { $said } Mais uma vez:
evening-step = Passo { $step } de { $steps }   B: voltar   K: pular
evening-keys = P: pausar, continuar. Escape: encerrar.
evening-keys-reaching = 1 a 8: a mão no monte desse lugar. P: pausar, continuar. Escape: encerrar.
evening-part-has-stopped = { $part } parou: { $reason }
