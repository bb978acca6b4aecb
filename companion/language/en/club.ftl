# The club: its store, its door, a table's way to it.
club-no-database-address = { $database } is no database that a club can be kept in. Name a file, or postgresql://USER@HOST/DATABASE.
club-cannot-open-store = The club's store cannot be opened: { $store }: { $reason }
club-store-needs-createrole = { $store }: this login may not make roles, which tables and the wall need. As the server's owner: ALTER ROLE ... CREATEROLE
club-postgres-too-old = This is PostgreSQL { $version }; a club needs { $oldest } or later.
club-store-is-newer = The store is of a newer companion (version { $version }). Update this one.
club-no-name-for-a-table = A table needs a name of at most { $most } letters.
club-no-address = { $url } is no address of a club. It looks like http://192.168.1.5:8230
club-cannot-be-kept = { $file } cannot be written: { $reason }
club-store-fails = The store does not answer ({ $reason }). Tables send again later; nothing is lost.
club-cannot-serve = Port { $port } of { $host } cannot be opened ({ $reason }). Name another with --port.
club-needs-extra = This end of a club needs packages that are not installed ({ $module }): pip install "table-companion[club]"
club-no-certificate = { $file } is no certificate with its key: { $reason }
club-serves = The club is open at { $url } - companion club invite NAME lets a table in.
club-invited = { $name } may come. This is shown once; run it at the table:
club-never-heard = never
club-table-row = { $name }: { $matches ->
    [one] one match
   *[other] { $matches } matches
  }, last heard of { $heard }
club-table-row-left = { $name }: { $matches ->
    [one] one match
   *[other] { $matches } matches
  }, last heard of { $heard }; it has left
club-no-tables = No table has been invited yet: companion club invite NAME
club-forgotten = { $matches ->
    [0] No match of the club had this name. It will not be kept when a table sends it.
    [one] Taken out of one match, and not kept when a table sends it again. The table's own journal still has it.
   *[other] Taken out of { $matches } matches, and not kept when a table sends it again. The tables' own journals still have it.
  }
club-known-again = The name is kept again, in what is played from now on.
club-was-not-forgotten = This name was not forgotten.
club-backed-up = Everything is in { $file }.
club-no-backup = { $file } cannot be written: { $reason }
club-no-pg-dump = pg_dump is not here: apt install postgresql-client
club-token-asked = Token:{" "}
club-joined = This table belongs to the club at { $url } now ({ $file }). What was played here is sent, and whatever will be.
club-left = This table belongs to no club any more. What was sent stays there.
club-left-alone = This table belongs to no club any more; the club at { $url } was not told.
club-belongs-to-none = This table belongs to no club: companion club join URL TOKEN
club-member-of = This table belongs to the club at { $url }.
club-behind = { $n ->
    [one] One match is
   *[other] { $n } matches are
  } not there yet, the oldest for { $age }.
club-has-everything = { $n ->
    [one] The one match that is here is there.
   *[other] All { $n } matches that are here are there.
  }
club-line-unreachable = The club at { $url } cannot be reached ({ $reason }). Is it on, and in this network? Nothing is lost.
club-line-stranger = The club at { $url } does not know this table. There: companion club invite NAME
club-line-store = The club at { $url } cannot keep anything just now ({ $reason }). Nothing is lost.
club-line-odd = What answers at { $url } is no club that this version knows ({ $reason }).
club-line-journal = The journals here cannot be read: { $reason }
club-another-certificate = It has another certificate than the one that the invitation names.
club-no-answer = It gave no answer that makes sense.
club-process-ended = The process that sends to the club has ended with status { $status }.
club-age-minutes = { $n } min
club-age-hours = { $n } h
club-age-days = { $n ->
    [one] one day
   *[other] { $n } days
  }
club-notice-stranger = The club does not know this table any more. Everything is kept here.
club-notice-behind = Club: { $n ->
    [one] one match
   *[other] { $n } matches
  } behind, oldest { $age }. Everything is kept here and sent later.
club-notice-over = The club has everything again.
club-refused-conflict = The club has another course of match { $match }. Was this card copied?
club-refused-unfit = The club cannot keep match { $match }: it makes no sense there.

club-command-about = Many tables, one evening: a club keeps what is played at all of them. Tables send it by themselves, later if they are away.
club-command-examples =
    examples:
      companion club serve                        a small club, on this machine
      companion club serve --database postgresql://club@localhost/club
      companion club invite "Table 3"             prints what to run at that table
      companion club join http://192.168.1.5:8230 TOKEN
club-command-option-database = where the club is kept: a file, or postgresql://USER@HOST/DATABASE
club-command-option-port = the port (8230)
club-command-option-bind = serve on this address only
club-command-option-url = where tables find it, if that is not this machine's own address
club-command-option-certificate = serve in HTTPS by this certificate, its key in the same file
club-command-option-undo = keep the name again from now on
club-command-option-fingerprint = the club's own certificate has this fingerprint
club-command-serve-help = open the club
club-command-serve-about = Opens the club until it is stopped: takes what tables send, and shows what is shown.
club-command-invite-help = let a table come
club-command-invite-about = Lets a table come, and prints what to run there. A table of the same name is the same table; what it was known by before is void.
club-command-tables-help = list the tables
club-command-tables-about = Lists the tables, how much was played at each, and when each was last heard of.
club-command-forget-help = take somebody out of everything
club-command-forget-about = Takes a person out of everything that the club keeps, for good, also when tables send it again. Their matches stay, without the name.
club-command-backup-help = write everything into one file
club-command-backup-about = Writes everything that the club keeps into one file, while it is in use.
club-command-join-help = belong to a club
club-command-join-about = Has this table belong to a club: it sends what was played here, and whatever will be.
club-command-leave-help = belong to no club
club-command-leave-about = Has this table belong to no club any more. What was sent stays there.
club-command-status-help = what the club has not yet
club-command-status-about = Asks the club what it has of this table, and says what it has not yet, and since when.
club-command-word-table = what the table is called
club-command-word-name = the person's name
club-command-word-file = the file
club-command-word-url = where the club is
club-command-word-token = by what the club knows this table; asked for if left out
