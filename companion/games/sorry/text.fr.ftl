### Sorry! in French.

## Colours and squares

sorry-colour-red = rouge
sorry-colour-blue = bleu
sorry-colour-yellow = jaune
sorry-colour-green = vert

sorry-square-start = départ
sorry-square-home = arrivée

sorry-letter-red = R
sorry-letter-blue = B
sorry-letter-yellow = J
sorry-letter-green = V

sorry-letter-start = D
sorry-letter-home = A

## What each card asks for, in a few words below the card

sorry-card-1 = sortir un pion, ou avancer de 1
sorry-card-2 = sortir un pion, ou avancer de 2 ; rejouer
sorry-card-3 = avancer de 3
sorry-card-4 = reculer de 4
sorry-card-5 = avancer de 5
sorry-card-7 = avancer de 7, à un pion ou deux
sorry-card-8 = avancer de 8
sorry-card-10 = avancer de 10, ou reculer de 1
sorry-card-11 = avancer de 11, ou échanger
sorry-card-12 = avancer de 12
sorry-card-SORRY = du départ sur la case d'un rival

## Moves in sentences: "red 4 to 16, sliding to 19, sending back green from 17"

sorry-part-goes = { $colour } de { $from } vers { $to }
sorry-part-changes = { $part }, en échange avec { $colour }
sorry-part-slides = { $part }, glisse à { $to }
sorry-part-sends = { $part }, renvoie { $men }
sorry-man-from = { $colour } en { $at }
sorry-part-then = { $first }, puis { $second }
sorry-move-numbered = { $number }) { $parts }
sorry-men-of = { $colour } { $squares }

## Moves on a button: "R 4 → 16, slides 19, green back"

sorry-step-changes = { $man } { $from } ⇄ { $other } { $to }
sorry-step-out = { $man } sort
sorry-step-goes = { $man } { $from } → { $to }
sorry-step-slides = { $step }, glisse { $to }
sorry-step-back = { $step }, renvoie { $who }
sorry-step-and = { $first } et { $second }

## Verdicts

sorry-verdict-answered-accept = { $who } accepte.
sorry-verdict-answered-drop = { $who } abandonne.
sorry-verdict-board = Le plateau est corrigé : { $men }.
sorry-verdict-call-double = { $who } dit DOUBLE ! { $asked } : accepter ou abandonner ?
sorry-verdict-call-redouble = { $who } dit REDOUBLE ! { $asked } : accepter ou abandonner ?
sorry-verdict-colours = Couleurs : { $colours }.
sorry-verdict-dealt =
    { $n ->
        [one] Les cartes sont prêtes : { $n } carte au paquet.
       *[other] Les cartes sont prêtes : { $n } cartes au paquet.
    }
sorry-verdict-dealt-hands =
    { $n ->
        [one] Les cartes sont prêtes : { $n } carte au paquet, mains : { $hands }.
       *[other] Les cartes sont prêtes : { $n } cartes au paquet, mains : { $hands }.
    }
sorry-verdict-discarded = { $who } ne peut pas jouer et se défausse.
sorry-verdict-doubt = Trop serré : { $question } { $between }, { $apart }. Donneur ?
sorry-verdict-drawn = { $who } retourne le { $card } ; il en reste { $left }.
sorry-verdict-extra-draw = { $who } a droit à une carte de plus.
sorry-verdict-forfeit = { $who } n'a pas de coup pour le { $card }.
sorry-verdict-hand = { $who } a en main { $cards }.
sorry-verdict-lead = { $who } commence, avec le { $card }.
sorry-verdict-moved = { $who } joue le { $card } : { $parts }.
sorry-verdict-moved-only = { $who } joue le { $card }, seul coup possible : { $parts }.
sorry-verdict-moves-forced = { $who } doit jouer le { $card } : { $moves }.
sorry-verdict-moves-one = { $who } peut jouer le { $card } ou refuser : { $moves }.
sorry-verdict-moves-many = { $who } a { $n } coups pour le { $card } : { $moves }.
sorry-verdict-moves-may-pass = { $who } a { $n } coups pour le { $card }, et peut tous les refuser : { $moves }.
sorry-verdict-passed = { $who } refuse l'échange.
sorry-verdict-picked = { $who } regarde le coup { $move }.
sorry-verdict-refilled = { $who } prend une carte ; il en reste { $left }.
sorry-verdict-reshuffle =
    { $n ->
        [one] Le paquet est épuisé : mélanger { $n } carte.
       *[other] Le paquet est épuisé : mélanger { $n } cartes.
    }
sorry-verdict-ruled = Le donneur tranche : { $ruling }.
sorry-verdict-score = { $won }. Cette partie : { $hand }. En tout : { $total }.
sorry-winner-has = Victoire : { $normal }
sorry-winner-has-bonus = Victoire : { $normal } et { $bonus } de bonus
sorry-winner-has-times = Victoire : { $normal }, fois { $times }
sorry-winner-has-bonus-times = Victoire : { $normal } et { $bonus } de bonus, fois { $times }
sorry-verdict-stake-twice = La partie compte double ; jouent : { $players }.
sorry-verdict-stake = La partie compte { $times } fois ; jouent : { $players }.
sorry-verdict-tie = { $names } sont à égalité et tirent encore.
sorry-verdict-turn = C'est à { $who } ({ $colour }).
sorry-verdict-won =
    { $n ->
        [one] { $names } gagne. Parties gagnées : { $games }.
       *[other] { $names } gagnent. Parties gagnées : { $games }.
    }
sorry-verdict-won-double =
    { $n ->
        [one] { $names } gagne une partie double. Parties gagnées : { $games }.
       *[other] { $names } gagnent une partie double. Parties gagnées : { $games }.
    }
sorry-verdict-won-drop-out =
    { $n ->
        [one] { $names } gagne : tous les autres ont abandonné. Parties gagnées : { $games }.
       *[other] { $names } gagnent : tous les autres ont abandonné. Parties gagnées : { $games }.
    }
sorry-verdict-won-drop-out-double =
    { $n ->
        [one] { $names } gagne une partie double : tous les autres ont abandonné. Parties gagnées : { $games }.
       *[other] { $names } gagnent une partie double : tous les autres ont abandonné. Parties gagnées : { $games }.
    }

## What is in doubt, within sorry-verdict-doubt

sorry-doubt-draw-or-commit = le coup était-il fini quand la carte suivante a été tirée ?
sorry-doubt-two-calls = qui a parlé d'abord ?
sorry-doubt-call-or-win = a-t-on doublé avant le coup gagnant ?

## What was ruled, within sorry-verdict-ruled

sorry-ruled-draw-stands = le tirage vaut
sorry-ruled-draw-void = le tirage est nul, et se refait
sorry-ruled-caller = on sait qui a doublé d'abord
sorry-ruled-call-stands = le double vaut
sorry-ruled-win-stands = le coup gagnant vaut

## How the board stands, line by line

sorry-state-phase = Phase { $phase }
sorry-state-turn = Phase { $phase }, à { $who }
sorry-state-card = Phase { $phase }, à { $who } avec le { $card }
sorry-state-men = pions : { $men }
sorry-state-no-men = pions : pas encore
sorry-state-pack =
    { $n ->
        [one] paquet : { $n } carte
       *[other] paquet : { $n } cartes
    }
sorry-state-total = total : { $total }

sorry-phase-dealing = donne
sorry-phase-lead-draw = tirage du premier
sorry-phase-colours = couleurs
sorry-phase-draw = tirage
sorry-phase-move = coup
sorry-phase-refill = complément
sorry-phase-call = double
sorry-phase-ruling = décision
sorry-phase-over = fin

## Why something is refused: half a sentence, which may stand alone or follow a colon

sorry-refused-already-answered = cette réponse a été donnée
sorry-refused-bad-board = des pions ne se tiennent pas ainsi : un par case, et aucun camp tout entier arrivé
sorry-refused-bad-pack = ce ne sont pas les cartes du paquet
sorry-refused-bad-ruling = cela ne répond pas à la question
sorry-refused-call-pending = un double attend ses réponses
sorry-refused-card-due = il faut d'abord retourner une carte
sorry-refused-card-exhausted = elles ont déjà toutes été retournées
sorry-refused-card-open = une carte est déjà en jeu
sorry-refused-choose-first = il faut d'abord choisir
sorry-refused-colour-taken = cette couleur est prise
sorry-refused-deal-due = il faut d'abord mélanger et donner
sorry-refused-dropped-out = qui a abandonné attend la prochaine partie
sorry-refused-game-over = la partie est finie
sorry-refused-must-move = on peut avancer, donc il le faut
sorry-refused-no-call = personne n'a doublé
sorry-refused-no-legal-move = cette carte ne peut pas être jouée
sorry-refused-no-such-card = cette carte n'existe pas
sorry-refused-no-such-move = aucun coup n'a ce numéro
sorry-refused-nothing-to-rule = il n'y a rien à trancher
sorry-refused-not-in-hand = cette carte n'est pas dans la main
sorry-refused-not-in-mode = cela n'existe pas dans cette façon de jouer
sorry-refused-not-your-turn = c'est le tour de quelqu'un d'autre
sorry-refused-play-not-complete = le coup d'avant n'est pas fini
sorry-refused-playable-card-held = une carte de la main peut être jouée
sorry-refused-refill-due = il faut d'abord compléter la main
sorry-refused-ruling-pending = on demande d'abord au donneur
sorry-refused-unused-input = cela ne sert à rien dans ce jeu

## The same at a seat whose press was refused: a few words

sorry-short-refused-play-not-complete = trop tôt : d'abord le coup
sorry-short-refused-refill-due = trop tôt : prends d'abord une carte
sorry-short-refused-not-your-turn = ce n'est pas ton tour
sorry-short-refused-choose-first = choisis d'abord un coup
sorry-short-refused-card-due = retourne d'abord une carte
sorry-short-refused-card-open = carte retournée : joue d'abord
sorry-short-refused-deal-due = mélanger et donner d'abord
sorry-short-refused-call-pending = répondre d'abord au double
sorry-short-refused-ruling-pending = attends le donneur
sorry-short-refused-already-answered = a répondu
sorry-short-refused-dropped-out = attend la prochaine partie
sorry-short-refused-game-over = la partie est finie
sorry-short-refused-not-in-mode = on ne double pas ici
sorry-short-refused-unused-input = ne sert pas dans ce jeu
sorry-short-refused-late-arrival = venu trop tard pour juger
sorry-short-refused-paused = non compté : la table est en pause

## What may be entered: questions, actions, fields and values of a form

sorry-question-answer = { $seat } : accepter le double, ou abandonner ?
sorry-question-draw-stands = Le coup était-il fini quand la carte suivante a été tirée ?
sorry-question-draw-void = Le coup était-il fini quand la carte suivante a été tirée ?
sorry-question-caller = Qui a doublé d'abord ?
sorry-question-call-stands = A-t-on doublé avant le coup gagnant ?
sorry-question-win-stands = A-t-on doublé avant le coup gagnant ?

sorry-action-answer = Réponse : { $seat }
sorry-action-draw-stands = Oui : le tirage vaut
sorry-action-draw-void = Non : on tire à nouveau
sorry-action-caller = A doublé d'abord
sorry-action-call-stands = Oui : le double vaut
sorry-action-win-stands = Non : la partie est gagnée
sorry-action-board = Corriger les pions
sorry-action-card = Carte : { $seat }
sorry-action-colour = Couleur : { $seat }
sorry-action-discard = { $seat } se défausse
sorry-action-double = { $seat } double
sorry-action-draw = { $seat } tire
sorry-action-lead-draw = { $seat } tire pour commencer
sorry-action-move = Coup : { $seat }
sorry-action-pass = { $seat } refuse

sorry-field-board-men = Touche un pion, puis la case où il se trouve.

sorry-prompt-deal = Donne

sorry-entry-lead-draw = tirage du premier
sorry-entry-colour = couleur
sorry-entry-draw = tirage
sorry-entry-card = carte
sorry-entry-move = coup
sorry-entry-pass = refus
sorry-entry-discard = défausse
sorry-entry-double = double
sorry-entry-answer = réponse
sorry-entry-draw-stands = tirage valable
sorry-entry-draw-void = tirage nul
sorry-entry-caller = premier double
sorry-entry-call-stands = double valable
sorry-entry-win-stands = coup gagnant
sorry-entry-board = plateau

sorry-term-order = ordre
sorry-term-card = carte
sorry-term-colour = couleur
sorry-term-red = rouge
sorry-term-blue = bleu
sorry-term-yellow = jaune
sorry-term-green = vert
sorry-term-move = coup
sorry-term-hand = main
sorry-term-answer = réponse
sorry-term-accept = accepter
sorry-term-drop = abandonner
sorry-term-men = pions
sorry-term-start = départ
sorry-term-home = arrivée

## Answers on buttons

sorry-answer-card = { $who } : { $card }
sorry-answer-discard = défausser { $card }
sorry-answer-colour-red = { $who } : rouge
sorry-answer-colour-blue = { $who } : bleu
sorry-answer-colour-yellow = { $who } : jaune
sorry-answer-colour-green = { $who } : vert
sorry-answer-answer-accept = { $who } : accepter
sorry-answer-answer-drop = { $who } : abandonner
sorry-answer-draw = { $who } tire
sorry-answer-pass = { $who } refuse
sorry-answer-double = { $who } double

## What the dealer is asked

sorry-asked-draw-or-commit = Le coup était-il fini quand la carte suivante a été tirée ?
sorry-asked-two-calls = Qui a doublé d'abord ?
sorry-asked-call-or-win = A-t-on doublé avant le coup gagnant ?

## The photo finish

sorry-photo-draw-or-commit = Le coup contre le tirage suivant
sorry-photo-two-calls = Qui a doublé d'abord
sorry-photo-call-or-win = Le coup gagnant contre le double
sorry-photo-white = { $who }, coup
sorry-photo-pile = { $who }, tirage
sorry-photo-red = { $who }, double

## The word of the moment, in the middle of the board. A name before its colon has a line of its own.

sorry-now-shuffle = Mélangez le paquet
sorry-now-deal = Mélangez et donnez
sorry-now-lead = Tirez qui commence
sorry-now-colours = Choisissez une couleur
sorry-now-play-card = { $who } : joue une carte
sorry-now-draw-card = { $who } : tire une carte
sorry-now-make-or-decline = { $who } : joue le coup, ou refuse
sorry-now-make = { $who } : joue le coup
sorry-now-picked = { $who } : coup { $move } ?
sorry-now-choose = { $who } : choisis un coup
sorry-now-take-card = { $who } : prends une carte
sorry-now-call = Accepter ou abandonner ?

## What a seat does next, beside its name

sorry-todo-play-or-discard = joue une carte, ou défausses-en une
sorry-todo-pack = touche le paquet
sorry-todo-choose = bleu : coup suivant   blanc : fait
sorry-todo-done-or-decline = blanc : fait, ou refuse
sorry-todo-done = joue ; puis blanc, ou carte suivante
sorry-todo-play = joue une carte
sorry-todo-turn-up = retourne une carte
sorry-todo-lead = tire pour commencer
sorry-todo-colour = choisis une couleur
sorry-todo-discard = rien à jouer : défausse une carte
sorry-todo-answer = blanc accepte, bleu abandonne

## What was decided about a seat, beside its name

sorry-seat-drawn = a tiré le { $card }
sorry-seat-moved = a joué le { $card }
sorry-seat-moved-home =
    { $n ->
        [one] a joué le { $card }, un pion arrivé
       *[other] a joué le { $card }, deux pions arrivés
    }
sorry-seat-moved-back = a joué le { $card }, { $n } au départ
sorry-seat-moved-slides = a joué le { $card }, glisse
sorry-seat-forfeit = pas de coup pour le { $card }
sorry-seat-call-double = double
sorry-seat-call-redouble = redouble
sorry-seat-answered-accept = accepte
sorry-seat-answered-drop = abandonne
sorry-seat-lead = commence
sorry-seat-won = gagne
sorry-seat-passed = refuse
sorry-seat-extra-draw = encore une carte
sorry-seat-discarded = se défausse
sorry-seat-refilled = a pris une carte
sorry-seat-score = +{ $points } points

sorry-seat-with = avec { $partner }
sorry-seat-out = a abandonné

## Numbers beside a name and in the middle of the table: one short word each

sorry-figure-home = arrivés
sorry-figure-points = points
sorry-figure-won = gagnées
sorry-figure-hand = main
sorry-figure-pack = paquet
sorry-figure-stake = compte fois

sorry-board-pack = paquet { $n }
sorry-board-stake = compte { $n } fois
sorry-board-stake-short = compte x{ $n }

## What each button and pad is for, in a word

sorry-input-white = fait
sorry-input-red = doubler
sorry-input-blue = suivant
sorry-input-pile = paquet

## Squares of the board on a phone

sorry-place-1 = glissade du { $colour }, vers { $short }
sorry-place-2 = ici le { $colour } rentre, vers S1
sorry-place-3 = losange du { $colour }
sorry-place-4 = rond du { $colour }, devant son départ
sorry-place-9 = glissade du { $colour }, vers { $long }
sorry-place-13 = fin de la glissade du { $colour }
sorry-place-zone = zone sûre du { $colour }

## The page of rules

sorry-page-about = Une course sur un plateau, d'après les règles de 1950. Les cartes font avancer les pions. Amène tes quatre pions au bout du tour, à l'arrivée, et renvoie au départ qui se trouve là où tu tombes.
sorry-page-length = 30 à 60 minutes
sorry-page-line = Rentre tes pions, renvoie les autres.
sorry-page-needs = un écran ou une console ; trois boutons et un capteur sous le paquet sont un confort ; un plateau avec ses pions et son paquet, ou ceux du companion

sorry-page-name-pile = le toucher du paquet

sorry-page-input-pile = tu touches le paquet : tu tires, ou tu complètes ta main.
sorry-page-input-blue = tu regardes le coup suivant de la liste. Quand quelqu'un a doublé : tu abandonnes.
sorry-page-input-white = tu as joué le coup affiché. Quand quelqu'un a doublé : tu acceptes.
sorry-page-input-red = tu doubles, dans le jeu aux points.

sorry-page-option-mode = Comment on joue
sorry-page-option-mode-single = chacun pour soi
sorry-page-option-mode-partnership = en équipes, deux contre deux
sorry-page-option-mode-points = aux points, en doublant
sorry-page-option-extra-one = Le paquet
sorry-page-option-extra-one-false = 44 cartes
sorry-page-option-extra-one-true = 45 cartes, avec un 1 de plus

sorry-page-turn = À ton tour
sorry-page-turn-1 = Tire une carte par { $pile }, et fais ce qu'elle dit. Le plateau montre tous les coups possibles, chacun avec son numéro. Choisis-en un en touchant le pion et où il va, par son numéro, ou avec { $blue } ; puis déplace ton pion et appuie sur { $white }.
sorry-page-turn-2 = S'il n'y a qu'un coup, joue-le ; pas besoin d'appuyer. Il compte dès que la carte suivante est tirée. Un coup qui gagne se confirme avec { $white }.
sorry-page-turn-3 = Une carte qui peut être jouée doit l'être, et en entier. S'il n'y a aucun coup, le tour passe à gauche.
sorry-page-turn-4 = Un pion qui finit sur la case d'un rival le renvoie à son départ. Deux pions ne partagent jamais une case, et personne ne tombe sur les siens.
sorry-page-turn-5 = L'arrivée demande le nombre exact. Les cinq cases d'avant sont sûres, et seuls tes propres pions y vont.

sorry-page-cards = Les cartes
sorry-page-cards-1 = 1 : sortir un pion, ou avancer de 1. 2 : sortir un pion, ou avancer de 2 ; puis tirer encore.
sorry-page-cards-2 = 3, 5, 8, 12 : avancer d'autant. 4 : reculer de 4.
sorry-page-cards-3 = 7 : avancer de 7, ou le partager entre deux pions ; en entier.
sorry-page-cards-4 = 10 : avancer de 10, ou reculer de 1. Si l'on ne peut avancer, il faut reculer.
sorry-page-cards-5 = 11 : avancer de 11, ou échanger sa place avec un rival. Si l'on ne peut avancer, on peut refuser l'échange.
sorry-page-cards-6 = SORRY! : un pion de ton départ prend la place d'un rival, qui retourne au sien.

sorry-page-slides = Glissades
sorry-page-slides-1 = Finis sur le triangle d'une autre couleur, et tu glisses jusqu'au bout. Tous ceux qui sont dessus retournent au départ, tes propres pions aussi. Les triangles de ta couleur ne font rien.

sorry-page-numbers = Les numéros des cases
sorry-page-numbers-1 = Les 60 cases du bord sont numérotées dans le sens de la marche : 0 est le coin où commence le côté du rouge, puis 15 pour le bleu, 30 pour le jaune et 45 pour le vert.
sorry-page-numbers-2 = Compté depuis chaque coin : 1 est le triangle d'une glissade qui finit en 4 ; 2 est là où cette couleur rentre ; 3 est son losange ; 4 est le rond devant son départ ; 9 est le triangle d'une glissade qui finit en 13. Le rond du bleu est donc 15 et 4 : la case 19.
sorry-page-numbers-3 = Les cinq cases sûres vont de S1 à S5, puis vient l'arrivée. Écran, coups et téléphones utilisent ces numéros.

sorry-page-ways = Autres façons de jouer
sorry-page-ways-1 = En équipes, à quatre : rouge avec jaune, bleu avec vert. Une carte peut bouger les pions de l'un ou de l'autre. Une équipe arrivée avant qu'un rival ait ses quatre pions arrivés gagne deux parties.
sorry-page-ways-2 = Aux points : chacun a cinq cartes, en joue une, et en prend une. Un pion part sur chaque rond. Si aucune de tes cartes ne peut être jouée, défausses-en une.

sorry-page-score = Score
sorry-page-score-1 = Qui a d'abord quatre pions arrivés gagne ; en équipes, il en faut huit.
sorry-page-score-2 = Aux points : 5 pour chacun de tes pions arrivés. Le gagnant ajoute 5 pour chaque pion arrivé des autres, et un bonus : 100 s'ils n'en ont aucun, 50 si personne n'en a plus d'un, 25 si personne n'en a plus de deux.
sorry-page-score-3 = Chacun peut doubler à tout moment. Les autres acceptent, ou abandonnent et ne marquent rien. Si tous abandonnent, qui a doublé gagne 25.

sorry-page-judged = Ce que la machine juge
sorry-page-judged-1 = Elle suit le plateau, liste les coups, et sait qui un coup renvoie. Elle le dit à qui tire avant que le coup soit fini ; la carte est remise.
sorry-page-judged-2 = Trois choses peuvent être trop serrées : le tirage suivant contre le coup d'avant, deux doubles à la fois, un double contre le coup gagnant. Le donneur décide.
sorry-page-judged-3 = Un pion mal déplacé se corrige : reprends le coup, ou saisis comment le plateau est vraiment.

## The lesson: what a learner reads

sorry-lesson-about = Tirer et sortir, choisir un coup, partager un 7, glisser, et dire SORRY!
sorry-lesson-welcome = Sorry! en trois minutes, contre un rival patient.
sorry-lesson-start = Tu as les rouges, et tes quatre pions attendent au départ. Tire une carte : { $pile }. Seul un 1 ou un 2 fait sortir un pion ; cette fois ce sera un 2. Joue ce coup avec { $white }.
sorry-lesson-start-praise = Ton premier pion est sorti. Après un 2, tu tires encore, quoi que tu en aies fait.
sorry-lesson-choose = Tire : { $pile }. Ce sera un 10 : un de tes pions avance de 10, ou recule de 1. { $blue } montre un coup après l'autre, { $white } joue celui qui est montré. Ou touche un pion et sa case.
sorry-lesson-choose-praise = C'est ainsi que se joue toute carte à choix : regarde avec { $blue }, joue avec { $white }.
sorry-lesson-seven = Tire : { $pile }. Ce sera un 7, que deux pions peuvent partager. Ton pion dans les cases sûres a besoin d'exactement 3 pour arriver ; l'autre prend 4. Trouve ce coup avec { $blue }, joue-le avec { $white }.
sorry-lesson-seven-one-man = Un seul pion a pris tout le 7. Cherche le coup qui fait arriver l'autre pion.
sorry-lesson-seven-nobody-home = Le 7 est partagé, mais personne n'est arrivé : le pion des cases sûres a besoin d'exactement 3.
sorry-lesson-seven-praise = Un pion est arrivé. Le 7 se joue en entier, et l'arrivée demande le nombre exact.
sorry-lesson-slide = Tire : { $pile }. Ce sera un 3. Ton pion en 13 finirait sur le triangle d'une autre couleur, en 16, et glisserait à 19. Tous ceux de cette glissade retournent au départ. Choisis ce coup : { $blue }, puis { $white }.
sorry-lesson-slide-other-man = Ce pion n'a pas fini sur un triangle : c'est celui en 13 qui glisse.
sorry-lesson-slide-praise = Glissé, et le pion jaune est de retour au départ. Les triangles de ta couleur ne font rien.
sorry-lesson-sorry = Tire : { $pile }. Ce sera SORRY! : un pion de ton départ prend la place d'un rival, qui retourne au sien. Deux pions jaunes sont sortis. Choisis à qui tu diras pardon : { $blue }, puis { $white }.
sorry-lesson-sorry-praise = Sorry! Qui a d'abord quatre pions arrivés gagne.
sorry-lesson-finish = Voilà, tu sais tout.
