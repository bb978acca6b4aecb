# Le club : ce qu'il garde, sa porte, le chemin d'une table jusqu'à lui.
club-no-database-address = { $database } n'est pas une base où garder un club. Nommez un fichier, ou postgresql://USER@HOST/DATABASE.
club-cannot-open-store = Ce que garde le club ne s'ouvre pas : { $store } : { $reason }
club-store-needs-createrole = { $store } : ce compte ne peut pas créer de rôles, dont les tables et le mur ont besoin. En propriétaire du serveur : ALTER ROLE ... CREATEROLE
club-postgres-too-old = C'est PostgreSQL { $version } ; un club demande { $oldest } ou plus récent.
club-store-is-newer = La base vient d'un companion plus récent (version { $version }). Mettez celui-ci à jour.
club-no-name-for-a-table = Une table a besoin d'un nom de { $most } lettres au plus.
club-no-address = { $url } n'est pas l'adresse d'un club. Elle ressemble à http://192.168.1.5:8230
club-cannot-be-kept = { $file } ne peut pas être écrit : { $reason }
club-store-fails = La base ne répond pas ({ $reason }). Les tables enverront de nouveau plus tard ; rien n'est perdu.
club-cannot-serve = Le port { $port } de { $host } ne s'ouvre pas ({ $reason }). Nommez-en un autre avec --port.
club-needs-extra = Ce côté du club demande des paquets qui ne sont pas installés ({ $module }) : pip install "table-companion[club]"
club-no-certificate = { $file } n'est pas un certificat avec sa clé : { $reason }
club-serves = Le club est ouvert à { $url } - companion club invite NAME laisse entrer une table.
club-invited = { $name } peut venir. Ceci ne se montre qu'une fois ; à lancer à la table :
club-never-heard = jamais
club-table-row = { $name } : { $matches ->
    [one] { $matches } partie
    [many] { $matches } de parties
   *[other] { $matches } parties
  }, dernières nouvelles : { $heard }
club-table-row-left = { $name } : { $matches ->
    [one] { $matches } partie
    [many] { $matches } de parties
   *[other] { $matches } parties
  }, dernières nouvelles : { $heard } ; elle est partie
club-no-tables = Aucune table n'est encore invitée : companion club invite NAME
club-forgotten = { $matches ->
    [0] Aucune partie du club n'avait ce nom. Il ne sera pas gardé quand une table l'enverra.
    [one] Retiré de { $matches } partie, et pas gardé quand une table l'enverra de nouveau. Le journal de la table l'a encore.
    [many] Retiré de { $matches } de parties, et pas gardé quand une table l'enverra de nouveau. Les journaux des tables l'ont encore.
   *[other] Retiré de { $matches } parties, et pas gardé quand une table l'enverra de nouveau. Les journaux des tables l'ont encore.
  }
club-known-again = Le nom est gardé de nouveau, dans ce qui se jouera désormais.
club-was-not-forgotten = Ce nom n'était pas oublié.
club-backed-up = Tout est dans { $file }.
club-no-backup = { $file } ne peut pas être écrit : { $reason }
club-no-pg-dump = pg_dump n'est pas là : apt install postgresql-client
club-token-asked = Jeton :{" "}
club-joined = Cette table est maintenant du club { $url } ({ $file }). Ce qui s'est joué ici est envoyé, et ce qui se jouera.
club-left = Cette table n'est plus d'aucun club. Ce qui a été envoyé y reste.
club-left-alone = Cette table n'est plus d'aucun club ; le club { $url } n'a pas été prévenu.
club-belongs-to-none = Cette table n'est d'aucun club : companion club join URL TOKEN
club-member-of = Cette table est du club { $url }.
club-behind = { $n ->
    [one] { $n } partie n'y est
    [many] { $n } de parties n'y sont
   *[other] { $n } parties n'y sont
  } pas encore, la plus ancienne depuis { $age }.
club-has-everything = { $n ->
    [one] La partie d'ici y est.
    [many] Les { $n } de parties d'ici y sont.
   *[other] Les { $n } parties d'ici y sont.
  }
club-line-unreachable = Le club { $url } est injoignable ({ $reason }). Est-il allumé, et dans ce réseau ? Rien n'est perdu.
club-line-stranger = Le club { $url } ne connaît pas cette table. Là-bas : companion club invite NAME
club-line-store = Le club { $url } ne peut rien garder pour l'instant ({ $reason }). Rien n'est perdu.
club-line-odd = Ce qui répond à { $url } n'est pas un club que cette version connaît ({ $reason }).
club-line-journal = Les journaux d'ici ne se lisent pas : { $reason }
club-another-certificate = Il a un autre certificat que celui que nomme l'invitation.
club-no-answer = Il n'a rien répondu qui ait du sens.
club-process-ended = Le processus qui envoie au club s'est terminé avec le statut { $status }.
club-age-minutes = { $n } min
club-age-hours = { $n } h
club-age-days = { $n ->
    [one] { $n } jour
    [many] { $n } de jours
   *[other] { $n } jours
  }
club-notice-stranger = Le club ne connaît plus cette table. Tout est gardé ici.
club-notice-behind = Club : { $n ->
    [one] { $n } partie
    [many] { $n } de parties
   *[other] { $n } parties
  } en retard, la plus ancienne depuis { $age }. Tout est gardé ici et envoyé plus tard.
club-notice-over = Le club a de nouveau tout.
club-refused-conflict = Le club a un autre cours de la partie { $match }. Cette carte a-t-elle été copiée ?
club-refused-unfit = Le club ne peut pas garder la partie { $match } : elle n'y a pas de sens.

club-command-about = Plusieurs tables, une soirée : un club garde ce qui se joue à toutes. Les tables l'envoient d'elles-mêmes, plus tard si elles sont loin.
club-command-examples =
    exemples :
      companion club serve                        un petit club, sur cette machine
      companion club serve --database postgresql://club@localhost/club
      companion club invite "Table 3"             montre ce qu'il faut lancer à cette table
      companion club join http://192.168.1.5:8230 TOKEN
club-command-option-database = où le club est gardé : un fichier, ou postgresql://USER@HOST/DATABASE
club-command-option-port = le port (8230)
club-command-option-bind = servir à cette adresse seulement
club-command-option-url = où les tables le trouvent, si ce n'est pas l'adresse de cette machine
club-command-option-certificate = servir en HTTPS par ce certificat, sa clé dans le même fichier
club-command-option-undo = garder de nouveau le nom désormais
club-command-option-fingerprint = le certificat propre du club a cette empreinte
club-command-serve-help = ouvrir le club
club-command-serve-about = Ouvre le club jusqu'à ce qu'on l'arrête : prend ce que les tables envoient, et montre ce qui se montre.
club-command-invite-help = laisser venir une table
club-command-invite-about = Laisse venir une table, et montre ce qu'il faut lancer là-bas. Une table du même nom est la même table ; ce à quoi on la reconnaissait avant ne vaut plus.
club-command-tables-help = lister les tables
club-command-tables-about = Liste les tables, combien on a joué à chacune, et de quand datent ses dernières nouvelles.
club-command-forget-help = retirer quelqu'un de tout
club-command-forget-about = Retire pour toujours une personne de tout ce que le club garde, même quand des tables l'envoient de nouveau. Ses parties restent, sans le nom.
club-command-backup-help = tout écrire dans un fichier
club-command-backup-about = Écrit tout ce que le club garde dans un fichier, pendant qu'il sert.
club-command-join-help = être d'un club
club-command-join-about = Fait de cette table celle d'un club : elle envoie ce qui s'est joué ici, et ce qui se jouera.
club-command-leave-help = n'être d'aucun club
club-command-leave-about = Fait que cette table n'est plus d'aucun club. Ce qui a été envoyé y reste.
club-command-status-help = ce que le club n'a pas encore
club-command-status-about = Demande au club ce qu'il a de cette table, et dit ce qu'il n'a pas encore, et depuis quand.
club-command-word-table = comment la table s'appelle
club-command-word-name = le nom de la personne
club-command-word-file = le fichier
club-command-word-url = où est le club
club-command-word-token = à quoi le club reconnaît cette table ; demandé s'il manque
