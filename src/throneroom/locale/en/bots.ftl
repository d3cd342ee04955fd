### Bots: their levels, and their names at a table.

level-random = Random
    .text = Makes random legal choices, but plays all its Treasures.
level-beginner = Beginner
    .text = Likes Action cards, the more expensive the better. Buys too many that cannot be played together, and plays them in any order.
level-fair = Fair
    .text = Big money with two sensible Action cards, chosen at a glance.
level-good = Good
    .text = Before the game, tries the most promising plans for the kingdom against each other, for a second or two.
level-strong = Strong
    .text = Before the game, searches for a plan for this kingdom for several seconds, then follows it.
level-expert = Expert
    .text = Prepares like Strong, and looks ahead at every choice: it plays the game on thousands of times before it answers.

# In place of a level: a bot that follows a given strategy.
level-strategy = Strategy
# The bot of the guided first game, named like one with a strategy.
level-guide = Practice

# $n counts the bots of the same level at a table.
bot-name =
    { $n ->
        [1] { $level } bot
       *[other] { $level } bot { $n }
    }

# A bot that follows a strategy: a built-in one ("Big-Money"), a file's ("plan.txt"), or any other (level-strategy).
bot-with-strategy =
    { $n ->
        [1] { $strategy } bot
       *[other] { $strategy } bot { $n }
    }
