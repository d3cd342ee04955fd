### Lo que dice `throneroom play` cuando juega en el navegador.

serve-at-home = Throneroom funciona en { $address } (Ctrl-C para detenerlo)
serve-no-client = esta instalación no tiene cliente para el navegador, porque se construyó sin Node: juega en el terminal con `throneroom play --terminal`, o instala Node y después Throneroom otra vez
serve-no-save = En el navegador no hay nada que guardar: cada partida se conserva y se puede continuar desde la primera página. Usa --save con --terminal o --plain.
serve-no-terminal-bot = En el navegador no se puede jugar contra bots en Python ni redes entrenadas; usa --terminal o --plain.
serve-saved-over = La partida de { $file } ha terminado. Para verla: throneroom watch { $file }
serve-more-people = Varias personas juegan en este navegador, cada una en su ventana. Las demás abren:
serve-no-answer = El servidor no responde: { $error }
serve-running-older = El servidor que ya funciona en { $address } no puede abrir esta partida. Detenlo antes o elige otro puerto con --port.
serve-running-without = Ya hay un servidor en marcha en { $address }, sin estas cartas. Detenlo primero.
serve-browser-only = --port y --no-browser son para el navegador: quita --terminal y --plain
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $error }
serve-not-started = el servidor no ha podido arrancar
serve-no-database = no se puede abrir la base de datos: { $reason }
serve-workers = varios procesos necesitan una base de datos compartida: --database postgresql://...
serve-workers-windows = varios procesos necesitan Linux o macOS
serve-database-kind = la base de datos es un archivo o una dirección postgresql://, no { $kind }://
serve-postgres = PostgreSQL necesita un paquete adicional: { $command }
serve-postgres-windows = un servidor con PostgreSQL necesita Linux o macOS
serve-limit = { $given } no es un límite; escribe NOMBRE=NÚMERO, donde NOMBRE es { $names }
serve-admin-token = THRONEROOM_ADMIN_TOKEN es demasiado corto: necesita al menos { $length } caracteres
admin-none = No hay mesas.
admin-table = { $table }  { $state ->
    [open] abierta
    [running] en juego
    [over] terminada
   *[closed] cerrada
  }  { $opened }  { $names }
admin-closed = La mesa { $table } está cerrada.
admin-forget-sure = Para borrar para siempre el nombre { $name }, escríbelo otra vez
admin-forget-kept = no es el mismo nombre: { $name } sigue guardado
admin-forgotten = El nombre { $name } ya no está guardado. Se han borrado su puntuación y la lista de sus partidas.
admin-no-token = da a THRONEROOM_ADMIN_TOKEN el mismo valor que para el servidor
admin-unreachable = ningún servidor responde en { $url }: { $error }
serve-database-newer = la ha escrito una versión más nueva de Throneroom (esquema { $found }; este programa conoce hasta el { $known }); actualiza Throneroom o restaura una copia más antigua. No se ha cambiado nada
serve-database-in-use = otro servidor está usando { $file }. Usa ese o detenlo antes
check-problem = mesa { $table }: { $problem }
check-done =
    { $damaged ->
        [0] { $tables ->
            [one] { $tables } mesa, todo está bien.
           *[other] { $tables } mesas, todo está bien.
        }
       *[other] { $tables ->
            [one] { $damaged } de { $tables } mesa tiene problemas.
           *[other] { $damaged ->
                [one] { $damaged } de { $tables } mesas tiene problemas.
               *[other] { $damaged } de { $tables } mesas tienen problemas.
            }
        }
    }
backup-postgres = PostgreSQL tiene su propia herramienta para copias de seguridad: { $command }
backup-same = la copia tiene que ser un archivo distinto de la base de datos
