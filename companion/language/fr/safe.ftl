### Safe mode: the one page of a table that could not start. It is read by somebody in trouble:
### plain words, short sentences.

safe-title = La table n'a pas pu démarrer
safe-asked-title = Mode sûr
safe-was-asked-for = On a demandé le mode sûr.
safe-none-failed = Aucun démarrage n'a échoué.
safe-failed = { $times ->
    [1] La table n'a pas réussi à démarrer, une fois.
    [2] La table n'a pas réussi à démarrer, deux fois.
    [3] La table n'a pas réussi à démarrer, trois fois.
    [4] La table n'a pas réussi à démarrer, quatre fois.
    [5] La table n'a pas réussi à démarrer, cinq fois.
   *[other] La table n'a pas réussi à démarrer, { $times } fois.
}
safe-last-time = La dernière fois : { $why }.

## What can be chosen. R and A are keys.

safe-try-again = Réessayer
safe-start-as-usual = Démarrer normalement
safe-set-aside = Mettre la partie { $match } de côté, en commencer une autre
safe-choose-again = Choisis Réessayer (R). Ce qui n'allait pas est peut-être passé.
safe-choose-usual = Choisis Démarrer normalement (R) quand tu as fini.
safe-aside = Si cela échoue, mets { $match } de côté (A). Elle est gardée dans un dossier à part, rien n'est supprimé, et une autre partie peut commencer.
safe-show-this = Si rien n'aide, montre ceci à qui s'occupe de la table. Sur sa machine, companion doctor et journalctl -u companion en disent plus.
safe-not-set-aside = La partie { $match } ne peut être mise de côté : { $why }.

## What to do first, by what went wrong

safe-unwritable = La carte mémoire ne peut être écrite ({ $why }). Fais de la place, ou prends-en une autre.
safe-nothing-happens = En attendant, rien n'est senti, jugé ni dit, et aucune partie n'est touchée.
safe-unplug = Débranche ce qui a été branché en dernier : une carte, un haut-parleur, un écran.
safe-kind-ProfileError = La description de la table est fausse. Corrige { $profile } ; companion profile check { $profile } nomme chaque faute.
safe-kind-ConfigurationError = La description de la table ne va pas avec la machine. Corrige { $profile } ; companion doctor --profile { $profile } dit comment.
safe-kind-CannotPlayError = Ce avec quoi la table a démarré ne peut être joué. Corrige { $profile }, ou la commande qui la démarre.
safe-kind-MissingExtra = Quelque chose n'est pas installé : installe ce que nomme la ligne du dessus.
safe-kind-NotPermitted = Le programme n'a pas droit à un appareil : companion doctor dit pourquoi.
safe-kind-BrokenGameError = Un jeu ajouté est cassé : mets son paquet à jour, ou désinstalle-le.
safe-kind-MemoryError = La machine a trop peu de mémoire : arrête ce qui y tourne d'autre.

## The same page on a phone

safe-code = Code de l'écran
safe-moment = Un instant
safe-waiting = La table redémarre. Cette page la cherche dans dix secondes ; sinon, rouvre-la.
safe-choose-a-button = Choisis un des boutons.

## In the log

safe-log = mode sûr : { $told }
safe-log-alone = mode sûr : rien ne peut montrer ce qui ne va pas ; essai d'un démarrage normal
safe-log-set-aside = la partie { $match } est mise de côté dans { $folder }
safe-log-page = mode sûr : la page est à { $address }
safe-log-page-and-code = mode sûr : la page est à { $address } avec le code { $code }
safe-port-closed = le port { $port } ne peut être ouvert ({ $why })
safe-daemon-failed = companion daemon : { $why }
safe-and-more = { $first } (et { $count } de plus)
