## analysis

calibrate-not-heard = pas entendu
calibrate-only-clicks-were-heard-turn = seuls { $found } clics sur { $delays } ont été entendus ; monter le volume, tenir le micro près du haut-parleur, ou choisir un autre --input
calibrate-delays-differ-up-ms-no = les retards diffèrent jusqu'à { $spread } ms, ce qu'aucune constante ne corrige ; faire le silence, éviter enceintes sans fil et serveurs de son, puis réessayer
calibrate-clicks-were-recorded-ms-before = les clics ont été enregistrés { $delay } ms avant d'être joués : l'entrée ne connaît pas son propre retard ; choisir un autre --input

## touch

calibrate-knocks-were-heard-lay-phone = { $found } coups sur { $leads } ont été entendus ; poser le téléphone près du micro et frapper avec un ongle
calibrate-knocks-do-not-agree-find = les coups ne concordent pas ; trouver un endroit plus calme et réessayer
calibrate-knocks-were-heard-after-they = les coups ont été entendus après avoir été sentis ; choisir un autre --input
calibrate-ms-doubt-left-no-better = il reste { $u_us } ms de doute, pas mieux que ce qu'on suppose déjà ; réessayer
