### Ce qui est au mur d'un club : classement, rondes, cotes. Se lit à quatre mètres.

wall-title = Soirée du club
wall-looking-up = Recherche ...
wall-lost = Le club est injoignable. Ce qui est montré peut être ancien.
wall-no-evening = Aucune soirée en cours.
wall-begins = La ronde 1 va commencer
wall-round = Ronde { $round } sur { $rounds }
wall-over = La soirée est finie
wall-hold = Arrêter
wall-go-on = Continuer
wall-standings = Classement
wall-now = Maintenant : ronde { $round }
wall-next = Ensuite : ronde { $round }
wall-out = Ne joue pas : { $who }
wall-ratings = Cotes
wall-ratings-about = Le trait est la meilleure estimation. 19 fois sur 20, la vraie force est dans la barre ; elle se resserre à chaque partie.
wall-course = Points, ronde après ronde
wall-reactions = Réactions
wall-closest = Les arrivées les plus serrées
wall-tables = Tables
wall-place = #
wall-player = qui
wall-points = points
wall-won = gagnées
wall-played = rondes
wall-rating = cote
wall-sure = certitude
wall-matches = parties
wall-between = entre { $from } et { $to }
wall-median = médiane
wall-fastest = meilleure
wall-early = trop tôt
wall-cards = cartes
wall-apart = écart
wall-decided = ce qui a été décidé
wall-table = table
wall-heard = dernier signe
wall-nothing-yet = rien de joué encore
wall-ended = { $game }, terminé
wall-playing = { $decisions ->
    [one] { $game }, { $decisions } décision
   *[other] { $game }, { $decisions } décisions
}
wall-never = jamais
wall-seconds-ago = il y a { $s } s
wall-minutes-ago = il y a { $m } min
wall-hours-ago = il y a { $h } h
wall-behind = { $n ->
    [one] { $n } partie encore à venir ({ $ago })
   *[other] { $n } parties encore à venir (la plus ancienne : { $ago })
}
wall-round-head = ronde
wall-round-short = { $round }
wall-ms = { $ms } ms
wall-seconds = { $s } s
wall-percent = { $share } %
wall-files = Fichiers :
wall-file-standings = classement (CSV)
wall-file-results = résultats (CSV)
wall-file-ratings = cotes (CSV)
wall-file-plays = BG Stats
