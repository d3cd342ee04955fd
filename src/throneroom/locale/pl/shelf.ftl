### My shelf: the browser's own store of finished games.

shelf-title = Moja półka
shelf-last-won = Ostatnia gra: wygrana, { $points } : { $others }
shelf-last-lost = Ostatnia gra: przegrana, { $points } : { $others }
shelf-last-rating = ranking { $rating }
shelf-lead = Twoje ukończone gry, zapisane tylko w tej przeglądarce. Wyeksportuj półkę, aby mieć kopię albo przenieść ją na inne urządzenie.
shelf-empty = Twoja półka jest pusta. Trafia na nią każda gra ukończona w tej przeglądarce, z wynikiem i powtórką.
shelf-view = Pokaż
shelf-view-games = Gry
shelf-view-kingdoms = Królestwa
shelf-view-cards = Karty
shelf-view-openings = Otwarcia
shelf-tally =
    { $n ->
        [one] { $rate } z { $n } gry
        [few] { $rate } z { $n } gier
        [many] { $rate } z { $n } gier
       *[other] { $rate } z { $n } gry
    }
shelf-won-rate = Wygrane gry
shelf-by-level = Przeciw botom
shelf-by-people = Ludzie
shelf-no-games = Brak gier

## Games

shelf-opponents = Przeciwnicy
shelf-any-opponents = Wszyscy
shelf-people = Ludzie
shelf-result = Wynik
shelf-any-result = Wszystkie
shelf-won = Wygrana
shelf-shared = Wspólne zwycięstwo
shelf-lost = Przegrana
shelf-search = Karta lub gracz
shelf-favourites-only = Tylko ulubione
shelf-nothing-found = Żadna gra nie pasuje do tych filtrów.
shelf-favourite = Ulubione
shelf-delete = Usuń
shelf-deleted = Usunięto grę z dnia { $date }.
shelf-restore = Cofnij
shelf-more =
    { $n ->
        [one] Pokaż jeszcze { $n }
        [few] Pokaż jeszcze { $n }
        [many] Pokaż jeszcze { $n }
       *[other] Pokaż jeszcze { $n }
    }
shelf-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }

## Kingdoms, cards and openings

shelf-kingdom-play = Zagraj ponownie
shelf-card = Karta
shelf-card-present = W Królestwie
shelf-card-gained = Z tą kartą w talii
shelf-card-without = Bez tej karty
shelf-opening = Twoje dwa pierwsze zakupy
shelf-opening-nothing = nic
shelf-opening-rate = Wygrane gry

## Rating

shelf-rating = Ranking
shelf-rating-value = { $rating } ± { $range }
shelf-rating-none = Jeszcze żadnej gry rankingowej.
shelf-rating-after =
    { $n ->
        [one] po { $n } grze rankingowej
        [few] po { $n } grach rankingowych
        [many] po { $n } grach rankingowych
       *[other] po { $n } gry rankingowej
    }
shelf-rating-about = Glicko-2 z przedziałem 95%. Boty mają stały ranking. Nie liczą się gry z poradami, z wybranym ziarnem losowania ani z cofnięciem po ujawnieniu czegoś nowego.
shelf-unrated-undo = Poza rankingiem: cofnięto odpowiedź po ujawnieniu czegoś nowego.
shelf-unrated-seeded = Poza rankingiem: karty rozdano z wybranego ziarna.
shelf-unrated-advice = Poza rankingiem: były porady.
shelf-unrated-strategy = Poza rankingiem: bot grał według własnej strategii.
shelf-unrated-early = Poza rankingiem: zakończono ją przed czasem.
shelf-unrated-guided = Poza rankingiem: to była gra z przewodnikiem.

## Export and import

shelf-export = Eksportuj
shelf-import = Importuj
shelf-imported =
    { $n ->
        [0] Nic nowego: wszystkie gry z tego pliku są już na półce.
        [one] Dodano { $n } grę.
        [few] Dodano { $n } gry.
        [many] Dodano { $n } gier.
       *[other] Dodano { $n } gry.
    }
shelf-not-json = Ten plik nie jest półką: to nie JSON. Wybierz plik zapisany przez „Eksportuj”.
shelf-not-shelf = Ten plik nie jest półką. Wybierz plik zapisany przez „Eksportuj”.
shelf-newer = Tę półkę zapisała nowsza wersja Throneroom (format { $found }; ta zna najwyżej { $known }). Zaktualizuj serwer albo odśwież stronę.
shelf-damaged = Ten plik jest uszkodzony: gra { $n } jest niepełna. Niczego nie zaimportowano.
shelf-problem-full = Pamięć przeglądarki jest pełna i ostatnia zmiana nie została zapisana. Wyeksportuj półkę, a potem usuń stare gry.
shelf-problem-blocked = Ta przeglądarka nie pozwala stronie niczego zapisać. Półka istnieje do zamknięcia okna; wyeksportuj ją, aby ją zachować.
shelf-problem-unreadable = Zapisanej półki nie da się odczytać i nic nowego nie jest zapisywane. Wyeksportuj ją, aby zachować zawartość, a potem zacznij nową.
shelf-problem-newer = Zapisana półka pochodzi z nowszej wersji Throneroom i nic nowego nie jest zapisywane. Odśwież stronę albo wyeksportuj ją i zacznij nową.
shelf-trimmed = Pamięć przeglądarki była prawie pełna: najstarsze gry zachowują wyniki, ale nie liczą się już w tabelach kart i otwarć.
shelf-discard = Zacznij nową półkę
