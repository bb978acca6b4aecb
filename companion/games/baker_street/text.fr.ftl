### 221-B Baker Street in French.

## Places, as they are written on the map: one or two short words

baker-street-place-221b = 221B Baker Street
baker-street-place-apothecary = Apothicaire
baker-street-place-bank = Banque
baker-street-place-carriage_depot = Dépôt des fiacres
baker-street-place-docks = Docks
baker-street-place-hotel = Hôtel
baker-street-place-locksmith = Serrurier
baker-street-place-museum = Musée
baker-street-place-newsagent = Kiosque
baker-street-place-park = Parc
baker-street-place-pawnbroker = Prêteur
baker-street-place-playhouse = Théâtre
baker-street-place-pub = Pub
baker-street-place-scotland_yard = Scotland Yard
baker-street-place-tobacconist = Tabac

baker-street-the-221b = 221B Baker Street
baker-street-the-apothecary = l'Apothicaire
baker-street-the-bank = la Banque
baker-street-the-carriage_depot = le Dépôt des fiacres
baker-street-the-docks = les Docks
baker-street-the-hotel = l'Hôtel
baker-street-the-locksmith = le Serrurier
baker-street-the-museum = le Musée
baker-street-the-newsagent = le Kiosque
baker-street-the-park = le Parc
baker-street-the-pawnbroker = le Prêteur
baker-street-the-playhouse = le Théâtre
baker-street-the-pub = le Pub
baker-street-the-scotland_yard = Scotland Yard
baker-street-the-tobacconist = le Tabac
baker-street-the-street = la rue
baker-street-the = { $place }

baker-street-door-of = { $place } par l'entrée { $door }

## Cards

baker-street-card-scotland_yard = carte Scotland Yard
baker-street-card-skeleton_key = Passe-partout
baker-street-piles = piles : { $cards ->
        [one] { $cards } carte Scotland Yard
       *[other] { $cards } cartes Scotland Yard
    }, { $keys ->
        [one] { $keys } clé
       *[other] { $keys } clés
    }

## Verdicts

baker-street-verdict-announce-open = { $who } a répondu à { $items } à voix haute, et vérifie en secret.
baker-street-verdict-arrived = { $who } rejoint { $place }.
baker-street-verdict-arrived-street = { $who } est dans la rue.
baker-street-verdict-cab = { $who } prend un fiacre pour { $place }.
baker-street-verdict-case-open = L'affaire { $number } est ouverte. À résoudre : { $items }.
baker-street-verdict-clue-closed = { $who } repose le livret après { $span }.
baker-street-verdict-clue-closed-late = { $who } repose le livret après { $span }, plus que permis.
baker-street-verdict-clue-ready = { $who } peut lire l'indice pour { $place }.
baker-street-verdict-clue-started = { $who } lit l'indice pour { $place }.
baker-street-verdict-clue-time-up = { $who }, c'est l'heure. Repose le livret.
baker-street-verdict-clue-warning =
    { $n ->
        [one] { $who }, encore { $n } seconde.
       *[other] { $who }, encore { $n } secondes.
    }
baker-street-verdict-ended = Fin du tour pour { $who }.
baker-street-verdict-ended-street = Fin du tour pour { $who }, dans la rue.
baker-street-verdict-left = { $who } quitte { $place }.
baker-street-verdict-order = { $who } commence.
baker-street-verdict-order-roll = { $who } fait { $value } pour commencer.
baker-street-verdict-order-tie = { $names } sont à égalité et relancent.
baker-street-verdict-out = { $who } a tort, et sort du jeu.
baker-street-verdict-out-others = { $who } a tort, et sort du jeu. Encore en jeu : { $names }.
baker-street-verdict-choose-case = Quelle affaire ? Le numéro { $number } est la prochaine pas encore jouée.
baker-street-verdict-read-case = Lisez l'affaire deux fois à voix haute : d'abord vite, puis plus lentement.
baker-street-verdict-roll-wanted = Un lancer pour { $who }.
baker-street-verdict-rolled = { $who } fait { $value }.
baker-street-verdict-sealed = { $who } scelle { $place } ; { $piles }.
baker-street-verdict-stayed = { $who } reste.
baker-street-verdict-took-scotland_yard = { $who } prend une carte Scotland Yard ; { $piles }.
baker-street-verdict-took-skeleton_key = { $who } prend un Passe-partout ; { $piles }.
baker-street-verdict-turn = C'est à { $who } : { $may }.
baker-street-verdict-unsealed = { $who } rouvre { $place } ; { $piles }.
baker-street-verdict-unsolved = Plus personne en jeu. L'affaire reste sans solution.
baker-street-verdict-won = { $who } a résolu l'affaire et gagne !

baker-street-may-roll = lancer le dé
baker-street-may-stay = rester
baker-street-may-cab = prendre un fiacre
baker-street-may-clue-open = lire l'indice d'ici
baker-street-may-announce = annoncer une solution
baker-street-may-take = prendre une carte
baker-street-may-end = finir son tour
baker-street-or = { $most } ou { $last }

## What the dealer has ruled

baker-street-verdict-ruled = Le donneur tranche : { $ruling }.
baker-street-ruled-position-street = { $who } est dans la rue
baker-street-ruled-position = { $who } occupe { $place }
baker-street-ruled-card-scotland_yard-yes = { $who } a une carte Scotland Yard
baker-street-ruled-card-scotland_yard-no = { $who } n'a pas de carte Scotland Yard
baker-street-ruled-card-skeleton_key-yes = { $who } a un Passe-partout
baker-street-ruled-card-skeleton_key-no = { $who } n'a pas de Passe-partout
baker-street-ruled-seal-by = { $who } a mis un sceau sur { $place }
baker-street-ruled-seal-yes = un sceau est sur { $place }
baker-street-ruled-seal-no = aucun sceau sur { $place }
baker-street-ruled-look-yes = { $who } a déjà lu l'indice de cette visite
baker-street-ruled-look-no = { $who } n'a pas encore lu l'indice de cette visite
baker-street-ruled-solution-yes = bonne solution pour { $who }
baker-street-ruled-solution-no = fausse solution pour { $who }
baker-street-ruled-lift = { $who } peut le faire pour cette fois, bien que : { $why }

## How the table stands, line by line

baker-street-state-case = Affaire { $number }, phase { $phase }
baker-street-state-case-turn = Affaire { $number }, phase { $phase }, à { $who }
baker-street-state-none = Pas encore d'affaire, phase { $phase }
baker-street-state-none-turn = Pas encore d'affaire, phase { $phase }, à { $who }
baker-street-state-out = { $who } : hors jeu
baker-street-state-seat = { $who } : { $place }, { $cards }
baker-street-state-seat-none = { $who } : { $place }, sans cartes
baker-street-state-sealed = sceaux : { $places }
baker-street-state-sealed-none = sceaux : aucun

baker-street-phase-case = affaire
baker-street-phase-order = ordre
baker-street-phase-turn = tour
baker-street-phase-rolled = dé lancé
baker-street-phase-arrived = arrivée
baker-street-phase-reading = lecture
baker-street-phase-answer = réponse
baker-street-phase-over = fin

## Why something is refused: half a sentence, which may stand alone or follow a colon

baker-street-refused-already-ended = ce tour s'est déjà fini de lui-même
baker-street-refused-already-sealed = il y a déjà un sceau sur cette entrée
baker-street-refused-already-rolled = le lancer ou le trajet de ce tour est fait
baker-street-refused-answer-pending = on vérifie la solution annoncée ; seul son résultat peut suivre
baker-street-refused-bad-case = il n'y a pas de telle affaire à ouvrir
baker-street-refused-bad-die = personne n'a demandé ce lancer, ou ce n'est pas 1 à 6
baker-street-refused-bad-entrance = cette entrée n'existe pas
baker-street-refused-bad-items = il faut les lettres de l'affaire, chacune une fois
baker-street-refused-booklet-not-open = le livret d'indices n'est pas ouvert
baker-street-refused-booklet-open = il faut d'abord reposer le livret d'indices
baker-street-refused-cab-not-to-221b = on rentre au 221B au dé, pas en fiacre
baker-street-refused-entrance-missing = il y a plus d'une entrée ; dire laquelle
baker-street-refused-game-over = l'affaire est close
baker-street-refused-holds-one = on n'en a jamais deux
baker-street-refused-items-missing = chaque lettre demande sa réponse
baker-street-refused-just-opened = le livret est ouvert depuis moins d'une seconde, il le reste donc
baker-street-refused-look-this-turn = qui lit l'indice du Dépôt en y entrant ne prend un fiacre qu'au tour suivant
baker-street-refused-look-used = l'indice de cette visite a été lu
baker-street-refused-no-case = il faut d'abord choisir une affaire
baker-street-refused-no-clue-here = il n'y a pas d'indice à lire ici
baker-street-refused-no-key = il n'y a pas de Passe-partout dans cette main
baker-street-refused-no-sy-card = il n'y a pas de carte Scotland Yard dans cette main
baker-street-refused-not-announced = aucune solution n'a été annoncée
baker-street-refused-not-at-depot = les fiacres partent du Dépôt des fiacres
baker-street-refused-not-in-221b = une solution s'annonce au 221B Baker Street
baker-street-refused-not-leaving = on ne scelle un lieu qu'en le quittant
baker-street-refused-not-moved = après le dé vient le trajet : dire où, ou rester
baker-street-refused-not-rolled = d'abord lancer le dé, ou rester
baker-street-refused-not-sealable = ce lieu n'est jamais scellé
baker-street-refused-not-sealed-there = cette entrée n'est pas scellée
baker-street-refused-not-your-turn = c'est le tour de quelqu'un d'autre
baker-street-refused-nothing-to-rule = il n'y a rien à trancher
baker-street-refused-occupied = il y a quelqu'un dedans
baker-street-refused-own-seal = c'est son propre sceau, qui n'arrête que les autres : pas besoin de clé
baker-street-refused-pile-empty = la pile est vide
baker-street-refused-same-location = le pion y est déjà
baker-street-refused-same-turn-reentry = on ne sort pas pour rentrer dans le même tour
baker-street-refused-sealed = quelqu'un d'autre a scellé cette entrée ; il faut une clé
baker-street-refused-seat-out = qui a annoncé une fausse solution est hors jeu
baker-street-refused-take-too-late = on prend une carte au tour où l'on entre
baker-street-refused-unknown-location = ce lieu n'est pas sur le plateau
baker-street-refused-unused-input = cela ne sert à rien dans ce jeu
baker-street-refused-wrong-place = ces cartes ne sont pas empilées ici

## What may be entered: the fields of a form

baker-street-field-value = Que montre le dé ?
baker-street-field-to = Où aller ?
baker-street-field-entrance = Quelle entrée ?
baker-street-field-exit = Quelle sortie ?
baker-street-field-read = Et lire l'indice ?
baker-street-field-correct = Tout est juste ?
baker-street-field-at = Où est le pion ?
baker-street-field-seal-seat = À qui est le sceau ?

baker-street-prompt-case = Affaire
baker-street-prompt-roll = Lancer
baker-street-prompt-die = Dé
baker-street-prompt-move = Trajet
baker-street-prompt-stay = Rester
baker-street-prompt-cab = Fiacre
baker-street-prompt-clue-open = Ouvrir l'indice
baker-street-prompt-clue-close = Fermer l'indice
baker-street-prompt-take = Prendre
baker-street-prompt-announce = Annoncer
baker-street-prompt-result = Résultat
baker-street-prompt-end = Fin
baker-street-prompt-position = Position
baker-street-prompt-card = Carte
baker-street-prompt-seal = Sceau
baker-street-prompt-look = Lecture
baker-street-prompt-solution = Solution
baker-street-prompt-lift = Permettre

baker-street-entry-case = affaire
baker-street-entry-roll = lancer
baker-street-entry-die = dé
baker-street-entry-move = trajet
baker-street-entry-stay = rester
baker-street-entry-cab = fiacre
baker-street-entry-clue-open = ouvrir l'indice
baker-street-entry-clue-close = fermer l'indice
baker-street-entry-take = prendre
baker-street-entry-announce = annonce
baker-street-entry-result = résultat
baker-street-entry-end = fin
baker-street-entry-position = position
baker-street-entry-card = carte
baker-street-entry-seal = sceau
baker-street-entry-look = lecture
baker-street-entry-solution = solution
baker-street-entry-lift = permettre

baker-street-term-number = numéro
baker-street-term-items = lettres
baker-street-term-value = valeur
baker-street-term-to = vers
baker-street-term-entrance = entrée
baker-street-term-exit = sortie
baker-street-term-seal = sceau
baker-street-term-key = clé
baker-street-term-read = lire
baker-street-term-card = carte
baker-street-term-scotland_yard = scotland yard
baker-street-term-skeleton_key = passe-partout
baker-street-term-correct = juste
baker-street-term-at = à
baker-street-term-holds = en main
baker-street-term-location = lieu
baker-street-term-sealed = scellé
baker-street-term-used = lu
baker-street-term-of = numéro
baker-street-term-221b = 221b
baker-street-term-apothecary = apothicaire
baker-street-term-bank = banque
baker-street-term-carriage_depot = dépôt des fiacres
baker-street-term-docks = docks
baker-street-term-hotel = hôtel
baker-street-term-locksmith = serrurier
baker-street-term-museum = musée
baker-street-term-newsagent = kiosque
baker-street-term-park = parc
baker-street-term-pawnbroker = prêteur
baker-street-term-playhouse = théâtre
baker-street-term-pub = pub
baker-street-term-tobacconist = tabac
baker-street-term-street = rue

## Answers on buttons

baker-street-answer-roll = { $who } lance
baker-street-answer-stay = rester ici
baker-street-answer-clue-open = lire l'indice
baker-street-answer-clue-close = reposer le livret
baker-street-answer-announce = annoncer la solution
baker-street-answer-end = finir le tour
baker-street-answer-take-scotland_yard = prendre une carte Scotland Yard
baker-street-answer-take-skeleton_key = prendre un Passe-partout
baker-street-answer-right = tout est juste : résolu
baker-street-answer-wrong = quelque chose est faux
baker-street-answer-die = { $who } : un vrai dé …
baker-street-answer-case = Affaire { $number }, lettres a à { $last }
baker-street-answer-other-case = Une autre affaire …

baker-street-way-cab = fiacre : { $way }
baker-street-way-out = { $way }, sortie { $door }
baker-street-way-key = { $way } + clé
baker-street-way-seal = { $way } + sceau

## The word of the moment, in the middle of the map. A name before its colon has a line of its own.

baker-street-now-case = Quelle affaire ?
baker-street-now-order = Le dé dit qui commence
baker-street-now-rolls = { $who } : le dé roule
baker-street-now-roll = { $who } : lance
baker-street-now-where = { $who } : où aller ?
baker-street-now-arrived = { $who } : { $place }
baker-street-now-time-up = { $who } : c'est l'heure
baker-street-now-reads = { $who } lit : { $left } s
baker-street-now-answer = { $who } : juste ou pas ?
baker-street-now-solved = { $who } : résolu !
baker-street-now-unsolved = Affaire sans solution

## What a seat does next, beside its name: white, red and blue are buttons

baker-street-todo-rolls = le dé roule
baker-street-todo-roll = rouge : lancer
baker-street-todo-clue = blanc : indice
baker-street-todo-end = bleu : fin du tour
baker-street-todo-steps = { $n } pas au plus : où aller ?
baker-street-todo-down = blanc : reposer le livret
baker-street-todo-answer = vérifie en secret : tout est juste ?

## What was decided about a seat, and where it is

baker-street-seat-order-roll = a fait { $value }
baker-street-seat-order = commence
baker-street-seat-out = faux, et hors jeu
baker-street-seat-won = a résolu l'affaire
baker-street-at-out = hors jeu
baker-street-at-street = dans la rue

## Numbers beside a name and in the middle of the table: one short word each

baker-street-figure-seal = sceau
baker-street-figure-key = clé
baker-street-figure-case = affaire

## The map

baker-street-map-case = Affaire { $number }
baker-street-map-street = rue
baker-street-map-sealed = scellé
baker-street-map-sy = SY
baker-street-letters-cards = { $n }SY
baker-street-letters-keys = { $n }clés
baker-street-letters-die = le dé montre { $n }
baker-street-letters-rolls = le dé roule

## What each button is for, in a word

baker-street-input-red = lancer
baker-street-input-white = indice
baker-street-input-blue = fin

## What players read: their checklist, booklets and notes

baker-street-papers-entered = Lieux visités par { $who }
baker-street-papers-clue = Le livret d'indices : { $place }
baker-street-papers-answer = Le livret des solutions
baker-street-papers-case = Affaire { $number } : { $title }
baker-street-papers-questions = À résoudre
baker-street-papers-item = { $letter } : { $question } { $answers }
baker-street-papers-answers = { $answers } ?
baker-street-papers-line = { $what } : { $text }

## The little cases of the simulated table

baker-street-clue-nothing = Rien ici n'a à voir avec l'affaire.

## The Clock That Struck Thirteen. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-clock-title = La pendule qui sonna treize coups
baker-street-case-clock-story = Mardi à neuf heures du soir, les pendules de l'atelier d'Abel Thorne sonnèrent l'une après l'autre, puis l'une d'elles sonna encore. Quand M. Thorne descendit avec sa bougie, la porte était fermée à clé comme il l'avait laissée, et son chef-d'œuvre, une pendulette d'argent, avait disparu. Quatre personnes savaient où elle se trouvait : Wilfred Pym, qui apprend le métier ; Agatha Thorne, qui tient la maison de son frère ; Sir Godfrey Lisle, qui collectionne ; et Tom Rudge, qui allume les réverbères de la ruelle.
baker-street-case-clock-answer = Mlle Thorne, lasse d'une maison pleine de tic-tac, se tenait dans le coffre de la grande horloge, la pendulette d'argent sous son châle. C'est son coude qui sonna treize. Quand son frère eut ouvert la porte et couru chercher un agent, elle sortit, et prêta la pendulette au Théâtre, qui depuis commence à l'heure.

baker-street-case-clock-question-a = Qui a pris la pendulette ?
baker-street-case-clock-a-wilfred-pym = Wilfred Pym
baker-street-case-clock-a-agatha-thorne = Agatha Thorne
baker-street-case-clock-a-sir-godfrey-lisle = Sir Godfrey Lisle
baker-street-case-clock-a-tom-rudge = Tom Rudge
baker-street-case-clock-question-b = Comment entra-t-on dans l'atelier fermé ?
baker-street-case-clock-b-by-the-skylight = par la lucarne
baker-street-case-clock-b-with-a-copied-key = avec un double de la clé
baker-street-case-clock-b-by-the-coal-chute = par la trappe à charbon
baker-street-case-clock-b-inside-the-tall-clock = dans la grande horloge
baker-street-case-clock-question-c = Où est la pendulette maintenant ?
baker-street-case-clock-c-in-pawn = au clou
baker-street-case-clock-c-on-board-a-ship = à bord d'un navire
baker-street-case-clock-c-among-the-museums-own = parmi celles du Musée
baker-street-case-clock-c-on-a-stage = sur une scène

baker-street-case-clock-clue-locksmith = Une serrure comme celle de Thorne n'a pas de sœur. Personne n'a demandé de seconde clé, et il n'y a pas de cire dedans.
baker-street-case-clock-clue-apothecary = La goutte de Sir Godfrey : deux flacons dimanche, deux mardi à midi. Il n'a pas mis le pied par terre.
baker-street-case-clock-clue-tobacconist = Tom Rudge a acheté sa chique à huit heures et demie, et s'est querellé ici sur les chevaux jusqu'à dix heures.
baker-street-case-clock-clue-newsagent = PLUIE DE SEPT HEURES À MINUIT, dit le journal. Et sous la lucarne de Thorne, pas une goutte par terre.
baker-street-case-clock-clue-pub = On doit trois mois au charbonnier. Lundi il a cloué la trappe, et l'a raconté à tout le comptoir.
baker-street-case-clock-clue-pawnbroker = Cuillers d'argent, cadres d'argent, un sifflet d'argent. Pas une pendulette d'argent depuis le printemps.
baker-street-case-clock-clue-docks = La douane a ouvert toutes les caisses de la semaine. Du thé, du thé, et un chat très surpris.
baker-street-case-clock-clue-museum = Le conservateur remonte ses pendules lui-même, et les compte. Il n'y en a pas une de trop.
baker-street-case-clock-clue-bank = Le jeune Pym veut sa propre boutique. Le directeur lui offrit à souper, et pas de prêt ; ils se quittèrent à neuf heures et demie.
baker-street-case-clock-clue-playhouse = Au deuxième acte, une pendule sonne. Jusqu'à mardi, elle était peinte sur le mur.
baker-street-case-clock-clue-scotland_yard = La grande horloge de l'atelier est arrêtée. Ses poids sont dans le coin, enveloppés dans un châle.
baker-street-case-clock-clue-hotel = Un gant est resté mercredi au vestiaire, petit, avec de l'huile d'horloger sur deux doigts.
baker-street-case-clock-clue-carriage_depot = On n'a conduit personne à la ruelle mardi soir. Qui y était vint à pied, ou s'y trouvait déjà.

## The Tenor Who Croaked. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-tenor-title = Le ténor qui coassa
baker-street-case-tenor-story = Le Signor Belmonte entra pour chanter, ouvrit la bouche devant deux mille personnes, et coassa. À midi, il chantait comme un oiseau. Son médecin ne trouve rien qui ne passe d'ici dimanche ; son orgueil mettra plus longtemps. Dans les coulisses, ce soir-là : Percy Quill, sa doublure ; Madame Dray, la soprano, qui ne lui avait pas pardonné les notes hautes ; M. Noakes, le souffleur ; et Luigi, qui porte ses écharpes.
baker-street-case-tenor-answer = M. Noakes avait parié dix livres à sept contre un que l'opéra n'irait pas jusqu'au deuxième acte. Il mit de l'alun dans la boîte de pastilles qui attend dans le trou du souffleur, et gagna, pour un quart d'heure.

baker-street-case-tenor-question-a = Qui a gâté la voix du ténor ?
baker-street-case-tenor-a-percy-quill = Percy Quill
baker-street-case-tenor-a-madame-dray = Madame Dray
baker-street-case-tenor-a-mr-noakes = M. Noakes
baker-street-case-tenor-a-luigi = Luigi
baker-street-case-tenor-question-b = Avec quoi ?
baker-street-case-tenor-b-pepper-in-the-snuff = poivre dans le tabac à priser
baker-street-case-tenor-b-alum-in-the-lozenges = alun dans les pastilles
baker-street-case-tenor-b-ice-in-the-flask = glace dans la gourde
baker-street-case-tenor-b-smoke-from-the-lamps = fumée des lampes
baker-street-case-tenor-question-c = Pourquoi ?
baker-street-case-tenor-c-for-envy = par jalousie
baker-street-case-tenor-c-for-love = par amour
baker-street-case-tenor-c-for-a-wager = pour un pari
baker-street-case-tenor-c-for-unpaid-wages = pour des gages impayés

baker-street-case-tenor-clue-apothecary = Vendu jeudi : alun, deux onces, « pour les dents », à un homme qui chuchotait. Il ne pouvait le dire plus fort, disait-il.
baker-street-case-tenor-clue-tobacconist = Le tabac à priser du Signor ? Il y a renoncé à Pâques, et renvoie la boîte pleine.
baker-street-case-tenor-clue-pub = Le marchand de glace fut ivre de mercredi à samedi. Pas de glace à trouver dans tout le quartier.
baker-street-case-tenor-clue-playhouse = La maison est au gaz depuis l'automne. Les lampes sont propres ; et tous ceux qui se tiennent au-dessus aussi.
baker-street-case-tenor-clue-bank = Les gages de Luigi sont versés le premier de chaque mois. C'est le valet le plus riche de la rue.
baker-street-case-tenor-clue-hotel = Madame Dray s'est fait monter à souper pour deux ce soir-là. L'autre était un médecin. Ils vont se marier.
baker-street-case-tenor-clue-newsagent = L'article sur M. Quill, découpé et encadré : « Il a reçu le rôle pour l'automne. » Daté de la veille.
baker-street-case-tenor-clue-carriage_depot = Un fiacre attendait à l'entrée des artistes dès huit heures. « Ce ne sera pas long », dit le monsieur. « Je le donne à sept contre un. »
baker-street-case-tenor-clue-park = Luigi a promené ici le chien du Signor jusqu'à neuf heures, et s'en est fait mordre à moins dix.
baker-street-case-tenor-clue-scotland_yard = Une boîte de pastilles, trouvée dans le trou du souffleur. Elles sont au Signor ; le pouce dans le sucre, non.
baker-street-case-tenor-clue-museum = Une conférence sur le gosier des oiseaux. Le Signor était au premier rang et l'a pris pour lui.

## The Admiral's Parrot. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-parrot-title = Le perroquet de l'amiral
baker-street-case-parrot-story = L'amiral Stote ne se rappelle jamais le mot qui ouvre son coffre, alors il l'a appris à son perroquet. Vendredi, le perroquet n'était plus là, ni la cage, ni la housse. Le coffre est toujours fermé : l'oiseau est donc vivant quelque part, et on l'interroge. L'amiral a un neveu, Rupert ; une cuisinière, Mme Bunn ; un partenaire d'échecs, le colonel Fitch ; et une voisine, Mlle Quayle, qui se plaignait du bruit.
baker-street-case-parrot-answer = Le colonel Fitch, qui perd contre l'amiral depuis onze ans, voulait ravoir son argent. Le perroquet est au Dépôt des fiacres, sous la capote d'un fiacre, là où tout le monde crie de toute façon.

baker-street-case-parrot-question-a = Qui a pris le perroquet ?
baker-street-case-parrot-a-rupert = Rupert
baker-street-case-parrot-a-mrs-bunn = Mme Bunn
baker-street-case-parrot-a-colonel-fitch = Le colonel Fitch
baker-street-case-parrot-a-miss-quayle = Mlle Quayle
baker-street-case-parrot-question-b = Où est-il caché ?
baker-street-case-parrot-b-in-the-park = au Parc
baker-street-case-parrot-b-at-the-docks = aux Docks
baker-street-case-parrot-b-at-the-hotel = à l'Hôtel
baker-street-case-parrot-b-in-the-carriage-depot = au Dépôt des fiacres
baker-street-case-parrot-b-in-the-pub = au Pub

baker-street-case-parrot-clue-park = Le gardien connaît chaque oiseau de ces arbres, et pas un ne jure.
baker-street-case-parrot-clue-docks = Quarante perroquets sont arrivés lundi, tous gris. Celui de l'amiral est vert.
baker-street-case-parrot-clue-hotel = Pas d'animaux, dit la carte sur chaque porte. Le portier a un flair de limier, et c'est le seul ici.
baker-street-case-parrot-clue-pub = « Un perroquet ? On en a eu un. Il a appris les chansons, il a fallu s'en défaire. » C'était il y a deux ans.
baker-street-case-parrot-clue-carriage_depot = « Ho », dit une voix sous une capote repliée. Aucun cheval n'a bougé. « Ho. Feu des canons. Ho. »
baker-street-case-parrot-clue-bank = Rupert a hérité de sa tante. Il n'a pas besoin de coffres, et prête à son oncle de quoi payer le fiacre.
baker-street-case-parrot-clue-newsagent = PERDU, un perroquet vert. Récompense. S'adresser à Mlle Quayle, que le silence empêche de dormir.
baker-street-case-parrot-clue-apothecary = Les plumes font éternuer Mme Bunn. Elle achète ses gouttes ici, et l'oiseau n'entrait jamais dans sa cuisine.
baker-street-case-parrot-clue-tobacconist = Le colonel s'est mis à acheter des graines de tournesol avec ses cigares. « Pour la digestion », dit-il.
baker-street-case-parrot-clue-pawnbroker = Une cage de laiton, apportée samedi par un cocher. « Le monsieur n'en a plus l'usage. »
baker-street-case-parrot-clue-scotland_yard = Personne n'a essayé le coffre. Sur le tapis, devant : un pion blanc.
baker-street-case-parrot-clue-museum = Un perroquet empaillé te regarde. Il ne dit rien non plus.

## The owner's file of places: what is wrong with it, and what is expected instead

baker-street-file-unread = ne peut être lu ({ $why })
baker-street-file-unread-expected = un fichier
baker-street-file-not-utf8 = n'est pas en UTF-8
baker-street-file-not-utf8-expected = un fichier texte enregistré en UTF-8
baker-street-file-not-toml = n'est pas du TOML ({ $why })
baker-street-file-not-toml-expected = du TOML : une table pour chaque lieu, comme [park], ou docks = false
baker-street-file-needed = un lieu dont le plateau peut se passer

## The page of rules

baker-street-page-about = Une course de détectives. Va de lieu en lieu, lis les indices en silence, note ce que tu en penses, et résous l'affaire au 221B avant les autres.
baker-street-page-length = environ 80 minutes
baker-street-page-line = Réunis les indices, résous l'affaire.
baker-street-page-needs = les trois boutons de chaque place, ou seulement une console ; le plateau, ses cartes, les livrets des affaires, des indices et des solutions

baker-street-page-input-red = le dé est lancé pour toi.
baker-street-page-input-white = tu prends le livret d'indices ; encore une fois : tu le reposes.
baker-street-page-input-blue = ton tour est fini, si personne ne continue.

baker-street-page-option-clue-seconds = Lire un indice
baker-street-page-option-clue-seconds-30 = 30 secondes
baker-street-page-option-clue-seconds-60 = une minute
baker-street-page-option-clue-seconds-15 = 15 secondes

baker-street-page-case = L'affaire
baker-street-page-case-1 = Choisissez une affaire et saisissez ses lettres : ce sont les questions à résoudre. Quelqu'un la lit deux fois à voix haute.
baker-street-page-case-2 = Chacun commence au 221B avec un Passe-partout et une carte Scotland Yard. Le plus haut lancer commence ; le tour va à gauche.

baker-street-page-turn = À ton tour
baker-street-page-turn-1 = Lance avec { $red } et avance d'autant de cases au plus, jamais en biais. On entre dans un lieu et on en sort par ses flèches, et y entrer finit le trajet. Saisis le lieu d'arrivée.
baker-street-page-turn-2 = Entrer dans un lieu te donne son indice : prends le livret avec { $white }, et tu as trente secondes, en silence, pour ce seul indice. Une fois reposé, il le reste jusqu'à ta prochaine visite.
baker-street-page-turn-3 = Quatorze lieux ont un indice, mais dans certaines affaires il ne dit rien. Le 221B n'en a pas.
baker-street-page-turn-4 = Tu peux aussi rester où tu es.
baker-street-page-turn-5 = Dans la rue, ton tour finit de lui-même. Dans un lieu, c'est le lancer suivant qui le finit, quand tu n'as plus rien à y faire.

baker-street-page-cards = Les cartes
baker-street-page-cards-1 = Aie au plus une carte de chaque. Prends-en une nouvelle en entrant : une carte Scotland Yard à Scotland Yard, une clé chez le Serrurier.
baker-street-page-cards-2 = En quittant un lieu, tu peux poser ta carte Scotland Yard sur cette entrée. Plus personne d'autre n'y entre ni n'en sort. Jamais au 221B, à Scotland Yard ni chez le Serrurier, et jamais s'il y a quelqu'un dedans.
baker-street-page-cards-3 = À une entrée scellée par quelqu'un d'autre, pose ta clé : les deux cartes retournent à leurs piles, et te voilà dedans.

baker-street-page-cab = Le fiacre
baker-street-page-cab-1 = Au Dépôt des fiacres, au début de ton tour, va dans n'importe quel lieu sauf le 221B au lieu de lancer. Au tour où tu entres au Dépôt, tu peux repartir aussitôt, au lieu de lire son indice.

baker-street-page-score = Score
baker-street-page-score-1 = Il n'y a pas de points. De retour au 221B, à ton tour, annonce à voix haute une réponse à chaque lettre. Puis lis les solutions en secret.
baker-street-page-score-2 = Tout est juste : tu as gagné. Quelque chose est faux : ferme le livret et n'en dis pas plus ; tu es hors jeu, et les autres continuent.
baker-street-page-score-3 = C'est le sens qui compte, pas les mots.

baker-street-page-judged = Ce que la machine juge
baker-street-page-judged-1 = À qui est le tour, qui est où, quelles entrées sont scellées, qui a quelle carte. Elle lance le dé et dit le résultat.
baker-street-page-judged-2 = Le temps des indices : elle prévient dix et cinq secondes avant la fin, et dit quand c'est l'heure. Personne ne paie un retard.
baker-street-page-judged-3 = Elle ne connaît ni indice ni solution. Les litiges sont au donneur, de même qu'un pion ou une carte mal placés.

## The lesson: what a learner reads

baker-street-lesson-about = Lancer, entrer, lire l'indice, prendre un fiacre, sceller une porte, et résoudre l'affaire.
baker-street-lesson-welcome = 221-B Baker Street en quatre minutes, avec un rival patient.
baker-street-lesson-roll = Une affaire est ouverte : Affaire et notes ({ $papers }) montre ce qui s'est passé, et ce qu'on demande. Tu es au 221B Baker Street, comme tout le monde au début. Lance le dé : { $red }.
baker-street-lesson-roll-praise = Tu peux faire autant de pas maintenant, et pas un de plus.
baker-street-lesson-enter = Tu as fait un 4. Entre dans un lieu assez proche : touches-en un qui est éclairé sur le plan, ou tape son numéro.
baker-street-lesson-enter-street = Ton trajet a fini dans la rue, où il n'y a pas d'indice : choisis plutôt un lieu.
baker-street-lesson-enter-praise = Te voilà à l'intérieur. Entrer finit le trajet, et le lieu a un indice pour toi.
baker-street-lesson-read = Tu es chez l'Apothicaire. Prends le livret d'indices avec { $white }, lis ce seul indice en silence, et repose-le avec { $white }. À une table, tu as trente secondes.
baker-street-lesson-read-quick = C'était trop rapide pour lire quoi que ce soit : appuie encore sur { $white } quand tu as lu.
baker-street-lesson-read-late = C'est l'heure, et le livret est encore ouvert : appuie sur { $white } quand tu as lu.
baker-street-lesson-read-praise = Ce que tu as lu reste dans tes notes ({ $papers }). Personne d'autre ne l'a vu.
baker-street-lesson-cab = Ton tour commence au Dépôt des fiacres. Un fiacre t'emmène partout sauf au 221B, au lieu d'un lancer : touche un lieu éclairé, ou tape son numéro.
baker-street-lesson-cab-rolled = Tu as lancé le dé, et qui lance va à pied : prends un fiacre avant de lancer.
baker-street-lesson-cab-stayed = Te voilà encore au Dépôt, sans fiacre.
baker-street-lesson-cab-praise = Déjà là, si loin que ce fût. À toi de lire l'indice de ce lieu.
baker-street-lesson-seal = Tu as assez lu chez l'Apothicaire, et tu as fait un 4. Pars, et pose ta carte Scotland Yard sur sa porte : choisis un chemin qui dit + sceau (Plus … les a tous). Il faudra alors une clé aux autres pour entrer.
baker-street-lesson-seal-open = Te voilà dehors, et la porte est ouverte : choisis un chemin qui dit + sceau.
baker-street-lesson-seal-praise = Scellé. Seul qui y pose un Passe-partout peut entrer.
baker-street-lesson-solve = De retour au 221B, tous les indices réunis disent : a : { baker-street-case-clock-a-agatha-thorne } ; b : { baker-street-case-clock-b-inside-the-tall-clock } ; c : { baker-street-case-clock-c-on-a-stage }. Annonce tes réponses, à voix haute à une table. Puis le livret des solutions s'ouvre devant toi, en secret : dis si tout était juste.
baker-street-lesson-solve-wrong = Tu as dit que quelque chose était faux, et tu es hors course. Compare encore les réponses.
baker-street-lesson-solve-rolled = Tu as lancé le dé et tu dois sortir : annonce avant de lancer.
baker-street-lesson-solve-praise = Résolu ! Si quelque chose avait été faux, tu serais hors jeu, et les autres continueraient.
baker-street-lesson-finish = Voilà, tu sais tout.

## On paper: what is printed, and what is wrong with an owner's list

baker-street-print-question = { $letter }. { $question }
baker-street-print-solved = { $letter } : { $answer }.
baker-street-print-answers = Les réponses
