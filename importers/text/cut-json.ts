import {
  closeBrace,
  colon,
  comma,
  isBlank,
  isClosing,
  isExact,
  isObject,
  isOpening,
  type Json,
  type JsonLimit,
  type JsonLimits,
  keyWatch,
  numberFromText,
  offsetFinder,
  openBrace,
  parseJson,
  pastBlanks,
  pastString,
  quote,
  toPointer,
} from "#engine/json";

/** A part of a JSON text that is parsed separately, and only on demand. */
interface Part {
  /** The keys of the path to it. */
  readonly at: readonly string[];
  /** The offset of the last of these keys. */
  readonly key: number;
  readonly from: number;
  readonly to: number;
  /** True if it contains a number that a double would print differently, or keys that the platform lists in another order. */
  readonly isExact: boolean;
}

/** A JSON document cut into parts, each with the digest of its text. */
export interface CutJson {
  readonly value: Json;
  /** By the path of keys of each part, see `partKey`; in the order of the text. */
  readonly digests: ReadonlyMap<string, string>;
  /** Returns the offset of the value of a JSON pointer, or of its key if it has one. */
  readonly offsetOf: (pointer: string) => number | undefined;
}

/** A text exceeds a limit at an offset. */
export interface PassedLimit {
  readonly limit: JsonLimit;
  readonly offset: number;
}

/** The dependencies of cutting a text. */
export interface CutDeps {
  /** Returns a digest that differs for different texts. */
  readonly digest: (text: string) => string;
  /** Returns true if a part with this digest was read before, so that it is known to be well formed. */
  readonly isKnown: (digest: string) => boolean;
  readonly limits: JsonLimits;
}

/** The name of a part: a JSON pointer. */
export const partKey = (at: readonly (string | number)[]): string => toPointer(at);

/** Objects with members that are parts: paths, named types and the like, which are most of a large description. */
const cutBelow: ReadonlySet<string> = new Set(["paths", "webhooks", "x-webhooks", "definitions"]);
/** Objects with members that are such objects. */
const cutTwiceBelow: ReadonlySet<string> = new Set(["components"]);

/** The number of keys on the path to the part that contains an offset; the offset itself may be above all parts. */
export function partDepth(at: readonly (string | number)[]): number {
  const [first] = at;
  if (typeof first !== "string") return 0;
  return cutBelow.has(first) ? 2 : cutTwiceBelow.has(first) ? 3 : 1;
}

/**
 * Cuts the text of a JSON object into parts and reads those that are new; the others are read when they are requested.
 * It reads what `parseJson` reads; `undefined` if the text is broken, or so unusual that it is better read as a whole.
 */
export function cutJson(text: string, { digest, isKnown, limits }: CutDeps): CutJson | PassedLimit | undefined {
  const parts: Part[] = [];
  const counts: Counts = { limits, values: 0 };
  const end = cutObject(text, pastBlanks(text, 0), { at: [], key: 0 }, parts, counts);
  if (counts.passed !== undefined) return counts.passed;
  if (end === broken || pastBlanks(text, end) !== text.length) return undefined;
  const value: { [key: string]: Json } = {};
  const digests = new Map<string, string>();
  for (const part of parts) {
    const key = partKey(part.at);
    const source = text.slice(part.from, part.to);
    const known = digest(source);
    digests.set(key, known);
    const read = partReader(source, part.isExact);
    const isLazy = isKnown(known);
    if (!isLazy && !read.isWhole()) return undefined;
    if (!put(value, part.at, isLazy ? { get: read.value } : { value: read.value(), writable: true })) return undefined;
  }
  const partsByPath = new Map(parts.map((part) => [partKey(part.at), part]));
  const offsetOf = (pointer: string): number | undefined => {
    const steps = pointer.split("/");
    for (let n = steps.length; n > 1; n -= 1) {
      const part = partsByPath.get(steps.slice(0, n).join("/"));
      if (part === undefined) continue;
      if (n === steps.length) return part.key;
      const inside = offsetFinder(text.slice(part.from, part.to))(`/${steps.slice(n).join("/")}`);
      return inside === undefined ? undefined : part.from + inside;
    }
    return offsetFinder(text)(pointer);
  };
  return { value, digests, offsetOf };
}

/** Reads a part at most once. */
function partReader(source: string, exactly: boolean) {
  let done: { readonly value: Json } | undefined;
  const read = (): Json => {
    if (done === undefined) {
      const parsed = exactly ? parseJson(source) : undefined;
      if (parsed?.ok === false) throw new SyntaxError(parsed.error.message);
      done = { value: parsed === undefined ? JSON.parse(source) : parsed.value };
    }
    return done.value;
  };
  return {
    value: read,
    isWhole: (): boolean => {
      try {
        read();
        return true;
      } catch (error) {
        if (error instanceof SyntaxError) return false;
        throw error;
      }
    },
  };
}

/** Stores a part at its keys; returns false if another value is on the path. */
function put(root: { [key: string]: Json }, at: readonly string[], member: PropertyDescriptor): boolean {
  let holder: Json = root;
  for (const step of at.slice(0, -1)) {
    if (!Object.hasOwn(holder, step)) Object.defineProperty(holder, step, { value: {}, writable: true, ...shown });
    const next: Json | undefined = (holder as { readonly [key: string]: Json })[step]; // created above
    if (!isObject(next)) return false;
    holder = next;
  }
  const last = at.at(-1);
  if (last !== undefined) Object.defineProperty(holder, last, { ...member, ...shown });
  return true;
}

const shown = { enumerable: true, configurable: true } as const;

/** The offset after a malformed value; no real offset is negative. */
const broken = -1;

/** Counters of cutting a text. */
interface Counts {
  readonly limits: JsonLimits;
  values: number;
  passed?: PassedLimit;
}

function pass(counts: Counts, limit: JsonLimit, offset: number): typeof broken {
  counts.passed = { limit, offset };
  return broken;
}

/** Lists the parts of the object that begins at an offset, and returns the offset after it. */
function cutObject(
  text: string,
  from: number,
  { at, key: own }: Pick<Part, "at" | "key">,
  parts: Part[],
  counts: Counts,
): number {
  if (text.charCodeAt(from) !== openBrace) return broken;
  const seen = new Set<string>();
  counts.values += 1;
  if (counts.values > counts.limits.values) return pass(counts, "values", from);
  let next = pastBlanks(text, from + 1);
  if (text.charCodeAt(next) === closeBrace) {
    if (at.length > 0) parts.push({ at, key: own, from, to: next + 1, isExact: false });
    return next + 1;
  }
  for (;;) {
    const start = next;
    const keyEnd = pastString(text, start);
    const key = text.charCodeAt(start) === quote ? keyOf(text.slice(start, keyEnd)) : undefined;
    // Duplicate keys need the whole to be read: the last value takes the position of the first.
    if (key === undefined || seen.has(key)) return broken;
    if (key.length > counts.limits.keyLength) return pass(counts, "keyLength", start);
    seen.add(key);
    next = pastBlanks(text, keyEnd);
    if (text.charCodeAt(next) !== colon) return broken;
    const value = pastBlanks(text, next + 1);
    const inner = [...at, key];
    if (inner.length < partDepth(inner) && text.charCodeAt(value) === openBrace) {
      next = cutObject(text, value, { at: inner, key: start }, parts, counts);
    } else {
      const { end, isExact } = pastValue(text, value, inner.length, counts);
      if (end !== broken) parts.push({ at: inner, key: start, from: value, to: end, isExact });
      next = end;
    }
    if (next === broken) return broken;
    next = pastBlanks(text, next);
    const code = text.charCodeAt(next);
    if (code === closeBrace) return next + 1;
    if (code !== comma) return broken;
    next = pastBlanks(text, next + 1);
  }
}

/** Reads the text of a key in JSON; undefined if it is malformed. */
export function keyOf(source: string): string | undefined {
  try {
    return String(JSON.parse(source));
  } catch {
    return undefined;
  }
}

/**
 * Returns the offset after the value that begins at an offset. Whether it is well formed is checked when it is parsed.
 * `around` is the number of enclosing objects.
 */
function pastValue(text: string, from: number, around: number, counts: Counts): Past {
  const { limits } = counts;
  let depth = 0;
  let exactly = false;
  let isOpened = false;
  const keys = keyWatch();
  const found = (end: number): Past => ({ end, isExact: exactly });
  const passed = (limit: JsonLimit, offset: number): Past => found(pass(counts, limit, offset));
  counts.values += 1;
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    const closes = isClosing(code);
    if (isOpened && code > 32) {
      // The first value in a list or an object; the others follow commas.
      if (!closes) counts.values += 1;
      if (!closes && around + depth > limits.depth) return passed("depth", at);
      isOpened = false;
    }
    if (counts.values > limits.values) return passed("values", at);
    if (code === quote) {
      const start = at;
      at = pastString(text, at);
      if (depth === 0) return found(at);
      const isKey = text.charCodeAt(pastBlanks(text, at)) === colon;
      if (isKey && at - start > limits.keyLength + 2) return passed("keyLength", start);
      if (isKey && keys.moves(depth, text, start + 1, at - 1)) exactly = true;
    } else if (isOpening(code)) {
      depth += 1;
      keys.open(depth);
      isOpened = true;
      at += 1;
    } else if (closes) {
      // A number or a word ends before the end of its object or list.
      if (depth === 0) return found(at);
      depth -= 1;
      at += 1;
      if (depth === 0) return found(at);
    } else if (startsNumber(code)) {
      const end = pastNumber(text, at);
      if (end - at > limits.numberLength) return passed("numberLength", at);
      exactly ||= isOdd(text, at, end);
      at = end;
    } else if (depth === 0 && (code === comma || isBlank(code))) return found(at);
    else {
      if (code === comma) counts.values += 1;
      at += 1;
    }
  }
  return found(broken);
}

interface Past {
  readonly end: number;
  /** True if it contains a number that a double would print differently, or keys that the platform lists in another order. */
  readonly isExact: boolean;
}

const [minus, plus, dot, bigE, smallE] = [45, 43, 46, 69, 101];
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const startsNumber = (code: number): boolean => code === minus || isDigit(code);

function pastNumber(text: string, from: number): number {
  let at = from + 1;
  for (
    let code = text.charCodeAt(at);
    startsNumber(code) || code === dot || code === smallE || code === bigE || code === plus;
  ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Returns true if a double would print a number differently. Most numbers are short integers. */
function isOdd(text: string, from: number, to: number): boolean {
  if (to - from <= 15 && text.charCodeAt(from) !== minus) {
    let at = from;
    while (at < to && isDigit(text.charCodeAt(at))) at += 1;
    if (at === to) return text.charCodeAt(from) === 48 && to - from > 1;
  }
  return isExact(numberFromText(text.slice(from, to)));
}
