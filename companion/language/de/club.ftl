# Der Club: sein Speicher, seine Tür, der Weg eines Tisches zu ihm.
club-no-database-address = { $database } ist keine Datenbank, in der ein Club bewahrt werden kann. Nenne eine Datei oder postgresql://USER@HOST/DATABASE.
club-cannot-open-store = Der Speicher des Clubs lässt sich nicht öffnen: { $store }: { $reason }
club-store-needs-createrole = { $store }: Diese Anmeldung darf keine Rollen anlegen, die Tische und Wand brauchen. Als Eigentümer des Servers: ALTER ROLE ... CREATEROLE
club-postgres-too-old = Das ist PostgreSQL { $version }; ein Club braucht { $oldest } oder neuer.
club-store-is-newer = Der Speicher ist von einem neueren companion (Version { $version }). Aktualisiere dieses.
club-no-name-for-a-table = Ein Tisch braucht einen Namen mit höchstens { $most } Buchstaben.
club-no-address = { $url } ist keine Adresse eines Clubs. Sie sieht aus wie http://192.168.1.5:8230
club-cannot-be-kept = { $file } lässt sich nicht schreiben: { $reason }
club-store-fails = Der Speicher antwortet nicht ({ $reason }). Die Tische senden später noch einmal; nichts geht verloren.
club-cannot-serve = Port { $port } von { $host } lässt sich nicht öffnen ({ $reason }). Nenne mit --port einen anderen.
club-needs-extra = Diese Seite eines Clubs braucht Pakete, die nicht installiert sind ({ $module }): pip install "table-companion[club]"
club-no-certificate = { $file } ist kein Zertifikat mit seinem Schlüssel: { $reason }
club-serves = Der Club ist offen: { $url } - companion club invite NAME lässt einen Tisch herein.
club-invited = { $name } darf kommen. Das wird einmal gezeigt; am Tisch ausführen:
club-never-heard = noch nie
club-table-row = { $name }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
  }, zuletzt gehört { $heard }
club-table-row-left = { $name }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
  }, zuletzt gehört { $heard }; er ist ausgetreten
club-no-tables = Noch ist kein Tisch eingeladen: companion club invite NAME
club-forgotten = { $matches ->
    [0] Keine Partie des Clubs hatte diesen Namen. Er wird nicht behalten, wenn ein Tisch ihn sendet.
    [one] Aus einer Partie genommen, und nicht behalten, wenn ein Tisch ihn wieder sendet. Das Journal des Tisches hat ihn noch.
   *[other] Aus { $matches } Partien genommen, und nicht behalten, wenn ein Tisch ihn wieder sendet. Die Journale der Tische haben ihn noch.
  }
club-known-again = Der Name wird wieder behalten, in allem, was ab jetzt gespielt wird.
club-was-not-forgotten = Dieser Name war nicht vergessen.
club-backed-up = Alles steht in { $file }.
club-no-backup = { $file } lässt sich nicht schreiben: { $reason }
club-no-pg-dump = pg_dump ist nicht da: apt install postgresql-client
club-token-asked = Kennwort:{" "}
club-joined = Dieser Tisch gehört jetzt zum Club { $url } ({ $file }). Was hier gespielt wurde, wird gesendet, und was noch gespielt wird.
club-left = Dieser Tisch gehört zu keinem Club mehr. Was gesendet wurde, bleibt dort.
club-left-alone = Dieser Tisch gehört zu keinem Club mehr; der Club { $url } hat es nicht erfahren.
club-belongs-to-none = Dieser Tisch gehört zu keinem Club: companion club join URL TOKEN
club-member-of = Dieser Tisch gehört zum Club { $url }.
club-behind = { $n ->
    [one] Eine Partie ist
   *[other] { $n } Partien sind
  } noch nicht dort, die älteste seit { $age }.
club-has-everything = { $n ->
    [one] Die eine Partie von hier ist dort.
   *[other] Alle { $n } Partien von hier sind dort.
  }
club-line-unreachable = Der Club { $url } ist nicht erreichbar ({ $reason }). Ist er an und in diesem Netz? Nichts geht verloren.
club-line-stranger = Der Club { $url } kennt diesen Tisch nicht. Dort: companion club invite NAME
club-line-store = Der Club { $url } kann gerade nichts bewahren ({ $reason }). Nichts geht verloren.
club-line-odd = Was bei { $url } antwortet, ist kein Club, den diese Version kennt ({ $reason }).
club-line-journal = Die Journale hier lassen sich nicht lesen: { $reason }
club-another-certificate = Es hat ein anderes Zertifikat als das, das die Einladung nennt.
club-no-answer = Es gab keine Antwort, die Sinn ergibt.
club-process-ended = Der Prozess, der an den Club sendet, hat mit Status { $status } geendet.
club-age-minutes = { $n } min
club-age-hours = { $n } h
club-age-days = { $n ->
    [one] einem Tag
   *[other] { $n } Tagen
  }
club-notice-stranger = Der Club kennt diesen Tisch nicht mehr. Alles wird hier bewahrt.
club-notice-behind = Club: { $n ->
    [one] eine Partie fehlt
   *[other] { $n } Partien fehlen
  } dort, die älteste seit { $age }. Alles wird hier bewahrt und später gesendet.
club-notice-over = Der Club hat wieder alles.
club-refused-conflict = Der Club hat einen anderen Verlauf von Partie { $match }. Wurde diese Karte kopiert?
club-refused-unfit = Der Club kann Partie { $match } nicht bewahren: Sie ergibt dort keinen Sinn.

club-command-about = Viele Tische, ein Abend: Ein Club bewahrt, was an allen gespielt wird. Die Tische senden es von selbst, später, wenn sie weg sind.
club-command-examples =
    Beispiele:
      companion club serve                        ein kleiner Club, auf diesem Rechner
      companion club serve --database postgresql://club@localhost/club
      companion club invite "Tisch 3"             zeigt, was an diesem Tisch auszuführen ist
      companion club join http://192.168.1.5:8230 TOKEN
club-command-option-database = wo der Club bewahrt wird: eine Datei oder postgresql://USER@HOST/DATABASE
club-command-option-port = der Port (8230)
club-command-option-bind = nur auf dieser Adresse
club-command-option-url = wo die Tische ihn finden, wenn das nicht die Adresse dieses Rechners ist
club-command-option-certificate = über HTTPS mit diesem Zertifikat, der Schlüssel in derselben Datei
club-command-option-undo = den Namen ab jetzt wieder behalten
club-command-option-fingerprint = das eigene Zertifikat des Clubs hat diesen Fingerabdruck
club-command-serve-help = den Club öffnen
club-command-serve-about = Öffnet den Club, bis er beendet wird: nimmt, was Tische senden, und zeigt, was gezeigt wird.
club-command-invite-help = einen Tisch kommen lassen
club-command-invite-about = Lässt einen Tisch kommen und zeigt, was dort auszuführen ist. Ein Tisch gleichen Namens ist derselbe Tisch; woran er vorher erkannt wurde, gilt nicht mehr.
club-command-tables-help = die Tische auflisten
club-command-tables-about = Listet die Tische auf, wie viel an jedem gespielt wurde und wann zuletzt von ihm zu hören war.
club-command-forget-help = jemanden aus allem herausnehmen
club-command-forget-about = Nimmt eine Person für immer aus allem heraus, was der Club bewahrt, auch wenn Tische es wieder senden. Ihre Partien bleiben, ohne den Namen.
club-command-backup-help = alles in eine Datei schreiben
club-command-backup-about = Schreibt alles, was der Club bewahrt, in eine Datei, während er in Gebrauch ist.
club-command-join-help = zu einem Club gehören
club-command-join-about = Lässt diesen Tisch zu einem Club gehören: Er sendet, was hier gespielt wurde, und was noch gespielt wird.
club-command-leave-help = zu keinem Club gehören
club-command-leave-about = Lässt diesen Tisch zu keinem Club mehr gehören. Was gesendet wurde, bleibt dort.
club-command-status-help = was der Club noch nicht hat
club-command-status-about = Fragt den Club, was er von diesem Tisch hat, und sagt, was er noch nicht hat und seit wann.
club-command-word-table = wie der Tisch heißt
club-command-word-name = der Name der Person
club-command-word-file = die Datei
club-command-word-url = wo der Club ist
club-command-word-token = woran der Club diesen Tisch erkennt; wird gefragt, wenn es fehlt
