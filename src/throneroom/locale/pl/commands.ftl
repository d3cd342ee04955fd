### Output of `throneroom cards` and `throneroom kingdom`.

## Tables

show-cost = Koszt
show-card = Karta
show-types = Typy
show-set = Pudełko
show-text = Opis
show-pile = Stos
show-rulings = Wyjaśnienia

# A heading above the cards of a box.
show-box =
    { $n ->
        [one] { $box } ({ $n } karta)
        [few] { $box } ({ $n } karty)
        [many] { $box } ({ $n } kart)
       *[other] { $box } ({ $n } karty)
    }

# Below a single card's name: its cost, types and box.
show-line =
    { $cost ->
        [one] Koszt: { $cost } moneta | { $types } | { $box }
        [few] Koszt: { $cost } monety | { $types } | { $box }
        [many] Koszt: { $cost } monet | { $types } | { $box }
       *[other] Koszt: { $cost } monety | { $types } | { $box }
    }

# For a custom card without a text. $what is in the nominative.
show-worth = Wartość: { $what }.

## Kingdoms

show-recommended = { $name }, zalecany zestaw
show-random = Losowe Królestwo, ziarno { $seed }
show-chosen = Królestwo wybrane ręcznie
show-swaps = Wymiana: { $swaps }
show-random-swaps = Losowa wymiana, ziarno { $seed }: { $swaps }
show-one-swap = { $old } → { $new }
show-tables = Osób: { $people }, stołów: { $tables } ({ $sizes })
show-table =
    { $players ->
        [one] Stół { $number }: { $players } gracz
        [few] Stół { $number }: { $players } graczy
        [many] Stół { $number }: { $players } graczy
       *[other] Stół { $number }: { $players } gracza
    }
show-basic = Podstawowe: { $piles }
show-edition = Wydanie Królestwa: { $edition }.
show-end =
    { $n ->
        [one] Gra kończy się, gdy zabraknie Prowincji albo gdy pusty jest dowolny { $n } stos.
        [few] Gra kończy się, gdy zabraknie Prowincji albo gdy puste są dowolne { $n } stosy.
        [many] Gra kończy się, gdy zabraknie Prowincji albo gdy pustych jest dowolnych { $n } stosów.
       *[other] Gra kończy się, gdy zabraknie Prowincji albo gdy puste jest { $n } stosu.
    }
show-advice = Powyżej czterech osób instrukcja zaleca dwa stoły: { $sizes } (--split).
show-again = Aby powtórzyć:

## Problems

show-no-language = nie ma języka o nazwie { $name }; do wyboru: { $known }
show-no-custom = nie ma własnych kart; podaj plik, w którym są: --custom PLIK
show-custom-skipped = pominięto: { $problem }
show-not-random = { $option } jest dla losowych Królestw, a to jest podane
show-list-alone = --list wypisuje zalecane zestawy; pasują do niego tylko --lang i --json
show-one-table = --swap dotyczy następnej gry przy jednym stole, a tu osób jest { $people }, a stołów { $tables }
show-swap-alone = --swap random wymienia już po karcie dla każdego gracza; pomiń inne --swap
show-bad-swap = --swap przyjmuje STARA=NOWA, na przykład Fosa=Kaplica, nie { $swap }
