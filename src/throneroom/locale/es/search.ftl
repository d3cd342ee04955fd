### Output of `throneroom search` and `throneroom lab levels`.

## Results

search-searching = Buscando
search-against = contra
search-big-money = { $name }
# The best big money with one or two copies of one Action card, such as "2 Witch".
search-single = big money con { $name }
search-runner-up = la segunda mejor
search-games = { $games } partidas, { $rate } por segundo; para repetirla: --games { $budget } --seed { $seed }
search-saved = Guardado: { $file }
search-one-budget = --seconds y --games limitan ambas la búsqueda; elige una de las dos

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
        [one] interrumpido tras { $n } reino; resultados hasta entonces
       *[other] interrumpido tras { $n } reinos; resultados hasta entonces
    }
