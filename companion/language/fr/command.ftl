## companion journal

command-journal-verdict-not-evidence-gives = le verdict { $n } n'est pas ce que donnent les preuves
command-journal-verdict-s-end-have-no = { $extra } verdict(s) à la fin sans preuves
command-journal-match = { $folder } : partie { $match } : { $what }
command-journal-problem-s = { $wrong } problème(s)
command-journal-about =
    Lit chaque entrée d'un journal, rejuge chaque partie, et dit ce qui est déchiré,
    abîmé ou manquant, et où. Ne change rien ; une fin déchirée est coupée quand la
    table rouvre le journal.
command-journal-lists-people-entered-ruled-took =
    Liste ce que des gens ont saisi, tranché, repris et renommé dans une partie : quand,
    par qui (un téléphone, l'écran, le bouton d'une chaise), et ce qui en a été décidé.
command-journal-examples = code de fin : 0 si tout est entier, 1 sinon, 2 s'il n'y a pas de journal.
command-journal-journal-about = Un journal est le dossier où une table garde ses parties.
command-journal-check-help = trouver tout ce qui est déchiré, abîmé ou manquant
command-journal-word-folder = le dossier du journal
command-journal-rulings-help = dire qui a tranché quoi dans une partie, et ce que cela a donné
command-journal-word-match = son numéro, ou « last » (par défaut)
command-journal-match-nothing-entered-ruled-people = partie { $match } : personne n'a rien saisi ni tranché
command-journal-no-match-recorded-here = { $folder } : aucune partie n'est enregistrée ici
command-journal-match-es-none-problems = { $folder } : { $there } partie(s), aucune à problèmes
command-journal-match-es-problems = { $folder } : { $there } partie(s), { $wrong } à problèmes
command-journal-option-journal = le journal de la table (par défaut : là où une table de cette machine le garde)
command-journal-cannot-read-name-journals-folder = { $folder } : ne peut être lu ({ $reason }) ; indiquer le dossier du journal
command-journal-no-folder-here-there = { $parent } : pas de dossier { $name } ici ; il y a : { $there }
command-journal-to-or = { $first } à { $last }, ou { $word }
command-journal-none-empty = rien, il est vide
command-journal-no-match-here-there = { $folder } : pas de partie { $name } ici ; il y a : { $known }
command-journal-reading-match = lecture de la partie { $number }
command-journal-line =
    partie { $match }  { $began }  { $game }, { $players } : { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, { $verdicts ->
        [one] { $verdicts } verdict
       *[other] { $verdicts } verdicts
    }, { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } : { $state }
command-journal-unknown-game = jeu inconnu
command-journal-whole = entière
command-journal-none = aucun

## companion cards

command-cards-about =
    Les règles imprimées de I Say, Holmes! donnent titres et effets. Valeurs, numéros de
    donne et lignes du bas sont sur les cartes de ton exemplaire. `companion cards`
    imprime ce qui est connu comme fichier à compléter. `companion cards learn` le
    complète avec ce que le donneur a lu et fait retenir pendant le jeu.
command-cards-examples =
    exemples :
      companion cards > my-cards.toml          puis l'indiquer dans le profil, [packs]
      companion cards learn --profile my-table.toml
                                               ce qu'a appris la dernière partie
      companion cards learn evening.jsonl --into my-cards.toml
command-cards-learn-help = garder ce qu'a appris une partie enregistrée
command-cards-word-file = une transcription ; ou la dernière partie
command-cards-option-into = le fichier de cartes (celui du profil)
command-cards-name-one-into-profile-packs = en indiquer un avec --into, ou dans le profil : [packs] i-say-holmes = {"{"} cards = FICHIER {"}"}
command-cards-companion-cards-there-no-card = companion cards : il n'y a pas de fichier de cartes ; { $named }
command-cards-line = ligne { $number } : { $why }
command-cards-completed = { $into } : complété : { $changed }
command-cards-nothing-new-learned = { $into } : rien de nouveau n'a été appris
command-cards-match-first-line-lost = { $folder } : partie { $match } : sa première ligne est perdue
command-cards-match = partie { $match }

## companion daemon

command-daemon-about =
    Fait marcher une table jusqu'à ce qu'on l'arrête : capteurs, arbitre, voix, écran et
    page du donneur en un seul processus. Une partie interrompue reprend où elle en était.
    S'il n'y en avait pas, écran et téléphones montrent ce qui peut être choisi ; avec
    --game, --bots, --names ou --target, une partie commence aussitôt. Ce qui échoue est
    annoncé et réessayé ; l'arbitre continue. Comme service : companion install.
    Après trois démarrages manqués, il n'ouvre plus qu'une page qui dit que faire (mode
    sûr) ; un profil changé, --normal, ou « Réessayer » sur cette page en font sortir.
command-daemon-examples =
    exemples :
      companion daemon --profile my-table.toml
      companion daemon --game block --names Ann,Bo,Cy,Di
      companion daemon --bots 4 --journal /tmp/show      une table qui joue toute seule

    s'arrête en gardant tout à SIGTERM, SIGINT (Ctrl-C) et SIGHUP, code de fin 0.
    code de fin : 1 si l'arbitre lui-même a échoué, 2 s'il n'a pu démarrer, 74 s'il a été
    arrêté quand la carte ne prenait rien : une ligne dit ce qui n'est pas gardé.

command-daemon-option-view = ce qui montre la table
command-daemon-option-no-console = ne servir aucune page aux téléphones
command-daemon-option-game = le jeu (celui du profil)
command-daemon-option-names = qui est assis où, par place
command-daemon-option-bots = laisser le programme jouer tant de places
command-daemon-option-target = points pour gagner (50)
command-daemon-option-tell = montrer aussi ces lignes, au démarrage
command-daemon-option-safe = ne rien charger, dire ce qui n'a pas marché
command-daemon-option-normal = oublier ce qui n'a pas marché avant
command-daemon-more = (et { $told } de plus)
command-daemon-cannot-refereed-only = { $name } : { $game } ne peut être arbitré ; seulement { $known }
command-daemon-names-names-seats = --names { $names } : { $n } noms pour { $seats } places

## companion export

command-export-about =
    Écrit une partie enregistrée :

      csv         ses verdicts, un par ligne, pour un tableur
      json        tout : en-tête, preuves, verdicts, notes
      transcript  ses preuves ; companion judge en donne les verdicts enregistrés

command-export-examples =
    exemples :
      companion export last --format csv -o evening.csv
      companion export 12 --format transcript | companion judge --explain -
command-export-word-match = son numéro dans companion history, ou last
command-export-option-output = par défaut : l'imprimer
command-export-warning = attention : { $problem }
command-export-writing = écriture de { $file }
## companion games

command-games-to = { $least } à { $most }
command-games-players = { $game }  { $title }, { $players } joueurs, { $length }
command-games-about =
    Liste chaque jeu que la table sait arbitrer : à combien on joue, combien de temps, ce
    qu'il faut à la table. `companion rules JEU` montre comment on y joue.
command-games-players-2 = { $game } : { $title }, { $players } joueurs, { $length }
command-games-needs-uses = il faut { $needs } ; utilise { $inputs }

## companion history

command-history-not-ended = pas finie
command-history-matches-won-hands-points =
    { $player } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won } gagnées ; { $hands ->
        [one] { $hands } manche
       *[other] { $hands } manches
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
command-history-median-reaction-fastest = Réaction médiane { $median_us }, la plus rapide { $fastest_us }.
command-history-no-reaction-measured = Aucune réaction n'a été mesurée.
command-history-how-fast-cards =
    À quelle vitesse, sur { $times ->
        [one] { $times } carte
       *[other] { $times } cartes
    } :
command-history-ms = { $begin } ms{ $last } { $found }  { $bar }
command-history-match-match-middle-half-cards = Partie après partie (la moitié centrale des cartes, o la médiane) :
command-history-about =
    Liste chaque partie jouée sur cette machine, à une table ou avec `companion play`, et
    tous ceux qui ont joué : les gens, pas les bots. Avec --player, les réactions de
    cette personne en graphique ; avec --html ou --png, tout en graphiques. Tout est tiré
    des journaux : la base de données à côté n'est là que pour aller vite, et peut être
    refaite à tout moment.
command-history-examples =
    exemples :
      companion history
      companion history --player Ada
      companion history --html history.html     des graphiques à voir dans un navigateur
      companion history --png history.png
      companion history --json

    Un numéro de partie avec un point d'exclamation : ses fichiers sont abîmés ; voir
    companion journal check.

command-history-option-player = une personne, avec un graphique de réactions
command-history-option-html = écrire les graphiques en une page
command-history-option-png = écrire les graphiques en une image
command-history-option-theme = de l'image
command-history-option-json = imprimer pour des programmes : un objet JSON
command-history-option-rebuild = relire chaque journal, depuis le début
command-history-matches-read-again-from =
    { $read ->
        [one] { $read } partie relue
       *[other] { $read } parties relues
    } depuis { $beside }
command-history-reading-played = lecture de ce qu'on a joué
command-history-cannot-written = { $name } : ne peut être écrit ({ $reason })
command-history-no-match-has-been-recorded = Aucune partie n'est encore enregistrée dans { $folder } ; companion play enregistre ce que tu joues.
command-history-has-not-played-here-known = { $name } n'a pas joué ici ; on connaît : { $known }
command-history-bot = { $who } (bot)
command-history-nobody = personne
command-history-head-match = partie
command-history-head-began = début
command-history-head-game = jeu
command-history-head-hands = manches
command-history-head-players = joueurs
command-history-head-won-by = gagnée par
command-history-head-player = joueur
command-history-head-matches = parties
command-history-head-won = gagnées
command-history-head-points = points
command-history-head-median = médiane
command-history-head-fastest = record
command-history-head-forfeits = amendes
command-history-head-decided = ce qui a été décidé
command-history-head-times = fois

## companion judge

command-judge-about =
    Rejoue ce qu'une table a observé et imprime les verdicts.

    FICHIER est une transcription : un objet JSON par ligne, un en-tête d'abord
    (docs/transcript.md). Les verdicts sortent en JSON Lines, chacun avec sa règle, son
    écart et son doute, la dernière ligne étant l'état de la table. La même transcription
    donne les mêmes verdicts sur toute machine, dans quelque ordre que les preuves soient
    arrivées.

    Une preuve est jugée quand plus rien qui pourrait la changer ne peut arriver. Ce qui
    vient après la dernière ligne « end », ou en deçà de la latence de l'en-tête avant la
    dernière ligne s'il n'y en a pas, n'est pas encore jugé.

command-judge-examples =
    exemples :
      companion judge examples/dead-heat.jsonl
      companion judge --explain examples/five-players.jsonl
      une-table | companion judge -

    code de fin : 0, quels que soient les verdicts ; 2 si la transcription ne peut être
    lue, avec une ligne d'erreur qui dit où, ce qui est faux et ce qui était attendu.

command-judge-word-file = une transcription, ou - pour l'entrée standard
command-judge-option-explain = imprimer pour les gens : une ligne par verdict, avec noms, écarts et leur précision
command-judge-judging = jugement de { $file }
command-judge-cannot-read = { $file } : ne peut être lu : { $reason }
command-judge-last-line-s-not-judged = { $name } : { $waiting } ligne(s) à la fin pas encore jugée(s) : une ligne « end » dirait que rien d'antérieur ne peut plus arriver
command-judge-nothing-there-expected-transcript-1 = il n'y a rien ; attendu : {"{"}"transcript": 1, "game": ...{"}"}
command-judge-longer-than-bytes-expected-one = plus de { $max_line } octets ; attendu : un objet JSON

## companion learn

command-learn-about =
    Apprendre un jeu en y jouant : quelques courtes étapes à une table patiente, dont
    chacune attend que tu l'aies faite, puis une vraie manche à un rythme doux.
command-learn-word-game = le jeu (%(default)s)
command-learn-companion-learn-there-no-keyboard = companion learn : il n'y a ni clavier ni écran pour apprendre
command-learn-now-real-hand-gentle-pace = Et maintenant une vraie manche, à un rythme doux.
command-learn-now-real-game-gentle-pace = Et maintenant une vraie partie, à un rythme doux.

## companion monitor

command-monitor-on = appui
command-monitor-off = lâché
command-monitor-by-seat = { $what } par la place { $seat }
command-monitor-at-seat = place { $seat } { $input }
command-monitor-at-the-table = la table
command-monitor-fault = panne
command-monitor-head-seat = PLACE
command-monitor-head-when = QUAND
command-monitor-head-doubt = DOUTE
command-monitor-head-where = OÙ
command-monitor-head-what = QUOI (APRÈS LE PRÉCÉDENT)
command-monitor-s-signals-faults-q-ends = { $seconds } s, { $signals } signaux, { $faults } pannes (q finit)
command-monitor-about =
    Montre chaque signal avec l'instant où il a eu lieu, sa précision, et son écart au précédent.
    Dans un terminal, toute la table sur un écran (q finit) ; ailleurs, une ligne par signal.
command-monitor-option-seconds = finir après ce temps (par défaut : jamais)
command-monitor-option-lines = une ligne par signal, ici aussi
command-monitor-option-auto = laisser le programme presser lui-même les entrées simulées

## companion play

command-play-about =
    Jouer à une table simulée. Sans rien de plus, un écran s'ouvre où l'on choisit jeu,
    joueurs et règles ; avec des options qui disent à quoi jouer, une partie commence
    aussitôt : toi et trois bots, sauf si tu en veux d'autres. Jeux :
    { $games }.
    La table donne de vraies cartes, toute règle peut donc se présenter.
    On peut être deux à un clavier ; les touches sont à l'écran et dans docs/practice.md.
command-play-examples =
    exemples :
      companion play                                  choisir à l'écran à quoi jouer
      companion play --bots 3                         toi contre trois bots, aussitôt
      companion play --names Ann,Bo --bot-strength gentle
      companion play --bots 2                         deux au même clavier, deux bots
      companion play --bots 4 --speed 0 --view none   toute une partie de bots, d'un coup
      companion play --game block                     un autre jeu ; companion rules block
      companion play --game sorry --option mode=points
      companion play --phones                         des amis viennent en scannant un code
      companion play --resume                         reprendre la partie en cours
      companion play --record evening.jsonl           la garder ; companion judge evening.jsonl

    Avec --speed 0, le même --seed donne toujours la même partie.

command-play-option-game = le jeu (celui du profil)
command-play-option-seats = combien jouent (ceux du profil)
command-play-option-bots = combien d'entre eux sont des bots
command-play-option-names = qui s'assoit, par place
command-play-option-bot-strength = la force des bots
command-play-option-phones = laisser venir les téléphones du même réseau
command-play-option-choose = ouvrir quand même l'écran de choix
command-play-option-seed = donner et jouer avec ce hasard
command-play-option-speed = fois plus vite (1) ; 0 : d'un coup
command-play-option-pace = le rythme des appels (celui du profil)
command-play-option-traps = part de EN GARDE sans TOP
command-play-option-hands = s'arrêter après tant de manches
command-play-option-target = points pour gagner (50)
command-play-option-option = une option du jeu, comme dans un en-tête ; peut être répétée
command-play-option-auto-dealer = le programme donne et tranche
command-play-option-record = la garder aussi en transcription
command-play-option-no-record = ne laisser aucune trace dans l'historique
command-play-option-resume = reprendre la partie en cours
command-play-option-quiet = avec --view none : le score seulement
command-play-option-view = ce qui la montre
command-play-option-theme = pour une pièce sombre, ou claire
command-play-option-size = de la fenêtre
command-play-option-fullscreen = utiliser tout l'écran
command-play-option-still = ne rien laisser bouger à l'écran
command-play-option-mute = commencer sans la voix
command-play-names-expected-different-names-commas = --names { $text } : attendu : des noms différents séparés par des virgules
command-play-cannot-had-phones-leave-one = --{ $option } ne va pas avec --phones ; omettre l'un des deux
command-play-seed = seed { $seed }
command-play-there-no-match-go-leave = il n'y a pas de partie à reprendre ; omettre --resume pour en commencer une
command-play-bots-show-hand-times-fast = des bots montrent une manche, { $speed } fois plus vite que des gens et sans voix
command-play-nobody-can-press-key-view = personne ne peut appuyer sur une touche avec --view { $view } ; ajouter --bots { $seats }
command-play-people-cannot-play-speed-0 = des gens ne peuvent jouer à --speed 0 ; l'omettre, ou laisser jouer des bots

## companion replay

command-replay-about =
    Rejoue une soirée enregistrée.

      espace  pause, et reprise      droite, gauche  verdict suivant, ou précédent
      + -     plus vite, moins vite  début           depuis le commencement
      q       finir                  t p v c h       les écrans, comme à la table

command-replay-word-file = une soirée enregistrée
command-replay-option-speed = fois plus vite (par défaut : 1)
command-replay-option-view = par défaut : une fenêtre s'il y a un écran, sinon le terminal
command-replay-option-theme = sombre, ou clair
command-replay-option-size = de la fenêtre (1024x640)
command-replay-reading = lecture de { $file }
command-replay-try-view-terminal = { $reason } ; essayer --view terminal
command-replay-s-s = { $now } s sur { $end } s, { $mood }
command-replay-end = fin
command-replay-paused = pause

## companion rules

command-rules-about =
    Montre les règles d'un jeu avec nos mots : ce que disent les boutons, comment va un
    tour, comment on compte, et ce que juge la machine. Sans jeu, les liste tous.

      companion rules sorry

command-rules-show-one-companion-rules-game = En montrer un : companion rules JEU

## companion say

command-say-about =
    Dit ce que tu lui donnes comme le ferait la table : avec ses clips, tes propres enregistrements, et
    espeak-ng pour les mots sans clip. Avec --out, écrit un fichier WAV à la place.
command-say-word-text = par exemple « Ben, too early. »
command-say-option-list = lister chaque clip, et d'où il vient
command-say-option-out = écrire plutôt un fichier WAV
command-say-record-them-docs-voice-md = Les enregistrer (docs/voice.md), ou : sudo apt install espeak-ng
command-say-there-no-clip = Il n'y a pas de clip pour : { $unsaid }. { $remedy }
command-say-nothing-say-try-companion-say = Rien à dire. Essaie : companion say "Ben, too early."
command-say-cannot-written-name-another-file = { $out } : ne peut être écrit ({ $reason }) ; indiquer un autre fichier
command-say-nothing-can-heard-here-write = On n'entend rien ici ; écrire un fichier : --out said.wav
command-say-own = à toi
command-say-shipped = fourni

## companion snapshot

command-snapshot-about =
    Dessine l'écran tel qu'il était à un moment d'une soirée enregistrée. N'ouvre pas de fenêtre.

      companion snapshot examples/dead-heat.jsonl --at 5 table.png
      companion snapshot examples/dead-heat.jsonl --verdict 9 photo-finish.png

command-snapshot-word-file = une soirée enregistrée
command-snapshot-option-at = secondes (par défaut : la fin)
command-snapshot-option-size = par défaut : 1920x1080
command-snapshot-option-theme = sombre, ou clair
command-snapshot-option-screen = par défaut : ce qui allait au moment
command-snapshot-option-verdict = les preuves de ce verdict
command-snapshot-word-out = où l'écrire, en PNG
command-snapshot-verdict-has-no-evidence-draw = { $file } : le verdict { $verdict } n'a pas alors de preuves à dessiner

## companion voice

command-voice-about = Liste les voix avec lesquelles la table sait parler ; celle qui parle est marquée.
command-voice-list-help = lister les voix
command-voice-try-help = entendre une voix
command-voice-try-about = Dit quelque chose avec une voix, et ne change rien.
command-voice-word-name = comme companion voice la liste
command-voice-word-text = ce qu'il faut dire (par défaut : un verdict)
command-voice-option-out = écrire plutôt un fichier WAV
command-voice-use-help = faire parler la table avec une voix
command-voice-use-about = Écrit la voix dans le profil d'une table, et n'y change rien d'autre.
command-voice-option-profile = la table
command-voice-cannot-changed-write-under-voice = { $file } : ne peut être changé ({ $reason }) ; écrire { $line } sous [voice]
command-voice-speaks = { $file } : { $name } parle, { $about }
command-voice-there-no-voice-there = Il n'y a pas de voix { $name } ; il y a : { $known }
command-voice-other-language = { $name } parle { $spoken }, et { $file } est pour { $language }

## The camera

command-monitor-cards = { $seat ->
    [0] pot
   *[other] place { $seat } pile
}   marques { $marks }

## companion print: options, FILE, GAME and commands stay as they are

command-print-about =
    Écrire un PDF à imprimer chez soi : les cartes d'un jeu avec leur dos, ses règles, et des tapis
    pour la table. Chaque carte et chaque tapis porte des marques qu'une caméra reconnaît.
command-print-examples =
    exemples :
      companion print sherlock-holmes --test-page     mesurer d'abord l'imprimante
      companion print sherlock-holmes --proof         et relire chaque marque
      companion print block --paper letter            sur papier américain
      companion print sherlock-holmes --words my.toml ses propres mots
command-print-option-paper = le papier (par défaut : %(default)s)
command-print-option-duplex = comment l'imprimante retourne les feuilles pour les dos ; none : sans dos (par défaut : %(default)s)
command-print-option-offset = décaler les dos à droite et vers le bas, en millimètres (négatif : --offset=-1,0.5)
command-print-option-test-page = la page d'essai seule, pour mesurer l'imprimante
command-print-option-seats = pour combien de places imprimer des tapis (par défaut : %(default)s)
command-print-option-only = seulement cette partie ; peut être répété
command-print-option-words = sa propre liste de mots (Sherlock Holmes)
command-print-option-cards = son fichier de cartes, voir companion cards (I Say, Holmes!)
command-print-option-out = le fichier (par défaut : GAME-PAPER.pdf ici)
command-print-option-proof = relire le PDF comme le ferait une caméra, et trouver chaque marque
command-print-written =
    { $file } : { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, { $kb } ko. À imprimer à 100 %, sans ajuster à la page.
command-print-offset-expected = attendu : X,Y en millimètres, chacun de -{ $most } à { $most }
command-print-no-own = companion print : { $game } n'admet pas { $option } ; à retirer
command-print-nothing = companion print : { $game } n'a aucune de ces parties : { $parts } ; retirer --only
command-print-unread = companion print : { $file } ne peut pas être relu : { $why }
command-print-proof-good =
    Épreuve : { $marks ->
        [one] la seule marque a été trouvée
       *[other] les { $marks } marques ont été trouvées
    }, sur { $pages ->
        [one] une page
       *[other] { $pages } pages
    }.
command-print-proof-missing = Épreuve : page { $page }, marque { $mark } ({ $what }) : introuvable à { $x }, { $y } mm
command-print-proof-strange = Épreuve : page { $page } : marque { $mark } vue à { $x }, { $y } mm, où rien n'est imprimé
