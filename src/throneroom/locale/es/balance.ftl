### The balance report: is a card fair at its price? (docs/balance.md)

## The verdict. $share, $from and $to are percentages of kingdoms; $near and $far percentage points; $gap and $margin
## are balance-points.

balance-verdict-like = Más o menos tan fuerte como { $card }, con un margen de { $margin }; a { $other } se compraría primero en el { $share } % de los reinos ({ $from } a { $to } %).
balance-verdict-stronger = Más fuerte que todas las cartas impresas a { $cost }: { $gap } por encima de { $card } ({ $near } a { $far }); a { $other } se compraría primero en el { $share } % de los reinos ({ $from } a { $to } %).
balance-verdict-weaker = Más débil que todas las cartas impresas a { $cost }: { $gap } por debajo de { $card } ({ $near } a { $far }); a { $other } se compraría primero en el { $share } % de los reinos ({ $from } a { $to } %).
balance-verdict-between = Más fuerte que { $lower } y más débil que { $upper }; a { $other } se compraría primero en el { $share } % de los reinos ({ $from } a { $to } %).
balance-verdict-alone = Ninguna carta impresa cuesta { $cost }; a { $other } se compraría primero en el { $share } % de los reinos ({ $from } a { $to } %).
balance-verdict-early = Muy pocos reinos para un veredicto.

balance-points =
    { $n ->
        [one] { $n } punto porcentual
       *[other] { $n } puntos porcentuales
    }

## The table

balance-at = a { $cost }
balance-without = sin ella
balance-wins = victorias
balance-bought = comprada
balance-first = comprada primero
    .short = primero
balance-copies = copias
    .short = copias
balance-advantage = ventaja del primer jugador
    .short = ventaja
balance-turns = turnos
balance-long = más de { $turns } turnos
    .short = largas
balance-stalled = sin fin
balance-difference = diferencia
balance-printed = Las cartas impresas a { $cost }:
balance-sample =
    { $kingdoms ->
        [one] { $kingdoms } reino, { $games } partidas a cada precio, con intervalos del 95 %. Victorias: el mejor plan encontrado con la carta contra el mejor sin ella. Comprada: reinos donde el plan con ella gana al menos la mitad. Las cuatro últimas filas: partidas en las que ambos jugadores siguen el mismo plan.
       *[other] { $kingdoms } reinos, { $games } partidas a cada precio, con intervalos del 95 %. Victorias: el mejor plan encontrado con la carta contra el mejor sin ella. Comprada: reinos donde el plan con ella gana al menos la mitad. Las cuatro últimas filas: partidas en las que ambos jugadores siguen el mismo plan.
    }
balance-outdated = Las cifras de las cartas impresas se midieron con reglas o un método anteriores; pueden variar un poco.
balance-other-sample = Las cartas impresas se midieron en otros reinos o con otro número de partidas, así que la comparación es menos precisa.

## A picture

balance-plot-title = { $card }: ¿es justa a { $cost }?
balance-plot-prices = Victorias según el precio
balance-plot-printed = Cartas impresas a { $cost }
balance-plot-wins = victorias del plan con la carta, en porcentaje

## Running it

balance-measuring = Midiendo
balance-file-or-reference = indica un archivo de cartas, o --reference para medir las cartas impresas
balance-which-card = indica una carta de { $file } con --card: { $cards }
balance-no-text = { $card } no está escrita en el lenguaje de cartas, así que su precio no se puede cambiar
balance-reference-interrupted = interrumpido; no se ha escrito nada

## In the browser

balance-page-title = Equilibrio
balance-page-start = ¿Es justa?
balance-page-about = En reinos al azar, el laboratorio enfrenta el mejor plan con esta carta al mejor plan sin ella, y compara la carta con las impresas de su precio. Se detiene cuando sales de esta página.
balance-page-kingdoms = Reinos
balance-page-precision = Con más reinos tarda más y los intervalos se estrechan.
balance-page-preparing = Buscando buenos planes…
balance-page-so-far = { $done } de { $total } reinos
balance-page-done =
    { $n ->
        [one] Medida en { $n } reino.
       *[other] Medida en { $n } reinos.
    }
balance-page-cancelled = Cancelado. Lo que se sabe hasta ahora sigue aquí.
balance-page-more = Medir en { $n } reinos
balance-page-old = El texto de la carta ha cambiado desde entonces. Este informe es del texto anterior.
balance-page-figures = Cifras según el precio
balance-page-line = Trazo: intervalo del 95 %. Más allá de la línea del 50 %, el plan con la carta vence al mejor plan sin ella.
