### The table on a full screen: its parts, keys and screens. Questions, the log and results are in the other catalogs.

table-title = Throneroom
table-supply =
    { $empty ->
        [0] Supply
       *[other] Supply, { $empty } of { $end } piles empty that end the game
    }
table-hand = Your hand
table-hand-of = { $name }'s hand
table-cheaper = Cards cost { $n } less
table-phase-action = Action phase
table-phase-treasure = Treasures
table-phase-buy = Buy phase
table-nothing-in-play = nothing in play
table-waiting = Waiting for { $names } ...
table-not-begun = The game has not begun.
table-over = The game is over.
table-log = Log
table-card = Card
table-no-card = Move to a card to read what it does.

## What can be done beside choosing a card

table-yes = Yes
table-no = No
table-all = Choose all
table-all-play-treasures = Play all Treasures
table-done =
    { $n ->
        [0] Done
       *[other] Done ({ $n } chosen)
    }
table-none = None
table-none-play-action = Go on to the Buy phase
table-none-play-treasures = Play no more
table-none-buy = End the turn
table-none-react = Reveal none
table-none-gain = Gain none
table-none-trash = Trash none
table-none-discard = Discard none

## Keys: what each does. Shorter where it stands at the lower edge.

table-keys = Keys
table-keys-hint = Everything can be clicked with the mouse, too. Esc closes this.
table-key-arrows = Move among the cards
table-key-tab = To the next part of the table
table-key-take = Choose the card under the cursor
table-key-all = Play all Treasures, or choose all
table-key-all-short = all
table-key-done = Done: go on, end the turn, or choose what is marked
table-key-done-short = done
table-key-yes-no = Yes, no
table-key-clear = Choose anew
table-key-type = Type an answer: names, first letters, numbers
table-key-type-short = type
table-key-undo = Take back
table-key-undo-short = undo
table-key-save = Save, and go on
table-key-save-short = save
table-key-card = All about the card under the cursor
table-key-card-short = card
table-key-rule = The rule behind the question
table-key-rule-short = rule
table-key-log = The whole log
table-key-log-short = log
table-key-scroll = Scroll the log
table-key-help = All keys
table-key-help-short = keys
table-key-quit = Save and leave
table-key-quit-short = leave
table-close = Esc: back to the table

## Small questions

table-save-where = Save to which file?
table-undo = Take back: { $answer }?
table-yes-no = y: yes    n: no

## Several people at one keyboard

table-cover-ready = Enter: I am { $name }
table-cover-undo = u: { $name } takes back
table-cover-leave = q: save and leave

## The end

table-total = Points
table-turns = Turns
table-plot = Points by turn
table-again = y: another game    u: take back    s: save    l: log    q: leave
table-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

table-setup = A new game
table-seats = Seats
table-seat = { $n }
table-nobody = nobody
table-person = person
table-bot = bot: { $kind }
table-kingdom = Kingdom
table-way-random = Random: { $source }
table-way-hand = Chosen by hand
table-source-base = Dominion
table-source-intrigue = Intrigue
table-source-both = both boxes
table-source-5-5 = five of each box
table-with = with
table-without = without
table-some-cards = cards, with commas
table-seed = Seed
table-seed-any = by chance
table-another = Another
table-pick = Choose cards
table-begin = Begin
table-leave = Leave
table-bad-seed = A seed is a whole number, not { $text }.
table-setup-keys = Tab: next    Enter: open, press    F2: begin    F1: keys    Ctrl+Q: leave
table-setup-help =
    Tab and Shift+Tab go from field to field, the arrow keys move in a list.
    Enter opens a list of choices, or presses a button.
    Seats: choose a person or a level of bot for each. People get names.
    Kingdom: a recommended set, ten random cards, or ten of your choice.
    With and without: cards that a random kingdom must have, or must not.
    The card under the cursor is explained below the list.
    Seed: the same number deals the same cards. F2 begins.
table-picked =
    { $n ->
       *[other] { $n } of { $most } cards chosen. Space: choose or leave a card. Enter: done. Esc: back.
    }
