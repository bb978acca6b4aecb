### companion club evening, and companion club export.

command-club-evening-help = plan an evening: who sits where in which round
command-club-evening-about = Plans an evening of many tables: rounds in which everybody meets everybody as evenly as can be. People come and go between rounds; everything that has not begun may be changed.
command-club-evening-examples =
    examples:
      companion club evening new Wednesday --players "Ada, Ben, Cy, Dot, Eve, Fay" --rounds 4
      companion club evening new Sunday --table Window=block --table Door=sorry,block --players -
      companion club evening add Zoe              from the next round on
      companion club evening swap 3 Ada Ben       in round 3 these two change places
      companion club evening next                 begin the next round
command-club-evening-new = open an evening and plan its rounds
command-club-evening-show = show all rounds: who sits where
command-club-evening-add = somebody comes, and sits from the next round on
command-club-evening-leave = somebody leaves, and sits no more from the next round on
command-club-evening-next = begin the next round; it also begins when a table starts it
command-club-evening-table = put up a table, or have something else played at it
command-club-evening-drop = take a table down, from the next round on
command-club-evening-swap = let two people of a round change places
command-club-evening-play = have another game played at a table in one round
command-club-evening-rounds = have so many rounds
command-club-evening-close = end the evening
command-club-evening-word-name = what the evening is called
command-club-evening-word-names = who; several with blanks between them
command-club-evening-word-round = the number of the round
command-club-evening-word-count = how many rounds there are
command-club-evening-word-table = what the table is called
command-club-evening-word-played = the table and its games: Window=block or Window=block,sorry in turn
command-club-evening-word-game = the game; companion games lists them
command-club-evening-word-one = one of the two
command-club-evening-word-other = the other
command-club-evening-players = who is here, between commas; - reads them from standard input
command-club-evening-tables = a table and its games (in turn): Window=block,sorry; without it, every invited table
command-club-evening-game = what is played where nothing else is said
command-club-evening-length = how many rounds (5)
command-club-evening-points = what places are worth: 10,7,5,4,3,2,1,0; who tie share
command-club-evening-seed = by what chance seats are drawn; the same number, the same plan
command-club-evening-export-help = standings, results and ratings for other programs
command-club-evening-export-about = Prints what was played for other programs, as CSV or JSON. "plays" are links that hand a match to the app BG Stats.
command-club-evening-export-what = what to print
command-club-evening-export-json = JSON instead of CSV
command-club-evening-export-evening = of this evening alone; standings: of the last
