### Bots: their levels, and how they are called at a table.

level-random = Random
    .text = Any legal answer, but all its Treasures.
level-beginner = Beginner
    .text = Likes Action cards, the dearer the better; has too many that cannot be played together, and plays them as they come.
level-fair = Fair
    .text = Money with two sensible Action cards, chosen at once.
level-good = Good
    .text = Tries the likeliest plans for the kingdom against each other before the game, in a second or two.
level-strong = Strong
    .text = Searches for a plan for this kingdom for some seconds before the game, and follows it.

# In place of a level: a bot that follows a strategy as text.
level-strategy = Strategy

# $n counts the bots of the same strength at a table.
bot-name =
    { $n ->
        [1] { $level } bot
       *[other] { $level } bot { $n }
    }
