### The replay and the lab in the browser.

## The replay of a finished game: its controls and its key moments.

replay-pause = Pausa
replay-play = Reproducir
replay-speed = Velocidad
replay-open-line = Mostrar este momento
replay-side = Lo que se muestra al lado
replay-left-in-deck =
    { $n ->
        [one] En el mazo de { $name }: { $n } carta
       *[other] En el mazo de { $name }: { $n } cartas
    }
replay-in-hand =
    { $n ->
        [one] { $name } tiene { $n } carta en la mano.
       *[other] { $name } tiene { $n } cartas en la mano.
    }
replay-hand = mano: { $cards }
moment-lead =
    { $who ->
        [you] Te pones en cabeza.
       *[other] { $name } se pone en cabeza.
    }
moment-points =
    { $n ->
        [one] { $n } punto en un turno.
       *[other] { $n } puntos en un turno.
    }
moment-curse = La primera Maldición.
moment-last-province = La última Provincia.

## The lab in the browser: its editor of strategies, its progress, and what its figures mean.

lab-completions = Lo que puede seguir
lab-editor-help = Una carta por línea, primero la más deseada: Province if money > 18. Tab completa una palabra; Alt con las flechas elige otra.
lab-mistake-at = Línea { $line }, columna { $column }:
lab-games-so-far = { $done } de { $total } partidas
lab-seconds-so-far = { $done } de { $total } segundos
lab-measured-match =
    { $n ->
        [2] Parte de victorias de cada una contra la otra, en los dos puestos. Una victoria compartida cuenta en parte.
       *[other] Parte de victorias de cada una contra todas las demás, en todos los puestos. Una victoria compartida cuenta en parte.
    }
lab-measured-search = Parte de victorias contra big money.
lab-promise-match = Aquí se verá cuánto gana cada estrategia y cómo crecen sus puntos.
lab-promise-search = Aquí se verán las mejores estrategias encontradas y cuánto ganan.
lab-into-match = Añadir al encuentro
lab-this-kingdom = Probarlo en el laboratorio
