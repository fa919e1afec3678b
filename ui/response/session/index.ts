export type { BodyReader } from "./body-reader.ts";
export type { BodyFacts, BodySource, Marked, ViewName } from "./body-source.ts";
export type { Row, RowNote, TextRun } from "./layout/index.ts";
export { localReader, type Port, portReader, slicedReader, startAnswering, withSpare } from "./reader.ts";
export type { Shown } from "./session.ts";
