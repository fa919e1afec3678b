import { isExact, isList, type Json } from "#engine/json";
import { commentText, invisible } from "./invisible.ts";

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, "0");

const escapes: { readonly [sign: string]: string } = {
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\b": "\\b",
  "\f": "\\f",
};

/** Escapes a character, one UTF-16 unit after the other (ECMA-262 §12.9.4). */
const escaped = (sign: string): string =>
  escapes[sign] ?? Array.from({ length: sign.length }, (_, at) => `\\u${hex(sign.charCodeAt(at), 4)}`).join("");

/** Writes a text as a string literal of JavaScript, in double quotes, on one line. */
export const javascriptString = (text: string): string =>
  `"${text.replace(/[\\"]/g, "\\$&").replace(invisible, escaped)}"`;

/** Prints a text as a JavaScript template literal; line feeds stay. */
export const javascriptTemplate = (text: string): string =>
  `\`${text.replace(/\\|`|\$(?=\{)/g, "\\$&").replace(invisible, (sign) => (sign === "\n" ? sign : escaped(sign)))}\``;

/** Writes a comment of one line. */
export const javascriptComment = (text: string): string => `// ${commentText(text)}`;

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/**
 * Prints a JSON value as a JavaScript literal, one item per line. `margin` is the indentation of its lines after the
 * first. Numbers keep their text; check `survivesJavascript` first.
 */
export function javascriptJson(value: Json, margin = ""): string {
  if (typeof value === "string") return javascriptString(value);
  if (typeof value !== "object" || value === null || isExact(value)) return String(value);
  const inner = `${margin}  `;
  const lines = isList(value)
    ? value.map((item) => inner + javascriptJson(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${inner}${isName(key) ? key : javascriptString(key)}: ${javascriptJson(item, inner)}`,
      );
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  return lines.length === 0 ? open + close : `${open}\n${lines.join(",\n")},\n${margin}${close}`;
}

/**
 * Returns true if `JSON.stringify(value, null, 2)` prints a JSON text unchanged when its value is written as a literal:
 * no digits lost, no key moved, the same white space.
 */
export function survivesJavascript(text: string): boolean {
  try {
    // A literal with the key "__proto__" would set the prototype (ECMA-262 §B.3.1).
    return JSON.stringify(JSON.parse(text), null, 2) === text && !text.includes('"__proto__"');
  } catch {
    return false;
  }
}
