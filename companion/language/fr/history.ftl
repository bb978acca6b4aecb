### The page of what was played before.

history-title = Ce qu'on a joué ici
history-back = Retour à la table
history-looking-up = Je cherche ...
history-not-read = L'historique ne peut être lu :
history-not-kept = personne n'en garde un ici
history-people = Qui a joué ici
history-left-out = et { $count } autres qui ont moins joué
history-matches = { $count ->
    [one] { $count } partie, du { $first } au { $last }
   *[other] { $count } parties, du { $first } au { $last }
}

## Heads of columns

history-player = joueur
history-played = parties
history-won = gagnées
history-points = points
history-median = médiane
history-fastest = record
history-early = trop tôt
history-of = sur { $count }
history-apart = écart
history-decided = ce qui a été décidé

## In the charts

history-from = à partir de
history-match = partie
history-ms = { $ms } ms
history-seconds = { $s } s
history-percent = { $share } %
