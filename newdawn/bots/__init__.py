"""Players that are programs: they see what a seat may see, nothing more.

>>> import newdawn
>>> from newdawn.bots import Budget, entrant
>>> position = newdawn.load(newdawn.GAMES[0]).new(players=2, seed=1)
>>> bot = entrant("random").make(seed=7)
>>> bot.choose(position.view(0), 0, Budget()) in position.moves(0)
True
"""

from newdawn.bots.bot import Bot, Candidate, Explaining, Explanation
from newdawn.bots.budget import Budget
from newdawn.bots.registry import BotError, Entrant, bot_names, entrant

__all__ = ["Bot", "BotError", "Budget", "Candidate", "Entrant", "Explaining", "Explanation", "bot_names", "entrant"]
