### What `throneroom play` says when it plays in the browser.

serve-at-home = Throneroom działa pod adresem { $address } (Ctrl-C kończy)
serve-plain-only = miejsca, Królestwo, ziarno i pliki są dla terminala: dodaj --plain albo wybierz je w przeglądarce
serve-browser-only = --port i --no-browser są dla przeglądarki: pomiń --plain
serve-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $error }
serve-not-started = serwera nie udało się uruchomić
serve-no-database = nie można otworzyć bazy danych: { $reason }
serve-workers = kilka procesów wymaga bazy danych, którą mogą dzielić: --database postgresql://...
serve-postgres = PostgreSQL wymaga jeszcze jednego pakietu: { $command }
