"""Find English that a native editor would change: `python tools/check_english.py` lists it, and exits with 1.

It reads what people read: the documents, the English messages, the command line's help, refusals, the descriptions of
schemas, the prose of balance reports, the Makefile and its like, and all docstrings. Each pattern is a regular
expression with a suggestion, and with the uses that are right. Code, addresses and placeholders are not read.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

DOCUMENTS = ("*.md", "docs/*.md", "docs/rules/*.md", "bench/README.md", "newdawn/**/README.md")
MESSAGES = (
    "newdawn/**/text/en.ftl",
    "newdawn/**/text/en/*.ftl",
    "web/text/en/*.ftl",
    "web/src/*/text/en/*.ftl",
    "examples/**/text/en*.ftl",
)
COMMANDS = (
    "newdawn/cli.py",
    "newdawn/command/*.py",
    "newdawn/arena/balance_*.py",
    "newdawn/*/facts.py",
    "newdawn/*/document/*.py",
    "newdawn/core/document.py",
    "newdawn/core/replay.py",
    "newdawn/core/words.py",
)
"""Modules whose texts are printed: help, refusals, descriptions of schemas, reports."""
MODULES = ("hatch_build.py", *(f"{folder}/**/*.py" for folder in ("newdawn", "bench", "examples", "tools")))
RECIPES = ("Makefile", "Containerfile", ".github/**/*.yml")
"""Files with comments, help and short texts, which are read line by line."""


@dataclass(frozen=True)
class Pattern:
    """Something that a native editor would change, what to write instead, and the uses that are right."""

    name: str
    found: str
    suggestion: str
    allowed: tuple[str, ...] = ()

    def hits(self, text: str) -> Iterator[re.Match[str]]:
        """Yield where the text has the pattern, other than in a use that is right."""
        right = [use.span() for allowed in self.allowed for use in re.finditer(allowed, text)]
        for hit in re.finditer(self.found, text):
            if not any(start <= hit.start() and hit.end() <= end for start, end in right):
                yield hit


PATTERNS = (
    Pattern(
        "headless who",
        r"\bWho\b|[;:(–] ?who\b"
        r"|\b(?:and|or|but|that|if|where|as|only|to|for|by|than|from|of|with|so is|except|among) who\b",
        "give the clause a head: “a player who …”, “whoever …”, “anyone who …”",
        (
            # A question, or what is asked in one: it says who decides, and who can still come.
            r"\bWho\b[^.?!]*\?",
            r"[;:] who\b[^.?!]*\?",
            r"^Who (?:asks|asked|begins|holds|decides next|is asked|looks|plays|sits|waits|watches)\b",
            r"[:(] ?who(?:,| (?:can|holds?|is|lives|may|sat|sits|would)\b| has which\b)",
            r"\b(?:and|or) who (?:begins|can|claims|could|decides|finishes|has|holds|is|may|of|only|sits|would)\b",
            r"\b(?:and|or) who (?:overcame|presses|watches|wins)\b",
            r"\b(?:notes|regardless) of who\b",
        ),
    ),
    Pattern(
        "the own",
        r"\b(?:the|an?|one|each|every|any|no|other|last|all|some) own\b",
        "say whose: “your own”, “their own”, “its own”, “one of the player’s”",
    ),
    Pattern("anew", r"\b[Aa]new\b", "“again”, or a verb with re-: “redraw”, “regenerate”, “retake”"),
    Pattern(
        "is no",
        r"\b(?:is|are|was|were|be|been|being) no\b",
        "“is not a …”, “are not …”",
        (
            r"\b[Tt]here (?:(?:will|may|might|can|would|could|should|must|has|have) )?(?:is|are|was|were|be|been) no\b",
            r"\b(?:is|are|was|were|be|been|being) no (?:longer|more|less|fewer|later|earlier|better|worse|different)\b",
            r"\b(?:is|are|was|were|be|been|being) no (?:one|need|doubt|exception|accident|surprise)\b",
        ),
    ),
    Pattern(
        "so many",
        r"\b[Ss]o (?:many|much|often)\b",
        "name the number, or write “that many”, “that much”, “how many”",
        (r"\b[Ss]o (?:many|much|often)\b[^.;:]* that\b", r"\bnot so (?:much|often)\b", r"\b[Ss]o often as\b"),
    ),
    Pattern(
        "tells",
        r"\btells (?:what|which|how|why|whether|who|whom|where|when|nothing|more|all|everything|no|it|one|the rules)\b"
        r"|\btells(?=[.,;:]|$)|(?:^|\. )Tell whether\b",
        "“shows”, “says”, “lists”; a function “returns whether”",
        (r"\btells it (?:to|otherwise)\b",),
    ),
    Pattern(
        "also if",
        r"\balso (?:if|when|after|before|where)\b",
        "“even if”, “even when”, “even after”",
        (r"\b(?:is|are|was|were) also (?:if|when|after|before|where)\b",),
    ),
    Pattern("shall", r"\bshall\b", "“should”, “must”, “is to”, or the plain present"),
    Pattern("for want of", r"\bfor want of\b", "“for lack of”, or name the cause: “out of memory”"),
    Pattern("at the left", r"\b[Aa]t the (?:left|right)\b(?! time| moment| place)", "“on the left”, “on the right”"),
    Pattern(
        "stands in a text",
        r"\bstands? (?:below|above|written)\b|\bstands? in (?:the |its )?(?:code|document|file|list|lobby|log|page)\b",
        "“is in”, “is listed in”, “follows below”",
    ),
)


@dataclass(frozen=True)
class Slip:
    """A place where a pattern was found."""

    file: Path
    line: int
    words: str
    pattern: Pattern

    def __str__(self) -> str:
        """Return the line that is printed."""
        return f"{self.file}:{self.line}: {self.pattern.name} (“{self.words}”): {self.pattern.suggestion}"


Lines = list[tuple[int, str]]
"""Lines of one paragraph, cell or sentence, with their numbers: a pattern may run from one line into the next."""


def document_parts(text: str) -> Iterator[Lines]:
    """Yield the prose of a Markdown document: paragraphs, list items and the cells of tables, without code."""
    text = re.sub(r"^```.*?^```", _same_lines, text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"<!--.*?-->", _same_lines, text, flags=re.DOTALL)
    lines = list(enumerate(text.splitlines(), 1))
    previous = ""
    prose: Lines = []
    for number, line in lines:
        is_code = line.startswith("    ") and not previous.strip()
        # What follows a line of code, indented as it is, is code, too.
        previous = "" if is_code else line
        line = "" if is_code else _without_marks(line)
        if line.startswith("|"):
            yield from ([(number, cell.strip())] for cell in line.split("|"))
            line = ""
        if not line.strip() or re.match(r"\s*(?:[*-]|\d+\.|#+) ", line):
            yield prose
            prose = []
        if line.strip():
            prose.append((number, re.sub(r"^\s*(?:[*-]|\d+\.|#+) ", "", line).strip()))
    yield prose


def message_parts(text: str) -> Iterator[Lines]:
    """Yield the values of a Fluent file, each line by itself, with a letter for each placeholder."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("#"):
            value = re.sub(r"^\s*(?:\.?[a-z][\w-]* =|\*?\[\w+\])", "", line)
            yield [(number, re.sub(r"\{[^{}]*\}", "X", value).strip())]


def docstring_parts(text: str) -> Iterator[Lines]:
    """Yield the paragraphs of the docstrings of a module, those of fields included, without examples."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines = enumerate(node.value.value.splitlines(), node.lineno)
            shown = ((number, _without_marks(line.strip())) for number, line in lines)
            for is_blank, paragraph in groupby(shown, key=lambda entry: not entry[1]):
                found = [] if is_blank else list(paragraph)
                if found and not found[0][1].startswith(">>>"):
                    yield found


def command_parts(text: str) -> Iterator[Lines]:
    """Yield every line of every text in a module whose texts are printed."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from ([(number, line)] for number, line in enumerate(node.value.splitlines(), node.lineno))


def recipe_parts(text: str) -> Iterator[Lines]:
    """Yield the comments, one paragraph each, and every other line of a file that is mostly commands."""
    numbered = enumerate(text.splitlines(), 1)
    for is_comment, lines in groupby(numbered, key=lambda entry: entry[1].lstrip().startswith("#")):
        shown = [(number, _without_marks(line.strip().lstrip("# "))) for number, line in lines]
        yield from [shown] if is_comment else ([line] for line in shown)


def _same_lines(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _without_marks(line: str) -> str:
    """Return a line without code, addresses, tags and emphasis; what describes a picture stays."""
    line = re.sub(r"`[^`]*`", "X", line)
    line = re.sub(r'<img [^>]*alt="([^"]*)"[^>]*>', r"\1", line)
    line = re.sub(r"<[^>]*>", "", line)
    line = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", line)
    return line.replace("**", "").replace("*", "") if not line.startswith("* ") else "* " + line[2:].replace("*", "")


def slips(file: Path, parts: Iterator[Lines]) -> Iterator[Slip]:
    """Yield what is to be changed in the parts of a file."""
    for part in parts:
        text = " ".join(line for _, line in part)
        for pattern in PATTERNS:
            for hit in pattern.hits(text):
                before, number = 0, 0
                for number, line in part:  # noqa: B007 (the number is wanted after the loop)
                    before += len(line) + 1
                    if hit.start() < before:
                        break
                yield Slip(file, number, hit[0].strip(), pattern)


KINDS: tuple[tuple[tuple[str, ...], Callable[[str], Iterator[Lines]]], ...] = (
    (DOCUMENTS, document_parts),
    (MESSAGES, message_parts),
    (COMMANDS, command_parts),
    (MODULES, docstring_parts),
    (RECIPES, recipe_parts),
)


def files(root: Path = ROOT) -> Iterator[tuple[Path, Callable[[str], Iterator[Lines]]]]:
    """Yield every file that is checked, with what takes it apart; raises an error if a name finds nothing."""
    for names, parts in KINDS:
        for name in names:
            found = sorted(root.glob(name))
            if not found:
                raise FileNotFoundError(f"{name} finds no file: has it been renamed?")
            for path in found:
                yield path, parts


def check(root: Path = ROOT) -> list[Slip]:
    """Return all that is to be changed in a checkout."""
    found: list[Slip] = []
    for path, parts in files(root):
        found += slips(path.relative_to(root), parts(path.read_text(encoding="utf-8")))
    return sorted(found, key=lambda slip: (slip.file.as_posix(), slip.line))


def main() -> int:
    """Print what is to be changed; return the exit code."""
    found = check()
    for slip in found:
        print(slip)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
