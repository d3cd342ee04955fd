### The replay and the lab in the browser.

## The replay of a finished game: its controls and its key moments.

replay-pause = Pause
replay-play = Lire
replay-speed = Vitesse
replay-open-line = Montrer ce moment
replay-side = Ce qui s’affiche à côté
replay-left-in-deck =
    { $n ->
        [one] Deck de { $name } : { $n } carte
       *[other] Deck de { $name } : { $n } cartes
    }
replay-in-hand =
    { $n ->
        [one] { $name } a { $n } carte en main.
       *[other] { $name } a { $n } cartes en main.
    }
replay-hand = main : { $cards }
moment-lead =
    { $who ->
        [you] Vous prenez la tête.
       *[other] { $name } prend la tête.
    }
moment-points =
    { $n ->
        [one] { $n } point en un tour.
       *[other] { $n } points en un tour.
    }
moment-curse = La première Malédiction.
moment-last-province = La dernière Province.

## The lab in the browser: its editor of strategies, its progress, and what its figures mean.

lab-completions = Ce qui peut suivre
lab-editor-help = Une carte par ligne, la plus voulue en premier : Province if money > 18. Tab complète un mot, Alt et les flèches en choisissent un autre.
lab-mistake-at = Ligne { $line }, colonne { $column } :
lab-games-so-far = { $done } parties sur { $total }
lab-seconds-so-far = { $done } secondes sur { $total }
lab-measured-match =
    { $n ->
        [2] Part des victoires de chacune contre l’autre, aux deux places. Une victoire partagée compte en partie.
       *[other] Part des victoires de chacune contre toutes les autres, à toutes les places. Une victoire partagée compte en partie.
    }
lab-measured-search = Part des victoires contre big money.
lab-promise-match = Ici s’afficheront les victoires de chaque stratégie et ses points, tour après tour.
lab-promise-search = Ici s’afficheront les meilleures stratégies trouvées et leurs victoires.
lab-into-match = Ajouter au match
lab-this-kingdom = Essayer au labo
