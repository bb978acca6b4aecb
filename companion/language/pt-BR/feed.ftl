### As notícias: o que a casa sabe de uma mesa, e por que não sabe.

feed-entity-phase = Fase
feed-entity-turn = Vez
feed-entity-score = Pontos
feed-entity-last = Última decisão
feed-entity-fastest = Reação mais rápida
feed-entity-dealer = Espera quem dá as cartas
feed-entity-verdict = Decisão
feed-entity-cue = Palavra dita
feed-entity-pause = Pausar
feed-entity-resume = Continuar
feed-no-match = Sem partida em jogo

feed-away = ninguém responde em { $broker }: { $why }
feed-refuses = { $broker } não deixa esta mesa entrar: { $why }
feed-untrusted = { $broker } não pode mostrar que é o broker: { $why }
feed-name-taken = { $broker } deixa esta mesa entrar e a solta: há outra mesa { $table }?
feed-file = { $path } não pode ser lido: { $why }
feed-process-ended = o processo que informa a casa terminou com status { $status }
