console-phone = Telefon { $number }
console-seat = Platz { $seat }
console-chair = Stuhl { $chair }
console-by-display = die Anzeige
console-by-house = das Haus
console-by-button = der Knopf von Stuhl { $chair }
console-players-and-length = { $players }, { $length }

## Done

console-dealers-now = Dieses Telefon hat jetzt die Spielleitung.
console-handed-over = { $phone } hat jetzt die Spielleitung.
console-sent-away = { $phone } wurde weggeschickt.
console-all-forgotten = Alle Telefone sind vergessen.
console-entered = Eingetragen.
console-asked-back = Gebeten, Nummer { $n } zurückzunehmen.
console-taken-back = Nummer { $n } ist zurückgenommen.
console-not-taken-back = Nummer { $n } ist nicht zurückgenommen: { $why }.
console-paused = Pause.
console-goes-on = Es geht weiter.
console-pace-changed = Tempo geändert.
console-volume-changed = Lautstärke geändert.
console-voice-off = Die Stimme ist aus.
console-voice-on = Die Stimme ist an.
console-names-changed = Namen geändert.
console-new-game = Ein neues Spiel beginnt.
console-choose-next = Wählt, was als Nächstes kommt.
console-you-sit = Du sitzt auf Stuhl { $chair }.
console-you-watch = Du siehst zu.
console-phone-watches = { $phone } sieht zu.
console-sits = { $who } sitzt auf Stuhl { $chair }.
console-bot-plays = Ein Bot spielt für { $who }.
console-no-bot = Kein Bot spielt für { $who }.

## Not done

console-no-match = Keine Partie läuft.
console-nothing-to-choose = Hier lässt sich nichts wählen.
console-no-such-pace = Dieses Tempo gibt es nicht.
console-one-name-a-seat = Ein Name je Platz, bitte.
console-no-such-game = Dieses Spiel lässt sich hier nicht beginnen.
console-settled = Das ist schon entschieden.
console-answered = Das wurde gerade eben beantwortet.
console-filled-in = Was schon ausgefüllt ist, bleibt, wie es ist.
console-check = Bitte prüfen: { $wrong }.
console-no-choice = Bitte prüfen: "{ $name }" steht nicht zur Wahl.
console-nothing-to-tap = Hier gibt es nichts zu tippen.
console-absent = Das kann dieser Tisch nicht.
console-not-dealer = Das kann nur das Telefon der Spielleitung.
console-not-kept = Noch nicht aufgehoben: die Karte ist langsam. Sieh auf die Anzeige.
console-dealer-taken = Ein anderes Telefon hat die Spielleitung. Es kann sie dir übergeben.
console-wrong-code = Das ist nicht der Code auf der Anzeige.
console-too-many-tries = Zu viele Versuche. Warte eine Minute.
console-only-dealer-hands-over = Nur die Spielleitung kann übergeben.
console-not-connected = Dieses Telefon ist nicht mehr verbunden.
console-phone-gone = Dieses Telefon ist schon weg.
console-this-phone = Das ist dieses Telefon. Übergib zuerst.
console-too-many-phones = Zu viele Telefone sind verbunden.
console-chair-taken = Ein anderes Telefon hat diesen Stuhl.
console-no-such-chair = Diesen Stuhl gibt es nicht.
console-no-chair = Dieses Telefon hat keinen Stuhl.
console-ask-dealer = Eine Partie läuft: die Spielleitung kann dir diesen Stuhl geben.
console-name-taken = Hier heißt schon jemand { $name }.

## Pages that are not there

console-open-again = Öffne die Seite des Tisches noch einmal.
console-own-page-only = Das darf nur die eigene Seite dieses Tisches.
console-no-game-here = So ein Spiel gibt es hier nicht.
console-own-network-only = Dieser Tisch ist nur aus seinem eigenen Netz zu erreichen.
console-open-shown = Öffne die Adresse, die die Anzeige zeigt.
console-open-own-page = Öffne zuerst die eigene Seite des Tisches.

## Trouble, for whoever looks after the table

console-still-opening = die Seite für Telefone wird noch geöffnet
console-port-closed = Port { $port } lässt sich nicht öffnen ({ $why }); wähle einen anderen mit port = ... unter [console] im Profil
console-no-zeroconf = das Python-Paket zeroconf ist nicht installiert
console-names-taken = { $count } andere heißen { $name }
console-no-cryptography = https braucht das Python-Paket cryptography: pip install "table-companion[https]"
console-certificate-spoilt = es ist verdorben
console-certificate-unreadable = { $file }: das Zertifikat des Tisches lässt sich nicht lesen ({ $why }); lösche es, und beim nächsten Start entsteht ein neues
console-certificate-unwritable = { $file }: das Zertifikat des Tisches lässt sich nicht schreiben ({ $why }); mach seinen Ordner beschreibbar, oder setze https = false unter [console]
