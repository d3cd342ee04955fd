### What `throneroom play` says when it plays in the browser.

serve-at-home = Throneroom działa pod adresem { $address } (Ctrl-C kończy)
serve-plain-only = miejsca, Królestwo, ziarno i pliki są dla terminala: dodaj --plain albo wybierz je w przeglądarce
serve-browser-only = --port i --no-browser są dla przeglądarki: pomiń --plain
