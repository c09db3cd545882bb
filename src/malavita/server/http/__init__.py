"""Plain HTTP: guests, tables, replays, and how the house is."""
