# El club: lo que guarda, su puerta, el camino de una mesa hasta él.
club-no-database-address = { $database } no es una base donde guardar un club. Nombra un archivo, o postgresql://USER@HOST/DATABASE.
club-cannot-open-store = No se puede abrir lo que guarda el club: { $store }: { $reason }
club-store-needs-createrole = { $store }: esta cuenta no puede crear roles, que las mesas y la pared necesitan. Como dueño del servidor: ALTER ROLE ... CREATEROLE
club-postgres-too-old = Esto es PostgreSQL { $version }; un club necesita { $oldest } o posterior.
club-store-is-newer = La base es de un companion más nuevo (versión { $version }). Actualiza este.
club-no-name-for-a-table = Una mesa necesita un nombre de { $most } letras como mucho.
club-no-address = { $url } no es la dirección de un club. Se parece a http://192.168.1.5:8230
club-cannot-be-kept = No se puede escribir { $file }: { $reason }
club-store-fails = La base no responde ({ $reason }). Las mesas enviarán de nuevo más tarde; no se pierde nada.
club-cannot-serve = No se puede abrir el puerto { $port } de { $host } ({ $reason }). Nombra otro con --port.
club-needs-extra = Este lado de un club necesita paquetes que no están instalados ({ $module }): pip install "table-companion[club]"
club-no-certificate = { $file } no es un certificado con su clave: { $reason }
club-serves = El club está abierto en { $url } - companion club invite NAME deja entrar a una mesa.
club-invited = { $name } puede venir. Esto se muestra una vez; ejecútalo en la mesa:
club-never-heard = nunca
club-table-row = { $name }: { $matches ->
    [one] una partida
    [many] { $matches } de partidas
   *[other] { $matches } partidas
  }, últimas noticias: { $heard }
club-table-row-left = { $name }: { $matches ->
    [one] una partida
    [many] { $matches } de partidas
   *[other] { $matches } partidas
  }, últimas noticias: { $heard }; se ha ido
club-no-tables = Todavía no hay mesas invitadas: companion club invite NAME
club-forgotten = { $matches ->
    [0] Ninguna partida del club tenía este nombre. No se guardará cuando una mesa lo envíe.
    [one] Quitado de una partida, y no se guardará cuando una mesa lo envíe de nuevo. El diario de la mesa aún lo tiene.
    [many] Quitado de { $matches } de partidas, y no se guardará cuando una mesa lo envíe de nuevo. Los diarios de las mesas aún lo tienen.
   *[other] Quitado de { $matches } partidas, y no se guardará cuando una mesa lo envíe de nuevo. Los diarios de las mesas aún lo tienen.
  }
club-known-again = El nombre se guarda de nuevo, en lo que se juegue desde ahora.
club-was-not-forgotten = Este nombre no estaba olvidado.
club-backed-up = Todo está en { $file }.
club-no-backup = No se puede escribir { $file }: { $reason }
club-no-pg-dump = pg_dump no está aquí: apt install postgresql-client
club-token-asked = Clave:{" "}
club-joined = Esta mesa es ahora del club { $url } ({ $file }). Se envía lo que se jugó aquí, y lo que se juegue.
club-left = Esta mesa ya no es de ningún club. Lo enviado queda allí.
club-left-alone = Esta mesa ya no es de ningún club; el club { $url } no se ha enterado.
club-belongs-to-none = Esta mesa no es de ningún club: companion club join URL TOKEN
club-member-of = Esta mesa es del club { $url }.
club-behind = { $n ->
    [one] Una partida no está
    [many] { $n } de partidas no están
   *[other] { $n } partidas no están
  } allí todavía, la más antigua desde hace { $age }.
club-has-everything = { $n ->
    [one] La única partida de aquí está allí.
    [many] Los { $n } de partidas de aquí están allí.
   *[other] Las { $n } partidas de aquí están allí.
  }
club-line-unreachable = No se llega al club { $url } ({ $reason }). ¿Está encendido y en esta red? No se pierde nada.
club-line-stranger = El club { $url } no conoce esta mesa. Allí: companion club invite NAME
club-line-store = El club { $url } no puede guardar nada ahora ({ $reason }). No se pierde nada.
club-line-odd = Lo que responde en { $url } no es un club que esta versión conozca ({ $reason }).
club-line-journal = No se pueden leer los diarios de aquí: { $reason }
club-another-certificate = Tiene otro certificado que el que nombra la invitación.
club-no-answer = No dio ninguna respuesta con sentido.
club-process-ended = El proceso que envía al club terminó con estado { $status }.
club-age-minutes = { $n } min
club-age-hours = { $n } h
club-age-days = { $n ->
    [one] un día
    [many] { $n } de días
   *[other] { $n } días
  }
club-notice-stranger = El club ya no conoce esta mesa. Todo se guarda aquí.
club-notice-behind = Club: { $n ->
    [one] falta una partida
    [many] faltan { $n } de partidas
   *[other] faltan { $n } partidas
  }, la más antigua desde hace { $age }. Todo se guarda aquí y se envía más tarde.
club-notice-over = El club vuelve a tenerlo todo.
club-refused-conflict = El club tiene otro curso de la partida { $match }. ¿Se copió esta tarjeta?
club-refused-unfit = El club no puede guardar la partida { $match }: allí no tiene sentido.

club-command-about = Muchas mesas, una velada: un club guarda lo que se juega en todas. Las mesas lo envían solas, más tarde si están lejos.
club-command-examples =
    ejemplos:
      companion club serve                        un club pequeño, en esta máquina
      companion club serve --database postgresql://club@localhost/club
      companion club invite "Mesa 3"              muestra qué ejecutar en esa mesa
      companion club join http://192.168.1.5:8230 TOKEN
club-command-option-database = dónde se guarda el club: un archivo, o postgresql://USER@HOST/DATABASE
club-command-option-port = el puerto (8230)
club-command-option-bind = servir solo en esta dirección
club-command-option-url = dónde lo encuentran las mesas, si no es la dirección de esta máquina
club-command-option-certificate = servir por HTTPS con este certificado, su clave en el mismo archivo
club-command-option-undo = guardar de nuevo el nombre desde ahora
club-command-option-fingerprint = el certificado propio del club tiene esta huella
club-command-serve-help = abrir el club
club-command-serve-about = Abre el club hasta que se detenga: toma lo que envían las mesas y muestra lo que se muestra.
club-command-invite-help = dejar venir a una mesa
club-command-invite-about = Deja venir a una mesa y muestra qué ejecutar allí. Una mesa del mismo nombre es la misma mesa; por lo que se la conocía antes ya no vale.
club-command-tables-help = listar las mesas
club-command-tables-about = Lista las mesas, cuánto se jugó en cada una y de cuándo son sus últimas noticias.
club-command-forget-help = quitar a alguien de todo
club-command-forget-about = Quita para siempre a una persona de todo lo que guarda el club, también cuando las mesas lo envían de nuevo. Sus partidas quedan, sin el nombre.
club-command-backup-help = escribirlo todo en un archivo
club-command-backup-about = Escribe todo lo que guarda el club en un archivo, mientras está en uso.
club-command-join-help = ser de un club
club-command-join-about = Hace que esta mesa sea de un club: envía lo que se jugó aquí, y lo que se juegue.
club-command-leave-help = no ser de ningún club
club-command-leave-about = Hace que esta mesa no sea de ningún club. Lo enviado queda allí.
club-command-status-help = lo que el club no tiene todavía
club-command-status-about = Pregunta al club qué tiene de esta mesa, y dice qué no tiene todavía y desde cuándo.
club-command-word-table = cómo se llama la mesa
club-command-word-name = el nombre de la persona
club-command-word-file = el archivo
club-command-word-url = dónde está el club
club-command-word-token = por lo que el club conoce esta mesa; se pregunta si falta
