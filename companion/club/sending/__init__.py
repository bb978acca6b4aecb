"""The table's side: what the journals say is sent until the club says that it has it."""
