import { itemAt } from "#engine/item-at";
import { nearest } from "#engine/text";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Word } from "../source.ts";
import type { Yaml, YamlEntry } from "./yaml/index.ts";

/** Reads one construct; reports errors, and returns `undefined` if there is no usable result. */
export type Read<T> = (node: Yaml, report: Report) => T | undefined;

/** Reads a list, which is empty if its key is absent. */
export interface ReadAll<T> extends Read<readonly T[]> {
  readonly empty: readonly [];
}

/** Creates a reader of a list from a function. */
export const readAll = <T>(read: Read<readonly T[]>): ReadAll<T> =>
  Object.assign((node: Yaml, report: Report) => read(node, report), { empty: [] as const });

/** The keys of a construct, each with its reader. */
export type Keys = { readonly [key: string]: Read<unknown> };

/** A construct. Every key in the file must be one of its keys; unknown keys are reported. */
export interface Construct<K extends Keys, R extends keyof K> {
  /** Name with its article, as in messages: "an endpoint". */
  readonly name: string;
  readonly keys: K;
  /** Keys without which the construct is unusable. */
  readonly required?: readonly R[];
  /** Keys that are read and checked but have no effect on the output, such as the source of a type. */
  readonly noted?: Keys;
}

/** The values of keys: the required ones are present. */
export type Values<K extends Keys, R extends keyof K> = { readonly [P in R]: ValueOf<K[P]> } & {
  readonly [P in Exclude<keyof K, R>]?: ValueOf<K[P]>;
};

/** The name of the member of a key: `displayName` for `display-name`. */
type MemberName<K> = K extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<MemberName<Rest>>}` : K;

type ValueOf<R> = R extends Read<infer T> ? T : never;

type IfList<R, Then, Else> = R extends { readonly empty: readonly [] } ? Then : Else;

/** The result of reading a construct: its required members and lists are present. */
export type Members<K extends Keys, R extends keyof K> = {
  readonly [P in keyof K as P extends R ? MemberName<P> : IfList<K[P], MemberName<P>, never>]-?: ValueOf<K[P]>;
} & {
  readonly [P in keyof K as P extends R ? never : IfList<K[P], never, MemberName<P>>]?: ValueOf<K[P]>;
};

/** Describes a value: "a list", "the number 3". */
export function inWords(node: Yaml): string {
  if (node.kind === "list") return "a list";
  if (node.kind === "map") return "a map";
  if (node.value === null) return "nothing";
  if (typeof node.value === "string") return node.value === "" ? "an empty string" : `the string ${brief(node.value)}`;
  return `the ${typeof node.value} ${brief(node.source)}`;
}

const brief = (text: string): string => {
  const line = itemAt(text.split("\n"), 0);
  return `"${line.length > 40 || line !== text ? `${line.slice(0, 40)}…` : line}"`;
};

/** Returns the entries of a map; reports anything else. */
export function readEntries(node: Yaml, report: Report, name: string): readonly YamlEntry[] | undefined {
  if (node.kind === "map") return node.entries;
  report("expected", node.span, { expected: name, found: inWords(node), advice: adviceForMap(node) });
  return undefined;
}

function adviceForMap(node: Yaml): string {
  if (node.kind === "list") return "write each item as `key: value`, without the -";
  const glued = node.kind === "scalar" ? /^([\w-]+):(\S.*)$/.exec(node.source) : null;
  return glued === null
    ? "write it as `key: value`"
    : `write \`${glued[1]}: ${glued[2]}\`, with a space after the colon`;
}

/** Returns true if a value is empty: `docs:` without a value counts as an absent key. */
export const isNothing = (node: Yaml): boolean => node.kind === "scalar" && node.value === null;

/** The keys of other formats, with their names here. */
const foreignKeys: { readonly [key: string]: string } = {
  description: "docs",
  summary: "docs",
  comment: "docs",
  title: "display-name",
  params: "path-parameters",
  query: "query-parameters",
  status: "status-code",
  contentType: "content-type",
  deprecated: "availability",
};

/** Reads the values of keys, each with its own reader; returns `undefined` if a required one can't be read. */
export function readKeys<K extends Keys, R extends keyof K & string = never>(
  node: Yaml,
  report: Report,
  construct: Construct<K, R>,
): Values<K, R> | undefined {
  const entries = readEntries(node, report, construct.name);
  if (entries === undefined) return undefined;
  const { keys, noted = {}, required: needed = [] } = construct;
  const known = Object.keys(keys);
  const found = new Map<string, unknown>();
  for (const { key, value } of entries) {
    const read = own(keys, key.text);
    if (read !== undefined) {
      const member = isNothing(value) && read !== readAny ? undefined : read(value, report);
      if (member !== undefined) found.set(key.text, member);
    } else if (Object.hasOwn(noted, key.text)) {
      if (!isNothing(value)) own(noted, key.text)?.(value, report);
    } else {
      const foreign = foreignKeys[key.text];
      const meant = foreign !== undefined && known.includes(foreign) ? foreign : nearest(key.text, known);
      report("unknown-key", key.span, { construct: construct.name, key: key.text, known, meant });
    }
  }
  const present = needed.map((key) => required(found.get(key), key, construct.name, node, report));
  // The reader of each key created its value, and the required ones are present, as Values<K, R> declares.
  return present.includes(undefined) ? undefined : (Object.fromEntries(found) as Values<K, R>);
}

/** Reads the members of a construct, with their names in code; a list without its key is empty. */
export function readMembers<K extends Keys, R extends keyof K & string = never>(
  node: Yaml,
  report: Report,
  construct: Construct<K, R>,
): Members<K, R> | undefined {
  const values = readKeys(node, report, construct);
  if (values === undefined) return undefined;
  const lists = Object.entries(construct.keys).filter(([, read]) => "empty" in read);
  const members = [...lists.map(([key]) => [key, []] as const), ...Object.entries(values)];
  // Members<K, R> has the same values by other names, and the lists.
  return Object.fromEntries(members.map(([key, member]) => [memberName(key), member])) as Members<K, R>;
}

const own = (keys: Keys, key: string): Read<unknown> | undefined => (Object.hasOwn(keys, key) ? keys[key] : undefined);

const memberName = (key: string): string => key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Creates a reader of maps with values of the same type. */
export const mapOf = <T>(name: string, read: (key: Word, value: Yaml, report: Report) => T | undefined): ReadAll<T> =>
  readAll((node, report) =>
    readEntries(node, report, name)?.flatMap(({ key, value }) => {
      const member = read(key, value, report);
      return member === undefined ? [] : [member];
    }),
  );

/** Creates a reader of lists with items of the same type. */
export const listOf = <T>(name: string, read: Read<T>): ReadAll<T> =>
  readAll((node, report) => {
    if (node.kind === "list") {
      return node.items.flatMap((item) => {
        const member = read(item, report);
        return member === undefined ? [] : [member];
      });
    }
    report("expected", node.span, {
      expected: name,
      found: inWords(node),
      advice: "write each item as `- item`",
    });
    return undefined;
  });

/** Reads a literal text. */
export const readWord: Read<Word> = (node, report) => {
  if (node.kind === "scalar" && typeof node.value === "string") return { text: node.value, span: node.span };
  const quotable = node.kind === "scalar" && node.value !== null;
  report("expected", node.span, {
    expected: "a string",
    found: inWords(node),
    ...(quotable && { advice: `put it in quotes: "${node.source}"` }),
  });
  return undefined;
};

/** Reads documentation in Markdown, without surrounding blanks. */
export const readText: Read<string> = (node, report) => readWord(node, report)?.text.trim();

/** Advice for a value that is valid except for its quotes. */
const unquoted = (node: Yaml, wanted: RegExp): { readonly advice?: string } =>
  node.kind === "scalar" && typeof node.value === "string" && wanted.test(node.value)
    ? { advice: `write it without quotes: ${node.value}` }
    : {};

/** Reads a boolean. */
export const readBoolean: Read<boolean> = (node, report) => {
  if (node.kind === "scalar" && typeof node.value === "boolean") return node.value;
  report("expected", node.span, {
    expected: "true or false",
    found: inWords(node),
    ...unquoted(node, /^(true|false)$/),
  });
  return undefined;
};

/** Reads a finite number. */
export const readNumber: Read<number> = (node, report) => {
  if (node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value)) return node.value;
  report("expected", node.span, { expected: "a number", found: inWords(node), ...unquoted(node, /^-?\d+(\.\d+)?$/) });
  return undefined;
};

/** Creates a reader of one of several words, which returns its value. */
export const oneOf =
  <T>(name: string, words: { readonly [word: string]: T }): Read<T> =>
  (node, report) => {
    const word = node.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
    if (word !== undefined && Object.hasOwn(words, word)) return words[word];
    const known = Object.keys(words);
    const meant = word === undefined ? undefined : nearest(word, known);
    report("expected", node.span, {
      expected: name,
      found: inWords(node),
      advice: meant === undefined ? `it is one of ${known.join(", ")}` : `did you mean ${meant}?`,
    });
    return undefined;
  };

/** Reads a map of texts by name. */
export const readTexts: ReadAll<{ readonly name: Word; readonly value: Word }> = mapOf(
  "a map of strings",
  (name, node, report) => {
    const value = readWord(node, report);
    return value && { name, value };
  },
);

/** Returns a value unread, until its type is known. */
export const readAny: Read<Yaml> = (node) => node;

/** Returns a required member; reports its absence at the construct `at`. */
export function required<T>(
  member: T | undefined,
  key: string,
  construct: string,
  node: Yaml,
  report: Report,
): T | undefined {
  if (node.kind !== "map") return member;
  if (!node.entries.some((entry) => entry.key.text === key && !isNothing(entry.value)))
    report("missing-key", node.span, { construct, key });
  return member;
}
