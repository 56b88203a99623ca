"""Rules are plain Python functions; `@compiled` hands them to Numba, with an on-disk cache that is never stale.

Where the cache lies, and why it is never stale, is in `cache.py`.

`NEWDAWN_INTERPRETED=1` (or Numba's own `NUMBA_DISABLE_JIT=1`) runs the same source without Numba.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from newdawn.core.cache import cache_folder, is_never_compiled, layer_of

__all__ = ["INTERPRETED", "compiled"]

INTERPRETED = os.environ.get("NEWDAWN_INTERPRETED", "") not in ("", "0") or os.environ.get(
    "NUMBA_DISABLE_JIT", ""
) not in ("", "0")
"""True when rules run as plain Python in this process."""

Function = TypeVar("Function", bound=Callable[..., Any])

if INTERPRETED:

    def compiled(function: Function) -> Function:
        """Leave the function as it is: this process runs interpreted."""
        return function

else:
    import numba
    from numba.core import sigutils, types
    from numba.core.caching import (
        CompileResultCacheImpl,
        FunctionCache,
        _CacheLocator,
        _SourceFileBackedLocatorMixin,
    )

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

    def compiled(function: Function) -> Function:
        """Compile the function on its first call, or take it from the cache; it runs without the interpreter lock."""
        if is_never_compiled(Path(function.__code__.co_filename)):
            raise TypeError(f"{function.__module__} holds no compiled functions: the cache does not watch it")
        dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
        dispatcher._cache = _LayerCache(function)
        compile_exactly = dispatcher.compile

        def compile_widened(signature: Any) -> Any:
            arguments, _ = sigutils.normalize_signature(signature)
            return compile_exactly(tuple(_widened(argument) for argument in arguments))

        # A call with a field of 8 bits and one with a constant would otherwise be two functions to compile.
        dispatcher.compile = compile_widened
        return dispatcher  # type: ignore[no-any-return]

    def _widened(argument: Any) -> Any:
        """Return the type that a function is compiled for: every whole number is passed as 64 bits."""
        return types.int64 if isinstance(argument, types.Integer | types.Boolean) else argument
