### Output of `throneroom play` in the browser, and of `throneroom serve`.

serve-at-home = Throneroom działa pod adresem { $address } (Ctrl-C zatrzymuje)
serve-no-client = ta instalacja nie ma klienta dla przeglądarki, bo powstała bez Node: graj w terminalu poleceniem `throneroom play --terminal` albo zainstaluj Node, a potem ponownie Throneroom
serve-no-save = W przeglądarce nie trzeba niczego zapisywać: każda gra zostaje zachowana i można ją kontynuować z pierwszej strony. Opcji --save używaj z --terminal lub --plain.
serve-no-terminal-bot = W przeglądarce nie można grać z botami w Pythonie ani z wytrenowanymi sieciami; użyj --terminal albo --plain.
serve-saved-over = Gra w { $file } jest zakończona. Aby ją obejrzeć: throneroom watch { $file }
serve-more-people = Kilka osób gra w tej przeglądarce, każda w osobnym oknie. Pozostałe otwierają:
serve-no-answer = Serwer nie odpowiada: { $error }
serve-running-older = Serwer działający już pod adresem { $address } nie może otworzyć tej gry. Najpierw go zatrzymaj albo wybierz inny port za pomocą --port.
serve-running-without = Serwer już działa pod adresem { $address }, ale bez tych kart. Najpierw go zatrzymaj.
serve-browser-only = --port i --no-browser są dla przeglądarki: pomiń --terminal i --plain
serve-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $error }
serve-not-started = serwera nie udało się uruchomić
serve-no-database = nie można otworzyć bazy danych: { $reason }
serve-workers = kilka procesów wymaga wspólnej bazy danych: --database postgresql://...
serve-workers-windows = kilka procesów wymaga systemu Linux lub macOS
serve-database-kind = baza danych to plik albo adres postgresql://, a nie { $kind }://
serve-postgres = PostgreSQL wymaga dodatkowego pakietu: { $command }
serve-postgres-windows = serwer z PostgreSQL wymaga systemu Linux lub macOS
serve-limit = { $given } to nie limit; napisz NAZWA=LICZBA, gdzie NAZWA to { $names }
serve-admin-token = THRONEROOM_ADMIN_TOKEN jest za krótki: musi mieć co najmniej { $length } znaków
admin-none = Brak stołów.
admin-table = { $table }  { $state ->
    [open] otwarty
    [running] w grze
    [over] zakończony
   *[closed] zamknięty
  }  { $opened }  { $names }
admin-closed = Stół { $table } jest zamknięty.
admin-forget-sure = Aby na zawsze usunąć imię { $name }, wpisz je ponownie
admin-forget-kept = to nie to samo imię: { $name } pozostaje zachowane
admin-forgotten = Imię { $name } nie jest już zachowane. Jego ranking i lista gier zostały usunięte.
admin-no-token = ustaw THRONEROOM_ADMIN_TOKEN na tę samą wartość co dla serwera
admin-unreachable = pod adresem { $url } nie odpowiada żaden serwer: { $error }
serve-database-newer = zapisała ją nowsza wersja Throneroom (schemat { $found }, ten program zna najwyżej { $known }); zaktualizuj Throneroom albo przywróć starszą kopię. Niczego nie zmieniono
serve-database-in-use = inny serwer używa { $file }. Skorzystaj z niego albo najpierw go zatrzymaj
check-problem = stół { $table }: { $problem }
check-done =
    { $damaged ->
        [0] { $tables ->
            [one] { $tables } stół, wszystko w porządku.
            [few] { $tables } stoły, wszystko w porządku.
           *[many] { $tables } stołów, wszystko w porządku.
        }
        [one] { $damaged } stół z { $tables } ma problemy.
        [few] { $damaged } stoły z { $tables } mają problemy.
       *[many] { $damaged } stołów z { $tables } ma problemy.
    }
backup-postgres = PostgreSQL ma własne narzędzie do kopii zapasowych: { $command }
backup-same = kopia musi być innym plikiem niż baza danych
