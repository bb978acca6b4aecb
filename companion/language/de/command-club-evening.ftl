### companion club evening und companion club export.

command-club-evening-help = einen Abend planen: wer in welcher Runde wo sitzt
command-club-evening-about = Plant einen Abend mit vielen Tischen: Runden, in denen alle einander so gleichmäßig wie möglich begegnen. Zwischen den Runden kommen und gehen Leute; was noch nicht begonnen hat, lässt sich ändern.
command-club-evening-examples =
    Beispiele:
      companion club evening new Wednesday --players "Ada, Ben, Cy, Dot, Eve, Fay" --rounds 4
      companion club evening new Sunday --table Window=block --table Door=sorry,block --players -
      companion club evening add Zoe              von der nächsten Runde an
      companion club evening swap 3 Ada Ben       in Runde 3 tauschen die beiden
      companion club evening next                 die nächste Runde beginnen
command-club-evening-new = einen Abend eröffnen und seine Runden planen
command-club-evening-show = alle Runden zeigen: wer wo sitzt
command-club-evening-add = jemand kommt und sitzt ab der nächsten Runde
command-club-evening-leave = jemand geht und sitzt ab der nächsten Runde nicht mehr
command-club-evening-next = die nächste Runde beginnen; sie beginnt auch, wenn ein Tisch sie startet
command-club-evening-table = einen Tisch aufstellen, oder etwas anderes an ihm spielen lassen
command-club-evening-drop = einen Tisch abbauen, ab der nächsten Runde
command-club-evening-swap = zwei Leute einer Runde die Plätze tauschen lassen
command-club-evening-play = an einem Tisch in einer Runde ein anderes Spiel spielen lassen
command-club-evening-rounds = so viele Runden haben
command-club-evening-close = den Abend beenden
command-club-evening-word-name = wie der Abend heißt
command-club-evening-word-names = wer; mehrere mit Leerzeichen dazwischen
command-club-evening-word-round = die Nummer der Runde
command-club-evening-word-count = wie viele Runden es gibt
command-club-evening-word-table = wie der Tisch heißt
command-club-evening-word-played = der Tisch und seine Spiele: Window=block, oder Window=block,sorry im Wechsel
command-club-evening-word-game = das Spiel; companion games zählt sie auf
command-club-evening-word-one = eine der beiden Personen
command-club-evening-word-other = die andere
command-club-evening-players = wer da ist, durch Kommas getrennt; - liest sie von der Standardeingabe
command-club-evening-tables = ein Tisch und seine Spiele (im Wechsel): Window=block,sorry; ohne dies jeder eingeladene Tisch
command-club-evening-game = was gespielt wird, wo nichts anderes gesagt ist
command-club-evening-length = wie viele Runden (5)
command-club-evening-points = was Plätze wert sind: 10,7,5,4,3,2,1,0; wer gleichauf ist, teilt
command-club-evening-seed = durch welchen Zufall die Plätze gezogen werden; dieselbe Zahl, derselbe Plan
command-club-evening-export-help = Stand, Ergebnisse und Wertungen für andere Programme
command-club-evening-export-about = Gibt für andere Programme aus, was gespielt wurde, als CSV oder JSON. "plays" sind Links, die eine Partie der App BG Stats übergeben.
command-club-evening-export-what = was ausgegeben wird
command-club-evening-export-json = JSON statt CSV
command-club-evening-export-evening = nur von diesem Abend; der Stand: vom letzten
