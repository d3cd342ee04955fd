### Output of the lab: `throneroom simulate`, `tournament` and `lab`.

## Numbers

lab-percent = { $value }%
# An interval, such as "70.5 to 72.3".
lab-range = { $low } to { $high }
lab-interval = 95% interval

## A match

lab-title = { $names }: { $games } games
lab-kingdom = Kingdom: { $kingdom } (seed { $seed })
lab-wins = wins
lab-points = points
lab-ties = ties
# Turns of the player who took more, with the interval if there is one.
lab-turns = Turns: { $turns }
lab-turns-between = Turns: { $turns } ({ $range })
lab-endings = Ended by: { $endings }
lab-ending-provinces = Provinces { $percent }
lab-ending-piles = empty piles { $percent }
lab-ending-stalled = turn limit { $percent }
lab-ending-forfeited = forfeits { $percent }
lab-first = Won by the first player: { $percent }
lab-rate = { $rate } games per second, { $seconds } s
lab-progress = { $done } of { $total }, { $rate } { $unit }
lab-games-per-second = games/s
lab-playing = Playing
lab-watching = Watching

## Results

lab-interrupted = interrupted after { $games } games; here are the results so far
lab-nothing = interrupted before the first games were finished
lab-plot-saved = Plot: { $file }
lab-csv-saved = Games: { $file }
lab-record-saved = Game { $number }: { $file } (throneroom replay { $file })

## Problems

lab-too-few = { $n ->
        [one] a game needs at least { $fewest } strategies, not { $n }
       *[other] a game needs { $fewest } to { $most } strategies, not { $n }
    }
lab-bad-plot = { $file }: a plot must be a .png or .svg file, not { $suffix }
lab-no-folder = { $file }: no such folder: { $folder }
lab-is-folder = { $file }: this is a folder; give a file name
lab-card-failed = a game failed, perhaps because of a custom card: { $error }
lab-not-with-cluster = --jobs uses this machine, --cluster uses others; choose one

lab-needs = this needs { $package }; install it with: { $command }
lab-dying = worker processes keep dying; is the memory full? Try fewer --jobs
lab-no-scheduler = no Dask scheduler answers at { $address } (expected an address like tcp://host:8786): { $reason }
lab-no-workers = the cluster at { $address } has no workers; start one there with: { $command }
lab-not-there = the scheduler and the workers at { $address } need throneroom too; install it there with: { $command }
lab-other-version = this is throneroom { $version }, but { $address } runs { $others }; install the same version there
lab-lost = lost the cluster's workers or its scheduler

## Plots

lab-plot-about = { $games } games in { $kingdom }
lab-plot-wins = Wins, with 95% intervals
lab-plot-percent = percent of games
lab-plot-length = Game length
lab-plot-turns = turns of the player who took more
lab-plot-mean = mean { $value }
lab-plot-score = Points after each turn (band: middle half of games)
lab-plot-points = points
lab-plot-money = Coins to spend each turn (band: middle half of games)
lab-plot-coins = coins
lab-plot-turn = turn
lab-plot-deck = { $name }'s deck
lab-plot-cards = cards owned (mean)
lab-plot-others = others

## Validation

lab-validate-title = Measured (expected), { $games } games each
lab-match = A against B
lab-a-wins = A wins
lab-b-wins = B wins
lab-turns-column = turns
lab-alone = solo
lab-fourth-province = turn of the 4th Province
lab-points-then = points after turn 17
lab-check = { $measured } ({ $expected })
lab-holds = ok
lab-off = off
lab-all-hold = All figures are within tolerance.
lab-some-off = Some figures are off.

## Tournaments

lab-tournament-title =
    { $kingdoms ->
        [one] { $n } strategies, { $games } games in one kingdom
       *[other] { $n } strategies, { $games } games in { $kingdoms } kingdoms
    }
lab-rating = rating
lab-victories = wins
lab-games = games
lab-against = percent against
lab-kingdoms-twice = --kingdom names kingdoms, --kingdoms draws them at random; choose one
lab-no-tournament = a tournament needs at least 2 strategies, not { $n }: { $names }
lab-plot-ratings = Ratings, with 95% intervals
lab-plot-heat = Wins of the row over the column, %
lab-plot-tournament = Tournament of { $n } strategies
lab-plot-tournament-about =
    { $kingdoms ->
        [one] { $games } games in { $kingdom }
       *[other] { $games } games in { $kingdoms } kingdoms
    }

## Calibration

calibration-measuring = Comparing
calibration-unit = positions/s
calibration-title = Predictions at { $positions } positions
calibration-predicted = predicted
calibration-result = won
calibration-off = off by
calibration-positions = positions
calibration-brier = Brier score { $brier }; from score and turn alone { $naive }
calibration-nothing = interrupted before there were enough positions
calibration-interrupted =
    { $n ->
        [one] interrupted after { $n } position; here are the results so far
       *[other] interrupted after { $n } positions; here are the results so far
    }

## The leaderboard

leaderboard-title = Leaderboard
leaderboard-about =
    { $kingdoms ->
        [one] Levels, built-in strategies and other bots play { $opponents } in one kingdom: { $where } (seed { $seed }).
       *[other] Levels, built-in strategies and other bots play { $opponents } in { $kingdoms } random kingdoms from both boxes (seed { $seed }).
    }
leaderboard-notes = Seats alternate within each deal. Ratings use the Elo scale: 100 points more mean 64% of the wins; a tie counts as half a win there, but is not a win in the other columns. In parentheses are 95% intervals. A built-in strategy plays only in kingdoms that have all its cards, so ratings of strategies with few kingdoms say little about the others. Games per second are those of one process against big-money, on the machine that made this page.
leaderboard-name = name
leaderboard-kind = kind
leaderboard-level = level
leaderboard-strategy = strategy
leaderboard-bot = bot
leaderboard-wins = wins against { $opponent }
leaderboard-kingdoms = kingdoms
leaderboard-saved = Leaderboard: { $file }

## Games as data

games-saved = { $games } games with { $decisions } decisions: { $file }
games-interrupted = interrupted; the file has the games that were finished
