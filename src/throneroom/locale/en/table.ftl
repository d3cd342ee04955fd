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
table-over-keys = Esc: the result    q: leave
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

table-name-enter = Enter
table-name-space = Space
table-name-escape = Esc
table-name-pageup = PgUp
table-name-pagedown = PgDn
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
table-key-language = Another language
table-key-log = The whole log
table-key-log-short = log
table-key-scroll = Scroll the log
table-key-help = All keys
table-key-help-short = keys
table-key-quit = Save and leave
table-key-quit-short = leave
table-close = Esc: back

## Small questions

table-save-where = Save to which file?
table-save-keys = Enter: save    Esc: back
table-undo = Take back: { $answer }?
table-yes-no = { $yes }: yes    { $no }: no

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
table-nobody = nobody
table-person = person
table-bot = bot: { $level }
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
table-setup-keys = Tab: next field    ← →: change    F2: begin    F3: language    F1: keys
table-setup-help =
    Tab and Shift+Tab go from field to field, arrow keys move in a list.
    Left, right or Enter changes who sits there.
    Enter also opens a list or presses a button.
    Seats: choose a person or a level of bot for each. People get names.
    Kingdom: a recommended set, ten random cards, or ten of your choice.
    With and without: what a random kingdom must have, or must not.
    The card under the cursor is explained below the list.
    Seed: the same number deals the same cards. F2 begins.
    F3: another language. Each person may have an own one.
table-picked =
    { $n ->
       *[other] { $n } of { $most } cards chosen. Space: choose or leave a card. Enter: done. Esc: back.
    }

## A table at a server

table-key-chat = Say something to the others
table-key-chat-short = talk
table-key-resign = Leave the game for good
table-key-quit-remote = Leave; the seat stays yours
table-key-quit-remote-short = leave
table-remote-lost = The connection is lost; trying again ...
table-remote-bye = The server goes down for a while; trying again ...
table-remote-open =
    { $n ->
        [one] The game begins when the last seat is taken. Others join with: { $command }
       *[other] The game begins when { $n } more seats are taken. Others join with: { $command }
    }
table-remote-held = Chosen. It counts when all have chosen.
table-remote-refused = Refused: { $text }
table-remote-undo-asked = { $name } wants to take back. Agree?
table-remote-undo-consent = { $names } must agree.
table-remote-undo-wait = Asked. Waiting for { $names }.
table-remote-undone = { $name } has taken back.
table-remote-undo-refused = { $name } does not agree.
table-remote-away = { $name } is away. Let a bot stand in?
table-remote-chat = { $name }: { $text }
table-remote-say = Say to the others
table-remote-resign = Leave the game for good? A bot goes on with your seat.
table-remote-seconds =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
table-remote-again = y: another game    l: log    q: leave
table-remote-votes = Wanting another game: { $names }
table-remote-left = Come back to your seat with: { $command }
table-remote-no-table = There is no open table at { $address }. Open one there in the browser, then join it.
table-remote-nothing-to-watch = There is no game to watch at { $address }.
table-remote-tables = Tables at { $address }
table-remote-tables-keys = Enter: choose    r: look again    q: leave
table-remote-table = { $names } · { $kingdom } · { $state }
table-remote-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
table-remote-turn = turn { $n }
table-remote-own-kingdom = own kingdom
table-remote-bad-address = { $address } is no address of a server; it should be like http://HOST:PORT/ or the address of a table.
table-remote-unreachable = { $address } does not answer: { $reason }
table-remote-newer = The server speaks another version of the protocol; update throneroom.

## Watching

table-watch-everybody = as everybody sees it
table-watch-seat = as { $name } sees it
table-watch-everything = all hands open
table-watch-position = Decision { $number } of { $last }, { $eyes }
table-watch-running = { $position }, { $speed } a second
table-watch-answer = { $name } answers: { $answer }
table-watch-live = Watching, { $eyes }
table-watch-key-next = Next decision
table-watch-key-next-short = next
table-watch-key-back = Decision before
table-watch-key-back-short = back
table-watch-key-run = Run, or pause
table-watch-key-run-short = run
table-watch-key-speed = Faster, slower
table-watch-key-turn = Next turn, turn before
table-watch-key-ends = To the beginning, to the end
table-watch-key-eyes = Through whose eyes
table-watch-key-eyes-short = eyes
table-watch-key-quit = Leave
table-watch-key-quit-short = leave
table-watch-end-keys = Esc: back to the table    q: leave
