export {
  type Asked,
  type BodyReader,
  localReader,
  type Piece,
  type Port,
  portReader,
  type Reply,
  slicedReader,
  startAnswering,
  withSpare,
} from "./reader.ts";
