import { offsetFinder } from "#engine/json";
import { positionsIn, type TextPosition } from "./positions-in.ts";
import { withoutMark } from "./read-json-text.ts";
import { yamlPositions } from "./yaml/yaml-positions.ts";

export type { TextPosition } from "./positions-in.ts";

/**
 * Creates the function that finds the value of a JSON Pointer in a text, JSON or YAML: at its key if it has one. For a
 * missing value it returns the position of the nearest enclosing value; for a text that can't be read, undefined.
 */
export function positionFinder(text: string): (pointer: string) => TextPosition | undefined {
  return finderOf(text, isJson(withoutMark(text)) ? jsonOffsets(text) : yamlPositions(text));
}

/** The same with an injected function that finds offsets. */
export function finderOf(
  text: string,
  offsetOf: (pointer: string) => number | undefined,
): (pointer: string) => TextPosition | undefined {
  const locationOf = positionsIn(text);
  return (pointer) => {
    for (let at = pointer; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
      const offset = offsetOf(at);
      if (offset !== undefined) return locationOf(offset);
      if (at === "") return undefined;
    }
  };
}

/** Finds the position of the value of a JSON pointer in a text; `positionFinder` is faster for several. */
export const positionIn = (text: string, pointer: string): TextPosition | undefined => positionFinder(text)(pointer);

function jsonOffsets(text: string): (pointer: string) => number | undefined {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const offsetOf = offsetFinder(text.slice(mark));
  return (pointer) => {
    try {
      const found = offsetOf(pointer);
      return found === undefined ? undefined : found + mark;
    } catch (error) {
      // A large text only looked like JSON.
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
}

/** Maximum length of a text that is parsed to identify its format, in UTF-16 units. */
const maxTriedLength = 1024 * 1024;

function isJson(text: string): boolean {
  if (text.length > maxTriedLength) return /^\s*[{[]/.test(text);
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
