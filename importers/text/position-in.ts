import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { jsonPlaces } from "./json-places.ts";
import { withoutMark } from "./read-text.ts";

/** A place in a text. Line and column count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Makes the answer to where in a text, JSON or YAML, the value of a JSON pointer stands: at its key where it has one.
 * A pointer to what is not there gives the place of the nearest value around it; a text that can't be read, nothing.
 */
export function positionFinder(text: string): (pointer: string) => TextPosition | undefined {
  return finderOf(text, isJson(withoutMark(text)) ? jsonOffsets(text) : yamlOffsets(text));
}

/** The same for a text in which values are found in another way. */
export function finderOf(
  text: string,
  offsetOf: (pointer: string) => number | undefined,
): (pointer: string) => TextPosition | undefined {
  const lines = new LineCounter();
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines.addNewLine(at + 1);
  if (lines.lineStarts[0] !== 0) lines.lineStarts.unshift(0);
  return (pointer) => {
    for (let at = pointer; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
      const offset = offsetOf(at);
      if (offset !== undefined) {
        const { line, col } = lines.linePos(offset);
        return { line, column: col };
      }
      if (at === "") return undefined;
    }
  };
}

/** Finds where in a text the value of a JSON pointer stands; see `positionFinder`, which is faster for several. */
export const positionIn = (text: string, pointer: string): TextPosition | undefined => positionFinder(text)(pointer);

function jsonOffsets(text: string): (pointer: string) => number | undefined {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const places = jsonPlaces(text.slice(mark));
  return (pointer) => {
    const found = places(pointer);
    return found === undefined ? undefined : found + mark;
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function yamlOffsets(text: string): (pointer: string) => number | undefined {
  const { contents, errors } = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: "error" });
  if (errors.length > 0) return () => undefined;
  return (pointer) => {
    let node: unknown = contents;
    let offset = isRanged(contents) ? contents.range?.[0] : undefined;
    for (const step of pointer.split("/").slice(1)) {
      const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
      if (isMap(node)) {
        const pair = node.items.findLast((one) => isPair(one) && isScalar(one.key) && String(one.key.value) === key);
        if (pair === undefined) return undefined;
        offset = isRanged(pair.key) ? pair.key.range?.[0] : offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        if (node === undefined) return undefined;
        offset = isRanged(node) ? node.range?.[0] : offset;
      } else return undefined;
    }
    return offset;
  };
}

const isRanged = (node: unknown): node is { readonly range?: readonly [number, number, number] | null } =>
  typeof node === "object" && node !== null && "range" in node;
