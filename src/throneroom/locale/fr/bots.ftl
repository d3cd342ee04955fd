### Les bots : leurs niveaux, et leurs noms à la table.

level-random = aléatoire
    .text = N'importe quelle réponse permise, mais tous ses Trésors.
level-beginner = débutant
    .text = Aime les cartes Action, les plus chères surtout ; en a trop qui ne peuvent être jouées ensemble, et les joue comme elles viennent.
level-fair = moyen
    .text = De l'argent et deux cartes Action sensées, choisies sur-le-champ.
level-good = habile
    .text = Essaie avant la partie les plans les plus prometteurs pour le royaume, en une seconde ou deux.
level-strong = fort
    .text = Cherche pendant quelques secondes, avant la partie, un plan pour ce royaume, et le suit.

# In place of a level: a bot that follows a strategy as text.
level-strategy = à stratégie

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
