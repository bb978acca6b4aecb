## plan

install-systemd-does-not-run-here = aquí no corre systemd; se hace en el próximo arranque
install-make-user-companion = crear el usuario companion
install-make-folder = crear su carpeta
install-make-starts-quick = hacer rápidos sus arranques
install-tell-udev = decírselo a udev
install-name-there-now = nombrar lo que hay ahora
install-tell-systemd = decírselo a systemd
install-start-power-switch = arrancar con el interruptor
install-service-cannot-see-into-homes = { $name }: el servicio no ve dentro de las carpetas personales; ponlo junto al perfil
install-lies-outside-profiles-folder-put = { $name }: está fuera de la carpeta del perfil; ponlo junto al perfil
install-stop-service = parar el servicio
install-take-files-away = quitar los archivos
