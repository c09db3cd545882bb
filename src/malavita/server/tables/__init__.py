"""Tables: a setting and a list of entries, folded into what everybody may know."""
