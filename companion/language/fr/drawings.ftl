## dxf

drawings-dxf-needs-ezdxf-not-installed = DXF demande ezdxf, qui n'est pas installé : pip install "table-companion[drawings]"

## labels

drawings-labels = Étiquettes de { $name }

## panel

drawings-has-no-seat-take-1 = { $name } : n'a pas de place { $number } ; prendre de 1 à { $seats }
drawings-seat-simulated-place-buttons-profile = { $name } : la place { $number } est simulée ; placer d'abord ses boutons dans le profil
drawings-seat = Place { $number }, { $player }

## pdf

drawings-pdf-needs-fpdf2-not-installed = PDF demande fpdf2, qui n'est pas installé : pip install "table-companion[drawings]"
drawings-100-mm-measure-if-not = 100 mm : à mesurer. Sinon, réimprimer à 100 %, sans ajuster à la page.

## tiles

drawings-row-column = { $title } : rangée { $row } sur { $rows }, colonne { $column } sur { $columns }

## Layers, after their names in capitals

drawings-layer-cut = découper : contour et trous
drawings-layer-mark = graver ou imprimer : mots
drawings-layer-foil = coller ici la feuille d'un capteur
drawings-layer-room = laisser libre dessous : écrous, collerettes, têtes de vis
