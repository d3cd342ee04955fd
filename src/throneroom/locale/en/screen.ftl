### The table on a full screen: its parts, keys and screens. Questions, the log and results are in the other catalogs.

screen-title = Throneroom
screen-supply =
    { $empty ->
        [0] Supply
       *[other] Supply, { $empty } of { $end } piles empty that end the game
    }
screen-hand = Your hand
screen-hand-of = { $name }'s hand
screen-cheaper = Cards cost { $n } less
screen-phase-action = Action phase
screen-phase-treasure = Treasures
screen-phase-buy = Buy phase
screen-nothing-in-play = nothing in play
screen-waiting = Waiting for { $names } ...
screen-not-begun = The game has not begun.
screen-over = The game is over.
screen-over-keys = Esc: the result    q: leave
screen-log = Log
screen-card = Card
screen-no-card = Move to a card to read what it does.

## What can be done beside choosing a card

screen-yes = Yes
screen-no = No
screen-all = Choose all
screen-all-play-treasures = Play all Treasures
screen-done =
    { $n ->
        [0] Done
       *[other] Done ({ $n } chosen)
    }
screen-none = None
screen-none-play-action = Go on to the Buy phase
screen-none-play-treasures = Play no more
screen-none-buy = End the turn
screen-none-react = Reveal none
screen-none-gain = Gain none
screen-none-trash = Trash none
screen-none-discard = Discard none

## Keys: what each does. Shorter where it stands at the lower edge.

screen-name-enter = Enter
screen-name-space = Space
screen-name-escape = Esc
screen-name-pageup = PgUp
screen-name-pagedown = PgDn
screen-keys = Keys
screen-keys-hint = Everything can be clicked with the mouse, too. Esc closes this.
screen-key-arrows = Move among the cards
screen-key-tab = To the next part of the table
screen-key-take = Choose the card under the cursor
screen-key-all = Play all Treasures, or choose all
screen-key-all-short = all
screen-key-done = Done: go on, end the turn, or choose what is marked
screen-key-done-short = done
screen-key-yes-no = Yes, no
screen-key-clear = Choose anew
screen-key-type = Type an answer: names, first letters, numbers
screen-key-type-short = type
screen-key-undo = Take back
screen-key-undo-short = undo
screen-key-save = Save, and go on
screen-key-save-short = save
screen-key-card = All about the card under the cursor
screen-key-card-short = card
screen-key-rule = The rule behind the question
screen-key-rule-short = rule
screen-key-language = Another language
screen-key-log = The whole log
screen-key-log-short = log
screen-key-scroll = Scroll the log
screen-key-help = All keys
screen-key-help-short = keys
screen-key-quit = Save and leave
screen-key-quit-short = leave
screen-close = Esc: back

## Small questions

screen-save-where = Save to which file?
screen-save-keys = Enter: save    Esc: back
screen-undo = Take back: { $answer }?
screen-yes-no = { $yes }: yes    { $no }: no

## Several people at one keyboard

screen-cover-ready = Enter: I am { $name }
screen-cover-undo = u: { $name } takes back
screen-cover-leave = q: save and leave

## The end

screen-total = Points
screen-turns = Turns
screen-plot = Points by turn
screen-again = y: another game    u: take back    s: save    l: log    q: leave
screen-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

screen-setup = A new game
screen-seats = Seats
screen-nobody = nobody
screen-person = person
screen-bot = bot: { $level }
screen-kingdom = Kingdom
screen-way-random = Random: { $source }
screen-way-hand = Chosen by hand
screen-source-base = Dominion
screen-source-intrigue = Intrigue
screen-source-both = both boxes
screen-source-5-5 = five of each box
screen-with = with
screen-without = without
screen-some-cards = cards, with commas
screen-seed = Seed
screen-seed-any = by chance
screen-another = Another
screen-pick = Choose cards
screen-begin = Begin
screen-leave = Leave
screen-bad-seed = A seed is a whole number, not { $text }.
screen-setup-keys = Tab: next field    ← →: change    F2: begin    F3: language    F1: keys
screen-setup-help =
    Tab and Shift+Tab go from field to field, arrow keys move in a list.
    Left, right or Enter changes who sits there.
    Enter also opens a list or presses a button.
    Seats: choose a person or a level of bot for each. People get names.
    Kingdom: a recommended set, ten random cards, or ten of your choice.
    With and without: what a random kingdom must have, or must not.
    The card under the cursor is explained below the list.
    Seed: the same number deals the same cards. F2 begins.
    F3: another language. Each person may have an own one.
screen-picked =
    { $n ->
       *[other] { $n } of { $most } cards chosen. Space: choose or leave a card. Enter: done. Esc: back.
    }

## A table at a server

screen-key-chat = Say something to the others
screen-key-chat-short = talk
screen-key-resign = Leave the game for good
screen-key-quit-remote = Leave; the seat stays yours
screen-key-quit-remote-short = leave
screen-remote-lost = The connection is lost; trying again ...
screen-remote-bye = The server goes down for a while; trying again ...
screen-remote-open =
    { $n ->
        [one] The game begins when the last seat is taken. Others join with: { $command }
       *[other] The game begins when { $n } more seats are taken. Others join with: { $command }
    }
screen-remote-held = Chosen. It counts when all have chosen.
screen-remote-refused = Refused: { $text }
screen-remote-undo-asked = { $name } wants to take back. Agree?
screen-remote-undo-consent = { $names } must agree.
screen-remote-undo-wait = Asked. Waiting for { $names }.
screen-remote-undone = { $name } has taken back.
screen-remote-undo-refused = { $name } does not agree.
screen-remote-away = { $name } is away. Let a bot stand in?
screen-remote-chat = { $name }: { $text }
screen-remote-say = Say to the others
screen-remote-resign = Leave the game for good? A bot goes on with your seat.
screen-remote-seconds =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
screen-remote-again = y: another game    l: log    q: leave
screen-remote-votes = Wanting another game: { $names }
screen-remote-left = Come back to your seat with: { $command }
screen-remote-no-table = There is no open table at { $address }. Open one there in the browser, then join it.
screen-remote-nothing-to-watch = There is no game to watch at { $address }.
screen-remote-tables = Tables at { $address }
screen-remote-tables-keys = Enter: choose    r: look again    q: leave
screen-remote-table = { $names } · { $kingdom } · { $state }
screen-remote-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
screen-remote-turn = turn { $n }
screen-remote-own-kingdom = own kingdom
screen-remote-bad-address = { $address } is no address of a server; it should be like http://HOST:PORT/ or the address of a table.
screen-remote-unreachable = { $address } does not answer: { $reason }
screen-remote-newer = The server speaks another version of the protocol; update throneroom.

## Watching

screen-watch-everybody = as everybody sees it
screen-watch-seat = as { $name } sees it
screen-watch-everything = all hands open
screen-watch-position = Decision { $number } of { $last }, { $eyes }
screen-watch-running = { $position }, { $speed } a second
screen-watch-answer = { $name } answers: { $answer }
screen-watch-live = Watching, { $eyes }
screen-watch-key-next = Next decision
screen-watch-key-next-short = next
screen-watch-key-back = Decision before
screen-watch-key-back-short = back
screen-watch-key-run = Run, or pause
screen-watch-key-run-short = run
screen-watch-key-speed = Faster, slower
screen-watch-key-turn = Next turn, turn before
screen-watch-key-ends = To the beginning, to the end
screen-watch-key-eyes = Through whose eyes
screen-watch-key-eyes-short = eyes
screen-watch-key-quit = Leave
screen-watch-key-quit-short = leave
screen-watch-end-keys = Esc: back to the table    q: leave
