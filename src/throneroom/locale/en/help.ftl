### Help texts of the command line, and what can be wrong with one.
###
### help-<command> is the first paragraph, .more what follows, .short the line in the list of commands (by default the first
### paragraph), .data and .data-2 introduce the JSON examples, and the other attributes describe the options.
### Options shared by several commands are in help-option. Each text stays on one line: the program wraps it.

## Common parts

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-section-play = Play:
help-section-look-up = Look up:
help-section-lab = Lab:
help-section-serve = Serve:
help-section-help = Help:
help-examples = Examples:
help-default = [default: { $value }]
help-required = [required]
help-option =
    .help = Show this message and exit.
    .version = Show the version and exit.
    .lang = Language: en, es, fr or pl. [default: the system's]
    .json = Print JSON.
    .custom = A file with custom cards (.py or .card), or a directory of such files; can be repeated.
    .seed = The same seed plays the same games. [default: 1]
    .jobs = Number of worker processes. [default: one per core]
    .cluster = Play on the Dask cluster with this scheduler, such as tcp://host:8786.
    .mistakes = What an error or an illegal answer of a bot costs: its answer (default), or the game (lose).
    .kingdom = A recommended set, ten cards, or random.
    .edition = Draw from the first or the second edition, or mix them.

## Placeholders in capitals for what the user types

metavar-options = OPTIONS
metavar-command = COMMAND
metavar-shell = SHELL
metavar-args = ARGS
metavar-name = NAME
metavar-names = NAMES
metavar-kinds = KINDS
metavar-database = DATABASE
metavar-dir = DIR
metavar-file = FILE
metavar-set = SET
metavar-list = LIST
metavar-card = CARD
metavar-cards = CARDS
metavar-old = OLD
metavar-new = NEW
metavar-points = POINTS
metavar-address = ADDRESS

## The commands

help-throneroom = Dominion and Intrigue: play, look up cards, choose a kingdom, replay a game, compare strategies.

help-cards = Show all cards, or one card with its rulings.
    .more = NAME is a card's name in any language, or any part of it that matches only one card; case and accents do not matter.
    .data = JSON is a list of cards:
    .set = Only cards from this set.
    .edition = Only cards of this edition, with its texts.

help-kingdom = Choose the ten kingdom cards of a game: at random, from a recommended set, or by hand.
    .short = Choose the ten kingdom cards of a game.
    .more = Cards and sets can be named in any language. More than six people are split into several tables, each with its own kingdom.
    .data = JSON has the seed (null if nothing was random) and the tables:
    .data-2 = and with --list the sets:
    .list = List the recommended sets.
    .from = Draw from one box, from both, or five from each.
    .with = Draw a kingdom that includes this card or cards.
    .without = Draw a kingdom that excludes this card or cards.
    .seed = The same seed and options give the same kingdom.
    .people = Number of players.
    .split = Use tables of at most four, even for 5 or 6 people.
    .swap = Next game of a series: each player may swap one card. 'random' swaps one per player.

help-workshop = Check, show and measure cards that are written as text.
    .more = FILE has cards in the card language; its name ends with .card.

help-workshop-check = Read the cards of a file, and report the first mistake.
    .short = Check a file of cards.
    .more = The exit code is 1 if there is a mistake.
    .data = JSON has the cards, and the mistake or null:

help-workshop-show = Show the cards of a file as players see them, in any language.
    .short = Show the cards of a file.
    .data = JSON is a list of cards, as of `throneroom cards --json`.

help-workshop-balance = Measure whether a card is fair at its price, beside the printed cards of that price.
    .short = Measure whether a card is fair at its price.
    .more = In random kingdoms, the best plan found with the card plays the best plan found without it, at the card’s price, one less and one more. Both are searched with the same number of games and play the same deals. Intervals are computed from one value per kingdom. The same seed gives the same result for any number of processes. Ctrl-C prints what is known. More --kingdoms make the figures more precise.
    .card = Measure this card of the file, if it has several.
    .kingdoms = Number of random kingdoms from both boxes. [default: 32]
    .games = Games per match. [default: 400]
    .search-games = Games to improve each plan with. [default: 8000]
    .plot = Draw the report, as .png or .svg.
    .reference = Measure all printed cards instead, and write the file that reports compare with.
    .data = JSON:

help-play = Play in the browser, in the full-screen terminal (--terminal), or line by line (--plain).
    .short = Play in the browser or the terminal.
    .more = 1 to 6 people play with bots, 2 to 6 players in all. In the terminal they share one keyboard. In the browser each has a window, and an address for each of them is printed. FILE is a saved game to continue. Quitting, Ctrl-C or the end of input saves the game. For help, press ? in the full-screen terminal, or type help in line mode.
    .plain = Play line by line; works with screen readers and pipes.
    .terminal = Play in the full-screen terminal.
    .port = Port for the browser. [default: 8470]
    .no-browser = Do not open the browser, only print the address.
    .people = Number of people, or their names. [default: 1]
    .bots = Number of bots, or which ones: random, beginner, fair, good, strong, expert, a built-in strategy, a strategy file, a class in Python (file.py:Class), or a trained network (network:FILE).
    .kingdom = A recommended set, ten cards, or random. [default: First Game]
    .seed = The same seed deals the same cards.
    .load = Continue a saved game.
    .save = Save to this file (.json for JSON).
    .advice = Several people at one keyboard agree to advice; against bots alone it is always available.
    .lang = Language: en, es, fr or pl; separate several with commas, one per person. [default: the system's]

help-replay = Print the log of a saved game as a spectator saw it.
    .to = Stop at decision N (counting from 0).
    .seat = Show what this seat (counting from 0) saw.
    .all = Include everyone's hidden cards.

help-coach = Show what each decision of a saved game was worth, and how much of the result was luck.
    .short = Show what your decisions were worth.
    .more = Every decision of every seat is judged from what that seat could know, by playing the game on many times. The loss of a decision is how much lower it left the chance to win than the best answer; what neither side's mistakes explain is luck. The same seed gives the same verdict for any number of processes. Ctrl-C prints what was found so far.
    .data = JSON, with chances from 0 to 1:
    .seat = The seat to coach, by number (counting from 0) or name.
    .quality = How many deals each decision gets.
    .plot = Draw the win chance and the luck, as .png or .svg.

help-serve = Host tables for friends, who open the address in a browser or join with `throneroom join`.
    .short = Host tables for friends.
    .more = The log is written to standard error, one line of JSON per entry. Ctrl-C stops the server; no game is lost. Each option can also be set in the environment, such as THRONEROOM_PORT=80 for --port 80; the command line wins.
    .host = Address to listen on; 0.0.0.0 for all.
    .port = Port; 0 picks any free one.
    .database = A SQLite file, or postgresql://... for several processes. [default: a file in the user's data folder]
    .workers = Server processes; more than one needs PostgreSQL.
    .bots = Bot processes. [default: half the cores]
    .origin = Also accept browsers whose page came from this address; can be repeated.
    .limit = Change a limit, such as connections=50; can be repeated. The hosting guide lists them.
    .daily-level = Level of the bot in the daily deal.
    .keep-days = Delete finished and closed tables after this many days without a change; running games are never deleted.
    .quiet = Do not write a log.

help-admin = List, close and export the tables of a running server, and delete names that players keep.
    .short = List, close and export a server's tables; delete names.
    .more = Run it on the server's own machine. The server and this command need the same secret in THRONEROOM_ADMIN_TOKEN.

help-admin-list = List the tables of a running server, latest change first.
    .short = List tables.
    .state = Only tables in this state.
    .url = Address of the server.

help-admin-close = Close a table. A game in progress ends, and its players see the result.
    .short = Close a table.
    .url = Address of the server.

help-admin-export = Print everything the server stores about a table, as JSON.
    .short = Print everything stored about a table.
    .more = The output contains the hidden cards of a game in progress. Do not show it to the players.
    .url = Address of the server.

help-admin-forget = Delete a name that a player keeps by a key, with its rating and the list of its games.
    .short = Delete a kept name.
    .more = Tables keep the name as it was typed there. Afterwards anybody can take the name again. The command asks you to type the name again, unless you give --yes.
    .yes = Do not ask.
    .url = Address of the server.

help-backup = Copy a server's SQLite file, even while the server is running.
    .more = The copy is one complete file. To restore it, stop the server and replace its file with the copy. Back up PostgreSQL with pg_dump.

help-check = Read every table of a server's database, even while the server is running, and report what is wrong.
    .short = Check a server's database.
    .more = The exit code is 1 if anything is wrong. A damaged table does not affect the others.
    .data = JSON has the number of tables, and the problems:

help-join = Join a table on a server in the terminal, or return to your seat.
    .short = Join a table on a server in the terminal.
    .more = URL is the address of a table, as the browser shows it, or of a server, to choose a table there.
    .name = Your name at the table. [default: your login name]

help-watch = Watch a game in progress on a server, or replay a saved game step by step or automatically.
    .short = Watch a live or saved game in the terminal.

help-simulate = Play many games between strategies and count who wins.
    .more = A, B, ... are built-in strategies, bot levels, strategy files, classes in Python (file.py:Class) or trained networks (network:FILE), 2 to 6 of them. Seats rotate: each deal is played with every rotation of the seats. Without --kingdom, the kingdom is made of the cards the strategies buy, filled up at random. The same seed gives the same result for any number of processes. Ctrl-C prints the results so far.
    .data = JSON, with percentages of all games and 95% intervals:
    .games = Number of games. [default: 10000]
    .precision = Stop when each win rate is known to within this many percentage points.
    .csv = Write one line per game to this file.
    .plot = Plot the results to a .png or .svg file.
    .plot-kind = What to plot.
    .record = Save one game to this file, to view with replay.
    .record-game = Which game to save, as numbered in the CSV file.

help-tournament = Play every strategy against every other and rate them.
    .more = Names are as in simulate; by default all built-in strategies play, or those that suit the kingdom if one is given. Without a kingdom, each pair plays with the cards it buys, filled up at random. Ratings use the Elo scale: 100 points more mean 64% of the wins, 400 points 91%. A tie counts as half a win.
    .data = JSON has the standings, best first, and the results of every pair:
    .kingdom = Play in this kingdom; can be repeated.
    .kingdoms = Play in this many random kingdoms.
    .gauntlet = Only this strategy plays all the others; they do not play each other.
    .games = Games per pair and kingdom.
    .plot = Plot ratings and a heat map to a .png or .svg file.

help-search = Find a strong strategy for a kingdom and measure how strong it is.
    .short = Find a strong strategy for a kingdom.
    .more = The strategy is printed in the strategy language; saved to a file, it can be edited, simulated and played against. --seconds first measures how fast games run, then searches with as many as fit in the time. It prints that number: --games with the same number and seed finds the same strategy on any machine. Ctrl-C prints the best strategy so far.
    .data = JSON; the percentages are from games that the search did not use:
    .seconds = Approximate time to search. [default: 10]
    .games = Number of games to search with; the same number finds the same strategy.
    .seats = Number of players.
    .save = Save the strategy to this file, to edit or play.

help-help = Show the help of a command.

help-version = Show the version.

help-completion = Print a script that lets bash, zsh or fish complete commands, options and names.
    .short = Complete commands and names in your shell.
    .more = The names of cards, recommended sets, levels and strategies are completed, too. Add the line for your shell to its startup file: .bashrc, .zshrc or config.fish.

help-lab = Check the lab itself: is the engine correct, and how strong are the bots?
    .short = Check the engine and the strength of the bots.

help-lab-validate = Compare the engine with figures on which three independent simulators agree.
    .short = Check the engine against other simulators.
    .more = Each row is a match between built-in strategies: how often each wins, how often they tie, and how long games last. With 100,000 games, each figure must be within 0.7 percentage points and 0.1 turns; with fewer, within the margin of error. The last row is a solo game with endless piles: the turn of the fourth Province, and the points after turn 17. The exit code is 1 if a figure is off.
    .games = Games per row.

help-lab-calibration = Compare the win chances that the advisor and the coach show with how games end.
    .short = Check the win chances of the advisor and the coach.
    .more = The bots of the levels fair, good and strong play in random kingdoms from both boxes. At one decision of each game, the win chance is predicted from the view of the seat that decides. Each row is a tenth of the scale: the mean prediction, and the share of games won with its interval; a tie counts as a half. The Brier score is the mean squared error, lower is better; the second one belongs to a model that knows only the score and the turn, fitted to the other half of the positions.
    .positions = Number of positions, one from each game.
    .kingdoms = { help-lab-levels.kingdoms }
    .deals = Deals played at each position.
    .custom = { help-lab-levels.custom }
    .plot = Draw predictions against results, as .png or .svg.

help-lab-levels = Measure how strong the bot levels are, on random kingdoms from both boxes.
    .short = Measure how strong the bot levels are.
    .more = Every level plays big-money. The strongest levels also play the best big money with one or two copies of a single Action card, chosen for each kingdom, and each level with a plan plays those below it. Plans are made from scratch and measured on games not used to make them. Seats alternate. A tie is not a win. The same seed gives the same result for any number of processes. Ctrl-C prints the kingdoms that are finished.
    .kingdoms = Number of random kingdoms from both boxes.
    .games = Games per match.
    .expert-games = Games per match of a level that thinks about every decision. 0 leaves them out.
    .bot = Measure this bot instead of the levels: against big-money, the best single terminal and all levels but expert.
    .custom = A file with custom cards (.py or .card), or a directory; all of them are in each kingdom. Can be repeated.
    .list = Only list the levels and how each plays.

help-lab-games = Write the decisions of many games to a Parquet file, to imitate or to analyze.
    .short = Write the decisions of many games to a file.
    .more = A, B, ... are named as in simulate. Each row is an action: what the seat observed, what it might do, what it did, and how the game ended; docs/data.md describes the columns. Seats rotate as in simulate, and game N is the same game. Without a kingdom, it is made of the cards the strategies buy, filled up at random. The same seed gives the same file for any number of processes. After Ctrl-C, the file has the games that were finished.
    .out = The file to write, such as games.parquet.
    .kingdom = Play in this kingdom; can be repeated.
    .kingdoms = Play in this many random kingdoms.
    .games = Games per kingdom.
    .layout = Observations with places for all printed cards (standard), or only for those of the kingdoms.

help-lab-leaderboard = Rate the levels, the built-in strategies and other bots, and write a page with the results.
    .short = Rate levels, strategies and other bots.
    .more = Everybody plays big-money, fair and good in the same random kingdoms as in lab levels. A built-in strategy plays only where all its cards are. The page is Markdown; without --out it is printed. The same seed gives the same results for any number of processes, except for the speed. After Ctrl-C, the kingdoms that are finished are printed, and no file is written.
    .out = Write the page to this file.
    .bot = Another contestant, such as file.py:Class or network:FILE; can be repeated.
    .kingdom = Play in this kingdom alone instead of random ones.
    .kingdoms = Number of random kingdoms from both boxes.
    .games = Games per match.
    .expert-games = Games per match of a level that thinks about every decision. 0 leaves it out.

help-lab-exploit = Search for the plan that wins most against a level, on random kingdoms from both boxes.
    .short = Search for plans that beat a level.
    .more = The response is searched against the plan that the level follows, and measured on games the search did not use. If the level also thinks at the table, the best three responses first play it, and the one that wins most is measured on new games. Seats alternate. A tie is not a win. The same seed gives the same result for any number of processes. Ctrl-C prints the kingdoms that are finished.
    .level = The level to beat.
    .kingdoms = Number of random kingdoms from both boxes.
    .games = Games to measure each response with.
    .expert-games = Games per match of a level that thinks about every decision.
    .search-games = Games to search each response with. [default: as many as the level strong]
    .custom = { help-lab-levels.custom }

## What is wrong with a command line

usage-no-command = no command named { $name }
usage-no-option = no option named { $name }
usage-no-argument = { $name } is missing
usage-no-required = the option { $name } is missing
usage-needs-value = the option { $name } needs a value
usage-takes-no-value = the option { $name } takes no value
usage-extra = unexpected: { $words }
usage-bad-value = invalid value for { $name }: { $reason }
usage-not-whole = { $value } is not a valid whole number
usage-not-number = { $value } is not a valid number
usage-between = { $value } is not between { $least } and { $most }
usage-at-least = { $value } is not { $least } or more
usage-one-of = { $value } is not one of { $names }
usage-closed = standard output is closed
usage-interrupted = interrupted
# After every error: where to read on.
usage-read-on = { $problem } For help: { $command }
