### companion club evening e companion club export.

command-club-evening-help = preparare una serata: chi siede dove in quale turno
command-club-evening-about = Prepara una serata di molti tavoli: turni in cui tutti si incontrano nel modo più uniforme possibile. Tra un turno e l'altro si arriva e si va via; tutto ciò che non è iniziato si può cambiare.
command-club-evening-examples =
    esempi:
      companion club evening new Wednesday --players "Ada, Ben, Cy, Dot, Eve, Fay" --rounds 4
      companion club evening new Sunday --table Window=block --table Door=sorry,block --players -
      companion club evening add Zoe              dal prossimo turno
      companion club evening swap 3 Ada Ben       nel turno 3 queste due persone si scambiano di posto
      companion club evening next                 iniziare il prossimo turno
command-club-evening-new = aprire una serata e prepararne i turni
command-club-evening-show = mostrare tutti i turni: chi siede dove
command-club-evening-add = qualcuno arriva e gioca dal prossimo turno
command-club-evening-leave = qualcuno va via e non gioca più dal prossimo turno
command-club-evening-next = iniziare il prossimo turno; inizia anche quando un tavolo lo avvia
command-club-evening-table = mettere un tavolo, o farci giocare altro
command-club-evening-drop = togliere un tavolo, dal prossimo turno
command-club-evening-swap = far scambiare di posto due persone di un turno
command-club-evening-play = far giocare un altro gioco a un tavolo in un turno
command-club-evening-rounds = avere tanti turni
command-club-evening-close = chiudere la serata
command-club-evening-word-name = come si chiama la serata
command-club-evening-word-names = chi; più persone, separate da spazi
command-club-evening-word-round = il numero del turno
command-club-evening-word-count = quanti turni ci sono
command-club-evening-word-table = come si chiama il tavolo
command-club-evening-word-played = il tavolo e i suoi giochi: Window=block, o Window=block,sorry a rotazione
command-club-evening-word-game = il gioco; companion games li elenca
command-club-evening-word-one = una delle due persone
command-club-evening-word-other = l'altra
command-club-evening-players = chi c'è, tra virgole; - li legge dallo standard input
command-club-evening-tables = un tavolo e i suoi giochi (a rotazione): Window=block,sorry; senza, ogni tavolo invitato
command-club-evening-game = a cosa si gioca dove non è detto altro
command-club-evening-length = quanti turni (5)
command-club-evening-points = quanto valgono i posti: 10,7,5,4,3,2,1,0; chi è alla pari divide
command-club-evening-seed = con quale sorte si estraggono i posti; lo stesso numero, lo stesso piano
command-club-evening-export-help = classifica, risultati e valutazioni per altri programmi
command-club-evening-export-about = Scrive per altri programmi ciò che è stato giocato, in CSV o JSON. "plays" sono link che passano una partita all'app BG Stats.
command-club-evening-export-what = che cosa scrivere
command-club-evening-export-json = JSON invece di CSV
command-club-evening-export-evening = solo di questa serata; la classifica: dell'ultima
