### The coach: what a game's decisions were worth, in the terminal and in the browser.

coach-heading = { $name }: { $range }
coach-rate =
    { $n ->
        [one] Average loss: { $rate } thousandths of a win, over one decision
       *[other] Average loss: { $rate } thousandths of a win per decision, over { $n } decisions
    }
coach-result = Win chance: { $initial } at the start, { $final } at the end
coach-sum = Own mistakes { $lost }, opponents' mistakes { $gained }, luck { $luck }
coach-adjusted = Result without luck: { $percent }
coach-unfinished = The game was not finished; the last figure is the win chance where it stopped.
coach-curve = Win chance
coach-costliest = Costliest decisions
coach-no-mistakes = No mistake stands out from the noise.
# In turn 7 the player bought Silver.
coach-turn-answer = Turn { $turn }: { $answer }
coach-loss = { $grade }, −{ $loss } ({ $low } to { $high })
coach-better = Better: { $answer }.
coach-replay-here = See it: { $command }
coach-column-turn = turn
coach-column-chance = win chance
coach-column-lost = mistakes
coach-column-luck = luck
coach-end = end
coach-judging = Judging decisions
coach-per-second = decisions/s
coach-interrupted = interrupted; here is what was found so far
coach-nothing = interrupted before the first decision was judged
coach-deals = { $rollouts } games played to their end in { $seconds } s

## Names for mistakes, by their cost

coach-grade-inaccuracy = inaccuracy
coach-grade-mistake = mistake
coach-grade-blunder = blunder

## Names for the average loss per decision

coach-range-masterly = masterly play
coach-range-expert = expert play
coach-range-advanced = advanced play
coach-range-solid = solid play
coach-range-casual = casual play
coach-range-learning = beginner's play

## Plots

coach-plot-turn = turn
coach-plot-luck = Luck by turn
coach-plot-percent = percentage points
