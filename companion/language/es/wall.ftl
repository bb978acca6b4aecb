### Lo que cuelga en la pared de un club: clasificación, rondas, valoraciones. Se lee a cuatro metros.

wall-title = Velada del club
wall-looking-up = Buscando ...
wall-lost = No se llega al club. Lo que se ve puede ser antiguo.
wall-no-evening = No hay ninguna velada.
wall-begins = La ronda 1 va a empezar
wall-round = Ronda { $round } de { $rounds }
wall-over = La velada ha terminado
wall-hold = Detener
wall-go-on = Seguir
wall-standings = Clasificación
wall-now = Ahora: ronda { $round }
wall-next = Después: ronda { $round }
wall-out = Descansa: { $who }
wall-ratings = Valoraciones
wall-ratings-about = La raya es la mejor estimación. 19 de cada 20 veces la fuerza real está dentro de la barra; se estrecha con cada partida.
wall-course = Puntos, ronda a ronda
wall-reactions = Reacciones
wall-closest = Los finales más ajustados
wall-tables = Mesas
wall-place = #
wall-player = quién
wall-points = puntos
wall-won = ganadas
wall-played = rondas
wall-rating = valoración
wall-sure = certeza
wall-matches = partidas
wall-between = entre { $from } y { $to }
wall-median = mediana
wall-fastest = mejor
wall-early = antes de tiempo
wall-cards = cartas
wall-apart = diferencia
wall-decided = lo que se decidió
wall-table = mesa
wall-heard = última señal
wall-nothing-yet = nada jugado aún
wall-ended = { $game }, terminado
wall-playing = { $decisions ->
    [one] { $game }, { $decisions } decisión
   *[other] { $game }, { $decisions } decisiones
}
wall-never = nunca
wall-seconds-ago = hace { $s } s
wall-minutes-ago = hace { $m } min
wall-hours-ago = hace { $h } h
wall-behind = { $n ->
    [one] falta { $n } partida ({ $ago })
   *[other] faltan { $n } partidas (la más antigua: { $ago })
}
wall-round-head = ronda
wall-round-short = { $round }
wall-ms = { $ms } ms
wall-seconds = { $s } s
wall-percent = { $share } %
wall-files = Archivos:
wall-file-standings = clasificación (CSV)
wall-file-results = resultados (CSV)
wall-file-ratings = valoraciones (CSV)
wall-file-plays = BG Stats
