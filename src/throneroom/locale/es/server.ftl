### Lo que dice `throneroom play` cuando juega en el navegador.

serve-at-home = Throneroom funciona en { $address } (Ctrl-C para detenerlo)
serve-plain-only = los sitios, el reino, la semilla y los archivos son para el terminal: añade --terminal o --plain, o elígelos en el navegador
serve-browser-only = --port y --no-browser son para el navegador: quita --terminal y --plain
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $error }
serve-not-started = el servidor no ha podido arrancar
serve-no-database = no se puede abrir la base de datos: { $reason }
serve-workers = varios procesos necesitan una base de datos compartida: --database postgresql://...
serve-postgres = PostgreSQL necesita un paquete adicional: { $command }
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
admin-no-token = da a THRONEROOM_ADMIN_TOKEN el mismo valor que para el servidor
admin-unreachable = ningún servidor responde en { $url }: { $error }
