### Advice: what each answer is worth, and why. In the browser, the terminal and line by line.

advice-title = Conseil
advice-chance = { $chance } %
advice-interval = { $low } à { $high } %
advice-line = { $answer } : { $chance } % ({ $low } à { $high } %)
advice-thinking = Simulation de parties à partir d’ici…
advice-games =
    { $n ->
        [one] { $n } partie simulée à partir de ce que vous savez
       *[other] { $n } parties simulées à partir de ce que vous savez
    }
advice-only = Une seule réponse a du sens ici.

advice-on-for = Conseils activés pour { $names }.
advice-asked = { $names } : demande de conseils à cette table. Ils sont activés dès que tout le monde accepte.
advice-waiting = Vous avez accepté les conseils. En attente de { $names }.

## Why: what usually happened after the answer

advice-why-ends = La partie se termine aussitôt.
advice-why-next-buy = Au tour suivant, le plus souvent : { $card } ({ $percent } % des parties).
advice-why-sooner =
    { $n ->
        [one] La partie finit environ { $n } tour plus tôt.
       *[other] La partie finit environ { $n } tours plus tôt.
    }
advice-why-later =
    { $n ->
        [one] La partie finit environ { $n } tour plus tard.
       *[other] La partie finit environ { $n } tours plus tard.
    }
advice-why-more-points =
    { $n ->
        [one] À la fin, environ { $n } point de plus, par rapport au meilleur adversaire.
       *[other] À la fin, environ { $n } points de plus, par rapport au meilleur adversaire.
    }
advice-why-fewer-points =
    { $n ->
        [one] À la fin, environ { $n } point de moins, par rapport au meilleur adversaire.
       *[other] À la fin, environ { $n } points de moins, par rapport au meilleur adversaire.
    }

## When there is none

advice-nobody-asked = Personne n’a rien à décider pour le moment.
advice-several-people = Plusieurs personnes jouent ici. Lancez la partie avec --advice si vous acceptez tous les conseils.
