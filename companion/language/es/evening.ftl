## keeping

evening-match-has-ended-begin-another = esta partida ha terminado; empieza otra
evening-match-does-not-say-how = esta partida no dice cómo se jugó; empieza otra

## lesson

evening-nobody-has-written-lesson-companion = nadie ha escrito una lección de { $game }; `companion rules { $game }` muestra cómo se juega, y hay lecciones de: { $taught }

## match progress

evening-hand = mano { $played } de { $hands }
evening-hand-2 = mano { $played }

## play match

evening-keep-learned-y-n = ¿Guardar lo aprendido de { $learned } en { $file }? [y/n]
evening-completed = { $file }: completado: { $kept }
evening-match-not-recorded = { $reason }; esta partida no se graba
evening-match-not-recorded-2 = esta partida no se graba

## practice table

evening-table-lesson-cannot-set-step = la mesa de una lección no se puede poner como dice su paso

## screen views

evening-there-no-voice-speed = A esta velocidad no hay voz.
evening-wins = Gana { $winner }
evening-end = Fin
evening-no-screen-open-window = no hay pantalla donde abrir una ventana
evening-there-no-terminal-here = aquí no hay terminal
evening-terminal-cannot-drawn = en este terminal no se puede dibujar

## sound

evening-muted-said-shown = En silencio: lo que se dice se muestra.
evening-volume = Volumen { $volume } %

## views

evening-holds = { $who } tiene { $cards }
evening-sees = { $who } ve { $cards } de { $whose }
evening-there-no-keyboard-here = aquí no hay teclado
evening-paused-after-round-p-goes = En pausa tras esta ronda. P sigue.
evening-play-goes = Se sigue.

## Beginning and going on

evening-left-today = { $game }, hoy { $time }
evening-instead-window = se dibuja en una ventana
evening-instead-terminal = se dibuja en el terminal
evening-instead-lines = se imprimen líneas
evening-instead-none = se imprimen líneas, y nadie puede pulsar una tecla
evening-instead-phones = los teléfonos muestran lo que se juega
evening-bots-cannot-sit =
    { $bots ->
        [one] { $bots } bot no se puede sentar: { $free } de { $seats } puestos son simulados; pide otros --bots o --seats
       *[other] { $bots } bots no se pueden sentar: { $free } de { $seats } puestos son simulados; pide otros --bots o --seats
    }
evening-ask-for-other-seats = { $wrong }; pide otros --seats
evening-with-the-record = { $command } con el --record de la partida
evening-nothing-new = nada nuevo

## While it is played

evening-in-vain = En pausa: eso no cuenta.
evening-no-sound = Aquí no hay sonido: lo que se dice se muestra.
evening-once-more = { $said } Otra vez:
evening-step = Paso { $step } de { $steps }   B: atrás   K: saltar
evening-keys = P: pausa, seguir. Escape: fin.
evening-keys-reaching = 1 a 8: una mano en el montón de ese puesto. P: pausa, seguir. Escape: fin.
evening-part-has-stopped = { $part } se ha parado: { $reason }
