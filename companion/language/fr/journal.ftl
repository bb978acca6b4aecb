## statistics

journal-apart = { $what }, { $span } d'écart.

## account

journal-match-set-aside = { $folder } : la partie { $match } est mise de côté : { $unfit }
journal-match-first-line-lost = { $folder } : partie { $match } : sa première ligne est perdue
journal-match = { $folder } : partie { $match } : { $what }

## aside

journal-match-2 = partie { $number }
journal-match-not-here-any-more = { $folder } : la partie { $match } n'est plus là

## checkpoints

journal-not-how-match-stood = ce n'est pas l'état d'une partie
journal-not-how-match-game-stood = ce n'est pas l'état d'une partie de ce jeu

## journal

journal-journal-cannot-written-play-goes = Le journal dans { $folder } ne peut être écrit ({ $why }). Le jeu continue, et ce qui se passe est gardé en mémoire ; c'est perdu si le courant manque avant la réparation.
journal-journal-cannot-written-play-goes-2 = Le journal ne peut être écrit. Le jeu continue.
journal-journal-written-again-play-goes = Le journal s'écrit de nouveau. Le jeu continue.
journal-not-card = pas sur la carte mémoire dans { $folder } ({ $why }) : { $records }
journal-evidence-lost-from-verdict-match = Des preuves sont perdues : depuis le verdict { $n }, la partie a été rejugée et diffère de ce qui a été dit. Donneur : vérifie cartes et score.
journal-evidence-lost-dealer-please-check = Des preuves sont perdues. Donneur, vérifie cartes et score.
journal-match-could-not-recorded-lost = La partie { $match } n'a pu être enregistrée et est perdue.

## opening

journal-there-no-match-go = il n'y a pas de partie à reprendre
journal-cannot-read-no-match-resumed = { $folder } : ne peut être lu ({ $reason }) ; aucune partie n'est reprise

## reading

journal-cannot-read = ne peut être lu ({ $reason })
journal-record-makes-no-sense = l'entrée { $seq } n'a pas de sens : { $reason }
journal-record-does-not-belong-one = l'entrée { $seq } ne va pas avec celle d'avant

## sense

journal-no-kind-record-version-knows = { $kind } n'est pas une sorte d'entrée que connaît cette version
journal-no-version-journal-named = aucune version du journal n'est indiquée
journal-written-newer-companion-journal-version = écrit par un Companion plus récent (journal version { $version }, celui-ci connaît { $known })
journal-clock-missing = il manque son horloge
journal-header-says-no-game-seats = son en-tête ne dit pas un jeu avec des places
journal-no-event-instant = ce n'est pas un événement avec un instant
journal-no-numbered-verdict = ce n'est pas un verdict numéroté
journal-does-not-say-takes-back = il n'est pas dit ce qui est repris
journal-no-instant = ce n'est pas un instant
journal-does-not-say-notes = il n'est pas dit ce qui est noté
journal-does-not-say-records-were = il n'est pas dit quelles entrées ont été perdues
journal-does-not-say-from-verdict = il n'est pas dit depuis quel verdict

## remembered

journal-too-long-chosen-last-left = { $file } : trop long pour être le dernier choix ; laissé tel quel
journal-cannot-read-nothing-remembered = { $file } : ne peut être lu ({ $reason }) ; rien n'est retenu
journal-not-readable-json-nothing-remembered = { $file } : illisible comme JSON ; rien n'est retenu avant d'être récrit
journal-not-chosen-last-nothing-remembered = { $file } : ce n'est pas le dernier choix ; rien n'est retenu
journal-cannot-written-choices-not-remembered = { $file } : ne peut être écrit ({ $reason }) ; les choix ne sont pas retenus

## A card that refuses

journal-card-failed = La carte mémoire ne prend plus rien : fais-la vérifier. Si le courant manque, la partie est perdue.
journal-card-full = La carte mémoire est pleine : fais de la place. Si le courant manque, la partie est perdue.
journal-card-only-read = La carte mémoire ne peut plus qu'être lue : il en faut une autre. Si le courant manque, la partie est perdue.
journal-card-not-permitted = Le programme ne peut écrire sur la carte mémoire : companion doctor dit pourquoi. Si le courant manque, la partie est perdue.
journal-written-again =
    { $lost ->
        [0] Le journal dans { $folder } s'écrit de nouveau ; rien n'est perdu.
       *[other] Le journal dans { $folder } s'écrit de nouveau ; entrées perdues : { NUMBER($lost, useGrouping: 1) }.
    }
journal-kept-again =
    { $lost ->
        [0] Ce qui se passe est de nouveau gardé sur la carte mémoire ; rien n'est perdu.
       *[other] Ce qui se passe est de nouveau gardé sur la carte mémoire ; entrées perdues : { NUMBER($lost, useGrouping: 1) }.
    }
journal-records-of-match =
    { $n ->
        [one] { $n } entrée de la partie { $match }
       *[other] { $n } entrées de la partie { $match }
    }
journal-in-use = { $folder } : déjà écrit par un autre companion (processus { $process }) ; l'arrêter, ou indiquer un autre dossier
journal-unknown = inconnu

## What is wrong with the files of a match

journal-problem = { $file } : octet { $at } : { $what }
journal-torn = une fin déchirée de { $size } octet(s) : pas d'entrée entière
journal-torn-zeros = une fin déchirée de { $size } octet(s) : des zéros
journal-damage = un dégât de { $size } octet(s) : pas d'entrée entière
journal-damage-zeros = un dégât de { $size } octet(s) : des zéros
journal-missing-gone = { $lost } entrée(s) à partir du numéro { $first } : disparues
journal-missing-end = { $lost } entrée(s) à partir du numéro { $first } : disparues à la fin, bien que confirmées
journal-missing-unwritten = { $lost } entrée(s) à partir du numéro { $first } : jamais écrites, comme il a été dit alors

## Why a table did not start, where it said nothing itself

journal-start-silent = fini sans un mot ; tué, figé, ou à court de mémoire
journal-start-hung = pas prêt à temps, et arrêté
