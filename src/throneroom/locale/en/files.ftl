### What is wrong with files: records, positions, own cards, and what the system says of them.
###
### Words between quotation marks, and the names of fields, stand in the files and are the same in every language.

## Where

problem-at = { $where }: { $reason }
problem-at-line = line { $line }
problem-at-answer = answer { $number }
problem-at-position = position, line { $line }
problem-in-file = { $file }: { $reason }
problem-in-line = { $file }, line { $line }: { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = this is too large to be a saved game
problem-file-text = a saved game is text in UTF-8, and this is none
problem-file-folder = this is a folder; name a file
problem-file-no-folder = there is no folder { $folder }
problem-file-kept = this file is no saved game, so it is not overwritten; name another
problem-file-no-home = there is no such home folder

## Records

problem-record-empty = the text is empty
problem-record-title = a record begins with { $title }
problem-record-rules = this record follows rules { $rules }; this program knows rules { $known }
problem-record-field = expected one of { $known }, then a colon; or 'NAME, turn 1'; not { $line }
problem-record-twice = { $name } stands here a second time
problem-record-needs = a record needs a line { $line } before the first turn
problem-record-number = expected a whole number, not { $value }
problem-record-no-first = a game begun from a position has no 'first'
problem-record-seat = a seat without a name is called by its number; this is { $seat }, not { $name }
problem-record-heading = expected 'NAME, turn 1', or an answer with blanks before it; not { $line }
problem-record-over = the game is over; nothing can follow
problem-record-turn = the game is at { $now } here, not at { $heading }
problem-record-answer = expected an answer such as 'buy: Gold', not { $line }
problem-record-asked = asked here is { $asked }, not { $line }
problem-record-own = { $problem }; if it is an own card, give its file with --own FILE
problem-record-pile = { $card } has its pile already and cannot be chosen again
problem-record-no-card = a kingdom has at least one card
problem-record-seats = { $fewest } to { $most } players can play at a table, not { $n }
problem-record-first = the first player is a seat from 0 to { $last }, not { $first }
problem-record-object = a record is an object with { $field }
problem-record-unknown = a record has no such field
problem-record-answers = expected a list of answers
problem-record-names = an answer is a list of names of cards or modes
problem-record-missing = this field is missing
problem-record-texts = expected a list of texts, not { $value }
problem-json = this is no JSON: { $error }, column { $column }
problem-json-ours = this is no JSON of ours: { $error }

## Positions

problem-position-seats = the record names { $seats } seats, but the position has { $n }
problem-position-field = expected kingdom, supply, trash, turn or seat 0 to 5, then a colon; not { $name }
problem-position-kingdom = a position needs a line 'kingdom: ...'
problem-position-pile = expected a number and a card, such as '7 Province', not { $part }
problem-position-no-pile = { $name } has no pile in this kingdom
problem-position-gap = the seats count from 0 on without a gap; seat { $seat } is missing
problem-position-zone = expected a zone ({ $zones }), random or '3 turns', not { $part }
problem-position-no-seat = there is no seat { $seat }
problem-position-turn = expected 'seat 0', { $phase }, 'game over', a number of { $amounts }, or 'Copper worth more'; not { $entry }

## Own cards

problem-own-none = there is no card in it; write one such as { $example }
problem-own-python = this is not Python: { $error }
problem-own-name = { $name } cannot be a card's name: it begins with a letter, and has no comma, semicolon, colon, bar, equals sign or line break
problem-own-box = { $name } says that it is of the box { $box }; leave `box` out
problem-own-cost = { $name } costs { $cost }; a cost is 0 or more
problem-own-type = { $name } has no type; types are { $known }, joined by |
problem-own-dealt = { $name } is a kingdom card: leave `dealt` and `ends_game` out
problem-own-piles = { $name } has piles of { $piles }; give five sizes of 1 or more, for 2 to 6 players
problem-own-attack = { $name } is an Attack that cannot be played; its types are ACTION | ATTACK
problem-own-reaction = { $name }: a card of type REACTION has a `reaction`, and no other card has one
problem-own-treasure = { $name }: a Treasure gives its plus-signs; an effect needs the type ACTION

## What the system says

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
system-no-host = There is no machine of this name
