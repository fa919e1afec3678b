export { roomFor } from "./allocate.ts";
export {
  changed,
  ModelTooLargeError,
  type PackedChange,
  type PackedModel,
  packChange,
  packModel,
  unpackModel,
} from "./packed-model.ts";
