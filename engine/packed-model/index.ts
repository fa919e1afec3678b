export {
  changed,
  ModelTooLargeError,
  type PackedChange,
  type PackedModel,
  packChange,
  packModel,
  roomFor,
  unpackModel,
} from "./packed-model.ts";
