## dxf

drawings-dxf-needs-ezdxf-not-installed = DXF braucht ezdxf, das nicht installiert ist: pip install "table-companion[drawings]"

## labels

drawings-labels = Schilder von { $name }

## panel

drawings-has-no-seat-take-1 = { $name }: hat keinen Platz { $number }; nimm 1 bis { $seats }
drawings-seat-simulated-place-buttons-profile = { $name }: Platz { $number } ist simuliert; setze zuerst seine Knöpfe ins Profil
drawings-seat = Platz { $number }, { $player }

## pdf

drawings-pdf-needs-fpdf2-not-installed = PDF braucht fpdf2, das nicht installiert ist: pip install "table-companion[drawings]"
drawings-100-mm-measure-if-not = 100 mm: miss nach. Wenn nicht, drucke noch einmal mit 100 %, nicht an die Seite angepasst.

## tiles

drawings-row-column = { $title }: Reihe { $row } von { $rows }, Spalte { $column } von { $columns }

## Layers, after their names in capitals

drawings-layer-cut = durchschneiden: Umriss und Löcher
drawings-layer-mark = gravieren oder drucken: Wörter
drawings-layer-foil = hier die Folie einer Fläche kleben
drawings-layer-room = darunter frei lassen: Muttern, Ränder, Schraubenköpfe
