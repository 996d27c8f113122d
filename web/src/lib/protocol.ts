// What the server and the page say to each other. Made by `make types`: do not edit.

export const VERSION = 1

/** What happens when somebody is gone: all wait, or a bot takes over after a pause. */
export interface Absence {
  kind?: "bot" | "wait"
  seconds?: number
  level?: "beginner" | "casual" | "expert" | "skilled" | "strong"
}

/** All seats of this screen agree to the coach at a public table, or do not. */
export interface Accept {
  type: "accept"
  re: number
  yes: boolean
}

/** These seats agree to the coach at a public table, or do not and it is off. */
export interface Accepted {
  type: "accepted"
  seats: number[]
  yes: boolean
}

/** The account of a game: what luck and choices did, and their sums. */
export interface AccountInfo {
  evaluator: string
  precision: number
  finished: boolean
  stages: StageInfo[]
  steps: StepInfo[]
  turning: number[]
  grades: GradeInfo[]
}

/** A move: everybody's chances after it, and what it loses against the best one. */
export interface AdviceInfo {
  move: string
  chances: number[]
  loss: number
}

/** The answer to a hint: all moves, best first, and the chances as they are. */
export interface Advised {
  type: "advised"
  re: number
  moves: AdviceInfo[]
  chances: ChancesInfo
}

/** Agree to an undo that somebody asks for, or not. */
export interface Answer {
  type: "answer"
  re: number
  seat: number
  yes: boolean
}

/** Somebody agrees to that, or does not and the matter is settled. */
export interface Answered {
  type: "answered"
  seat: number
  yes: boolean
}

/** Somebody wants to play a game with anybody. */
export interface AskAnybody {
  game: string
}

/** The text of a board file: is it in order, and can this game be played on it? */
export interface AskBoard {
  game: string
  board: string
}

/** Delete a table for good: the token is the owner's, or that of a seat where it was opened. */
export interface AskDelete {
  token: string
}

/** Two sets of house rules, A and B, to be compared; the seed decides all dice. Asked again, it tells how far it is. */
export interface AskExperiment {
  game: string
  players: number
  level?: "casual" | "strong"
  a?: Record<string, string>
  b?: Record<string, string>
  seed?: number
  games?: number | null
}

/** A position as text, to be looked at: the beginning if none is named. */
export interface AskPosition {
  game: string
  players: number
  position?: string
  variants?: Record<string, string>
  board?: string | null
}

/** Go on at a new table, everybody one seat further; the token is one of a seat here. */
export interface AskRematch {
  token: string
}

/** Let others in the home network join, or not any more; the token is that for deleting. */
export interface AskShare {
  token: string
  on: boolean
}

/** Take the own name off a table; the token is that of the seat. */
export interface AskUnname {
  token: string
}

/** Two moves in a position: what follows each of them? */
export interface AskWhy {
  game: string
  players: number
  position: string
  moves: string[]
  variants?: Record<string, string>
  board?: string | null
}

/** Somebody wants the last so many events of the game taken back. */
export interface Asked {
  type: "asked"
  seat: number
  events: number
}

/** The answer to why; without a message the move is allowed. */
export interface Because {
  type: "because"
  re: number
  move: string
  message: Message | null
  rule: string | null
}

/** A board as it is drawn, in units of one field; `id` is what `/api/boards` calls it. `box` is left, top, width and height of its picture, `reach` the radius of a field. */
export interface BoardInfo {
  id: string
  name: string
  title: Message
  box: [number, number, number, number]
  reach: number
  fields: FieldInfo[]
  colours: ColourInfo[]
  marks: Record<string, number[]>
  seatings: SeatingInfo[]
}

/** Something that may be done now: say `text` to do it. `dice` are those that a keep sets aside, `cards` those that are taken, used or covered. */
export interface CardMoveView {
  text: string
  kind: "cover" | "death" | "keep" | "roll" | "stop" | "take" | "use"
  dice: number[]
  cards: string[]
  with_machine: boolean
}

/** A card; `seat` is null while it lies on the table, and then it does not lie in any way. */
export interface CardView {
  name: string
  kind: string
  number: number | null
  seat: number | null
  lies: "covered" | "fresh" | "scored" | null
  covers: string | null
}

/** A game of NICHTLUSTIG at one moment. */
export interface CardsView {
  family: "nichtlustig"
  phase: "contest" | "move" | "over" | "roll"
  position: string
  step: "cover" | "death" | "duck" | "fourth" | "keep" | "professors" | "roll" | "take" | null
  turn: string | null
  seat: number | null
  wanted: number
  rolls_left: number
  awaited: Message
  cards: CardView[]
  dice: DieView[]
  brings: string[]
  points: number[]
  death: string | null
  contest: (number | null)[]
  moves: CardMoveView[]
  outcome: Outcome | null
}

/** What everybody's chances are at a moment, where the coach shows them. */
export interface Chances {
  type: "chances"
  at: number
  chances: ChancesInfo
}

/** What everybody's chances are, where the number comes from, and how sure it is. */
export interface ChancesInfo {
  seats: number[]
  source: "net" | "race" | "result" | "rollout" | "table"
  precision: number
  evaluator: string
}

/** What some house rules change: for each measure by how much, give or take what, from how many games of each kind. */
export interface ChangeInfo {
  set: Record<string, string>
  by: [number, number, number][]
}

/** Say something to everybody. */
export interface Chat {
  type: "chat"
  re: number
  seat: number
  text: string
}

/** Somebody said something. */
export interface Chatted {
  type: "chatted"
  seat: number
  text: string
}

/** One named rule; `ruling` tells what was decided where the book leaves it open. `text` and `ruling` take the variants that were chosen as values. If `variant` is named, the rule holds only with one of its `values`. */
export interface ClauseInfo {
  id: string
  title: Message
  text: Message
  ruling: Message | null
  variant: string | null
  values: string[]
}

/** How long one may think: not limited, so many seconds a decision, or a game and seat. When the time for a decision is over a bot makes it; when that for the game is over a bot plays on for the seat. */
export interface Clock {
  kind?: "game" | "move" | "none"
  seconds?: number
}

/** Milliseconds that each seat has left when this is sent, and whose are running. */
export interface ClockInfo {
  running: number | null
  left: number[]
}

/** The server ends this connection; come back after so many milliseconds. */
export interface Closing {
  type: "closing"
  message: Message
  after: number
}

/** As whoever opened the table: what may the coach show? */
export interface Coach {
  type: "coach"
  re: number
  chances: boolean
  hints: boolean
  tutor: boolean
}

/** What the coach shows at a table: chances, hints on demand, "sure?" before a costly move. */
export interface CoachChoice {
  chances?: boolean
  hints?: boolean
  tutor?: boolean
}

/** What the coach is to show; nothing of it as long as somebody is `missing`. At a public table people do not know each other: there everybody has to agree. */
export interface CoachInfo {
  chances: boolean
  hints: boolean
  tutor: boolean
  missing: number[]
}

/** Whoever opened the table, at these seats, has switched the coach. */
export interface Coached {
  type: "coached"
  chances: boolean
  hints: boolean
  tutor: boolean
  seats: number[]
}

/** What belongs to a colour, by place; `next` are its steps from a place to the next. `enter` are the places where its pieces wait, and where they are set from there. */
export interface ColourInfo {
  name: string
  start: number
  base: number | null
  goal: number[]
  next: [number, number][]
  turnoffs: [number, number][]
  enter: [number, number][]
  marks: Record<string, number[]>
}

/** A table that is gone. */
export interface Deleted {
  id: string
}

/** Where the numbers come from; the secret is told when the game is over. */
export interface DiceInfo {
  by: "fair" | "hand"
  commitment: string | null
  contributions: string[]
  secret: string | null
}

/** A die; `face` is 1 to 5, 6 for its symbol, and null while it is to be rolled. */
export interface DieView {
  id: number
  colour: string
  symbol: string
  face: number | null
  kept: boolean
}

/** What was asked for is done: it is the event with this number. */
export interface Done {
  type: "done"
  re: number
  sequence: number
}

/** A measure with the rules A, and by how much it is higher with B, give or take a margin. All margins hold together in 95 of 100 cases; null while there are too few games. */
export interface EffectInfo {
  measure: string
  before: number
  by: number
  margin: number | null
  games: number
}

/** All that is shown inside another page: a position, a replay, or what is wrong. */
export interface Embedded {
  language: string
  theme: "dark" | "light" | null
  address: string | null
  board: BoardInfo | null
  position: PositionInfo | null
  replay: Replay | null
  at: number | null
  problem: Problem | null
}

/** End the game, as whoever opened the table: may be done when somebody has left it. */
export interface End {
  type: "end"
  re: number
}

/** The game ends early, with the places as they stand. `agreed` are the seats that wanted it: all who were there, or those of the table's host. */
export interface Ended {
  type: "ended"
  agreed: number[]
  how: "agreed" | "host"
}

/** Somebody wants the game to end here; `missing` are the seats that have not agreed. */
export interface EndingInfo {
  agreed: number[]
  missing: number[]
}

/** All seats of this screen want the game to end here, or agree to that, or do not. */
export interface Enough {
  type: "enough"
  re: number
  yes: boolean
}

/** How far an experiment is: games of each side, and what they tell up to now. */
export interface ExperimentInfo {
  games: number
  wanted: number
  done: boolean
  waiting: number
  fast: boolean
  effects: EffectInfo[]
}

/** A field; its place is its index in the list. A base has a spot for each of its pieces. */
export interface FieldInfo {
  name: string
  kind: string
  colour: string | null
  spots: Spot[]
}

/** What follows a move: how likely an opponent's next roll could throw the mover out. `thrown` is exact for one plain roll of each opponent; null in a game without throwing out. */
export interface FollowsInfo {
  move: string
  chances: number[]
  thrown: number | null
  next: number | null
  replies: ReplyInfo[]
}

/** A table with a free seat, and its code; `owner` if it was opened for whoever asks. */
export interface Found {
  table: TableInfo
  code: string
  owner: string | null
}

/** One picture of a film: the line of the record, what happened, and the view after it. */
export interface Frame {
  line: number
  event: string
  faces: number[]
  told: Message[]
  view: RaceView | CardsView
}

/** A game: for how many, on which board, by which rules. */
export interface GameInfo {
  id: string
  name: string
  title: Message
  about: Message
  family: string
  board: string | null
  version: string
  source: Message
  seatings: SeatingInfo[]
  variants: VariantInfo[]
  introduction: IntroductionInfo
  clauses: ClauseInfo[]
  levels: string[]
  solved: boolean
}

/** All games. */
export interface Games {
  version: number
  games: GameInfo[]
}

/** How well somebody chose: `classes` are the lowest and the highest that may well fit. They go from beginner to master; null where nobody has measured them. */
export interface GradeInfo {
  decisions: number
  mistakes: number
  loss: number
  classes: [string, string] | null
}

/** An event that is stored for good, with the sentences that tell it and what changed by it. `view`, `table` and `clock` are there when they are not the same as before. `moment` is the sequence of the last event that changed the game: what a move says as `at`. */
export interface Happened {
  type: "happened"
  sequence: number
  time: number
  event: Joined | Rolled | Moved | Asked | Answered | Undone | Chatted | Left | Returned | Unnamed | Reacted | Talking | Coached | Accepted | Muted | Removed | Voted | Ended | Rematched
  told: Message[]
  moment: number
  view: RaceView | CardsView | null
  table: TableInfo | null
  clock: ClockInfo | null
}

/** The first message: which version, which seats, and the last event that was seen (-1: none). Without tokens one is a spectator. `owner` is the key of whoever opened the table. */
export interface Hello {
  type: "hello"
  re: number
  version: number
  tokens?: string[]
  seen?: number
  owner?: string | null
}

/** What would be best now? For whoever is to move, where hints are on. */
export interface Hint {
  type: "hint"
  re: number
  at: number
}

/** Do others in the home network find this table, and where? The likeliest address is first. `always` is a server that they find anyway. `elsewhere` is told to whoever is not at the machine of the server: for them the address that they use is the right one. */
export interface HomeInfo {
  state: "always" | "elsewhere" | "off" | "on"
  addresses: string[]
}

/** A hunt that is going on: the number named, dice still to fall, hits still to be used. */
export interface HuntView {
  number: number
  dice: number
  hits: number
}

/** A game on one screen: `setup` takes variants as values, `scenes` names rules to show. */
export interface IntroductionInfo {
  aim: Message
  turn: Message
  figures: Message
  setup: Message[]
  scenes: string[]
}

/** Sit down: with the code on a free seat (on that one if it is named), or with its token. `words` are this player's part in the dice; a client draws them at random. Code and token together sit down under a token that the client drew: such a request can be sent again. */
export interface Join {
  name: string
  words: string
  code?: string | null
  token?: string | null
  seat?: number | null
}

/** Somebody sat down, with `words` as their part in the dice; the last one begins the game. */
export interface Joined {
  type: "joined"
  seat: number
  name: string
  words: string
  mark: string
}

/** Somebody is gone and a bot plays for them; `by` the clock: for the rest of the game. */
export interface Left {
  type: "left"
  seat: number
  by: "bot" | "clock" | "player"
}

/** A table in the list. */
export interface ListedTable {
  table: TableInfo
  code: string | null
}

/** An id and what is to be filled in: words, numbers, other messages, or a list of these. */
export interface Message {
  id: string
  values: Record<string, Value>
}

/** Something that may be done now: say `text` to do it. A step moves `piece` from `origin` to `target` over the places of `path`, the last of which is the target; `captured` is the piece that it throws out and `thrown_to` where that has to wait. `number` is that of a hunt. */
export interface MoveView {
  text: string
  kind: "back" | "hunt" | "pass" | "push" | "roll" | "step" | "stone" | "turn"
  piece: number | null
  origin: number | null
  target: number | null
  path: number[]
  captured: number | null
  thrown_to: number | null
  hits_stone: string | null
  number: number | null
}

/** A choice was made; `by` says who made it. */
export interface Moved {
  type: "moved"
  seat: number
  move: string
  by: "bot" | "clock" | "player"
  thought: number
}

/** As whoever opened the table: this seat may neither write nor show signs, or may again. */
export interface Mute {
  type: "mute"
  re: number
  seat: number
  on: boolean
}

/** Whoever opened the table lets a seat write and show signs no more, or again. */
export interface Muted {
  type: "muted"
  seat: number
  on: boolean
}

/** All that is chosen when a table is opened; what is left out is as usual. */
export interface NewTable {
  game: string
  seats: SeatChoice[]
  variants?: Record<string, string>
  board?: string | null
  position?: string | null
  dice?: "fair" | "hand"
  undo?: "off" | "on"
  clock?: Clock
  visibility?: "private" | "public"
  absence?: Absence
  chat?: boolean
  reactions?: boolean
  coach?: CoachChoice
  language?: string | null
}

/** A table that was opened: its short code, and the tokens of the seats here. Everybody still has to join, after having seen the commitment of the dice. With `owner` the table can be deleted, as with the token of a seat here. */
export interface Opened {
  table: TableInfo
  code: string
  tokens: SeatToken[]
  owner: string
}

/** `places[seat]` counts from 1 and may be shared; `rule` names the clause that decided. */
export interface Outcome {
  places: number[]
  winners: string[]
  rule: string
  points: number[]
}

/** A piece; `id` stays the same throughout the game. */
export interface PieceView {
  id: number
  colour: string
  field: string
  place: number
  focus: boolean
}

/** Make one of the moves of the view, by its text. */
export interface Play {
  type: "play"
  re: number
  at: number
  move: string
}

/** A position as the coach sees it: what to do now, and after every roll that is awaited. */
export interface PositionAdvice {
  chances: ChancesInfo
  moves: AdviceInfo[]
  rolls: RollInfo[]
}

/** What is to be seen in a position. */
export interface PositionInfo {
  game: string
  board: string | null
  seats: string[][]
  view: RaceView | CardsView
}

/** Who is there now: seats with an open socket, and how many watch. */
export interface Presence {
  type: "presence"
  seats: number[]
  spectators: number
}

/** The answer to a request that could not be done: what is wrong, and what would be right. */
export interface Problem {
  message: Message
  faults: Message[]
}

/** A race game at one moment. */
export interface RaceView {
  family: "race"
  phase: "contest" | "move" | "over" | "roll"
  position: string
  turn: string | null
  seat: number | null
  die: number | null
  wanted: number
  rolls_left: number
  awaited: Message
  demand: Message | null
  demand_rule: string | null
  pieces: PieceView[]
  stones: StoneView[]
  hunt: HuntView | null
  contest: (number | null)[]
  places: (number | null)[]
  moves: MoveView[]
  outcome: Outcome | null
}

/** Show a sign to everybody. */
export interface React {
  type: "react"
  re: number
  seat: number
  sign: "bravo" | "laugh" | "luck" | "oh" | "thanks" | "wow"
}

/** Somebody showed a sign. */
export interface Reacted {
  type: "reacted"
  seat: number
  sign: "bravo" | "laugh" | "luck" | "oh" | "thanks" | "wow"
}

/** What follows each of the moves that were asked about. */
export interface Reasons {
  seat: number
  follows: FollowsInfo[]
}

/** A seat as the record tells it. */
export interface RecordSeat {
  plays: string[]
  name: string
  bot: boolean
}

/** What was asked for is not done, and why. `rule` is the clause that forbids a move. `stale` says that the client meant an earlier moment; what it missed is on its way. */
export interface Refused {
  type: "refused"
  re: number | null
  message: Message
  rule: string | null
  stale: boolean
}

/** These players go on at another table. */
export interface Rematched {
  type: "rematched"
  table: string
}

/** As whoever opened the table: free a seat, and keep its player out with `block`. */
export interface Remove {
  type: "remove"
  re: number
  seat: number
  block?: boolean
}

/** Whoever opened the table has freed a seat; with `block` its player cannot come back. A bot plays there until somebody else sits down. */
export interface Removed {
  type: "removed"
  seat: number
  block: boolean
}

/** A record as a film, as far as it holds; `problem` is the first thing that does not. */
export interface Replay {
  game: string
  players: number
  variants: Record<string, string>
  board: string | null
  created: string
  seats: RecordSeat[]
  frames: Frame[]
  problem: Message | null
  about_rules: Message | null
}

/** The best answer of whoever is next, how often dice lead to it, and the mean chances then. */
export interface ReplyInfo {
  move: string | null
  told: Message[]
  probability: number
  chances: number[]
}

/** Somebody is back and plays again. */
export interface Returned {
  type: "returned"
  seat: number
}

/** Roll the dice; `faces` say what real dice show. `at` is the moment that is meant. */
export interface Roll {
  type: "roll"
  re: number
  at: number
  faces?: number[]
}

/** What could fall: how likely it is, what it is worth to everybody, and what to do then. */
export interface RollInfo {
  faces: number[]
  probability: number
  chances: number[]
  luck: number[]
  moves: AdviceInfo[]
}

/** Dice fell; `thought` are the milliseconds that this cost the seat. */
export interface Rolled {
  type: "rolled"
  seat: number
  faces: number[]
  by: "bot" | "clock" | "player"
  thought: number
}

/** A picture that shows a rule: it is at `/api/games/{game}/scenes/{clause}.svg`. */
export interface SceneInfo {
  clause: string
  lines: SceneLine[]
}

/** A sentence below a picture: what `may` be done, which `move` may `not`, or neither. */
export interface SceneLine {
  kind: "" | "may" | "not"
  move: string
  text: Message
}

/** All pictures of the rules of a game. */
export interface Scenes {
  scenes: SceneInfo[]
}

/** Who is to sit on a seat: somebody here, somebody with the link, or a bot of this level. `perfect` looks up solved positions, where the server has a table of them. */
export interface SeatChoice {
  kind?: "bot" | "here" | "link"
  level?: "beginner" | "casual" | "expert" | "perfect" | "skilled" | "strong"
}

/** A seat: the colours it plays, and who sits there. */
export interface SeatInfo {
  seat: number
  plays: string[]
  kind: "bot" | "here" | "link"
  level: "beginner" | "casual" | "expert" | "perfect" | "skilled" | "strong" | null
  name: string
  taken: boolean
  away: boolean
  muted: boolean
}

/** The secret that is the seat: whoever has it plays there. */
export interface SeatToken {
  seat: number
  token: string
}

/** Somebody sits down: the table as it is now, and the token to keep. */
export interface Seated {
  table: TableInfo
  seat: number
  token: string
}

/** With so many players: usual and possible variants, colours of each seat, odds of a level. */
export interface SeatingInfo {
  players: number
  defaults: Record<string, string>
  values: Record<string, string[]>
  seats: string[][]
  step: number
}

/** An evening: the places that the players of this table had in the games before this one. */
export interface SeriesInfo {
  places: number[][]
}

/** A point of a board, x to the right and y downwards, in units of one field. */
export interface Spot {
  x: number
  y: number
}

/** The race for one place: start + luck + errors + estimate = result, for every seat. `luck_by` and `errors_by` tell for each seat, whose dice and mistakes they were, what they did for everybody. */
export interface StageInfo {
  place: number
  start: number[]
  luck: number[]
  errors: number[]
  estimate: number[]
  result: number[]
  luck_by: number[][]
  errors_by: number[][]
}

/** A roll or a move of a game: what it was worth to everybody, and of which kind. `frame` counts as those of the replay do. `luck`, `error` and `estimate` are the change from `before` to `after`, and each of them adds up to zero over the seats. */
export interface StepInfo {
  frame: number
  seat: number
  text: string
  faces: number[]
  place: number
  before: number[]
  after: number[]
  luck: number[]
  error: number[]
  estimate: number[]
  source: "net" | "race" | "result" | "rollout" | "table"
  loss: number
  is_mistake: boolean
  best: string | null
  is_choice: boolean
}

/** The stone of a colour. */
export interface StoneView {
  colour: string
  field: string
  place: number
}

/** A number of players of one strength: each measure by the book, and what changes it. It tells when it was measured, with which dice, and how many games each house rule alone had. */
export interface StudiedTable {
  players: number
  level: "casual" | "strong"
  made: string
  version: string
  seed: number
  games: number
  book: number[]
  changes: ChangeInfo[]
}

/** What house rules change in a game, as it was measured, table by table. Version, date and seed are those of the table that was measured last. */
export interface Studies {
  game: string
  rules: string
  version: string
  made: string
  seed: number
  measures: string[]
  tables: StudiedTable[]
}

/** What everybody who knows the table may know about it. */
export interface TableInfo {
  id: string
  game: string
  rules: string
  about_rules: Message | null
  players: number
  variants: Record<string, string>
  board: string | null
  position: string | null
  seats: SeatInfo[]
  dice: DiceInfo
  undo: "off" | "on"
  undo_asked: UndoInfo | null
  ending: EndingInfo | null
  clock: Clock
  visibility: "private" | "public"
  absence: Absence
  chat: boolean
  reactions: boolean
  coach: CoachInfo
  series: SeriesInfo | null
  created: string
  stage: "over" | "playing" | "waiting"
  rematch: string | null
}

/** Tables that are listed, the newest first, with the code of those that wait for players. */
export interface Tables {
  tables: ListedTable[]
}

/** As whoever opened the table: may people write, and show signs? */
export interface Talk {
  type: "talk"
  re: number
  chat: boolean
  reactions: boolean
}

/** Whoever opened the table lets people write and show signs, or does not. */
export interface Talking {
  type: "talking"
  chat: boolean
  reactions: boolean
}

/** What stands in a place could be thrown out from another one by a roll of one of these. */
export interface ThreatView {
  place: number
  origin: number
  faces: number[]
}

/** Who could throw out whom in a position, as if each player were to roll next. */
export interface Threats {
  threats: ThreatView[]
}

/** Take back what this seat did last, if all who are concerned agree. */
export interface Undo {
  type: "undo"
  re: number
  seat: number
}

/** Somebody asks to take back so many events; `missing` are the seats that have not agreed. */
export interface UndoInfo {
  seat: number
  events: number
  missing: number[]
}

/** The last so many events of the game are taken back. */
export interface Undone {
  type: "undone"
  seat: number
  events: number
}

/** Somebody took their name off this table. */
export interface Unnamed {
  type: "unnamed"
  seat: number
}

export type Value = string | number | Message | Value[]

/** A house rule: its values, and the numbers of players for which a value is limited. */
export interface VariantInfo {
  id: string
  title: Message
  text: Message
  values: string[]
  labels: Record<string, Message>
  players: Record<string, number[]>
}

/** Does a record hold? What was looked at, in sentences, and what is wrong. */
export interface Verdict {
  holds: boolean
  checked: Message[]
  problems: Message[]
  rolls: number
  moves: number
  taken_back: number
  rolls_checked: number
}

/** These seats want the game to end here, or do not and the matter is settled. */
export interface Voted {
  type: "voted"
  seats: number[]
  yes: boolean
}

/** What would this move cost? For whoever is to move, where the tutor is on. */
export interface Weigh {
  type: "weigh"
  re: number
  at: number
  move: string
}

/** What a move would lose, and whether that is so much that one should be asked again. `better` is the best move; only told where hints are on. */
export interface Weighed {
  type: "weighed"
  re: number
  move: string
  loss: number
  costly: boolean
  better: string | null
}

/** The answer to hello: the table as it is now, and the events that were missed. `earlier` says that there were more than are sent; `code` is told to those who have a seat. */
export interface Welcome {
  type: "welcome"
  re: number
  version: number
  table: TableInfo
  seats: number[]
  host: boolean
  code: string | null
  sequence: number
  moment: number
  view: RaceView | CardsView | null
  clock: ClockInfo | null
  missed: Happened[]
  earlier: boolean
}

/** Why may this not be done? Either a move as text, or a piece and the place it should go to. */
export interface Why {
  type: "why"
  re: number
  move?: string | null
  piece?: number | null
  place?: number | null
}

export type TableEvent = Joined | Rolled | Moved | Asked | Answered | Undone | Chatted | Left | Returned | Unnamed | Reacted | Talking | Coached | Accepted | Muted | Removed | Voted | Ended | Rematched

export type ClientMessage = Hello | Roll | Play | Undo | Answer | Enough | Chat | React | Accept | Why | Hint | Weigh | End | Talk | Coach | Mute | Remove

export type ServerMessage = Welcome | Happened | Presence | Chances | Done | Refused | Because | Advised | Weighed | Closing

export type View = RaceView | CardsView
