import {
  inWords,
  isNothing,
  type Keys,
  type Read,
  readBoolean,
  readKeys,
  readNumber,
  readWord,
  type Values,
  type Word,
  type Yaml,
} from "#codegen/reading";

/** The form of a setting as data. Constructs contain each other, so a form contains the readers of its parts. */
export type SettingForm =
  | {
      readonly kind: "object";
      readonly name: string;
      readonly keys: Keys;
      readonly required: readonly string[];
    }
  | { readonly kind: "list"; readonly item: Read<unknown> }
  /** A map with keys that the author chooses. */
  | { readonly kind: "record"; readonly name: string; readonly value: Read<unknown> }
  | { readonly kind: "choice"; readonly readers: readonly Read<unknown>[] }
  | { readonly kind: "word"; readonly name: string; readonly words: readonly string[] }
  | { readonly kind: "value"; readonly name: string };

const forms = new WeakMap<object, SettingForm>();

/** Records the accepted form of a reader, and returns the reader. */
export function withForm<T>(form: SettingForm, read: Read<T>): Read<T> {
  forms.set(read, form);
  return read;
}

/** Records that a reader accepts any of several forms, and returns the reader. */
export const eitherOf = <T>(readers: readonly Read<unknown>[], read: Read<T>): Read<T> =>
  withForm({ kind: "choice", readers }, read);

/** A reader has no form: a bug of its code. */
class NoFormError extends Error {
  override readonly name = "NoFormError";
}

/** Returns the accepted form of a reader. */
export function formOf(read: Read<unknown>): SettingForm {
  const form = forms.get(read);
  if (form === undefined) throw new NoFormError(`the reader ${read.name || String(read)} has no form`);
  return form;
}

/**
 * Creates a reader of a map with these keys. Other keys are reported and ignored. A map without a required key is
 * reported, and has no value.
 */
export const object = <K extends Keys, const R extends keyof K & string = never>(
  name: string,
  keys: K,
  required: readonly R[] = [],
): Read<Values<K, R>> =>
  withForm({ kind: "object", name, keys, required }, (node, report) =>
    readKeys(node, report, { name, keys, required }),
  );

/** Reads a text without its position. */
export const text: Read<string> = withForm(
  { kind: "value", name: "text" },
  (node, report) => readWord(node, report)?.text,
);

/** Reads a text with its position. */
export const wordText: Read<Word> = withForm({ kind: "value", name: "text" }, (node, report) => readWord(node, report));

/** Reads a path of a file: a text with its position, for messages about the file. */
export const path: Read<Word> = withForm({ kind: "value", name: "path" }, (node, report) => readWord(node, report));

export const flag: Read<boolean> = withForm({ kind: "value", name: "true or false" }, (node, report) =>
  readBoolean(node, report),
);

export const number: Read<number> = withForm({ kind: "value", name: "number" }, (node, report) =>
  readNumber(node, report),
);

/** Creates a reader of one of several words. */
export const word = <W extends string>(name: string, ...words: readonly W[]): Read<W> => {
  const known: ReadonlySet<string> = new Set(words);
  return withForm({ kind: "word", name, words }, (node, report) => {
    const value = node.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
    // The set has only these words.
    if (value !== undefined && known.has(value)) return value as W;
    report("expected", node.span, { expected: name, found: inWords(node), advice: `it is one of ${words.join(", ")}` });
    return undefined;
  });
};

/** Creates a reader of a list. Items without a value, which a dash alone leaves, are ignored. */
export const list = <T>(item: Read<T>): Read<readonly T[]> =>
  withForm({ kind: "list", item }, (node, report) => {
    if (node.kind !== "list") {
      const advice = "write each item as `- item`";
      report("expected", node.span, { expected: "a list", found: inWords(node), advice });
      return undefined;
    }
    return node.items.flatMap((each) => {
      const value = isNothing(each) ? undefined : item(each, report);
      return value === undefined ? [] : [value];
    });
  });

/** Creates a reader of a list, or of a single item in its place. */
export const oneOrMore = <T>(item: Read<T>): Read<readonly T[]> =>
  eitherOf<readonly T[]>([item, list(item)], (node, report) => {
    if (node.kind === "list") return list(item)(node, report);
    const value = item(node, report);
    return value === undefined ? undefined : [value];
  });

/** Creates a reader of a map with keys that the author chooses. */
export const record = <T>(name: string, value: Read<T>): Read<ReadonlyMap<string, T>> =>
  withForm({ kind: "record", name, value }, (node, report) => {
    if (node.kind !== "map") {
      report("expected", node.span, { expected: name, found: inWords(node) });
      return undefined;
    }
    return new Map(
      node.entries.flatMap((entry) => {
        const read = isNothing(entry.value) ? undefined : value(entry.value, report);
        return read === undefined ? [] : [[entry.key.text, read] as const];
      }),
    );
  });

/** Creates a reader that depends on the kind of the value: one for maps, one for lists, one for everything else. */
export const byKind = <T>(readers: {
  readonly map?: Read<T>;
  readonly list?: Read<T>;
  readonly scalar: Read<T>;
}): Read<T> => eitherOf(Object.values(readers), (node, report) => (readers[node.kind] ?? readers.scalar)(node, report));

/** Reads any value as plain data. */
export const anything: Read<unknown> = withForm({ kind: "value", name: "any value" }, (node) => plain(node));

function plain(node: Yaml): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, plain(value)]));
}

/** Returns true if a value is a map with a key. */
export const hasKey = (node: Yaml, key: string): boolean =>
  node.kind === "map" && node.entries.some((entry) => entry.key.text === key && !isNothing(entry.value));
