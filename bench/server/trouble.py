"""Why a measurement could not be made."""


class BenchError(Exception):
    """What went wrong, in a sentence for whoever runs the benchmark."""
