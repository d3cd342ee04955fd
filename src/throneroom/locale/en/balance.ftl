### The balance report: is a card fair at its price? (docs/balance.md)

## The verdict. $share, $from and $to are percentages of kingdoms; $near and $far percentage points; $gap and $margin
## are balance-points.

balance-verdict-like = About as strong as { $card }, give or take { $margin }; at { $other } it would be bought first in { $share }% of kingdoms ({ $from } to { $to }%).
balance-verdict-stronger = Stronger than every printed card at { $cost }: { $gap } above { $card } ({ $near } to { $far }); at { $other } it would be bought first in { $share }% of kingdoms ({ $from } to { $to }%).
balance-verdict-weaker = Weaker than every printed card at { $cost }: { $gap } below { $card } ({ $near } to { $far }); at { $other } it would be bought first in { $share }% of kingdoms ({ $from } to { $to }%).
balance-verdict-between = Stronger than { $lower } and weaker than { $upper }; at { $other } it would be bought first in { $share }% of kingdoms ({ $from } to { $to }%).
balance-verdict-alone = No printed card costs { $cost }; at { $other } it would be bought first in { $share }% of kingdoms ({ $from } to { $to }%).
balance-verdict-early = Too few kingdoms for a verdict.

balance-points =
    { $n ->
        [one] { $n } percentage point
       *[other] { $n } percentage points
    }

## The table

balance-at = at { $cost }
balance-without = without it
balance-wins = wins
balance-bought = bought
balance-first = bought first
    .short = first
balance-copies = copies
    .short = copies
balance-advantage = first player’s lead
    .short = lead
balance-turns = turns
balance-long = over { $turns } turns
    .short = long
balance-stalled = never end
balance-difference = difference
balance-printed = The printed cards at { $cost }:
balance-sample =
    { $kingdoms ->
        [one] { $kingdoms } kingdom, { $games } games at each price, with 95% intervals. Wins: the best plan found with the card against the best without it. Bought: kingdoms where the plan with it wins at least half. The last four rows: games in which both players follow the same plan.
       *[other] { $kingdoms } kingdoms, { $games } games at each price, with 95% intervals. Wins: the best plan found with the card against the best without it. Bought: kingdoms where the plan with it wins at least half. The last four rows: games in which both players follow the same plan.
    }
balance-outdated = The figures of the printed cards were measured with older rules or an older method; they may differ a little.
balance-other-sample = The printed cards were measured on other kingdoms or with another number of games, so the comparison is less precise.

## A picture

balance-plot-title = { $card }: is it fair at { $cost }?
balance-plot-prices = Wins by price
balance-plot-printed = Printed cards at { $cost }
balance-plot-wins = wins of the plan with the card, in percent

## Running it

balance-measuring = Measuring
balance-file-or-reference = name a file of cards, or --reference to measure the printed cards
balance-which-card = name one card of { $file } with --card: { $cards }
balance-no-text = { $card } is not written in the card language, so its price cannot be changed
balance-reference-interrupted = interrupted; nothing was written

## In the browser

balance-page-title = Balance
balance-page-start = Is it fair?
balance-page-about = In random kingdoms, the lab lets the best plan with this card play against the best plan without it, and compares the card with the printed ones of its price. It stops when you leave this page.
balance-page-kingdoms = Kingdoms
balance-page-precision = More kingdoms take longer and make the ranges narrower.
balance-page-preparing = Looking for good plans …
balance-page-so-far = { $done } of { $total } kingdoms
balance-page-done =
    { $n ->
        [one] Measured in { $n } kingdom.
       *[other] Measured in { $n } kingdoms.
    }
balance-page-cancelled = Cancelled. What is known so far stays here.
balance-page-more = Measure { $n } kingdoms
balance-page-old = The card’s text has changed since. This report belongs to the earlier text.
balance-page-figures = Figures by price
balance-page-line = Range: 95% interval. Beyond the line at 50%, the plan with the card beats the best plan without it.
