import type { Json } from "./json.ts";
import { maxJsonDepth } from "./limits.ts";
import { isClosing, isOpening, pastScalar, pastString, quote } from "./scan.ts";

/**
 * Parses a JSON text by the platform's parser, which takes a sixth of the time of `parseJson`. Returns `undefined` if
 * that would lose digits, exceed the default depth, or fail.
 */
export function parsePlain(text: string): { readonly value: Json } | undefined {
  if (!isPlain(text)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const [minus, zero, nine] = [45, 48, 57] as const;

/** Returns true if a double prints each number as the text has it, and no list or object is nested too deeply. */
function isPlain(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = pastString(text, at);
      continue;
    }
    if (code === minus || (code >= zero && code <= nine)) {
      const end = pastScalar(text, at);
      const digits = text.slice(at, end);
      if (String(Number(digits)) !== digits) return false;
      at = end;
      continue;
    }
    if (isOpening(code)) depth += 1;
    else if (isClosing(code)) depth -= 1;
    if (depth > maxJsonDepth) return false;
    at += 1;
  }
  return true;
}
