### Advice: what each answer is worth, and why. In the browser, the terminal and line by line.

advice-title = Advice
advice-chance = { $chance }%
advice-interval = { $low } to { $high }%
advice-line = { $answer }: { $chance }% ({ $low } to { $high }%)
advice-thinking = Simulating games from here…
advice-games =
    { $n ->
        [one] { $n } game simulated from what you know
       *[other] { $n } games simulated from what you know
    }
advice-only = Only one answer makes sense here.

advice-on-for = Advice is on for { $names }.
advice-asked = { $names } would like advice at this table. It is on once everyone agrees.
advice-waiting = You agreed to advice. Waiting for { $names }.

## Why: what usually happened after the answer

advice-why-ends = This ends the game at once.
advice-why-next-buy = Usually gains { $card } next turn ({ $percent }% of the games).
advice-why-sooner =
    { $n ->
        [one] The game ends about { $n } turn sooner.
       *[other] The game ends about { $n } turns sooner.
    }
advice-why-later =
    { $n ->
        [one] The game ends about { $n } turn later.
       *[other] The game ends about { $n } turns later.
    }
advice-why-more-points =
    { $n ->
        [one] In the end about { $n } point more, compared with the best opponent.
       *[other] In the end about { $n } points more, compared with the best opponent.
    }
advice-why-fewer-points =
    { $n ->
        [one] In the end about { $n } point fewer, compared with the best opponent.
       *[other] In the end about { $n } points fewer, compared with the best opponent.
    }

## When there is none

advice-nobody-asked = Nobody is asked anything at the moment.
advice-several-people = Several people play here. Start the game with --advice if all of you agree to advice.
