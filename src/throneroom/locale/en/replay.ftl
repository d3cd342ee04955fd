### The replay and the lab in the browser.

## The replay of a finished game: its controls and its key moments.

replay-pause = Pause
replay-play = Play
replay-speed = Speed
replay-open-line = Show this moment
replay-side = What is shown beside the replay
replay-left-in-deck =
    { $n ->
        [one] Left in { $name }'s deck: { $n } card
       *[other] Left in { $name }'s deck: { $n } cards
    }
replay-in-hand =
    { $n ->
        [one] { $name } has { $n } card in hand.
       *[other] { $name } has { $n } cards in hand.
    }
replay-hand = hand: { $cards }
moment-lead =
    { $who ->
        [you] You take the lead.
       *[other] { $name } takes the lead.
    }
moment-points =
    { $n ->
        [one] { $n } point in one turn.
       *[other] { $n } points in one turn.
    }
moment-curse = The first Curse.
moment-last-province = The last Province.

## The lab in the browser: its editor of strategies, its progress, and what its figures mean.

lab-completions = What can come next
lab-editor-help = One card per line, the most wanted first: Province if money > 18. Tab completes a word, Alt with the arrow keys chooses another.
lab-mistake-at = Line { $line }, column { $column }:
lab-games-so-far = { $done } of { $total } games
lab-seconds-so-far = { $done } of { $total } seconds
lab-measured-match =
    { $n ->
        [2] Share of wins of each against the other, in both seats. A shared win counts in part.
       *[other] Share of wins of each against all the others, in every seat. A shared win counts in part.
    }
lab-measured-search = Share of wins against big money.
lab-promise-match = How often each strategy wins, and how its points grow, is shown here.
lab-promise-search = The best strategies found are shown here, with how often they win.
lab-into-match = Add to the match
lab-this-kingdom = Try it in the lab
