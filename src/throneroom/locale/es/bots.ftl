### Los bots: sus niveles y cómo se llaman en la mesa.

level-random = Aleatorio
    .text = Cualquier respuesta permitida, pero todos sus Tesoros.
level-beginner = Principiante
    .text = Le gustan las cartas de Acción, cuanto más caras mejor; tiene demasiadas que no se pueden jugar juntas, y las juega según vienen.
level-fair = Normal
    .text = Dinero con dos cartas de Acción sensatas, elegidas al momento.
level-good = Bueno
    .text = Antes de la partida prueba los planes más prometedores para el reino, en uno o dos segundos.
level-strong = Fuerte
    .text = Antes de la partida busca durante unos segundos un plan para este reino, y lo sigue.

# In place of a level: a bot that follows a strategy as text.
level-strategy = con estrategia

# $n counts the bots of the same strength at a table.
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
