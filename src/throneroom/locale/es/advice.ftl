### Advice: what each answer is worth, and why. In the browser, the terminal and line by line.

advice-title = Consejo
advice-chance = { $chance } %
advice-interval = { $low } a { $high } %
advice-line = { $answer }: { $chance } % ({ $low } a { $high } %)
advice-thinking = Simulando partidas desde aquí…
advice-games =
    { $n ->
        [one] { $n } partida simulada a partir de lo que sabes
       *[other] { $n } partidas simuladas a partir de lo que sabes
    }
advice-only = Aquí solo una respuesta tiene sentido.

advice-on-for = Consejos activados para { $names }.
advice-asked = { $names }: se piden consejos en esta mesa. Se activan cuando todos aceptan.
advice-waiting = Has aceptado los consejos. Esperando a { $names }.

## Why: what usually happened after the answer

advice-why-ends = Con esto la partida termina enseguida.
advice-why-next-buy = En el turno siguiente suele ganar { $card } ({ $percent } % de las partidas).
advice-why-sooner =
    { $n ->
        [one] La partida termina aproximadamente { $n } turno antes.
       *[other] La partida termina aproximadamente { $n } turnos antes.
    }
advice-why-later =
    { $n ->
        [one] La partida termina aproximadamente { $n } turno después.
       *[other] La partida termina aproximadamente { $n } turnos después.
    }
advice-why-more-points =
    { $n ->
        [one] Al final, aproximadamente { $n } punto más frente al mejor rival.
       *[other] Al final, aproximadamente { $n } puntos más frente al mejor rival.
    }
advice-why-fewer-points =
    { $n ->
        [one] Al final, aproximadamente { $n } punto menos frente al mejor rival.
       *[other] Al final, aproximadamente { $n } puntos menos frente al mejor rival.
    }

## When there is none

advice-nobody-asked = En este momento nadie tiene nada que decidir.
advice-several-people = Aquí juegan varias personas. Empieza la partida con --advice si todas aceptan los consejos.
