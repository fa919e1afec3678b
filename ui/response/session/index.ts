export {
  type Asked,
  type BodyReader,
  localReader,
  type Port,
  portReader,
  startAnswering,
  type Told,
} from "./reader.ts";
