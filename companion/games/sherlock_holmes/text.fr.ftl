### Sherlock Holmes (Parker Brothers, 1904): everybody plays a card at PLAY, the first to call a match
### takes the pile, whoever turns up Sherlock Holmes sweeps. The names on the cards stay, and so do the
### calls SHERLOCK HOLMES and SCOTLAND YARD.

## Why something is refused: half a sentence, which stands after a colon or alone

sherlock-holmes-refused-already-called = cette carte a déjà été annoncée
sherlock-holmes-refused-already-played = cette place ne doit pas de carte à ce tour
sherlock-holmes-refused-already-sweeping = cette place est déjà en pleine razzia
sherlock-holmes-refused-count = le compte ne va pas avec les mains et le paquet ; recomptez
sherlock-holmes-refused-counting = on compte la manche
sherlock-holmes-refused-hand-running = une manche est en cours
sherlock-holmes-refused-holmes-is-red = Sherlock Holmes s'annonce avec le bouton rouge ; cela ne coûte rien
sherlock-holmes-refused-missed-holmes = ce Sherlock Holmes n'a pas été annoncé à temps, il est perdu
sherlock-holmes-refused-no-hand = rien n'est distribué
sherlock-holmes-refused-no-pile = il n'y a pas de carte là
sherlock-holmes-refused-no-play = personne n'a encore dit TOP
sherlock-holmes-refused-no-ready = personne n'a encore dit EN GARDE
sherlock-holmes-refused-no-sweep = personne n'a annoncé SHERLOCK HOLMES, donc pas de razzia
sherlock-holmes-refused-recount = les cartes ne font pas le paquet ; recomptez
sherlock-holmes-refused-sweep = razzia en cours ; on la règle d'abord
sherlock-holmes-refused-two-in-succession = SCOTLAND YARD a déjà été annoncé deux fois à ce tour

## What is asked, done and filled in

sherlock-holmes-question-uphold = { $seat } annonce : est-ce bon ?
sherlock-holmes-question-first-call = Qui a annoncé en premier ?
sherlock-holmes-question-pile = À qui va la pile chez { $pile } ?
sherlock-holmes-question-pool = À qui va le pot ?
sherlock-holmes-question-sight = { $about ->
    [card] Quelle carte est sur la pile chez { $seat } ?
    [stray] Une carte de la main chez { $seat } est-elle là ?
    [pool-count] Combien de cartes dans le pot ?
    [hand] Combien de cartes chez { $seat } ?
   *[count] Que compte la main chez { $seat } ?
}

sherlock-holmes-action-deal = Les cartes sont données
sherlock-holmes-action-uphold = L'annonce est bonne
sherlock-holmes-action-false-call = Fausse annonce
sherlock-holmes-action-void-call = Cela ne coûte rien
sherlock-holmes-action-first-call = En premier
sherlock-holmes-action-whole-pile = Paie toute la pile
sherlock-holmes-action-missed-holmes = Holmes manqué
sherlock-holmes-action-wrong-name = Mauvais nom annoncé
sherlock-holmes-action-out = Plus de cartes
sherlock-holmes-action-forfeit = Paie des cartes
sherlock-holmes-action-recount = Recompter la table
sherlock-holmes-action-void-hand = La manche est annulée
sherlock-holmes-action-sight = Ce que voit la caméra
sherlock-holmes-action-count = Compte pour { $seat }
sherlock-holmes-action-call = { $seat } annonce une paire
sherlock-holmes-action-play = { $seat } a joué
sherlock-holmes-action-sweep = { $seat } annonce SHERLOCK HOLMES

sherlock-holmes-answer-pile-safe = Pile sauve chez { $pile }
sherlock-holmes-answer-pile = { $choice } prend la pile chez { $pile }
sherlock-holmes-answer-pool = { $choice } prend le pot
sherlock-holmes-answer-sight = C'est { $choice }
sherlock-holmes-answer-sight-ignore = Laisser ainsi
sherlock-holmes-answer-sight-played = Oui, elle est jouée
sherlock-holmes-answer-sight-as-seen = Comme compte la caméra

sherlock-holmes-field-uphold-from = Paire avec quelle pile ?
sherlock-holmes-field-uphold-pool = Cartes appariées dans le pot
sherlock-holmes-field-whole-pile-reason = Pourquoi ?
sherlock-holmes-field-count-holmes = Sherlock Holmes
sherlock-holmes-field-count-suspects = Robber, Burglar, Thief
sherlock-holmes-field-recount-hands = Cartes dans chaque main
sherlock-holmes-field-recount-piles = Cartes sur chaque pile
sherlock-holmes-field-recount-pool = Cartes dans le pot
sherlock-holmes-field-sight-about = De quoi s’agit-il ?
sherlock-holmes-field-sight-is = Que voit-on ?

sherlock-holmes-value-safe = Sauve
sherlock-holmes-value-rest = Appui sur la table
sherlock-holmes-value-false-call = Fausse annonce
sherlock-holmes-value-ignore = Laisser ainsi
sherlock-holmes-value-played = Oui, elle est jouée
sherlock-holmes-value-as-seen = Comme compte la caméra

sherlock-holmes-label-dealing = Donne
sherlock-holmes-label-dealt = Donné
sherlock-holmes-label-ready = Ready ...
sherlock-holmes-label-play = Play
sherlock-holmes-label-sweep = Razzia
sherlock-holmes-label-counting = Compte
sherlock-holmes-label-over = Partie finie

sherlock-holmes-prompt-false-call = Fausse annonce
sherlock-holmes-prompt-void-call = Annonce nulle

sherlock-holmes-entry-count = compte
sherlock-holmes-entry-call = annonce
sherlock-holmes-entry-play = jeu
sherlock-holmes-entry-sweep = razzia
sherlock-holmes-entry-uphold = bonne annonce
sherlock-holmes-entry-false-call = fausse annonce
sherlock-holmes-entry-first-call = première annonce
sherlock-holmes-entry-pile = pile
sherlock-holmes-entry-pool = pot
sherlock-holmes-entry-missed-holmes = Holmes manqué
sherlock-holmes-entry-wrong-name = mauvais nom
sherlock-holmes-entry-void-call = annonce nulle
sherlock-holmes-entry-whole-pile = toute la pile
sherlock-holmes-entry-out = plus de cartes
sherlock-holmes-entry-forfeit = amende
sherlock-holmes-entry-recount = recompte
sherlock-holmes-entry-void-hand = manche annulée
sherlock-holmes-entry-sight = vue de la caméra

## Verdicts, a sentence each. $doubt is how sure an instant is, a length of time, or none

sherlock-holmes-played-unmeasured = { $who } a joué une carte, sans TOP pour la mesurer.
sherlock-holmes-played = { $who } a joué, { $gap } { $side ->
    [before] avant TOP
   *[after] après TOP
}{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
}{ $guess ->
    [true] { " " }; personne ne réagit en 100 ms
   *[false] { "" }
}.
sherlock-holmes-forfeit = { $who } { $why ->
    [early] a joué avant TOP
    [guessed] a joué après TOP plus vite qu'on ne réagit
    [late] n'a pas joué à temps
    [slow-withdrawal] a laissé une main sur la pile
    [rest] a posé une main ou un bras sur la table
    [false-call] a annoncé une paire qui n'en est pas une
    [missed-holmes] n'a pas annoncé Sherlock Holmes à temps
    [wrong-name] a annoncé le mauvais nom
   *[ruling] paie, parole du donneur
}{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au pot ({ $rule }).
sherlock-holmes-warning = { $who } { $why ->
    [early] a joué avant TOP
    [guessed] a joué après TOP plus vite qu'on ne réagit
    [late] n'a pas joué à temps
    [slow-withdrawal] a laissé une main sur la pile
    [rest] a posé une main ou un bras sur la table
    [false-call] a annoncé une paire qui n'en est pas une
    [missed-holmes] n'a pas annoncé Sherlock Holmes à temps
    [wrong-name] a annoncé le mauvais nom
   *[ruling] paie, parole du donneur
}{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
} : avertissement, sans pile pour payer ({ $rule }).
sherlock-holmes-call-ruled = { $who } a annoncé { $place }, parole du donneur.
sherlock-holmes-call-first = { $who } a annoncé une paire, avant tout le monde.
sherlock-holmes-call-second = { $first } a annoncé en premier, { $gap } avant { $who }{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
}.
sherlock-holmes-call-later = { $who } a annoncé { $place }, { $gap } après{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
}.
sherlock-holmes-ask-pile = Donneur : à qui va la pile chez { $owner } ? { $names } ?
sherlock-holmes-ask-call = Donneur : { $who } annonce, est-ce bon ?{ $touched ->
    [none] { "" }
   *[other] { " " }Ont touché depuis : { $touched }.
}
sherlock-holmes-ask-card = Donneur : quelle carte est sur la pile chez { $who } ? La caméra a lu { $cards }.
sherlock-holmes-ask-stray = Donneur : la caméra voit { $card } chez { $who }, là où il ne devrait pas y avoir de carte. Est-elle jouée ?
sherlock-holmes-ask-pool-count = Donneur : la caméra voit { $seen ->
    [one] { $seen } carte
   *[other] { $seen } cartes
} dans le pot, le registre en a { $pool }.
sherlock-holmes-ask-hand = Donneur : la caméra voit { $seen ->
    [one] { $seen } carte
   *[other] { $seen } cartes
} de la main chez { $who }, le registre en a { $hand }.
sherlock-holmes-ask-count = Donneur : la caméra compte { $holmes } Holmes et { $suspects } suspects chez { $who } ; cela ne va pas avec ce qui a été compté.
sherlock-holmes-doubt-first-call = Trop serré : { $names } ? { $apart ->
    [none] Rien ne dit à qui était la main.
   *[other] { $apart }.
} Donneur ?
sherlock-holmes-doubt-pile = Trop serré à la pile, chez { $owner } : { $names } ? { $apart ->
    [none] Rien ne dit à qui était la main.
   *[other] { $apart }.
} Donneur ?
sherlock-holmes-doubt-pool = Trop serré pour le pot : { $names } ? { $apart ->
    [none] Rien ne dit à qui était la main.
   *[other] { $apart }.
} Donneur ?
sherlock-holmes-capture = { $who } capture { $won }{ $own ->
    [0] { "" }
   *[other] { " " }; plus sa propre pile ({ $own })
}.
sherlock-holmes-capture-piles = la pile chez { $owners }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sherlock-holmes-capture-pool = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} du pot
sherlock-holmes-void = { $what ->
    [call] Annonce nulle
    [sweep] Razzia nulle
   *[other] Nul : { $what },
} pour { $who } : { $why ->
    [sweep] une razzia passe avant
    [late] une annonce plus rapide avait pris les cartes
    [holmes] Sherlock Holmes s'annonce avec le bouton rouge
    [out] le jeu s'était déjà arrêté
    [wrong-name] c'était le mauvais nom
   *[ruling] parole du donneur
}.
sherlock-holmes-sweep-open = { $who } annonce SHERLOCK HOLMES !
sherlock-holmes-safe = Pile sauve chez { $owner } : { $by ->
    [dealer] parole du donneur
   *[owner] la main qui protège est arrivée d'abord
}{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
}.
sherlock-holmes-taken = { $who } prend la pile chez { $owner } : { $by ->
    [dealer] parole du donneur
   *[sweeper] la main qui rafle est arrivée d'abord
}{ $doubt ->
    [none] { "" }
   *[other] , sûr à { $doubt } près
}.
sherlock-holmes-sweep = Razzia finie pour { $sweepers } : { $won ->
    [none] rien
   *[other] { $won }
}. Les autres ramassent leur propre pile.
sherlock-holmes-sweep-takes = { $who } prend la pile chez { $owner }
sherlock-holmes-sweep-safe = sauves : { $names }
sherlock-holmes-sweep-untouched = intactes : { $names }
sherlock-holmes-sweep-pool = { $who } prend le pot, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sherlock-holmes-yard = { $who } annonce { $again ->
    [true] ENCORE SCOTLAND YARD
   *[false] SCOTLAND YARD
} : chacun passe { $cards } cartes à gauche.
sherlock-holmes-out = { $who } n'a plus de cartes. Le jeu s'arrête ; chacun ramasse.
sherlock-holmes-ruled-void-hand = La manche est annulée : personne ne marque, et le même donneur redonne.
sherlock-holmes-ruled-recount = Le donneur tranche : on recompte les cartes.
sherlock-holmes-counted = { $who } : compté par la caméra, { $holmes } Holmes et { $suspects } suspects (cartes : { $cards }).

## How the table stands, a line each, in a record

sherlock-holmes-state = Phase { $phase }, tour { $round }
sherlock-holmes-phase-dealing = donne
sherlock-holmes-phase-dealt = donné
sherlock-holmes-phase-ready = ready
sherlock-holmes-phase-play = play
sherlock-holmes-phase-sweep = razzia
sherlock-holmes-phase-counting = compte
sherlock-holmes-phase-over = fin
sherlock-holmes-state-hands = mains : { $list }
sherlock-holmes-state-piles = piles : { $list }
sherlock-holmes-state-scores = scores : { $list }
sherlock-holmes-state-pool = pot : { $n }

## The photo finish

sherlock-holmes-photo-calls = Qui a annoncé en premier
sherlock-holmes-photo-holmes = Qui a annoncé Sherlock Holmes en premier
sherlock-holmes-photo-zero = { $who } annonce
sherlock-holmes-photo-pile = À la pile, chez { $who }
sherlock-holmes-photo-sweep = La razzia, pile par pile
sherlock-holmes-photo-owner = défend
sherlock-holmes-photo-sweeper = rafle
sherlock-holmes-photo-first-shield = D'abord : la main qui protège
sherlock-holmes-photo-first-pile = D'abord : la main qui rafle
sherlock-holmes-photo-nobody = Aucune main n'a été sentie
sherlock-holmes-photo-against = Face à { $word }
sherlock-holmes-photo-time-to-play = Le temps pour jouer
sherlock-holmes-photo-time-to-lift = Le temps pour la lever
sherlock-holmes-photo-no-play = pas joué
sherlock-holmes-photo-stayed = Combien de temps la main est restée
sherlock-holmes-photo-hand = main sur { $input ->
    [pile] la pile
    [shield] le bouclier
    [rail] le bord
   *[other] { $input }
}

## On the display

sherlock-holmes-input-white = paire
sherlock-holmes-input-red = Holmes !
sherlock-holmes-input-blue = Yard !
sherlock-holmes-input-pile = jouer
sherlock-holmes-input-shield = protéger
sherlock-holmes-input-rail = bras
sherlock-holmes-input-reach = rafler
sherlock-holmes-figure-hands = main
sherlock-holmes-figure-piles = pile
sherlock-holmes-figure-laid = vues
sherlock-holmes-figure-scores = score
sherlock-holmes-figure-pool = pot
sherlock-holmes-figure-round = tour
sherlock-holmes-short-early = trop tôt
sherlock-holmes-short-guessed = deviné
sherlock-holmes-short-late = trop tard
sherlock-holmes-short-slow-withdrawal = main restée
sherlock-holmes-short-rest = appui
sherlock-holmes-short-false-call = fausse annonce
sherlock-holmes-short-missed-holmes = Holmes manqué
sherlock-holmes-short-wrong-name = mauvais nom
sherlock-holmes-short-ruling = le donneur
sherlock-holmes-resting-dealing = Donne
sherlock-holmes-resting-dealt = En place
sherlock-holmes-resting-counting = Comptez
sherlock-holmes-word-first = { $who } d'abord
sherlock-holmes-word-match = { $who } : une paire ?
sherlock-holmes-word-pile = Pile chez { $who } ?
sherlock-holmes-word-takes = { $who } en prend { $n }
sherlock-holmes-word-pays = { $who } : { $why }
sherlock-holmes-word-sweep-open = RAZZIA
sherlock-holmes-word-sweep = Razzia finie
sherlock-holmes-word-yard = { $again ->
    [true] ENCORE SCOTLAND YARD
   *[false] SCOTLAND YARD
}
sherlock-holmes-word-out = { $who } a fini
sherlock-holmes-word-won = { $who } gagne
sherlock-holmes-word-overturned = Repris
sherlock-holmes-word-void-hand = Manche annulée
sherlock-holmes-note-safe = pile sauve
sherlock-holmes-note-taken = pile prise par { $who }
sherlock-holmes-note-score = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
sherlock-holmes-note-played = a joué
sherlock-holmes-note-played-in = a joué en { $time }
sherlock-holmes-note-forfeit = { $why } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sherlock-holmes-note-warning = { $why } : avertissement
sherlock-holmes-note-first = a annoncé d'abord
sherlock-holmes-note-called = a annoncé { $place }
sherlock-holmes-note-called-behind = { $place }, +{ $gap }
sherlock-holmes-note-capture = prend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sherlock-holmes-note-ask = l'annonce est-elle bonne ?
sherlock-holmes-note-sight = qu'y a-t-il là ?
sherlock-holmes-note-counted = caméra : { $holmes } Holmes, { $suspects } suspects
sherlock-holmes-note-void = { $what ->
    [call] l'annonce
    [sweep] la razzia
   *[other] { $what }
} tombe
sherlock-holmes-note-sweep-open = SHERLOCK HOLMES !
sherlock-holmes-note-yard = SCOTLAND YARD !
sherlock-holmes-note-out = plus de cartes
sherlock-holmes-note-won = gagne la partie
sherlock-holmes-note-fault = { $what } : { $why }
sherlock-holmes-note-sensors = capteurs
sherlock-holmes-asked-first-call = Qui a annoncé en premier ?
sherlock-holmes-asked-call = { $who } annonce : est-ce bon ?
sherlock-holmes-asked-pile = À qui va la pile chez { $who } ?
sherlock-holmes-asked-pool = À qui va le pot ?

## An owner's pack, in a profile

sherlock-holmes-pack-wrong = { $holmes } Holmes et { $suspects } suspects
sherlock-holmes-pack-expected = pas plus que ses { $cards } cartes

## The page of rules

sherlock-holmes-page-about = Un jeu d'yeux et de mains, d'après les règles de 1904. Au même mot, chacun joue une carte. Qui voit d'abord une paire, et l'annonce, prend la pile. Qui retourne Sherlock Holmes rafle la table.
sherlock-holmes-page-line = Vois la paire et annonce-la d'abord.
sherlock-holmes-page-length = 20 à 40 minutes
sherlock-holmes-page-needs = trois boutons et trois capteurs par place, un haut-parleur ; un paquet du jeu

sherlock-holmes-page-input-white = tu annonces une paire. Dis le mot à voix haute en appuyant.
sherlock-holmes-page-input-red = tu as retourné Sherlock Holmes, et tu l'annonces.
sherlock-holmes-page-input-blue = tu annonces Scotland Yard : chacun passe trois cartes à gauche.
sherlock-holmes-page-input-pile = ta carte tombe sur ta pile, ou une main touche une pile pendant une razzia.
sherlock-holmes-page-input-shield = ta main protège ta propre pile.
sherlock-holmes-page-input-rail = le bord de la table. Aucun bras ne doit s'y poser.

sherlock-holmes-page-option-target = Qui gagne
sherlock-holmes-page-option-target-20 = qui a d'abord 20 points
sherlock-holmes-page-option-target-50 = qui a d'abord 50 points
sherlock-holmes-page-option-target-100 = qui a d'abord 100 points

sherlock-holmes-page-option-prompt-us = Jouer après le mot
sherlock-holmes-page-option-prompt-us-1500000 = en 1,5 seconde
sherlock-holmes-page-option-prompt-us-2500000 = en 2,5 secondes
sherlock-holmes-page-option-prompt-us-1000000 = en 1 seconde

sherlock-holmes-page-option-fastest-us = Une carte moins de 100 ms après TOP
sherlock-holmes-page-option-fastest-us-0 = est signalée : personne ne réagit si vite
sherlock-holmes-page-option-fastest-us-100000 = coûte une carte, comme avant TOP

sherlock-holmes-page-round = Un tour
sherlock-holmes-page-round-1 = On appelle EN GARDE, puis TOP. Au TOP, chacun pose la carte du dessus de sa main sur sa propre pile, face visible : un petit coup sur { $pile }, et on retire la main.
sherlock-holmes-page-round-2 = Un EN GARDE sans TOP est un piège. Une carte avant TOP t'en coûte une de plus ; une carte trop longtemps après aussi.
sherlock-holmes-page-round-3 = Si ta carte du dessus est la même que celle d'une autre pile, ou qu'une carte du pot, annonce-le avec { $white }. La première annonce prend en main les piles qui font la paire, et la tienne.
sherlock-holmes-page-round-4 = Une annonce sans paire coûte toute ta pile.

sherlock-holmes-page-sweep = La razzia
sherlock-holmes-page-sweep-1 = Tu retournes Sherlock Holmes : annonce-le tout de suite avec { $red }. Prends ensuite chaque pile que tu atteins, avec { $reach }, avant qu'on ne la protège.
sherlock-holmes-page-sweep-2 = Protège ta pile avec { $shield } quand Sherlock Holmes est annoncé. Une main qui était déjà là ne protège rien.
sherlock-holmes-page-sweep-3 = Pas de paires pendant une razzia, mais une annonce venue avant se règle d'abord. Qui rafle prend aussi le pot. Les autres ramassent ensuite leur propre pile.

sherlock-holmes-page-costs = Ce que cela coûte
sherlock-holmes-page-costs-1 = Une carte au pot : trop tôt, trop tard, une main qui reste sur la pile, un Holmes annoncé trop tard.
sherlock-holmes-page-costs-2 = Deux cartes : le mauvais nom, Holmes pour Scotland Yard ou l'inverse.
sherlock-holmes-page-costs-3 = Toute la pile : une fausse annonce, un bras posé sur le bord de la table, ou une main remise sur la pile pour la garder.

sherlock-holmes-page-score = Score
sherlock-holmes-page-score-1 = Une manche finit quand quelqu'un n'a plus de cartes. Chacun compte alors ce qu'il a : 5 pour chaque Sherlock Holmes, 1 pour chaque Robber, Burglar et Thief.
sherlock-holmes-page-score-2 = Qui a 50 points ou plus gagne. Si deux partagent la tête, on joue une autre manche.

sherlock-holmes-page-judged = Ce que la machine juge
sherlock-holmes-page-judged-1 = Qui a été premier, qui était en avance ou en retard, quelle main a touché une pile d'abord, qui s'est appuyé, et combien de cartes chacun a.
sherlock-holmes-page-judged-2 = Là où ses capteurs ne savent pas, elle le dit et demande au donneur. Là où elle ne peut lire les cartes, le donneur dit si une annonce est bonne. Il peut reprendre tout verdict du tour.

## The lesson: $pile, $white and so on are keys of the learner, $name2 a player. At most 280 letters each

sherlock-holmes-lesson-about = Jouer au TOP, annoncer une paire, rafler la table, protéger ta pile, annoncer Scotland Yard.
sherlock-holmes-lesson-welcome = Sherlock Holmes en deux minutes. Tu es à la place 1, avec trois joueurs patients.
sherlock-holmes-lesson-finish = Voilà, tu sais tout.

sherlock-holmes-lesson-why-early = Ta carte est venue avant TOP : pas touche avant que le mot soit dit.
sherlock-holmes-lesson-why-guessed = Ta carte a suivi TOP plus vite qu'on ne peut réagir : attends le mot.
sherlock-holmes-lesson-why-late = Ta carte est venue trop tard : tape { $pile } dès que tu entends ou vois TOP.
sherlock-holmes-lesson-why-slow-withdrawal = Ta main est restée sur la pile : tape { $pile }, et lâche aussitôt.
sherlock-holmes-lesson-why-rest = Ton bras était sur le bord de la table, et cela coûte la pile.
sherlock-holmes-lesson-why-false-call = Tu as annoncé une paire, mais ta carte n'a pas de pareille : cela coûte la pile.
sherlock-holmes-lesson-why-missed-holmes = Tu as retourné Sherlock Holmes sans l'annoncer : appuie tout de suite sur { $red }.
sherlock-holmes-lesson-why-wrong-name = C'était l'autre nom : Sherlock Holmes, c'est { $red }, Scotland Yard, c'est { $blue }.
sherlock-holmes-lesson-was-yard = C'était SCOTLAND YARD : avec { $blue }, chacun passe trois cartes à gauche.

sherlock-holmes-lesson-play = À EN GARDE, prépare-toi. Au TOP, pose ta carte du dessus sur ta pile : tape { $pile }, pas plus longtemps. Une carte avant TOP t'en coûte une, et certains EN GARDE n'ont pas du TOP.
sherlock-holmes-lesson-play-done = C'est joué, et la table a mesuré ta vitesse.

sherlock-holmes-lesson-match = Joue au TOP avec { $pile }, puis regarde les cartes. La tienne est-elle la même que sur une autre pile ? C'est une paire : annonce-la avec { $white }. Qui annonce d'abord prend cette pile.
sherlock-holmes-lesson-match-done = À toi : les deux piles vont sous ta main. Une fausse paire t'aurait coûté ta pile.

sherlock-holmes-lesson-holmes = Joue au TOP avec { $pile } : tu vas retourner SHERLOCK HOLMES. Annonce-le avec { $red }. Puis rafle : pose une main sur les piles des autres avec les touches 2, 3 et 4, ou touche-les, avant qu'on ne les couvre.
sherlock-holmes-lesson-holmes-done = Raflé. Ce que tu as touché en premier est à toi.
sherlock-holmes-lesson-holmes-slip = La razzia est finie, et ta main n'a touché aucune pile : sois rapide avec 2, 3 et 4.

sherlock-holmes-lesson-protect = Joue au TOP avec { $pile }. Cette fois, { $name2 } retourne SHERLOCK HOLMES. Dès l'annonce, couvre ta pile avec { $shield }, et garde-la couverte jusqu'à la fin de la razzia.
sherlock-holmes-lesson-protect-done = Sauve : ta main était là d'abord.
sherlock-holmes-lesson-protect-slip-1 = Ta pile est partie : une autre main était dessus avant que { $shield } la couvre.
sherlock-holmes-lesson-protect-slip-2 = La razzia est finie, et tu n'as pas couvert ta pile : appuie sur { $shield }.

sherlock-holmes-lesson-yard = Tes cartes te lassent ? Annonce SCOTLAND YARD avec { $blue } : chacun passe trois cartes à gauche. Fais-le maintenant.
sherlock-holmes-lesson-yard-done = Trois cartes sont parties à gauche. Tu peux le faire deux fois de suite au plus.

## On paper: what is printed, and what is wrong with an owner's list

sherlock-holmes-words-section = [{ $section }] n'est pas une partie d'une liste de mots
sherlock-holmes-words-section-expected = { $sections }
sherlock-holmes-words-empty = il ne contient aucun mot
sherlock-holmes-words-empty-expected = des mots avec leur nombre sous { $sections }
sherlock-holmes-words-many = { $n } cartes
sherlock-holmes-words-many-expected = { $most } au plus : il n'y a pas davantage de marques
sherlock-holmes-words-unread = illisible ({ $why })
sherlock-holmes-words-unread-expected = une liste de mots
sherlock-holmes-words-not-utf8 = n'est pas un texte UTF-8
sherlock-holmes-words-not-utf8-expected = un fichier texte enregistré en UTF-8
sherlock-holmes-words-not-toml = n'est pas du TOML ({ $why })
sherlock-holmes-words-not-toml-expected = des lignes comme "UN MOT" = 3
sherlock-holmes-words-no-table = n'est pas une section
sherlock-holmes-words-no-table-expected = un titre entre crochets, et des mots dessous
sherlock-holmes-words-twice = « { $word } » y figure deux fois
sherlock-holmes-words-twice-expected = chaque mot une fois, avec son nombre
sherlock-holmes-words-word = « { $word } » ne peut pas figurer sur une carte
sherlock-holmes-words-word-expected = 1 à { $most } lettres, sans espace aux bouts
sherlock-holmes-words-number = { $number }
sherlock-holmes-words-number-expected = un nombre entier, 1 ou plus
