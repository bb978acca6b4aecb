### Ciò che è appeso al muro di un club: classifica, turni, valutazioni. Si legge da quattro metri.

wall-title = Serata del club
wall-looking-up = Ricerca in corso ...
wall-lost = Il club non è raggiungibile. Ciò che si vede può essere vecchio.
wall-no-evening = Nessuna serata in corso.
wall-begins = Il turno 1 sta per iniziare
wall-round = Turno { $round } di { $rounds }
wall-over = La serata è finita
wall-hold = Ferma
wall-go-on = Continua
wall-standings = Classifica
wall-now = Ora: turno { $round }
wall-next = Poi: turno { $round }
wall-out = Riposa: { $who }
wall-ratings = Valutazioni
wall-ratings-about = La linea è la stima migliore. 19 volte su 20 la vera forza è dentro la barra; si restringe a ogni partita.
wall-course = Punti, turno per turno
wall-reactions = Reazioni
wall-closest = I finali più serrati
wall-tables = Tavoli
wall-place = #
wall-player = chi
wall-points = punti
wall-won = vinte
wall-played = turni
wall-rating = valutazione
wall-sure = certezza
wall-matches = partite
wall-between = tra { $from } e { $to }
wall-median = mediana
wall-fastest = migliore
wall-early = troppo presto
wall-cards = carte
wall-apart = distacco
wall-decided = ciò che è stato deciso
wall-table = tavolo
wall-heard = ultimo segno
wall-nothing-yet = ancora niente giocato
wall-ended = { $game }, finito
wall-playing = { $decisions ->
    [one] { $game }, { $decisions } decisione
   *[other] { $game }, { $decisions } decisioni
}
wall-never = mai
wall-seconds-ago = { $s } s fa
wall-minutes-ago = { $m } min fa
wall-hours-ago = { $h } h fa
wall-behind = { $n ->
    [one] { $n } partita ancora da ricevere ({ $ago })
   *[other] { $n } partite ancora da ricevere (la più vecchia: { $ago })
}
wall-round-head = turno
wall-round-short = { $round }
wall-ms = { $ms } ms
wall-seconds = { $s } s
wall-percent = { $share } %
wall-files = File:
wall-file-standings = classifica (CSV)
wall-file-results = risultati (CSV)
wall-file-ratings = valutazioni (CSV)
wall-file-plays = BG Stats
