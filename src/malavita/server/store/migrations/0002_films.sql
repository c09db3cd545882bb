-- A finished game as it was seen, so that it can be watched when the rules have changed: part 0 is the head.
CREATE TABLE films (
    code TEXT NOT NULL,
    part INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, part)
);
