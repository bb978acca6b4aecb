## plan

install-systemd-does-not-run-here = systemd ne tourne pas ici ; ce sera fait au prochain démarrage
install-make-user-companion = créer l'utilisateur companion
install-make-folder = créer son dossier
install-make-starts-quick = accélérer ses démarrages
install-tell-udev = le dire à udev
install-name-there-now = nommer ce qui est là
install-tell-systemd = le dire à systemd
install-start-power-switch = démarrer à la mise sous tension
install-service-cannot-see-into-homes = { $name } : le service ne voit pas dans les dossiers personnels ; le mettre à côté du profil
install-lies-outside-profiles-folder-put = { $name } : est hors du dossier du profil ; le mettre à côté du profil
install-stop-service = arrêter le service
install-take-files-away = retirer les fichiers
