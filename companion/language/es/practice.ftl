practice-begin = Pulsa { $begin } cuando lo hayas leído.
practice-refused = Eso no contó: { $why }.
practice-notes = Tus notas
