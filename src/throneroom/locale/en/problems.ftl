### What cannot be done, for players at every kind of table. The layers below know the facts; these are the words.
###
### A text without a capital letter stands after a name, or is made a sentence where it stands alone.

## Names

problem-no-card = there is no card { $name }
problem-no-set = there is no recommended set { $name }, and a list of cards has commas
problem-did-you-mean = { $problem }; did you mean { $names }?
problem-ambiguous = { $name } may be { $names }; type more of the name
problem-card-taken = there already is a card called { $name }; give yours another name
problem-copies = no table has { $n } copies of a card: { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are as they are typed: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } is named more than once; a kingdom has { $n } different cards
# $wrong is how many are missing.
problem-kingdom-few = a kingdom has { $n } different cards, not { $given }; name { $wrong } more
problem-kingdom-many = a kingdom has { $n } different cards, not { $given }; leave out { $wrong }
problem-kingdom-basic = { $card } is a basic card and in every game; name kingdom cards only
problem-kingdom-source = a kingdom comes from { $known }, not from { $source }
problem-kingdom-needs = a kingdom has { $n } cards, and { $needed } are needed: { $cards }
problem-kingdom-both = { $card } is both needed and banned; choose one
problem-kingdom-share = { $source } has { $n } { $box } cards, and { $needed } are needed: { $cards }
problem-kingdom-bans = { $n } more cards from { $source } are wanted, but the bans leave { $left }; ban fewer
problem-kingdom-box = { $card } is of the box { $box }, but the kingdom is to come from { $source }; try { $both }
problem-kingdom-strategies = the strategies name { $needed } cards, and a kingdom has { $n }; choose by --kingdom: { $cards }
problem-swap-many = each player swaps one card at most: { $seats } players, but { $n } swaps
problem-swap-absent = { $card } was not in the last game; swap one of { $cards }
problem-swap-twice = { $card } is swapped twice; swap another card of the last game
problem-swap-known = { $card } was in the last game already; take a card that was not
problem-swap-taken = { $card } is taken twice; a kingdom has { $n } different cards
problem-swap-none = no card from { $source } is left to swap { $card } for; ban fewer cards

## Answers. $asked is a seat and a verb as they stand in a record.

problem-illegal = not a legal answer: { $given }; asked: { $asked }: { $amount } of { $options }
problem-between = { $least } to { $most }
problem-not-asked = nothing is asked: the game is over, or an answer is being carried out; given: { $given }

## Bots

problem-no-bot = there is no strategy, level or file { $name }
problem-bots-known = { $problem }; levels are { $levels }; strategies are { $strategies }
problem-bot-file = the file { $file } cannot be read: { $error }; name a strategy file, or one built in

## Strategies as text. Words of their language stay as they are: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place }: { $problem }
strategy-wrong-hint = { $place }: { $problem }; { $hint }
strategy-mark = this quotation mark is never closed
strategy-close-mark = write another " after the name
strategy-open = this parenthesis is never closed
strategy-close = write a ) where it ends
strategy-closed = this parenthesis was never opened
strategy-open-it = leave it out, or write a ( where it begins
strategy-no-card-before = the card is missing before 'if'
strategy-begins = a line begins with a card or a section, not with { $text }
strategy-no-card-inside = the card is missing in the parentheses
strategy-colon = the name of the strategy follows without a colon
strategy-alone = a section's name stands alone on its line
strategy-next-line = write { $text } on the next line
strategy-no-if = 'if' is missing after { $card }
strategy-one-card = a line takes one card
strategy-next-card = write the next card on the next line
strategy-after-card = after the card comes 'if' or the end of the line, not { $text }
strategy-no-condition = the condition is missing after { $word }
strategy-no-amount = an amount is missing after { $sign }
strategy-not-amount = { $text } is no amount
strategy-amounts = such as 18, money or own(Gold)
strategy-parentheses = { $word } needs its card in parentheses
strategy-sides = a comparison has two sides
strategy-join = join two comparisons by and: turn > 2 and turn < 9
strategy-no-comparison = a comparison is missing before { $text }
strategy-follow = { $text } cannot follow here
strategy-signs = join conditions by and, or; amounts by + - * /
strategy-end = the end of the line
strategy-no-section = there is no section { $title }
strategy-no-word = there is no word { $word }
strategy-no-sign = there is no sign { $sign }
strategy-no-card = there is no card { $name }
strategy-no-card-or-type = there is no card or type { $name }
strategy-name = the name of the strategy is missing, or not in the first line
strategy-name-first = the name of the strategy comes first
strategy-move-top = move this line to the top
strategy-endgame = endgame is about buying
strategy-move-up = move this line up to the buys
strategy-nothing = nothing is bought
strategy-lines = write one card on each line, such as: Province if money > 18
strategy-not-text = this is not text
strategy-utf-8 = save the file as UTF-8
strategy-one-at-a-time = a line takes one card at a time
strategy-no-number = write { $name } without the number
strategy-parts = a condition may have { $most } parts, and this one has { $n }
strategy-digits = { $number } has too many digits
strategy-digits-most = a number may have { $before } digits before the point and { $behind } behind it
strategy-needs-card = { $word } needs a card
strategy-nothing-inside = { $word } takes nothing in parentheses
strategy-write-alone = write { $word } alone
strategy-not-card = { $word } needs a card, and { $name } is none
strategy-example = such as: { $example }
strategy-such-as = such as { $example }
strategy-write = write { $text }
strategy-did-you-mean = did you mean { $names }?
strategy-there-are = there are { $names }

## What a server refuses: refused-<reason>, or refused-<reason>-<why> where more can be said

refused-not-yours-watching = Who watches cannot do this.
refused-not-yours-owner = Only who opened the table can begin.
refused-not-now-not-running = The game has not begun, or is over.
refused-not-now-resigned = This seat has resigned.
refused-not-now-begun = The game has begun.
refused-not-now-bot = A bot plays this seat; come back first.
refused-not-now-news = Something new was seen since, and this table does not take back then.
refused-not-now-undo-asked = Somebody asks to take back already.
refused-not-now-agree = The others have to agree.
refused-not-now-not-away = This seat is not away, or not for long enough.
refused-not-now-no-rematch = The game is not over, or the next one is there already.
refused-not-now-not-open = The game at this table has begun, or is over.
refused-not-now-two = A game needs two players at least; fill the open seats with bots.
refused-not-now-not-over = This game is not over.
refused-late-answered = This question was answered already.
refused-late-undo = This cannot be taken back any more.
refused-late-nothing = There is nothing to take back.
refused-late-no-undo = Nobody asks to take back.
refused-no-seat-taken = This seat is taken.
refused-no-seat-full = All seats are taken.
refused-bad-wish-name = A name has at least one letter that can be seen.
refused-bad-wish-same-name = Somebody called { $name } sits here already; take another name.
refused-bad-wish-level = There is no level { $name }; there are { $known }.
refused-busy-lab = The lab has too much to do; come again later.
refused-busy-watched = Too many watch this table.
refused-not-found-job = There is no such work in the lab any more.
refused-failed-table = This table cannot be read any more.
refused-lab-too-long = It took too long.
refused-lab-broke-down = The work broke down.

refused-bad-message = The server did not understand. Reload the page.
refused-too-large = That was too long. Make it shorter.
refused-too-fast = That was too fast. Wait a moment.
refused-hello-first = The server did not understand. Reload the page.
refused-protocol = The server has been renewed. Reload the page.
refused-no-table = There is no such table. It may have been closed; go back and open another.
refused-no-seat = This seat is not yours any more. You can watch, or open another table.
refused-no-watching = This table cannot be watched.
refused-not-now = That cannot be done now.
refused-not-yours = That is not yours to decide.
refused-not-asked = You were not asked. The table shows what is asked now.
refused-late = That came too late. The table shows what is asked now.
refused-illegal = That answer is not allowed. Choose again.
refused-bad-wish = That cannot be had. Change your wishes.
refused-busy = The server is busy. Your answer is sent again.
refused-store = The server cannot write at present. Your answer is sent again.
refused-not-found = There is nothing here. It may have been closed.
refused-failed = The server failed. Try again.
refused-unreachable = The server does not answer. Try again in a moment.
refused-undo-refused = The others want the game to go on.
refused-gone = This table was opened elsewhere or closed. Reload the page to go on here.
