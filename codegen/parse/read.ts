import { itemAt } from "#engine/item-at";
import type { Report } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import type { Word } from "../source.ts";
import type { Yaml, YamlEntry } from "./yaml/index.ts";

/** Reads one construct; reports errors, and returns `undefined` if there is no usable result. */
export type Read<T> = (node: Yaml, report: Report) => T | undefined;

/** The keys of a construct. Every key in the file must be one of them; unknown keys are reported. */
export interface Construct<T> {
  /** Name with its article, as in messages: "an endpoint". */
  readonly name: string;
  readonly keys: { readonly [K in keyof T]: Read<T[K]> };
  /** Keys that are read and checked but have no effect on the output, such as the source of a type. */
  readonly noted?: { readonly [key: string]: Read<unknown> };
}

/** The result of reading a construct. */
export type Members<T> = { readonly [K in keyof T]?: T[K] };

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

/** Reads the members of a construct, each with its own reader. */
export function readMembers<T>(node: Yaml, report: Report, construct: Construct<T>): Members<T> | undefined {
  const entries = readEntries(node, report, construct.name);
  if (entries === undefined) return undefined;
  const known = Object.keys(construct.keys);
  const members: [string, unknown][] = [];
  for (const { key, value } of entries) {
    if (known.includes(key.text)) {
      // The name was just found among the keys of T.
      const read = construct.keys[key.text as keyof T] as Read<unknown>;
      if (isNothing(value) && read !== readAny) continue;
      const member = read(value, report);
      if (member !== undefined) members.push([key.text, member]);
    } else if (construct.noted !== undefined && Object.hasOwn(construct.noted, key.text)) {
      if (!isNothing(value)) construct.noted[key.text]?.(value, report);
    } else {
      const foreign = foreignKeys[key.text];
      const meant = foreign !== undefined && known.includes(foreign) ? foreign : nearest(key.text, known);
      report("unknown-key", key.span, { construct: construct.name, key: key.text, known, meant });
    }
  }
  // The reader of each key created its member, as Members<T> declares.
  return Object.fromEntries(members) as Members<T>;
}

/** Creates a reader of maps with values of the same type. */
export const mapOf =
  <T>(name: string, read: (key: Word, value: Yaml, report: Report) => T | undefined): Read<readonly T[]> =>
  (node, report) =>
    readEntries(node, report, name)?.flatMap(({ key, value }) => {
      const member = read(key, value, report);
      return member === undefined ? [] : [member];
    });

/** Creates a reader of lists with items of the same type. */
export const listOf =
  <T>(name: string, read: Read<T>): Read<readonly T[]> =>
  (node, report) => {
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
  };

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
export const readTexts: Read<readonly { readonly name: Word; readonly value: Word }[]> = mapOf(
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
  const isPresent =
    node.kind === "map" && node.entries.some((entry) => entry.key.text === key && !isNothing(entry.value));
  if (!isPresent) report("missing-key", node.span, { construct, key });
  return member;
}
