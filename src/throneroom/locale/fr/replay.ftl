### The replay and the lab in the browser.

## The replay of a finished game: its controls and its key moments.

replay-pause = Pause
replay-play = Lire
replay-speed = Vitesse
replay-open-line = Montrer ce moment
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
lab-measured-search = part des victoires contre big money
lab-into-match = Ajouter au match
lab-this-kingdom = Essayer au labo
