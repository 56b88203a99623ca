"""Packages that are optional: a clear error where one is missing."""


class MissingExtra(ImportError):
    """A package that this part of Newdawn needs is not installed. The message says how to install it."""

    def __init__(self, module: str, extra: str) -> None:
        """Name the package of the module that was not found, and the extra of Newdawn that brings it.

        >>> print(MissingExtra("gymnasium.spaces", "envs"))
        gymnasium is not installed: pip install "newdawn[envs]"
        """
        package = module.partition(".")[0]
        super().__init__(f'{package} is not installed: pip install "newdawn[{extra}]"', name=package)
