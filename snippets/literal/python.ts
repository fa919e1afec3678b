import { defined } from "#engine/item-at";
import { exactText, isExact, isList, type Json, parseJson, printJson } from "#engine/json";
import { commentText, invisible } from "./invisible.ts";

const escapes: { readonly [sign: string]: string } = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Escapes a character (Python language reference §2.4.1). */
function escaped(sign: string): string {
  const code = defined(sign.codePointAt(0));
  const long = code > 0xffff;
  return escapes[sign] ?? `\\${long ? "U" : "u"}${code.toString(16).padStart(long ? 8 : 4, "0")}`;
}

/** Writes a text as a string literal of Python, in double quotes, on one line. */
export const pythonString = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replace(invisible, escaped)}"`;

/** Writes a comment of one line. */
export const pythonComment = (text: string): string => `# ${commentText(text)}`;

/**
 * Prints a JSON value as a Python literal, one item per line. `margin` is the indentation of its lines after the first.
 * Numbers keep their text; check `survivesPython` first.
 */
export function pythonJson(value: Json, margin = ""): string {
  if (typeof value === "string") return pythonString(value);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return String(value);
  if (isExact(value)) return exactText(value);
  const inner = `${margin}    `;
  const lines = isList(value)
    ? value.map((item) => inner + pythonJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${pythonString(key)}: ${pythonJson(item, inner)}`);
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  return lines.length === 0 ? open + close : `${open}\n${lines.join(",\n")},\n${margin}${close}`;
}

/** Python nests brackets at most 200 deep (`MAXLEVEL` of its tokenizer), including brackets of the enclosing call. */
const deepest = 150;

/**
 * Returns true if `json.dumps(value, ensure_ascii=False, indent=2)` prints a JSON text unchanged when its value is
 * written as a literal. Integers of any length survive; other numbers only if both languages print the same digits.
 */
export function survivesPython(text: string): boolean {
  const parsed = parseJson(text);
  if (!parsed.ok || printJson(parsed.value, 2) !== text) return false;
  const survives = (value: Json, depth: number): boolean => {
    if (depth > deepest) return false;
    // Lone surrogates, which UTF-8 cannot encode: JSON escapes them, Python keeps them and fails to encode them.
    if (typeof value === "string") return !/\p{Cs}/u.test(value);
    if (typeof value === "number" || isExact(value)) return numberSurvives(printJson(value));
    if (typeof value !== "object" || value === null) return true;
    if (isList(value)) return value.every((item) => survives(item, depth + 1));
    return Object.entries(value).every(([key, item]) => !/\p{Cs}/u.test(key) && survives(item, depth + 1));
  };
  return survives(parsed.value, 0);
}

/** Maximum number of digits of an integer that Python 3.11 and later read (`sys.int_info.default_max_str_digits`). */
const maxDigits = 4300;

function numberSurvives(token: string): boolean {
  if (/^-?\d+$/.test(token)) return token !== "-0" && token.length <= maxDigits;
  const number = Number(token);
  // Between these limits both languages write a fraction without an exponent (ECMA-262 §6.1.6.1.20, Python's `repr`).
  return String(number) === token && !/e/i.test(token) && Math.abs(number) >= 1e-4 && Math.abs(number) < 1e16;
}
