### Output of `throneroom cards` and `throneroom kingdom`.

## Tables

show-cost = Cost
show-card = Card
show-types = Types
show-set = Set
show-text = Text
show-pile = Pile
show-rulings = Rulings

# A heading above the cards of a box.
show-box =
    { $n ->
        [one] { $box } ({ $n } card)
       *[other] { $box } ({ $n } cards)
    }

# Below a single card's name: its cost, types and box.
show-line =
    { $cost ->
        [one] Costs { $cost } coin
       *[other] Costs { $cost } coins
    } | { $types } | { $box }

# For a custom card without a text.
show-worth = Worth { $what }.

## Kingdoms

show-recommended = { $name }, a recommended set
show-random = A random kingdom, seed { $seed }
show-chosen = A kingdom chosen by hand
show-swaps = Swapped: { $swaps }
show-random-swaps = Swapped at random, seed { $seed }: { $swaps }
show-one-swap = { $new } for { $old }
show-tables = { $people } people at { $tables } tables: { $sizes }
show-table = Table { $number }, { $players } players
show-basic = Basic: { $piles }
show-edition = The kingdom is of the { $edition }.
show-end = The game ends when the Provinces are gone, or when any { $n } piles are empty.
show-advice = For more than four players the rulebook advises two tables: { $sizes } (--split).
show-again = To repeat:

## Problems

show-no-language = no language named { $name }; choose from { $known }
show-no-custom = there are no custom cards; give a file that has some: --custom FILE
show-custom-skipped = skipped { $problem }
show-not-random = { $option } is for random kingdoms, but you named a kingdom
show-list-alone = --list shows the recommended sets; combine it only with --lang and --json
show-one-table = --swap is for the next game at one table, but { $people } people make { $tables } tables
show-swap-alone = --swap random already swaps a card for each player; leave out the other swaps
show-bad-swap = --swap takes OLD=NEW, such as Moat=Chapel, not { $swap }
