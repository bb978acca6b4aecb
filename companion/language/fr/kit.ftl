### What every game shares: lengths of time, refusals, scores, what a strip of instants shows.

## Lengths of time, places, numbers of things

kit-span-ms = { $n } ms
kit-span-s = { $n } s

kit-place-1 = en premier
kit-place-2 = en deuxième
kit-place-3 = en troisième
kit-place-4 = en quatrième
kit-place-5 = en cinquième
kit-place-6 = en sixième
kit-place-7 = en septième
kit-place-8 = en huitième
kit-place = en numéro { $n }

kit-count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
kit-count-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
kit-count-hand = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
kit-count-home = { $n ->
    [one] { $n } arrivé
   *[other] { $n } arrivés
}
kit-count-key = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
}
kit-count-match = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
kit-count-page = { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
kit-count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
kit-count-question = { $n ->
    [one] { $n } question
   *[other] { $n } questions
}
kit-count-record = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
kit-count-seat = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
kit-count-Scotland-Yard-card = { $n ->
    [one] { $n } carte Scotland Yard
   *[other] { $n } cartes Scotland Yard
}

## Words between others

kit-yes = Oui
kit-no = Non
kit-none = aucun
kit-seat = place { $seat }
kit-not = pas { $what }
kit-labelled = { $label } : { $value }
kit-or = { $first } ou { $second }
kit-of-seat = { $who } { $value }
kit-question = { $what } ?

## What is pressed, called or entered

kit-thing-white = blanc
kit-thing-red = rouge
kit-thing-blue = bleu
kit-thing-pile = pile
kit-thing-shield = bouclier
kit-thing-rail = bord
kit-thing-reach = main tendue
kit-cue-ready = EN GARDE
kit-cue-play = TOP
kit-entry-deal = donne
kit-entry-card = carte
kit-entry-overturn = annulation

## Why something is refused: half a sentence, which stands after a colon or alone

kit-refused-bad-seat = personne n'est assis là
kit-refused-bad-ruling = cela ne se tranche pas ici
kit-refused-cannot-be-overturned = il n'y a rien à reprendre là-dedans
kit-refused-game-over = la partie est finie
kit-refused-late-arrival = arrivé plus tard que cette table ne l'admet
kit-refused-nothing-to-overturn = aucune décision de ce numéro ne peut plus être reprise
kit-refused-nothing-to-rule = il n'y a plus rien à trancher
kit-refused-paused = la table est en pause
kit-refused-open-question = une question attend : réponds-y d'abord
kit-refused-unused-input = cela ne sert à rien dans ce jeu

kit-reason = { $why }.
kit-refusal-them = Refusé : { $who }, { $what } : { $why }
kit-refusal-it = Refusé : { $what } : { $why }
kit-refusal = { $why }.
kit-refusal-coded = { $why } ({ $code }).

## What is decided, whatever is played

kit-watched-not-watched = Personne n'a surveillé un moment ; ce temps ne compte contre personne.
kit-watched-recovered = La table est de nouveau surveillée.
kit-ruled = Le donneur tranche : { $ruling }.
kit-won = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
kit-note-won = gagne
kit-score = Score de la manche : { $hand }. En tout : { $total }.
kit-fault = Capteur : { $where }, { $what } : { $why }.
kit-whole-table = toute la table
kit-faulty-lost = perdu
kit-faulty-recovered = revenu
kit-faulty-stuck = bloqué
kit-faulty-chatter = instable
kit-faulty-evidence-lost = preuves perdues
kit-faulty-evidence-late = preuves en retard
kit-faulty-evidence-unreadable = preuves illisibles
kit-faulty-doubt-unknown = doute inconnu
kit-faulty-wrong-clock = horloge fausse
kit-faulty-battery-low = batterie faible
kit-faulty-lamp-lost = lampe perdue
kit-faulty-not-watched = pas surveillé
kit-faulty-paused = en pause
kit-faulty-resumed = repris
kit-all-inputs = toutes les entrées
kit-apart = { $gap } d'écart, sûr seulement au-delà de { $doubt }
kit-taken-back = Repris : numéro { $of }{ $said ->
    [none] .
   *[other] { " " }: { $said }
}{ $why ->
    [none] { "" }
   *[other] { " " }La raison : { $why }.
}{ $next ->
    [due] { " " }On attend maintenant { $what }.
    [leader] { " " }C'est maintenant { $what } qui entame.
   *[none] { "" }
}
kit-open-questions = { $n ->
    [0] rien en suspens
    [one] { $n } question pour le donneur
   *[other] { $n } questions pour le donneur
}

## What is asked for, and what parts of the table are called

kit-field-seat = Qui ?
kit-field-cards = Combien de cartes ?

kit-label-scores = Points
kit-label-hands = Main
kit-label-piles = Pile
kit-label-pool = Pot
kit-label-round = Tour

## Who ruled what: what somebody asked for, in the log of rulings

kit-asked-begin = Commencer la partie
kit-asked-another = Commencer une autre partie
kit-asked-leave = Finir la partie
kit-asked-names = Noms : { $names }
kit-asked-bots = Un bot remplace : { $chairs }
kit-asked-no-bots = Aucun bot ne remplace
kit-chair = chaise { $chair }
kit-asked-overturn = Reprendre le numéro { $of }

## Too close to call, and the photo finish: instants on an axis of time

kit-too-close = Trop serré
kit-note-doubt = trop serré
kit-dealer-decides = Le donneur décide
kit-photo = Photo-finish
kit-photo-first = le premier
kit-photo-legend = 0 est l'instant de : { $zero }. Les barres montrent la précision de chaque instant.
kit-photo-deadline = { $what } : fin à { $end }. 0 est { $zero } ; les barres montrent la précision de chaque instant.
kit-photo-alone = { $who }, sans rival
kit-photo-heat = Ex æquo : { $margin } d'écart, sûr seulement au-delà de { $doubt }
kit-photo-won = { $who }, de { $margin }, sûr à { $doubt } près
kit-photo-before = { $gap } avant { $word }
kit-too-fast = moins de 100 ms

## On the display

kit-figure-turn = tour
kit-moment-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}

## What was played before, in figures

kit-figures-title-reactions = La vitesse de chacun
kit-figures-title-course = Partie après partie
kit-figures-title-waiting = Qui n'attend pas
kit-figures-title-wins = Parties gagnées
kit-figures-title-closest = Les arrivées les plus serrées
kit-figures-no-match = Aucune partie n'a encore été jouée ici. Joues-en une avec du monde, puis reviens voir.
kit-figures-no-reaction = Aucune réaction n'a encore été mesurée : joue à un jeu avec EN GARDE et TOP.
kit-figures-no-course = Pour une évolution il faut deux parties avec EN GARDE et TOP ; elles n'y sont pas encore.
kit-figures-nobody-early = { $n ->
    [0] Aucune carte n'a encore été appelée : joue à un jeu avec EN GARDE et TOP.
    [one] Personne n'était en avance, sur { $n } carte.
   *[other] Personne n'était en avance, sur { $n } cartes.
}
kit-figures-no-win = Personne n'a encore gagné : joue une partie jusqu'au bout.
kit-figures-nothing-close = Rien de serré encore : il faut être deux à annoncer ou à appuyer en même temps.

## What an owner wrote

kit-problem = { $wrong } ; attendu : { $expected }
kit-learned-card = { $n ->
    [one] { $n } carte apprise
   *[other] { $n } cartes apprises
}
kit-learned-keep = { $what } ; { $how } garde cela dans { $file }
kit-learned-name-file = { $what } ; indique un fichier dans le profil ({ $where }), et { $how } l'y garde

## The page of rules

kit-page-inputs = Boutons et capteurs
kit-page-keys = Touches
kit-page-head = { $title }, { $players } joueurs, { $length }
kit-page-table-needs = Il faut à la table : { $needs }
kit-page-none = Son auteur n'a pas écrit de page de règles.
kit-page-any-length = le temps qu'il faut
kit-page-needs = { $n ->
    [0] aucun bouton
   *[other] { $inputs } à chaque place
}
kit-page-used = utilisé par ce jeu

kit-by-hand-white = le bouton blanc
kit-by-hand-red = le bouton rouge
kit-by-hand-blue = le bouton bleu
kit-by-hand-pile = ta pile
kit-by-hand-shield = une main sur ton bouclier
kit-by-hand-rail = le bord de la table
kit-by-hand-reach = ta main
kit-by-key-reach = le chiffre de sa place

## A game of another package that cannot be played

kit-broken-game = le jeu { $name } du paquet { $package } ne peut pas être joué : { $why } ; mets ce paquet à jour ou désinstalle-le
kit-broken-name-taken = un autre jeu s'appelle { $name }
kit-broken-no-kit = son point d'entrée nomme { $found }, il fallait un Kit
kit-broken-other-name = son kit s'appelle { $kit }, son point d'entrée { $point }
kit-broken-no-title = il n'a pas de titre, ou pas de places

## The camera

kit-thing-cards = cartes
kit-faulty-hidden = masqué
