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
