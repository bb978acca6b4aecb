### companion club evening et companion club export.

command-club-evening-help = préparer une soirée : qui s'assied où à quelle ronde
command-club-evening-about = Prépare une soirée de plusieurs tables : des rondes où tout le monde se rencontre aussi également que possible. On arrive et on part entre les rondes ; tout ce qui n'a pas commencé peut être changé.
command-club-evening-examples =
    exemples :
      companion club evening new Wednesday --players "Ada, Ben, Cy, Dot, Eve, Fay" --rounds 4
      companion club evening new Sunday --table Window=block --table Door=sorry,block --players -
      companion club evening add Zoe              à partir de la prochaine ronde
      companion club evening swap 3 Ada Ben       à la ronde 3, les deux échangent leurs places
      companion club evening next                 commencer la prochaine ronde
command-club-evening-new = ouvrir une soirée et préparer ses rondes
command-club-evening-show = montrer toutes les rondes : qui s'assied où
command-club-evening-add = quelqu'un arrive et joue dès la prochaine ronde
command-club-evening-leave = quelqu'un part et ne joue plus dès la prochaine ronde
command-club-evening-next = commencer la prochaine ronde ; elle commence aussi quand une table la lance
command-club-evening-table = dresser une table, ou y faire jouer autre chose
command-club-evening-drop = retirer une table, dès la prochaine ronde
command-club-evening-swap = faire échanger leurs places à deux personnes d'une ronde
command-club-evening-play = faire jouer un autre jeu à une table pendant une ronde
command-club-evening-rounds = avoir tant de rondes
command-club-evening-close = terminer la soirée
command-club-evening-word-name = le nom de la soirée
command-club-evening-word-names = qui ; plusieurs, séparés par des espaces
command-club-evening-word-round = le numéro de la ronde
command-club-evening-word-count = combien de rondes il y a
command-club-evening-word-table = le nom de la table
command-club-evening-word-played = la table et ses jeux : Window=block, ou Window=block,sorry à tour de rôle
command-club-evening-word-game = le jeu ; companion games les énumère
command-club-evening-word-one = l'une des deux personnes
command-club-evening-word-other = l'autre
command-club-evening-players = qui est là, entre virgules ; - les lit sur l'entrée standard
command-club-evening-tables = une table et ses jeux (à tour de rôle) : Window=block,sorry ; sans cela, chaque table invitée
command-club-evening-game = à quoi on joue là où rien d'autre n'est dit
command-club-evening-length = combien de rondes (5)
command-club-evening-points = ce que valent les places : 10,7,5,4,3,2,1,0 ; les ex æquo partagent
command-club-evening-seed = par quel hasard les places sont tirées ; le même nombre, le même plan
command-club-evening-export-help = classement, résultats et cotes pour d'autres programmes
command-club-evening-export-about = Écrit pour d'autres programmes ce qui a été joué, en CSV ou JSON. "plays" sont des liens qui confient une partie à l'application BG Stats.
command-club-evening-export-what = ce qu'il faut écrire
command-club-evening-export-json = JSON au lieu de CSV
command-club-evening-export-evening = de cette soirée seulement ; le classement : de la dernière
