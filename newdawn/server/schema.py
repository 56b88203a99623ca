"""Every message of the server, as HTTP bodies and as socket frames: one schema for both.

A command carries an id that the client makes, and the version of the table that the client saw. The same id gets the
same answer, over either transport, even after a restart. OpenAPI is made from these models, and so are the types of
clients.
"""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema
from pydantic_core import PydanticCustomError

import newdawn
from newdawn.core.declaration import MOST_SEATS, Language

Stage = Literal["waiting", "playing", "finished", "frozen"]

NO_SUCH_GAME = "no-such-game"
"""What pydantic calls the error for an unknown game."""


def _found(name: str) -> str:
    if name not in newdawn.GAMES:
        raise PydanticCustomError(NO_SUCH_GAME, "there is no such game", {"game": name})
    return name


GameName = Annotated[
    str, AfterValidator(_found), WithJsonSchema({"type": "string", "pattern": "^[a-z][a-z0-9]*$", "maxLength": 40})
]
"""One of the games that `GET /api/games` lists."""
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits: whoever knows it has the link."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
"""128 random bits or more: whoever knows it holds the seats."""
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
"""Made by the client, at random: 128 bits, so that nobody else can ask for its answer."""
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Version = Annotated[int, Field(ge=0, le=2**31, strict=True)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=20)]
BotCode = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_.-]{0,24}(:[0-9a-z.]{1,10})?$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Pace = Annotated[float, Field(ge=0, le=5)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=300)]
Automatic = Literal["nothing", "forced", "harmless"]
"""Which moves go without saying: none, those without a choice, or also those that cost nothing and can only help."""

MOST_STEPS = 30
"""Moves that one command or one composition may have: as many as can be taken back, and no turn needs more."""
Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[ -~]*$")]


class Strict(BaseModel):
    """A message from outside: unknown keys and wrong types are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


class Answer(BaseModel):
    """A message from us."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


# Creating a table and sitting down ------------------------------------------------------------------------------------


class NoClock(Strict):
    """Everybody takes as long as they need."""

    kind: Literal["none"] = "none"


class MoveClock(Strict):
    """A number of seconds for each decision: a minute for live play, days for correspondence play."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=10, le=30 * 86_400, strict=True)]


class BankClock(Strict):
    """A number of seconds for the whole game, and an increment after each decision."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=30, le=30 * 86_400, strict=True)]
    increment: Annotated[int, Field(ge=0, le=86_400, strict=True)] = 0


Clock = Annotated[NoClock | MoveClock | BankClock, Field(discriminator="kind")]


class OpenSeat(Strict):
    """A seat for whoever follows the link."""

    kind: Literal["open"] = "open"


class PersonSeat(Strict):
    """A seat of whoever creates the table; several of them are a game on one device."""

    kind: Literal["person"]
    name: Name


class BotSeat(Strict):
    """A seat that a bot plays."""

    kind: Literal["bot"]
    bot: BotCode


NewSeat = Annotated[OpenSeat | PersonSeat | BotSeat, Field(discriminator="kind")]


class NewTable(Strict):
    """A table to create."""

    game: GameName
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    """One for each player: as many as the game allows."""
    options: dict[Annotated[str, StringConstraints(max_length=40)], bool] = Field(default={}, max_length=8)
    clock: Clock = NoClock()
    public: bool = False
    """Whether the lobby lists the table; otherwise only people with the link can find it."""
    hints: bool = True
    """Whether players may ask a bot for advice."""
    pace: Pace = 1.0
    """How long bots pause before each turn, while nobody wishes otherwise: a factor; 0 for not at all."""
    stand_in: BotCode = "medium"
    """The bot that plays for those who leave, resign or run out of time."""
    patience: Annotated[int, Field(ge=60, le=30 * 86_400, strict=True)] = 300
    """How many seconds the game waits for somebody who is absent before others may let the stand-in play.

    For a game over days, say days. A table with a clock does without it.
    """
    nonce: Nonce = ""
    """Any text: it goes into the shuffle. To bind the server, give another one with `start`, after its commitment."""
    start: bool = True
    """Whether to start at once if no seat is open."""
    id: CommandId | None = None
    """The same id again gives the same table; without one, every request makes a new one."""


class Created(Answer):
    """A new table, and the token of its host, who holds the seats that were taken."""

    table: str
    token: str
    seats: list[int]
    version: int
    link: str


class Sit(Strict):
    """Take an open seat; with a token of this table, one more seat on the same device."""

    seat: SeatNumber
    name: Name
    nonce: Nonce = ""
    id: CommandId | None = None


class Seated(Answer):
    """The seat is yours: keep the token, which is the only proof of it."""

    table: str
    token: str
    seat: int
    version: int


class Rematched(Answer):
    """The table of the next game; the same token holds the same seats there."""

    table: str
    version: int
    link: str


# Commands -------------------------------------------------------------------------------------------------------------


class MoveCommand(Strict):
    """Play a move, in notation."""

    do: Literal["move"]
    move: Notation


class MovesCommand(Strict):
    """Play moves one after another, all or none.

    What follows a move that reveals something, or after which the seat is not asked any more, is not played: the
    acknowledgement says how many were.
    """

    do: Literal["moves"]
    moves: Annotated[list[Notation], Field(min_length=1, max_length=MOST_STEPS)]


class UndoCommand(Strict):
    """Take back your last move."""

    do: Literal["undo"]


class RestartTurnCommand(Strict):
    """Take back all your moves since others decided or something was revealed."""

    do: Literal["restart-turn"]


class ResignCommand(Strict):
    """Give up: the stand-in plays the seat to the end, out of competition."""

    do: Literal["resign"]


class ProposeEndCommand(Strict):
    """Agree to end the game now; it ends when all people have agreed."""

    do: Literal["propose-end"]


class WithdrawEndCommand(Strict):
    """Withdraw the agreement to end the game."""

    do: Literal["withdraw-end"]


class HandOverCommand(Strict):
    """Leave the seat to a bot for a while, or for good."""

    do: Literal["hand-over"]
    bot: BotCode | None = None


class ComeBackCommand(Strict):
    """Take the seat back from the bot."""

    do: Literal["come-back"]


class ReplaceCommand(Strict):
    """Let the stand-in play for somebody who is absent and whom the table has waited for; they can come back.

    At a table with a clock, only the clock does so.
    """

    do: Literal["replace"]
    target: SeatNumber


class PaceCommand(Strict):
    """Wish bots to pause for longer or shorter: the slowest wish of those who are playing counts."""

    do: Literal["pace"]
    pace: Pace


class ChatCommand(Strict):
    """Say something to everybody at the table."""

    do: Literal["chat"]
    text: Text


class RenameCommand(Strict):
    """Take another name."""

    do: Literal["rename"]
    name: Name


class StandCommand(Strict):
    """Give the seat back before the start."""

    do: Literal["stand"]


class SetSeatCommand(Strict):
    """Host, before the start: put a bot in a seat, or open it (for somebody else)."""

    do: Literal["set-seat"]
    target: SeatNumber
    bot: BotCode | None = None


class StartCommand(Strict):
    """Host: start the game; all seats must be taken."""

    do: Literal["start"]
    nonce: Nonce = ""
    """Any text: it goes into the shuffle; the server committed to its own share before it saw this text."""


AnyCommand = Annotated[
    MoveCommand
    | MovesCommand
    | UndoCommand
    | RestartTurnCommand
    | ResignCommand
    | ProposeEndCommand
    | WithdrawEndCommand
    | HandOverCommand
    | ComeBackCommand
    | ReplaceCommand
    | PaceCommand
    | ChatCommand
    | RenameCommand
    | StandCommand
    | SetSeatCommand
    | StartCommand,
    Field(discriminator="do"),
]


class Command(Strict):
    """A command: what to do, which version of the table the client saw, and the client's id for it."""

    id: CommandId
    version: Version
    seat: SeatNumber | None = None
    """Required if the token holds several seats."""
    command: AnyCommand


class Acknowledged(Answer):
    """The command has been carried out and stored; the table now has this version."""

    id: str
    version: int
    played: int | None = None
    """How many moves of a `moves` command were played."""


class MessageModel(Answer):
    """A message of a game or of the server: each client says it in its own language, from the Fluent files."""

    id: str
    form: str | None = None
    arguments: dict[str, "int | str | MessageModel | MessageList"] = {}


class MessageList(Answer):
    """Several things, which are said one after the other."""

    list: list[MessageModel]


class Refused(Answer):
    """Something was refused, and nothing has changed: the message with its arguments, and the sentence."""

    message: str
    arguments: dict[str, Any]
    text: str
    version: int | None = None


# What a table shows ---------------------------------------------------------------------------------------------------


class SeatInfo(Answer):
    """A seat, and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The bot that plays it now: the seat's own, or the stand-in of a person who is away."""
    away: bool
    resigned: bool
    agrees_to_end: bool
    pace: float | None
    """How long the person here wishes bots to pause; None: as the table was set up."""
    present: bool | None
    """Whether somebody is connected there; None while it is being found out from other server processes."""
    remaining_ms: int | None
    """Time left on this seat's clock when the message was made; None without a clock."""


class Outcome(Answer):
    """How the game ended."""

    how: Literal["played", "resigned", "agreed"]
    scores: list[int]
    winners: list[int]


class TableInfo(Answer):
    """What everybody with the link may know about a table."""

    table: str
    game: str
    rules: int
    stage: Stage
    version: int
    public: bool
    hints: bool
    pace: float
    """How long bots pause before each turn now: the slowest wish of those who are playing."""
    stand_in: str
    patience: int
    options: dict[str, bool]
    clock: Clock
    seats: list[SeatInfo]
    commitment: str | None
    """SHA-256 of the server's share of the seed; None for an imported game whose seed was already known."""
    share: str | None
    """The server's share of the seed, published at the end."""
    nonces: list[str]
    """The players' shares of the seed, in the order of the seats."""
    created_at: int
    started_at: int | None
    finished_at: int | None
    outcome: Outcome | None
    rematch: str | None
    imported: bool
    notice: MessageModel | None
    """Why the table is frozen, or what was migrated."""


class Offer(Answer):
    """A move that the seat may make."""

    move: str
    message: MessageModel
    text: str | None = None


class RefusedMove(Offer):
    """A move that the seat might expect, and the reason it is not available now."""

    reason: MessageModel
    reason_text: str | None = None


class Happening(Answer):
    """An event of the game, as the receiver may see it."""

    name: str
    arguments: dict[str, int | str]
    """What it is about: things by their names, as in notation and documents; seats, counts and points by number."""
    message: MessageModel
    text: str | None = None


class EntryInfo(Answer):
    """An entry of the table's log, as the receiver may see it."""

    version: int
    at: int
    kind: str
    seat: int | None
    move: str | None = None
    """The notation of a move: of your own moves, and of all moves after the end."""
    name: str | None = None
    bot: str | None = None
    text: str | None = None
    """What was said, in a chat."""
    count: int | None = None
    """How many moves were taken back."""
    pace: float | None = None
    """How long somebody wishes bots to pause."""
    table: str | None = None
    events: list[Happening] = []


class State(Answer):
    """The state of a table, for one receiver."""

    table: TableInfo
    seat: int | None
    host: bool
    seats: list[int]
    """The seats that the token holds."""
    view: dict[str, Any] | None
    """The position as the receiver may see it: a position document; None before the start.

    `newdawn schema GAME view` prints its JSON Schema.
    """
    to_act: list[int]
    decision: MessageModel | None
    decision_name: str | None
    decision_text: str | None
    moves: list[Offer]
    refused: list[RefusedMove]
    """While the seat is asked: moves that it might expect, each with the reason it is not available."""
    plans: list[Offer]
    """While others are asked: moves that the seat could make if it were its turn now."""
    prospects: dict[str, Any] | None
    """What follows from the view by the rules: strengths, needs, shortfalls; None before the start.

    `newdawn schema GAME prospects` prints its JSON Schema.
    """
    scores: list[dict[str, int]] | None
    """The points of each seat if the game ended now, by source, and their `total`."""
    scored: list[dict[str, int]] | None
    """The part of those points that can no longer be lost."""
    undo: int
    """How many of your moves can be taken back now, one by one."""
    undo_refused: Literal["undo-nothing", "undo-others", "undo-revealed", "undo-bot"] | None
    """Why none can, while you play: the name of the refusal."""
    secret_seats: list[int]
    """If the token holds several seats: those that see something now which the others must not see."""


class Sync(State):
    """The whole state, and what the receiver missed since the version that it named."""

    type: Literal["sync"] = "sync"
    channel: int | None = None
    version: int
    missed: list[EntryInfo] | None
    """None if too much was missed, or no version was named."""


class Update(State):
    """What an entry changed."""

    type: Literal["update"] = "update"
    channel: int | None = None
    version: int
    entries: list[EntryInfo]


class Presence(Answer):
    """The seats and spectators that are connected. This is not part of the log, and has no version."""

    type: Literal["presence"] = "presence"
    channel: int | None = None
    present: list[int]
    watchers: int
    is_complete: bool
    """False while it is being found out who is connected to other server processes."""


# Questions ------------------------------------------------------------------------------------------------------------


class WhyQuestion(Strict):
    """Why a move, or every move of the game, cannot be played now."""

    ask: Literal["why"]
    move: Notation | None = None


class PreviewQuestion(Strict):
    """What a move would do."""

    ask: Literal["preview"]
    move: Notation


class ComposeQuestion(Strict):
    """What moves would do one after another, and what could be chosen then: a turn is composed before it is played."""

    ask: Literal["compose"]
    moves: Annotated[list[Notation], Field(max_length=MOST_STEPS)] = []
    """The moves so far; none: what may be chosen now."""
    automatic: Automatic = "nothing"
    """Which moves to add that go without saying."""


class HintQuestion(Strict):
    """What a bot would play, now or after moves that are not played yet."""

    ask: Literal["hint"]
    moves: Annotated[list[Notation], Field(max_length=MOST_STEPS)] = []


Question = Annotated[WhyQuestion | PreviewQuestion | ComposeQuestion | HintQuestion, Field(discriminator="ask")]


class WhyNot(Answer):
    """A move and the reason it cannot be played now; None if it can."""

    move: str
    reason: MessageModel | None
    text: str | None = None


class Reasons(Answer):
    """The reasons that were asked for."""

    version: int
    moves: list[WhyNot]


class Foreseen(Answer):
    """What moves would do, as far as the seat can know it."""

    version: int
    events: list[Happening]
    view: dict[str, Any]
    """The position after the move; whatever depends on chance or a secret is null.

    `newdawn schema GAME preview` prints its JSON Schema.
    """
    unknown: list[str]
    """The paths in the view of whatever depends on chance or a secret."""
    prospects: dict[str, Any]
    """What follows from the position after the move; whatever depends on chance or a secret is null.

    `newdawn schema GAME preview-prospects` prints its JSON Schema.
    """
    scores: list[dict[str, int | None]]
    """The points of each seat if the game ended then, by source, and their `total`."""
    scored: list[dict[str, int | None]]
    """The part of those points that could no longer be lost then."""
    gain: list[int | None]
    """How each seat's total changes; None where that is not known."""
    closes_undo: bool
    """Whether the move cannot be taken back: it reveals something, or the game ends.

    Any other can be, as long as nobody else has decided.
    """
    to_act: list[int] | None
    ends: bool


class Preview(Foreseen):
    """What a move would do."""

    move: str


class Step(Offer):
    """A move of a composition."""

    by: Literal["you", "forced", "harmless", "suggested"]
    """What wants it: the seat; the rules, which leave no choice, as everybody can see; the game, since it costs nothing
    and can only help; or the game as a proposal, which the seat should see before it is played."""


class NextOffer(Offer):
    """A move that could be made next."""

    repeat: int
    """How often in a row, while the question stays the same and nothing is revealed."""


class Next(Answer):
    """What a seat would be asked after a composition, and what it could choose."""

    decision: MessageModel
    decision_name: str
    decision_text: str | None
    moves: list[NextOffer]
    refused: list[RefusedMove]
    bundles: list[list[Offer]]
    """Moves that belong together, in their order."""
    closing: str | None
    """The move that ends the matter if nothing else is wished."""


class Composition(Foreseen):
    """What moves would do one after another. Those after one that reveals something are left out of `steps`."""

    steps: list[Step]
    """The moves, and those that go without saying, in their order."""
    then: Next | None
    """None if the seat would not be asked, or if something would be revealed first."""


class Candidate(Answer):
    """A move that a bot considered."""

    move: str
    share: float | None
    """The share of the win that it expects."""
    scores: list[float]
    visits: int
    message: MessageModel
    text: str | None = None


class Hint(Answer):
    """What a bot would play, the best first."""

    version: int
    bot: str
    seconds: float
    """How long the bot thought."""
    waited: float
    """How many seconds the question waited for a bot: moves of running games go first."""
    candidates: list[Candidate]


# Lists and replays ----------------------------------------------------------------------------------------------------


class TableSummary(Answer):
    """A line of the lobby."""

    table: str
    game: str
    stage: Stage
    version: int
    public: bool
    seats: list[dict[str, Any]]
    clock: Clock
    options: dict[str, bool]
    created_at: int
    changed_at: int
    to_act: list[int]
    your_turn: bool | None = None
    outcome: Outcome | None = None


class TableList(Answer):
    """Some tables, the latest change first, and where the next page begins."""

    tables: list[TableSummary]
    next: str | None


class HeldTable(Strict):
    """A table and the token that this browser holds for it."""

    table: TableId
    token: Token


class HeldTables(Strict):
    """The tables that this browser holds tokens for."""

    tables: Annotated[list[HeldTable], Field(max_length=100)]


class ReplayStep(Answer):
    """One move of a game, as the receiver may see it."""

    number: int
    seat: int | None
    move: str | None
    text: str | None = None
    events: list[Happening]
    view: dict[str, Any] | None
    prospects: dict[str, Any] | None
    """What follows from the view; None if there is no view."""
    scores: list[dict[str, int]] | None
    scored: list[dict[str, int]] | None


class Replay(Answer):
    """Some steps of a game; step 0 is the position at the start."""

    table: TableInfo
    eyes: int | Literal["everything", "spectator"]
    count: int
    """How many moves the game has so far."""
    first: int
    steps: list[ReplayStep]


class Bot(Answer):
    """A bot that can sit at a table."""

    code: str
    is_level: bool
    """Whether it is one of the levels for people: easy, medium, hard, expert."""


class Look(Answer):
    """How pages about a game look, for clients that have no pages of their own for it."""

    light: dict[str, str]
    """Colours by what they are for: ground, panel, raised, line, text, muted, accent, good, danger, and the numbers of
    players from two to eight.
    """
    dark: dict[str, str]
    light_seats: list[str]
    """The colours of the seats; none: the game leaves them to the client."""
    dark_seats: list[str]
    titles: str
    """The fonts of titles, as CSS lists them."""
    corner: str
    """The radius of corners, as CSS writes it."""


class Credits(Answer):
    """The people behind the game in the box, as its rulebook names them; a list is empty where it names nobody."""

    designers: list[str]
    illustrators: list[str]
    publishers: list[str]


class GameInfo(Answer):
    """A game that can be played."""

    game: str
    title: str
    year: int
    """When it was published."""
    players: list[int]
    options: list[str]
    """What a table may agree on; the message `option-NAME` says it, and its form `about` explains it."""
    colours: list[str]
    """What the colour of each seat is called; the message `seat-NAME` says it."""
    periods: list[str]
    """The events that a period of the game begins with, such as a day or a season."""
    seat_keys: list[str]
    """The keys of a view that hold seats."""
    first_seat: str | None
    """The one of them that holds the seat that begins, if the game has one."""
    credits: Credits
    look: Look
    rules: int
    components: str


class GameText(Answer):
    """All messages of a game in one language, as Fluent writes them: moves, reasons, events, questions and things."""

    game: str
    language: Language
    text: str


class Ruling(Answer):
    """How an unclear point of the rules is played here."""

    number: int
    about: list[str]
    """What it is about, as `FAMILY:NAME`: a thing of one of the box's families, or a term."""
    text: MessageModel
    provenance: str


class Box(Answer):
    """What is in the box of a game."""

    game: str
    title: str
    rules: int
    components: dict[str, Any]
    """The figures as they are in `components.toml`, each section with its provenance."""
    families: dict[str, dict[str, MessageModel]]
    """By family, such as `seat` or `decision`, the things in their order, each with the message that names it."""
    terms: list[str]
    move_arguments: dict[str, list[str]]
    """What the words of each kind of move stand for, in the order of the notation."""
    rulings: list[Ruling]


class Games(Answer):
    """What can be played here, and with whom."""

    games: list[GameInfo]
    bots: list[Bot]
    languages: list[str]


class Health(Answer):
    """Whether the server can do its work."""

    status: Literal["ok", "draining", "failing"]
    database: Literal["ok", "failing"]
    """Whether anything can be stored; what is wrong is in the log alone, since anybody may ask."""
    version: str
    compiled: float
    """How much of rules and bots is compiled, from 0 to 1: below 1 the server works all the same, only more slowly."""
    compiling: Literal["under-way", "given-up", "done"]
    """Whether the rest is still being compiled, or has failed and stays interpreted until the next start."""
    processes: int
    """How many server processes there should be on this machine."""
    serving: int
    """How many of them serve: one that died or did not start is tried again."""


# Socket ---------------------------------------------------------------------------------------------------------------

Channel = Annotated[int, Field(ge=0, le=255, strict=True)]
RequestId = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Watch(Strict):
    """Watch a table on a channel of this socket: the state comes now, and every change from now on."""

    type: Literal["watch"]
    channel: Channel
    table: TableId
    token: Token | None = None
    """Without one, the client is a spectator."""
    seat: SeatNumber | None = None
    """Needed if the token holds several seats."""
    together: bool = False
    """See only what everybody may see, whatever seats the token holds: their players look at one screen."""
    since: Version | None = None
    """The last version that the client has."""
    language: Language | None = None
    """Also send the sentences, in this language."""


class Unwatch(Strict):
    """Stop watching."""

    type: Literal["unwatch"]
    channel: Channel


class SocketCommand(Command):
    """A command, over the socket."""

    type: Literal["command"]
    channel: Channel


class SocketQuestion(Strict):
    """A question, over the socket."""

    type: Literal["question"]
    channel: Channel
    request: RequestId
    question: Question


class Ping(Strict):
    """A sign of life; the answer is `pong`."""

    type: Literal["ping"]


ClientMessage = Annotated[Watch | Unwatch | SocketCommand | SocketQuestion | Ping, Field(discriminator="type")]


class Hello(Answer):
    """The first message of a socket."""

    type: Literal["hello"] = "hello"
    protocol: Literal[1] = 1
    server: str


class SocketAcknowledged(Acknowledged):
    """The command has been carried out and stored."""

    type: Literal["acknowledged"] = "acknowledged"
    channel: int


class SocketRefused(Refused):
    """Something was refused; `id` or `request` says which command or question."""

    type: Literal["refused"] = "refused"
    channel: int | None = None
    id: str | None = None
    request: str | None = None


class SocketAnswer(Answer):
    """The answer to a question."""

    type: Literal["answer"] = "answer"
    channel: int
    request: str
    answer: Reasons | Preview | Composition | Hint


class SocketWaiting(Answer):
    """A question for a hint waits: moves of running games go first. The answer follows."""

    type: Literal["waiting"] = "waiting"
    channel: int
    request: str
    before: int
    """How many other hints have their turn first."""


class Pong(Answer):
    """The answer to a `ping`."""

    type: Literal["pong"] = "pong"


class Bye(Answer):
    """The server is closing the socket: reconnect after this many seconds, or a little later."""

    type: Literal["bye"] = "bye"
    reason: Literal["draining", "stuck"]
    retry_seconds: float


ServerMessage = Annotated[
    Hello | Sync | Update | Presence | SocketAcknowledged | SocketRefused | SocketAnswer | SocketWaiting | Pong | Bye,
    Field(discriminator="type"),
]
