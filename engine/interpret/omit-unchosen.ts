import type { Algebra } from "#engine/shape";
import type { Encode } from "./encode.ts";
import { choiceToWire } from "./leaves/index.ts";

/**
 * Makes an encoder omit list items and map values without a choice, which a form stores as `null`, as it omits absent properties. Used for
 * requests.
 */
export const omitUnchosen: Partial<Algebra<Encode>> = {
  file: () => (value) => (value === null ? undefined : value),
  enum: (node) => {
    const write = choiceToWire(node);
    return (value) => (value === null ? undefined : write(value));
  },
  nullable: ({ item }, recur) => {
    const inner = recur(item);
    return (value, tree) => (value === null ? value : inner(value, tree));
  },
};
