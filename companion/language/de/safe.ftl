safe-title = Der Tisch konnte nicht starten
safe-asked-title = Abgesicherter Betrieb
safe-was-asked-for = Der abgesicherte Betrieb wurde verlangt.
safe-none-failed = Kein Start ist misslungen.
safe-failed = { $times ->
    [1] Der Start des Tisches misslang einmal.
    [2] Der Start des Tisches misslang zweimal.
    [3] Der Start des Tisches misslang dreimal.
    [4] Der Start des Tisches misslang viermal.
    [5] Der Start des Tisches misslang fünfmal.
   *[other] Der Start des Tisches misslang { $times }-mal.
}
safe-last-time = Zuletzt: { $why }.

## What can be chosen. R and A are keys.

safe-try-again = Noch einmal
safe-start-as-usual = Normal starten
safe-set-aside = Partie { $match } beiseitelegen, eine neue beginnen
safe-choose-again = Wähle Noch einmal (R). Was nicht stimmte, ist vielleicht vorbei.
safe-choose-usual = Wähle Normal starten (R), wenn du fertig bist.
safe-aside = Misslingt das, lege { $match } beiseite (A). Sie bleibt in einem eigenen Ordner, nichts wird gelöscht, und eine neue Partie kann beginnen.
safe-show-this = Hilft nichts, zeig das jemandem, der sich um den Tisch kümmert. Auf seiner Maschine sagen companion doctor und journalctl -u companion mehr.
safe-not-set-aside = Partie { $match } lässt sich nicht beiseitelegen: { $why }.

## What to do first, by what went wrong

safe-unwritable = Die Karte lässt sich nicht beschreiben ({ $why }). Schaff Platz darauf, oder nimm eine andere.
safe-nothing-happens = Solange wird nichts gespürt, entschieden oder gesagt, und keine Partie wird angerührt.
safe-unplug = Zieh ab, was zuletzt angesteckt wurde: eine Platine, einen Lautsprecher, einen Bildschirm.
safe-kind-ProfileError = Die Beschreibung des Tisches ist falsch. Berichtige { $profile }; companion profile check { $profile } nennt jeden Fehler.
safe-kind-ConfigurationError = Die Beschreibung des Tisches passt nicht zur Maschine. Berichtige { $profile }; companion doctor --profile { $profile } sagt, wie.
safe-kind-CannotPlayError = Womit der Tisch gestartet wurde, lässt sich nicht spielen. Berichtige { $profile }, oder den Befehl, der ihn startet.
safe-kind-MissingExtra = Etwas ist nicht installiert: installiere, was die Zeile oben nennt.
safe-kind-NotPermitted = Das Programm darf ein Gerät nicht benutzen: companion doctor sagt, warum.
safe-kind-BrokenGameError = Ein hinzugefügtes Spiel ist kaputt: bring sein Paket auf Stand, oder entferne es.
safe-kind-MemoryError = Die Maschine hat zu wenig Speicher: beende, was sonst darauf läuft.

## The same page on a phone

safe-code = Code auf der Anzeige
safe-moment = Einen Augenblick
safe-waiting = Der Tisch startet neu. Diese Seite sucht ihn in zehn Sekunden; sonst öffne sie noch einmal.
safe-choose-a-button = Wähle einen der Knöpfe.

## In the log

safe-log = abgesicherter Betrieb: { $told }
safe-log-alone = abgesicherter Betrieb: nichts kann zeigen, was nicht stimmt; es wird normal gestartet
safe-log-set-aside = Partie { $match } liegt beiseite in { $folder }
safe-log-page = abgesicherter Betrieb: die Seite ist unter { $address }
safe-log-page-and-code = abgesicherter Betrieb: die Seite ist unter { $address }, mit dem Code { $code }
safe-port-closed = Port { $port } lässt sich nicht öffnen ({ $why })
safe-daemon-failed = companion daemon: { $why }
safe-and-more = { $first } (und { $count } weitere)
