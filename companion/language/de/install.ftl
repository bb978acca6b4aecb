## plan

install-systemd-does-not-run-here = systemd läuft hier nicht; es geschieht beim nächsten Start
install-make-user-companion = den Benutzer companion anlegen
install-make-folder = seinen Ordner anlegen
install-make-starts-quick = seine Starts schnell machen
install-tell-udev = udev davon sagen
install-name-there-now = benennen, was jetzt da ist
install-tell-systemd = systemd davon sagen
install-start-power-switch = mit dem Schalter starten
install-service-cannot-see-into-homes = { $name }: der Dienst sieht nicht in Heimordner; leg es neben das Profil
install-lies-outside-profiles-folder-put = { $name }: liegt außerhalb des Ordners des Profils; leg es neben das Profil
install-stop-service = den Dienst anhalten
install-take-files-away = die Dateien entfernen
