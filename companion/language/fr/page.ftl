### What the page of a phone says by itself. Keep buttons short: a phone is narrow.

## Where one is

page-connecting = Connexion …
page-paused = En pause
page-you-deal = Tu donnes
page-name-and-chair = { $who }, chaise { $chair }
page-watching = Tu regardes
page-not-connected = Pas connecté. Rien n'a été saisi.
page-stale = Pas de connexion. Voici l'état d'il y a { $seconds } s. Nouvel essai …
page-no-connection = Pas de connexion à la table. Nouvel essai …
page-sent-away = Renvoyé
page-was-sent-away = Ce téléphone a été renvoyé.
page-come-back = Revenir regarder
page-needs-script = Cette page a besoin de JavaScript pour montrer la table.
page-clock = horloge …
page-clock-doubt = horloge ±{ $ms } ms
page-ms = { $ms } ms

## The bar at the bottom: one short word each

page-tab-table = Table
page-table-asked = Table : une question attend
page-decisions = Décisions
page-tab-rulings = Trancher
page-tab-menu = Menu
page-pause = Pause
page-go-on = Reprendre

## For whoever hears the page: what its parts are

page-wrong = Ce qui ne va pas à la table
page-label-join = Participer
page-label-pair = Devenir donneur
page-label-end = Et ensuite
page-label-questions = Questions ouvertes
page-label-entries = À saisir
page-label-games = Le jeu
page-label-chairs = Qui joue
page-label-settings = Ses règles
page-label-begin = Commencer
page-label-table = La table
page-label-spots = Ce qui se touche
page-label-told = La table en mots
page-label-score = Score
page-label-switches = Réglages de la table
page-label-looks = Couleurs
page-label-reaches = Ta main sur les piles des autres
page-label-buzzers = Tes boutons
page-label-bar = Pages
page-board = Le plateau, avec le numéro de chaque case
page-hand-on-pile = Ta main sur la pile chez { $who }, place { $seat }
page-pile-of = Pile chez { $who }

## Joining

page-join = Venir à la table
page-your-name = Ton nom
page-name-first = Dis d'abord ton nom.
page-played-before = Ont déjà joué ici
page-tap-a-chair = Puis touche une chaise libre.
page-no-free-chair = Aucune chaise n'est libre.
page-chairs = Chaises
page-chair = Chaise { $chair }
page-at-chair = chaise { $chair }
page-sit-on = Prendre la chaise { $chair }
page-sit-here = M'asseoir ici
page-chair-told = Chaise { $chair } : { $who }
page-only-watch = Juste regarder
page-you = Toi
page-sits-on = prend la chaise { $chair }.
page-dealers-phone = C'est le téléphone du donneur.
page-stand-up = Me lever
page-stand-up-sure = C'est sûr ? Alors tu regardes.
page-who-sits = Qui est assis où
page-sits-you = toi
page-sits-away = absent
page-sits-phone = par téléphone
page-sits-wired = à la table
page-sits-bot = un bot
page-sits-free = libre
page-sits-nobody = personne
page-no-bot-for = Pas de bot pour { $who }
page-bot-for = Un bot joue pour { $who }
page-bot-on = Bot : oui
page-bot-off = Bot : non
page-no-phone-here = Pas d'autre téléphone ici.
page-watches = regarde
page-enter-code = C'est toi qui donnes ? Tape le code que montre l'écran.
page-rule-here = Trancher ici

## Before and after a match

page-what-to-play = À quoi joue-t-on ?
page-no-match = Aucune partie en cours.
page-you-wait = Tu es { $who }, chaise { $chair }. Attends le début.
page-chosen-so-far = Choisi pour l'instant : { $game }, avec { $people }.
page-chosen-alone = Choisi pour l'instant : { $game }, encore avec personne.
page-who-chooses = Le téléphone du donneur et l'écran choisissent et commencent.
page-who-plays = Qui joue ?
page-seat = Place { $seat }
page-seat-who = Place { $seat } : qui s'y assoit
page-seat-name = Place { $seat } : nom
page-which-rules = Avec quelles règles ?
page-start = Commencer
page-match-over = La partie est finie.
page-play-again = Rejouer
page-begin-round = Commencer la ronde { $round }
page-other-game = Autre jeu
page-change-players = Changer de joueurs
page-rules = Les règles
page-rules-not-fetched = Les règles n'ont pas pu être chargées. Replie ceci, et réessaie.

## What is entered and ruled

page-type-a-few = Tape quelques lettres
page-count-of = { $count } sur { $all }
page-nothing-called = Rien ne s'appelle ainsi.
page-another = Un autre
page-field-chosen = { $field } : choisi
page-choice-back = { $choice } : reprendre
page-where-to = { $what } : où ?
page-one-less = { $field } : un de moins
page-one-more = { $field } : un de plus
page-dealer-asked = On demande au donneur.
page-entered = ✓ saisi
page-correct = Corriger
page-enter = Valider
page-other-rulings = Autres décisions
page-for-a-player = Pour un joueur

## What was decided

page-player = Joueur
page-deals = donne
page-photo = Photo-finish
page-take-back = Reprendre
page-sure = C'est sûr ?
page-who-ruled = Qui a tranché quoi
page-this-phone = Ce téléphone est { $phone } ({ $tag }).
page-history = Ce qu'on a joué ici

## The table's switches

page-the-table = La table
page-pace = Rythme
page-pace-gentle = Doux
page-pace-brisk = Vif
page-pace-ruthless = Sans pitié
page-volume = Volume { $volume }
page-voice-on = Voix oui
page-voice-off = Voix non
page-names-and-seats = Noms et places
page-change-names = Changer les noms
page-another-game = Autre jeu, autres joueurs
page-match-ends = Cette partie finit, et l'on choisit la suite.
page-end-match = Finir cette partie
page-end-match-sure = C'est sûr ? Elle ne pourra reprendre.
page-hand-over = Passer la main à un autre téléphone
page-phone-rules = { $phone } tranche ?
page-no-other-phone = Aucun autre téléphone connecté.
page-send-phones-away = Renvoyer des téléphones
page-sent-away-forgotten = Un téléphone renvoyé est oublié. Il peut revenir regarder.
page-send-away = Renvoyer { $phone }
page-send-away-sure = { $phone } s'en va ?
page-forget-all = Oublier les téléphones
page-forget-all-sure = C'est sûr ? Celui-ci aussi.

## This phone

page-theme = Couleurs de cette page
page-theme-phone = Comme ce téléphone
page-theme-light = Clair
page-theme-dark = Sombre
page-language = Langue de cette page
page-language-phone = Comme ce téléphone
page-signal = Son et vibration au TOP
page-signal-auto = Où la table ne parle pas
page-signal-off = Jamais
page-signal-tone = Un son
page-signal-touch = Une vibration
page-signal-both = Son et vibration
page-play-late = TOP est arrivé ici { $ms } ms après celui de la table, à { $doubt } près.

## Measuring a screen

page-thumb-title = Mesure de cet écran
page-thumb-connecting = Connexion ...
page-thumb-knock = Frappe ici
page-thumb-unable = Ce navigateur ne dit pas quand on l'a touché.
page-thumb-lay = Pose ce téléphone près du micro de la table, et frappe avec un ongle.
page-thumb-knocks = { $knocks } coups.
page-thumb-done = { $knocks } coups. La table dit ce qu'elle en tire.
page-thumb-gone = La table n'est pas là. Recharge cette page.
