### The browser's own words. Questions, cards and the log are in the other catalogs.

web-title = Throneroom
web-skip = Go to the main part
web-navigation = Places
web-close = Close
web-settings = Settings
web-no-server = The server does not answer. Look whether it is running, then try again.
web-try-again = Try again
web-and = { $first } and { $last }
web-place-kingdom = Kingdoms
web-place-cards = Cards
web-place-lab = Lab
web-tour = Learn to play
web-credits = Credits

## Cards

web-cost = Costs
web-tile-cost = costs { $cost }
web-tile-count =
    { $n ->
        [0] none left
       *[other] { $n }
    }
web-tile-chosen = { $n } chosen
web-tile-option = may be chosen
web-rulings = Rulings
web-section = section { $section } of the rules
web-related = See also:
web-card-page = Card page
web-all-cards = All cards
web-search-cards = Find a card

## Settings

web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of the cards
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sounds
web-sound-off = None
web-sound-turn = Your turn
web-sound-all = All
web-warnings = Warn before a turn ends with something left to do
web-notify = Tell me by a notification when it is my turn
