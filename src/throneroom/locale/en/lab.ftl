### What the lab shows: `throneroom simulate`, `tournament` and `lab`.

## Numbers

lab-percent = { $value }%
# An interval, such as 70.5 to 72.3
lab-range = { $low } to { $high }
lab-interval = 95% interval

## A match

lab-title = { $names }: { $games } games
lab-kingdom = Kingdom: { $kingdom } (seed { $seed })
lab-wins = wins
lab-points = points
lab-ties = ties
# Of the player who took more turns, with the interval if there is one
lab-turns = Turns: { $turns }
lab-turns-between = Turns: { $turns } ({ $range })
lab-endings = Ended by: { $endings }
lab-ending-provinces = Provinces { $percent }
lab-ending-piles = empty piles { $percent }
lab-ending-stalled = nobody, stopped { $percent }
lab-first = Won by the one who began: { $percent }
lab-rate = { $rate } games per second, { $seconds } s
lab-progress = { $done } of { $total }, { $rate } { $unit }
lab-games-per-second = games/s
lab-playing = Playing
lab-watching = Watching

## What came of it

lab-interrupted = interrupted after { $games } games; this is what there is
lab-nothing = interrupted before the first games were over
lab-plot-saved = Drawn: { $file }
lab-csv-saved = Games: { $file }
lab-record-saved = Game { $number }: { $file } (throneroom replay { $file })

## What cannot be done

lab-too-few = { $n ->
        [one] a game needs at least { $fewest } strategies, and this is { $n }
       *[other] a game needs { $fewest } to { $most } strategies, and these are { $n }
    }
lab-bad-plot = { $file }: a plot is a .png or .svg file, not { $suffix }
lab-no-folder = { $file }: there is no folder { $folder }
lab-is-folder = { $file }: this is a folder; name a file
lab-card-failed = a game failed, perhaps by a card of your own: { $error }
lab-not-with-cluster = --jobs is for this machine, and --cluster plays on others; choose one

lab-needs = this needs { $package }; install it with: { $command }
lab-dying = the processes that play keep dying; is the memory full? Try fewer --jobs
lab-no-scheduler = no Dask scheduler answers at { $address }, such as tcp://host:8786: { $reason }
lab-no-workers = the cluster at { $address } has no workers; start one there: { $command }
lab-not-there = the scheduler and the workers at { $address } need throneroom too; there: { $command }
lab-other-version = this is throneroom { $version }, and at { $address } runs { $others }; install the same there
lab-lost = the workers of the cluster, or its scheduler, were lost

## Plots

lab-plot-about = { $games } games in { $kingdom }
lab-plot-wins = Wins, with 95% intervals
lab-plot-percent = percent of games
lab-plot-length = How long games take
lab-plot-turns = turns of the player who took more
lab-plot-mean = mean { $value }
lab-plot-score = Points after each turn (band: the middle half of games)
lab-plot-points = points
lab-plot-money = Coins to spend each turn (band: the middle half of games)
lab-plot-coins = coins
lab-plot-turn = turn
lab-plot-deck = The deck of { $name }
lab-plot-cards = cards owned (mean)
lab-plot-others = others

## Validation

lab-validate-title = Measured (expected), { $games } games each
lab-match = match of A and B
lab-a-wins = A wins
lab-b-wins = B wins
lab-turns-column = turns
lab-alone = alone
lab-fourth-province = turn of the 4th Province
lab-points-then = points after turn 17
lab-check = { $measured } ({ $expected })
lab-holds = ok
lab-off = off
lab-all-hold = All numbers are within the tolerance.
lab-some-off = Some numbers are off.

## Tournaments

lab-tournament-title =
    { $kingdoms ->
        [one] { $n } strategies, { $games } games in one kingdom
       *[other] { $n } strategies, { $games } games in { $kingdoms } kingdoms
    }
lab-rating = rating
lab-victories = victories
lab-games = games
lab-against = percent against
lab-kingdoms-twice = --kingdom names kingdoms, and --kingdoms draws them; choose one
lab-no-tournament = a tournament needs at least 2 strategies, and this is { $n }: { $names }
lab-plot-ratings = Ratings, with 95% intervals
lab-plot-heat = Victories of the row over the column, %
lab-plot-tournament = Tournament of { $n } strategies
lab-plot-tournament-about =
    { $kingdoms ->
        [one] { $games } games in { $kingdom }
       *[other] { $games } games in { $kingdoms } kingdoms
    }
