# O clube: o que ele guarda, a sua porta, o caminho de uma mesa até ele.
club-no-database-address = { $database } não é uma base onde guardar um clube. Indique um arquivo, ou postgresql://USER@HOST/DATABASE.
club-cannot-open-store = O que o clube guarda não abre: { $store }: { $reason }
club-store-needs-createrole = { $store }: esta conta não pode criar papéis, de que as mesas e a parede precisam. Como dono do servidor: ALTER ROLE ... CREATEROLE
club-postgres-too-old = Este é o PostgreSQL { $version }; um clube precisa do { $oldest } ou mais novo.
club-store-is-newer = A base é de um companion mais novo (versão { $version }). Atualize este.
club-no-name-for-a-table = Uma mesa precisa de um nome de no máximo { $most } letras.
club-no-address = { $url } não é o endereço de um clube. Ele se parece com http://192.168.1.5:8230
club-cannot-be-kept = { $file } não pode ser escrito: { $reason }
club-store-fails = A base não responde ({ $reason }). As mesas enviam de novo mais tarde; nada se perde.
club-cannot-serve = A porta { $port } de { $host } não abre ({ $reason }). Indique outra com --port.
club-needs-extra = Este lado de um clube precisa de pacotes que não estão instalados ({ $module }): pip install "table-companion[club]"
club-no-certificate = { $file } não é um certificado com a sua chave: { $reason }
club-serves = O clube está aberto em { $url } - companion club invite NAME deixa uma mesa entrar.
club-invited = { $name } pode vir. Isto é mostrado uma vez; execute na mesa:
club-never-heard = nunca
club-table-row = { $name }: { $matches ->
    [one] { $matches } partida
    [many] { $matches } de partidas
   *[other] { $matches } partidas
  }, últimas notícias: { $heard }
club-table-row-left = { $name }: { $matches ->
    [one] { $matches } partida
    [many] { $matches } de partidas
   *[other] { $matches } partidas
  }, últimas notícias: { $heard }; ela saiu
club-no-tables = Nenhuma mesa foi convidada ainda: companion club invite NAME
club-forgotten = { $matches ->
    [0] Nenhuma partida do clube tinha este nome. Ele não será guardado quando uma mesa o enviar.
    [one] Retirado de { $matches } partida, e não guardado quando uma mesa o enviar de novo. O diário da mesa ainda o tem.
    [many] Retirado de { $matches } de partidas, e não guardado quando uma mesa o enviar de novo. Os diários das mesas ainda o têm.
   *[other] Retirado de { $matches } partidas, e não guardado quando uma mesa o enviar de novo. Os diários das mesas ainda o têm.
  }
club-known-again = O nome volta a ser guardado, no que se jogar a partir de agora.
club-was-not-forgotten = Este nome não estava esquecido.
club-backed-up = Tudo está em { $file }.
club-no-backup = { $file } não pode ser escrito: { $reason }
club-no-pg-dump = pg_dump não está aqui: apt install postgresql-client
club-token-asked = Chave:{" "}
club-joined = Esta mesa agora é do clube { $url } ({ $file }). O que se jogou aqui é enviado, e o que se jogar.
club-left = Esta mesa não é mais de nenhum clube. O que foi enviado fica lá.
club-left-alone = Esta mesa não é mais de nenhum clube; o clube { $url } não soube disso.
club-belongs-to-none = Esta mesa não é de nenhum clube: companion club join URL TOKEN
club-member-of = Esta mesa é do clube { $url }.
club-behind = { $n ->
    [one] { $n } partida ainda não está
    [many] { $n } de partidas ainda não estão
   *[other] { $n } partidas ainda não estão
  } lá, a mais antiga há { $age }.
club-has-everything = { $n ->
    [one] A partida daqui está lá.
    [many] Os { $n } de partidas daqui estão lá.
   *[other] As { $n } partidas daqui estão lá.
  }
club-line-unreachable = Não se chega ao clube { $url } ({ $reason }). Ele está ligado, e nesta rede? Nada se perde.
club-line-stranger = O clube { $url } não conhece esta mesa. Lá: companion club invite NAME
club-line-store = O clube { $url } não pode guardar nada agora ({ $reason }). Nada se perde.
club-line-odd = O que responde em { $url } não é um clube que esta versão conheça ({ $reason }).
club-line-journal = Os diários daqui não podem ser lidos: { $reason }
club-another-certificate = Tem outro certificado que não o que o convite nomeia.
club-no-answer = Não deu uma resposta que faça sentido.
club-process-ended = O processo que envia ao clube terminou com status { $status }.
club-age-minutes = { $n } min
club-age-hours = { $n } h
club-age-days = { $n ->
    [one] { $n } dia
    [many] { $n } de dias
   *[other] { $n } dias
  }
club-notice-stranger = O clube não conhece mais esta mesa. Tudo fica guardado aqui.
club-notice-behind = Clube: { $n ->
    [one] falta { $n } partida
    [many] faltam { $n } de partidas
   *[other] faltam { $n } partidas
  }, a mais antiga há { $age }. Tudo fica guardado aqui e é enviado mais tarde.
club-notice-over = O clube tem tudo de novo.
club-refused-conflict = O clube tem outro curso da partida { $match }. Este cartão foi copiado?
club-refused-unfit = O clube não pode guardar a partida { $match }: lá ela não faz sentido.

club-command-about = Muitas mesas, uma noite: um clube guarda o que se joga em todas. As mesas o enviam sozinhas, mais tarde se estiverem longe.
club-command-examples =
    exemplos:
      companion club serve                        um clube pequeno, nesta máquina
      companion club serve --database postgresql://club@localhost/club
      companion club invite "Mesa 3"              mostra o que executar nessa mesa
      companion club join http://192.168.1.5:8230 TOKEN
club-command-option-database = onde o clube é guardado: um arquivo, ou postgresql://USER@HOST/DATABASE
club-command-option-port = a porta (8230)
club-command-option-bind = servir só neste endereço
club-command-option-url = onde as mesas o encontram, se não for o endereço desta máquina
club-command-option-certificate = servir em HTTPS com este certificado, a chave no mesmo arquivo
club-command-option-undo = guardar o nome de novo a partir de agora
club-command-option-fingerprint = o certificado próprio do clube tem esta impressão digital
club-command-serve-help = abrir o clube
club-command-serve-about = Abre o clube até ser parado: recebe o que as mesas enviam e mostra o que é mostrado.
club-command-invite-help = deixar uma mesa vir
club-command-invite-about = Deixa uma mesa vir e mostra o que executar lá. Uma mesa do mesmo nome é a mesma mesa; aquilo por que era conhecida antes não vale mais.
club-command-tables-help = listar as mesas
club-command-tables-about = Lista as mesas, quanto se jogou em cada uma e de quando são as últimas notícias.
club-command-forget-help = retirar alguém de tudo
club-command-forget-about = Retira para sempre uma pessoa de tudo o que o clube guarda, também quando as mesas o enviam de novo. As suas partidas ficam, sem o nome.
club-command-backup-help = escrever tudo em um arquivo
club-command-backup-about = Escreve tudo o que o clube guarda em um arquivo, enquanto está em uso.
club-command-join-help = ser de um clube
club-command-join-about = Faz esta mesa ser de um clube: ela envia o que se jogou aqui, e o que se jogar.
club-command-leave-help = não ser de nenhum clube
club-command-leave-about = Faz esta mesa não ser mais de nenhum clube. O que foi enviado fica lá.
club-command-status-help = o que o clube ainda não tem
club-command-status-about = Pergunta ao clube o que ele tem desta mesa, e diz o que ainda não tem, e desde quando.
club-command-word-table = como a mesa se chama
club-command-word-name = o nome da pessoa
club-command-word-file = o arquivo
club-command-word-url = onde está o clube
club-command-word-token = aquilo por que o clube conhece esta mesa; perguntado se faltar
