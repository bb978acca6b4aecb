### Le serate di un club: chi siede dove in quale turno, dalla riga di comando.

club-evening-head = { $name }: { $players ->
    [one] una persona
   *[other] { $players } persone
  }, { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
  }
club-evening-round = Turno { $round }
club-evening-round-begun = Turno { $round } (iniziato)
club-evening-out = riposa: { $who }
club-evening-even = Incontri ripetuti: { $again }. Sopra il minimo possibile: { $share } %
club-evening-closed = { $name } è finita. La classifica: companion club export standings
club-evening-none = Nessuna serata in corso: companion club evening new NOME
club-evening-unknown = Non c'è nessuna serata { $evening }. Senza numero è l'ultima.
club-evening-is-on = C'è già una serata in corso. Prima chiudetela: companion club evening close
club-evening-needs-tables = Nessun tavolo è stato nominato e nessuno è invitato: --table NOME=GIOCO
club-evening-not-invited = { $n ->
    [one] { $tables } non appartiene al club e non viene a sapere niente
   *[other] { $tables } non appartengono al club e non vengono a sapere niente
  }: companion club invite NOME
club-evening-no-points = { $points } non è una lista di punti. È come 10,7,5,3: fino a { $most } numeri, nessuno maggiore di quello prima.
club-evening-no-game = Nessun gioco si chiama { $game }. Ci sono: { $known }
club-evening-too-few-chairs = { $game } non può essere giocato da così tante persone a un tavolo.
club-evening-not-here = { $who } stasera non c'è. Chi c'è: companion club evening show
club-evening-no-table = { $table } non partecipa. Quali tavoli partecipano: companion club evening show
club-evening-no-round = Quel turno non c'è più. Altri turni: companion club evening rounds N
club-evening-begun = Il turno { $round } è iniziato; non si può più cambiare.
