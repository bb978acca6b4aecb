### Evenings of a club: who sits where in which round, on the command line.

club-evening-head = { $name }: { $players ->
    [one] one player
   *[other] { $players } players
  }, { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
club-evening-round = Round { $round }
club-evening-round-begun = Round { $round } (begun)
# $who is a list of names.
club-evening-out = sitting out: { $who }
# $again counts meetings beyond the first; $share is a percentage.
club-evening-even = Meetings repeated: { $again }. Above the least that could be: { $share } %
club-evening-closed = { $name } is over. Standings: companion club export standings
club-evening-none = No evening is on: companion club evening new NAME
club-evening-unknown = There is no evening { $evening }. Without a number it is the last one.
club-evening-is-on = An evening is on already. Close it first: companion club evening close
club-evening-needs-tables = No table was named, and none was invited: --table NAME=GAME
# $tables is a list of names.
club-evening-not-invited = { $n ->
    [one] { $tables } does not belong to the club, and is told nothing
   *[other] { $tables } do not belong to the club, and are told nothing
  }: companion club invite NAME
club-evening-no-points = { $points } is no list of points. It looks like 10,7,5,3: up to { $most } numbers, none larger than the one before it.
club-evening-no-game = No game is called { $game }. There are: { $known }
club-evening-too-few-chairs = { $game } cannot be played by so many at one table.
club-evening-not-here = { $who } is not here tonight. Who is: companion club evening show
club-evening-no-table = { $table } takes no part. Which tables do: companion club evening show
club-evening-no-round = There is no such round any more. More rounds: companion club evening rounds N
club-evening-begun = Round { $round } has begun; it cannot be changed.
