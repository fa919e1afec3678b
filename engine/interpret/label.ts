import { fold, type Shape, type Types } from "#engine/shape";
import { describeValue } from "./leaves/index.ts";

/** A text, with true if it needs brackets inside another text. */
interface Label {
  readonly text: string;
  readonly joined: boolean;
}

const plain = (text: string): Label => ({ text, joined: false });
const inside = ({ text, joined }: Label): string => (joined ? `(${text})` : text);
const either = (texts: readonly string[]): Label => {
  if (texts.length === 0) return plain("nothing");
  // A count of five or more is shorter to read than the names; our choice.
  return texts.length < 5
    ? { text: texts.join(" or "), joined: texts.length > 1 }
    : plain(`one of ${texts.length} variants`);
};

/**
 * Creates the function that returns a short text for a type: `list of Plant`, `map from string to integer`, `string or
 * integer`.
 */
export function typeLabel(types: Types): (shape: Shape) => string {
  const label = fold<Label>(types, {
    string: () => plain("string"),
    boolean: () => plain("boolean"),
    integer: () => plain("integer"),
    uint: () => plain("uint"),
    double: () => plain("double"),
    long: ({ unsized }) => plain(unsized ? "integer" : "long"),
    uint64: () => plain("uint64"),
    bigInteger: () => plain("big integer"),
    datetime: () => plain("datetime"),
    date: () => plain("date"),
    uuid: () => plain("uuid"),
    base64: () => plain("base64"),
    enum: () => plain("enum"),
    literal: ({ value }) => plain(describeValue(value)),
    nullable: ({ item }, recur) => ({ text: `${recur(item).text} or null`, joined: true }),
    list: ({ item }, recur) => plain(`list of ${inside(recur(item))}`),
    set: ({ item }, recur) => plain(`set of ${inside(recur(item))}`),
    map: ({ key, value }, recur) => plain(`map from ${inside(recur(key))} to ${inside(recur(value))}`),
    object: () => plain("object"),
    discriminatedUnion: ({ variants }) => either(variants.map(({ displayName, value }) => displayName ?? value)),
    undiscriminatedUnion: ({ variants }, recur) =>
      either(variants.map(({ displayName, shape }) => displayName ?? inside(recur(shape)))),
    file: ({ multiple }) => plain(multiple ? "files" : "file"),
    unknown: ({ displayName }) => plain(displayName ?? "any"),
    ref: (_id, _force, named) => {
      const { displayName, name } = named();
      return plain(displayName ?? name);
    },
  });
  return (shape) => label(shape).text;
}
