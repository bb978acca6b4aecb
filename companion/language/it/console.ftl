### What the table says to phones: what was done, and why something was not.

console-phone = Telefono { $number }
console-seat = Posto { $seat }
console-chair = sedia { $chair }
console-by-display = lo schermo
console-by-house = la casa
console-by-button = il pulsante della sedia { $chair }
console-players-and-length = { $players }, { $length }

## Done

console-dealers-now = Ora questo è il telefono di chi dà le carte.
console-handed-over = Ora dà le carte { $phone }.
console-sent-away = { $phone }: congedato.
console-all-forgotten = Tutti i telefoni sono dimenticati.
console-entered = Inserito.
console-asked-back = Chiesto di annullare il numero { $n }.
console-taken-back = Il numero { $n } è annullato.
console-not-taken-back = Il numero { $n } non è annullato: { $why }.
console-paused = In pausa.
console-goes-on = Si riprende.
console-pace-changed = Ritmo cambiato.
console-volume-changed = Volume cambiato.
console-voice-off = La voce è spenta.
console-voice-on = La voce è accesa.
console-names-changed = Nomi cambiati.
console-new-game = Comincia una nuova partita.
console-choose-next = Scegliete come si continua.
console-you-sit = Siedi sulla sedia { $chair }.
console-you-watch = Stai guardando.
console-phone-watches = { $phone } sta guardando.
console-sits = { $who } siede sulla sedia { $chair }.
console-bot-plays = Un bot gioca per { $who }.
console-no-bot = Nessun bot gioca per { $who }.

## Not done

console-no-match = Nessuna partita in corso.
console-nothing-to-choose = Qui non c'è niente da scegliere.
console-no-such-pace = Questo ritmo non esiste.
console-one-name-a-seat = Un nome per posto, per favore.
console-no-such-game = Quel gioco qui non si può avviare.
console-settled = È già deciso.
console-answered = È già stato risposto, un attimo fa.
console-filled-in = Ciò che è già compilato resta com'è.
console-check = Da controllare: { $wrong }.
console-no-choice = Da controllare: "{ $name }" non è tra le scelte.
console-nothing-to-tap = Qui non c'è niente da toccare.
console-absent = Questo tavolo non può farlo.
console-not-dealer = Può farlo solo il telefono di chi dà le carte.
console-not-kept = Non ancora salvato: la scheda è lenta. Guarda lo schermo.
console-dealer-taken = Dà le carte un altro telefono. Chi lo tiene può passarti il compito.
console-wrong-code = Non è il codice sullo schermo.
console-too-many-tries = Troppi tentativi. Aspetta un minuto.
console-only-dealer-hands-over = Solo chi dà le carte può passare il compito.
console-not-connected = Quel telefono non è più collegato.
console-phone-gone = Quel telefono se n'è già andato.
console-this-phone = È questo telefono. Prima passa il compito.
console-too-many-phones = Sono collegati troppi telefoni.
console-chair-taken = Quella sedia è di un altro telefono.
console-no-such-chair = Quella sedia non esiste.
console-no-chair = Questo telefono non ha una sedia.
console-ask-dealer = C'è una partita in corso: la sedia può dartela chi dà le carte.
console-name-taken = Qui qualcuno si chiama già { $name }.

## Pages that are not there

console-open-again = Apri di nuovo la pagina del tavolo.
console-own-page-only = Può farlo solo la pagina di questo tavolo.
console-no-game-here = Qui quel gioco non c'è.
console-own-network-only = Questo tavolo si raggiunge solo dalla sua rete.
console-open-shown = Apri l'indirizzo che appare sullo schermo.
console-open-own-page = Apri prima la pagina del tavolo.

## Trouble, for whoever looks after the table

console-still-opening = la pagina per i telefoni si sta ancora aprendo
console-port-closed = impossibile aprire la porta { $port } ({ $why }); sceglierne un'altra con port = ... sotto [console] nel profilo
console-no-zeroconf = il pacchetto Python zeroconf non è installato
console-names-taken = altri { $count } si chiamano { $name }
console-no-cryptography = per https serve il pacchetto Python cryptography: pip install "table-companion[https]"
console-certificate-spoilt = è rovinato
console-certificate-unreadable = { $file }: impossibile leggere il certificato del tavolo ({ $why }); cancellandolo, al prossimo avvio se ne fa un altro
console-certificate-unwritable = { $file }: impossibile scrivere il certificato del tavolo ({ $why }); rendere scrivibile la cartella, o mettere https = false sotto [console]
