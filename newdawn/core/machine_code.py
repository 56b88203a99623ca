"""Functions as Numba compiles them, each with its place in the on-disk cache of its layer."""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import sigutils, types
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    _CacheLocator,
    _SourceFileBackedLocatorMixin,
)

from newdawn.core.cache import cache_folder, layer_of


class _LayerLocator(_SourceFileBackedLocatorMixin, _CacheLocator):  # type: ignore[misc]
    """Where compiled code lies: in the folder of its layer, by its module and not by the path of the checkout."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        self._folder = str(cache_folder(layer_of(function.__module__)) / function.__module__)

    def get_cache_path(self) -> str:
        return self._folder


class _LayerCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    # Where our own folder cannot be written, Numba knows others.
    _locator_classes = (_LayerLocator, *CompileResultCacheImpl._locator_classes)


class _LayerCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _LayerCacheImpl


def machine_code_of(function: Callable[..., Any]) -> Any:
    """Return a function that is compiled on its first call, or taken from the cache; it needs no interpreter lock."""
    dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher._cache = _LayerCache(function)
    compile_exactly = dispatcher.compile

    def compile_widened(signature: Any) -> Any:
        arguments, _ = sigutils.normalize_signature(signature)
        return compile_exactly(tuple(_widened(argument) for argument in arguments))

    # A call with a field of 8 bits and one with a constant would otherwise be two functions to compile.
    dispatcher.compile = compile_widened
    return dispatcher


def _widened(argument: Any) -> Any:
    """Return the type that a function is compiled for: every whole number is passed as 64 bits."""
    return types.int64 if isinstance(argument, types.Integer | types.Boolean) else argument
