import { type Algebra, fold, type Shape, type Types } from "#engine/shape";
import { describeValue } from "./leaves/index.ts";
import { variantNames } from "./unions/index.ts";

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

const sized = (name: string, format: string | undefined): Label =>
  plain(format === undefined ? name : `${name} (${format})`);

/** Returns a choice in the words of OpenAPI: `one of Cat, Dog`, `any of 7`. */
const choice = (word: "one" | "any", texts: readonly string[]): Label => ({
  text: `${word} of ${texts.length < 5 ? texts.join(", ") : texts.length}`,
  joined: true,
});

/** The kinds for which OpenAPI has other words (OpenAPI 3.1 "Data Types"; its format registry). */
const openApi: Partial<Algebra<Label>> = {
  string: ({ format }) => sized("string", format),
  integer: ({ format, unsized }) => sized("integer", format ?? (unsized ? undefined : "int32")),
  uint: () => plain("integer (uint32)"),
  double: ({ format }) => sized("number", format),
  long: ({ unsized }) => sized("integer", unsized ? undefined : "int64"),
  uint64: () => plain("integer (uint64)"),
  datetime: () => plain("string (date-time)"),
  date: () => plain("string (date)"),
  uuid: () => plain("string (uuid)"),
  base64: () => plain("string (byte)"),
  list: ({ item }, recur) => plain(`array of ${inside(recur(item))}`),
  set: ({ item }, recur) => plain(`array of ${inside(recur(item))}`),
  discriminatedUnion: ({ variants }) =>
    choice(
      "one",
      variants.map(({ displayName, value }) => displayName ?? value),
    ),
  undiscriminatedUnion: ({ variants, exclusive }, recur) =>
    choice(
      exclusive ? "one" : "any",
      variantNames(variants, (shape) => inside(recur(shape))),
    ),
};

/**
 * Creates the function that returns a short text for a type: `list of Plant`, `map from string to integer`, `string or
 * integer`; in the words of OpenAPI `array of Plant`, `any of string, integer`.
 */
export function typeLabel(types: Types): (shape: Shape) => string {
  const label = fold<Label>(types, {
    ...registry,
    ...(types.words === "openapi" && openApi),
  });
  return (shape) => label(shape).text;
}

/** The words of the registry. */
const registry: Algebra<Label> = {
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
  undiscriminatedUnion: ({ variants }, recur) => either(variantNames(variants, (shape) => inside(recur(shape)))),
  file: ({ multiple }) => plain(multiple ? "files" : "file"),
  unknown: ({ displayName }) => plain(displayName ?? "any"),
  ref: (_id, _force, named) => {
    const { displayName, name } = named();
    return plain(displayName ?? name);
  },
};
