### Output of `throneroom search`, `throneroom lab levels` and `throneroom lab exploit`.

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
levels-which = meilleure à 1 terminale
levels-single-short = { $level }/1 term.
levels-against = { $level } contre { $opponent }
levels-against-single = { $level } contre la meilleure à 1 terminale
levels-worst-kingdom = pire Royaume
levels-losses = défaites
levels-nothing = interruption avant la fin du premier Royaume
levels-interrupted =
    { $n ->
        [one] interruption après { $n } Royaume ; résultats obtenus
       *[other] interruption après { $n } Royaumes ; résultats obtenus
    }

## How well a level can be exploited

exploit-searching = Recherche
exploit-all = tous
exploit-response-wins = la réponse gagne
exploit-worst = Le Royaume { $number } est le pire pour { $level } : la réponse gagne { $share } ({ $interval }).
exploit-response = La réponse :
exploit-plan = Le plan de { $level } :
