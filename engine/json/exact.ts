/** The key under which an `Exact` keeps its text. A symbol, so that no JSON object can be taken for one. */
const digits: unique symbol = Symbol.for("callboard.exact");

/** A JSON number kept as its source text, because printing it from a double would give other text (RFC 8259 §6). */
export interface Exact {
  readonly [digits]: string;
}

/** Keeps the text of a JSON number as it is; the caller promises that `text` is one. */
export const exact = (text: string): Exact => Object.freeze({ [digits]: text });

/** Tells whether a value is a number kept as text. */
export const isExact = (value: unknown): value is Exact =>
  typeof value === "object" && value !== null && digits in value;

/** Gives the source text of a number kept as text. */
export const exactText = (value: Exact): string => value[digits];

/** Reads the text of a JSON number as a double where that prints the same text again, and as `Exact` elsewhere. */
export function numberFromText(text: string): number | Exact {
  const double = Number(text);
  return String(double) === text ? double : exact(text);
}
