## ending

table-companion-stopped-lost = companion: angehalten, und verloren ist, was { $unkept }

## low water

table-ms = { $bound_us } ms
table-verdicts-come-up-after-press = Entscheidungen kommen bis zu { $bound } nach einem Druck: ein Teil des Tisches antwortet langsam.
table-how-far-not-known-verdicts = { $behind }: wie weit ist nicht bekannt; Entscheidungen warten { $bound } darauf
table-verdicts-come-once-again = Entscheidungen kommen wieder sofort.
table-all-sources-say-again-how = alle Quellen sagen wieder, wie weit sie sind

## meaning

table-sound-comes-from-another-output = Der Ton kommt aus einem anderen Ausgang; wenn ihr ihn hört, ist alles gut.
table-no-sound-here-said-shown = Hier ist kein Ton: was gesagt wird, wird gezeigt.
table-recording-yours-cannot-used-built = Eine deiner Aufnahmen ist nicht zu gebrauchen; die eingebaute Stimme spricht.
table-something-could-not-said-aloud = Etwas ließ sich nicht sagen; es wird gezeigt. Es geht weiter.
table-power-went-middle-match-written = Mitten in einer Partie fiel der Strom aus: was vorher geschrieben war, ist da.
table-record-last-match-damaged-dealer = Die Aufzeichnung der letzten Partie ist beschädigt. Spielleitung: bitte die Punkte prüfen.
table-card-full-make-room-before = Die Karte ist { $share } voll: schafft Platz, bevor Partien nicht mehr aufgehoben werden.
table-there-room-card-again = Auf der Karte ist wieder Platz.

## speaker

table-no-sound = kein Ton ({ $reasons }). { $remedy }
table-no-sound-said-shown = kein Ton, was gesagt wird, wird gezeigt ({ $reason })
table-none-wanted = keiner ist gewünscht
table-voice-uses-instead = Die Stimme nimmt stattdessen { $name }: { $reasons }

## Parts that fail: what it means, then what to do; and that they are back

table-broken-voice = Kein Ton: Wörter werden stattdessen gezeigt.
table-broken-display = Die Anzeige ist dunkel: Telefone zeigen alles.
table-broken-console = Telefone kommen gerade nicht dazu: entscheidet an der Anzeige.
table-broken-feed = Das Haus hört nichts von der Partie; es wird weitergespielt.
table-broken-club = Was hier gespielt wird, erreicht den Club gerade nicht.
table-broken-any = Ein Teil des Tisches geht nicht; es wird weitergespielt.
table-remedy-voice = Ist der Lautsprecher angesteckt und an?
table-remedy-display = Ist sie angesteckt und an?
table-remedy-console = Es wird von selbst wieder versucht.
table-remedy-feed = Es wird von selbst wieder versucht.
table-remedy-feed-refuses = Stimmen user und Passwort unter [feed]?
table-remedy-feed-untrusted = Stimmt ca_file unter [feed]?
table-remedy-feed-name-taken = Gib diesem Tisch unter [feed] einen anderen Namen.
table-remedy-feed-file = Das Profil nennt eine Datei, die sich nicht lesen lässt: companion doctor sagt, welche.
table-remedy-club = Es wird aufbewahrt und später von selbst gesendet.
table-remedy-any = Es wird von selbst wieder versucht.
table-remedy-missing = Etwas ist nicht installiert: companion doctor sagt, was.
table-remedy-not-permitted = Das Programm darf es nicht benutzen: companion doctor sagt, warum.
table-remedy-profile = Das Profil ist falsch: companion profile check sagt, wo.
table-remedy-nonsense = Zieh es ab, und steck es wieder an.
table-back-voice = Der Ton ist wieder da.
table-back-display = Die Anzeige ist wieder da.
table-back-console = Telefone können wieder dazukommen.
table-back-feed = Das Haus hört wieder von der Partie.
table-back-club = Der Club hört wieder von diesem Tisch.
table-back-all = Alle Teile des Tisches gehen wieder.

## Faults of buttons, pads and lamps; $what: one of the next part, $n: of how many seats

table-fault-lost =
    { $n ->
        [one] { $what } antwortet nicht; niemand zahlt dafür. Prüft das Kabel.
       *[other] { $what } antworten nicht; niemand zahlt dafür. Prüft die Kabel.
    }
table-fault-stuck =
    { $n ->
        [one] { $what } bleibt an. Liegt etwas darauf, oder klemmt es?
       *[other] { $what } bleiben an. Liegt etwas darauf, oder klemmen sie?
    }
table-fault-chatter =
    { $n ->
        [one] { $what } flackert; ist der Draht lose?
       *[other] { $what } flackern; sind die Drähte lose?
    }
table-fault-evidence-lost =
    { $n ->
        [one] { $what } hat etwas verpasst; niemand zahlt dafür.
       *[other] { $what } haben etwas verpasst; niemand zahlt dafür.
    }
table-fault-wrong-clock =
    { $n ->
        [one] { $what } wird ungenauer gemessen; die Spielleitung wird vielleicht öfter gefragt.
       *[other] { $what } werden ungenauer gemessen; die Spielleitung wird vielleicht öfter gefragt.
    }
table-fault-battery-low =
    { $n ->
        [one] { $what } hat eine Platine mit schwacher Batterie; ladet sie bald.
       *[other] { $what } haben Platinen mit schwachen Batterien; ladet sie bald.
    }
table-fault-lamp-lost =
    { $n ->
        [one] { $what } hat eine Lampe, die dunkel bleibt; es geht weiter.
       *[other] { $what } haben Lampen, die dunkel bleiben; es geht weiter.
    }
table-fault-recovered =
    { $n ->
        [one] { $what } geht wieder.
       *[other] { $what } gehen wieder.
    }
table-fault-unknown =
    { $n ->
        [one] { $what } ist nicht zu trauen; niemand zahlt dafür.
       *[other] { $what } ist nicht zu trauen; niemand zahlt dafür.
    }

## Where a fault is: each begins a sentence. $who: a name, or "Seat 3"; $input: "white"

table-whole = Der Tisch
table-seat = Platz { $seat }
table-seats = Die Plätze { $first } und { $last }
table-seat-of = Der Platz von { $who }
table-phone-of = Das Telefon von { $who }
table-button-of = Der Knopf { $input } von { $who }
table-pad-of = Die Fläche { $input } von { $who }
table-and = { $first } und { $last }
table-and-others = { $first } und { $others } andere

## Sound

table-sound-ended = Der Ton ist ausgefallen und wird neu gestartet; Wörter werden solange gezeigt.
table-sound-wrong-clock = Ton wird hier ungenauer gemessen; die Spielleitung wird vielleicht öfter gefragt.
table-sound-remedy = Ohne Stimme geht es mit Lampen und Anzeige (voice.output = "none" ist still)

## The card, and old matches

table-nearly-full-logged = Die Karte ist { $share } voll, noch { $mb } MB in { $folder }; keep_matches im Profil lässt alte gehen
table-swept =
    { $n ->
        [one] Alte Partie gelöscht, wie das Profil es sagt: { $matches }.
       *[other] Alte Partien gelöscht, wie das Profil es sagt: { $matches }.
    }

## Parts that take no part in a match any more because of a mistake of ours; $meaning: one of these

table-stopped-stage = Die Anzeige steht still
table-stopped-tableconsole = Die Seite auf den Telefonen steht still
table-stopped-voice = Die Stimme sagt nichts mehr
table-stopped-sharedlamps = Die Lampen bleiben, wie sie sind
table-stopped-feedguest = Das Haus hört nichts mehr von der Partie
table-stopped-calling = Niemand ruft mehr ACHTUNG und LOS
table-stopped-quietcalling = Niemand ruft mehr ACHTUNG und LOS
table-stopped-any = Ein Teil des Tisches ist stehen geblieben
table-stopped-shown = { $meaning }; es geht weiter. Mit dem nächsten Spiel ist es wieder da.
table-stopped-spoken = { $meaning }.
table-stopped-logged = { $part } ist stehen geblieben ({ $reason }); es geht weiter, mit einem neuen Spiel ist es wieder da

## Who can play

table-not-so-many =
    { $seats ->
        [one] { $game } ist für { $least } bis { $most }; hier ist { $seats } Platz
       *[other] { $game } ist für { $least } bis { $most }; hier sind { $seats } Plätze
    }

## The camera

table-camera = Die Kamera
table-camera-of = Die Matte von { $who }
table-fault-hidden =
    { $n ->
        [one] { $what } ist für die Kamera nicht zu sehen; wer gibt, wird gefragt, was dort liegt.
       *[other] { $what } sind für die Kamera nicht zu sehen; wer gibt, wird gefragt, was dort liegt.
    }
