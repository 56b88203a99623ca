"""Tokens: 128 bits or more that say who holds a seat. The server keeps their hashes only.

A token follows from the id of the command that asked for it and from a key of this installation. So the same command
gets the same token again, though nobody has written it down.
"""

import base64
import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pydantic import BaseModel

__all__ = ["digest_of", "fresh_id", "hash_of", "made_from", "number_from", "trace_of"]

_BYTES = 16


def _readable(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def fresh_id() -> str:
    """Return 128 bits from the operating system's secure source, in 22 letters that fit into a link."""
    return _readable(secrets.token_bytes(_BYTES))


def made_from(key: bytes, *parts: str) -> str:
    """Return 128 bits that follow from the installation's key and these parts, and from nothing else."""
    return _readable(hmac.digest(key, "\n".join(parts).encode(), "sha256")[:_BYTES])


def number_from(key: bytes, *parts: str) -> int:
    """Return 63 bits that follow from the installation's key and these parts: a seed that reveals nothing."""
    return int.from_bytes(hmac.digest(key, "\n".join(parts).encode(), "sha256")[:8], "big") >> 1


def trace_of(command: str) -> str:
    """Return what the server remembers of a command's id: with the id itself, a copy of the database gave tokens."""
    return hashlib.sha256(command.encode()).hexdigest()[:32]


def digest_of(request: "BaseModel") -> str:
    """Return a hash of a request, by which another one with the same id is found out."""
    return hashlib.sha256(request.model_dump_json().encode()).hexdigest()[:16]


def hash_of(token: str) -> str:
    """Return what the server remembers of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
