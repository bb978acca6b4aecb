## Help

cli-about =
    Un arbitre pour de vraies tables. Il surveille chaque place, juge qui était premier et
    qui était en avance, tient cartes et score, montre ses preuves, et dit « trop serré »
    quand ça l'est.
cli-examples =
    pour commencer :
      companion play                                       toi contre trois bots
      companion learn                                      un jeu en quelques minutes
      companion judge --explain examples/five-players.jsonl

    companion COMMANDE --help en dit plus sur chacune.

cli-a-command = COMMANDE
cli-usage = usage :
cli-options = options
cli-positional-arguments = arguments positionnels
cli-option-help = afficher cette aide et finir
cli-option-version = afficher le numéro de version et finir
cli-option-language = parler cette langue : { $languages } (celle du profil, ou du terminal)
cli-option-profile = la table : un profil fourni ou un fichier TOML (par défaut : %(default)s, tout simulé)

## Groups of commands: headings without their colon, in small letters

cli-group-play = jouer
cli-group-watch = regarder
cli-group-table = à la table
cli-group-keep = garder
cli-group-build = construire

## Commands, each in one line of at most 66 letters

cli-command-play = jouer à une table simulée, contre des bots
cli-command-learn = apprendre un jeu en quelques minutes, en jouant
cli-command-games = lister les jeux que la table sait arbitrer
cli-command-rules = montrer les règles d'un jeu
cli-command-cards = noter les cartes de ton propre I Say, Holmes!
cli-command-print = imprimer un jeu de cartes, ses tapis et ses règles
cli-command-replay = rejouer à l'écran une soirée enregistrée
cli-command-snapshot = dessiner un moment d'une transcription
cli-command-judge = juger une transcription enregistrée
cli-command-daemon = faire marcher une table jusqu'à ce qu'on l'éteigne
cli-command-check = tester chaque bouton, capteur et lampe d'une table
cli-command-monitor = voir en direct ce que signale une table
cli-command-say = entendre la voix de la table
cli-command-voice = lister les voix, en essayer une, en choisir une
cli-command-club = garder ce qui se joue à plusieurs tables : ouvrir un club, en rejoindre un
cli-command-history = qui a joué, qui a gagné, à quelle vitesse
cli-command-export = écrire une partie en CSV, JSON ou transcription
cli-command-journal = vérifier les preuves enregistrées de la table
cli-command-setup = trouver ce qui est branché, et décrire la table
cli-command-profile = vérifier un profil, dessiner câblage, panneaux et étiquettes
cli-command-boards = lister les cartes de place branchées, ou en flasher une
cli-command-calibrate = mesurer le retard du haut-parleur, et le retenir
cli-command-doctor = vérifier cette machine, et dire comment la réparer
cli-command-install = faire démarrer cette machine comme une table
cli-command-appliance = réglages et versions d'une table flashée sur une carte
cli-command-language = lister les langues, et ce qui manque à l'une d'elles
cli-command-completion = imprimer de quoi compléter ces commandes dans un shell

## Mistakes in a command line: one line each, after "companion play: "

cli-no-such-language = { $name } est { $wish } ; attendu : un de { $expected }
cli-no-such-command = il n'y a pas de commande { $command }{ $instead }
cli-no-such-option = il n'y a pas d'option { $name }{ $instead }
cli-no-such-choice = { $name } est { $value }{ $instead }
cli-did-you-mean = { " " }; était-ce { $near } ?
cli-expected-one-of = { " " }; attendu : { $words }
cli-help-lists-them = { " " }; { $program } --help les liste
cli-not-what-was-expected = { $name } est { $value } ; { $expected }
cli-is-missing = il manque { $missing } ; { $program } --help en dit plus
cli-one-word-too-many = { $word } est un mot de trop ; { $program } --help en dit plus
cli-one-word-too-many-meant = { $word } est un mot de trop ; était-ce { $option } ?
cli-expected-a-value = une valeur est attendue après
cli-expected-at-least-one = au moins un argument est attendu
cli-expected-at-most-one = au plus un argument est attendu
cli-not-allowed-with = non permis avec l'argument %s
cli-one-of-these-is-required = il faut un des arguments %s
cli-ambiguous-option = option ambiguë : %(option)s pourrait être %(matches)s
cli-takes-no-value = ne prend pas de valeur : %r
cli-not-a-value = valeur %(type)s non valable : %(value)r

## What a value should be

cli-expected-from-to =
    attendu : { $what ->
        [seconds] des secondes
        [metres] des mètres
        [millimetres] des millimètres
        [share] une part
        [whole] un nombre entier
       *[number] un nombre
    } de { $least } à { $most }
cli-expected-from-on =
    attendu : { $what ->
       *[whole] un nombre entier
    } à partir de { $least }
cli-expected-above =
    attendu : { $what ->
        [seconds] des secondes
       *[number] un nombre
    } au-dessus de { $least }, jusqu'à { $most }
cli-expected-size = attendu : LxH, de 320x240 à 9999x9999
cli-expected-setting = attendu : NOM=VALEUR

## How far long work is: short, on one line of a terminal

cli-left = encore { $span }
cli-so-far = depuis { $span }
cli-span-seconds = { $s } s
cli-span-minutes = { $min } min { $s } s
cli-span-hours = { $h } h { $min } min

## Files

cli-picture = L'image est dans { $file }
cli-cannot-be-written = { $file } : ne peut être écrit ({ $reason }) ; indiquer un autre fichier
cli-cannot-be-changed-here = { $file } : écrit d'une façon qui ne se change pas ici ; { $reason }
cli-files-neither-nor-install-program = les fichiers { $name } ne sont ni dans { $beside } ni dans { $installed } ; réinstaller le programme
cli-needs-threads-sockets-devices-page = { $name } demande des fils, des sockets ou des appareils, qu'une page n'a pas ; installer Companion

## The camera

cli-expected-folder = un dossier qui existe est attendu ; créez-le d'abord
