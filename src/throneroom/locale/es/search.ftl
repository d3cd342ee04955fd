### Output of `throneroom search`, `throneroom lab levels` and `throneroom lab exploit`.

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
levels-which = mejor terminal única
levels-single-short = { $level }/única
levels-against = { $level } contra { $opponent }
levels-against-single = { $level } contra la mejor terminal única
levels-worst-kingdom = peor reino
levels-losses = derrotas
levels-nothing = interrumpido antes de acabar el primer reino
levels-interrupted =
    { $n ->
        [one] interrumpido tras { $n } reino; resultados hasta entonces
       *[other] interrumpido tras { $n } reinos; resultados hasta entonces
    }

## How well a level can be exploited

exploit-searching = Buscando
exploit-all = todos
exploit-response-wins = gana la respuesta
exploit-worst = El reino { $number } es el peor para { $level }: la respuesta gana { $share } ({ $interval }).
exploit-response = La respuesta:
exploit-plan = El plan de { $level }:
