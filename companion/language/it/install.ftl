## plan

install-systemd-does-not-run-here = qui systemd non gira; si farà al prossimo avvio
install-make-user-companion = creare l'utente companion
install-make-folder = creare la sua cartella
install-make-starts-quick = rendere rapidi gli avvii
install-tell-udev = dirlo a udev
install-name-there-now = dare un nome a ciò che c'è ora
install-tell-systemd = dirlo a systemd
install-start-power-switch = partire con l'interruttore
install-service-cannot-see-into-homes = { $name }: il servizio non vede nelle home; metterlo accanto al profilo
install-lies-outside-profiles-folder-put = { $name }: è fuori dalla cartella del profilo; metterlo accanto al profilo
install-stop-service = fermare il servizio
install-take-files-away = togliere i file
