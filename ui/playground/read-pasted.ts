import { paster } from "#engine/form";
import type { ObjectShape, Types } from "#engine/shape";

/** Creates the reader of JSON that is pasted into a form. A file of its own, loaded with the first paste. */
export const pastedReader = (types: Types, shape: ObjectShape): ReturnType<ReturnType<typeof paster>> =>
  paster(types)(shape);
