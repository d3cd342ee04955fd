### Les donnes que plusieurs personnes jouent, chacune à sa table : la donne du jour, et celle proposée à quelqu’un.

deal-daily = Donne du jour
deal-offered = { $name } vous propose une donne
deal-todays = La donne d’aujourd’hui
deal-today-waits = La donne d’aujourd’hui vous attend.
deal-today-begun = Vous avez commencé la donne d’aujourd’hui.
deal-today-done = Vous avez joué la donne d’aujourd’hui : { $result }.
# $bots: the names of the bots
deal-lead-daily = Aujourd’hui, tout le monde joue ici le même royaume et les mêmes mélanges contre { $bots }. Une fois votre partie terminée, comparez-la à celles des autres, décision par décision. Le jour change à minuit UTC.
deal-lead-offered = Jouez le même royaume, la même place et les mêmes mélanges contre { $bots }. Une fois votre partie terminée, comparez vos parties décision par décision.
deal-name = Votre nom dans le tableau
deal-play = Jouer cette donne
deal-once = Elle ne se joue qu’une fois. Il n’y a pas de conseils, et annuler ne montre jamais la suite.
deal-finished = Vous avez joué cette donne.
deal-my-game = Ma partie
deal-results = Résultats
deal-rank = Rang
# A rank that several share.
deal-rank-shared = { $n } =
deal-player = Joueur
deal-result = Résultat
deal-points = Points
deal-turns = Tours
deal-won = Victoire
deal-tied = Égalité
deal-lost = Défaite
deal-unfinished = Non terminée
deal-score = { $points } : { $others }
deal-order = D’abord les victoires, puis le moins de tours, puis le plus de points.
deal-nobody = Personne n’a terminé cette donne.
deal-hidden = { $n ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $n } personnes l’ont terminée.
} Vous verrez les résultats quand vous l’aurez terminée vous-même.
deal-day-before = La veille
deal-compare = Comparer
deal-comparison = { $one } et { $other }
deal-comparison-steps = Décisions
deal-game-n = { $name }, partie { $n }
deal-pair = Tour { $turn }, décision { $n } sur { $of } :
deal-same = identique
deal-differs = différente
deal-previous-difference = Différence précédente
deal-next-difference = Différence suivante
deal-ended = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
deal-so-far = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
}
deal-no-decision = Pas de décision ici
deal-hand = Main
deal-open-replay = Ouvrir la rediffusion ici
deal-offer = Défier un ami
deal-offer-how = La personne qui ouvre ce lien joue le même royaume, la même place et les mêmes mélanges, avec des bots aux autres places. Le lien ne montre aucune carte. Quand vous aurez tous deux terminé, comparez vos parties.
deal-see-results = Résultats de cette donne
