### companion club evening y companion club export.

command-club-evening-help = preparar una velada: quién se sienta dónde en qué ronda
command-club-evening-about = Prepara una velada de muchas mesas: rondas en las que todos se encuentran con todos lo más por igual posible. La gente llega y se va entre rondas; todo lo que no ha empezado se puede cambiar.
command-club-evening-examples =
    ejemplos:
      companion club evening new Wednesday --players "Ada, Ben, Cy, Dot, Eve, Fay" --rounds 4
      companion club evening new Sunday --table Window=block --table Door=sorry,block --players -
      companion club evening add Zoe              desde la ronda siguiente
      companion club evening swap 3 Ada Ben       en la ronda 3 estas dos personas cambian de sitio
      companion club evening next                 empezar la ronda siguiente
command-club-evening-new = abrir una velada y preparar sus rondas
command-club-evening-show = mostrar todas las rondas: quién se sienta dónde
command-club-evening-add = alguien llega y juega desde la ronda siguiente
command-club-evening-leave = alguien se va y ya no juega desde la ronda siguiente
command-club-evening-next = empezar la ronda siguiente; también empieza cuando una mesa la inicia
command-club-evening-table = poner una mesa, o jugar a otra cosa en ella
command-club-evening-drop = quitar una mesa, desde la ronda siguiente
command-club-evening-swap = que dos personas de una ronda cambien de sitio
command-club-evening-play = que en una mesa se juegue a otra cosa en una ronda
command-club-evening-rounds = tener tantas rondas
command-club-evening-close = terminar la velada
command-club-evening-word-name = cómo se llama la velada
command-club-evening-word-names = quién; varios, separados por espacios
command-club-evening-word-round = el número de la ronda
command-club-evening-word-count = cuántas rondas hay
command-club-evening-word-table = cómo se llama la mesa
command-club-evening-word-played = la mesa y sus juegos: Window=block, o Window=block,sorry por turno
command-club-evening-word-game = el juego; companion games los enumera
command-club-evening-word-one = una de las dos personas
command-club-evening-word-other = la otra
command-club-evening-players = quién está, entre comas; - los lee de la entrada estándar
command-club-evening-tables = una mesa y sus juegos (por turno): Window=block,sorry; sin esto, cada mesa invitada
command-club-evening-game = a qué se juega donde no se dice otra cosa
command-club-evening-length = cuántas rondas (5)
command-club-evening-points = lo que valen los puestos: 10,7,5,4,3,2,1,0; quienes empatan comparten
command-club-evening-seed = con qué azar se sortean los sitios; el mismo número, el mismo plan
command-club-evening-export-help = clasificación, resultados y valoraciones para otros programas
command-club-evening-export-about = Escribe lo jugado para otros programas, en CSV o JSON. "plays" son enlaces que entregan una partida a la aplicación BG Stats.
command-club-evening-export-what = qué escribir
command-club-evening-export-json = JSON en vez de CSV
command-club-evening-export-evening = solo de esta velada; la clasificación: de la última
