### Lo que muestra el laboratorio: `throneroom simulate`, `tournament` y `lab`.

## Numbers

# With a no-break space before the sign.
lab-percent = { $value } %
# An interval, such as "70.5 to 72.3".
lab-range = { $low } a { $high }
lab-interval = intervalo 95 %

## A match

lab-title = { $names }: { $games } partidas
lab-kingdom = Reino: { $kingdom } (semilla { $seed })
lab-wins = victorias
lab-points = puntos
lab-ties = empates
# Turns of the player who took more, with the interval if there is one.
lab-turns = Turnos: { $turns }
lab-turns-between = Turnos: { $turns } ({ $range })
lab-endings = Final por: { $endings }
lab-ending-provinces = Provincias { $percent }
lab-ending-piles = pilas vacías { $percent }
lab-ending-stalled = interrupción { $percent }
lab-ending-forfeited = partidas perdidas por error { $percent }
lab-first = Gana quien empieza: { $percent }
lab-rate = { $rate } partidas por segundo, { $seconds } s
lab-progress = { $done } de { $total }, { $rate } { $unit }
lab-games-per-second = partidas/s
lab-playing = Jugando
lab-watching = Observando

## Results

lab-interrupted = interrumpido tras { $games } partidas; resultados hasta entonces
lab-nothing = interrumpido antes de que acabaran las primeras partidas
lab-plot-saved = Gráfico: { $file }
lab-csv-saved = Partidas: { $file }
lab-record-saved = Partida { $number }: { $file } (throneroom replay { $file })

## Problems

lab-too-few = { $n ->
        [one] una partida necesita al menos { $fewest } estrategias, no { $n }
       *[other] una partida necesita de { $fewest } a { $most } estrategias, no { $n }
    }
lab-bad-plot = { $file }: un gráfico debe ser un archivo .png o .svg, no { $suffix }
lab-no-folder = { $file }: no existe la carpeta { $folder }
lab-is-folder = { $file }: esto es una carpeta; indica un nombre de archivo
lab-card-failed = una partida ha fallado, quizá por una carta propia: { $error }
lab-not-with-cluster = --jobs usa esta máquina y --cluster usa otras; elige una de las dos

lab-needs = hace falta { $package }; instálalo con: { $command }
lab-dying = los procesos de cálculo se caen una y otra vez; ¿está llena la memoria? Prueba con menos --jobs
lab-no-scheduler = ningún scheduler de Dask responde en { $address } (se espera una dirección como tcp://host:8786): { $reason }
lab-no-workers = el clúster en { $address } no tiene workers; arranca uno allí con: { $command }
lab-not-there = el scheduler y los workers en { $address } también necesitan throneroom; instálalo allí con: { $command }
lab-other-version = esto es throneroom { $version }, pero en { $address } corre { $others }; instala allí la misma versión
lab-lost = se han perdido los workers del clúster, o su scheduler

## Plots

lab-plot-about = { $games } partidas en { $kingdom }
lab-plot-wins = Victorias, con intervalos del 95 %
lab-plot-percent = porcentaje de partidas
lab-plot-length = Duración de las partidas
lab-plot-turns = turnos de quien jugó más
lab-plot-mean = media { $value }
lab-plot-score = Puntos tras cada turno (banda: mitad central de las partidas)
lab-plot-points = puntos
lab-plot-money = Monedas para gastar cada turno (banda: mitad central de las partidas)
lab-plot-coins = monedas
lab-plot-turn = turno
lab-plot-deck = El mazo de { $name }
lab-plot-cards = cartas propias (media)
lab-plot-others = otras

## Validation

lab-validate-title = Medido (esperado), { $games } partidas en cada caso
lab-match = A contra B
lab-a-wins = gana A
lab-b-wins = gana B
lab-turns-column = turnos
lab-alone = en solitario
lab-fourth-province = turno de la 4.ª Provincia
lab-points-then = puntos tras el turno 17
lab-check = { $measured } ({ $expected })
lab-holds = bien
lab-off = mal
lab-all-hold = Todas las cifras están dentro de la tolerancia.
lab-some-off = Algunas cifras se desvían.

## Tournaments

lab-tournament-title =
    { $kingdoms ->
        [one] { $n } estrategias, { $games } partidas en un reino
       *[other] { $n } estrategias, { $games } partidas en { $kingdoms } reinos
    }
lab-rating = puntuación
lab-victories = victorias
lab-games = partidas
lab-against = porcentaje contra
lab-kingdoms-twice = --kingdom nombra reinos y --kingdoms los sortea; elige una de las dos
lab-no-tournament = un torneo necesita al menos 2 estrategias, no { $n }: { $names }
lab-plot-ratings = Puntuaciones, con intervalos del 95 %
lab-plot-heat = Victorias de la fila sobre la columna, %
lab-plot-tournament = Torneo de { $n } estrategias
lab-plot-tournament-about =
    { $kingdoms ->
        [one] { $games } partidas en { $kingdom }
       *[other] { $games } partidas en { $kingdoms } reinos
    }

## Calibration

calibration-measuring = Comparando
calibration-unit = posiciones/s
calibration-title = Predicciones en { $positions } posiciones
calibration-predicted = previsto
calibration-result = ganado
calibration-off = desvío
calibration-positions = posiciones
calibration-brier = Puntuación de Brier { $brier }; solo por la puntuación y el turno { $naive }
calibration-nothing = interrumpido antes de tener bastantes posiciones
calibration-interrupted =
    { $n ->
        [one] interrumpido tras { $n } posición; estos son los resultados hasta ahora
       *[other] interrumpido tras { $n } posiciones; estos son los resultados hasta ahora
    }

## The leaderboard

leaderboard-title = Clasificación
leaderboard-about =
    { $kingdoms ->
        [one] Los niveles, las estrategias incluidas y otros bots juegan contra { $opponents } en un reino: { $where } (semilla { $seed }).
       *[other] Los niveles, las estrategias incluidas y otros bots juegan contra { $opponents } en { $kingdoms } reinos al azar de las dos cajas (semilla { $seed }).
    }
leaderboard-notes = Los sitios se alternan en cada reparto. Las puntuaciones usan la escala Elo: 100 puntos más son el 64 % de las victorias; un empate cuenta ahí como media victoria, pero no es una victoria en las demás columnas. Entre paréntesis, el intervalo del 95 %. Una estrategia incluida solo juega en los reinos que tienen todas sus cartas, así que la puntuación de una con pocos reinos dice poco de los demás. Las partidas por segundo son las de un proceso contra big-money, en la máquina que hizo esta página.
leaderboard-name = nombre
leaderboard-kind = tipo
leaderboard-level = nivel
leaderboard-strategy = estrategia
leaderboard-bot = bot
leaderboard-wins = victorias contra { $opponent }
leaderboard-kingdoms = reinos
leaderboard-saved = Clasificación: { $file }

## Games as data

games-saved = { $games } partidas con { $decisions } decisiones: { $file }
games-interrupted = interrumpido; el archivo tiene las partidas terminadas
