import { compile, patternTest } from "./compile.ts";
import type { Node } from "./parse.ts";

/** The length of a text in characters. */
interface Length {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Numbers of repetitions of an optional part, in the order in which they are tried; our choice. */
const repetitions: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32, 40, 64];

/** Maximum number of nodes that one text is written from; our choice, so that nested repetitions stay cheap. */
const maxNodes = 2000;

/** Characters in the order in which they are tried. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1234567890"];

/** The last of the Latin letters that are tried after the printable characters of ASCII. */
const lastLetter = 0x17f;

/** The order of the rows: the first one that has a character, or another one at each position. */
const orders = [0, 1];

/** Returns a short text that matches a pattern and has a length, unchecked if it has back references; undefined if none is found. */
export function patternSample(
  source: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Length,
): string | undefined {
  const { tree } = compile(source);
  if (tree === undefined) return undefined;
  const matches = patternTest(source);
  let empty: string | undefined;
  const tries = [...repetitions, minLength].flatMap((count) => orders.map((turn) => ({ count, turn })));
  for (const { count, turn } of tries) {
    const text = write(tree, count, turn);
    if (text === undefined || text.length < minLength || text.length > maxLength || !matches(text)) continue;
    if (text !== "") return text;
    empty = text;
  }
  return empty;
}

/**
 * Writes a text that matches a tree apart from its assertions; undefined if it is too long or has no known character. The
 * text of a look-behind precedes.
 */
function write(tree: Node, count: number, turn: number): string | undefined {
  let text = "";
  let left = maxNodes;
  const captured = new Map<string, string>();
  const add = (node: Node): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (node.kind === "assertion") return true;
    if (node.kind === "look") return node.isNegated || !node.isBehind || add(node.item);
    if (node.kind === "group") {
      const start = text.length;
      const isWritten = add(node.item);
      for (const key of node.keys) captured.set(key, text.slice(start));
      return isWritten;
    }
    if (node.kind === "reference") {
      text += captured.get(node.key) ?? "";
      return true;
    }
    if (node.kind === "sequence") return node.items.every(add);
    if (node.kind === "alternation") return node.items.some(whole);
    if (node.kind === "repeat") {
      const times = Math.min(Math.max(count, node.min), node.max);
      for (let i = 0; i < times; i += 1) if (!add(node.item)) return false;
      return true;
    }
    const character = characterOf(node.test, text.length, turn);
    text += character ?? "";
    return character !== undefined;
  };
  const whole = (node: Node): boolean => {
    const before = text;
    const isWritten = add(node);
    if (!isWritten) text = before;
    return isWritten;
  };
  return add(tree) ? text : undefined;
}

/** Returns a character that passes a test, another one at the next position if it can: `abc`, `123`; in turns `aB3`. */
function characterOf(test: (character: string) => boolean, position: number, turn: number): string | undefined {
  const first = (position * turn) % rows.length;
  for (const row of [...rows.slice(first), ...rows.slice(0, first)]) {
    const allowed = row.split("").filter(test);
    if (allowed.length > 0) return allowed[position % allowed.length];
  }
  for (let code = 0x20; code <= lastLetter; code += 1) {
    const character = String.fromCharCode(code);
    if (test(character)) return character;
  }
  return undefined;
}
