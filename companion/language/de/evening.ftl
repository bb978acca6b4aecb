## keeping

evening-match-has-ended-begin-another = diese Partie ist zu Ende; beginne eine neue
evening-match-does-not-say-how = diese Partie sagt nicht, wie sie gespielt wurde; beginne eine neue

## lesson

evening-nobody-has-written-lesson-companion = für { $game } hat niemand eine Lektion geschrieben; `companion rules { $game }` zeigt, wie es gespielt wird, und es gibt Lektionen für: { $taught }

## match progress

evening-hand = Durchgang { $played } von { $hands }
evening-hand-2 = Durchgang { $played }

## play match

evening-keep-learned-y-n = Behalten, was von { $learned } gelernt wurde, in { $file }? [y/n]
evening-completed = { $file }: ergänzt: { $kept }
evening-match-not-recorded = { $reason }; diese Partie wird nicht aufgezeichnet
evening-match-not-recorded-2 = diese Partie wird nicht aufgezeichnet

## practice table

evening-table-lesson-cannot-set-step = der Tisch einer Lektion lässt sich nicht so decken, wie ihr Schritt sagt

## screen views

evening-there-no-voice-speed = Bei diesem Tempo gibt es keine Stimme.
evening-wins = { $winner } gewinnt
evening-end = Ende
evening-no-screen-open-window = kein Bildschirm für ein Fenster
evening-there-no-terminal-here = hier ist kein Terminal
evening-terminal-cannot-drawn = in dieses Terminal lässt sich nicht zeichnen

## sound

evening-muted-said-shown = Stumm: was gesagt wird, wird gezeigt.
evening-volume = Lautstärke { $volume } %

## views

evening-holds = { $who } hält { $cards }
evening-sees = { $who } sieht { $cards } von { $whose }
evening-there-no-keyboard-here = hier ist keine Tastatur
evening-paused-after-round-p-goes = Pause nach dieser Runde. P macht weiter.
evening-play-goes = Es geht weiter.

## Beginning and going on

evening-left-today = { $game }, heute { $time }
evening-instead-window = zeichne in ein Fenster
evening-instead-terminal = zeichne ins Terminal
evening-instead-lines = gebe Zeilen aus
evening-instead-none = gebe Zeilen aus, und niemand kann eine Taste drücken
evening-instead-phones = Telefone zeigen, was gespielt wird
evening-bots-cannot-sit =
    { $bots ->
        [one] { $bots } Bot kann sich nicht setzen: { $free } von { $seats } Plätzen sind simuliert; nimm andere --bots oder --seats
       *[other] { $bots } Bots können sich nicht setzen: { $free } von { $seats } Plätzen sind simuliert; nimm andere --bots oder --seats
    }
evening-ask-for-other-seats = { $wrong }; nimm andere --seats
evening-with-the-record = { $command } mit dem --record der Partie
evening-nothing-new = nichts Neues

## While it is played

evening-in-vain = Pause: das zählt nicht.
evening-no-sound = Hier ist kein Ton: was gesagt wird, wird gezeigt.
evening-once-more = { $said } Noch einmal:
evening-step = Schritt { $step } von { $steps }   B: zurück   K: überspringen
evening-keys = P: Pause, weiter. Escape: Ende.
evening-keys-reaching = 1 bis 8: eine Hand auf den Stapel dieses Platzes. P: Pause, weiter. Escape: Ende.
evening-part-has-stopped = { $part } hat angehalten: { $reason }
