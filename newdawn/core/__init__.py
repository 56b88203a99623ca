"""What all games share: records, chance, moves, reasons, events, knowledge, words. It knows no game."""
