### Lo que dice `throneroom play` cuando juega en el navegador.

serve-at-home = Throneroom está en { $address } (Ctrl-C lo cierra)
serve-plain-only = los sitios, el reino, la semilla y los archivos son para el terminal: añade --plain, o elígelos en el navegador
serve-browser-only = --port y --no-browser son para el navegador: quita --plain
