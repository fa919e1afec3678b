import type { Algebra } from "#engine/shape";
import type { Encode } from "./encode.ts";
import { choiceToWire } from "./leaves/index.ts";

/**
 * Makes an encoder leave out items of lists that nothing was chosen for, as absent properties are: a form stores `null` for
 * them. Requests are encoded so.
 */
export const omitUnchosen: Partial<Algebra<Encode>> = {
  enum: (node) => {
    const write = choiceToWire(node);
    return (value) => (value === null ? undefined : write(value));
  },
  nullable: ({ item }, recur) => {
    const inner = recur(item);
    return (value, tree) => (value === null ? value : inner(value, tree));
  },
};
