"""What can be hidden in River Lanterns: the wishes in other hands and in the deck."""

from tests.secrecy import Secrets

SECRETS = Secrets(
    families={"wish": "WISHES"},
    numbers={"wish": ("deck",)},
    counts={"wish": ("hands", "granted")},
)
