### Las noticias: lo que la casa sabe de una mesa, y por qué no lo sabe.

feed-entity-phase = Fase
feed-entity-turn = Turno
feed-entity-score = Puntos
feed-entity-last = Última decisión
feed-entity-fastest = Reacción más rápida
feed-entity-dealer = Espera a quien reparte
feed-entity-verdict = Decisión
feed-entity-cue = Palabra dicha
feed-entity-pause = Pausa
feed-entity-resume = Seguir
feed-no-match = No hay partida

feed-away = nadie responde en { $broker }: { $why }
feed-refuses = { $broker } no deja entrar a esta mesa: { $why }
feed-untrusted = { $broker } no puede mostrar que es el bróker: { $why }
feed-name-taken = { $broker } deja entrar a esta mesa y la suelta: ¿hay otra mesa { $table }?
feed-file = { $path } no se puede leer: { $why }
feed-process-ended = el proceso que informa a la casa terminó con estado { $status }
