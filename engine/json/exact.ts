/** The key under which an `Exact` keeps its text. A symbol, so that no JSON object can be taken for one. */
const digits: unique symbol = Symbol.for("callboard.exact");

/**
 * A JSON number kept as its source text, because printing it from a double would give other text (RFC 8259 §6).
 *
 * `printJson` writes it as the number that it is. `JSON.stringify` can't, so it writes the digits as a string rather
 * than lose them; as text and in a console it shows its digits.
 */
export interface Exact {
  readonly [digits]: string;
}

function ownText(this: Exact): string {
  return this[digits];
}

/** The text that a number kept as text shows in debuggers. Node's console reads `util.inspect.custom`. */
const answers = () => ({ toJSON: ownText, toString: ownText, [Symbol.for("nodejs.util.inspect.custom")]: ownText });

/** They are inherited, so that they are no part of the value. A page that keeps no number as text ships none of it. */
const shown = /* @__PURE__ */ answers();

/** Keeps the text of a JSON number as it is; the caller promises that `text` is one. */
export const exact = (text: string): Exact =>
  Object.freeze(Object.create(shown, { [digits]: { value: text, enumerable: true } }));

/** Returns true if a value is a number kept as text. */
export const isExact = (value: unknown): value is Exact =>
  typeof value === "object" && value !== null && digits in value;

/** Returns the source text of a number kept as text. */
export const exactText = (value: Exact): string => value[digits];

/** Reads the text of a JSON number as a double where that prints the same text again, and as `Exact` elsewhere. */
export function numberFromText(text: string): number | Exact {
  const double = Number(text);
  return String(double) === text ? double : exact(text);
}
