### Le flux : ce que la maison apprend d'une table, et pourquoi elle ne l'apprend pas.

feed-entity-phase = Phase
feed-entity-turn = À qui de jouer
feed-entity-score = Score
feed-entity-last = Dernière décision
feed-entity-fastest = Réaction la plus rapide
feed-entity-dealer = Attend le donneur
feed-entity-verdict = Décision
feed-entity-cue = Mot annoncé
feed-entity-pause = Pause
feed-entity-resume = Reprendre
feed-no-match = Aucune partie en cours

feed-away = personne ne répond à { $broker } : { $why }
feed-refuses = { $broker } n'admet pas cette table : { $why }
feed-untrusted = { $broker } ne peut pas prouver qu'il est le courtier : { $why }
feed-name-taken = { $broker } admet cette table puis la lâche : y a-t-il une autre table { $table } ?
feed-file = { $path } ne peut pas être lu : { $why }
feed-process-ended = le processus qui informe la maison s'est terminé avec le statut { $status }
