import { defined } from "#engine/item-at";

/** A pattern as a tree. */
export type Node =
  | { readonly kind: "character"; readonly test: (character: string) => boolean }
  | { readonly kind: "assertion"; readonly test: Assertion }
  | Look
  | { readonly kind: "group"; readonly keys: readonly string[]; readonly item: Node }
  | { readonly kind: "reference"; readonly key: string }
  | { readonly kind: "sequence"; readonly items: readonly Node[] }
  | { readonly kind: "alternation"; readonly items: readonly Node[] }
  | { readonly kind: "repeat"; readonly item: Node; readonly min: number; readonly max: number };

/** A condition on what follows or precedes a position. */
export interface Look {
  readonly kind: "look";
  readonly isBehind: boolean;
  readonly isNegated: boolean;
  readonly item: Node;
}

/** A condition on a position between two characters: a start or end of the text, or a word boundary or not. */
export type Assertion = "start" | "end" | "word" | "no-word";

/** The pattern uses something that can't be read or run in bounded time: a back reference, a legacy escape. */
export class UnsupportedPattern extends Error {}

const repeat = /\{(\d+)(?:(,)(\d*))?\}/y;
const group = /\((\?:)?(?:\?(<?[=!])|\?<([^>]*)>|(?!\?))/y;
const reference = /\\(?:k<([^>]*)>|([1-9]\d*))/y;
const unicodeEscape = /\\(?:u\{[0-9a-fA-F]+\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|[pP]\{[^}]*\})/y;
const plainEscape = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|0(?!\d)|[^ux0-9ckpPbB])/y;
/** Without the `u` flag, these are literal letters unless a complete escape follows. */
const letterEscape = /\\[pPux]/y;
const set = /\[(?:[^\]\\]|\\[\s\S])*\]/y;

/** Maximum nesting of groups. A choice of this parser that keeps its recursion within the stack. */
const maxGroupDepth = 100;

/** A pattern that is being parsed. */
interface Scanner {
  readonly source: string;
  readonly unicode: boolean;
  /** The position of the next character to read. */
  at: number;
  /** The number of captured groups before it. */
  count: number;
}

/**
 * Parses the source of a pattern that `RegExp` accepts; `unicode` is true if it does so with the `u` flag. `RegExp`
 * itself answers what a class or an escape matches, one character at a time.
 */
export const parsePattern = (source: string, unicode: boolean): Node =>
  readAlternation({ source, unicode, at: 0, count: 0 }, 0);

/** Reads the match of a sticky expression at the position. */
function take(scanner: Scanner, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = scanner.at;
  const match = pattern.exec(scanner.source);
  if (match !== null) scanner.at = pattern.lastIndex;
  return match;
}

function readAlternation(scanner: Scanner, depth: number): Node {
  if (depth > maxGroupDepth) throw new UnsupportedPattern();
  const first = readSequence(scanner, depth);
  if (scanner.source[scanner.at] !== "|") return first;
  const items = [first];
  while (scanner.source[scanner.at] === "|") {
    scanner.at += 1;
    items.push(readSequence(scanner, depth));
  }
  return { kind: "alternation", items };
}

function readSequence(scanner: Scanner, depth: number): Node {
  const { source } = scanner;
  const items: Node[] = [];
  while (scanner.at < source.length && source[scanner.at] !== "|" && source[scanner.at] !== ")") {
    items.push(readQuantified(scanner, readAtom(scanner, depth)));
  }
  return { kind: "sequence", items };
}

/** Reads the quantifier after an atom, if there is one. A lazy quantifier matches the same texts as a greedy one. */
function readQuantified(scanner: Scanner, item: Node): Node {
  const range = readQuantifier(scanner);
  if (range === undefined) return item;
  if (scanner.source[scanner.at] === "?") scanner.at += 1;
  return { kind: "repeat", item, min: range[0], max: range[1] };
}

function readQuantifier(scanner: Scanner): readonly [min: number, max: number] | undefined {
  const sign = scanner.source[scanner.at];
  if (sign === "*" || sign === "+" || sign === "?") {
    scanner.at += 1;
    return sign === "?" ? [0, 1] : [sign === "*" ? 0 : 1, Number.POSITIVE_INFINITY];
  }
  const match = take(scanner, repeat);
  if (match === null) return undefined;
  const min = Number(match[1]);
  if (match[2] === undefined) return [min, min];
  return [min, match[3] === "" ? Number.POSITIVE_INFINITY : Number(match[3])];
}

function readAtom(scanner: Scanner, depth: number): Node {
  const { source, unicode, at } = scanner;
  const sign = source[at];
  if (sign === "^" || sign === "$") {
    scanner.at += 1;
    return { kind: "assertion", test: sign === "^" ? "start" : "end" };
  }
  if (sign === "\\" && (source[at + 1] === "b" || source[at + 1] === "B")) {
    scanner.at += 2;
    return { kind: "assertion", test: source[at + 1] === "b" ? "word" : "no-word" };
  }
  if (sign === "(") return readGroup(scanner, depth);
  const referred = take(scanner, reference);
  if (referred !== null) return { kind: "reference", key: referred[1] ?? referred[2] ?? "" };
  const special = sign === "\\" ? takeEscape(scanner) : take(scanner, set);
  if (special !== null) return classTest(special[0], unicode);
  if (sign === "\\") throw new UnsupportedPattern();
  if (sign === ".") {
    scanner.at += 1;
    return classTest(".", unicode);
  }
  const character = unicode ? String.fromCodePoint(defined(source.codePointAt(at))) : source.charAt(at);
  scanner.at += character.length;
  return { kind: "character", test: (other) => other === character };
}

const takeEscape = (scanner: Scanner): RegExpExecArray | null =>
  scanner.unicode
    ? (take(scanner, unicodeEscape) ?? take(scanner, plainEscape))
    : (take(scanner, plainEscape) ?? take(scanner, letterEscape));

function readGroup(scanner: Scanner, depth: number): Node {
  const match = take(scanner, group);
  if (match === null) throw new UnsupportedPattern();
  const [, plain, look, name] = match;
  const isCaptured = plain === undefined && look === undefined;
  if (isCaptured) scanner.count += 1;
  const keys = [String(scanner.count), name ?? ""];
  const item = readAlternation(scanner, depth + 1);
  scanner.at += 1;
  if (look !== undefined) return { kind: "look", isBehind: look.startsWith("<"), isNegated: look.endsWith("!"), item };
  return isCaptured ? { kind: "group", keys, item } : item;
}

/** Tests a character with the class or escape itself, and caches the answers of up to 1,000 characters. */
function classTest(source: string, unicode: boolean): Node {
  const native = new RegExp(`^${source}$`, unicode ? "u" : "");
  const known = new Map<string, boolean>();
  const test = (character: string): boolean => {
    let answer = known.get(character);
    if (answer === undefined) {
      answer = native.test(character);
      if (known.size < 1000) known.set(character, answer);
    }
    return answer;
  };
  return { kind: "character", test };
}
