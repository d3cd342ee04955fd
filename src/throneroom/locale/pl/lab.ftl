### Output of the lab: `throneroom simulate`, `tournament` and `lab`.
###
### Big numbers come as formatted texts, which cannot select a plural: they follow a colon.

## Numbers

lab-percent = { $value }%
# An interval, such as "70.5 to 72.3".
lab-range = od { $low } do { $high }
lab-interval = przedział 95%

## A match

lab-title = { $names } – liczba gier: { $games }
lab-kingdom = Królestwo: { $kingdom } (ziarno { $seed })
lab-wins = wygrane
lab-points = punkty
lab-ties = remisy
# Turns of the player who took more, with the interval if there is one.
lab-turns = Tury: { $turns }
lab-turns-between = Tury: { $turns } ({ $range })
lab-endings = Koniec gry: { $endings }
lab-ending-provinces = Prowincje { $percent }
lab-ending-piles = puste stosy { $percent }
lab-ending-stalled = bez końca, przerwane { $percent }
lab-ending-forfeited = walkowery { $percent }
lab-first = Wygrane rozpoczynających: { $percent }
lab-rate = Gier na sekundę: { $rate }, czas: { $seconds } s
lab-progress = { $done } z { $total }, { $rate } { $unit }
lab-games-per-second = gier/s
lab-playing = Gra
lab-watching = Podgląd

## Results

lab-interrupted = przerwano, rozegrane gry: { $games }; dotychczasowe wyniki
lab-nothing = przerwano, zanim skończyły się pierwsze gry
lab-plot-saved = Wykres: { $file }
lab-csv-saved = Gry: { $file }
lab-record-saved = Gra { $number }: { $file } (throneroom replay { $file })

## Problems

lab-too-few =
    { $n ->
        [one] gra wymaga co najmniej { $fewest } strategii, a podano { $n }
       *[other] gra wymaga od { $fewest } do { $most } strategii, a podano { $n }
    }
lab-bad-plot = { $file }: wykres musi być plikiem .png lub .svg, a nie { $suffix }
lab-no-folder = { $file }: nie ma folderu { $folder }
lab-is-folder = { $file }: to jest folder; podaj nazwę pliku
lab-card-failed = gra się nie powiodła, może przez własną kartę: { $error }
lab-not-with-cluster = --jobs używa tego komputera, a --cluster innych; wybierz jedno

lab-needs = potrzebny jest { $package }; zainstaluj: { $command }
lab-dying = procesy robocze wciąż padają; czy brakuje pamięci? Spróbuj mniej --jobs
lab-no-scheduler = pod adresem { $address } nie odpowiada scheduler Dask (oczekiwano adresu takiego jak tcp://host:8786): { $reason }
lab-no-workers = klaster pod adresem { $address } nie ma workerów; uruchom tam workera: { $command }
lab-not-there = scheduler i workery pod adresem { $address } też potrzebują throneroom; zainstaluj go tam: { $command }
lab-other-version = to jest throneroom { $version }, ale pod adresem { $address } działa { $others }; zainstaluj tam tę samą wersję
lab-lost = utracono workery klastra albo jego scheduler

## Plots

lab-plot-about = Gier: { $games }; Królestwo: { $kingdom }
lab-plot-wins = Wygrane, z przedziałami 95%
lab-plot-percent = procent gier
lab-plot-length = Długość gier
lab-plot-turns = tury gracza, który miał ich więcej
lab-plot-mean = średnia { $value }
lab-plot-score = Punkty po każdej turze (pas: środkowa połowa gier)
lab-plot-points = punkty
lab-plot-money = Monety do wydania w każdej turze (pas: środkowa połowa gier)
lab-plot-coins = monety
lab-plot-turn = tura
lab-plot-deck = Talia: { $name }
lab-plot-cards = posiadane karty (średnia)
lab-plot-others = inne

## Validation

lab-validate-title = Zmierzono (oczekiwano), liczba gier: { $games }
lab-match = A przeciw B
lab-a-wins = wygrywa A
lab-b-wins = wygrywa B
lab-turns-column = tury
lab-alone = solo
lab-fourth-province = tura 4. Prowincji
lab-points-then = punkty po turze 17
lab-check = { $measured } ({ $expected })
lab-holds = ok
lab-off = nie
lab-all-hold = Wszystkie liczby mieszczą się w granicach tolerancji.
lab-some-off = Niektóre liczby wykraczają poza tolerancję.

## Tournaments

lab-tournament-title =
    { $kingdoms ->
        [one] Strategie: { $n }, gry: { $games }, jedno Królestwo
       *[other] Strategie: { $n }, gry: { $games }, Królestwa: { $kingdoms }
    }
lab-rating = rating
lab-victories = zwycięstwa
lab-games = gry
lab-against = procent przeciw
lab-kingdoms-twice = --kingdom podaje Królestwa, a --kingdoms je losuje; wybierz jedno
lab-no-tournament = turniej wymaga co najmniej 2 strategii, a podano { $n }: { $names }
lab-plot-ratings = Ratingi, z przedziałami 95%
lab-plot-heat = Zwycięstwa wiersza nad kolumną, %
lab-plot-tournament =
    { $n ->
        [one] Turniej: { $n } strategia
        [few] Turniej: { $n } strategie
        [many] Turniej: { $n } strategii
       *[other] Turniej: { $n } strategii
    }
lab-plot-tournament-about =
    { $kingdoms ->
        [one] Gier: { $games }; Królestwo: { $kingdom }
       *[other] Gier: { $games }; Królestw: { $kingdoms }
    }

## Calibration

calibration-measuring = Porównywanie
calibration-unit = pozycji/s
calibration-title = Przewidywania w pozycjach: { $positions }
calibration-predicted = przewidywane
calibration-result = wygrane
calibration-off = różnica
calibration-positions = pozycje
calibration-brier = Wynik Briera { $brier }; z samych punktów i tury { $naive }
calibration-nothing = przerwano, zanim było dość pozycji
calibration-interrupted =
    { $n ->
        [one] przerwano po { $n } pozycji; oto dotychczasowe wyniki
        [few] przerwano po { $n } pozycjach; oto dotychczasowe wyniki
        [many] przerwano po { $n } pozycjach; oto dotychczasowe wyniki
       *[other] przerwano po { $n } pozycji; oto dotychczasowe wyniki
    }

## The leaderboard

leaderboard-title = Ranking
leaderboard-about =
    { $kingdoms ->
        [one] Poziomy, strategie wbudowane i inne boty grają przeciw { $opponents } w jednym Królestwie: { $where } (ziarno { $seed }).
        [few] Poziomy, strategie wbudowane i inne boty grają przeciw { $opponents } w { $kingdoms } losowych Królestwach z obu pudełek (ziarno { $seed }).
        [many] Poziomy, strategie wbudowane i inne boty grają przeciw { $opponents } w { $kingdoms } losowych Królestwach z obu pudełek (ziarno { $seed }).
       *[other] Poziomy, strategie wbudowane i inne boty grają przeciw { $opponents } w { $kingdoms } losowych Królestwach z obu pudełek (ziarno { $seed }).
    }
leaderboard-notes = Miejsca się zmieniają w każdym rozdaniu. Ratingi są w skali Elo: 100 punktów więcej to 64% zwycięstw; remis liczy się tam jako pół zwycięstwa, ale w pozostałych kolumnach nie jest wygraną. W nawiasach są przedziały 95%. Strategia wbudowana gra tylko w Królestwach, które mają wszystkie jej karty, więc rating strategii z kilkoma Królestwami niewiele mówi o pozostałych. Gry na sekundę to wynik jednego procesu przeciw big-money na komputerze, na którym powstała ta strona.
leaderboard-name = nazwa
leaderboard-kind = rodzaj
leaderboard-level = poziom
leaderboard-strategy = strategia
leaderboard-bot = bot
leaderboard-wins = wygrane przeciw { $opponent }
leaderboard-kingdoms = Królestwa
leaderboard-saved = Ranking: { $file }

## Games as data

games-saved = Gry: { $games }, decyzje: { $decisions }: { $file }
games-interrupted = przerwano; plik zawiera ukończone gry
