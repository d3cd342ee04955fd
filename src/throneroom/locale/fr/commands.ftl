### Ce que montrent `throneroom cards` et `throneroom kingdom`.

## Tables

show-cost = Coût
show-card = Carte
show-types = Types
show-set = Boîte
show-text = Texte
show-pile = Pile
show-rulings = Précisions

# A heading above the cards of a box.
show-box =
    { $n ->
        [one] { $box } ({ $n } carte)
       *[other] { $box } ({ $n } cartes)
    }

# Below a single card's name: its cost, types and box.
show-line =
    { $cost ->
        [one] Coûte { $cost } pièce
       *[other] Coûte { $cost } pièces
    } | { $types } | { $box }

# For a custom card without a text.
show-worth = Vaut { $what }.

## Kingdoms

show-recommended = { $name }, Royaume conseillé
show-random = Royaume au hasard, graine { $seed }
show-chosen = Royaume composé à la main
show-swaps = Échange : { $swaps }
show-random-swaps = Échange au hasard, graine { $seed } : { $swaps }
show-one-swap = { $new } remplace { $old }
show-tables =
    { $tables ->
        [one] { $people } personnes à { $tables } table : { $sizes }
       *[other] { $people } personnes à { $tables } tables : { $sizes }
    }
show-table = Table { $number }, partie à { $players }
show-basic = Cartes de base : { $piles }
show-edition = Le Royaume est de la { $edition }.
show-end =
    { $n ->
        [one] La partie s’achève quand il n’y a plus de Province, ou que { $n } pile est vide.
       *[other] La partie s’achève quand il n’y a plus de Province, ou que { $n } piles sont vides.
    }
show-advice = À plus de quatre, la règle conseille deux tables : { $sizes } (--split).
show-again = Pour retrouver ce Royaume :

## Problems

show-no-language = aucune langue nommée { $name } ; choisissez parmi { $known }
show-no-custom = il n’y a pas de cartes maison ; indiquez un fichier qui en contient : --custom FICHIER
show-custom-skipped = ignoré : { $problem }
show-not-random = { $option } vaut pour un Royaume au hasard, or celui-ci est donné
show-list-alone = --list énumère les Royaumes conseillés ; seuls --lang et --json vont avec
show-one-table = --swap vaut pour la partie suivante à une seule table, or { $people } personnes occupent { $tables } tables
show-swap-alone = --swap random échange déjà une carte par personne ; retirez les autres --swap
show-bad-swap = --swap attend ANCIENNE=NOUVELLE, par exemple Douves=Chapelle, et non { $swap }
