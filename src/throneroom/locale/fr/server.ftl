### Ce que dit `throneroom play` quand on joue dans le navigateur.

serve-at-home = Throneroom vous attend à l’adresse { $address } (Ctrl-C pour arrêter)
serve-plain-only = places, Royaume, graine et fichiers sont pour le terminal : ajoutez --plain, ou choisissez-les dans le navigateur
serve-browser-only = --port et --no-browser sont pour le navigateur : retirez --plain
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $error }
serve-not-started = le serveur n’a pas pu démarrer
serve-no-database = la base de données ne peut être ouverte : { $reason }
serve-workers = plusieurs processus demandent une base de données qu’ils puissent partager : --database postgresql://...
serve-postgres = PostgreSQL demande un paquet de plus : { $command }
