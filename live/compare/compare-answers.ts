import { equalJson, isList, isObject, type Json, own, pointerKeys } from "#engine/json";
import type { Path } from "#engine/shape";
import type { HeaderField } from "../exchange.ts";

/** Parts of answers that are not compared. */
export interface IgnoreRules {
  /** Patterns of places in a body; `*` is any key or index. */
  readonly paths: readonly (readonly string[])[];
  /** Names of headers in lower case. */
  readonly headers: ReadonlySet<string>;
}

/** Headers that differ in every response without meaning. */
export const defaultRules = "Date\nAge\nX-Request-Id\nServer-Timing\nX-Response-Time";

/**
 * Reads rules, one in a line: a place in the body as a JSON pointer (RFC 6901), in which `*` is any key or index, or
 * the name of a header. Everything inside an ignored place is ignored.
 */
export function readRules(text: string): IgnoreRules {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    paths: lines.filter((line) => line.startsWith("/")).map((line) => pointerKeys(line)),
    headers: new Set(lines.filter((line) => !line.startsWith("/")).map((line) => line.toLowerCase())),
  };
}

/** Returns true if a place of a body is ignored, or is inside one that is. */
const isIgnored = (path: Path, { paths }: IgnoreRules): boolean =>
  paths.some((keys) => keys.length <= path.length && keys.every((key, i) => key === "*" || key === String(path[i])));

/** Returns true if a header is ignored, by its name in lower case. */
const isIgnoredHeader = (name: string, { headers }: IgnoreRules): boolean => headers.has(name);

/** A response to compare; `text` is a body other than JSON. */
export interface ComparedAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body: { readonly json: Json } | { readonly text: string };
}

/** A difference between two values: `before` is absent if it was added, `after` if it was removed. */
export interface Difference {
  readonly path: Path;
  readonly before?: Json;
  readonly after?: Json;
}

/** The differences of two answers. */
export interface AnswerDifferences {
  readonly status: readonly Difference[];
  /** Their paths are the names of headers. */
  readonly headers: readonly Difference[];
  readonly body: readonly Difference[];
  /** True if there are more differences in the bodies than are listed. */
  readonly isCut: boolean;
}

/** Max number of listed differences of bodies; our choice. */
const maxDifferences = 500;

/**
 * Compares two answers: status, headers and JSON bodies by structure. Numbers are equal if they have the same digits.
 * Items of lists are matched by their `id`, `key` or `name` where these differ, and else by their position.
 */
export function compareAnswers(before: ComparedAnswer, after: ComparedAnswer, rules: IgnoreRules): AnswerDifferences {
  const found: Difference[] = [];
  const collect = (one: Difference): void => {
    if (found.length <= maxDifferences && !isIgnored(one.path, rules)) found.push(one);
  };
  const [one, other] = [valueOfBody(before.body), valueOfBody(after.body)];
  if (!isIgnored([], rules)) compareValues(one, other, [], { collect, isIgnored: (path) => isIgnored(path, rules) });
  return {
    status: before.status === after.status ? [] : [{ path: [], before: before.status, after: after.status }],
    headers: compareHeaders(before.headers, after.headers, rules),
    body: found.slice(0, maxDifferences),
    isCut: found.length > maxDifferences,
  };
}

const valueOfBody = (body: ComparedAnswer["body"]): Json => ("json" in body ? body.json : body.text);

function compareHeaders(
  before: readonly HeaderField[],
  after: readonly HeaderField[],
  rules: IgnoreRules,
): readonly Difference[] {
  const [one, other] = [byName(before), byName(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => !isIgnoredHeader(name, rules) && one.get(name) !== other.get(name))
    .map((name) => difference([name], one.get(name), other.get(name)));
}

/** Headers by name in lower case; repeated ones are joined (RFC 9110 §5.3). */
function byName(headers: readonly HeaderField[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const known = all.get(key);
    all.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return all;
}

const difference = (path: Path, before: Json | undefined, after: Json | undefined): Difference => ({
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

interface Comparing {
  readonly collect: (difference: Difference) => void;
  readonly isIgnored: (path: Path) => boolean;
}

function compareValues(before: Json | undefined, after: Json | undefined, path: Path, deps: Comparing): void {
  if (deps.isIgnored(path)) return;
  if (before === undefined || after === undefined) {
    if (before !== after) deps.collect(difference(path, before, after));
    return;
  }
  if (isList(before) && isList(after)) compareLists(before, after, path, deps);
  else if (!isList(before) && !isList(after) && isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compareValues(own(before, key), own(after, key), [...path, key], deps);
  } else if (!equalJson(before, after)) deps.collect({ path, before, after });
}

function compareLists(before: readonly Json[], after: readonly Json[], path: Path, deps: Comparing): void {
  const key = identityOf(before, after);
  if (key === undefined) {
    const length = Math.max(before.length, after.length);
    for (let i = 0; i < length; i += 1) compareValues(before[i], after[i], [...path, i], deps);
    return;
  }
  const others = new Map(after.map((item, i) => [idText(item, key), i]));
  for (const [i, item] of before.entries()) {
    const at = others.get(idText(item, key));
    compareValues(item, at === undefined ? undefined : after[at], [...path, i], deps);
  }
  const known = new Set(before.map((item) => idText(item, key)));
  for (const [i, item] of after.entries())
    if (!known.has(idText(item, key))) compareValues(undefined, item, [...path, i], deps);
}

/** Returns the first of the common names of ids with a different value in each item of each list. */
function identityOf(before: readonly Json[], after: readonly Json[]): string | undefined {
  return ["id", "key", "name"].find((key) =>
    [before, after].every((items) => {
      const ids = items.map((item) => idText(item, key));
      return ids.length > 0 && !ids.includes(undefined) && new Set(ids).size === ids.length;
    }),
  );
}

function idText(item: Json, key: string): string | undefined {
  const id = !isList(item) && isObject(item) ? own(item, key) : undefined;
  return id === undefined || id === null || isList(id) || typeof id === "boolean" || (isObject(id) && !isNumber(id))
    ? undefined
    : `${typeof id} ${String(id)}`;
}

const isNumber = (value: Json): boolean => String(value) !== "[object Object]";
