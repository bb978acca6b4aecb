## keeping

evening-match-has-ended-begin-another = cette partie est finie ; en commencer une autre
evening-match-does-not-say-how = cette partie ne dit pas comment elle a été jouée ; en commencer une autre

## lesson

evening-nobody-has-written-lesson-companion = personne n'a écrit de leçon pour { $game } ; `companion rules { $game }` montre comment on y joue, et il y a des leçons pour : { $taught }

## match progress

evening-hand = manche { $played } sur { $hands }
evening-hand-2 = manche { $played }

## play match

evening-keep-learned-y-n = Garder ce qu'on a appris de { $learned } dans { $file } ? [y/n]
evening-completed = { $file } : complété : { $kept }
evening-match-not-recorded = { $reason } ; cette partie n'est pas enregistrée
evening-match-not-recorded-2 = cette partie n'est pas enregistrée

## practice table

evening-table-lesson-cannot-set-step = la table d'une leçon ne peut être mise comme le dit son étape

## screen views

evening-there-no-voice-speed = Il n'y a pas de voix à cette vitesse.
evening-wins = { $winner } gagne
evening-end = Fin
evening-no-screen-open-window = pas d'écran où ouvrir une fenêtre
evening-there-no-terminal-here = il n'y a pas de terminal ici
evening-terminal-cannot-drawn = on ne peut dessiner dans ce terminal

## sound

evening-muted-said-shown = Muet : ce qui se dit est affiché.
evening-volume = Volume { $volume } %

## views

evening-holds = { $who } a en main { $cards }
evening-sees = { $who } voit { $cards } chez { $whose }
evening-there-no-keyboard-here = il n'y a pas de clavier ici
evening-paused-after-round-p-goes = Pause après ce tour. P reprend.
evening-play-goes = Le jeu reprend.

## Beginning and going on

evening-left-today = { $game }, aujourd'hui { $time }
evening-instead-window = dessin dans une fenêtre
evening-instead-terminal = dessin dans le terminal
evening-instead-lines = affichage en lignes
evening-instead-none = affichage en lignes, et personne ne peut appuyer sur une touche
evening-instead-phones = les téléphones montrent le jeu
evening-bots-cannot-sit =
    { $bots ->
        [one] { $bots } bot ne peut s'asseoir : { $free } places sur { $seats } sont simulées ; demander d'autres --bots ou --seats
       *[other] { $bots } bots ne peuvent s'asseoir : { $free } places sur { $seats } sont simulées ; demander d'autres --bots ou --seats
    }
evening-ask-for-other-seats = { $wrong } ; demander d'autres --seats
evening-with-the-record = { $command } avec le --record de la partie
evening-nothing-new = rien de nouveau

## While it is played

evening-in-vain = En pause : cela ne compte pas.
evening-no-sound = Pas de son ici : ce qui se dit est affiché.
evening-once-more = { $said } Encore une fois :
evening-step = Étape { $step } sur { $steps }   B : retour   K : passer
evening-keys = P : pause, reprise. Échap : fin.
evening-keys-reaching = 1 à 8 : une main sur la pile de cette place. P : pause, reprise. Échap : fin.
evening-part-has-stopped = { $part } s'est arrêté : { $reason }
