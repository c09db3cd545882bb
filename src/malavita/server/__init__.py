"""The server: tables that people can rely on."""
