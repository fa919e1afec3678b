export {
  type Asked,
  type BodyReader,
  localReader,
  type Piece,
  type Port,
  portReader,
  slicedReader,
  startAnswering,
  type Told,
  withSpare,
} from "./reader.ts";
