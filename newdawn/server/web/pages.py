"""The client's files as browsers get them: packed, and with tags by which they know what they have."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from newdawn.server.errors import Refusal

__all__ = ["PAGES", "TYPES", "Pages", "packed"]

PAGES: Final = Path(__file__).with_name("client")
"""The client as `web/` was built: the package's build hook puts it here."""
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

_SMALL_ALREADY = (".png", ".ico", ".woff2")
_FOREVER = "public, max-age=31536000, immutable"


def packed(path: Path, content: bytes) -> bytes:
    """Return a file as the build has packed it, which takes longer than a start should; or packed now."""
    built = path.with_name(f"{path.name}.gz")
    return built.read_bytes() if built.is_file() else gzip.compress(content, 9, mtime=0)


@dataclass(frozen=True)
class _Page:
    content: bytes
    packed: bytes | None
    """The content for browsers that can unpack it; None where that would save nothing."""
    media_type: str
    tag: str


class Pages:
    """The files of a client that was built into a folder."""

    def __init__(self, folder: Path) -> None:
        """Serve what lies there."""
        self._folder = folder

    @cached_property
    def _files(self) -> dict[str, _Page]:
        """The files by their paths: only what lies there when one is first asked for can be had."""
        found = {}
        for path in (*self._folder.glob("*"), *(self._folder / "assets").glob("*")):
            if path.suffix in TYPES and path.is_file():
                content = path.read_bytes()
                small = None if path.suffix in _SMALL_ALREADY else packed(path, content)
                tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
                found[path.relative_to(self._folder).as_posix()] = _Page(content, small, TYPES[path.suffix], tag)
        return found

    def page(self, name: str, request: Request, status: int = 200) -> Response:
        """Return a file as an answer to a request."""
        page = self._files.get(name)
        if page is None:
            raise Refusal("no-such-page", 404) if self._files else Refusal("client-not-built", 503)
        # The names of assets change with what is in them. Of all else a browser asks whether it has the latest: after
        # an update of the server no page mixes old files and new ones.
        headers = {
            "Cache-Control": _FOREVER if name.startswith("assets/") else "no-cache",
            "ETag": page.tag,
            "Vary": "Accept-Encoding",
        }
        if status == 200 and request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        content = page.content
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = page.packed
            headers["Content-Encoding"] = "gzip"
        return Response(content, status, media_type=page.media_type, headers=headers)

    def missing(self, request: Request) -> Response:
        """Show whoever followed a wrong link our page, which says so."""
        return self.page("index.html", request, 404)
