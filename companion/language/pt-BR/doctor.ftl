## checks

doctor-not-there = não está lá
doctor-may-not-use = { $user } não pode usar
doctor-there-user-may-use = está lá, e este usuário pode usar
doctor-switch-i2c-sudo-raspi-config = ligue o I2C: sudo raspi-config nonint do_i2c 0, depois reinicie
doctor-kernel-shows-no-gpio-name = o kernel não mostra GPIO: indique o chip certo em [gpio] (gpiodetect lista)
doctor-plug-name-port-anew-companion = ligue-a, ou indique de novo a porta: companion boards lista o que há
doctor-permissions-closed-sudo-chmod-g = as permissões estão fechadas: sudo chmod g+rw { $path }
doctor-i2c-bus = barramento I2C { $touch_bus }
doctor-khz = { $touch_hz } kHz
doctor-into-boot-firmware-config-txt = em /boot/firmware/config.txt: dtparam=i2c_arm_baudrate=400000, depois reinicie
doctor-pads-read-late-dated-less = { $how }: os sensores são lidos tarde, e datados com menos exatidão
doctor-python-package = pacote Python { $name }
doctor-python-packages = pacotes Python
doctor-check-cable-port = veja o cabo; porta { $port }
doctor-firmware-program-ships = firmware { $firmware }, este programa traz { $wanted }
doctor-firmware = firmware { $wanted }
doctor-usb-device = dispositivo USB { $name }
doctor-plug-companion-setup-finds-there = ligue-o; companion setup acha o que há
doctor-may-not-use-2 = { $user } não pode usar { $path }
doctor-there-press-known-ms = está lá; um aperto é sabido com { $late_us } ms
doctor-press-may-told-ms-after = um aperto pode ser informado { $late_us } ms depois
doctor-under-table-latency-ms = em [table], latency_ms = { $late_us }
doctor-may-not-light-lamps = { $user } não pode acender as luzes
doctor-one-udev-rule-docs-hardware = uma regra udev: está em docs/hardware.md, USB
doctor-connect-speaker-choose-silence-output = ligue um alto-falante, ou escolha o silêncio: output = "none" em [voice]
doctor-no-output-lamps-display-speak = sem saída; as luzes e o visor falam
doctor-under-voice-device-one = em [voice], device é um de: { $outputs }
doctor-there-no-output = não há saída { $device }
doctor-spoken-seat-numbers-no-synthesiser = ditos como números de lugar: não há sintetizador
doctor-connect-one-say-there-none = ligue um, ou diga que não há: output = "none" em [display]
doctor-none-found = nenhum achado
doctor-no-font-such-names-written = não há fonte para { $scripts }: esses nomes saem em letras latinas
doctor-font-every-script-asked = há fonte para cada escrita pedida
doctor-choose-another-port-under-console = escolha outra: port = ... em [console]
doctor-no-page-phones = sem página para celulares: { $console }
doctor-feed-answers = { $broker } responde e deixa esta mesa entrar
doctor-feed-in-the-open = a senha vai a { $broker } para todos lerem
doctor-feed-mend-in-the-open = faça o broker falar em segredo, e comece o endereço dele com mqtts://
doctor-feed-mend-away = ligue o broker, ou diga onde ele está: broker = ... em [feed]
doctor-feed-mend-refuses = diga quem é esta mesa lá: user e password_file em [feed]
doctor-feed-mend-untrusted = indique quem assinou o certificado do broker: ca_file em [feed]
doctor-feed-mend-file = deixe o usuário da mesa ler, ou indique outro em [feed]
doctor-delete-another-made-next-start = apague-o: outro é feito no próximo início
doctor-ends-days =
    { $days ->
        [one] acaba em { $days } dia
       *[other] acaba em { $days } dias
    }
doctor-ended-days-ago =
    { $days ->
        [one] acabou há { $days } dia
       *[other] acabou há { $days } dias
    }
doctor-switch-table-right-time-renewed = ligue a mesa com a hora certa: ele é renovado no início
doctor-make-folder-writable-name-another = permita gravar na pasta, ou indique outra: --journal PASTA
doctor-cannot-written = não dá para gravar em { $journal }
doctor-make-room-without-evidence-kept = abra espaço: sem ele, as provas ficam só na memória
doctor-mb-left = restam { $free_mb } MB em { $journal }
doctor-mb-left-2 = { $journal }, restam { $free_mb } MB
doctor-make-room-let-old-matches = abra espaço, ou deixe partidas antigas irem: keep_matches ou keep_days em [journal]
doctor-full = { $full } ocupado
doctor-nothing-deleted-companion-journal-check = nada é apagado; companion journal check { $journal } diz o que custou
doctor-run-user-table-runs-sudo = rode isto como o usuário da mesa, ou com sudo
doctor-read-newest-time-there = no tempo que há, lidas as { $looked } mais novas de { $there }
doctor-companion-journal-check-reads-all = companion journal check { $journal } lê todas
doctor-failed-row-last-time = falhou { $failed_starts } vezes seguidas, a última: { $failed_why }
doctor-mend-companion-daemon-normal-forgets = conserte isso; companion daemon --normal esquece, e um minuto de bom funcionamento também
doctor-connect-network-once-sudo-timedatectl = conecte a rede uma vez, ou: sudo timedatectl set-time ...
doctor-calendar-says-judging-not-affected = o calendário diz { $year }; o julgamento não muda, as datas do histórico sim
doctor-connect-network-once-judging-not = conecte a rede uma vez; o julgamento não muda
doctor-calendar-has-not-been-set = o calendário não foi acertado desde que ligou
doctor-calendar-set = o calendário está certo
doctor-use-pis-own-power-supply = use a fonte do próprio Pi e um cabo curto
doctor-too-little-voltage-right-now = tensão baixa demais agora
doctor-too-little-voltage-since-switched = tensão baixa demais desde que ligou
doctor-installed-not-running = instalado, não está rodando
doctor-not-installed = não instalado
doctor-join-the-group = sudo usermod -aG { $group } { $user }, depois entre de novo
doctor-board = placa { $name }

## phones

doctor-if-one-cannot-same-wi = se um não consegue: está no mesmo Wi-Fi (sem rede de visitantes, dados móveis desligados), e o roteador separa os aparelhos (client isolation, AP isolation)?
doctor-join-wi-fi-phones-make = entre no Wi-Fi dos celulares, ou faça desta máquina um ponto de acesso para eles
doctor-machine-no-network = esta máquina não está em rede nenhuma
doctor-companion-play-phones-opens-good = companion play --phones abre; para sempre: bind = "local" em [console]
doctor-page-machine-alone = a página é só para esta máquina
doctor-under-console-bind-local-one = em [console], bind = "local", ou um de: { $addresses }
doctor-machine-does-not-have-address = esta máquina não tem o endereço { $bind }
doctor-router-cable-phones-need-address = o roteador está ligado, com o cabo? Os celulares precisam de um endereço da mesma rede
doctor-no-router-gave-machine-address = nenhum roteador deu endereço a esta máquina ({ $first })
doctor-allow-python-private-networks-settings = permita o Python em redes privadas: Configurações, Firewall, Permitir um aplicativo
doctor-allow-python-system-settings-network = permita o Python: Ajustes do Sistema, Rede, Firewall, Opções
doctor-let-tcp-dport-udp-dport = deixe entrar tcp dport { $port } e udp dport 5353, na cadeia de entrada: sudo nft list ruleset
doctor-none-network-address-serves = nenhum na rede ({ $nameless }); o endereço serve
doctor-program-has-port-5353-sudo = que programa tem a porta 5353? sudo ss -lunp sport = :5353
doctor-let-udp-port-5353-through = deixe passar a porta udp 5353 no firewall; alguns roteadores não levam multicast aos celulares
doctor-nobody-answers-address-serves = ninguém responde por { $name }; o endereço serve
doctor-answered = { $name } responde
doctor-mend-ufw = sudo ufw allow from { $house } to any port { $port } proto tcp; para o nome: sudo ufw allow from { $house } to any port 5353 proto udp
doctor-mend-firewalld = sudo firewall-cmd --add-port={ $port }/tcp --add-service=mdns; --permanent guarda
doctor-mend-nftables-unsure = sudo companion doctor vê as regras; sudo nft list ruleset lista cada uma

## Signs before a line, at most four letters; and what a line is about

doctor-sign-ok = ok
doctor-sign-note = nota
doctor-sign-wrong = !!
doctor-what-sound = som
doctor-what-names = nomes
doctor-what-display = visor
doctor-what-letters = letras
doctor-what-console = console
doctor-what-certificate = certificado
doctor-what-journal = diário
doctor-what-card = cartão
doctor-what-matches = partidas
doctor-what-starts = inícios
doctor-what-time = hora
doctor-what-power = energia
doctor-what-service = serviço
doctor-what-phones = celulares
doctor-what-firewall = firewall
doctor-what-name = nome
doctor-matches-whole =
    { $n ->
        [one] { $n } partida está inteira
       *[other] { $n } partidas estão inteiras
    }
doctor-power-steady = estável
doctor-service-running = rodando
doctor-service-failed = falhou
doctor-service-failed-why = journalctl -u companion -n 30 diz por quê
doctor-firewall-ufw = ufw
doctor-firewall-firewalld = firewalld
doctor-firewall-nftables = nftables
doctor-firewall-windows = Windows Defender Firewall
doctor-firewall-macos = o firewall do macOS
doctor-wall-closed = { $wall } os barra: porta { $port }
doctor-wall-unsure = { $wall } pode barrá-los: porta { $port }
