/** The server's messages, by the names of its schema (`schema.ts` is generated from it: `make types`). */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** The name of a game in addresses and folders. */
export type GameName = string;
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Offer = Schemas["Offer"];
export type RefusedMove = Schemas["RefusedMove"];
export type Happening = Schemas["Happening"];
export type EntryInfo = Schemas["EntryInfo"];
export type Sync = Schemas["Sync"];
export type Update = Schemas["Update"];
export type State = Omit<Sync, "type" | "missed">;
/** What moves would do, whether one or several. */
export type Preview = Omit<Schemas["Preview"], "move">;
export type Composition = Schemas["Composition"];
export type Reasons = Schemas["Reasons"];
export type WhyNot = Schemas["WhyNot"];
export type Hint = Schemas["Hint"];
export type Candidate = Schemas["Candidate"];
export type Refused = Schemas["Refused"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
export type SocketCommand = Schemas["SocketCommand"];
export type Command = SocketCommand["command"];
export type Question = Schemas["SocketQuestion"]["question"];
export type Answered = Schemas["SocketAnswer"]["answer"];
export type SocketRefused = Schemas["SocketRefused"];
export type NewTable = Schemas["NewTable"];
export type Created = Schemas["Created"];
export type Seated = Schemas["Seated"];
export type Rematched = Schemas["Rematched"];
export type Box = Schemas["Box"];
export type Ruling = Schemas["Ruling"];
export type TableSummary = Schemas["TableSummary"];
export type TableList = Schemas["TableList"];
export type Games = Schemas["Games"];
export type GameInfo = Schemas["GameInfo"];
export type Health = Schemas["Health"];
export type Replay = Schemas["Replay"];
export type ReplayStep = Schemas["ReplayStep"];
export type Scores = Record<string, number>;
/** A view of a game, or what follows from one: only the game's own folder knows what is in it. */
export type GameDocument = Record<string, unknown>;
