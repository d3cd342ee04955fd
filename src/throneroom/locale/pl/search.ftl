### Output of `throneroom search`, `throneroom lab levels` and `throneroom lab exploit`.

## Results

search-searching = Szukanie
search-against = przeciw
search-big-money = { $name }
# The best big money with one or two copies of one Action card, such as "2 Witch".
search-single = big money i { $name }
search-runner-up = drugi wynik
search-games = Gier: { $games }, na sekundę: { $rate }; aby powtórzyć: --games { $budget } --seed { $seed }
search-saved = Zapisano: { $file }
search-one-budget = --seconds i --games ograniczają szukanie; wybierz jedno

## How strong the levels are

levels-level = poziom
levels-how = jak gra
levels-measuring = Pomiar
levels-which = najlepszy single-terminal
levels-single-short = { $level }/single
levels-against = { $level } przeciw { $opponent }
levels-against-single = { $level } przeciw najlepszemu single-terminal
levels-worst-kingdom = najgorsze Królestwo
levels-losses = przegrane
levels-nothing = przerwano przed ukończeniem pierwszego Królestwa
levels-interrupted =
    { $n ->
        [one] przerwano po { $n } Królestwie; dotychczasowe wyniki
        [few] przerwano po { $n } Królestwach; dotychczasowe wyniki
        [many] przerwano po { $n } Królestwach; dotychczasowe wyniki
       *[other] przerwano po { $n } Królestwa; dotychczasowe wyniki
    }

## How well a level can be exploited

exploit-searching = Szukanie
exploit-all = wszystkie
exploit-response-wins = odpowiedź wygrywa
exploit-worst = Królestwo { $number } jest najgorsze dla { $level }: odpowiedź wygrywa { $share } ({ $interval }).
exploit-response = Odpowiedź:
exploit-plan = Plan poziomu { $level }:
