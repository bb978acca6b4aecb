## ending

table-companion-stopped-lost = companion : arrêté, et perdu ce qui est { $unkept }

## low water

table-ms = { $bound_us } ms
table-verdicts-come-up-after-press = Les verdicts viennent jusqu'à { $bound } après un appui : une partie de la table tarde à répondre.
table-how-far-not-known-verdicts = { $behind } : on ne sait pas où il en est ; les verdicts l'attendent { $bound }
table-verdicts-come-once-again = Les verdicts viennent de nouveau aussitôt.
table-all-sources-say-again-how = toutes les sources disent de nouveau où elles en sont

## meaning

table-sound-comes-from-another-output = Le son sort ailleurs ; si tu l'entends, tout va bien.
table-no-sound-here-said-shown = Pas de son ici : ce qui se dit est affiché.
table-recording-yours-cannot-used-built = Un de tes enregistrements est inutilisable ; la voix fournie parle.
table-something-could-not-said-aloud = Quelque chose n'a pu être dit ; c'est affiché. Le jeu continue.
table-power-went-middle-match-written = Le courant a manqué en pleine partie : ce qui était écrit est gardé.
table-record-last-match-damaged-dealer = Le journal de la dernière partie est abîmé. Donneur : vérifie le score.
table-card-full-make-room-before = La carte mémoire est pleine à { $share } : fais de la place tant qu'on peut garder les parties.
table-there-room-card-again = La carte mémoire a de nouveau de la place.

## speaker

table-no-sound = pas de son ({ $reasons }). { $remedy }
table-no-sound-said-shown = pas de son, ce qui se dit est affiché ({ $reason })
table-none-wanted = on n'en veut pas
table-voice-uses-instead = La voix prend { $name } à la place : { $reasons }

## Parts that fail: what it means, then what to do; and that they are back

table-broken-voice = Pas de son : les mots sont affichés.
table-broken-display = L'écran est noir : les téléphones montrent tout.
table-broken-console = Les téléphones ne peuvent venir : tranchez à l'écran.
table-broken-feed = La maison n'apprend rien de la partie ; le jeu continue.
table-broken-club = Ce qui se joue ici n'arrive pas au club pour l'instant.
table-broken-any = Une partie de la table ne marche pas ; le jeu continue.
table-remedy-voice = Le haut-parleur est-il branché et allumé ?
table-remedy-display = Est-il branché et allumé ?
table-remedy-console = On réessaie tout seul.
table-remedy-feed = On réessaie tout seul.
table-remedy-feed-refuses = user et le mot de passe de [feed] sont-ils justes ?
table-remedy-feed-untrusted = ca_file de [feed] est-il juste ?
table-remedy-feed-name-taken = Donnez un autre nom à cette table sous [feed].
table-remedy-feed-file = Le profil nomme un fichier illisible : companion doctor dit lequel.
table-remedy-club = C'est gardé, et sera envoyé plus tard tout seul.
table-remedy-any = On réessaie tout seul.
table-remedy-missing = Quelque chose n'est pas installé : companion doctor dit quoi.
table-remedy-not-permitted = Le programme n'y a pas droit : companion doctor dit pourquoi.
table-remedy-profile = Le profil est faux : companion profile check dit où.
table-remedy-nonsense = Débranche-le, et rebranche-le.
table-back-voice = Le son est revenu.
table-back-display = L'écran est revenu.
table-back-console = Les téléphones peuvent revenir.
table-back-feed = La maison suit de nouveau la partie.
table-back-club = Le club a de nouveau des nouvelles de cette table.
table-back-all = Toutes les parties de la table remarchent.

## Faults of buttons, pads and lamps; $what: one of the next part, $n: of how many seats

table-fault-lost =
    { $n ->
        [one] { $what } : pas de réponse ; personne ne paie pour cela. Vérifie le câble.
       *[other] { $what } : pas de réponse ; personne ne paie pour cela. Vérifie les câbles.
    }
table-fault-stuck =
    { $n ->
        [one] { $what } : reste allumé. Y a-t-il quelque chose dessus, ou est-ce coincé ?
       *[other] { $what } : restent allumés. Y a-t-il quelque chose dessus, ou est-ce coincé ?
    }
table-fault-chatter =
    { $n ->
        [one] { $what } : contact instable ; fil lâche ?
       *[other] { $what } : contacts instables ; fils lâches ?
    }
table-fault-evidence-lost =
    { $n ->
        [one] { $what } : quelque chose a été manqué ; personne ne paie pour cela.
       *[other] { $what } : quelque chose a été manqué ; personne ne paie pour cela.
    }
table-fault-wrong-clock =
    { $n ->
        [one] { $what } : instants moins précis ; le donneur peut être plus sollicité.
       *[other] { $what } : instants moins précis ; le donneur peut être plus sollicité.
    }
table-fault-battery-low =
    { $n ->
        [one] { $what } : la batterie de la carte de place est faible ; charge-la bientôt.
       *[other] { $what } : les batteries des cartes de place sont faibles ; charge-les bientôt.
    }
table-fault-lamp-lost =
    { $n ->
        [one] { $what } : une lampe reste éteinte ; le jeu continue.
       *[other] { $what } : des lampes restent éteintes ; le jeu continue.
    }
table-fault-recovered =
    { $n ->
        [one] { $what } : tout remarche.
       *[other] { $what } : tout remarche.
    }
table-fault-unknown =
    { $n ->
        [one] { $what } : pas fiable ; personne ne paie pour cela.
       *[other] { $what } : pas fiable ; personne ne paie pour cela.
    }

## Where a fault is: each begins a sentence. $who: a name, or "Seat 3"; $input: "white"

table-whole = La table
table-seat = Place { $seat }
table-seats = Places { $first } et { $last }
table-seat-of = { $who }, place
table-phone-of = { $who }, téléphone
table-button-of = { $who }, bouton { $input }
table-pad-of = { $who }, capteur { $input }
table-and = { $first } et { $last }
table-and-others = { $first } et { $others } autres

## Sound

table-sound-ended = Le son a échoué et redémarre ; en attendant, les mots sont affichés.
table-sound-wrong-clock = Le son est moins précis ici ; le donneur peut être plus sollicité.
table-sound-remedy = Sans voix, le jeu va aux lampes et à l'écran (voice.output = "none" : sans bruit)

## The card, and old matches

table-nearly-full-logged = La carte mémoire est pleine à { $share }, il reste { $mb } Mo dans { $folder } ; keep_matches dans le profil en laisse partir
table-swept =
    { $n ->
        [one] Ancienne partie supprimée, comme dit le profil : { $matches }.
       *[other] Anciennes parties supprimées, comme dit le profil : { $matches }.
    }

## Parts that take no part in a match any more because of a mistake of ours; $meaning: one of these

table-stopped-stage = L'écran est figé
table-stopped-tableconsole = La page des téléphones est figée
table-stopped-voice = La voix ne dit plus rien
table-stopped-sharedlamps = Les lampes restent comme elles sont
table-stopped-feedguest = La maison n'apprend plus rien de la partie
table-stopped-calling = Plus personne ne dit EN GARDE et TOP
table-stopped-quietcalling = Plus personne ne dit EN GARDE et TOP
table-stopped-any = Une partie de la table s'est arrêtée
table-stopped-shown = { $meaning } ; le jeu continue. Retour à la prochaine partie.
table-stopped-spoken = { $meaning }.
table-stopped-logged = { $part } s'est arrêté ({ $reason }) ; le jeu continue, retour à la prochaine partie

## Who can play

table-not-so-many =
    { $seats ->
        [one] { $game } se joue de { $least } à { $most } ; il y a { $seats } place
       *[other] { $game } se joue de { $least } à { $most } ; il y a { $seats } places
    }

## The camera

table-camera = La caméra
table-camera-of = { $who }, tapis
table-fault-hidden =
    { $n ->
        [one] { $what } : hors de vue de la caméra ; c'est au donneur de dire ce qui s'y trouve.
       *[other] { $what } : hors de vue de la caméra ; c'est au donneur de dire ce qui s'y trouve.
    }
