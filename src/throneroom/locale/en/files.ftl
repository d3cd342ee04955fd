### Problems with files: records, positions, custom cards, and errors of the operating system.
###
### Words in quotation marks and field names are part of the file formats and the same in every language.

## Where

problem-at = { $where }: { $reason }
problem-at-line = line { $line }
problem-at-answer = answer { $number }
problem-at-position = position, line { $line }
problem-in-file = { $file }: { $reason }
problem-in-line = { $file }, line { $line }: { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = too large to be a saved game
problem-file-text = not a saved game: the file is not UTF-8 text
problem-file-folder = this is a folder; give a file name
problem-file-no-folder = no such folder: { $folder }
problem-file-kept = this file is not a saved game and will not be overwritten; choose another name
problem-file-no-home = no such home folder

## Records

problem-record-empty = the record is empty
problem-record-title = a record starts with { $title }
problem-record-rules = this record follows rules { $rules }, but this program knows only rules { $known }
problem-record-field = expected one of { $known } and a colon, or 'NAME, turn 1', not { $line }
problem-record-twice = { $name } appears twice
problem-record-needs = the line { $line } is missing before the first turn
problem-record-number = expected a whole number, not { $value }
problem-record-digits = a seed has at most { $most } digits
problem-record-no-first = a game that starts from a position has no 'first'
problem-record-no-seed = a game that was dealt by key has no seed
problem-record-key = a key has { $digits } hexadecimal digits (0 to 9, a to f)
problem-record-forced = expected { $known }, not { $value }
problem-record-seat = a seat without a name goes by its number: expected { $seat }, not { $name }
problem-record-heading = expected 'NAME, turn 1' or an indented answer, not { $line }
problem-record-over = the game is already over; nothing can follow
problem-record-turn = the game is at { $now } here, not at { $heading }
problem-record-answer = expected an answer such as 'buy: Gold', not { $line }
problem-record-asked = expected { $asked } here, not { $line }
problem-record-custom = { $problem } (for a custom card, add --custom FILE)
problem-record-notes = expected what is noted about custom cards, such as { $example }
problem-record-pile = { $card } already has a pile and cannot be listed again
problem-record-no-card = a kingdom needs at least one card
problem-record-seats = a game has { $fewest } to { $most } players, not { $n }
problem-record-first = the first player must be a seat from 0 to { $last }, not { $first }
problem-record-object = a record must be an object with { $field }
problem-record-unknown = unknown field
problem-record-answers = expected a list of answers
problem-record-many = a record has at most { $most } answers
problem-record-long = this line is too long for an answer
problem-record-names = an answer must be a list of card or mode names
problem-record-missing = this field is missing
problem-record-texts = expected a list of strings, not { $value }
problem-json = not valid JSON: { $error }, column { $column }
problem-json-ours = this JSON cannot be read: { $error }

## Positions

problem-position-seats = the record has { $seats } seats, but the position has { $n }
problem-position-field = expected kingdom, edition, supply, trash, turn or seat 0 to 5 and a colon, not { $name }
problem-position-kingdom = a position needs a line 'kingdom: ...'
problem-position-pile = expected a number and a card, such as '7 Province', not { $part }
problem-position-no-pile = { $name } has no pile in this kingdom
problem-position-gap = seats must be numbered from 0 without gaps; seat { $seat } is missing
problem-position-zone = expected a zone ({ $zones }), random or '3 turns', not { $part }
problem-position-no-seat = there is no seat { $seat }
problem-position-turn = expected 'seat 0', { $phase }, 'game over', a number of { $amounts }, or 'Copper worth more', not { $entry }

## Custom cards

problem-custom-none = this file defines no card; add one, such as { $example }
problem-custom-python = not valid Python: { $error }
problem-custom-name = { $name } is not a valid card name: it must start with a letter and contain no comma, semicolon, colon, bar, equals sign, number sign or line break
problem-custom-edition = no card can be called { $name }: in a list of cards this is their edition
problem-custom-box = { $name } has box { $box }; leave `box` out
problem-custom-cost = { $name } costs { $cost }; a cost is a number from 0 to { $most }
problem-custom-number = { $name } has { $what }={ $number }; give a number from { $least } to { $most }
problem-custom-type = { $name } has no type; combine { $known } with |
problem-custom-dealt = { $name } is a kingdom card; leave `dealt` and `ends_game` out
problem-custom-piles = { $name } has pile sizes { $piles }; give five sizes from 1 to { $most }, for 2 to 6 players
problem-custom-attack = { $name } is an Attack that cannot be played; give it the types ACTION | ATTACK
problem-custom-reaction = { $name }: a card needs a `reaction` if and only if it has the type REACTION
problem-custom-treasure = { $name }: a Treasure has only plus-signs; an effect needs the type ACTION
problem-custom-translations = { $name }: `{ $what }` is a text for each language, such as { $example }
problem-custom-empty = this directory has no file with cards, such as { $example }
problem-custom-twice = { $name } is already defined in { $file }; rename one of them
problem-custom-entry = { $value } must be a module or a list of cards
problem-custom-import = it imports { $module } from its own directory, but a file of cards stands alone: copy into it what it needs, or make a package
problem-custom-missing = { $name } is a custom card that is not here
problem-custom-gone = { $n ->
    [one] { $cards }: this custom card is not here, so the game can be shown only up to its first use (add --custom FILE)
   *[other] { $cards }: these custom cards are not here, so the game can be shown only up to their first use (add --custom FILE)
}
problem-custom-changed = { $n ->
    [one] { $cards }: this custom card has changed since, so the game can be shown only as far as it still fits
   *[other] { $cards }: these custom cards have changed since, so the game can be shown only as far as they still fit
}

## Errors of the operating system

problem-system = { $error }
system-enoent = No such file or directory
system-eacces = Permission denied
system-eperm = Operation not permitted
system-eisdir = Is a directory
system-enotdir = Not a directory
system-eexist = File exists
system-enospc = No space left on device
system-erofs = Read-only file system
system-enametoolong = File name too long
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-econnrefused = Connection refused
system-econnreset = Connection reset by peer
system-ehostunreach = No route to host
system-enetunreach = Network is unreachable
system-etimedout = Connection timed out
system-no-host = Unknown host
