### Le notizie: ciò che la casa sa di un tavolo, e perché non lo sa.

feed-entity-phase = Fase
feed-entity-turn = Turno
feed-entity-score = Punti
feed-entity-last = Ultima decisione
feed-entity-fastest = Reazione più rapida
feed-entity-dealer = Aspetta il mazziere
feed-entity-verdict = Decisione
feed-entity-cue = Parola detta
feed-entity-pause = Pausa
feed-entity-resume = Riprendi
feed-no-match = Nessuna partita in corso

feed-away = nessuno risponde a { $broker }: { $why }
feed-refuses = { $broker } non fa entrare questo tavolo: { $why }
feed-untrusted = { $broker } non può dimostrare di essere il broker: { $why }
feed-name-taken = { $broker } fa entrare questo tavolo e poi lo lascia: c'è un altro tavolo { $table }?
feed-file = { $path } non si può leggere: { $why }
feed-process-ended = il processo che informa la casa è terminato con stato { $status }
