### Las veladas de un club: quién se sienta dónde en qué ronda, en la línea de órdenes.

club-evening-head = { $name }: { $players ->
    [one] una persona
   *[other] { $players } personas
  }, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }
club-evening-round = Ronda { $round }
club-evening-round-begun = Ronda { $round } (empezada)
club-evening-out = descansa: { $who }
club-evening-even = Encuentros repetidos: { $again }. Por encima del mínimo posible: { $share } %
club-evening-closed = { $name } ha terminado. La clasificación: companion club export standings
club-evening-none = No hay ninguna velada: companion club evening new NOMBRE
club-evening-unknown = No hay ninguna velada { $evening }. Sin número es la última.
club-evening-is-on = Ya hay una velada. Ciérrala antes: companion club evening close
club-evening-needs-tables = No se nombró ninguna mesa y no hay invitadas: --table NOMBRE=JUEGO
club-evening-not-invited = { $n ->
    [one] { $tables } no pertenece al club y no se entera de nada
   *[other] { $tables } no pertenecen al club y no se enteran de nada
  }: companion club invite NOMBRE
club-evening-no-points = { $points } no es una lista de puntos. Es como 10,7,5,3: hasta { $most } números, ninguno mayor que el anterior.
club-evening-no-game = Ningún juego se llama { $game }. Hay: { $known }
club-evening-too-few-chairs = { $game } no lo pueden jugar tantas personas en una mesa.
club-evening-not-here = { $who } no está esta noche. Quién está: companion club evening show
club-evening-no-table = { $table } no participa. Qué mesas participan: companion club evening show
club-evening-no-round = Esa ronda ya no existe. Más rondas: companion club evening rounds N
club-evening-begun = La ronda { $round } ha empezado; ya no se puede cambiar.
