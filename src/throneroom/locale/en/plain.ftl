### The game line by line: the board in words, commands, saving, the end of a game, and errors.

plain-input = >
plain-person = Player { $n }
plain-none = no card

## Several people at one keyboard

plain-hand-over = { $name }, it is your move.
plain-hand-over-wait = { $name }, it is your move. Everyone else, look away.
plain-enter = Press Enter.
# $name is the player who has just answered.
plain-enter-or-undo = Press Enter. ({ $name } can still type undo.)

## Help and messages about commands

plain-help =
    To choose: type a name (militia), its first letters (mil), or its number (3).
    Several at once: 1 3, or copper estate, or 2 copper, estate.
    Also: all (or a), all copper, none. Enter alone means none, if that is allowed.
    If there is only one option: yes or no.
    help CARD: what a card does.      rule: the rule behind the question.
    table: show the table again.      log: what happened. log 2: the last 2 turns.
    undo: undo your last answer.      save FILE: save the game.
    lang fr: change the language.     quit: save and quit.
    hint: what each answer is worth, and why.
    First letters mean a card; type a command in full, or after a slash: /u.
plain-save-where = Save where? Type: save FILE
plain-saved = Saved to { $file }.
plain-not-saved = Not saved: { $reason }
plain-nothing-to-undo = There is nothing to undo: you have not answered anything yet.
plain-undo-news = Since your last answer: { $news }.
plain-news-draw = cards were drawn
plain-news-shuffle = a deck was shuffled
plain-news-reveal = cards were revealed
plain-news-other-seat = other players have answered
plain-news-look = cards were looked at
plain-undo-sure = Undo anyway? (yes or no)
plain-not-undone = Nothing was undone.
# $others is how many later answers of other players are undone with it.
plain-undone =
    { $others ->
        [0] Undone: { $answer }.
        [one] Undone: { $answer }, and { $others } later answer by another player.
       *[other] Undone: { $answer }, and { $others } later answers by other players.
    }

## The start

plain-welcome = Throneroom: { $names }. Kingdom: { $kingdom }. Seed { $seed }. Type help to learn how to play.
plain-go-on = Throneroom: { $names }. Continuing { $file }. Type help to learn how to play.
plain-preparing =
    { $n ->
        [one] { $names } is studying the kingdom; this may take a few seconds.
       *[other] { $names } are studying the kingdom; this may take a few seconds.
    }
plain-next-game = Another game, seed { $seed }. { $name } goes first.

## The end

plain-score =
    { $n ->
        [one] { $name }: { $n } point in { $turns }: { $cards }
       *[other] { $name }: { $n } points in { $turns }: { $cards }
    }
plain-worth = { $cards } ({ $n })
plain-wins =
    { $who ->
        [you] You win.
       *[other] { $names } wins.
    }
plain-share = { $names } share the victory.
plain-again = Another game? yes or no. (Also: coach, log, undo, save FILE)
plain-coach = coach
plain-coach-working = The coach judges your decisions. Ctrl-C shows what it has found so far.
plain-coach-play-on =
    { $n ->
        [one] To play on from this decision, type 1.
       *[other] To play on from one of them, type its number, 1 to { $n }.
    }
# $reason starts with the file that was asked for.
plain-elsewhere = The game could not be saved where you asked. { $reason }
plain-left = The game is saved in { $file }.
plain-continue = Continue with: { $command }
plain-lost = The game could not be saved anywhere: { $reason }. Here is its record:
plain-bye = Goodbye.

## Problems

plain-bad-seats = A game has { $fewest } to { $most } people and bots, not { $n }.
plain-bad-people = A game has 1 to { $most } people, not { $given }.
plain-bad-bots = A game has at most { $most } bots, not { $given }.
plain-same-name = Two people are named { $name }; give each a different name.
plain-bad-name = A name has 1 to { $most } characters; { $name } is not allowed.
plain-bot-name = { $name } is a bot's name; choose another.
plain-no-bot = No bot named { $name }; choose from { $known }, a built-in strategy or a strategy file.
plain-card-failed = A card failed: { $error }. The game is back where it was before the last answer.
plain-failed = Throneroom failed, which is a bug: { $error }. The game is back where it was before the last answer.
plain-with-saved = A saved game already has its seats, kingdom and seed; leave out { $option }.
plain-or-screen = Choose either --plain or --terminal.
plain-no-terminal = The full screen needs a terminal; use --plain in a pipe.
plain-only-terminal = The full screen needs a terminal that can move the cursor.
plain-one-file = Name the saved game only once.

## Replaying a record

plain-asked = Decision { $number }, { $name }: { $question }
plain-waiting = Decision { $number }: waiting for { $name }.
plain-bad-decision = The record has decisions 0 to { $most }, not { $n }.
plain-bad-seat = The record has seats 0 to { $most }: { $names }.
plain-seat-or-all = Choose either --seat or --all.
