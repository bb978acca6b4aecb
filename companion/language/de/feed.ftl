### Was das Haus von einem Tisch erfährt, und warum es nichts erfährt.

feed-entity-phase = Phase
feed-entity-turn = Am Zug
feed-entity-score = Punktestand
feed-entity-last = Letztes Urteil
feed-entity-fastest = Schnellste Reaktion
feed-entity-dealer = Braucht den Geber
feed-entity-verdict = Urteil
feed-entity-cue = Gerufenes Wort
feed-entity-pause = Pause
feed-entity-resume = Weiter
feed-no-match = Keine Partie läuft

feed-away = niemand antwortet unter { $broker }: { $why }
feed-refuses = { $broker } lässt diesen Tisch nicht ein: { $why }
feed-untrusted = { $broker } kann nicht zeigen, dass er der Broker ist: { $why }
feed-name-taken = { $broker } lässt diesen Tisch ein und wieder fallen: gibt es noch einen Tisch { $table }?
feed-file = { $path } lässt sich nicht lesen: { $why }
feed-process-ended = der Prozess, der dem Haus erzählt, hat mit Status { $status } geendet
