/** A type by its English name; some are only used by references. */
export type TypeWord =
  | "string"
  | "boolean"
  | "integer"
  | "uint"
  | "unsigned integer"
  | "double"
  | "number"
  | "long"
  | "uint64"
  | "unsigned long"
  | "big integer"
  | "datetime"
  | "date"
  | "uuid"
  | "UUID"
  | "base64"
  | "enum"
  | "object"
  | "file"
  | "files"
  | "any"
  | "nothing";

/** The forms of labels that are made from others, with the number of their parts; `or`, `oneOf` and `anyOf` have any number. */
export interface TypeForms<T> {
  readonly listOf: (item: T) => T;
  readonly setOf: (item: T) => T;
  readonly arrayOf: (item: T) => T;
  readonly map: (key: T, value: T) => T;
  readonly orNull: (item: T) => T;
  readonly or: (...types: T[]) => T;
  /** One or any of the named types; of so many types if the part is a number. */
  readonly oneOf: (...types: T[]) => T;
  readonly anyOf: (...types: T[]) => T;
  /** One of so many variants. */
  readonly variants: (count: T) => T;
  readonly format: (type: T, format: T) => T;
  /** An object with a property of its own. */
  readonly with: (object: T, key: T) => T;
  readonly numbered: (object: T, number: T) => T;
  /** The only object without a name. */
  readonly other: (object: T) => T;
}

/** The label of a type as data: a word, a name or value as it is, or a form with its parts. */
export type TypeLabel =
  | TypeWord
  | readonly [form: "name", text: string]
  | readonly [form: keyof TypeForms<string>, parts: readonly TypeLabel[]];

/** The labels of one language; the words are those of English if there are none. */
export interface TypeTexts {
  readonly words?: { readonly [W in TypeWord]: string };
  readonly forms: TypeForms<string>;
}

/** Returns true if a label needs brackets inside another one. */
const isJoined = (label: TypeLabel): boolean =>
  typeof label === "object" && (label[0] === "or" ? label[1].length > 1 : /^(orNull|oneOf|anyOf)$/.test(label[0]));

/** Creates the function that writes labels of types in a language. Several words inside another label are in brackets. */
export function typeWriter({ words, forms }: TypeTexts): (label: TypeLabel) => string {
  const write = (label: TypeLabel): string => {
    if (typeof label === "string") return words?.[label] ?? label;
    if (label[0] === "name") return label[1];
    const [form, parts] = label;
    const texts = parts.map((part) => {
      const text = write(part);
      return form !== "orNull" && isJoined(part) ? `(${text})` : text;
    });
    // The form names the number of parts.
    return (forms[form] as (...texts: readonly string[]) => string)(...texts);
  };
  return write;
}

const listOf =
  (word: string) =>
  (item: string): string =>
    `${word} of ${item}`;

const anyOf =
  (word: string) =>
  (...types: string[]): string =>
    `${word} of ${types.join(", ")}`;

/** Writes the label of a type in English. */
export const typeInEnglish = typeWriter({
  forms: {
    listOf: listOf("list"),
    setOf: listOf("set"),
    arrayOf: listOf("array"),
    map: (key, value) => `map from ${key} to ${value}`,
    orNull: (item) => `${item} or null`,
    or: (...types) => types.join(" or "),
    oneOf: anyOf("one"),
    anyOf: anyOf("any"),
    variants: (count) => `one of ${count} variants`,
    format: (type, format) => `${type} (${format})`,
    with: (object, key) => `${object} with ${key}`,
    numbered: (object, number) => `${object} ${number}`,
    other: (object) => `other ${object}`,
  },
});
