"""Commitment to the seed: nobody, not even the server, can choose a shuffle, and everybody can check it afterwards.

When a table is created, the server draws a share of 256 bits and publishes its hash, the commitment. Players add shares
of their own (nonces) when they sit down. The seed of the game is a hash over all of them. At the end the server's share
is published: it must fit the commitment, and with the nonces it must give the seed of the game.
"""

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache

__all__ = ["commitment_to", "fresh_share", "seed_from"]

SHARE_BYTES = 32
_COMMITMENT = b"newdawn commitment\n"
_SEED = b"newdawn seed\n"


def fresh_share() -> str:
    """Return a new share of the server, in hexadecimal, from the operating system's secure source."""
    return secrets.token_hex(SHARE_BYTES)


@lru_cache(maxsize=1024)
def commitment_to(share: str) -> str:
    """Return the hash that commits to a share without telling it.

    >>> commitment_to("00" * 32)[:16]
    '59d5acb25d769003'
    """
    return hashlib.sha256(_COMMITMENT + bytes.fromhex(share)).hexdigest()


def seed_from(share: str, nonces: Sequence[str]) -> int:
    """Return the seed that the shares of the server and of the players make together, in the order of the seats.

    >>> seed_from("00" * 32, ["a", "b"]) != seed_from("00" * 32, ["ab", ""])
    True
    """
    digest = hashlib.sha256(_SEED + bytes.fromhex(share))
    for nonce in nonces:
        # The hash of each keeps them apart: no two lists of nonces read the same.
        digest.update(hashlib.sha256(nonce.encode()).digest())
    return int.from_bytes(digest.digest(), "big")
