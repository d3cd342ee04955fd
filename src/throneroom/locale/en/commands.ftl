### What `throneroom cards` and `throneroom kingdom` show.

## Tables

show-cost = Cost
show-card = Card
show-types = Types
show-set = Set
show-text = Text
show-pile = Pile
show-rulings = Rulings
show-own = Own cards

# A heading above the cards of a box.
show-box =
    { $n ->
        [one] { $box } ({ $n } card)
       *[other] { $box } ({ $n } cards)
    }

# Below the name of a single card: its cost, types and box.
show-line =
    { $cost ->
        [one] Costs { $cost } coin
       *[other] Costs { $cost } coins
    } | { $types } | { $box }

# The text of an own card that says nothing itself.
show-worth = Worth { $what }.

## Kingdoms

show-recommended = { $name }, a recommended set
show-random = A random kingdom, seed { $seed }
show-chosen = A kingdom chosen by hand
show-swaps = Swapped: { $swaps }
show-random-swaps = Swapped by chance, seed { $seed }: { $swaps }
show-one-swap = { $new } for { $old }
show-tables = { $people } people at { $tables } tables: { $sizes }
show-table = Table { $number }, { $players } players
show-basic = Basic: { $piles }
show-end = The game ends when the Provinces are gone, or any { $n } piles.
show-advice = The rulebook advises two tables for more than four, here { $sizes } (--split).
show-again = To have it again:

## What cannot be done

show-no-language = there is no language { $name }; known are: { $known }
show-no-own = there are no own cards; name a file that has some: --own FILE
show-not-random = { $option } is for a random kingdom, and this one is named
show-list-alone = --list lists the recommended sets; only --lang and --json go with it
show-one-table = --swap is for the next game at one table, and { $people } people sit at { $tables }
show-swap-alone = --swap random swaps a card for each player, so it stands alone
show-bad-swap = --swap takes OLD=NEW, such as Moat=Chapel, and not { $swap }
