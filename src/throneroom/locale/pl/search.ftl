### Output of `throneroom search` and `throneroom lab levels`.

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
levels-unit = Królestw/s
levels-which = najlepszy single-terminal
levels-single-short = strong/single
levels-against-money = { $level } przeciw big-money
levels-against-single = { $level } przeciw najlepszemu single-terminal
levels-nothing = przerwano przed ukończeniem pierwszego Królestwa
levels-interrupted =
    { $n ->
        [one] przerwano po { $n } Królestwie; dotychczasowe wyniki
        [few] przerwano po { $n } Królestwach; dotychczasowe wyniki
        [many] przerwano po { $n } Królestwach; dotychczasowe wyniki
       *[other] przerwano po { $n } Królestwa; dotychczasowe wyniki
    }
