### Lo que dice `throneroom play` cuando juega en el navegador.

serve-at-home = Throneroom está en { $address } (Ctrl-C lo cierra)
serve-plain-only = los sitios, el reino, la semilla y los archivos son para el terminal: añade --plain, o elígelos en el navegador
serve-browser-only = --port y --no-browser son para el navegador: quita --plain
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $error }
serve-not-started = el servidor no ha podido arrancar
serve-no-database = la base de datos no se puede abrir: { $reason }
serve-workers = varios procesos necesitan una base de datos que puedan compartir: --database postgresql://...
serve-postgres = PostgreSQL necesita otro paquete: { $command }
