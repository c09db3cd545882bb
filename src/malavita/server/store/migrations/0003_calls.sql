-- Who was called to a table for the wait that goes on: a set of seats, so that nobody is called twice for it.
CREATE TABLE calls (
    code TEXT PRIMARY KEY,
    seats INTEGER NOT NULL
);
