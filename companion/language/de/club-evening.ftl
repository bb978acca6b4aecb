### Abende eines Clubs: wer in welcher Runde wo sitzt, auf der Kommandozeile.

club-evening-head = { $name }: { $players ->
    [one] eine Person
   *[other] { $players } Personen
  }, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
club-evening-round = Runde { $round }
club-evening-round-begun = Runde { $round } (begonnen)
club-evening-out = setzt aus: { $who }
club-evening-even = Wiederholte Begegnungen: { $again }. Über dem Mindesten, das möglich wäre: { $share } %
club-evening-closed = { $name } ist zu Ende. Der Stand: companion club export standings
club-evening-none = Kein Abend läuft: companion club evening new NAME
club-evening-unknown = Einen Abend { $evening } gibt es nicht. Ohne Nummer ist es der letzte.
club-evening-is-on = Es läuft schon ein Abend. Beende ihn erst: companion club evening close
club-evening-needs-tables = Kein Tisch wurde genannt und keiner eingeladen: --table NAME=SPIEL
club-evening-not-invited = { $n ->
    [one] { $tables } gehört nicht zum Club und erfährt nichts
   *[other] { $tables } gehören nicht zum Club und erfahren nichts
  }: companion club invite NAME
club-evening-no-points = { $points } ist keine Liste von Punkten. Sie sieht aus wie 10,7,5,3: bis zu { $most } Zahlen, keine größer als die davor.
club-evening-no-game = Kein Spiel heißt { $game }. Es gibt: { $known }
club-evening-too-few-chairs = { $game } kann nicht von so vielen an einem Tisch gespielt werden.
club-evening-not-here = { $who } ist heute Abend nicht da. Wer da ist: companion club evening show
club-evening-no-table = { $table } macht nicht mit. Welche Tische mitmachen: companion club evening show
club-evening-no-round = Eine solche Runde gibt es nicht mehr. Mehr Runden: companion club evening rounds N
club-evening-begun = Runde { $round } hat begonnen; sie lässt sich nicht mehr ändern.
