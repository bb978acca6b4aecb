## To those who play

hosted-undrawn = La mesa no se dibuja en los teléfonos: muestran palabras y números.
hosted-nameless = La mesa no tiene nombre en la red. Los teléfonos usan la dirección.
hosted-not-yours = Eso no te toca anotarlo a ti.
hosted-match-on = Hay una partida: termínala antes.
hosted-real-cards = Ahí la mesa no reparte cartas: un bot no puede jugar.
hosted-no-pace = No hay ningún ritmo { $name }.
hosted-nobody-listens = Ya no hay partida: no se anotó nada.
hosted-left-out = Eso no se podría volver a leer: no se anotó.
hosted-cannot-go-on = La última partida no puede seguir: su registro está dañado. Empieza otra.
hosted-other-seats = La última partida tenía { $had } puestos, la mesa tiene { $has }: termina
hosted-other-seats-spoken = La última partida tenía otro número de puestos. Termina.
hosted-reading = leyendo la última partida
hosted-resumed = La partida { $match } sigue donde estaba
hosted-choose = No hay partida. Elige en un teléfono, o pulsa azul para empezar.
hosted-muted = En silencio: lo que se dice se muestra.
hosted-unmuted = Con voz.
hosted-volume = Volumen { $volume } %

## To whoever looks after the table, in its log

hosted-nameless-logged = sin nombre en la red: { $why }; los teléfonos usan la dirección, y se vuelve a intentar
hosted-cannot-go-on-logged = La última partida no puede seguir: { $why }. Empieza otra
hosted-works-again = funciona otra vez
hosted-part-failed = { $part }: { $why }; se intenta otra vez
hosted-part-works = { $part }: funciona otra vez
hosted-seat-input = puesto { $seat } { $input }
hosted-seat = puesto { $seat }
hosted-seats = puestos { $seats }
hosted-whole-table = la mesa
hosted-closed = se cerró
hosted-no-terminal = aquí no hay terminal
hosted-referee-failed = companion: ha fallado el árbitro: { $why }
hosted-error = companion: { $why }
hosted-match = partida { $match }
hosted-match-phase = partida { $match }: { $phase }
hosted-no-match = no hay partida
hosted-with-notices = { $status }; { $count } avisos
# What a club wants played here next; $who is a list of names.
hosted-next-round = A continuación, ronda { $round }, { $game }: { $who }
hosted-round-on = La ronda { $round } está en juego.
