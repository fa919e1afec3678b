export type { BodyReader } from "./body-reader.ts";
export {
  type Asked,
  localReader,
  type Piece,
  type Port,
  portReader,
  type Reply,
  slicedReader,
  startAnswering,
  withSpare,
} from "./reader.ts";
export type { Row, RowPiece } from "./row.ts";
export type { BodyFacts, BodySource, Marked, Shown, ViewName } from "./session.ts";
