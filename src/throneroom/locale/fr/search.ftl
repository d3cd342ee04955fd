### Output of `throneroom search` and `throneroom lab levels`.

## Results

search-searching = Recherche
search-against = contre
search-big-money = { $name }
# Le meilleur « big money » avec un ou deux exemplaires d’une carte Action, par exemple « 2 Witch »
search-single = big money avec { $name }
search-runner-up = la deuxième
search-games = { $games } parties, { $rate } par seconde ; pour la retrouver : --games { $budget } --seed { $seed }
search-saved = Enregistrement : { $file }
search-one-budget = --seconds et --games limitent tous deux la recherche ; choisissez l’un des deux

## How strong the levels are

levels-level = niveau
levels-how = comment il joue
levels-measuring = Mesure
levels-unit = Royaumes/s
levels-which = meilleure à 1 terminale
levels-single-short = strong/1 term.
levels-against-money = { $level } contre big-money
levels-against-single = { $level } contre la meilleure à 1 terminale
levels-nothing = interruption avant la fin du premier Royaume
levels-interrupted =
    { $n ->
        [one] interruption après { $n } Royaume ; résultats obtenus
       *[other] interruption après { $n } Royaumes ; résultats obtenus
    }
