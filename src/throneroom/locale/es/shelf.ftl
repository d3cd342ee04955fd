### My shelf: the browser's own store of finished games.

shelf-title = Mi estantería
shelf-last-won = Última partida: ganada, { $points } : { $others }
shelf-last-lost = Última partida: perdida, { $points } : { $others }
shelf-last-rating = puntuación { $rating }
shelf-lead = Tus partidas terminadas, guardadas solo en este navegador. Exporta la estantería para tener una copia o llevarla a otro dispositivo.
shelf-empty = Tu estantería está vacía. Aquí se guarda cada partida que termines en este navegador, con su resultado y su repetición.
shelf-view = Mostrar
shelf-view-games = Partidas
shelf-view-kingdoms = Reinos
shelf-view-cards = Cartas
shelf-view-openings = Aperturas
shelf-tally =
    { $n ->
        [one] { $rate } de { $n } partida
       *[other] { $rate } de { $n } partidas
    }
shelf-won-rate = Partidas ganadas
shelf-by-level = Contra bots
shelf-by-people = Personas
shelf-no-games = Ninguna partida

## Games

shelf-opponents = Rivales
shelf-any-opponents = Todos
shelf-people = Personas
shelf-result = Resultado
shelf-any-result = Todos
shelf-won = Ganada
shelf-shared = Victoria compartida
shelf-lost = Perdida
shelf-search = Carta o jugador
shelf-favourites-only = Solo favoritas
shelf-nothing-found = Ninguna partida cumple estos filtros.
shelf-favourite = Favorita
shelf-delete = Eliminar
shelf-deleted = Partida del { $date } eliminada.
shelf-restore = Deshacer
shelf-more =
    { $n ->
        [one] Mostrar { $n } más
       *[other] Mostrar { $n } más
    }
shelf-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }

## Kingdoms, cards and openings

shelf-kingdom-play = Jugar otra vez
shelf-card = Carta
shelf-card-present = En el reino
shelf-card-gained = La ganaste
shelf-card-without = No la ganaste
shelf-opening = Tus dos primeras compras
shelf-opening-nothing = nada
shelf-opening-rate = Partidas ganadas

## Rating

shelf-rating = Puntuación
shelf-rating-value = { $rating } ± { $range }
shelf-rating-none = Todavía ninguna partida puntuada.
shelf-rating-after =
    { $n ->
        [one] tras { $n } partida puntuada
       *[other] tras { $n } partidas puntuadas
    }
shelf-rating-about = Glicko-2, con un intervalo del 95 %. Los bots tienen puntuaciones fijas. No cuentan las partidas con consejos, con semilla elegida o en las que se deshizo algo tras ver información nueva.
shelf-unrated-undo = Sin puntuar: se deshizo una respuesta tras ver información nueva.
shelf-unrated-seeded = Sin puntuar: se repartió con una semilla elegida.
shelf-unrated-advice = Sin puntuar: hubo consejos.
shelf-unrated-strategy = Sin puntuar: un bot seguía una estrategia propia.
shelf-unrated-early = Sin puntuar: se terminó antes de tiempo.
shelf-unrated-guided = Sin puntuar: era una partida guiada.

## Export and import

shelf-export = Exportar
shelf-import = Importar
shelf-imported =
    { $n ->
        [0] Nada nuevo: todas las partidas de este archivo ya están en tu estantería.
        [one] { $n } partida añadida.
       *[other] { $n } partidas añadidas.
    }
shelf-not-json = Este archivo no es una estantería: no es JSON. Elige un archivo guardado con «Exportar».
shelf-not-shelf = Este archivo no es una estantería. Elige un archivo guardado con «Exportar».
shelf-newer = Esta estantería la guardó una versión más reciente de Throneroom (formato { $found }; esta conoce hasta el { $known }). Actualiza el servidor o vuelve a cargar la página.
shelf-damaged = Este archivo está dañado: la partida { $n } está incompleta. No se ha importado nada.
shelf-problem-full = El almacenamiento del navegador está lleno y el último cambio no se ha guardado. Exporta la estantería y elimina partidas antiguas.
shelf-problem-blocked = Este navegador no deja que la página guarde nada. La estantería dura hasta que cierres la ventana; expórtala para conservarla.
shelf-problem-unreadable = La estantería guardada no se puede leer y no se guarda nada nuevo. Expórtala para conservar lo que hay y empieza otra.
shelf-problem-newer = La estantería guardada es de una versión más reciente de Throneroom y no se guarda nada nuevo. Vuelve a cargar la página, o expórtala y empieza otra.
shelf-trimmed = El almacenamiento del navegador estaba casi lleno: las partidas más antiguas conservan su resultado, pero ya no cuentan en las tablas de cartas y aperturas.
shelf-discard = Empezar otra estantería
