### Trener: ile były warte decyzje w partii, w terminalu i w przeglądarce.

coach-heading = { $name }: { $range }
coach-rate =
    { $n ->
        [one] Średnia strata: { $rate } tysięcznych zwycięstwa, { $n } decyzja
        [few] Średnia strata: { $rate } tysięcznych zwycięstwa na decyzję, { $n } decyzje
        [many] Średnia strata: { $rate } tysięcznych zwycięstwa na decyzję, { $n } decyzji
       *[other] Średnia strata: { $rate } tysięcznych zwycięstwa na decyzję, { $n } decyzji
    }
coach-result = Szansa wygranej: { $initial } na początku, { $final } na końcu
coach-sum = Własne błędy { $lost }, błędy przeciwników { $gained }, szczęście { $luck }
coach-adjusted = Wynik bez szczęścia: { $percent }
coach-unfinished = Partia nie została dokończona; ostatnia liczba to szansa wygranej w chwili przerwania.
coach-curve = Szansa wygranej
coach-costliest = Najkosztowniejsze decyzje
coach-no-mistakes = Żaden błąd nie wyróżnia się na tle przypadku.
# In turn 7 the player bought Silver.
coach-turn-answer = Tura { $turn }: { $answer }
coach-loss = { $grade }, −{ $loss } ({ $low } do { $high })
coach-better = Lepiej: { $answer }.
coach-replay-here = Zobacz: { $command }
coach-column-turn = tura
coach-column-chance = szansa
coach-column-lost = błędy
coach-column-luck = szczęście
coach-end = koniec
coach-judging = Ocena decyzji
coach-per-second = decyzji/s
coach-interrupted = przerwano; oto dotychczasowe wyniki
coach-nothing = przerwano przed oceną pierwszej decyzji
coach-deals = Partie rozegrane do końca: { $rollouts }, w { $seconds } s

## Names for mistakes, by their cost

coach-grade-inaccuracy = niedokładność
coach-grade-mistake = błąd
coach-grade-blunder = gruby błąd

## Names for the average loss per decision

coach-range-masterly = gra mistrzowska
coach-range-expert = gra ekspercka
coach-range-advanced = gra zaawansowana
coach-range-solid = gra solidna
coach-range-casual = gra rekreacyjna
coach-range-learning = gra początkująca

## Plots

coach-plot-turn = tura
coach-plot-luck = Szczęście według tury
coach-plot-percent = punkty procentowe
