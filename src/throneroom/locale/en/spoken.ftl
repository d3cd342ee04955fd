### The table in words, for the line mode of the terminal and for announcements and typed commands in the browser.

## The board. Every line must make sense on its own.

plain-nothing = nothing
plain-supply =
    { $empty ->
        [0] Supply:
        [one] Supply ({ $empty } pile is empty; the game ends at { $end }):
       *[other] Supply ({ $empty } piles are empty; the game ends at { $end }):
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
plain-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
plain-hand = Your hand: { $hand }.
plain-hand-and-turn = Your hand: { $hand }. You have { $actions }, { $buys }, { $coins }.

## Commands, typed as they are here or in English

plain-command-help = help
plain-command-log = log
plain-command-table = table
plain-command-rule = rule
plain-command-hint = hint
plain-command-undo = undo
plain-command-save = save
plain-command-lang = lang
plain-command-quit = quit
# The language's own name.
plain-language = English
plain-lang-which = Type lang and one of: { $names }
plain-lang-now = The language is now English.
plain-log-number = Type log for everything, or log 2 for the last 2 turns.

## More commands in the browser. Several words for one verb are separated by spaces; English words work in every language.

spoken-command-hand = hand
spoken-command-supply = supply
spoken-command-players = players
spoken-command-trash = trash
spoken-command-last = last turn
spoken-command-question = question
spoken-command-say = say
spoken-verb-buy = buy
spoken-verb-play = play
spoken-verb-discard = discard
spoken-verb-trash = trash
spoken-verb-gain = gain
spoken-verb-give = give
spoken-verb-put = put
spoken-verb-aside = aside
spoken-verb-pass = pass
spoken-verb-name = name
spoken-verb-choose = choose
spoken-verb-reveal = reveal

## The command line in the browser

spoken-line = Command line
spoken-line-setting = Command line: type what you want to do
spoken-shortcuts = Shortcuts by single letters and digits
spoken-open = Type commands
spoken-hide = Hide the command line
spoken-field = Command
spoken-transcript = Transcript
spoken-examples = hand, buy gold, help
spoken-help =
    To choose: type a name (militia), its first letters (mil) or its number (3). Several at once: 2 copper, estate.
    buy gold: buy a card. play village: play a card. all: play all Treasures. end: choose nothing, or end your turn.
    hand, supply, players, trash, table: what is there. question, or Enter alone: the question and its choices.
    last turn: what the others did. log 3: the last 3 turns. help CARD: what a card does. rule: the rule behind the question.
    undo: undo your last answer. hint: what each answer is worth. say TEXT: chat. lang fr: change the language. quit: leave the table.
spoken-supply =
    { $empty ->
        [0] Supply, with the number of cards left.
        [one] Supply, with the number of cards left. { $empty } pile is empty; the game ends at { $end }.
       *[other] Supply, with the number of cards left. { $empty } piles are empty; the game ends at { $end }.
    }
spoken-rulings =
    { $n ->
        [one] { $n } ruling: type { $command }.
       *[other] { $n } rulings: type { $command }.
    }
spoken-buy-how = To buy { $card }, type: buy { $card }
spoken-treasures-first = First play your Treasures: type all, or none to play no more.
spoken-not-now = Not now. { $question }
spoken-not-asked = It is not your move.
spoken-unknown = There is no command and no card { $text }. Type help for the commands.
spoken-did-you-mean = There is no command and no card { $text }. Did you mean { $names }?
spoken-yes-means = There is no command and no card { $text }. Did you mean { $command }? Then type yes.
spoken-no-undo = There is nothing to undo.
spoken-no-turn = No turn has been played yet.
spoken-saved = The server saves the game after every answer.
spoken-advice-soon = Working out advice. Type hint again in a moment.
spoken-no-advice = There is no advice at this table.

## Announcements: what screen readers say while the game goes on

spoken-announcements = Announcements
spoken-turn = { $name }: { $what }
spoken-nothing = { $name } does nothing
spoken-undone = An answer was undone.
spoken-hand = Hand: { $cards }
spoken-chosen = Chosen: { $cards }
spoken-removed = Removed: { $cards }
