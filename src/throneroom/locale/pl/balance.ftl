### The balance report: is a card fair at its price? (docs/balance.md)

## The verdict. $share, $from and $to are percentages of kingdoms; $near and $far percentage points; $gap and $margin
## are balance-points.
## Cards stay in the nominative: their names are not inflected.

balance-verdict-like = Mniej więcej tak silna jak { $card } (± { $margin }); za { $other } kupowano by ją jako pierwszą w { $share }% Królestw (od { $from } do { $to }%).
balance-verdict-stronger = Silniejsza niż każda drukowana karta za { $cost }: o { $gap } lepsza niż { $card } (od { $near } do { $far }); za { $other } kupowano by ją jako pierwszą w { $share }% Królestw (od { $from } do { $to }%).
balance-verdict-weaker = Słabsza niż każda drukowana karta za { $cost }: o { $gap } gorsza niż { $card } (od { $near } do { $far }); za { $other } kupowano by ją jako pierwszą w { $share }% Królestw (od { $from } do { $to }%).
balance-verdict-between = Silniejsza niż { $lower } i słabsza niż { $upper }; za { $other } kupowano by ją jako pierwszą w { $share }% Królestw (od { $from } do { $to }%).
balance-verdict-alone = Żadna drukowana karta nie kosztuje { $cost }; za { $other } kupowano by ją jako pierwszą w { $share }% Królestw (od { $from } do { $to }%).
balance-verdict-early = Za mało Królestw, by to ocenić.

balance-points =
    { $n ->
        [one] { $n } punkt procentowy
        [few] { $n } punkty procentowe
        [many] { $n } punktów procentowych
       *[other] { $n } punktu procentowego
    }

## The table

balance-at = za { $cost }
balance-without = bez niej
balance-wins = wygrane
balance-bought = kupowana
balance-first = kupowana jako pierwsza
    .short = pierwsza
balance-copies = egzemplarze
    .short = egz.
balance-advantage = przewaga pierwszego gracza
    .short = przewaga
balance-turns = tury
balance-long = ponad { $turns } tur
    .short = długie
balance-stalled = bez końca
balance-difference = różnica
balance-printed = Drukowane karty za { $cost }:
balance-sample = Królestwa: { $kingdoms }, gry przy każdej cenie: { $games }, z przedziałami 95%. Wygrane: najlepszy znaleziony plan z kartą przeciw najlepszemu bez niej. Kupowana: Królestwa, w których plan z nią wygrywa co najmniej połowę gier. Cztery ostatnie wiersze: gry, w których obaj gracze trzymają się tego samego planu.
balance-outdated = Liczby dla drukowanych kart zmierzono przy starszych zasadach lub starszą metodą; mogą się nieco różnić.
balance-other-sample = Drukowane karty zmierzono w innych Królestwach lub przy innej liczbie gier, więc porównanie jest mniej dokładne.

## A picture

balance-plot-title = { $card }: czy jest uczciwa za { $cost }?
balance-plot-prices = Wygrane według ceny
balance-plot-printed = Drukowane karty za { $cost }
balance-plot-wins = wygrane planu z kartą, w procentach

## Running it

balance-measuring = Pomiar
balance-file-or-reference = podaj plik z kartami albo --reference, aby zmierzyć drukowane karty
balance-which-card = podaj jedną kartę z { $file } przez --card: { $cards }
balance-no-text = { $card } nie jest napisana w języku kart, więc nie można zmienić jej ceny
balance-reference-interrupted = przerwano; niczego nie zapisano

## In the browser

balance-page-title = Balans
balance-page-start = Czy jest uczciwa?
balance-page-about = W losowych Królestwach laboratorium wystawia najlepszy plan z tą kartą przeciw najlepszemu bez niej i porównuje ją z drukowanymi kartami o tej samej cenie. Zatrzymuje się, gdy opuścisz tę stronę.
balance-page-kingdoms = Królestwa
balance-page-precision = Więcej Królestw to dłuższy pomiar i węższe przedziały.
balance-page-preparing = Szukam dobrych planów…
balance-page-so-far = Królestwa: { $done } z { $total }
balance-page-done =
    { $n ->
        [one] Zmierzono w { $n } Królestwie.
        [few] Zmierzono w { $n } Królestwach.
       *[many] Zmierzono w { $n } Królestwach.
    }
balance-page-cancelled = Anulowano. To, co już wiadomo, zostaje.
balance-page-more = Zmierz w { $n } Królestwach
balance-page-old = Tekst karty od tego czasu się zmienił. Ten raport dotyczy wcześniejszego tekstu.
balance-page-figures = Liczby według ceny
balance-page-line = Kreska: przedział 95%. Za linią 50% plan z kartą wygrywa z najlepszym planem bez niej.
