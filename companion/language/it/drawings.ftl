## dxf

drawings-dxf-needs-ezdxf-not-installed = per DXF serve ezdxf, che non è installato: pip install "table-companion[drawings]"

## labels

drawings-labels = Etichette di { $name }

## panel

drawings-has-no-seat-take-1 = { $name }: non ha il posto { $number }; prendere da 1 a { $seats }
drawings-seat-simulated-place-buttons-profile = { $name }: il posto { $number } è simulato; prima mettere i suoi pulsanti nel profilo
drawings-seat = Posto { $number }, { $player }

## pdf

drawings-pdf-needs-fpdf2-not-installed = per PDF serve fpdf2, che non è installato: pip install "table-companion[drawings]"
drawings-100-mm-measure-if-not = 100 mm: misurare. Se no, ristampare al 100 %, non adattato alla pagina.

## tiles

drawings-row-column = { $title }: riga { $row } di { $rows }, colonna { $column } di { $columns }

## Layers, after their names in capitals

drawings-layer-cut = tagliare: contorno e fori
drawings-layer-mark = incidere o stampare: parole
drawings-layer-foil = incollare qui la pellicola di un sensore
drawings-layer-room = lasciare libero sotto: dadi, ghiere, teste di viti
