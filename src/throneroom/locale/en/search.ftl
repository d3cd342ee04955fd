### Output of `throneroom search`, `throneroom lab levels` and `throneroom lab exploit`.

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
levels-which = best single terminal
levels-single-short = { $level }/single
levels-against = { $level } against { $opponent }
levels-against-single = { $level } against the best single terminal
levels-worst-kingdom = worst kingdom
levels-losses = losses
levels-nothing = interrupted before the first kingdom was finished
levels-interrupted =
    { $n ->
        [one] interrupted after { $n } kingdom; here are the results so far
       *[other] interrupted after { $n } kingdoms; here are the results so far
    }

## How well a level can be exploited

exploit-searching = Searching
exploit-all = all
exploit-response-wins = response wins
exploit-worst = Kingdom { $number } is the worst for { $level }: the response wins { $share } ({ $interval }).
exploit-response = The response:
exploit-plan = The plan of { $level }:
