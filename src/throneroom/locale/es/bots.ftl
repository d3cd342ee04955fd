### Los bots: sus niveles y cómo se llaman en la mesa.

level-random = aleatorio
    .text = Elige al azar entre lo permitido, pero juega todos sus Tesoros.
level-beginner = principiante
    .text = Le gustan las cartas de Acción, cuanto más caras mejor. Compra demasiadas para poder jugarlas juntas, y las juega según vienen.
level-fair = normal
    .text = Dinero con dos cartas de Acción sensatas, elegidas de un vistazo.
level-good = bueno
    .text = Antes de la partida prueba entre sí los planes más prometedores para el reino, durante uno o dos segundos.
level-strong = fuerte
    .text = Antes de la partida busca durante unos segundos un plan para este reino, y luego lo sigue.
level-expert = experto
    .text = Se prepara como el fuerte y mira hacia delante en cada elección: antes de responder juega miles de veces el resto de la partida.

# In place of a level: a bot that follows a given strategy.
level-strategy = con estrategia
# The bot of the guided first game, named like one with a strategy.
level-guide = de práctica

# $n counts the bots of the same level at a table.
bot-name =
    { $n ->
        [1] Bot { $level }
       *[other] Bot { $level } { $n }
    }

# A bot that follows a strategy: a built-in one ("Big-Money"), a file's ("plan.txt"), or any other (level-strategy).
bot-with-strategy =
    { $n ->
        [1] Bot { $strategy }
       *[other] Bot { $strategy } { $n }
    }
