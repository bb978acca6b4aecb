## plan

install-systemd-does-not-run-here = o systemd não roda aqui; é feito no próximo início
install-make-user-companion = criar o usuário companion
install-make-folder = criar sua pasta
install-make-starts-quick = tornar seus inícios rápidos
install-tell-udev = avisar o udev
install-name-there-now = dar nome ao que está lá agora
install-tell-systemd = avisar o systemd
install-start-power-switch = iniciar com o interruptor
install-service-cannot-see-into-homes = { $name }: o serviço não vê as pastas pessoais; ponha-o ao lado do perfil
install-lies-outside-profiles-folder-put = { $name }: está fora da pasta do perfil; ponha-o ao lado do perfil
install-stop-service = parar o serviço
install-take-files-away = remover os arquivos
