import { defined } from "#engine/item-at";
/** A pattern as a tree. `one` matches one character, `edge` matches between two. */
export type Node =
  | { readonly kind: "one"; readonly test: (character: string) => boolean }
  | { readonly kind: "edge"; readonly test: Edge }
  | { readonly kind: "row"; readonly items: readonly Node[] }
  | { readonly kind: "either"; readonly items: readonly Node[] }
  | { readonly kind: "repeat"; readonly item: Node; readonly least: number; readonly most: number };

/** The places between characters that a pattern can ask for. */
export type Edge = "start" | "end" | "word" | "no-word";

/** The pattern uses something that can't be run in bounded time: look-around, a back reference, a legacy escape. */
export class UnsupportedPattern extends Error {
  override readonly name = "UnsupportedPattern";
}

const repeat = /\{(\d+)(?:(,)(\d*))?\}/y;
const group = /\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/y;
const unicodeEscape = /\\(?:u\{[0-9a-fA-F]+\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|[pP]\{[^}]*\})/y;
const plainEscape = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|0(?!\d)|[^ux0-9ckpPbB])/y;
/** Without the `u` flag, these are literal letters unless a complete escape follows. */
const letterEscape = /\\[pPux]/y;
const set = /\[(?:[^\]\\]|\\[\s\S])*\]/y;

/** Maximum nesting of groups. A choice of this parser that keeps its recursion within the stack. */
const deepestGroup = 100;

/**
 * Parses the source of a pattern that `RegExp` accepts; `unicode` is true if it does so with the `u` flag. `RegExp`
 * itself answers what a class or an escape matches, one character at a time.
 */
export function parsePattern(source: string, unicode: boolean): Node {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };

  const readEither = (depth: number): Node => {
    if (depth > deepestGroup) throw new UnsupportedPattern("groups stand too deep in each other");
    const items = [readRow(depth)];
    while (source[at] === "|") {
      at += 1;
      items.push(readRow(depth));
    }
    return items.length === 1 && items[0] !== undefined ? items[0] : { kind: "either", items };
  };

  const readRow = (depth: number): Node => {
    const items: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") items.push(readRepeats(readAtom(depth)));
    return { kind: "row", items };
  };

  const readRepeats = (item: Node): Node => {
    const counts = readCounts();
    if (counts === undefined) return item;
    if (source[at] === "?") at += 1;
    return { kind: "repeat", item, least: counts[0], most: counts[1] };
  };

  const readCounts = (): readonly [number, number] | undefined => {
    const sign = source[at];
    if (sign === "*" || sign === "+" || sign === "?") {
      at += 1;
      return sign === "?" ? [0, 1] : [sign === "*" ? 0 : 1, Number.POSITIVE_INFINITY];
    }
    const match = take(repeat);
    if (match === null) return undefined;
    const least = Number(match[1]);
    if (match[2] === undefined) return [least, least];
    return [least, match[3] === "" ? Number.POSITIVE_INFINITY : Number(match[3])];
  };

  const readAtom = (depth: number): Node => {
    const sign = source[at];
    if (sign === "^" || sign === "$") {
      at += 1;
      return { kind: "edge", test: sign === "^" ? "start" : "end" };
    }
    if (sign === "\\" && (source[at + 1] === "b" || source[at + 1] === "B")) {
      at += 2;
      return { kind: "edge", test: source[at - 1] === "b" ? "word" : "no-word" };
    }
    if (sign === "(") return readGroup(depth);
    const special = sign === "\\" ? takeEscape() : take(set);
    if (special !== null) return oneOfClass(special[0], unicode);
    if (sign === "\\") throw new UnsupportedPattern(`the escape at ${at} is none of those that can be run`);
    if (sign === ".") {
      at += 1;
      return oneOfClass(".", unicode);
    }
    const character = unicode ? String.fromCodePoint(defined(source.codePointAt(at))) : source.charAt(at);
    at += character.length;
    return { kind: "one", test: (other) => other === character };
  };

  const takeEscape = (): RegExpExecArray | null =>
    unicode ? (take(unicodeEscape) ?? take(plainEscape)) : (take(plainEscape) ?? take(letterEscape));

  const readGroup = (depth: number): Node => {
    if (take(group) === null) throw new UnsupportedPattern(`the group at ${at} looks around or sets flags`);
    const inner = readEither(depth + 1);
    at += 1;
    return inner;
  };

  return readEither(0);
}

function oneOfClass(source: string, unicode: boolean): Node {
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
  return { kind: "one", test };
}
