### A table that is always on: what it tells those who play, and whoever looks after it.

## To those who play

hosted-undrawn = Il tavolo non si disegna sui telefoni: mostrano parole e numeri.
hosted-nameless = Il tavolo non ha un nome nella rete. I telefoni usano l'indirizzo.
hosted-not-yours = Questo non spetta a te.
hosted-match-on = C'è una partita in corso: prima va chiusa.
hosted-real-cards = Lì il tavolo non dà carte: un bot non può giocare.
hosted-no-pace = Non esiste il ritmo { $name }.
hosted-nobody-listens = Non c'è più una partita in corso: non si è inserito niente.
hosted-left-out = Non si potrebbe rileggere in seguito: non è stato inserito.
hosted-cannot-go-on = L'ultima partita non può continuare: la registrazione è rovinata. Ne comincia un'altra.
hosted-other-seats = L'ultima partita aveva { $had } posti, il tavolo ne ha { $has }: finisce qui
hosted-other-seats-spoken = L'ultima partita aveva un altro numero di posti. Finisce qui.
hosted-resumed = La partita { $match } continua da dov'era
hosted-choose = Nessuna partita in corso. Scegliete su un telefono, o premete blu per cominciare.
hosted-muted = Muto: ciò che si dice appare scritto.
hosted-unmuted = Non più muto.
hosted-volume = Volume { $volume } %

## To whoever looks after the table, in its log

hosted-nameless-logged = nessun nome nella rete: { $why }; i telefoni usano l'indirizzo, e si riprova
hosted-cannot-go-on-logged = L'ultima partita non può continuare: { $why }. Ne comincia un'altra
hosted-works-again = funziona di nuovo
hosted-part-failed = { $part }: { $why }; si riprova
hosted-part-works = { $part }: funziona di nuovo
hosted-seat-input = posto { $seat } { $input }
hosted-seat = posto { $seat }
hosted-seats = posti { $seats }
hosted-whole-table = il tavolo
hosted-closed = è stato chiuso
hosted-no-terminal = qui non c'è un terminale
hosted-referee-failed = companion: l'arbitro si è guastato: { $why }
hosted-error = companion: { $why }
hosted-match = partita { $match }
hosted-match-phase = partita { $match }: { $phase }
hosted-no-match = nessuna partita in corso
hosted-reading = sto leggendo l'ultima partita
hosted-with-notices = { $status }; { $count } avvisi
# What a club wants played here next; $who is a list of names.
hosted-next-round = Prossimo turno, il { $round }, { $game }: { $who }
hosted-round-on = Il turno { $round } è in corso.
