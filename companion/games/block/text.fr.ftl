### Block: runs of five suits, BLOCK cards, the first who is out. What is printed on the cards stays:
### A5, C10, BLOCK.

## Why something is refused: half a sentence, which stands after a colon or alone

block-refused-already-blocked = cette carte est déjà bloquée
block-refused-already-played = cette carte a été posée
block-refused-bad-hands = les mains et la table ne font pas le paquet entier
block-refused-bad-ruling = cela ne répond pas à la question
block-refused-block-count = le compte des cartes BLOCK n'y est pas
block-refused-block-not-led = on n'entame jamais d'une carte BLOCK
block-refused-counting = la manche est finie et attend son compte
block-refused-game-over = la partie est finie
block-refused-hand-running = une manche est en cours
block-refused-lead-due = rien n'est attendu avant l'entame suivante
block-refused-must-lead = cette main ne peut pas n'avoir que des cartes BLOCK
block-refused-no-block-left = toutes les cartes BLOCK ont été posées
block-refused-no-hand = il faut d'abord distribuer les cartes
block-refused-no-such-card = cette carte n'existe pas
block-refused-not-just-played = on ne bloque que sa propre carte, tant qu'elle est la dernière
block-refused-not-leader = quelqu'un d'autre entame
block-refused-nothing-to-rule = il n'y a rien à trancher
block-refused-ruling-pending = on demande d'abord au donneur
block-refused-run-open = une carte est attendue, personne n'entame maintenant
block-refused-too-late = la carte suivante était là d'abord
block-refused-two-out = une seule main peut être vide
block-refused-unused-input = cela ne sert à rien dans ce jeu

## What is asked, done and filled in

block-question-block-stands = Qu'est-ce qui est venu d'abord : le BLOCK, ou la carte suivante ?
block-question-play-stands = Qu'est-ce qui est venu d'abord : le BLOCK, ou la carte suivante ?
block-question-order = Qui a posé d'abord ?
block-question-blocks-left = Qui a encore des cartes BLOCK ?

block-action-deal = Les cartes sont données
block-action-lead = { $seat } entame
block-action-no-lead = { $seat } n'a que des BLOCK
block-action-play = { $seat } pose la carte attendue
block-action-block = { $seat } pose une carte BLOCK
block-action-block-stands = Le BLOCK
block-action-play-stands = La carte suivante
block-action-order = Celle-ci d'abord
block-action-blocks-left = C'est compté
block-action-void-hand = Redonner cette manche
block-action-out = Quelqu'un n'a plus de cartes
block-action-recount = Recompter les mains
block-action-no-play = Un appui par erreur

block-field-deal-hands = Cartes dans chaque main
block-field-lead-card = Quelle carte entame ?
block-field-order-first = Qui a posé d'abord ?
block-field-out-seat = Qui n'a plus de cartes ?
block-field-recount-hands = Cartes dans chaque main
block-field-no-play-seat = Qui a appuyé par erreur ?
block-field-no-play-of = Quelle décision, sinon la dernière ?
block-field-blocks-left-blocks = Cartes BLOCK dans chaque main

block-amend-no-block-held = il n'y a pas de carte BLOCK dans cette main
block-amend-not-held = cette carte n'est pas dans cette main

block-entry-lead = entame
block-entry-no-lead = pas d'entame
block-entry-play = carte
block-entry-block = BLOCK
block-entry-blocks-left = BLOCK restants
block-entry-block-stands = BLOCK valable
block-entry-play-stands = carte valable
block-entry-order = ordre
block-entry-void-hand = manche annulée
block-entry-out = plus de cartes
block-entry-recount = recompte
block-entry-no-play = appui annulé

## Verdicts, a sentence each

block-dealt = { $dealer } a donné : { $hands }. { $leader } entame.
block-led = { $who } entame { $card }, { $left ->
    [0] sa dernière carte
    [one] encore { $left } carte
   *[other] encore { $left } cartes
}{ $due ->
    [none] { "" }
   *[other] { " " }; on attend { $due }
}.
block-played = { $who } pose { $card }, { $left ->
    [0] sa dernière carte
    [one] encore { $left } carte
   *[other] encore { $left } cartes
}{ $due ->
    [none] { "" }
   *[other] { " " }; on attend { $due }
}.
block-blocked = { $who } : { $on } BLOCK ! { $left ->
    [0] La dernière carte
    [one] Encore { $left } carte
   *[other] Encore { $left } cartes
}.
block-lead-high = À { $who } d'entamer : { $card } est la plus haute.
block-lead-natural = À { $who } d'entamer : { $card } est une naturelle.
block-lead-block = À { $who } d'entamer, grâce au BLOCK.
block-lead-passed = L'entame passe à { $who }.
block-counts = { $card } compte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $who } : { $total } maintenant.
block-doubt-block-or-play = Trop serré : BLOCK chez { $first } ou carte suivante chez { $second } ? { $apart }. Donneur ?
block-doubt-play-order = Trop serré : qui a posé la carte attendue, { $names } ? { $apart }. Donneur ?
block-ruled-block-stands = Le donneur tranche : le BLOCK vaut, la carte suivante retourne en main.
block-ruled-play-stands = Le donneur tranche : la carte suivante vaut, la carte BLOCK retourne en main.
block-ruled-order = Le donneur tranche : voilà l'ordre des cartes.
block-ruled-void-hand = Le donneur tranche : on redonne.
block-ruled-out = Le donneur tranche : une main est vide.
block-ruled-recount = Le donneur tranche : on recompte les mains.
block-out = { $who } n'a plus de cartes. Le jeu s'arrête : { $cards } par les cartes et { $honours } par les honneurs.
block-ask = Donneur : { $n ->
    [one] { $n } carte BLOCK n'a pas été jouée
   *[other] { $n } cartes BLOCK n'ont pas été jouées
}. Dans quelle main ?
block-score = Score de la manche : { $hand }.{ $lost ->
    [none] { "" }
   *[other] { " " }Perdus par des cartes BLOCK : { $lost }.
} En tout : { $total }. Prochaine donne : { $dealer }.
block-void-hand = La manche est annulée. En tout : { $total }. { $dealer } redonne.
block-void-play = Repris chez { $who } : { $card }.
block-void-block = Repris chez { $who } : le BLOCK sur { $card }.

## How the table stands, a line each, in a record

block-state-due = Phase { $phase }, on attend { $due }
block-state-lead = Phase { $phase }, à { $who } d'entamer
block-state = Phase { $phase }
block-phase-dealing = donne
block-phase-lead = entame
block-phase-run = suite
block-phase-ruling = décision
block-phase-counting = compte
block-phase-over = fin
block-state-hands = mains : { $list }
block-state-tops = dessus : { $list }
block-state-scores = scores : { $list }

## On the display

block-input-white = la carte attendue
block-input-red = BLOCK
block-button-white = { $who } : carte
block-button-red = { $who } : BLOCK
block-photo-block = BLOCK ou carte suivante
block-photo-order = Qui a posé la carte attendue
block-figure-hand = main
block-figure-score = score
block-figure-due = attendue
block-figure-leads = entame
block-figure-led = entamée
block-word-due = On attend { $card }
block-word-deal = Donne
block-word-leads = { $who } entame
block-word-blocked = BLOCK ! { $who } entame
block-word-amended-no-block-held = Pas de carte BLOCK : repris
block-word-amended-not-held = Mauvaise carte : reprise
block-word-back = Repris : { $who } entame
block-word-again = On redonne
block-word-out = { $who } a fini
block-word-wins = { $who } gagne
block-note-lead = entame comme tu veux
block-note-score = { $points } points
block-note-led = entame { $card }
block-note-played = pose { $card }
block-note-block = BLOCK sur { $card }
block-note-count = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
block-note-out = plus de cartes
block-note-won = gagne la partie
block-note-void-play = carte reprise
block-note-void-block = BLOCK repris
block-note-void-hand = manche reprise
block-note-fault = { $what } : { $why }
block-note-sensors = capteurs
block-note-refused = { $what } refusé
block-late-too-late = trop tard pour BLOCK
block-late-lead-due = aucune carte attendue
block-late-not-just-played = pas ta carte
block-late-already-blocked = déjà bloquée
block-late-no-block-left = plus de carte BLOCK
block-late-ruling-pending = attends le donneur
block-late-no-hand = rien n'est encore donné
block-late-counting = la manche est finie
block-late-game-over = la partie est finie
block-late-unused-input = ne sert pas dans ce jeu
block-late-late-arrival = venu trop tard pour juger
block-late-paused = non compté : la table est en pause
block-asked-block-or-play = Qui était premier : { $first } (BLOCK) ou { $second } (carte) ?
block-asked-play-order = Qui a posé { $card } ?
block-asked-blocks-left = Qui a encore des cartes BLOCK ?

## The page of rules

block-page-about = Un jeu de suites et de mémoire, d'après les règles de 1905. Pose la carte suivante de la suite, arrête-la d'une carte BLOCK quand cela rapporte, et vide ta main avant les autres.
block-page-line = Continue la suite, ou bloque-la.
block-page-length = 30 à 60 minutes
block-page-needs = le bouton blanc et le rouge à chaque place ; un paquet de Block ; une console pour les entames

block-page-input-white = tu poses la carte attendue. Nomme-la à voix haute.
block-page-input-red = tu mets une carte BLOCK sur la carte que tu viens de poser.

block-page-cards = Les cartes
block-page-cards-1 = Cinq couleurs, A à E, de 1 à 11 ; A n'a ni 4 ni 9. Trois cartes disent BLOCK. On donne les 56.
block-page-cards-2 = Trie ta main par lettres. Pose tes cartes sur une seule pile à toi : on n'en voit que le dessus.

block-page-run = Une suite
block-page-run-1 = Qui est à gauche du donneur entame de n'importe quelle carte. Le donneur la saisit ; personne n'a besoin d'attendre.
block-page-run-2 = Qui a la carte juste au-dessus dans cette couleur la pose, où qu'il soit assis, et appuie sur { $white }. Et ainsi de suite, un cran à la fois.
block-page-run-3 = La suite finit par un 11, ou par une naturelle : une carte dont la suivante n'existe pas ou a été jouée. Qui l'a posée entame.
block-page-run-4 = Juste après ta propre carte, tu peux appuyer sur { $red } et la couvrir d'une carte BLOCK. Cela finit la suite, et tu entames. Une fois la carte suivante posée, c'est trop tard.
block-page-run-5 = Si c'est à toi d'entamer et que tu n'as que des cartes BLOCK, dis-le. L'entame passe à ta gauche.

block-page-score = Score
block-page-score-1 = A5 rapporte 5 et A10 rapporte 10 à qui les pose. On ne peut que les entamer.
block-page-score-2 = Qui n'a plus de cartes d'abord marque 1 pour chaque carte encore chez les autres, et le 5 et le 10 si A5 et A10 en sont.
block-page-score-3 = Chaque carte BLOCK restée en main y coûte 5. Personne ne tombe sous 0.
block-page-score-4 = Qui atteint d'abord 100 points gagne. La donne passe à gauche.

block-page-judged = Ce que la machine juge
block-page-judged-1 = Quelle carte est venue ensuite, et si BLOCK est venu avant la carte suivante : avec l'écart, et avec son doute. Si c'est trop serré, le donneur décide d'après les piles.
block-page-judged-2 = Elle dit quelle carte est attendue, trouve les naturelles, compte les mains et tient le score. Elle ne voit jamais tes cartes, et n'aide la mémoire de personne.
block-page-judged-3 = Un appui sur { $white } ou { $red } par erreur est repris par le donneur, même si les autres ont continué, et ne coûte rien.

## The lesson: $white, $red are keys of the learner, $name3 a player. At most 280 letters each

block-lesson-about = Entamer, suivre, attendre ta carte, bloquer, compter, et te défaire de la dernière.
block-lesson-welcome = Block en trois minutes. Tu es à la place 1. Une partie des cartes est déjà jouée.
block-lesson-finish = Voilà, tu sais tout.

block-lesson-lead = À toi d'entamer : pose n'importe quelle carte de ta main. Choisis C4, car tu as aussi C5 : touche-la, ou tape le numéro qui est dessus.
block-lesson-lead-done = C4 est sur ta propre pile. On attend maintenant la carte juste au-dessus dans cette couleur, où qu'elle soit.
block-lesson-lead-slip = Tu as entamé d'une autre carte. C'est permis, mais C4 est celle que tu suis toi-même.

block-lesson-follow = { $name3 } a entamé C3, on attend donc C4, et tu l'as : pose-la avec { $white }. Puis on attend C5, elle aussi à toi : encore { $white }. Pas de tours, pas d'attente : qui a la carte la pose.
block-lesson-follow-done = Deux cartes de moins. On attend C6, et c'est à quelqu'un d'autre de la poser.
block-lesson-follow-slip = C'était { $red } : cela met une carte BLOCK sur ta carte. { $white } pose la carte attendue.

block-lesson-wait = On attend C6, et tu ne l'as pas. Attends que quelqu'un la pose ; alors on attend C7, et C7 est à toi : { $white }.
block-lesson-wait-done = Pile à l'heure. Regarde ce qu'on attend avant d'appuyer.
block-lesson-wait-slip-1 = On attendait C6, et tu ne l'as pas : une carte que tu n'as pas est reprise.
block-lesson-wait-slip-2 = On attendait C8, et tu ne l'as pas : appuie une fois sur { $white }, quand on attend C7.

block-lesson-block = Tu as une carte BLOCK. On attend C7 : pose-la avec { $white }, et aussitôt après appuie sur { $red }. Cela couvre ta carte de la carte BLOCK, finit la suite, et te donne l'entame.
block-lesson-block-done = Bloqué. À toi d'entamer, d'une suite qui te va mieux.
block-lesson-block-slip = C8 était là avant ton BLOCK : appuie sur { $red } juste après ta propre carte.

block-lesson-count = A5 compte 5 points pour qui la pose, A10 en compte 10. Rien ne vient avant elles, on ne peut donc que les entamer. À toi d'entamer : entame A5.
block-lesson-count-done = 5 points d'un coup. Restés dans ta main, ils iraient à qui finit ses cartes.
block-lesson-count-slip = Tu as entamé d'une autre carte : seule A5 compte ici.

block-lesson-natural = Une suite finit par un 11, et qui l'a posé entame encore. C4 à C11 ont été jouées, donc C3 finit aussi une suite : c'est une naturelle. Entame C3, et garde l'entame.
block-lesson-natural-done = À toi encore d'entamer : rien ne peut suivre C3. Retiens ce qui a été posé.
block-lesson-natural-slip = Tu as entamé d'une autre carte : C3 est la naturelle.

block-lesson-out = Il te reste une carte : C10. On l'attend : pose-la avec { $white }, et tu as fini. Chacun te paie alors un point par carte qu'il a en main.
block-lesson-out-done = Fini, et payé. Une carte BLOCK restée dans une main y coûte 5. Il faut 100 points pour gagner.
block-lesson-out-slip = C11 a été posée avant que tu aies fini : appuie sur { $white }.

## On paper: what is printed, and what is wrong with an owner's list

block-card-counts = vaut { $n }
