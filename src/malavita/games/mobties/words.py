"""Words."""


def wording(words, language, box, what, about, names):
    return str(about)
