## dxf

drawings-dxf-needs-ezdxf-not-installed = DXF necesita ezdxf, que no está instalado: pip install "table-companion[drawings]"

## labels

drawings-labels = Etiquetas de { $name }

## panel

drawings-has-no-seat-take-1 = { $name }: no tiene puesto { $number }; toma de 1 a { $seats }
drawings-seat-simulated-place-buttons-profile = { $name }: el puesto { $number } es simulado; pon antes sus botones en el perfil
drawings-seat = Puesto { $number }, { $player }

## pdf

drawings-pdf-needs-fpdf2-not-installed = PDF necesita fpdf2, que no está instalado: pip install "table-companion[drawings]"
drawings-100-mm-measure-if-not = 100 mm: mídelo. Si no, imprime otra vez al 100 %, sin ajustar a la página.

## tiles

drawings-row-column = { $title }: fila { $row } de { $rows }, columna { $column } de { $columns }

## Layers, after their names in capitals

drawings-layer-cut = cortar: contorno y agujeros
drawings-layer-mark = grabar o imprimir: palabras
drawings-layer-foil = pega aquí la lámina de una placa
drawings-layer-room = deja libre debajo: tuercas, aros, cabezas de tornillo
