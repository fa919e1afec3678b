import { type Algebra, fold, type Shape, type Types } from "#engine/shape";
import { describeValue, type TypeLabel, type TypeWord, typeInEnglish } from "./leaves/index.ts";
import { variantNames } from "./unions/index.ts";

const word = (name: TypeWord) => (): TypeLabel => name;
const named = (text: string): TypeLabel => ["name", text];

/** A choice of types. A count of five or more is shorter to read than the names; our choice. */
function either(types: readonly TypeLabel[]): TypeLabel {
  if (types.length === 0) return "nothing";
  return types.length < 5 ? ["or", types] : ["variants", [named(`${types.length}`)]];
}

const sized = (name: TypeWord, format: string | undefined): TypeLabel =>
  format === undefined ? name : ["format", [name, named(format)]];

/** Returns a choice in the words of OpenAPI: `one of Cat, Dog`, `any of 7`. */
const choice = (form: "oneOf" | "anyOf", types: readonly TypeLabel[]): TypeLabel =>
  types.length < 5 ? [form, types] : [form, [named(`${types.length}`)]];

/** The kinds for which OpenAPI has other words (OpenAPI 3.1 "Data Types"; its format registry). */
const openApi: Partial<Algebra<TypeLabel>> = {
  string: ({ format }) => sized("string", format),
  integer: ({ format, unsized }) => sized("integer", format ?? (unsized ? undefined : "int32")),
  uint: () => sized("integer", "uint32"),
  double: ({ format }) => sized("number", format),
  long: ({ unsized }) => sized("integer", unsized ? undefined : "int64"),
  uint64: () => sized("integer", "uint64"),
  datetime: () => sized("string", "date-time"),
  date: () => sized("string", "date"),
  uuid: () => sized("string", "uuid"),
  base64: () => sized("string", "byte"),
  list: ({ item }, recur) => ["arrayOf", [recur(item)]],
  set: ({ item }, recur) => ["arrayOf", [recur(item)]],
  discriminatedUnion: ({ variants }) =>
    choice(
      "oneOf",
      variants.map(({ displayName, value }) => named(displayName ?? value)),
    ),
  undiscriminatedUnion: ({ variants, exclusive }, recur) =>
    choice(exclusive ? "oneOf" : "anyOf", variantNames(variants, recur)),
};

/**
 * Creates the function that returns the label of a type: `list of Plant`, `map from string to integer`, `string or
 * integer`; in the words of OpenAPI `array of Plant`, `any of string, integer`.
 */
export const labelOf = (types: Types): ((shape: Shape) => TypeLabel) =>
  fold<TypeLabel>(types, { ...registry, ...(types.words === "openapi" && openApi) });

/** Creates the function that returns the label of a type as text, in English unless `write` writes another language. */
export function typeLabel(types: Types, write = typeInEnglish): (shape: Shape) => string {
  const label = labelOf(types);
  return (shape) => write(label(shape));
}

/** The words of the registry. */
const registry: Algebra<TypeLabel> = {
  string: word("string"),
  boolean: word("boolean"),
  integer: word("integer"),
  uint: word("uint"),
  double: word("double"),
  long: ({ unsized }) => (unsized ? "integer" : "long"),
  uint64: word("uint64"),
  bigInteger: word("big integer"),
  datetime: word("datetime"),
  date: word("date"),
  uuid: word("uuid"),
  base64: word("base64"),
  enum: word("enum"),
  literal: ({ value }) => named(describeValue(value)),
  nullable: ({ item }, recur) => ["orNull", [recur(item)]],
  list: ({ item }, recur) => ["listOf", [recur(item)]],
  set: ({ item }, recur) => ["setOf", [recur(item)]],
  map: ({ key, value }, recur) => ["map", [recur(key), recur(value)]],
  object: word("object"),
  discriminatedUnion: ({ variants }) => either(variants.map(({ displayName, value }) => named(displayName ?? value))),
  undiscriminatedUnion: ({ variants }, recur) => either(variantNames(variants, recur)),
  file: ({ multiple }) => (multiple ? "files" : "file"),
  unknown: ({ displayName }) => (displayName === undefined ? "any" : named(displayName)),
  ref: (_id, _force, typeName) => {
    const { displayName, name } = typeName();
    return named(displayName ?? name);
  },
};
