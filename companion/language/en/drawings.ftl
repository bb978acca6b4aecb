# Panels and labels of seats as drawings.

## dxf

drawings-dxf-needs-ezdxf-not-installed = DXF needs ezdxf, which is not installed: pip install "table-companion[drawings]"

## labels

drawings-labels = Labels of { $name }

## panel

drawings-has-no-seat-take-1 = { $name }: has no seat { $number }; take 1 to { $seats }
drawings-seat-simulated-place-buttons-profile = { $name }: seat { $number } is simulated; place its buttons in the profile first
drawings-seat = Seat { $number }, { $player }

## pdf

drawings-pdf-needs-fpdf2-not-installed = PDF needs fpdf2, which is not installed: pip install "table-companion[drawings]"
drawings-100-mm-measure-if-not = 100 mm: measure it. If not, print again at 100 %, not fitted to the page.

## tiles

drawings-row-column = { $title }: row { $row } of { $rows }, column { $column } of { $columns }

## Layers, after their names in capitals

drawings-layer-cut = cut through: outline and holes
drawings-layer-mark = engrave or print: words
drawings-layer-foil = glue the foil of a pad here
drawings-layer-room = leave free below: nuts, bezels, screw heads
