"""fault.py: what a referee finds wrong."""


class Fault(Exception):
    pass


def need(condition, sentence):
    if not condition:
        raise Fault(sentence)
