### Los repartos que juegan varias personas, cada una en su mesa: el reparto del día y el que se ofrece a un amigo.

deal-daily = Reparto del día
deal-offered = { $name } te ofrece un reparto
deal-todays = El reparto de hoy
deal-today-waits = El reparto de hoy te espera.
deal-today-begun = Has empezado el reparto de hoy.
deal-today-done = Has jugado el reparto de hoy: { $result }.
# $bots: the names of the bots
deal-lead-daily = Hoy todos juegan aquí el mismo reino y las mismas barajadas contra { $bots }. Cuando termines, compara tu partida con las de los demás, decisión a decisión. El día cambia a medianoche UTC.
deal-lead-offered = Juega el mismo reino, el mismo puesto y las mismas barajadas contra { $bots }. Cuando termines, comparad vuestras partidas decisión a decisión.
deal-name = Tu nombre en la tabla
deal-play = Jugar este reparto
deal-once = Solo se juega una vez. No hay consejos, y deshacer nunca muestra lo que viene después.
deal-finished = Ya has jugado este reparto.
deal-my-game = Mi partida
deal-results = Resultados
deal-rank = Posición
# A rank that several share.
deal-rank-shared = { $n } =
deal-player = Jugador
deal-result = Resultado
deal-points = Puntos
deal-turns = Turnos
deal-won = Victoria
deal-tied = Empate
deal-lost = Derrota
deal-unfinished = Sin terminar
deal-score = { $points } : { $others }
deal-order = Primero las victorias; luego, menos turnos; luego, más puntos.
deal-nobody = Nadie ha terminado este reparto.
deal-hidden = { $n ->
    [0] Nadie lo ha terminado todavía.
    [one] Una persona lo ha terminado.
   *[other] { $n } personas lo han terminado.
} Verás los resultados cuando lo termines tú.
deal-day-before = El día anterior
deal-compare = Comparar
deal-comparison = { $one } y { $other }
deal-comparison-steps = Decisiones
deal-game-n = { $name }, partida { $n }
deal-pair = Turno { $turn }, decisión { $n } de { $of }:
deal-same = igual
deal-differs = distinta
deal-previous-difference = Diferencia anterior
deal-next-difference = Diferencia siguiente
deal-ended = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
deal-so-far = { $n ->
    [one] { $n } punto hasta ahora
   *[other] { $n } puntos hasta ahora
}
deal-no-decision = Aquí no hubo decisión
deal-hand = Mano
deal-open-replay = Abrir la repetición aquí
deal-offer = Retar a un amigo
deal-offer-how = Quien abra este enlace juega el mismo reino, el mismo puesto y las mismas barajadas, con bots en los demás puestos. El enlace no muestra ninguna carta. Cuando los dos hayáis terminado, comparad las partidas.
deal-see-results = Resultados de este reparto
