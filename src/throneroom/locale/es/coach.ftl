### El entrenador: lo que valían las decisiones de una partida, en la terminal y en el navegador.

coach-heading = { $name }: { $range }
coach-rate =
    { $n ->
        [one] Pérdida media: { $rate } milésimas de victoria, en una decisión
       *[other] Pérdida media: { $rate } milésimas de victoria por decisión, en { $n } decisiones
    }
coach-result = Probabilidad de ganar: { $initial } al principio, { $final } al final
coach-sum = Errores propios { $lost }, errores de los rivales { $gained }, suerte { $luck }
coach-adjusted = Resultado sin la suerte: { $percent }
coach-unfinished = La partida no terminó; la última cifra es la probabilidad de ganar donde se detuvo.
coach-curve = Probabilidad de ganar
coach-costliest = Decisiones más costosas
coach-no-mistakes = Ningún error se distingue del azar.
# In turn 7 the player bought Silver.
coach-turn-answer = Turno { $turn }: { $answer }
coach-loss = { $grade }, −{ $loss } ({ $low } a { $high })
coach-better = Mejor: { $answer }.
coach-replay-here = Para verlo: { $command }
coach-column-turn = turno
coach-column-chance = probabilidad
coach-column-lost = errores
coach-column-luck = suerte
coach-end = fin
coach-judging = Evaluando decisiones
coach-per-second = decisiones/s
coach-interrupted = interrumpido; esto es lo encontrado hasta ahora
coach-nothing = interrumpido antes de evaluar la primera decisión
coach-deals = { $rollouts } partidas jugadas hasta el final en { $seconds } s

## Names for mistakes, by their cost

coach-grade-inaccuracy = imprecisión
coach-grade-mistake = error
coach-grade-blunder = error grave

## Names for the average loss per decision

coach-range-masterly = juego magistral
coach-range-expert = juego experto
coach-range-advanced = juego avanzado
coach-range-solid = juego sólido
coach-range-casual = juego ocasional
coach-range-learning = juego de principiante

## Plots

coach-plot-turn = turno
coach-plot-luck = Suerte por turno
coach-plot-percent = puntos porcentuales
