### The game line by line: the table in words, commands, saving, the end of a game, and what goes wrong.

plain-input = >
plain-person = Player { $n }
plain-nothing = nothing
plain-none = no card

## The table. Every line must be understood alone.

plain-supply =
    { $empty ->
        [0] Supply:
        [one] Supply ({ $empty } pile is empty, { $end } end the game):
       *[other] Supply ({ $empty } piles are empty, { $end } end the game):
    }
plain-cost = Cost { $cost }: { $piles }
plain-pile =
    { $n ->
        [0] { $card } empty
       *[other] { $card } { $n }
    }
plain-cheaper = All cards cost { $n } less this turn.
plain-trash = Trash: { $cards }
# $zones is a list of the texts below.
plain-player =
    { $who ->
        [you] You: { $zones }
       *[other] { $name }: { $zones }
    }
plain-in-hand = { $n } in hand
plain-in-deck = { $n } in deck
plain-discard = discard pile shows { $card }
plain-no-discard = discard pile empty
plain-in-play = in play { $cards }
plain-set-aside = set aside { $cards }
plain-revealed = revealed { $cards }
plain-owns =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
plain-hand = Your hand: { $hand }.
plain-hand-and-turn = Your hand: { $hand }. You have { $actions }, { $buys }, { $coins }.

## Several people at one keyboard

plain-hand-over = { $name }, it is for you to choose.
plain-hand-over-wait = { $name }, it is for you to choose. The others look away.
plain-enter = Press Enter.
# $name is the player who has just chosen.
plain-enter-or-undo = Press Enter. ({ $name } may type undo first.)

## Commands. They are typed as they stand here, or in English.

plain-command-help = help
plain-command-log = log
plain-command-table = table
plain-command-rule = rule
plain-command-undo = undo
plain-command-save = save
plain-command-lang = lang
plain-command-quit = quit
plain-help =
    To choose: type a name (militia), its first letters (mil), or its number (3).
    Several at once: 1 3, or copper estate, or 2 copper, estate.
    Also: all (or a), all copper, none. Enter alone is none, where you may.
    If one thing is offered: yes or no.
    help CARD: what a card does.      rule: the rule behind the question.
    table: the table again.           log: what happened. log 2: the last 2 turns.
    undo: take back your last answer. save FILE: keep the game.
    lang fr: another language.        quit: save and leave.
    First letters mean a card; a command is typed in full, or after a slash: /u.
# What the language calls itself.
plain-language = English
plain-lang-which = Type lang and one of: { $names }
plain-lang-now = From now on in English.
plain-log-number = Type log for everything, or log 2 for the last 2 turns.
plain-save-where = Save where? Type: save FILE
plain-saved = Saved to { $file }.
plain-not-saved = Not saved: { $reason }
plain-nothing-to-undo = There is nothing to take back: you have not answered anything yet.
plain-undo-news = Since your last answer: { $news }.
plain-news-draw = cards were drawn
plain-news-shuffle = a deck was shuffled
plain-news-reveal = cards were shown
plain-news-other-seat = others have answered
plain-undo-sure = Take it back all the same? (yes or no)
plain-not-undone = Nothing is taken back.
# $others is how many answers of other players are taken back along.
plain-undone =
    { $others ->
        [0] Taken back: { $answer }.
        [one] Taken back: { $answer }, and { $others } answer of the others since.
       *[other] Taken back: { $answer }, and { $others } answers of the others since.
    }

## Beginning

plain-welcome = Throneroom: { $names }. Kingdom: { $kingdom }. Seed { $seed }. Type help for how to play.
plain-go-on = Throneroom: { $names }. Going on with { $file }. Type help for how to play.
plain-preparing =
    { $n ->
        [one] { $names } thinks about the kingdom first; that may take some seconds.
       *[other] { $names } think about the kingdom first; that may take some seconds.
    }
plain-next-game = Another game, seed { $seed }. { $name } begins.

## The end

plain-score =
    { $n ->
        [one] { $name }: { $n } point in { $turns }: { $cards }
       *[other] { $name }: { $n } points in { $turns }: { $cards }
    }
plain-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
plain-worth = { $cards } ({ $n })
plain-wins =
    { $who ->
        [you] You win.
       *[other] { $names } wins.
    }
plain-share = { $names } share the victory.
plain-again = Another game? yes or no. (Also: log, undo, save FILE)
# $reason begins with the file that was wanted.
plain-elsewhere = The game could not be saved where you wanted. { $reason }
plain-left = The game is saved in { $file }.
plain-continue = Go on with: { $command }
plain-lost = The game could not be saved anywhere: { $reason }. This is its record:
plain-bye = Goodbye.

## What cannot be played

plain-bad-seats = { $fewest } to { $most } people and bots can play together, not { $n }.
plain-bad-people = 1 to { $most } people can play at one keyboard, not { $given }.
plain-bad-bots = Up to { $most } bots can play, not { $given }.
plain-same-name = Two people are called { $name }; give each another name.
plain-bad-name = A name has 1 to { $most } letters; { $name } will not do.
plain-bot-name = Only bots are called { $name }; give another name.
plain-no-bot = There is no bot { $name }; known are: { $known }.
plain-card-failed = A card failed: { $error }. The game stands as before the last answer.
plain-failed = Throneroom failed, which is a fault in it: { $error }. The game stands as before the last answer.
plain-with-saved = A saved game has its seats, kingdom and seed already; leave out { $option }.
plain-or-screen = Choose one of --plain and --terminal.
plain-no-terminal = The full screen needs a terminal; through pipes play with --plain.
plain-one-file = Name the saved game once.

## Replaying a record

plain-asked = Decision { $number }, { $name }: { $question }
plain-bad-decision = The record has the decisions 0 to { $most }, not { $n }.
plain-bad-seat = The record has the seats 0 to { $most }, named { $names }.
plain-seat-or-all = Choose one of --seat and --all.
