-- A table is its setting and the list of its entries; everything else is made from them.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    setting TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    due BIGINT,
    touched BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, listed, touched);
CREATE INDEX tables_by_due ON tables (due);
CREATE TABLE entries (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    house BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, seq)
);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    face TEXT NOT NULL,
    language TEXT NOT NULL,
    webhook TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE secrets (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    expires BIGINT
);
CREATE INDEX secrets_by_guest ON secrets (guest);
CREATE TABLE members (
    code TEXT NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (code, guest)
);
CREATE INDEX members_by_guest ON members (guest);
CREATE TABLE notes (
    code TEXT NOT NULL,
    guest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (code, guest)
);
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
