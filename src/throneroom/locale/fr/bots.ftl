### Les bots : leurs niveaux, et leurs noms à la table.

level-random = aléatoire
    .text = Fait des choix permis au hasard, mais joue tous ses Trésors.
level-beginner = débutant
    .text = Aime les cartes Action, surtout les plus chères. En achète trop pour pouvoir les jouer ensemble, et les joue comme elles viennent.
level-fair = moyen
    .text = De l’argent et deux cartes Action judicieuses, choisies d’un coup d’œil.
level-good = habile
    .text = Avant la partie, essaie l’un contre l’autre les plans les plus prometteurs pour le Royaume, pendant une seconde ou deux.
level-strong = fort
    .text = Avant la partie, cherche pendant quelques secondes un plan pour ce Royaume, puis le suit.
level-expert = expert
    .text = Se prépare comme le fort et anticipe à chaque choix : avant de répondre, il joue des milliers de fois la suite de la partie.

# In place of a level: a bot that follows a given strategy.
level-strategy = à stratégie
# The bot of the guided first game, named like one with a strategy.
level-guide = d’entraînement

# $n compte les bots de même force à une table. Les niveaux sont en minuscules pour se lire ici : « Bot habile 2 ».
bot-name =
    { $n ->
        [1] Bot { $level }
       *[other] Bot { $level } { $n }
    }

# A bot that follows a strategy: a built-in one ("Big-Money"), a file's ("plan.txt"), or any other (level-strategy).
bot-with-strategy =
    { $n ->
        [1] Bot { $strategy }
       *[other] Bot { $strategy } { $n }
    }
