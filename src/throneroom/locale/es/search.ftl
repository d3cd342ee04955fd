### `throneroom search`, `throneroom lab levels` y los propios niveles.

## What is found

search-searching = Buscando
search-against = contra
search-big-money = { $name }
# The best big money with one or two copies of one Action card, such as "2 Witch"
search-single = big money con { $name }
search-runner-up = la segunda mejor
search-games = { $games } partidas, { $rate } por segundo; para encontrarla de nuevo: --games { $budget } --seed { $seed }
search-saved = Guardado: { $file }
search-one-budget = --seconds y --games dicen ambas cuánto buscar; elige una de las dos

## How strong the levels are

levels-level = nivel
levels-how = cómo juega
levels-measuring = Midiendo
levels-unit = reinos/s
levels-which = mejor terminal única
levels-single-short = strong/única
levels-against-money = { $level } contra big-money
levels-against-single = { $level } contra la mejor terminal única
levels-nothing = interrumpido antes de acabar el primer reino
levels-interrupted =
    { $n ->
        [one] interrumpido tras { $n } reino; esto es lo que hay
       *[other] interrumpido tras { $n } reinos; esto es lo que hay
    }
