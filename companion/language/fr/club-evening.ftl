### Les soirées d'un club : qui s'assied où à quelle ronde, en ligne de commande.

club-evening-head = { $name }: { $players ->
    [one] une personne
   *[other] { $players } personnes
  }, { $tables ->
    [one] une table
   *[other] { $tables } tables
  }, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
  }
club-evening-round = Ronde { $round }
club-evening-round-begun = Ronde { $round } (commencée)
club-evening-out = ne joue pas : { $who }
club-evening-even = Rencontres répétées : { $again }. Au-dessus du minimum possible : { $share } %
club-evening-closed = { $name } est finie. Le classement : companion club export standings
club-evening-none = Aucune soirée en cours : companion club evening new NOM
club-evening-unknown = Il n'y a pas de soirée { $evening }. Sans numéro, c'est la dernière.
club-evening-is-on = Une soirée est déjà en cours. Termine-la d'abord : companion club evening close
club-evening-needs-tables = Aucune table n'a été nommée, aucune n'est invitée : --table NOM=JEU
club-evening-not-invited = { $n ->
    [one] { $tables } n'appartient pas au club et n'apprend rien
   *[other] { $tables } n'appartiennent pas au club et n'apprennent rien
  } : companion club invite NOM
club-evening-no-points = { $points } n'est pas une liste de points. Elle ressemble à 10,7,5,3 : jusqu'à { $most } nombres, aucun plus grand que le précédent.
club-evening-no-game = Aucun jeu ne s'appelle { $game }. Il y a : { $known }
club-evening-too-few-chairs = { $game } ne peut pas être joué par autant de personnes à une table.
club-evening-not-here = { $who } n'est pas là ce soir. Qui est là : companion club evening show
club-evening-no-table = { $table } ne participe pas. Quelles tables participent : companion club evening show
club-evening-no-round = Cette ronde n'existe plus. Plus de rondes : companion club evening rounds N
club-evening-begun = La ronde { $round } a commencé ; elle ne peut plus être changée.
