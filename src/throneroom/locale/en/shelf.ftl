### My shelf: the browser's own store of finished games.

shelf-title = My shelf
shelf-last-won = Last game: won, { $points } : { $others }
shelf-last-lost = Last game: lost, { $points } : { $others }
shelf-last-rating = rating { $rating }
shelf-lead = Your finished games, kept in this browser alone. Export the shelf to keep a copy or to take it to another device.
shelf-empty = Your shelf is empty. Every game that you finish in this browser is put here, with its result and its replay.
shelf-view = Show
shelf-view-games = Games
shelf-view-kingdoms = Kingdoms
shelf-view-cards = Cards
shelf-view-openings = Openings
shelf-tally =
    { $n ->
        [one] { $rate } of { $n } game
       *[other] { $rate } of { $n } games
    }
shelf-won-rate = Games won
shelf-by-level = Against bots
shelf-by-people = People
shelf-no-games = No games

## Games

shelf-opponents = Opponents
shelf-any-opponents = All
shelf-people = People
shelf-result = Result
shelf-any-result = All
shelf-won = Won
shelf-shared = Shared victory
shelf-lost = Lost
shelf-search = Card or player
shelf-favourites-only = Favourites only
shelf-nothing-found = No game matches these filters.
shelf-favourite = Favourite
shelf-delete = Delete
shelf-deleted = Game of { $date } deleted.
shelf-restore = Undo
shelf-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
shelf-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

## Kingdoms, cards and openings

shelf-kingdom-play = Play again
shelf-card = Card
shelf-card-present = In the kingdom
shelf-card-gained = You gained it
shelf-card-without = You did not
shelf-opening = Your first two buys
shelf-opening-nothing = nothing
shelf-opening-rate = Games won

## Rating

shelf-rating = Rating
shelf-rating-value = { $rating } ± { $range }
shelf-rating-none = No rated game yet.
shelf-rating-after =
    { $n ->
        [one] after { $n } rated game
       *[other] after { $n } rated games
    }
shelf-rating-about = Glicko-2, with a 95% range. Bots have fixed ratings. Games with advice, a chosen seed or an undo after something new was revealed do not count.
shelf-unrated-undo = Not rated: an answer was undone after something new had been revealed.
shelf-unrated-seeded = Not rated: it was dealt from a chosen seed.
shelf-unrated-advice = Not rated: there was advice.
shelf-unrated-strategy = Not rated: a bot followed a custom strategy.
shelf-unrated-early = Not rated: it was ended early.
shelf-unrated-guided = Not rated: it was a guided game.

## Export and import

shelf-export = Export
shelf-import = Import
shelf-imported =
    { $n ->
        [0] Nothing new: every game of this file is already on your shelf.
        [one] { $n } game added.
       *[other] { $n } games added.
    }
shelf-not-json = This file is not a shelf: it is not JSON. Choose a file that “Export” has saved.
shelf-not-shelf = This file is not a shelf. Choose a file that “Export” has saved.
shelf-newer = This shelf was saved by a newer version of Throneroom (format { $found }; this one knows up to { $known }). Update the server or reload the page.
shelf-damaged = This file is damaged: game { $n } in it is incomplete. Nothing was imported.
shelf-problem-full = The browser’s storage is full, so the latest change is not saved. Export the shelf, then delete old games.
shelf-problem-blocked = This browser does not let the page store anything. The shelf lasts until you close the window; export it to keep it.
shelf-problem-unreadable = The stored shelf cannot be read, and nothing new is saved. Export it to keep what is there, then start a new one.
shelf-problem-newer = The stored shelf belongs to a newer version of Throneroom, and nothing new is saved. Reload the page, or export it and start a new one.
shelf-trimmed = The browser’s storage was nearly full: the oldest games keep their results, but no longer count in the tables of cards and openings.
shelf-discard = Start a new shelf
