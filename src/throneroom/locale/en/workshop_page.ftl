### The workshop in the browser: writing cards, previewing them, and the shelf of one's cards.

workshop-page-title = Workshop
workshop-page-lead = Write a card in plain words: its text is its program. Everybody reads it in their own language, and you can play it at once.
workshop-page-text = The card, in English
workshop-page-help = Name, cost and types, plus-signs, then sentences. Tab completes a word, Alt with the arrow keys chooses another, Esc hides them.
workshop-page-empty = Write a card, or start from an example.
workshop-page-checking = Reading the card …
workshop-page-fine = This card can be played.
workshop-page-understood = Understood so far
workshop-page-examples = Start from an example
workshop-page-choose-example = Choose an example
workshop-page-icon = Picture
workshop-page-choose-icon = Choose a picture
workshop-page-find-icon = Find a picture, by its English name
workshop-page-no-icon = No picture
workshop-page-no-such-icon = No picture has this name.
workshop-page-preview = Preview
workshop-page-preview-language = Language of the preview
workshop-page-no-preview = The card appears here as soon as it can be read.
workshop-page-old-preview = The card before the mistake
workshop-page-roles = Good for
workshop-page-save = Save to my shelf
workshop-page-saved = Saved: { $name }.
workshop-page-play = Play with it
workshop-page-share = Share
workshop-page-link = Link to this card
workshop-page-link-about = The whole card is in the link. Whoever opens it sees the card, and can save it.
workshop-page-export = Export
workshop-page-import = Import a file
workshop-page-new = New card
workshop-page-my-cards = My cards
workshop-page-none = Your shelf has no cards yet. They stay in this browser; export them to keep them elsewhere.
workshop-page-edit = Edit
workshop-page-rename = Rename
workshop-page-new-name = New name
workshop-page-duplicate = Duplicate
workshop-page-delete = Delete
workshop-page-deleted = Deleted: { $name }.
workshop-page-more = More for { $name }
workshop-page-shared = Somebody shared this card with you. Save it?
workshop-page-look = Look at it in the editor
workshop-page-dismiss = Not now
workshop-page-bad-link = This link holds no card.
workshop-page-taken = Your shelf already has another card named { $name }.
workshop-page-replace = Replace it
workshop-page-keep-both = Keep both
workshop-page-full = Your shelf is full: it holds { $most } cards. Delete some first.
workshop-page-unreadable = The stored cards cannot be read, and nothing new is saved. Export them to keep what is there.
workshop-page-too-large = This file is too large for cards.
workshop-page-not-imported = { $name }: { $problem }
workshop-page-imported =
    { $n ->
        [one] { $n } card imported.
       *[other] { $n } cards imported.
    }

## What a card is good for, in a list after "Good for"

workshop-role-village = extra Actions
workshop-role-draw = drawing cards
workshop-role-coins = coins
workshop-role-buy = extra Buys
workshop-role-trash = trashing
workshop-role-gain = gaining cards
workshop-role-attack = attacking
workshop-role-reaction = reacting

## What the examples show, in the order of examples.card

workshop-example-1 = Plus-signs alone
workshop-example-2 = A price to pay
workshop-example-3 = If you do
workshop-example-4 = “It”
workshop-example-5 = For each
workshop-example-6 = A choice
workshop-example-7 = The top of the deck
workshop-example-8 = An Attack
workshop-example-9 = A Reaction
workshop-example-10 = Points
