import {
  backslash,
  closeBracket,
  colon,
  comma,
  faultText,
  foundAt,
  isBlank,
  isClosing,
  isOpening,
  type JsonSyntaxError,
  openBracket,
  parseJson,
  quote,
} from "#engine/json";
import type { Steps } from "../steps.ts";

/** So many characters are read in one step. */
const stepLength = 200_000;

/** Around an issue so much of the text is enough to say what it is; in characters. */
const syntaxErrorWindow = 200;

/** The tokens that may come next in a JSON text. */
const awaits = { value: 0, valueOrEnd: 1, key: 2, keyOrEnd: 3, colon: 4, comma: 5 } as const;
type Awaited = (typeof awaits)[keyof typeof awaits];

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escapeText = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Finds the first place at which a text is not JSON (RFC 8259), as `parseJson` would, but step by step and without
 * making a value of it; -1 where it is JSON. It may be nested as deep as it likes.
 */
export function* syntaxErrorIn(text: string): Steps<number> {
  const isList: boolean[] = [];
  let next: Awaited = awaits.value;
  let at = 0;
  let pausedAt = 0;

  while (at < text.length) {
    if (at - pausedAt > stepLength) {
      pausedAt = at;
      yield;
    }
    const code = text.charCodeAt(at);
    if (isBlank(code)) {
      at += 1;
      continue;
    }
    const takesValue: boolean = next === awaits.value || next === awaits.valueOrEnd;
    const takesKey: boolean = next === awaits.key || next === awaits.keyOrEnd;
    if (code === quote) {
      if (!takesValue && !takesKey) return at;
      const from = at;
      at += 1;
      for (;;) {
        const inside = text.charCodeAt(at);
        // Behind the end it is not a number, and no comparison holds.
        if (inside === quote) break;
        if (inside === backslash) {
          escapeText.lastIndex = at;
          if (!escapeText.test(text)) return at;
          at = escapeText.lastIndex;
        } else if (inside >= 32) at += 1;
        else return at < text.length ? at : from;
        if (at - pausedAt > stepLength) {
          pausedAt = at;
          yield;
        }
      }
      at += 1;
      next = takesKey ? awaits.colon : awaits.comma;
    } else if (isOpening(code)) {
      if (!takesValue) return at;
      isList.push(code === openBracket);
      next = code === openBracket ? awaits.valueOrEnd : awaits.keyOrEnd;
      at += 1;
    } else if (isClosing(code)) {
      const open = isList.at(-1);
      const mayEnd = next === awaits.comma || next === (code === closeBracket ? awaits.valueOrEnd : awaits.keyOrEnd);
      if (!mayEnd || open !== (code === closeBracket)) return at;
      isList.pop();
      next = awaits.comma;
      at += 1;
    } else if (code === comma) {
      const open = isList.at(-1);
      if (next !== awaits.comma || open === undefined) return at;
      next = open ? awaits.value : awaits.key;
      at += 1;
    } else if (code === colon) {
      if (next !== awaits.colon) return at;
      next = awaits.value;
      at += 1;
    } else {
      scalar.lastIndex = at;
      if (!takesValue || !scalar.test(text)) return at;
      at = scalar.lastIndex;
      next = awaits.comma;
    }
  }
  return isList.length === 0 && next === awaits.comma ? -1 : at;
}

/** Describes the syntax error at an offset that `syntaxErrorIn` has returned. */
export function* syntaxErrorAt(text: string, offset: number): Steps<JsonSyntaxError> {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
    if (line % 10_000 === 0) yield;
  }
  const near = text.length <= syntaxErrorWindow ? parseJson(text) : undefined;
  const place = { offset, line, column: offset - start + 1 };
  if (near?.ok === false) return { ...near.error, ...place };
  const fault = "not valid JSON: {} is not allowed here";
  const found = foundAt(text, offset);
  return { ...place, fault, found, message: faultText(fault, found) };
}
