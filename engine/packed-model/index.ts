export { roomFor } from "./allocate.ts";
export {
  changed,
  ModelTooLargeError,
  type PackedChange,
  type PackedModel,
  packChange,
  packModel,
  type SomeOfModel,
  unpackModel,
} from "./packed-model.ts";
