-- Who was called to a table, and for which wait: each seat's version when it was asked, so that nobody is called twice.
CREATE TABLE calls (
    code TEXT PRIMARY KEY,
    waits TEXT NOT NULL
);
