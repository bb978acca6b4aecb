## Heads of screens

terminal-menu = MENÚ
terminal-rules = REGLAS
terminal-papers = CASO Y NOTAS
terminal-keys = TECLAS
terminal-join = ÚNETE CON UN TELÉFONO
terminal-enter-or-rule = ANOTAR O DECIDIR
terminal-verdicts = DECISIONES   arriba, abajo   enter: pruebas   o: deshacer (marcadas *)
terminal-photo = FOTO: { $title } (decisión { $n })
terminal-photo-legend = | el instante   --- su seguridad   # cruce   arriba, abajo: otras
terminal-photo-deadline = : { $what } terminó en { $at }
terminal-page = { $title }   página { $page } de { $pages }   arriba, abajo
terminal-step = PASO { $step } de { $steps }  [b] atrás [k] saltar

## The foot: a key, and the screen it leads to in one word. All of them share one line.

terminal-foot-table = mesa
terminal-foot-photo = foto
terminal-foot-verdicts = decis.
terminal-foot-scores = puntos
terminal-foot-rulings = decidir
terminal-foot-help = ayuda
terminal-foot-menu = menú
terminal-foot-find = / buscar
terminal-foot-quit = q salir
terminal-q-ends = Q termina el programa
terminal-paused = EN PAUSA: p sigue
terminal-start-foot = flechas, tab: mover la marca >   enter: tomar   q: salir
terminal-typing-foot = escribe un nombre   flechas: mover >   enter: tomar
terminal-list-one = escribe y busca  flechas  enter toma  esc atrás
terminal-list-several = escribe y busca  flechas  enter toma  esc hecho  retroceso quita

## The table

terminal-pool = en el pozo: { $cards }
terminal-holds = { $who } tiene { $cards }
terminal-papers-key = [n] caso y notas
terminal-thinking = está pensando ...
terminal-dealer-asked = QUIEN REPARTE: { $question }
terminal-taken-back = (deshecho) { $what }
terminal-no-rules = Nadie ha escrito las reglas todavía.
terminal-help-rules = las reglas de { $game }
terminal-dealers-code = El teléfono de quien reparte escribe este código: { $code }
terminal-stay = quedarse

## The score: heads of narrow columns

terminal-column-calls = cantes
terminal-column-median = reacción mediana

## Entering something

terminal-form-keys = [enter] anotar   [t] cancelar
terminal-choose = elige ...
terminal-find = buscar: { $typed }_
terminal-chosen = elegido: { $what }

## Before a match

terminal-which-rules = ¿CON QUÉ REGLAS?
terminal-who-plays = ¿QUIÉN JUEGA? { $players }, { $length }
terminal-who-sits = ¿QUIÉN SE SIENTA EN EL PUESTO { $seat }?
terminal-start = [enter] EMPEZAR
terminal-done = [enter] HECHO
terminal-name = nombre: { $name }_
terminal-played-before = jugaron aquí antes:

## Setting a table up

terminal-ok = bien:
terminal-key-enter = enter
terminal-setup-phone = [j] La misma página en un teléfono: { $address }
