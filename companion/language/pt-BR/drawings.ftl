## dxf

drawings-dxf-needs-ezdxf-not-installed = DXF precisa de ezdxf, que não está instalado: pip install "table-companion[drawings]"

## labels

drawings-labels = Etiquetas de { $name }

## panel

drawings-has-no-seat-take-1 = { $name }: não tem lugar { $number }; use 1 a { $seats }
drawings-seat-simulated-place-buttons-profile = { $name }: o lugar { $number } é simulado; ponha antes seus botões no perfil
drawings-seat = Lugar { $number }, { $player }

## pdf

drawings-pdf-needs-fpdf2-not-installed = PDF precisa de fpdf2, que não está instalado: pip install "table-companion[drawings]"
drawings-100-mm-measure-if-not = 100 mm: meça. Se não der, imprima de novo a 100 %, sem ajustar à página.

## tiles

drawings-row-column = { $title }: linha { $row } de { $rows }, coluna { $column } de { $columns }

## Layers, after their names in capitals

drawings-layer-cut = cortar: contorno e furos
drawings-layer-mark = gravar ou imprimir: palavras
drawings-layer-foil = colar aqui a folha de um sensor
drawings-layer-room = deixar livre embaixo: porcas, aros, cabeças de parafuso
