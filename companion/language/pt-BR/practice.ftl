practice-begin = Aperte { $begin } quando tiver lido.
practice-refused = Isso não valeu: { $why }.
practice-notes = Suas anotações
