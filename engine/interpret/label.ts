import { type Algebra, fold, type ListShape, positionsOf, type Shape, type Types } from "#engine/shape";
import { describeValue, inEnglish, jsonPhrase, madeLabel, type TypeLabel, type TypeWord } from "./leaves/index.ts";
import { variantNames } from "./unions/index.ts";

/** A choice of types. A count of five or more is shorter to read than the names; our choice. */
function either(types: readonly TypeLabel[]): TypeLabel {
  if (types.length === 0) return "nothing";
  return types.length < 5
    ? madeLabel(types.length > 1 ? " or " : "{}", ...types)
    : madeLabel("one of {} variants", jsonPhrase(`${types.length}`));
}

const sized = (name: TypeWord, format: string | undefined): TypeLabel =>
  format === undefined ? name : madeLabel("{} ({})", name, jsonPhrase(format));

/** Returns a choice in the words of OpenAPI: `one of Cat, Dog`, `any of 7`. */
const choice = (form: "one of {}" | "any of {}", types: readonly TypeLabel[]): TypeLabel =>
  madeLabel(form, types.length < 5 ? madeLabel(", ", ...types) : jsonPhrase(`${types.length}`));

/** Returns the label of a list; of one with items by position as `[string, integer, …]`. */
const listLabel =
  (form: "array of {}" | "list of {}") =>
  (node: ListShape, recur: (shape: Shape) => TypeLabel): TypeLabel => {
    const found = positionsOf(node);
    if (found === undefined) return madeLabel(form, recur(node.item));
    const labels = found.first.map(recur);
    return madeLabel("[{}]", madeLabel(", ", ...labels, ...(found.further ? [jsonPhrase("…")] : [])));
  };

/** The kinds for which OpenAPI has other words (OpenAPI 3.1 "Data Types"; its format registry). */
const openApi: Partial<Algebra<TypeLabel>> = {
  string: ({ format }) => sized("string", format),
  integer: ({ format, unsized }) => sized("integer", format ?? (unsized ? undefined : "int32")),
  double: ({ format }) => sized("number", format),
  long: ({ unsized }) => sized("integer", unsized ? undefined : "int64"),
  uint: () => sized("integer", "uint32"),
  uint64: () => sized("integer", "uint64"),
  datetime: () => sized("string", "date-time"),
  date: () => sized("string", "date"),
  uuid: () => sized("string", "uuid"),
  base64: () => sized("string", "byte"),
  enum: ({ numeric }) => madeLabel("{} ({})", numeric ? "number" : "string", "enum"),
  list: listLabel("array of {}"),
  set: ({ item }, recur) => madeLabel("array of {}", recur(item)),
  discriminatedUnion: ({ variants }) =>
    choice(
      "one of {}",
      variants.map(({ displayName, value }) => jsonPhrase(displayName ?? value)),
    ),
  undiscriminatedUnion: ({ variants, exclusive }, recur) =>
    choice(exclusive ? "one of {}" : "any of {}", variantNames(variants, recur)),
};

/**
 * Creates the function that returns the label of a type: `list of Plant`, `map<string, integer>`, `string or
 * integer`; in the words of OpenAPI `array of Plant`, `any of string, integer`.
 */
export const labelOf = (types: Types): ((shape: Shape) => TypeLabel) =>
  fold<TypeLabel>(types, { ...registry, ...(types.words === "openapi" && openApi) });

/** Creates the function that returns the label of a type as text, in English unless `write` writes another language. */
export function typeLabel(types: Types, write = inEnglish): (shape: Shape) => string {
  const label = labelOf(types);
  return (shape) => write(label(shape));
}

/** The words of the registry. */
const registry: Algebra<TypeLabel> = {
  string: () => "string",
  boolean: () => "boolean",
  integer: () => "integer",
  uint: () => "uint",
  double: () => "double",
  uint64: () => "uint64",
  datetime: () => "datetime",
  date: () => "date",
  uuid: () => "uuid",
  base64: () => "base64",
  enum: () => "enum",
  object: () => "object",
  long: ({ unsized }) => (unsized ? "integer" : "long"),
  bigInteger: () => "big integer",
  literal: ({ value }) => jsonPhrase(describeValue(value)),
  nullable: ({ item }, recur) => madeLabel("{} or null", recur(item)),
  list: listLabel("list of {}"),
  set: ({ item }, recur) => madeLabel("set of {}", recur(item)),
  map: ({ key, value }, recur) => madeLabel("map<{}, {}>", recur(key), recur(value)),
  discriminatedUnion: ({ variants }) =>
    either(variants.map(({ displayName, value }) => jsonPhrase(displayName ?? value))),
  undiscriminatedUnion: ({ variants }, recur) => either(variantNames(variants, recur)),
  file: ({ multiple }) => (multiple ? "files" : "file"),
  unknown: ({ displayName }) => (displayName === undefined ? "any" : jsonPhrase(displayName)),
  ref: (_id, _force, typeName) => {
    const { displayName, name } = typeName();
    return jsonPhrase(displayName ?? name);
  },
};
