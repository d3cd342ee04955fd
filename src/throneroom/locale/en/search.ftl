### `throneroom search`, `throneroom lab levels`, and the levels themselves.

## What is found

search-searching = Searching
search-against = against
search-big-money = { $name }
# The best big money with one or two copies of one Action card, such as "2 Witch"
search-single = big money with { $name }
search-runner-up = its runner-up
search-games = { $games } games, { $rate } per second; to find it again: --games { $budget } --seed { $seed }
search-saved = Saved: { $file }
search-one-budget = --seconds and --games both say how long to search; choose one

## How strong the levels are

levels-level = level
levels-how = how it plays
levels-measuring = Measuring
levels-unit = kingdoms/s
levels-which = best single-terminal
levels-single-short = strong/single
levels-against-money = { $level } against big-money
levels-against-single = { $level } against the best single-terminal
levels-nothing = interrupted before the first kingdom was done
levels-interrupted =
    { $n ->
        [one] interrupted after { $n } kingdom; this is what there is
       *[other] interrupted after { $n } kingdoms; this is what there is
    }
