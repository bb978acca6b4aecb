### I Say, Holmes! in French.

## Where the story is: the chit

i-say-holmes-chit-pending = Dans le brouillard : tout Lieu convient.
i-say-holmes-chit-London = Le jeton montre Londres.
i-say-holmes-chit-Country = Le jeton montre la Campagne.
i-say-holmes-side-London = Londres
i-say-holmes-side-Country = Campagne
i-say-holmes-side-pending = brume

## Verdicts

i-say-holmes-verdict-ready =
    { $n ->
        [one] Distribué : les cartes numérotées { $numbers }. Pioche : { $n } carte. { $chit }
       *[other] Distribué : les cartes numérotées { $numbers }. Pioche : { $n } cartes. { $chit }
    }
i-say-holmes-verdict-started = { $who } ouvre : The Game is Afoot!
i-say-holmes-verdict-turn = C'est à { $who }, après { $card }.
i-say-holmes-verdict-turn-called = C'est à { $who }, après { $card }
i-say-holmes-verdict-played = { $who } joue { $card }.
i-say-holmes-verdict-discarded = { $who } écarte { $card }.
i-say-holmes-verdict-drew = { $who } pioche une carte.
i-say-holmes-verdict-kept = { $who } la garde.
i-say-holmes-verdict-window = { $against } contre { $who } : { $defences } ?
i-say-holmes-verdict-declined = { $who } n'a pas de défense.
i-say-holmes-verdict-window-closed = Le temps est écoulé pour { $who }.
i-say-holmes-verdict-defended = { $who } répond par { $defence } !
i-say-holmes-verdict-draws =
    { $n ->
        [one] { $who } pioche { $n } carte.
       *[other] { $who } pioche { $n } cartes.
    }
i-say-holmes-verdict-look =
    { $n ->
        [one] { $by } regarde { $n } carte chez { $who }.
       *[other] { $by } regarde { $n } cartes chez { $who }.
    }
i-say-holmes-verdict-look-all = { $by } regarde toute la main chez { $who }.
i-say-holmes-verdict-show = { $who } montre en secret à { $by } sa carte la plus forte.
i-say-holmes-verdict-give = { $by } passe en secret une carte à { $who }.
i-say-holmes-verdict-trade = { $names } échangent leurs mains.
i-say-holmes-verdict-redeal = Toutes les mains sont mélangées et redonnées, autant à chacun qu'avant.
i-say-holmes-verdict-reshuffle =
    { $n ->
        [one] La défausse est remélangée : { $n } carte dans la pioche.
       *[other] La défausse est remélangée : { $n } cartes dans la pioche.
    }
i-say-holmes-verdict-pass-left = Chacun passe une carte, face cachée, à gauche.
i-say-holmes-verdict-pass-right = Chacun passe toute sa main à droite.
i-say-holmes-verdict-points-i-say = { $who } : { $points } points pour une carte I Say dans la suite.
i-say-holmes-verdict-points-telegram = { $who } : { $points } points pour le Telegram.
i-say-holmes-verdict-points-fleeing = { $who } : { $points } points pour Fleeing.
i-say-holmes-verdict-arrest = { $by } arrête { $who } !
i-say-holmes-verdict-guilty = Coupable ! { $who } cache { $villains }.
i-say-holmes-verdict-detected = { $who } avait aussi { $villains } : trouvé par la même arrestation.
i-say-holmes-verdict-not-guilty = Non coupable : { $who }.
i-say-holmes-verdict-hand-taken = { $by } prend toute la main à { $who }, qui pioche autant de nouvelles cartes.
i-say-holmes-verdict-hand-taken-none = { $by } prend toute la main à { $who }, qui ne pioche rien : il ne reste aucune carte.
i-say-holmes-verdict-hand-taken-rest =
    { $n ->
        [one] { $by } prend toute la main à { $who }, qui pioche tout ce qui reste : { $n } carte.
       *[other] { $by } prend toute la main à { $who }, qui pioche tout ce qui reste : { $n } cartes.
    }
i-say-holmes-verdict-went-out = { $who } n'a plus de cartes : le dernier chapitre commence.
i-say-holmes-verdict-cleared = { $who } est hors de cause.
i-say-holmes-verdict-escaped = { $who } s'échappe avec { $villains }.
i-say-holmes-verdict-round-end-arrest = La manche est finie : un Vilain est arrêté.
i-say-holmes-verdict-round-end-escape = La manche est finie : les Vilains se sont échappés.
i-say-holmes-verdict-round-end-none-guilty = La manche est finie : personne n'est coupable.
i-say-holmes-verdict-score = Cette manche : { $hand }. En tout : { $total }.
i-say-holmes-verdict-won =
    { $n ->
        [one] { $names } gagne avec { $points }.
       *[other] { $names } gagnent avec { $points }.
    }
i-say-holmes-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
i-say-holmes-verdict-flag-cleared-seat-held-villain = Pour le donneur : { $who } était hors de cause, mais avait un Vilain.
i-say-holmes-verdict-flag-no-cards-left = Pour le donneur : { $who } ne trouve plus de carte à piocher.

## What is taken to have happened, because somebody went on

i-say-holmes-implied-keep = { $by } continue, donc pour la table { $who } garde la carte.
i-say-holmes-implied-no-defence = { $by } continue, et ne répond donc pas.
i-say-holmes-implied-no-arrest = { $by } continue, donc { $who } n'arrête personne.
i-say-holmes-implied-pass-left = { $by } continue, donc pour la table chacun a passé une carte.
i-say-holmes-implied-pass-right = { $by } continue, donc pour la table chacun a passé sa main.
i-say-holmes-implied-redeal = { $by } continue, donc pour la table les mains sont redonnées.
i-say-holmes-implied-trade = { $by } continue, donc pour la table les mains sont échangées.
i-say-holmes-implied-give = { $by } continue, donc pour la table la carte est passée.
i-say-holmes-implied-reshuffle = { $by } continue, donc pour la table le paquet est mélangé.

## What somebody is asked

i-say-holmes-ask-sequence = { $card } peut-elle suivre { $before } ? Donneur, lis la ligne du bas.
i-say-holmes-ask-sequence-perhaps = { $card } peut-elle suivre { $before } ? Donneur, lis la ligne du bas. Peut-être : { $cards }.
i-say-holmes-ask-i-say = { $before } offre-t-elle I Say (-10) ? Donneur, lis la ligne du bas.
i-say-holmes-kind-movement = mouvement
i-say-holmes-kind-location = lieu
i-say-holmes-kind-london = Londres
i-say-holmes-kind-country = campagne
i-say-holmes-kind-information = information
i-say-holmes-kind-action = action
i-say-holmes-kind-i-say = I Say
i-say-holmes-ask-arrest-must = { $who } doit arrêter { $whom }.
i-say-holmes-ask-arrest-may = { $who } peut arrêter { $whom }.
i-say-holmes-ask-plea = { $who } : coupable ou non coupable ? Nomme chaque Vilain de ta main.
i-say-holmes-ask-value = Combien compte { $card } ? Donneur, lis sa valeur.
i-say-holmes-ask-hand = { $who } : que valent tes cartes en main, sans les Vilains ?

i-say-holmes-doubt-which = Trop serré : quel bouton était le premier chez { $who } ? { $apart }. Donneur ?
i-say-holmes-doubt-deadline = Trop serré : { $who }, à temps ? { $apart }. Donneur ?

i-say-holmes-or = { $first } ou { $second }

i-say-holmes-with-Alibi = un Alibi
i-say-holmes-with-Mastermind = un Mastermind

## What the dealer has ruled

i-say-holmes-verdict-ruled = Le donneur tranche : { $ruling }.
i-say-holmes-ruled-sequence-yes = la carte va dans l'histoire
i-say-holmes-ruled-sequence-no = la carte ne va pas dans l'histoire
i-say-holmes-ruled-i-say-yes = I Say est dans la suite
i-say-holmes-ruled-i-say-no = I Say n'est pas dans la suite
i-say-holmes-ruled-deadline-yes = la réponse était à temps
i-say-holmes-ruled-deadline-no = la réponse était trop tard
i-say-holmes-ruled-which = { $answer } était le premier
i-say-holmes-ruled-defence-yes = la défense vaut
i-say-holmes-ruled-defence-no = aucune défense n'a été posée
i-say-holmes-ruled-lift = le numéro { $number } est permis
i-say-holmes-ruled-count = une main est corrigée
i-say-holmes-ruled-chit = le jeton de Lieu est corrigé
i-say-holmes-ruled-score = { $points } points pour { $who }
i-say-holmes-ruled-value = { $card } compte { $value }

## How the story stands, line by line

i-say-holmes-state-phase = Manche { $round }, phase { $phase }
i-say-holmes-state-turn = Manche { $round }, phase { $phase }, à { $who }
i-say-holmes-state-governs = { $card } commande ; { $chit }
i-say-holmes-state-nothing = rien n'est encore joué ; { $chit }
i-say-holmes-state-pile =
    { $n ->
        [one] pioche : { $n } carte
       *[other] pioche : { $n } cartes
    }
i-say-holmes-state-scores = scores : { $scores }

i-say-holmes-phase-dealing = donne
i-say-holmes-phase-start = ouverture
i-say-holmes-phase-turn = tour
i-say-holmes-phase-drawn = piochée
i-say-holmes-phase-window = défense
i-say-holmes-phase-moving = passage
i-say-holmes-phase-accuse = accusation
i-say-holmes-phase-plea = aveu
i-say-holmes-phase-counting = compte
i-say-holmes-phase-over = fin

## Why something is refused: half a sentence, which may stand alone or follow a colon

i-say-holmes-refused-alibi-not-allowed = un Alibi n'aide pas ici
i-say-holmes-refused-already-answered = cette réponse a été donnée
i-say-holmes-refused-already-cleared = déjà hors de cause
i-say-holmes-refused-already-drew = une carte a déjà été piochée
i-say-holmes-refused-bad-total = autant de cartes ne peuvent pas valoir cela
i-say-holmes-refused-busy = autre chose vient d'abord
i-say-holmes-refused-chit-mismatch = le jeton montre l'autre sorte de lieu
i-say-holmes-refused-condition = cette carte a sa propre condition, qui n'est pas remplie
i-say-holmes-refused-count-mismatch = cela ne va pas avec le nombre de cartes en main
i-say-holmes-refused-defence-only = cette carte ne se joue qu'en réponse à une autre
i-say-holmes-refused-match-over = la partie est finie
i-say-holmes-refused-no-cards = il n'y a pas de cartes
i-say-holmes-refused-no-window = il n'y a rien à quoi répondre
i-say-holmes-refused-not-a-villain = ce n'est pas un Vilain
i-say-holmes-refused-not-accused = quelqu'un d'autre est accusé, ou personne
i-say-holmes-refused-not-drawn = aucune carte n'a été piochée
i-say-holmes-refused-not-its-word = ce mot d'une ligne du bas ne désigne pas cette carte
i-say-holmes-refused-not-in-sequence = cela ne continue pas l'histoire
i-say-holmes-refused-not-started = The Game is Afoot! vient d'abord
i-say-holmes-refused-not-target = c'est à quelqu'un d'autre de répondre
i-say-holmes-refused-not-your-turn = c'est le tour de quelqu'un d'autre
i-say-holmes-refused-nothing-to-rule = il n'y a rien à trancher
i-say-holmes-refused-round-over = la manche est finie
i-say-holmes-refused-self-target = il faut quelqu'un d'autre
i-say-holmes-refused-side-missing = est-ce l'adversaire précédent ou le suivant
i-say-holmes-refused-target-missing = contre qui
i-say-holmes-refused-unknown-card = cette carte n'existe pas
i-say-holmes-refused-unused-input = cela ne sert à rien dans ce jeu
i-say-holmes-refused-use-escape = un Vilain ne se joue pas, il s'échappe
i-say-holmes-refused-villains-missing = quels Vilains
i-say-holmes-refused-window-closed = le temps de répondre est passé

i-say-holmes-condition-Holmes = Holmes peut suivre toute carte sauf un Mouvement, et { $before } est là
i-say-holmes-condition-Watson = Watson peut suivre toute carte sauf un Mouvement, et { $before } est là
i-say-holmes-condition-Mycroft = Mycroft ne peut suivre qu'un Lieu de Londres, et { $before } est là
i-say-holmes-condition-Fleeing = Fleeing ne peut suivre qu'un Mouvement, et { $before } est là
i-say-holmes-condition-Afoot = The Game is Afoot! ne fait qu'ouvrir une manche, et { $before } est là

i-say-holmes-waiting-deal = , on attend la donne
i-say-holmes-waiting-start = , on attend The Game is Afoot!
i-say-holmes-waiting-play = , on attend une carte
i-say-holmes-waiting-window = , on attend une réponse
i-say-holmes-waiting-plea = , on attend l'aveu
i-say-holmes-waiting-arrest = , on attend le nom de l'accusé
i-say-holmes-waiting-held = , on attend les mains
i-say-holmes-waiting-nothing = , on n'attend rien
i-say-holmes-waiting-pass-left = , on attend les cartes passées
i-say-holmes-waiting-pass-right = , on attend les mains passées
i-say-holmes-waiting-redeal = , on attend la nouvelle donne
i-say-holmes-waiting-trade = , on attend l'échange
i-say-holmes-waiting-give = , on attend la carte passée
i-say-holmes-waiting-reshuffle = , on attend le mélange
i-say-holmes-waiting-dealer = , on attend le donneur

## The same at a seat: two or three words

i-say-holmes-short-refused = refusé
i-say-holmes-short-refused-alibi-not-allowed = pas d'Alibi ici
i-say-holmes-short-refused-already-answered = déjà répondu
i-say-holmes-short-refused-window-closed = trop tard
i-say-holmes-short-refused-not-your-turn = pas ton tour
i-say-holmes-short-refused-not-in-sequence = ne suit pas
i-say-holmes-short-refused-chit-mismatch = mauvaise sorte de lieu
i-say-holmes-short-refused-condition = pas maintenant
i-say-holmes-short-refused-defence-only = seulement en réponse
i-say-holmes-short-refused-use-escape = un Vilain s'échappe
i-say-holmes-short-condition-Holmes = pas après Mouvement
i-say-holmes-short-condition-Watson = pas après Mouvement
i-say-holmes-short-condition-Mycroft = après un Lieu de Londres
i-say-holmes-short-condition-Fleeing = après un Mouvement

## What may be entered: actions, fields and values of a form

i-say-holmes-action-hands = Toutes les mains à la fois
i-say-holmes-action-held = Une main
i-say-holmes-action-no-arrest = N'arrêter personne
i-say-holmes-action-done = Les cartes sont déplacées

i-say-holmes-field-play-card = Quelle carte ?
i-say-holmes-field-play-target = Contre qui ?
i-say-holmes-field-play-side = De quel côté ?
i-say-holmes-field-play-drawn = Piochée à l'instant ?
i-say-holmes-field-play-in_sequence = La carte d'avant dit-elle I Say (-10) ?
i-say-holmes-field-play-villain = Quel Vilain s'en va ?
i-say-holmes-field-hands-totals = Ce que compte chaque main, sans les Vilains
i-say-holmes-field-hands-villains = Chaque Vilain trouvé
i-say-holmes-field-plea-villains = Chaque Vilain de la main
i-say-holmes-field-sequence-learn = Le retenir pour

i-say-holmes-value-movement = Toute carte Mouvement
i-say-holmes-value-location = Tout Lieu qui va avec le jeton
i-say-holmes-value-london = Tout Lieu de Londres
i-say-holmes-value-country = Tout Lieu de Campagne
i-say-holmes-value-information = Toute carte Information
i-say-holmes-value-action = Toute carte Action

i-say-holmes-prompt-deal = Donne
i-say-holmes-prompt-play = Jouer
i-say-holmes-prompt-draw = Piocher
i-say-holmes-prompt-keep = Garder
i-say-holmes-prompt-defend = Se défendre
i-say-holmes-prompt-arrest = Arrêter
i-say-holmes-prompt-plea = Aveu
i-say-holmes-prompt-escape = S'échapper
i-say-holmes-prompt-no-arrest = Pas d'arrestation
i-say-holmes-prompt-done = Fait
i-say-holmes-prompt-held = En main
i-say-holmes-prompt-hands = Mains
i-say-holmes-prompt-sequence = Suite
i-say-holmes-prompt-i-say = I Say
i-say-holmes-prompt-deadline = Délai
i-say-holmes-prompt-which = Lequel
i-say-holmes-prompt-defence = Défense
i-say-holmes-prompt-lift = Permettre
i-say-holmes-prompt-count = Compte
i-say-holmes-prompt-chit = Jeton
i-say-holmes-prompt-score = Score
i-say-holmes-prompt-value = Valeur
i-say-holmes-prompt-pass-a-card = Passer une carte
i-say-holmes-prompt-give-a-card = Donner une carte
i-say-holmes-prompt-hand-passed-on = Main passée

i-say-holmes-entry-play = jouer
i-say-holmes-entry-draw = piocher
i-say-holmes-entry-keep = garder
i-say-holmes-entry-defend = se défendre
i-say-holmes-entry-arrest = arrestation
i-say-holmes-entry-no-arrest = pas d'arrestation
i-say-holmes-entry-plea = aveu
i-say-holmes-entry-escape = fuite
i-say-holmes-entry-done = fait
i-say-holmes-entry-held = main
i-say-holmes-entry-hands = mains
i-say-holmes-entry-sequence = suite
i-say-holmes-entry-i-say = I Say
i-say-holmes-entry-deadline = délai
i-say-holmes-entry-which = lequel
i-say-holmes-entry-defence = défense
i-say-holmes-entry-lift = permettre
i-say-holmes-entry-count = compte
i-say-holmes-entry-chit = jeton
i-say-holmes-entry-score = score
i-say-holmes-entry-value = valeur

i-say-holmes-term-opens = ouvre
i-say-holmes-term-card = carte
i-say-holmes-term-target = cible
i-say-holmes-term-side = côté
i-say-holmes-term-previous = précédent
i-say-holmes-term-next = suivant
i-say-holmes-term-villain = vilain
i-say-holmes-term-in_sequence = dans la suite
i-say-holmes-term-drawn = piochée
i-say-holmes-term-with = avec
i-say-holmes-term-none = aucun
i-say-holmes-term-guilty = coupable
i-say-holmes-term-villains = vilains
i-say-holmes-term-what = quoi
i-say-holmes-term-pass-left = passer à gauche
i-say-holmes-term-pass-right = passer à droite
i-say-holmes-term-redeal = redonner
i-say-holmes-term-trade = échanger
i-say-holmes-term-give = donner
i-say-holmes-term-reshuffle = remélanger
i-say-holmes-term-total = total
i-say-holmes-term-totals = totaux
i-say-holmes-term-allow = permettre
i-say-holmes-term-learn = retenir
i-say-holmes-term-answer = réponse
i-say-holmes-term-red = rouge
i-say-holmes-term-blue = bleu
i-say-holmes-term-white = blanc
i-say-holmes-term-of = numéro
i-say-holmes-term-value = valeur
i-say-holmes-term-pending = en suspens
i-say-holmes-term-delta = écart

## Answers on buttons

i-say-holmes-answer-draw = Piocher une carte
i-say-holmes-answer-keep = La garder
i-say-holmes-answer-no-arrest = N'arrêter personne
i-say-holmes-answer-hand-passed-on = Ma main est passée
i-say-holmes-answer-deal = Donne
i-say-holmes-answer-deal-opens = Donne : { $who } ouvre
i-say-holmes-answer-opens = { $who } ouvre
i-say-holmes-answer-against = { $card } contre
i-say-holmes-answer-with = { $card } avec { $villain }
i-say-holmes-answer-escape = S'échapper
i-say-holmes-answer-escape-with = S'échapper avec { $villains }
i-say-holmes-answer-not-guilty = Non coupable
i-say-holmes-answer-guilty = Coupable
i-say-holmes-answer-guilty-of = Coupable : { $villains }
i-say-holmes-answer-arrest = Arrêter { $who }
i-say-holmes-answer-no-defence = Pas de défense
i-say-holmes-answer-held-cards = { $who } : carte par carte
i-say-holmes-answer-held-total = { $who } : en tout
i-say-holmes-answer-all-hands = Toutes les mains …
i-say-holmes-answer-all-hands-guilty = Coupable, et toutes les mains …
i-say-holmes-answer-pass = Passer { $card }
i-say-holmes-answer-give = Donner { $card }
i-say-holmes-answer-done-pass-left = Toutes les cartes sont passées
i-say-holmes-answer-done-pass-right = Toutes les mains sont passées
i-say-holmes-answer-done-redeal = Les mains sont redonnées
i-say-holmes-answer-done-trade = Les mains sont échangées
i-say-holmes-answer-done-give = La carte est donnée
i-say-holmes-answer-done-reshuffle = La défausse est remélangée
i-say-holmes-answer-which-red = Alibi (rouge)
i-say-holmes-answer-which-blue = Mastermind (bleu)
i-say-holmes-answer-which-white = Pas de défense (blanc)
i-say-holmes-answer-sequence-yes = Elle suit
i-say-holmes-answer-sequence-no = Elle ne suit pas
i-say-holmes-answer-i-say-yes = Elle dit I Say
i-say-holmes-answer-i-say-no = Elle ne le dit pas
i-say-holmes-answer-deadline-yes = À temps
i-say-holmes-answer-deadline-no = Trop tard
i-say-holmes-answer-remember = { $answer } : retenir
i-say-holmes-answer-every-movement = { $answer } : toute carte Mouvement
i-say-holmes-answer-every-location = { $answer } : tout Lieu qui va avec le jeton
i-say-holmes-answer-every-london = { $answer } : tout Lieu de Londres
i-say-holmes-answer-every-country = { $answer } : tout Lieu de Campagne
i-say-holmes-answer-every-information = { $answer } : toute carte Information
i-say-holmes-answer-every-action = { $answer } : toute carte Action
i-say-holmes-answer-none-movement = { $answer } : aucune carte Mouvement
i-say-holmes-answer-none-location = { $answer } : aucun Lieu qui va avec le jeton
i-say-holmes-answer-none-london = { $answer } : aucun Lieu de Londres
i-say-holmes-answer-none-country = { $answer } : aucun Lieu de Campagne
i-say-holmes-answer-none-information = { $answer } : aucune carte Information
i-say-holmes-answer-none-action = { $answer } : aucune carte Action

## What the dealer is asked, above the answers

i-say-holmes-asked-sequence = { $card } peut-elle suivre { $before } ? Lis la ligne du bas.
i-say-holmes-asked-i-say = { $before } offre-t-elle I Say (-10) ? Lis la ligne du bas.
i-say-holmes-asked-value = Combien compte { $card } ?
i-say-holmes-asked-which = Quel bouton était le premier chez { $who } ?
i-say-holmes-asked-deadline = { $who } : à temps ?

## The word of the moment: two or three words in large letters

i-say-holmes-now-arrest = { $by } arrête { $who }
i-say-holmes-now-plea = { $who } : coupable ?
i-say-holmes-now-must-arrest = { $who } doit arrêter
i-say-holmes-now-may-arrest = { $who } peut arrêter
i-say-holmes-now-sequence = Peut-elle suivre ?
i-say-holmes-now-i-say = I Say dans la suite ?
i-say-holmes-now-value = Combien compte-t-elle ?
i-say-holmes-now-guilty = Coupable !
i-say-holmes-now-escaped = { $who } s'échappe
i-say-holmes-now-won =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
i-say-holmes-now-deal = Donne
i-say-holmes-now-start = Qui a The Game is Afoot!
i-say-holmes-now-plays = { $who } joue
i-say-holmes-now-drawn = { $who } : pose-la, ou garde-la
i-say-holmes-now-answer = { $who }, ta réponse ?
i-say-holmes-now-answer-left = { $who }, ta réponse ? { $left }
i-say-holmes-now-count = Comptez vos mains
i-say-holmes-now-pass-left = Une carte à gauche
i-say-holmes-now-pass-right = Ta main à droite
i-say-holmes-now-redeal = On redonne les mains
i-say-holmes-now-trade = Échange de mains
i-say-holmes-now-give = On donne une carte
i-say-holmes-now-reshuffle = Remélangez la défausse

## What was decided about a seat, beside its name

i-say-holmes-seat-started = ouvre
i-say-holmes-seat-turn = à son tour
i-say-holmes-seat-drew = pioche une carte
i-say-holmes-seat-kept = la garde
i-say-holmes-seat-declined = pas de défense
i-say-holmes-seat-window-closed = temps écoulé
i-say-holmes-seat-not-guilty = non coupable
i-say-holmes-seat-cleared = non coupable
i-say-holmes-seat-hand-taken = pioche une nouvelle main
i-say-holmes-seat-went-out = a posé sa dernière carte
i-say-holmes-seat-flag = le donneur regarde
i-say-holmes-seat-played = a posé { $card }
i-say-holmes-seat-discarded = écarte { $card }
i-say-holmes-seat-draws =
    { $n ->
        [one] pioche { $n } carte
       *[other] pioche { $n } cartes
    }
i-say-holmes-seat-window = { $against } : { $defences } ?
i-say-holmes-seat-defended = { $card } !
i-say-holmes-seat-points-i-say = { $points } points : I Say
i-say-holmes-seat-points-telegram = { $points } points : Telegram
i-say-holmes-seat-points-fleeing = { $points } points : Fleeing
i-say-holmes-seat-guilty = coupable : { $villains }
i-say-holmes-seat-escaped = en fuite : { $villains }
i-say-holmes-seat-detected = découvert : { $villains }
i-say-holmes-seat-fault = { $input } : { $reason }
i-say-holmes-seat-fault-all = capteurs : { $reason }
i-say-holmes-seat-score = { $points } points
i-say-holmes-seat-won = gagne la partie
i-say-holmes-seat-trade = échange sa main
i-say-holmes-seat-sees =
    { $n ->
        [one] voit { $n } carte chez { $who }
       *[other] voit { $n } cartes chez { $who }
    }
i-say-holmes-seat-sees-hand = voit la main chez { $who }
i-say-holmes-seat-shows =
    { $n ->
        [one] montre { $n } carte
       *[other] montre { $n } cartes
    }
i-say-holmes-seat-shows-hand = montre sa main
i-say-holmes-seat-sees-highest = voit une carte chez { $who }
i-say-holmes-seat-shows-highest = montre la plus forte
i-say-holmes-seat-gives = donne une carte à { $who }
i-say-holmes-seat-gets = { $by } lui donne une carte
i-say-holmes-seat-arrests = arrête { $who }
i-say-holmes-seat-arrested = en arrestation

## Numbers beside a name and in the middle of the table: one short word each

i-say-holmes-figure-score = score
i-say-holmes-figure-after = après
i-say-holmes-figure-chit = jeton
i-say-holmes-short-afoot = Afoot!

## What each button is for, in a word or two

i-say-holmes-input-red = Alibi
i-say-holmes-input-blue = Mastermind
i-say-holmes-input-white = pas de défense / passé

## The photo finish

i-say-holmes-photo-red = Alibi
i-say-holmes-photo-blue = Mastermind
i-say-holmes-photo-white = pas de défense
i-say-holmes-photo-deadline = À temps, ou trop tard
i-say-holmes-photo-time-up = temps écoulé
i-say-holmes-photo-too-close = Trop serré : à { $gap } du délai, sûr à { $doubt } près
i-say-holmes-photo-which = Quelle réponse était la première

## The owner's file of cards: what is wrong with it, and what is expected instead

i-say-holmes-file-head =
    # Les cartes de I Say, Holmes! : ce que donne la feuille de règles. Complète avec ce qui est
    # imprimé sur ton exemplaire, et indique ce fichier dans le profil de ta table :
    #
    #   [packs]
    #   { $example }
    #
    # value    ce que la carte compte dans une main : 1 à 50
    # deal     le nombre dans son coin : 3 à 8
    # next     sa ligne du bas : movement, location, london, country, information, action, i-say, ou un
    #          titre ; « location » est un Lieu qui va avec le jeton
    # partial  true : il peut y avoir plus d'imprimé, et pour tout le reste on demande au donneur
    # never    ce dont on sait que ce n'y est pas imprimé

i-say-holmes-file-unread = ne peut être lu ({ $why })
i-say-holmes-file-unread-expected = un fichier ; companion cards > my-cards.toml en fait un
i-say-holmes-file-not-utf8 = n'est pas en UTF-8
i-say-holmes-file-not-utf8-expected = un fichier texte enregistré en UTF-8
i-say-holmes-file-not-toml = n'est pas du TOML ({ $why })
i-say-holmes-file-not-toml-expected = du TOML : un [[card]] pour chaque titre
i-say-holmes-file-unknown = il y a « { $name } »
i-say-holmes-file-unknown-expected = deck_size, et un [[card]] pour chaque titre
i-say-holmes-file-deck-size = deck_size est { $size }
i-say-holmes-file-deck-size-expected = { $size }, comme disent les règles
i-say-holmes-file-no-list = « card » n'est pas une liste de tables
i-say-holmes-file-no-list-expected = un [[card]] pour chaque titre
i-say-holmes-file-card = carte { $number }
i-say-holmes-file-no-title = pas de titre
i-say-holmes-file-title = titre « { $title } »
i-say-holmes-file-title-expected = un titre de la feuille de règles, comme « Train »
i-say-holmes-file-twice = « { $title } » y est deux fois
i-say-holmes-file-twice-expected = chaque titre une fois
i-say-holmes-file-printed = { $name } est « { $value } »
i-say-holmes-file-nothing-expected = rien là
i-say-holmes-file-odd = ne peut être complété tel qu'il est écrit
i-say-holmes-file-odd-expected = { "[[card]]" } avec une ligne par clé ; l'écrire ainsi, ou l'ajouter à la main
i-say-holmes-file-unwritten = ne peut être écrit ({ $why })
i-say-holmes-file-unwritten-expected = un fichier où tu peux écrire

## The page of rules

i-say-holmes-page-about = Une histoire racontée carte par carte : chaque carte dit quelles sortes peuvent la suivre. Pose ce qui convient, accuse, défends-toi hors de ton tour, et vide ta main avant qu'on ne trouve ton vilain.
i-say-holmes-page-length = 30 à 60 minutes
i-say-holmes-page-line = Histoire en cartes : accuse, défends.
i-say-holmes-page-needs = les trois boutons de chaque place pour se défendre contre la montre ; une console ou un écran pour les cartes ; un paquet de I Say, Holmes!

i-say-holmes-page-input-red = tu réponds à une attaque par un Alibi. Pose-le aussi.
i-say-holmes-page-input-blue = tu réponds à une attaque par un Mastermind. Pose-le aussi.
i-say-holmes-page-input-white = tu n'as pas de défense. Quand on passe des cartes : tu as passé les tiennes.

i-say-holmes-page-option-rounds = Longueur
i-say-holmes-page-option-rounds-1 = une manche
i-say-holmes-page-option-rounds-3 = trois manches
i-say-holmes-page-option-rounds-5 = cinq manches
i-say-holmes-page-option-window-us = Temps pour se défendre
i-say-holmes-page-option-window-us-12000000 = 12 secondes
i-say-holmes-page-option-window-us-20000000 = 20 secondes
i-say-holmes-page-option-window-us-6000000 = 6 secondes

i-say-holmes-page-deal = La donne
i-say-holmes-page-deal-1 = Chacun reçoit six cartes parmi celles dont le numéro de donne ne dépasse pas le nombre de joueurs. Toutes les autres font la pioche.
i-say-holmes-page-deal-2 = Ce que tu as en main, et combien, est ton secret.
i-say-holmes-page-deal-3 = Qui a The Game is Afoot! la pose d'abord. Le tour va à gauche.

i-say-holmes-page-turn = À ton tour
i-say-holmes-page-turn-1 = Pose une carte d'une sorte que nomme la ligne du bas de la carte d'avant, ou une carte I Say. Saisis son titre, et contre qui elle va.
i-say-holmes-page-turn-2 = Si tu n'as rien qui convient, pioche une carte. Si elle convient, pose-la ; sinon, garde-la.
i-say-holmes-page-turn-3 = Les cartes Mouvement disent où va l'histoire : un Train change entre Londres et la Campagne, un Hansom Cab, un Boat ou un Foot Chase y reste. Un Lieu doit être là où dit le jeton.
i-say-holmes-page-turn-4 = Boat, Foot Chase, I Suspect, Inspector et Scotland Yard font piocher quelqu'un. Telegram lui coûte dix points. Clue, Disguise et Deduction te laissent voir des cartes.
i-say-holmes-page-turn-5 = Les cartes I Say vont à tout moment et laissent l'histoire telle quelle. Si la ligne du bas les nomme, elles enlèvent dix points.

i-say-holmes-page-defence = La défense
i-say-holmes-page-defence-1 = Qui est attaqué a douze secondes. Un Alibi ({ $red }) écarte la pénalité, et chacun passe une carte à gauche. Un Mastermind ({ $blue }) écarte plus encore ; les mains entières vont à droite, et qui se défend a le tour.
i-say-holmes-page-defence-2 = Un Alibi n'aide pas contre Holmes, Telegram, Disguise, Clue, Deduction ou Mycroft.

i-say-holmes-page-villains = Vilains et arrestations
i-say-holmes-page-villains-1 = Un vilain ne se pose pas. Qui n'a que des vilains à son tour les montre et s'échappe.
i-say-holmes-page-villains-2 = Une arrestation nomme quelqu'un. Coupable : la manche est finie. Non coupable : cette main va à qui a accusé, et l'accusé pioche autant de nouvelles cartes.
i-say-holmes-page-villains-3 = Qui pose sa dernière carte doit arrêter quelqu'un. Qui n'est alors pas coupable doit arrêter le suivant.

i-say-holmes-page-score = Score
i-say-holmes-page-score-1 = Chacun additionne les valeurs de ses cartes en main, mais pas des vilains que personne n'a trouvés. Qui a fait l'arrestation retire la valeur des vilains, le coupable l'ajoute. Qui s'est échappé retire ces vilains.
i-say-holmes-page-score-2 = Le plus petit total après les manches convenues gagne. Un score peut passer sous zéro.

i-say-holmes-page-judged = Ce que la machine juge
i-say-holmes-page-judged-1 = À qui est le tour, si une carte convient pour autant que sa ligne du bas est connue, où est le jeton, et combien de cartes vont où. Elle ne dit jamais combien chacun en a.
i-say-holmes-page-judged-2 = Si une défense est venue à temps, à la milliseconde. Si c'est trop serré, le donneur décide ; de même quand deux boutons sont pressés à la fois.
i-say-holmes-page-judged-3 = Elle ne connaît pas toutes les lignes du bas. Elle demande au donneur, et peut retenir la réponse.

## The lesson: what a learner reads

i-say-holmes-lesson-about = Continuer l'histoire, piocher, voir une main, te défendre, dire I Say, arrêter quelqu'un.
i-say-holmes-lesson-welcome = I Say, Holmes! en quatre minutes, avec deux joueurs patients.
i-say-holmes-lesson-drew = Tu as pioché une carte, mais tu en as une qui continue l'histoire : il faut la poser.
i-say-holmes-lesson-story = The Game is Afoot! est posée, et sa ligne du bas dit ce qui peut suivre : un Mouvement. Tu as un Hansom Cab, c'en est un. Pose-le : touche la carte, ou tape son numéro.
i-say-holmes-lesson-story-praise = L'histoire continue : après un Hansom Cab vient un lieu. Chaque carte nomme ce qui peut suivre.
i-say-holmes-lesson-draw = Il faut encore un Mouvement, et cette fois tu n'en as pas. Qui n'a rien qui convient pioche une carte : choisis de piocher.
i-say-holmes-lesson-draw-praise = Si elle convient, tu la poses aussitôt ; sinon, tu la gardes. Dans les deux cas, le tour passe.
i-say-holmes-lesson-look = L'histoire est à Londres, où l'on apprend des choses. Pose ton Disguise contre { $name2 } : sa cible doit te montrer la carte qui compte le plus.
i-say-holmes-lesson-look-other = Tu as regardé chez quelqu'un d'autre, qui n'a pas de Vilain : choisis { $name2 }.
i-say-holmes-lesson-look-praise = Moriarty, un Vilain ! Retiens qui l'a : personne d'autre que toi ne l'a vu.
i-say-holmes-lesson-defend = { $name3 } te soupçonne : I Suspect te fait piocher une carte, sauf si tu te défends. Tu as un Alibi : réponds avec { $red }. À une table, tu as douze secondes pour cela.
i-say-holmes-lesson-defend-none = Tu as dit ne pas avoir de défense, et tu as dû piocher : { $red } est ton Alibi.
i-say-holmes-lesson-defend-mastermind = { $blue } est un Mastermind, et tu n'en as pas : ton Alibi est { $red }.
i-say-holmes-lesson-defend-late = Ton temps est passé, et tu as dû piocher : appuie plus tôt sur { $red }.
i-say-holmes-lesson-defend-praise = Écarté. Après un Alibi, chacun passe une de ses cartes à gauche.
i-say-holmes-lesson-i-say = Les cartes I Say se posent à tout moment, et laissent l'histoire telle quelle. La ligne du bas du Train les nomme même : alors elles enlèvent 10 points. Pose Deduction, contre qui tu veux.
i-say-holmes-lesson-i-say-other = Cette carte a continué l'histoire, mais ce n'est pas une carte I Say : pose Deduction.
i-say-holmes-lesson-i-say-praise = 10 points de moins, et le plus petit score gagne. Et tu vois toute cette main, sous la tienne.
i-say-holmes-lesson-arrest = À nous deux, Moriarty : un Disguise est posé, et un Arrest peut le suivre. Pose ton Arrest contre { $name2 }, dont tu as vu la main.
i-say-holmes-lesson-arrest-not-guilty = Non coupable : pas de Vilain dans cette main, et tu dois la prendre tout entière.
i-say-holmes-lesson-arrest-other = Cette carte a continué l'histoire, mais elle n'arrête personne : pose Arrest.
i-say-holmes-lesson-arrest-praise = Coupable ! La manche est finie : le Vilain compte pour toi, et contre qui l'avait.
i-say-holmes-lesson-finish = Voilà, tu sais tout.

## On paper: what is printed, and what is wrong with an owner's list

i-say-holmes-card-counts = vaut { $n }
i-say-holmes-card-deal = donne { $n }
i-say-holmes-file-copies = copies = { $number }
i-say-holmes-file-copies-expected = un nombre entier de 0 à { $most }
i-say-holmes-file-deck-many = { $n } cartes
i-say-holmes-file-deck-many-expected = 1 à { $most } à imprimer
