## checking

wizard-table = Est-ce bien la table ?
wizard-seats = { $title }, { $seats } places
wizard-there-already-kept-old = { $file } existe déjà. Il est gardé comme { $file }.old.
wizard-let-program-play-there = Y laisser jouer le programme
wizard-replace = Le remplacer
wizard-write = Écrire { $beside }
wizard-write-2 = Écrire { $file }
wizard-no-part-table = { $told } ne fait pas partie de cette table.
wizard-yes = Oui
wizard-no = Non
wizard-check = La vérification
wizard-skip = Passer
wizard-end-check = Finir ici
wizard-table-described = La table est décrite
wizard-play-companion-daemon-profile = Jouer : companion daemon --profile { $file }
wizard-check-again = Revérifier
wizard-done = Fini
wizard-seat = Place { $seat } : { $told }
wizard-all-well = Tout va bien.
wizard-written-not-checked-yet = Écrit, et pas encore vérifié.
wizard-written-something-not-well-yet = Écrit ; quelque chose ne va pas encore.
wizard-lines-more-companion-check-tells = ... encore { $lines } lignes : companion check dit tout

## pressing

wizard-right = C'est juste
wizard-so-far = Pour l'instant c'est { $told }.
wizard-no-such-button = Pas de tel bouton
wizard-no-such-pad = Pas de tel capteur
wizard-nothing-more-seat = Plus rien à cette place
wizard-let-go = Lâche.
wizard-take-hand-away = Retire la main.
wizard-none = Aucun : { $spot }
wizard-let-go-everything-then-press = Lâche tout, puis appuie sur un seul.
wizard-board-itself-says-so-board = C'est { $spot } : la carte elle-même le dit (son board.json).
wizard-already = C'est déjà { $spot }.
wizard-is = C'est noté : { $spot } est { $wire }.
wizard-does-shine = Est-ce que { $spot } s'allume ?
wizard-press-button-shines = Appuie sur le bouton allumé
wizard-lamps = Les lampes
wizard-lit-now = Allumé maintenant : { $told }.
wizard-none-shines = Aucun n'est allumé
wizard-no-button-table = { $told } n'est pas un bouton de cette table.
wizard-lit = C'est noté : { $lamp } allume { $spot }.

## steps

wizard-seat-2 = Place { $seat } { $input } : { $wire }
wizard-plug-usb-encoder-keyboard-table = Branche un encodeur USB, un clavier pour la table ou une carte de place, et regarde encore.
wizard-go-table-simulated = Ou continue avec une table simulée.
wizard-sound = Son : { $sounds }
wizard-sound-none-found = Son : rien trouvé
wizard-plugged = Ce qui est branché
wizard-these-belong-table = Lesquels font partie de la table ?
wizard-nothing-plugged-can-pressed = Rien de branché sur quoi appuyer
wizard-look-again = Regarder encore
wizard-go = Continuer
wizard-usually-seat-then-has = D'habitude { $title }. Une place a alors : { $inputs }.
wizard-games = Les jeux
wizard-shall-played-table = À quoi jouera-t-on à cette table ?
wizard-one-game-must-stay = Il faut garder un jeu.
wizard-seats-2 = Les places
wizard-how-many-seats-has-table = Combien de places a la table ?
wizard-is-for-to = { $title } se joue de { $least } à { $most }.
wizard-system-likes = Comme veut le système
wizard-no-sound = Pas de son
wizard-voice = La voix
wizard-where-shall-ready-play-heard = Où entendre EN GARDE et TOP ?

## wizard

wizard-nothing-written-yet-leave-once = Rien n'est encore écrit. Quitte encore une fois, et ce qui a été pressé est oublié.
wizard-leave = Quitter
wizard-looked-again = Regardé encore.

## writing

wizard-played-when-nothing-else-said = ce qu'on joue quand rien d'autre n'est dit ; aussi pour { $others }
wizard-played-when-nothing-else-said-2 = ce qu'on joue quand rien d'autre n'est dit
wizard-seats-numbered-clockwise = places numérotées dans le sens horaire
wizard-not-built-yet-program-plays = pas encore construit : le programme joue cette partie
wizard-lamps-display-speak = les lampes et l'écran parlent

## Seats, buttons and pads; $input: "white"

wizard-back = Retour
wizard-button-of-seat = le bouton { $input } de la place { $seat }
wizard-pad-of-seat = le capteur { $input } de la place { $seat }
wizard-these-seats =
    { $n ->
        [one] Place { $seats }
       *[other] Places { $seats }
    }
wizard-and = { $first } et { $last }
wizard-nothing-to-press =
    { $n ->
        [one] { $seats } : rien sur quoi appuyer
       *[other] { $seats } : rien sur quoi appuyer
    }
wizard-press-the-button = Place { $seat } : appuie sur le bouton { $input }
wizard-touch-the-pad = Place { $seat } : touche le capteur { $input }
wizard-came-together = Venus ensemble : { $one } et { $other }. Appuie sur un seul ; si cela continue, leurs fils se touchent.
wizard-simulated = simulé
wizard-nothing = rien
wizard-seat-has = Place { $seat } : { $inputs }
wizard-seat-has-lamps =
    Place { $seat } : { $inputs }, { $lamps ->
        [one] { $lamps } lampe
       *[other] { $lamps } lampes
    }
wizard-input-found = { $input } { $found }
wizard-lamp-found = lampe { $input } { $found }
wizard-input-of-seat-found = Place { $seat } { $input } : { $found }
wizard-lamp-of-seat-found = Place { $seat }, lampe { $input } : { $found }

## Comments and names in the file that is written

wizard-file-table-of = Une table de { $seats } places.
wizard-file-next =
    Écrit par companion setup. Change ce que tu veux ; puis laisse le programme regarder :
        companion profile check { $file }
        companion check --profile { $file }       essayer chaque bouton, capteur et lampe
        companion daemon --profile { $file }      jouer
    Ce que dit chaque clé, et quelles autres il y a : docs/profile.md
wizard-file-my-table = Ma table
wizard-file-player = Place { $seat }
wizard-file-there-is-none = il n'y en a pas
wizard-file-boards = cartes de place, sous un nom à toi, et où est chacune
wizard-file-usb = appareils USB, sous un nom à toi, et ce qui distingue chacun
wizard-file-gpio = comment sont lues les lignes du Pi
wizard-file-touch = comment on atteint les contrôleurs tactiles
