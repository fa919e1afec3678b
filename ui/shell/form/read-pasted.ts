import { paster } from "#engine/form";
import type { ObjectShape, Types } from "#engine/shape";
import { lateWords } from "../../late-words.ts";

/** Creates the reader of JSON that is pasted into a form, with its messages. It loads with the first paste. */
export const pastedReader = (types: Types, shape: ObjectShape) => ({
  paste: paster(types)(shape),
  messages: lateWords,
});
