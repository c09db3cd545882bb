-- A finished table as a line in a list, so that nobody has to play it again to name it.
CREATE TABLE summaries (
    code TEXT PRIMARY KEY,
    body TEXT NOT NULL
);
