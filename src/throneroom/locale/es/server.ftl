### Lo que dice `throneroom play` cuando juega en el navegador.

serve-at-home = Throneroom funciona en { $address } (Ctrl-C para detenerlo)
serve-plain-only = los sitios, el reino, la semilla y los archivos son para el terminal: añade --terminal o --plain, o elígelos en el navegador
serve-browser-only = --port y --no-browser son para el navegador: quita --terminal y --plain
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $error }
serve-not-started = el servidor no ha podido arrancar
serve-no-database = no se puede abrir la base de datos: { $reason }
serve-workers = varios procesos necesitan una base de datos compartida: --database postgresql://...
serve-postgres = PostgreSQL necesita un paquete adicional: { $command }
