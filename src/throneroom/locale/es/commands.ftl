### Lo que muestran `throneroom cards` y `throneroom kingdom`.

## Tables

show-cost = Coste
show-card = Carta
show-types = Tipos
show-set = Caja
show-text = Texto
show-pile = Pila
show-rulings = Aclaraciones
show-own = Cartas propias

# A heading above the cards of a box.
show-box =
    { $n ->
        [one] { $box } ({ $n } carta)
       *[other] { $box } ({ $n } cartas)
    }

# Below the name of a single card: its cost, types and box.
show-line =
    { $cost ->
        [one] Cuesta { $cost } moneda
       *[other] Cuesta { $cost } monedas
    } | { $types } | { $box }

# The text of an own card that says nothing itself.
show-worth = Vale { $what }.

## Kingdoms

show-recommended = { $name }, conjunto recomendado
show-random = Reino al azar, semilla { $seed }
show-chosen = Reino elegido a mano
show-swaps = Cambios: { $swaps }
show-random-swaps = Cambios al azar, semilla { $seed }: { $swaps }
show-one-swap = { $new } en lugar de { $old }
show-tables = { $people } personas en { $tables } mesas: { $sizes }
show-table = Mesa { $number }, para { $players }
show-basic = Básicas: { $piles }
show-end = La partida termina cuando se agotan las Provincias o { $n } pilas cualesquiera.
show-advice = Para más de cuatro, el reglamento aconseja dos mesas; aquí, { $sizes } (--split).
show-again = Para volver a verlo:

## What cannot be done

show-no-language = no existe el idioma { $name }; los que hay son: { $known }
show-no-own = no hay cartas propias; indica un archivo que las tenga: --own ARCHIVO
show-not-random = { $option } es para un reino al azar, y este ya se ha indicado
show-list-alone = --list muestra los conjuntos recomendados; solo admite además --lang y --json
show-one-table = --swap es para la siguiente partida de una sola mesa, y hay { $people } personas en { $tables }
show-swap-alone = --swap random cambia una carta por persona, así que va solo
show-bad-swap = --swap espera VIEJA=NUEVA, como Foso=Capilla, y no { $swap }
