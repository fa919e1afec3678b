import { compile, isTestable } from "./compile.ts";
import type { Node } from "./parse.ts";
import { schemaPattern } from "./schema-pattern.ts";

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

/** Returns a short text that matches a pattern and has a length; undefined if none is found. */
export function patternSample(
  source: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Length,
): string | undefined {
  const isWhole = isTestable(source);
  const { tree } = compile(isWhole ? source : plainPattern(source));
  if (tree === undefined) return undefined;
  const matches = schemaPattern(source);
  let empty: string | undefined;
  const tries = [...repetitions, minLength].flatMap((count) =>
    (isWhole ? [0] : orders).map((turn) => ({ count, turn })),
  );
  for (const { count, turn } of tries) {
    const text = write(tree, count, turn);
    if (text === undefined || text.length < minLength || text.length > maxLength || !matches(text)) continue;
    if (text !== "") return text;
    empty = text;
  }
  return empty;
}

/** Writes a text that matches a tree apart from its assertions; undefined if it is too long or has no known character. */
function write(tree: Node, count: number, turn: number): string | undefined {
  let text = "";
  let left = maxNodes;
  const add = (node: Node): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (node.kind === "assertion") return true;
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

/** A group, the end of one, or any other part of a pattern that counts as a whole here. */
const part =
  /(?<open>\((?:\?(?:<?[=!]|:|<(?<name>[^>]*)>))?)|(?<close>\))|\\(?:k<(?<named>[^>]*)>|(?<number>[1-9]\d*)|[\s\S])|\[(?:[^\]\\]|\\[\s\S])*\]|[\s\S]/y;

/** A group before its closing parenthesis. */
interface Open {
  readonly isLook: boolean;
  readonly key: string | undefined;
  text: string;
}

/**
 * Returns a pattern without look-around, in which each back reference is the group that it refers to, and the text of a
 * look-behind precedes. A text that matches it may match the pattern itself.
 */
function plainPattern(source: string): string {
  const [groups, names] = [new Map<string, string>(), new Map<string, string>()];
  const open: Open[] = [{ isLook: false, key: undefined, text: "" }];
  let count = 0;
  part.lastIndex = 0;
  for (let found = part.exec(source); found !== null && open.length > 0; found = part.exec(source)) {
    const { open: start, close, name, named, number } = found.groups ?? {};
    const around = open.at(-1);
    if (around === undefined) break;
    if (start !== undefined) {
      const isCaptured = start === "(" || name !== undefined;
      if (isCaptured) count += 1;
      open.push({ isLook: /^\(\?(?:<?!|=)/.test(start), key: isCaptured ? String(count) : undefined, text: "" });
      if (name !== undefined) names.set(name, String(count));
    } else if (close !== undefined) {
      open.pop();
      const outer = open.at(-1);
      if (around.key !== undefined) groups.set(around.key, around.text);
      if (outer !== undefined && !around.isLook) outer.text += `(?:${around.text})`;
    } else {
      const key = number ?? (named === undefined ? undefined : names.get(named));
      around.text += key === undefined ? found[0] : `(?:${groups.get(key) ?? ""})`;
    }
  }
  return open[0]?.text ?? "";
}
