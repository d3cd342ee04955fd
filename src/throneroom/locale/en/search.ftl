### Output of `throneroom search` and `throneroom lab levels`.

## Results

search-searching = Searching
search-against = against
search-big-money = { $name }
# The best big money with one or two copies of one Action card, such as "2 Witch".
search-single = big money with { $name }
search-runner-up = the runner-up
search-games = { $games } games, { $rate } per second; to repeat: --games { $budget } --seed { $seed }
search-saved = Saved: { $file }
search-one-budget = --seconds and --games both limit the search; choose one

## How strong the levels are

levels-level = level
levels-how = how it plays
levels-measuring = Measuring
levels-unit = kingdoms/s
levels-which = best single terminal
levels-single-short = strong/single
levels-against-money = { $level } against big-money
levels-against-single = { $level } against the best single terminal
levels-nothing = interrupted before the first kingdom was finished
levels-interrupted =
    { $n ->
        [one] interrupted after { $n } kingdom; here are the results so far
       *[other] interrupted after { $n } kingdoms; here are the results so far
    }
