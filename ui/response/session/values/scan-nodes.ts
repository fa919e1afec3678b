import {
  colon,
  comma,
  isBlank,
  isClosing,
  isOpening,
  maxJsonDepth,
  openBrace,
  openBracket,
  pastScalar,
  pastString,
  quote,
} from "#engine/json";
import type { Steps } from "../steps.ts";
import { nodeBuilder } from "./node-builder.ts";
import { type Nodes, sorts } from "./nodes.ts";

/** The greatest number of values in a tree: their columns take 29 bytes a value. */
export const maxNodes = 6_000_000;

const minus = "-".charCodeAt(0);

/** A byte order mark may precede the text of a response (RFC 8259, section 8.1). */
const byteOrderMark = 0xfeff;

/** The number of values that are listed in one step. */
const stepValues = 10_000;

const isNumber = (code: number): boolean => code === minus || (code >= 48 && code <= 57);

/**
 * Lists the values of a text that is JSON, which must have been checked before. Returns undefined if there are more
 * than `most`, or if they are nested too deep.
 */
export function* nodesIn(text: string, most: number): Steps<Nodes | undefined> {
  const nodes = nodeBuilder();
  const isListOpen: boolean[] = [];
  let awaitsKey = false;
  let at = 0;
  let pausedAt = 0;
  while (at < text.length) {
    if (nodes.count() - pausedAt > stepValues) {
      pausedAt = nodes.count();
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === quote) {
      const to = pastString(text, at);
      if (awaitsKey) nodes.key(at);
      else nodes.add(sorts.string, at, to);
      awaitsKey = false;
      at = to;
    } else if (isOpening(code)) {
      if (nodes.depth() >= maxJsonDepth) return undefined;
      nodes.open(code === openBracket ? sorts.list : sorts.object, at);
      isListOpen.push(code === openBracket);
      awaitsKey = code === openBrace;
      at += 1;
    } else if (isClosing(code)) {
      at += 1;
      nodes.close(at);
      isListOpen.pop();
      awaitsKey = false;
    } else if (code === comma) {
      awaitsKey = isListOpen.at(-1) === false;
      at += 1;
    } else if (isBlank(code) || code === colon || code === byteOrderMark) {
      at += 1;
    } else {
      const to = pastScalar(text, at);
      nodes.add(isNumber(code) ? sorts.number : sorts.word, at, to);
      at = to;
    }
    if (nodes.count() > most) return undefined;
  }
  return yield* nodes.build();
}
