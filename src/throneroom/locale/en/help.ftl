### The help of the command line, and what is wrong with one.
###
### help-<command> is the first paragraph, .more the further ones, .short the line in the list of commands (else the first
### paragraph is), .data and .data-2 the headings above what JSON looks like, and the other attributes the options.
### An option that several commands have stands in help-option. All on one line: the program breaks lines.

## What all of them have

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-examples = Examples:
help-default = [default: { $value }]
help-required = [required]
help-option =
    .help = Show this message and exit.
    .version = Show the version and exit.
    .lang = The language: en, es, fr or pl. [default: that of the system]
    .json = Data for programs.
    .own = A Python file with cards of your own; may be given several times.
    .seed = The same seed plays the same games. [default: 1]
    .jobs = Processes that play. [default: one for each core]
    .cluster = Play on the Dask cluster with this scheduler, such as tcp://host:8786.
    .kingdom = A recommended set, ten cards, or random.

## Words in capitals that stand for what is to be typed

metavar-options = OPTIONS
metavar-command = COMMAND
metavar-args = ARGS
metavar-name = NAME
metavar-names = NAMES
metavar-kinds = KINDS
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
    .more = NAME is a card's name in any language, or a part of it that fits no other card; case and accents do not matter.
    .data = JSON is a list of cards:
    .set = Only the cards of this set.

help-kingdom = Choose the ten kingdom cards of a game: by chance, by name of a recommended set, or by hand.
    .short = Choose the ten kingdom cards of a game.
    .more = Cards and sets may be named in any language. More than six people sit at several tables, each with a kingdom of its own.
    .data = JSON has the seed (null if nothing was left to chance) and the tables:
    .data-2 = and with --list the sets:
    .list = List the recommended sets.
    .from = Draw from one box, both, or five of each.
    .with = Draw a kingdom with this card, or these.
    .without = Draw a kingdom without this card, or these.
    .seed = The same seed and wishes give the same kingdom.
    .people = How many play.
    .split = Tables of at most four, also for 5 or 6 people.
    .swap = Next game of a series: each player may swap a card. 'random' swaps one for each.

help-play = Play in the browser; in the terminal with --terminal on the full screen, or with --plain line by line.
    .short = Play in the browser, or in the terminal.
    .more = In the terminal 1 to 6 people play at one keyboard, and bots, 2 to 6 in all. FILE is a saved game to go on with. Leaving it, Ctrl-C or the end of input saves it. Press ? on the full screen, or type help line by line.
    .plain = In the terminal, line by line: also for screen readers and pipes.
    .terminal = In the terminal, on the full screen.
    .port = For the browser. [default: 8470]
    .no-browser = Do not open the browser, only say where to go.
    .people = How many people play, or their names. [default: 1]
    .bots = How many bots play, or which: random, beginner, fair, good, strong, a built-in strategy, a strategy file.
    .kingdom = A recommended set, ten cards, or random. [default: First Game]
    .seed = The same seed deals the same cards.
    .load = Go on with a saved game.
    .save = Save to this file (.json: as JSON).
    .lang = The language: en, es, fr or pl; several, with commas, for several people. [default: that of the system]

help-replay = Print the log of a saved game, as a spectator saw it.
    .to = Stop when decision N (from 0 on) is asked.
    .seat = As this seat (from 0 on) saw it.
    .all = With everybody's hidden cards.

help-serve = Serve tables for friends: they open the address in a browser, or join with `throneroom join`.
    .short = Serve tables for friends.
    .more = The log goes to standard error, a line of JSON each. Ctrl-C ends the server; no game is lost.
    .host = The address to listen on; 0.0.0.0 for all.
    .port = 0 takes any free one.
    .database = A SQLite file, or postgresql://... for several processes. [default: a file of the user's]
    .workers = Server processes; more than one needs PostgreSQL.
    .bots = Processes for bots. [default: half the cores]
    .origin = A further web address clients may come from.
    .quiet = No log lines.

help-join = Join a server's table in the terminal, or come back to your seat.
    .short = Join a server's table in the terminal.
    .more = URL is the address of a table, as the browser shows it, or that of the server to choose a table there.
    .name = Your name at the table. [default: your login name]

help-watch = Watch a server's running table, or a saved game step by step or at speed.
    .short = Watch a running table or a record in the terminal.

help-simulate = Play many games between strategies and count who wins.
    .more = A, B, ... are built-in strategies, levels of play, or strategy files, 2 to 6 of them. Seats rotate, and as many games as there are players share their deal. Without --kingdom it is the cards that the strategies buy, filled up at random. The same seed gives the same result, for any number of processes. Ctrl-C shows what there is so far.
    .data = JSON, with percents of all games and 95 percent intervals:
    .games = How many games to play. [default: 10000]
    .precision = Stop when each win rate is known to so many percent points.
    .csv = Write each game to this file, one line each.
    .plot = Draw it: a .png or .svg file.
    .plot-kind = What to draw.
    .record = Save a game, to be read by replay.
    .record-game = Which game to save, as numbered in the CSV file.

help-tournament = Play each strategy against each, and rate them.
    .more = Names are as for simulate; without any they are the built-in strategies, those that suit a kingdom if one is given. Without a kingdom every two play with the cards they buy, filled up at random. Ratings are on the scale of Elo: 100 points more are 64 percent of the victories, 400 points 91 percent. A tie is half a victory.
    .data = JSON has the standings, best first, and the meetings of every two:
    .kingdom = Play in this kingdom; may be given several times.
    .kingdoms = Play in so many random kingdoms.
    .gauntlet = Only this one plays the others; they do not play each other.
    .games = Games of each two in each kingdom.
    .plot = Draw ratings and a heat map: .png or .svg.

help-search = Find a strong strategy for a kingdom, and tell how strong it is.
    .short = Find a strong strategy for a kingdom.
    .more = The strategy is printed in the strategy language. Saved to a file, it can be edited, simulated and played against. --seconds first sees how fast games are played, and then searches with as many as fit; the number is printed, and --games with that number and the same seed finds the same strategy on any machine. Ctrl-C prints the best so far.
    .data = JSON, with percents of games that the search did not choose by:
    .seconds = About how long to search. [default: 10]
    .games = How many games to search with; the same number finds the same strategy.
    .seats = For so many players.
    .save = Save the strategy, to be edited or played.

help-lab = Look into the lab itself: is the engine right, and how strong are the bots?
    .short = Is the engine right? How strong are the bots?

help-lab-validate = Measure numbers that three independent simulators agree on, and compare.
    .short = Check the engine against numbers of other simulators.
    .more = Each row is a match of built-in strategies: how often each wins, how often they tie, and how long games take. With 100,000 games each number must be within 0.7 percent points and 0.1 turn; with fewer, within what chance allows. The last row is a player alone with endless piles: the turn of the fourth Province, and the points after turn 17. The exit code is 1 if a number is off.
    .games = How many games to play for each row.

help-lab-levels = Measure how strong the levels are, on random kingdoms from both boxes.
    .short = Measure how strong the levels are.
    .more = Every level plays big-money, and the strongest also the best single-terminal big-money of each board: big money with one or two copies of the best Action card. Plans are made anew, and measured by games that they were not made with. Seats alternate. A tie is no win.
    .kingdoms = Random kingdoms from both boxes.
    .games = Games of each match.
    .list = Only say which levels there are, and how each plays.

## What is wrong with a command line

usage-no-command = there is no command { $name }
usage-no-option = there is no option { $name }
usage-no-argument = { $name } is missing
usage-no-required = the option { $name } is missing
usage-needs-value = the option { $name } needs a value
usage-takes-no-value = the option { $name } takes no value
usage-extra = nothing more is expected after these, but there is { $words }
usage-bad-value = invalid value for { $name }: { $reason }
usage-not-whole = { $value } is not a valid whole number
usage-not-number = { $value } is not a valid number
usage-between = { $value } is not from { $least } to { $most }
usage-at-least = { $value } is not { $least } or more
usage-one-of = { $value } is not { $names }
usage-closed = standard output is closed
usage-interrupted = interrupted
