### Le coach : ce que valaient les décisions d'une partie, dans le terminal et dans le navigateur.

coach-heading = { $name } : { $range }
coach-rate =
    { $n ->
        [one] Perte moyenne : { $rate } millièmes de victoire, sur une décision
       *[other] Perte moyenne : { $rate } millièmes de victoire par décision, sur { $n } décisions
    }
coach-result = Chances de gagner : { $initial } au début, { $final } à la fin
coach-sum = Ses erreurs { $lost }, erreurs des adversaires { $gained }, chance { $luck }
coach-adjusted = Résultat sans la chance : { $percent }
coach-unfinished = La partie n'est pas terminée ; le dernier chiffre donne les chances de gagner là où elle s'arrête.
coach-curve = Chances de gagner
coach-costliest = Décisions les plus coûteuses
coach-no-mistakes = Aucune erreur ne se distingue du hasard.
# In turn 7 the player bought Silver.
coach-turn-answer = Tour { $turn } : { $answer }
coach-loss = { $grade }, −{ $loss } ({ $low } à { $high })
coach-better = Mieux : { $answer }.
coach-replay-here = À revoir : { $command }
coach-column-turn = tour
coach-column-chance = chances
coach-column-lost = erreurs
coach-column-luck = chance
coach-end = fin
coach-judging = Examen des décisions
coach-per-second = décisions/s
coach-interrupted = interrompu ; voici ce qui a été trouvé jusque-là
coach-nothing = interrompu avant l'examen de la première décision
coach-deals = { $rollouts } parties jouées jusqu'au bout en { $seconds } s

## Names for mistakes, by their cost

coach-grade-inaccuracy = imprécision
coach-grade-mistake = erreur
coach-grade-blunder = gaffe

## Names for the average loss per decision

coach-range-masterly = jeu de maître
coach-range-expert = jeu d'expert
coach-range-advanced = jeu avancé
coach-range-solid = jeu solide
coach-range-casual = jeu occasionnel
coach-range-learning = jeu de débutant

## Plots

coach-plot-turn = tour
coach-plot-luck = Chance par tour
coach-plot-percent = points de pourcentage
