### Sherlock Holmes (Parker Brothers, 1904): everybody plays a card at PLAY, the first to call a match
### takes the pile, whoever turns up Sherlock Holmes sweeps. The names on the cards stay, and so do the
### calls SHERLOCK HOLMES and SCOTLAND YARD.

## Why something is refused: half a sentence, which stands after a colon or alone

sherlock-holmes-refused-already-called = quella carta è già stata chiamata
sherlock-holmes-refused-already-played = quel posto non deve carte in questo giro
sherlock-holmes-refused-already-sweeping = quel posto sta già facendo scopa
sherlock-holmes-refused-count = i conti non tornano con le mani e il mazzo; contate di nuovo
sherlock-holmes-refused-counting = si sta contando la mano
sherlock-holmes-refused-hand-running = c'è una mano in corso
sherlock-holmes-refused-holmes-is-red = Sherlock Holmes si chiama con il pulsante rosso; non costa niente
sherlock-holmes-refused-missed-holmes = quel Sherlock Holmes non è stato chiamato subito ed è perso
sherlock-holmes-refused-no-hand = le carte non sono date
sherlock-holmes-refused-no-pile = lì non c'è nessuna carta
sherlock-holmes-refused-no-play = nessuno ha ancora detto GIÙ!
sherlock-holmes-refused-no-ready = nessuno ha ancora detto OCCHIO
sherlock-holmes-refused-no-sweep = nessuno ha chiamato SHERLOCK HOLMES, quindi non c'è scopa
sherlock-holmes-refused-recount = le carte non fanno il mazzo; contate di nuovo
sherlock-holmes-refused-sweep = c'è una scopa; si risolve prima quella
sherlock-holmes-refused-two-in-succession = SCOTLAND YARD è già stato chiamato due volte in questo giro

## What is asked, done and filled in

sherlock-holmes-question-uphold = Vale la chiamata di { $seat }?
sherlock-holmes-question-first-call = Chi ha chiamato per primo?
sherlock-holmes-question-pile = Di chi è il mazzetto di { $pile }?
sherlock-holmes-question-pool = A chi va il piatto?
sherlock-holmes-question-sight = { $about ->
    [card] Quale carta è sul mazzetto di { $seat }?
    [stray] C'è lì una carta di { $seat }?
    [pool-count] Quante carte sono nel piatto?
    [hand] Quante carte ha { $seat }?
   *[count] Quanto conta la mano di { $seat }?
}

sherlock-holmes-action-deal = Le carte sono date
sherlock-holmes-action-uphold = La chiamata vale
sherlock-holmes-action-false-call = Chiamata falsa
sherlock-holmes-action-void-call = Non costa niente
sherlock-holmes-action-first-call = Prima chiamata
sherlock-holmes-action-whole-pile = Paga tutto il mazzetto
sherlock-holmes-action-missed-holmes = Holmes non chiamato
sherlock-holmes-action-wrong-name = Nome sbagliato
sherlock-holmes-action-out = Carte finite
sherlock-holmes-action-forfeit = Paga carte
sherlock-holmes-action-recount = Riconta il tavolo
sherlock-holmes-action-void-hand = La mano è nulla
sherlock-holmes-action-sight = Che cosa vede la videocamera
sherlock-holmes-action-count = Conto di { $seat }
sherlock-holmes-action-call = { $seat } chiama una coppia
sherlock-holmes-action-play = { $seat } ha giocato
sherlock-holmes-action-sweep = { $seat } chiama SHERLOCK HOLMES

sherlock-holmes-answer-pile-safe = In salvo il mazzetto di { $pile }
sherlock-holmes-answer-pile = { $choice } prende il mazzetto di { $pile }
sherlock-holmes-answer-pool = { $choice } prende il piatto
sherlock-holmes-answer-sight = È { $choice }
sherlock-holmes-answer-sight-ignore = Lasciare così
sherlock-holmes-answer-sight-played = Sì, è giocata
sherlock-holmes-answer-sight-as-seen = Come conta la videocamera

sherlock-holmes-field-uphold-from = Con quale mazzetto fa coppia?
sherlock-holmes-field-uphold-pool = Carte uguali nel piatto
sherlock-holmes-field-whole-pile-reason = Per che cosa?
sherlock-holmes-field-count-holmes = Sherlock Holmes
sherlock-holmes-field-count-suspects = Robbers, Burglars, Thieves
sherlock-holmes-field-recount-hands = Carte in ogni mano
sherlock-holmes-field-recount-piles = Carte in ogni mazzetto
sherlock-holmes-field-recount-pool = Carte nel piatto
sherlock-holmes-field-sight-about = Di che cosa si tratta?
sherlock-holmes-field-sight-is = Che cosa si vede?

sherlock-holmes-value-safe = In salvo
sherlock-holmes-value-rest = Appoggio sul tavolo
sherlock-holmes-value-false-call = Chiamata falsa
sherlock-holmes-value-ignore = Lasciare così
sherlock-holmes-value-played = Sì, è giocata
sherlock-holmes-value-as-seen = Come conta la videocamera

sherlock-holmes-label-dealing = Date le carte
sherlock-holmes-label-dealt = Carte date
sherlock-holmes-label-ready = Occhio ...
sherlock-holmes-label-play = Giù!
sherlock-holmes-label-sweep = Scopa
sherlock-holmes-label-counting = Conta
sherlock-holmes-label-over = Partita finita

sherlock-holmes-prompt-false-call = Chiamata falsa
sherlock-holmes-prompt-void-call = Chiamata nulla

sherlock-holmes-entry-count = conto
sherlock-holmes-entry-call = chiamata
sherlock-holmes-entry-play = giocata
sherlock-holmes-entry-sweep = scopa
sherlock-holmes-entry-uphold = chiamata valida
sherlock-holmes-entry-false-call = chiamata falsa
sherlock-holmes-entry-first-call = prima chiamata
sherlock-holmes-entry-pile = mazzetto
sherlock-holmes-entry-pool = piatto
sherlock-holmes-entry-missed-holmes = Holmes non chiamato
sherlock-holmes-entry-wrong-name = nome sbagliato
sherlock-holmes-entry-void-call = chiamata nulla
sherlock-holmes-entry-whole-pile = tutto il mazzetto
sherlock-holmes-entry-out = carte finite
sherlock-holmes-entry-forfeit = pegno
sherlock-holmes-entry-recount = riconta
sherlock-holmes-entry-void-hand = mano nulla
sherlock-holmes-entry-sight = vista della videocamera

## Verdicts, a sentence each. $doubt is how sure an instant is, a length of time, or none

sherlock-holmes-played-unmeasured = { $who } ha giocato una carta, non misurata rispetto a un GIÙ!
sherlock-holmes-played = { $who } ha giocato { $gap } { $side ->
    [before] prima di GIÙ!
   *[after] dopo GIÙ!
    }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }{ $guess ->
    [true] ; nessuno reagisce entro 100 ms
   *[false] { "" }
    }.
sherlock-holmes-forfeit = { $who } { $why ->
    [early] ha giocato prima di GIÙ!
    [guessed] ha giocato troppo a ridosso di GIÙ! per aver reagito
    [late] non ha giocato subito
    [slow-withdrawal] ha lasciato la mano sul mazzetto
    [rest] ha appoggiato una mano o un braccio sul tavolo
    [false-call] ha chiamato una coppia che non c'è
    [missed-holmes] non ha chiamato subito Sherlock Holmes
    [wrong-name] ha chiamato il nome sbagliato
   *[ruling] paga per decisione di chi dà le carte
    }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
    } nel piatto ({ $rule }).
sherlock-holmes-warning = { $who } { $why ->
    [early] ha giocato prima di GIÙ!
    [guessed] ha giocato troppo a ridosso di GIÙ! per aver reagito
    [late] non ha giocato subito
    [slow-withdrawal] ha lasciato la mano sul mazzetto
    [rest] ha appoggiato una mano o un braccio sul tavolo
    [false-call] ha chiamato una coppia che non c'è
    [missed-holmes] non ha chiamato subito Sherlock Holmes
    [wrong-name] ha chiamato il nome sbagliato
   *[ruling] paga per decisione di chi dà le carte
    }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }: un avviso, senza mazzetto da pagare ({ $rule }).
sherlock-holmes-call-ruled = La { $place } chiamata è di { $who }, per decisione di chi dà le carte.
sherlock-holmes-call-first = { $who } chiama una coppia, davanti a tutti.
sherlock-holmes-call-second = Prima la chiamata di { $first }, { $gap } davanti a { $who }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }.
sherlock-holmes-call-later = La { $place } chiamata è di { $who }, a { $gap }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }.
sherlock-holmes-ask-pile = A chi dà le carte: di chi è il mazzetto di { $owner }? { $names }?
sherlock-holmes-ask-call = A chi dà le carte: vale la chiamata di { $who }?{ $touched ->
    [none] { "" }
   *[other] { " " }Toccati nel frattempo: { $touched }.
    }
sherlock-holmes-ask-card = A chi dà le carte: quale carta è sul mazzetto di { $who }? La videocamera ha letto { $cards }.
sherlock-holmes-ask-stray = A chi dà le carte: la videocamera vede { $card } al posto di { $who }, dove non dovrebbe esserci una carta. È giocata?
sherlock-holmes-ask-pool-count = A chi dà le carte: la videocamera vede { $seen ->
    [one] { $seen } carta
   *[other] { $seen } carte
} nel piatto, il registro ne ha { $pool }.
sherlock-holmes-ask-hand = A chi dà le carte: la videocamera vede { $seen ->
    [one] { $seen } carta
   *[other] { $seen } carte
} della mano di { $who }, il registro ne ha { $hand }.
sherlock-holmes-ask-count = A chi dà le carte: la videocamera conta { $holmes } Holmes e { $suspects } sospetti per { $who }; non torna con quanto contato.
sherlock-holmes-doubt-first-call = Sul filo: { $names }? { $apart ->
    [none] Niente dice di chi era la mano.
   *[other] { $apart }.
    } Decide chi dà le carte.
sherlock-holmes-doubt-pile = Sul filo, al mazzetto di { $owner }: { $names }? { $apart ->
    [none] Niente dice di chi era la mano.
   *[other] { $apart }.
    } Decide chi dà le carte.
sherlock-holmes-doubt-pool = Sul filo, per il piatto: { $names }? { $apart ->
    [none] Niente dice di chi era la mano.
   *[other] { $apart }.
    } Decide chi dà le carte.
sherlock-holmes-capture = { $who } prende { $won }{ $own ->
    [0] { "" }
   *[other] ; in mano anche il proprio mazzetto di { $own }
    }.
sherlock-holmes-capture-piles = il mazzetto di { $owners }, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
sherlock-holmes-capture-pool = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    } del piatto
sherlock-holmes-void = Decade { $what ->
    [call] la chiamata
    [sweep] la scopa
   *[other] { $what }
    } di { $who }: { $why ->
    [sweep] una scopa viene prima
    [late] una chiamata precedente aveva preso le carte
    [holmes] Sherlock Holmes si chiama con il pulsante rosso
    [out] il gioco era già fermo
    [wrong-name] era il nome sbagliato
   *[ruling] per decisione di chi dà le carte
    }.
sherlock-holmes-sweep-open = { $who } chiama SHERLOCK HOLMES!
sherlock-holmes-safe = In salvo il mazzetto di { $owner }: { $by ->
    [dealer] per decisione di chi dà le carte
   *[owner] la mano del padrone è arrivata prima
    }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }.
sherlock-holmes-taken = Il mazzetto di { $owner } va a { $who }: { $by ->
    [dealer] per decisione di chi dà le carte
   *[sweeper] la mano di chi fa scopa è arrivata prima
    }{ $doubt ->
    [none] { "" }
   *[other] , sicuro entro { $doubt }
    }.
sherlock-holmes-sweep = La scopa di { $sweepers } è finita: { $won ->
    [none] niente
   *[other] { $won }
    }. Gli altri riprendono il proprio mazzetto.
sherlock-holmes-sweep-takes = { $who } prende il mazzetto di { $owner }
sherlock-holmes-sweep-safe = in salvo: { $names }
sherlock-holmes-sweep-untouched = non toccati: { $names }
sherlock-holmes-sweep-pool = { $who } prende il piatto, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
sherlock-holmes-yard = { $who } chiama { $again ->
    [true] DI NUOVO{ " " }
   *[false] { "" }
    }SCOTLAND YARD: tutti passano { $cards } carte a sinistra.
sherlock-holmes-out = { $who } ha finito le carte. Il gioco si ferma; tutti raccolgono.
sherlock-holmes-ruled-void-hand = La mano è nulla: nessuno segna punti, e dà le carte la stessa persona.
sherlock-holmes-ruled-recount = Decide chi dà le carte: si ricontano le carte.
sherlock-holmes-counted = { $who }: contato dalla videocamera, { $holmes } Holmes e { $suspects } sospetti (carte: { $cards }).

## How the table stands, a line each, in a record

sherlock-holmes-state = Fase { $phase }, giro { $round }
sherlock-holmes-phase-dealing = distribuzione
sherlock-holmes-phase-dealt = carte date
sherlock-holmes-phase-ready = occhio
sherlock-holmes-phase-play = giù
sherlock-holmes-phase-sweep = scopa
sherlock-holmes-phase-counting = conta
sherlock-holmes-phase-over = finita
sherlock-holmes-state-hands = mani: { $list }
sherlock-holmes-state-piles = mazzetti: { $list }
sherlock-holmes-state-scores = punti: { $list }
sherlock-holmes-state-pool = piatto: { $n }

## The photo finish

sherlock-holmes-photo-calls = Chi ha chiamato per primo
sherlock-holmes-photo-holmes = Chi ha chiamato Holmes per primo
sherlock-holmes-photo-zero = chiama { $who }
sherlock-holmes-photo-pile = Al mazzetto di { $who }
sherlock-holmes-photo-sweep = La scopa, mazzetto per mazzetto
sherlock-holmes-photo-owner = padrone
sherlock-holmes-photo-sweeper = chi fa scopa
sherlock-holmes-photo-first-shield = Prima: la mano del padrone
sherlock-holmes-photo-first-pile = Prima: la mano di chi fa scopa
sherlock-holmes-photo-nobody = Nessuna mano avvertita
sherlock-holmes-photo-against = Rispetto a { $word }
sherlock-holmes-photo-time-to-play = Il tempo per giocare
sherlock-holmes-photo-time-to-lift = Il tempo per toglierla
sherlock-holmes-photo-no-play = nessuna giocata
sherlock-holmes-photo-stayed = Quanto è rimasta la mano
sherlock-holmes-photo-hand = { $input ->
    [pile] mano sul mazzetto
    [shield] mano sulla protezione
    [rail] mano sul bordo
   *[other] mano: { $input }
    }

## On the display

sherlock-holmes-input-white = coppia
sherlock-holmes-input-red = Holmes!
sherlock-holmes-input-blue = Yard!
sherlock-holmes-input-pile = gioca
sherlock-holmes-input-shield = proteggi
sherlock-holmes-input-rail = braccio
sherlock-holmes-input-reach = scopa
sherlock-holmes-figure-hands = mano
sherlock-holmes-figure-piles = mazz.
sherlock-holmes-figure-laid = viste
sherlock-holmes-figure-scores = punti
sherlock-holmes-figure-pool = piatto
sherlock-holmes-figure-round = giro
sherlock-holmes-short-early = presto
sherlock-holmes-short-guessed = a caso
sherlock-holmes-short-late = tardi
sherlock-holmes-short-slow-withdrawal = mano ferma
sherlock-holmes-short-rest = appoggio
sherlock-holmes-short-false-call = falsa
sherlock-holmes-short-missed-holmes = e Holmes?
sherlock-holmes-short-wrong-name = nome errato
sherlock-holmes-short-ruling = deciso
sherlock-holmes-resting-dealing = Date le carte
sherlock-holmes-resting-dealt = Preparatevi
sherlock-holmes-resting-counting = Contate
sherlock-holmes-word-first = Prima: { $who }
sherlock-holmes-word-match = { $who }: coppia?
sherlock-holmes-word-pile = Mazzetto di { $who }?
sherlock-holmes-word-takes = { $who } prende { $n }
sherlock-holmes-word-pays = { $who }: { $why }
sherlock-holmes-word-sweep-open = SCOPA
sherlock-holmes-word-sweep = Scopa finita
sherlock-holmes-word-yard = { $again ->
    [true] ANCORA{ " " }
   *[false] { "" }
    }SCOTLAND YARD
sherlock-holmes-word-out = { $who } ha finito
sherlock-holmes-word-won = Vince { $who }
sherlock-holmes-word-overturned = Annullato
sherlock-holmes-word-void-hand = La mano è nulla
sherlock-holmes-note-safe = in salvo
sherlock-holmes-note-taken = preso da { $who }
sherlock-holmes-note-score = +{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
sherlock-holmes-note-played = ha giocato
sherlock-holmes-note-played-in = giocata in { $time }
sherlock-holmes-note-forfeit = { $why }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
    }
sherlock-holmes-note-warning = { $why }: un avviso
sherlock-holmes-note-first = prima chiamata
sherlock-holmes-note-called = { $place } chiamata
sherlock-holmes-note-called-behind = { $place } chiamata, +{ $gap }
sherlock-holmes-note-capture = prende { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
sherlock-holmes-note-ask = vale la chiamata?
sherlock-holmes-note-sight = che cosa c'è lì?
sherlock-holmes-note-counted = video: { $holmes } Holmes, { $suspects } sospetti
sherlock-holmes-note-void = decade { $what ->
    [call] la chiamata
    [sweep] la scopa
   *[other] { $what }
    }
sherlock-holmes-note-sweep-open = SHERLOCK HOLMES!
sherlock-holmes-note-yard = SCOTLAND YARD!
sherlock-holmes-note-out = carte finite
sherlock-holmes-note-won = vince la partita
sherlock-holmes-note-fault = { $what }: { $why }
sherlock-holmes-note-sensors = sensori
sherlock-holmes-asked-first-call = Chi ha chiamato per primo?
sherlock-holmes-asked-call = Vale la chiamata di { $who }?
sherlock-holmes-asked-pile = Di chi è il mazzetto di { $who }?
sherlock-holmes-asked-pool = Chi prende il piatto?

## An owner's pack, in a profile

sherlock-holmes-pack-wrong = { $holmes } Holmes e { $suspects } sospetti
sherlock-holmes-pack-expected = non più delle sue { $cards } carte

## The page of rules

sherlock-holmes-page-about = Un gioco di occhi e mani, secondo le regole del 1904. Tutti giocano una carta alla stessa parola. Chi vede per primo una coppia, e la chiama, prende il mazzetto. Chi scopre Sherlock Holmes fa scopa.
sherlock-holmes-page-line = Chiama una coppia prima degli altri.
sherlock-holmes-page-length = da 20 a 40 minuti
sherlock-holmes-page-needs = tre pulsanti e tre sensori per posto, un altoparlante; un mazzo del gioco

sherlock-holmes-page-input-white = chiami una coppia. Di' la parola ad alta voce mentre premi.
sherlock-holmes-page-input-red = hai scoperto Sherlock Holmes e lo chiami.
sherlock-holmes-page-input-blue = chiami Scotland Yard: tutti passano tre carte a sinistra.
sherlock-holmes-page-input-pile = la tua carta cade sul tuo mazzetto, o una mano raggiunge un mazzetto durante la scopa.
sherlock-holmes-page-input-shield = la tua mano protegge il tuo mazzetto.
sherlock-holmes-page-input-rail = il bordo del tavolo. Nessun braccio può appoggiarsi lì.

sherlock-holmes-page-option-target = Chi vince
sherlock-holmes-page-option-target-20 = chi arriva prima a 20 punti
sherlock-holmes-page-option-target-50 = chi arriva prima a 50 punti
sherlock-holmes-page-option-target-100 = chi arriva prima a 100 punti

sherlock-holmes-page-option-prompt-us = Giocare dopo la parola
sherlock-holmes-page-option-prompt-us-1500000 = entro 1,5 secondi
sherlock-holmes-page-option-prompt-us-2500000 = entro 2,5 secondi
sherlock-holmes-page-option-prompt-us-1000000 = entro 1 secondo

sherlock-holmes-page-option-fastest-us = Una carta entro 100 ms da GIÙ!
sherlock-holmes-page-option-fastest-us-0 = è segnata: nessuno reagisce così in fretta
sherlock-holmes-page-option-fastest-us-100000 = costa una carta, come prima di GIÙ!

sherlock-holmes-page-round = Un giro
sherlock-holmes-page-round-1 = Si chiama OCCHIO, poi GIÙ! A GIÙ! tutti mettono la prima carta della mano sul proprio mazzetto, scoperta: un tocco su { $pile }, e via la mano.
sherlock-holmes-page-round-2 = Un OCCHIO senza GIÙ! è una trappola. Una carta prima di GIÙ! te ne costa una in più; e così una carta giocata troppo tardi.
sherlock-holmes-page-round-3 = Se la tua carta è uguale a quella in cima a un altro mazzetto, o a una carta del piatto, chiamala con { $white }. La prima chiamata porta in mano i mazzetti uguali e il tuo.
sherlock-holmes-page-round-4 = Una chiamata senza coppia costa tutto il tuo mazzetto.

sherlock-holmes-page-sweep = La scopa
sherlock-holmes-page-sweep-1 = Se scopri Sherlock Holmes, chiamalo subito con { $red }. Poi prendi ogni mazzetto che raggiungi, con { $reach }, prima che il padrone lo protegga.
sherlock-holmes-page-sweep-2 = Proteggi il tuo mazzetto con { $shield } quando si chiama Sherlock Holmes. Una mano che era lì da prima non protegge niente.
sherlock-holmes-page-sweep-3 = Durante la scopa non ci sono coppie, ma una chiamata arrivata prima si risolve per prima. Chi fa scopa prende anche il piatto. Poi gli altri riprendono il proprio mazzetto.

sherlock-holmes-page-costs = Quanto costa
sherlock-holmes-page-costs-1 = Una carta nel piatto: troppo presto, troppo tardi, una mano che resta sul mazzetto, un Holmes chiamato tardi.
sherlock-holmes-page-costs-2 = Due carte: il nome sbagliato, Holmes per Scotland Yard o viceversa.
sherlock-holmes-page-costs-3 = Tutto il mazzetto: una chiamata falsa, un braccio appoggiato al bordo del tavolo, o una mano rimessa sul mazzetto per fargli la guardia.

sherlock-holmes-page-score = Punteggio
sherlock-holmes-page-score-1 = Una mano finisce quando qualcuno resta senza carte. Allora tutti contano ciò che hanno: 5 per ogni Sherlock Holmes, 1 per ogni Robber, Burglar e Thief.
sherlock-holmes-page-score-2 = Vince chi ha 50 punti o più. Se in testa sono in due, si gioca un'altra mano.

sherlock-holmes-page-judged = Che cosa giudica la macchina
sherlock-holmes-page-judged-1 = Chi è stato il primo, chi in anticipo o in ritardo, quale mano ha raggiunto prima un mazzetto, chi si è appoggiato, e quante carte ha ciascuno.
sherlock-holmes-page-judged-2 = Dove i sensori non bastano, lo dice e chiede a chi dà le carte. Dove non può leggere le carte, chi le dà dice se una chiamata vale. Chi dà le carte può annullare ogni verdetto del giro.

## The lesson: $pile, $white and so on are keys of the learner, $name2 a player. At most 280 letters each

sherlock-holmes-lesson-about = Gioca a GIÙ!, chiama una coppia, fai scopa, proteggi il tuo mazzetto, chiama Scotland Yard.
sherlock-holmes-lesson-welcome = Sherlock Holmes in due minuti. Siedi al posto 1, con tre giocatori pazienti.
sherlock-holmes-lesson-finish = Non c'è altro da sapere.

sherlock-holmes-lesson-why-early = La tua carta è arrivata prima di GIÙ!: mani ferme finché la parola non è detta.
sherlock-holmes-lesson-why-guessed = La tua carta è arrivata troppo a ridosso di GIÙ! per aver reagito: aspetta la parola.
sherlock-holmes-lesson-why-late = La tua carta è arrivata tardi: tocca { $pile } appena senti o vedi GIÙ!
sherlock-holmes-lesson-why-slow-withdrawal = La tua mano è rimasta sul mazzetto: tocca { $pile } e lascia subito.
sherlock-holmes-lesson-why-rest = Il tuo braccio era sul bordo del tavolo, e questo costa il mazzetto.
sherlock-holmes-lesson-why-false-call = Hai chiamato una coppia, ma la tua carta non è uguale a nessuna: costa il mazzetto.
sherlock-holmes-lesson-why-missed-holmes = Hai scoperto Sherlock Holmes e non l'hai chiamato: premi subito { $red }.
sherlock-holmes-lesson-why-wrong-name = Era l'altro nome: Sherlock Holmes è { $red }, Scotland Yard è { $blue }.
sherlock-holmes-lesson-was-yard = Quello era SCOTLAND YARD: con { $blue } tutti passano tre carte a sinistra.

sherlock-holmes-lesson-play = A OCCHIO, preparati. A GIÙ!, metti la tua prima carta sul mazzetto: un tocco di { $pile }, non di più. Una carta prima di GIÙ! te ne costa una, e certi OCCHIO non hanno GIÙ!
sherlock-holmes-lesson-play-done = Questa è una giocata, e il tavolo ha misurato quanto sei veloce.

sherlock-holmes-lesson-match = Gioca a GIÙ! con { $pile }, poi guarda le carte. La tua è uguale a quella di un altro mazzetto? È una coppia: chiamala con { $white }. Chi chiama per primo prende quel mazzetto.
sherlock-holmes-lesson-match-done = È tuo: i due mazzetti vanno sotto la tua mano. Una coppia che non c'è ti sarebbe costata il mazzetto.

sherlock-holmes-lesson-holmes = Gioca a GIÙ! con { $pile }: scoprirai SHERLOCK HOLMES. Chiamalo con { $red }. Poi fai scopa: metti la mano sui mazzetti degli altri con i tasti 2, 3 e 4, o toccali, prima che i padroni li coprano.
sherlock-holmes-lesson-holmes-done = Scopa! Quello che hai raggiunto prima è tuo.
sherlock-holmes-lesson-holmes-slip = La scopa è finita, e la tua mano non ha raggiunto nessun mazzetto: più in fretta con 2, 3 e 4.

sherlock-holmes-lesson-protect = Gioca a GIÙ! con { $pile }. Stavolta scopre SHERLOCK HOLMES { $name2 }. Appena viene chiamato, copri il tuo mazzetto con { $shield }, e tienilo coperto finché la scopa non è finita.
sherlock-holmes-lesson-protect-done = In salvo: la tua mano è arrivata prima.
sherlock-holmes-lesson-protect-slip-1 = Il tuo mazzetto è andato: un'altra mano c'era prima che { $shield } lo coprisse.
sherlock-holmes-lesson-protect-slip-2 = La scopa è finita, e non hai coperto il tuo mazzetto: premi { $shield }.

sherlock-holmes-lesson-yard = Non ti piacciono le tue carte? Chiama SCOTLAND YARD con { $blue }: tutti passano tre carte a sinistra. Fallo ora.
sherlock-holmes-lesson-yard-done = Tre carte sono andate a sinistra. Si può fare al massimo due volte di fila.

## On paper: what is printed, and what is wrong with an owner's list

sherlock-holmes-words-section = [{ $section }] non è una parte di una lista di parole
sherlock-holmes-words-section-expected = { $sections }
sherlock-holmes-words-empty = non contiene nessuna parola
sherlock-holmes-words-empty-expected = parole con il loro numero sotto { $sections }
sherlock-holmes-words-many = { $n } carte
sherlock-holmes-words-many-expected = { $most } al massimo: non ci sono altri segni
sherlock-holmes-words-unread = non si può leggere ({ $why })
sherlock-holmes-words-unread-expected = una lista di parole
sherlock-holmes-words-not-utf8 = non è un testo UTF-8
sherlock-holmes-words-not-utf8-expected = un file di testo salvato come UTF-8
sherlock-holmes-words-not-toml = non è TOML ({ $why })
sherlock-holmes-words-not-toml-expected = righe come "UNA PAROLA" = 3
sherlock-holmes-words-no-table = non è una sezione
sherlock-holmes-words-no-table-expected = un titolo tra parentesi quadre e parole sotto
sherlock-holmes-words-twice = «{ $word }» c'è due volte
sherlock-holmes-words-twice-expected = ogni parola una volta, con il suo numero
sherlock-holmes-words-word = «{ $word }» non può stare su una carta
sherlock-holmes-words-word-expected = da 1 a { $most } lettere, senza spazi alle estremità
sherlock-holmes-words-number = { $number }
sherlock-holmes-words-number-expected = un numero intero, 1 o più
