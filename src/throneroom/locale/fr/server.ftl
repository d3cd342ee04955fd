### Ce que dit `throneroom play` quand on joue dans le navigateur.

serve-at-home = Throneroom vous attend à l’adresse { $address } (Ctrl-C pour arrêter)
serve-plain-only = places, Royaume, graine et fichiers sont pour le terminal : ajoutez --plain, ou choisissez-les dans le navigateur
serve-browser-only = --port et --no-browser sont pour le navigateur : retirez --plain
