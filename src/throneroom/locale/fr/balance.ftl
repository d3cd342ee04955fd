### The balance report: is a card fair at its price? (docs/balance.md)

## The verdict. $share, $from and $to are percentages of kingdoms; $near and $far percentage points; $gap and $margin
## are balance-points.

balance-verdict-like = À peu près aussi forte que { $card }, à { $margin } près ; à { $other }, on l’achèterait en premier dans { $share } % des Royaumes ({ $from } à { $to } %).
balance-verdict-stronger = Plus forte que toutes les cartes imprimées à { $cost } : { $gap } au-dessus de { $card } ({ $near } à { $far }) ; à { $other }, on l’achèterait en premier dans { $share } % des Royaumes ({ $from } à { $to } %).
balance-verdict-weaker = Plus faible que toutes les cartes imprimées à { $cost } : { $gap } au-dessous de { $card } ({ $near } à { $far }) ; à { $other }, on l’achèterait en premier dans { $share } % des Royaumes ({ $from } à { $to } %).
balance-verdict-between = Plus forte que { $lower } et plus faible que { $upper } ; à { $other }, on l’achèterait en premier dans { $share } % des Royaumes ({ $from } à { $to } %).
balance-verdict-alone = Aucune carte imprimée ne coûte { $cost } ; à { $other }, on l’achèterait en premier dans { $share } % des Royaumes ({ $from } à { $to } %).
balance-verdict-early = Trop peu de Royaumes pour un verdict.

balance-points =
    { $n ->
        [one] { $n } point de pourcentage
       *[other] { $n } points de pourcentage
    }

## The table

balance-at = à { $cost }
balance-without = sans elle
balance-wins = victoires
balance-bought = achetée
balance-first = achetée en premier
    .short = en premier
balance-copies = exemplaires
    .short = ex.
balance-advantage = avance du premier joueur
    .short = avance
balance-turns = tours
balance-long = plus de { $turns } tours
    .short = longues
balance-stalled = sans fin
balance-difference = écart
balance-printed = Les cartes imprimées à { $cost } :
balance-sample =
    { $kingdoms ->
        [one] { $kingdoms } Royaume, { $games } parties à chaque prix, avec intervalles à 95 %. Victoires : le meilleur plan trouvé avec la carte contre le meilleur sans elle. Achetée : Royaumes où le plan avec elle gagne au moins la moitié des parties. Les quatre dernières lignes : parties où les deux joueurs suivent le même plan.
       *[other] { $kingdoms } Royaumes, { $games } parties à chaque prix, avec intervalles à 95 %. Victoires : le meilleur plan trouvé avec la carte contre le meilleur sans elle. Achetée : Royaumes où le plan avec elle gagne au moins la moitié des parties. Les quatre dernières lignes : parties où les deux joueurs suivent le même plan.
    }
balance-outdated = Les chiffres des cartes imprimées ont été mesurés avec d’anciennes règles ou une ancienne méthode ; ils peuvent différer un peu.
balance-other-sample = Les cartes imprimées ont été mesurées dans d’autres Royaumes ou avec un autre nombre de parties ; la comparaison est donc moins précise.

## A picture

balance-plot-title = { $card } : est-elle juste à { $cost } ?
balance-plot-prices = Victoires selon le prix
balance-plot-printed = Cartes imprimées à { $cost }
balance-plot-wins = victoires du plan avec la carte, en pour cent

## Running it

balance-measuring = Mesure
balance-file-or-reference = nommez un fichier de cartes, ou --reference pour mesurer les cartes imprimées
balance-which-card = nommez une carte de { $file } avec --card : { $cards }
balance-no-text = { $card } n’est pas écrite dans le langage des cartes, donc son prix ne peut pas changer
balance-reference-interrupted = interrompu ; rien n’a été écrit

## In the browser

balance-page-title = Équilibre
balance-page-start = Est-elle juste ?
balance-page-about = Dans des Royaumes aléatoires, le labo oppose le meilleur plan avec cette carte au meilleur plan sans elle, et compare la carte à celles imprimées du même prix. Il s’arrête quand vous quittez cette page.
balance-page-kingdoms = Royaumes
balance-page-precision = Davantage de Royaumes prennent plus de temps et resserrent les intervalles.
balance-page-preparing = Recherche de bons plans…
balance-page-so-far = { $done } Royaumes sur { $total }
balance-page-done =
    { $n ->
        [one] Mesurée dans { $n } Royaume.
       *[other] Mesurée dans { $n } Royaumes.
    }
balance-page-cancelled = Arrêté. Ce que l’on sait jusqu’ici reste affiché.
balance-page-more = Mesurer dans { $n } Royaumes
balance-page-old = Le texte de la carte a changé depuis. Ce rapport concerne le texte précédent.
balance-page-figures = Chiffres selon le prix
balance-page-line = Trait : intervalle à 95 %. Au-delà de la ligne des 50 %, le plan avec la carte bat le meilleur plan sans elle.
