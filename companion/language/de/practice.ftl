practice-begin = Drücke { $begin }, wenn du das gelesen hast.
practice-refused = Das hat nicht gezählt: { $why }.
practice-notes = Deine Notizen
