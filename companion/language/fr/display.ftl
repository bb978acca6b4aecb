### The screens of the display: the window at the table, and the same pictures on phones.

## Ways in and out

display-menu = Menu
display-table = Table
display-back = Retour
display-on = Suite
display-done = Fini
display-previous = Précédent
display-next = Suivant
display-earlier = Plus tôt
display-later = Plus tard
display-page-back = Page d'avant
display-next-page = Page d'après
display-more = Plus …
display-cancel = Annuler
display-enter = Valider
display-clear = Effacer
display-skip = Passer
display-stay = Rester
display-leave = Quitter
display-go-on = Reprendre
display-pause = Pause
display-step-of = { $step } sur { $steps }
display-page-of = page { $page } sur { $pages }
display-count-of = { $count } sur { $all }

## What is written on keys

display-cap-escape = ÉCHAP
display-cap-enter = ENTRÉE
display-cap-table = T, Échap
display-cap-menu = M, Échap
display-cap-digits = 1 à 9
display-cap-quit = Ctrl+Q
display-key-space = espace
display-key-delete = effacer

## The word of the moment, large in the middle

display-welcome = Bienvenue
display-paused = Pause
display-read-below = Lis ci-dessous
display-ready = EN GARDE
display-hands-off = pas touche
display-play = TOP
display-next-round = prochain tour dans { $seconds }

## Pauses

display-pause-soon = On finit d'abord ce tour, puis le jeu s'arrête.
display-pause-reading = En pause. Le jeu reprend quand tu reviens à la table.
display-pause-held = En pause. Le jeu reprend avec P à la table, ou avec Reprendre dans le menu.

## A seat, the middle of the table

display-deals = donne
display-taken-back = repris
display-pool = pot { $count }
display-refused = Non : { $why }
display-moves-here = { $place } : { $count } coups
display-pointed-back = { $place } : retour

## The menu

display-rules = Règles
display-help = Aide
display-score = Score
display-verdicts = Verdicts
display-rulings = Arbitrage
display-photo = Photo-finish
display-papers = Affaire et notes
display-history = Historique
display-enter-or-rule = Saisir ou trancher
display-find = Chercher …
display-phone = Téléphone
display-theme = Sombre ou clair
display-whole-screen = Plein écran
display-save = Garder l'image
display-softer = Moins fort
display-louder = Plus fort
display-mute = Muet
display-end-match = Finir la partie
display-end-match-asked = Finir cette partie ?
display-end-match-yes = Finir
display-leave-match-asked = Quitter la partie ?
display-leave-asked = Quitter ?

## The end of a match

display-play-again = Rejouer
display-begin-round = Commencer la ronde { $round }
display-other-game = Autre jeu
display-change-players = Changer de joueurs
display-wins = Victoire : { $who }
display-won = gagne
display-the-end = Fin
display-too-little = On a trop peu joué pour dire qui était le plus rapide.
display-closest = L'arrivée la plus serrée : { $finish }
display-fastest = Record de la soirée
display-honest = Fair-play
display-after-play = { $who }, { $after } après TOP
display-all-allowed = tout le monde : tout ce qui a été joué était permis
display-all-alike = tout le monde à égalité
display-not-penalised = { $who } : pas une pénalité
display-not-allowed = { $who } : { $faults } cartes sur { $plays } non permises
display-bot = { $who } (bot)

## The score

display-column-all = tout
display-column-paid = payé
display-reaction = Réaction au TOP
display-fastest-call = Meilleure annonce : { $call }
display-no-card-yet = Pas encore de carte à temps.
display-ms = { $ms } ms

## Verdicts and their evidence

display-no-verdict = Pas encore de verdict.
display-no-verdict-to-show = Pas encore de verdict à montrer.
display-no-strip = Ce verdict n'a pas de bande.
display-can-be-taken-back = ouvert
display-evidence = Preuves
display-take-back = Reprendre
display-verdict-number = verdict { $n }
display-saved = Enregistré sous { $file }
display-not-saved = { $file } ne peut être écrit : { $why }

## Rules and papers

display-rules-of = Les règles de { $game }
display-rules-title = { $game } : les règles
display-no-rules = Personne ne les a encore écrites.
display-nothing-to-read = Il n'y a encore rien à lire.

## Entering something

display-nothing-to-enter = Rien à saisir pour l'instant.
display-type-or-touch = Tape quelques lettres, ou touche
display-nothing-called = Rien ne s'appelle ainsi.
display-chosen = Choisi : { $what }
display-list-keys = Touches : lettres, flèches, Entrée prend, Échap retour
display-choose = Choisir …
display-if-any = { $field } (s'il y en a)
display-nothing-changed = rien n'est encore changé : choisis quoi changer
display-still-open = encore ouvert : { $fields }
display-yes = oui
display-no = non
display-chooses = { $who } choisit
display-pads = capteurs : bord suivant, bouclier +{ $stride }, pile prend
display-list-without = (laisser vide)
display-list-all = (c'est tout)
display-list-back = (tant pis)

## Phones

display-join = Venir avec un téléphone
display-no-console = Cette table n'a pas de console en marche.
display-scan = Scanne-le avec un téléphone, ou ouvre :
display-open-this = Ouvre ceci sur un téléphone :
display-or-name = ou { $name }
display-dealers-code = Code à taper sur le téléphone du donneur :
display-fingerprint = La page doit montrer cette empreinte :
display-phone-joined = Un téléphone est là.
display-dealers-phone = Téléphone du donneur : { $address }  code { $code }
display-safe-phone = La même page pour un téléphone : { $address }   code { $code }
display-setup-phone = J  La même page sur un téléphone : { $address }

## The keys

display-keys = Touches
display-help-table = la table
display-help-photo = photo-finish
display-help-verdicts = tous les verdicts ; en reprendre un
display-help-scores = score, temps de réaction
display-help-rulings = saisir ou trancher
display-help-pairing = venir avec un téléphone
display-help-history = ce qu'on a joué avant
display-help-menu = menu
display-help-find = chercher par son nom quoi saisir
display-help-digits = répondre à la question du donneur
display-help-sound = moins fort, plus fort, muet
display-help-save = garder l'image
display-help-whole-screen = plein écran
display-help-end = finir

## What was played before

display-history-page = Historique ({ $page } sur { $pages })
display-history-title = Ce qu'on a joué ici
display-history-people = Qui a joué ici
display-history-more = Plus
display-looking-up = Je cherche ...
display-column-matches = parties
display-column-won = gagn.
display-column-median = médiane
display-column-best = record
display-column-hasty = trop tôt
display-left-out = et { $count } autres qui ont moins joué
display-early-cards = { $cards ->
    [one] { $early } sur { $cards } carte ({ $share })
   *[other] { $early } sur { $cards } cartes ({ $share })
}
display-won-of = { $won } sur { $matches }

## Trouble

display-no-window = aucune fenêtre ne peut s'ouvrir ici : { $why }
display-latin-names = En lettres latines, faute de police : { $names } (voir companion doctor).

## Scripts that names are written in, where no font has them

display-script-chinese = chinois et japonais
display-script-korean = coréen
display-script-devanagari = devanagari
display-script-bengali = bengali
display-script-tamil = tamoul
display-script-telugu = télougou
display-script-thai = thaï
display-script-emoji = emoji

## The camera

display-camera = caméra
display-camera-on = active
display-camera-looks = Une caméra regarde la table ; elle ne garde aucune image sauf demande.
