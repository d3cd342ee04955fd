### Error messages shared by the browser, the terminal and the command line. The code reports a key and facts; the texts are here.
###
### A text without a capital letter may follow a place ("plan.txt:3:8: ..."); shown alone, it is made a sentence.

## Names

problem-no-card = no card named { $name }
problem-no-set = no recommended set named { $name } (to list cards, separate them with commas)
problem-did-you-mean = { $problem }. Did you mean { $names }?
problem-ambiguous = { $name } could be { $names }; type more of the name
problem-card-taken = there is already a card named { $name }; give yours another name
problem-copies = no game has { $n } copies of a card: { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are what the player types: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } is listed more than once; a kingdom has { $n } different cards
# $wrong is how many to add or remove.
problem-kingdom-few = a kingdom has { $n } different cards, not { $given }; add { $wrong } more
problem-kingdom-many = a kingdom has { $n } different cards, not { $given }; remove { $wrong }
problem-kingdom-basic = { $card } is a basic card and already in every game; list only kingdom cards
problem-kingdom-source = a kingdom can be drawn from { $known }, not from { $source }
problem-kingdom-edition = the edition is { $known }, not { $edition }
problem-kingdom-other-edition = { $card } is not in the { $edition } edition, from which the kingdom is drawn; try { $mixed }
problem-kingdom-needs = a kingdom has { $n } cards, but { $needed } are required: { $cards }
problem-kingdom-both = { $card } is both required and banned; choose one
problem-kingdom-share = { $source } takes { $n } { $box } cards, but { $needed } are required: { $cards }
problem-kingdom-bans = { $n } more cards from { $source } are needed, but the bans leave { $left }; ban fewer
problem-kingdom-box = { $card } is from { $box }, but the kingdom is drawn from { $source }; try { $both }
problem-kingdom-strategies = the strategies use { $needed } cards, but a kingdom has { $n }; choose them with --kingdom: { $cards }
problem-swap-many = each player may swap at most one card, but there are { $n } swaps for { $seats } players
problem-swap-absent = { $card } was not in the last game; swap one of these: { $cards }
problem-swap-twice = { $card } is swapped out twice; swap out another card instead
problem-swap-known = { $card } was already in the last game; swap in a card that was not
problem-swap-taken = { $card } is swapped in twice; a kingdom has { $n } different cards
problem-swap-none = no card from { $source } is left to replace { $card }; ban fewer cards

## Answers. $asked is a seat and a verb as in a record.

problem-illegal = illegal answer: { $given }; expected: { $asked }: { $amount } of { $options }
problem-between = { $least } to { $most }
problem-not-asked = no answer is expected: the game is over, or an answer is being resolved; given: { $given }

## Bots

problem-no-bot = no strategy, level or file named { $name }
problem-bots-known = { $problem }; levels: { $levels }; strategies: { $strategies }
problem-bot-file = cannot read { $file }: { $error }; give a strategy file or a built-in strategy
problem-python-file = cannot read { $file }: { $error }
problem-python-failed = cannot load { $file }: { $error }
problem-python-empty = no bot in { $file }; define a class that inherits from throneroom.Bot
problem-python-several = several bots in { $file }; choose one: { $names }
problem-python-no-class = no class { $name } in { $file }; its bots: { $names }
problem-python-no-bot = no bot: { $name } in { $file }; it must be a class that inherits from throneroom.Bot
problem-python-not-made = cannot make { $name } of { $file }: { $error }; a bot is made without arguments
problem-network-file = cannot read { $file }: { $error }
problem-network-damaged = no trained network in { $file }, or it is damaged: { $error }; make one with train_ppo.py
problem-network-format = { $file } has format version { $found }, and this program reads { $known }; train the network again
problem-network-layout = { $file } has layout version { $found }, and this program has { $known }; train the network again
problem-network-card = the network in { $file } was trained with cards that are not here: { $error }; add them with --custom

## Strategies as text. The words of the strategy language are never translated: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place }: { $problem }
strategy-wrong-hint = { $place }: { $problem }; { $hint }
strategy-mark = this quotation mark is never closed
strategy-close-mark = add another " after the name
strategy-open = this parenthesis is never closed
strategy-close = add a ) where it ends
strategy-closed = this parenthesis was never opened
strategy-open-it = remove it, or add a ( where it begins
strategy-no-card-before = the card before 'if' is missing
strategy-begins = a line starts with a card or a section, not with { $text }
strategy-no-card-inside = the parentheses need a card
strategy-colon = 'strategy' takes no colon
strategy-alone = a section heading needs its own line
strategy-next-line = move { $text } to the next line
strategy-no-if = 'if' is missing after { $card }
strategy-one-card = a line takes only one card
strategy-next-card = put the next card on the next line
strategy-after-card = expected 'if' or the end of the line after the card, not { $text }
strategy-no-condition = a condition is missing after { $word }
strategy-no-amount = an amount is missing after { $sign }
strategy-not-amount = { $text } is not an amount
strategy-amounts = for example 18, money or own(Gold)
strategy-parentheses = { $word } needs its card in parentheses
strategy-sides = a comparison has only two sides
strategy-join = join two comparisons with and: turn > 2 and turn < 9
strategy-no-comparison = a comparison is missing before { $text }
strategy-follow = { $text } is not allowed here
strategy-signs = join conditions with and, or; amounts with + - * /
strategy-end = the end of the line
strategy-no-section = no section named { $title }
strategy-no-word = unknown word { $word }
strategy-no-sign = unknown operator { $sign }
strategy-no-card = no card named { $name }
strategy-no-card-or-type = no card or type named { $name }
strategy-name = the strategy's name is missing, or not on the first line
strategy-name-first = the strategy's name comes first
strategy-move-top = move this line to the top
strategy-endgame = 'endgame' belongs with the buys
strategy-move-up = move this line up to the buys
strategy-nothing = the strategy buys nothing
strategy-lines = write one card per line, for example: Province if money > 18
strategy-not-text = this is not a text file
strategy-utf-8 = save the file as UTF-8
strategy-one-at-a-time = a line names one card at a time
strategy-no-number = write { $name } without the number
strategy-parts = a condition may have at most { $most } parts, but this one has { $n }
strategy-digits = { $number } has too many digits
strategy-digits-most = a number may have up to { $before } digits before the point and { $behind } after it
strategy-needs-card = { $word } needs a card
strategy-nothing-inside = { $word } takes no parentheses
strategy-write-alone = write just { $word }
strategy-not-card = { $word } needs a card, and { $name } is not one
strategy-example = for example: { $example }
strategy-such-as = for example { $example }
strategy-write = write { $text }
strategy-did-you-mean = did you mean { $names }?
strategy-there-are = choose from { $names }

## Requests that a server refuses: refused-<reason>, or refused-<reason>-<why> for a more specific text

refused-not-yours-watching = Spectators cannot do this.
refused-not-yours-owner = Only the host can do this.
refused-not-now-not-running = The game has not started, or is already over.
refused-not-now-resigned = This seat has already resigned.
refused-not-now-outdated = This game was started with an older version of the program and cannot be continued or replayed. Its players can resign to end it as a draw.
refused-not-now-custom-missing = { $n ->
    [one] The server no longer has the custom card { $cards }, so this game cannot be continued; what happened so far is kept, and it goes on when the card is back.
   *[other] The server no longer has the custom cards { $cards }, so this game cannot be continued; what happened so far is kept, and it goes on when the cards are back.
}
refused-not-now-custom-changed = { $n ->
    [one] The custom card { $cards } has changed since this game began, so it cannot be continued; what happened so far is kept, and it goes on when the card is as it was.
   *[other] The custom cards { $cards } have changed since this game began, so it cannot be continued; what happened so far is kept, and it goes on when the cards are as they were.
}
refused-failed-card = A custom card failed, and your answer was not taken: { $error }
refused-not-now-begun = The game has already started.
refused-not-now-bot = A bot is playing for you; take over first.
refused-not-now-news = New information has been revealed, and this table does not allow undo after that.
refused-not-now-undo-asked = Someone has already asked to undo.
refused-not-now-agree = The other players have to agree first.
refused-not-now-not-away = This player is not away, or has not been away for long enough.
refused-not-now-no-rematch = The game is not over, or the next one has already started.
refused-not-now-not-open = The game at this table has already started or ended.
refused-not-now-two = A game needs at least two players; fill the free seats with bots.
refused-not-now-not-over = This game is not over yet.
refused-not-now-deal = Only players who have finished this deal may see this game.
refused-not-now-deal-key = This would show every shuffle. For a daily deal it opens one day later.
refused-not-now-deal-played = This is your own deal. Send the link to a friend.
refused-not-now-deal-over = This deal was for another day. Play the one of today.
refused-no-seat-offer = Only somebody who played this game can offer its deal.
refused-not-found-deal = There is no such deal. It may be too old.
refused-failed-deal = This deal can no longer be read.
refused-busy-deal = Too many people play this deal.
refused-too-fast-dailies = Many players from your address have begun a daily deal today. Try again later.
refused-not-found-name = This server does not keep the name { $name } for you: it was forgotten, or not used for a long time. Keep it again, or remove the key from this browser.
refused-not-found-kept-name = Nobody keeps the name { $name } on this server.
refused-not-yours-name-taken = Somebody else keeps the name { $name } here. Choose another name, or enter its key if it is yours.
refused-not-yours-name-key = The name { $name } is kept by another key. Enter that key, or play under another name.
refused-bad-wish-name-key = A key has { $least } to { $most } letters and digits. Copy it as a whole.
refused-bad-wish-no-key = The key that keeps the name is missing.
refused-failed-name = What is stored about this name can no longer be read. Choose another name.
refused-too-fast-names = Many names have been taken from your address today. Try again tomorrow.
refused-late-answered = This question has already been answered.
refused-late-undone = This question has been undone.
refused-late-undo = This can no longer be undone.
refused-late-nothing = There is nothing to undo.
refused-late-no-undo = Nobody has asked to undo.
refused-no-seat-taken = This seat is taken.
refused-no-seat-full = All seats are taken.
refused-no-seat-used = This link has already been used, or is no longer valid. Start the game again.
refused-bad-wish-from-position = A game that starts from a position can be continued only with --terminal or --plain.
refused-bad-wish-over = This game is over.
refused-bad-wish-name = A name needs at least one visible character.
refused-bad-wish-same-name = Someone named { $name } is already at this table; choose another name.
refused-bad-wish-level = No level named { $name }; choose from { $known }.
refused-busy-lab = The lab is busy; try again later.
refused-busy-watched = This table has too many spectators.
refused-busy-tables = Too many tables are being opened. Try again in a minute.
refused-busy-connections = Too many connections from your address. Close some tabs and reload the page.
refused-busy-full = The server is full. Try again later.
refused-busy-replays = Too many replays at the moment. Try again later.
refused-busy-texts = This server has read too many different cards and must be restarted.
refused-too-fast-tables = You have opened too many tables. Wait a moment.
refused-too-fast-texts = You have sent too many cards. Wait a moment.
refused-too-fast-chat = Too many chat messages. Wait a moment.
refused-too-fast-replays = You have looked at too many finished games. Wait a moment.
refused-too-fast-jobs = You have too many lab jobs. Wait until one is done.
refused-not-now-long = This table has been in use for too long. Open another one.
refused-not-now-advice-never = Advice is turned off at this table.
refused-not-now-advice-agreed = Advice is given only while every person at the table has agreed to it. Not yet: { $names }.
refused-not-now-advice-unknown = There is no advice about this question.
refused-too-fast-advice = You already get advice at another table. Close that first.
refused-busy-advice = Too many players are asking for advice at the moment. Try again later.
refused-failed-advice = The advisor failed. Ask again.
refused-not-found-admin = This server has no admin token. Start it with THRONEROOM_ADMIN_TOKEN.
refused-not-yours-admin = The admin token is wrong.
refused-not-found-job = This lab job no longer exists.
refused-failed-table = This table can no longer be read.
refused-lab-too-long = The job took too long.
refused-lab-broke-down = The job failed.

refused-bad-message = The server did not understand the request. Reload the page.
refused-too-large = That is too long. Make it shorter.
refused-too-fast = Too many requests. Wait a moment.
refused-hello-first = The server did not understand the request. Reload the page.
refused-protocol = The server has been updated. Reload the page.
refused-no-table = This table does not exist. It may have been closed; go back and open another.
refused-no-seat = This seat is no longer yours. You can watch, or open another table.
refused-no-watching = This table does not allow spectators.
refused-not-now = That is not possible right now.
refused-not-yours = That is not your decision.
refused-not-asked = You were not asked. The table shows the current decision.
refused-late = That came too late. The table shows the current decision.
refused-illegal = That answer is not allowed. Choose again.
refused-bad-wish = That is not possible. Change your request.
refused-busy = The server is busy. Your answer will be sent again.
refused-store = The server cannot save right now. Your answer will be sent again.
refused-not-found = There is nothing here. It may have been closed.
refused-failed = Server error. Try again.
refused-unreachable = The server is not responding. Try again in a moment.
refused-undo-refused = The other players declined the undo.
refused-gone = This table was opened elsewhere or closed. Reload the page to continue here.
