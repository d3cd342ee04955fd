### Ce que montre le labo : `throneroom simulate`, `tournament` et `lab`.

## Numbers

lab-percent = { $value } %
# Un intervalle, par exemple 70,5 à 72,3
lab-range = { $low } à { $high }
lab-interval = intervalle 95 %

## A match

lab-title = { $names } : { $games } parties
lab-kingdom = Royaume : { $kingdom } (graine { $seed })
lab-wins = victoires
lab-points = points
lab-ties = égalités
# De qui a joué le plus de tours, avec l’intervalle s’il y en a un
lab-turns = Tours : { $turns }
lab-turns-between = Tours : { $turns } ({ $range })
lab-endings = Fin de partie : { $endings }
lab-ending-provinces = Provinces { $percent }
lab-ending-piles = piles vides { $percent }
lab-ending-stalled = arrêt forcé { $percent }
lab-ending-forfeited = forfaits { $percent }
lab-first = Victoires de la première place à jouer : { $percent }
lab-rate = { $rate } parties par seconde, { $seconds } s
lab-progress = { $done } sur { $total }, { $rate } { $unit }
lab-games-per-second = parties/s
lab-playing = Parties
lab-watching = Observation

## Results

lab-interrupted = interruption après { $games } parties ; résultats obtenus
lab-nothing = interruption avant la fin des premières parties
lab-plot-saved = Graphique : { $file }
lab-csv-saved = Parties : { $file }
lab-record-saved = Partie { $number } : { $file } (throneroom replay { $file })

## Problems

lab-too-few = { $n ->
        [one] une partie demande au moins { $fewest } stratégies, pas { $n }
       *[other] une partie demande de { $fewest } à { $most } stratégies, pas { $n }
    }
lab-bad-plot = { $file } : un graphique est un fichier .png ou .svg, pas { $suffix }
lab-no-folder = { $file } : dossier introuvable : { $folder }
lab-is-folder = { $file } : c’est un dossier ; indiquez un nom de fichier
lab-card-failed = une partie a échoué, peut-être à cause d’une carte maison : { $error }
lab-not-with-cluster = --jobs utilise cette machine, --cluster en utilise d’autres ; choisissez l’un des deux

lab-needs = il faut { $package } ; installez-le avec : { $command }
lab-dying = les processus de calcul s’arrêtent sans cesse ; la mémoire est-elle pleine ? Essayez moins de --jobs
lab-no-scheduler = aucun scheduler Dask ne répond à { $address } (on attend une adresse comme tcp://host:8786) : { $reason }
lab-no-workers = le cluster à { $address } n’a pas de workers ; lancez-en un là-bas avec : { $command }
lab-not-there = le scheduler et les workers à { $address } ont aussi besoin de throneroom ; installez-le là-bas avec : { $command }
lab-other-version = vous avez throneroom { $version }, mais { $address } utilise { $others } ; installez la même version là-bas
lab-lost = les workers du cluster, ou son scheduler, ont été perdus

## Plots

lab-plot-about = { $games } parties, Royaume : { $kingdom }
lab-plot-wins = Victoires, avec intervalles à 95 %
lab-plot-percent = pourcentage des parties
lab-plot-length = Durée des parties
lab-plot-turns = tours de qui en a joué le plus
lab-plot-mean = moyenne { $value }
lab-plot-score = Points après chaque tour (bande : la moitié centrale des parties)
lab-plot-points = points
lab-plot-money = Pièces à dépenser par tour (bande : la moitié centrale des parties)
lab-plot-coins = pièces
lab-plot-turn = tour
lab-plot-deck = Deck : { $name }
lab-plot-cards = cartes possédées (moyenne)
lab-plot-others = autres

## Validation

lab-validate-title = Mesure (valeur attendue), { $games } parties par match
lab-match = A contre B
lab-a-wins = A gagne
lab-b-wins = B gagne
lab-turns-column = tours
lab-alone = en solo
lab-fourth-province = tour de la 4e Province
lab-points-then = points après le tour 17
lab-check = { $measured } ({ $expected })
lab-holds = ok
lab-off = écart
lab-all-hold = Toutes les valeurs sont dans la tolérance.
lab-some-off = Certaines valeurs s’écartent.

## Tournaments

lab-tournament-title =
    { $kingdoms ->
        [one] { $n } stratégies, { $games } parties dans un seul Royaume
       *[other] { $n } stratégies, { $games } parties dans { $kingdoms } Royaumes
    }
lab-rating = cote
lab-victories = victoires
lab-games = parties
lab-against = pourcentage contre
lab-kingdoms-twice = --kingdom nomme des Royaumes, --kingdoms en tire au sort ; choisissez l’un des deux
lab-no-tournament = un tournoi demande au moins 2 stratégies, pas { $n } : { $names }
lab-plot-ratings = Cotes, avec intervalles à 95 %
lab-plot-heat = Victoires de la ligne sur la colonne, en %
lab-plot-tournament = Tournoi de { $n } stratégies
lab-plot-tournament-about =
    { $kingdoms ->
        [one] { $games } parties, Royaume : { $kingdom }
       *[other] { $games } parties dans { $kingdoms } Royaumes
    }

## Calibration

calibration-measuring = Comparaison
calibration-unit = positions/s
calibration-title = Prédictions en { $positions } positions
calibration-predicted = prédit
calibration-result = gagné
calibration-off = écart
calibration-positions = positions
calibration-brier = Score de Brier { $brier } ; d'après le score et le tour seuls { $naive }
calibration-nothing = interrompu avant d'avoir assez de positions
calibration-interrupted =
    { $n ->
        [one] interrompu après { $n } position ; voici les résultats jusque-là
       *[other] interrompu après { $n } positions ; voici les résultats jusque-là
    }

## The leaderboard

leaderboard-title = Classement
leaderboard-about =
    { $kingdoms ->
        [one] Les niveaux, les stratégies fournies et d’autres bots jouent contre { $opponents } dans un Royaume : { $where } (graine { $seed }).
       *[other] Les niveaux, les stratégies fournies et d’autres bots jouent contre { $opponents } dans { $kingdoms } Royaumes au hasard des deux boîtes (graine { $seed }).
    }
leaderboard-notes = Les places alternent pour chaque donne. Les cotes sont à l’échelle Elo : 100 points de plus font 64 % des victoires ; une égalité y compte pour une demi-victoire, mais n’est pas une victoire dans les autres colonnes. Entre parenthèses, l’intervalle à 95 %. Une stratégie fournie ne joue que dans les Royaumes qui ont toutes ses cartes : si elle en a peu, sa cote dit peu des autres Royaumes. Les parties par seconde sont celles d’un processus contre big-money, sur la machine qui a produit cette page.
leaderboard-name = nom
leaderboard-kind = genre
leaderboard-level = niveau
leaderboard-strategy = stratégie
leaderboard-bot = bot
leaderboard-wins = victoires contre { $opponent }
leaderboard-kingdoms = Royaumes
leaderboard-saved = Classement : { $file }

## Games as data

games-saved = { $games } parties avec { $decisions } décisions : { $file }
games-interrupted = interruption ; le fichier contient les parties terminées
