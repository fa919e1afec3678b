/** The key of the text of an `Exact`. A symbol, so that no JSON object can be taken for one. */
const digits: unique symbol = Symbol.for("callboard.exact");

/**
 * A JSON number as its source text, because printing it from a double would give other text (RFC 8259 §6). `printJson`
 * writes it as a number. `JSON.stringify` can't, so it writes the digits as a string rather than lose them; string
 * conversion and consoles show the digits.
 */
export interface Exact {
  readonly [digits]: string;
}

function ownText(this: Exact): string {
  return this[digits];
}

/** The string that `JSON.stringify` writes for an `Exact`: its digits, except within `stringifyMarked`. */
let toText = (one: Exact): string => one[digits];

function platformText(this: Exact): string {
  return toText(this);
}

/** Runs `JSON.stringify` with each `Exact` written as a string of `mark` and its digits; returns their number too. */
export function stringifyMarked(
  value: unknown,
  indent: number,
  mark: string,
): { readonly text: string; readonly count: number } {
  const before = toText;
  let count = 0;
  toText = (one) => {
    count += 1;
    return mark + one[digits];
  };
  try {
    return { text: JSON.stringify(value, undefined, indent), count };
  } finally {
    toText = before;
  }
}

/** The text of an `Exact` in debuggers. Node's console reads `util.inspect.custom`. */
const answers = () => ({
  toJSON: platformText,
  toString: ownText,
  [Symbol.for("nodejs.util.inspect.custom")]: ownText,
});

/** Inherited, so that they are not members of the value. A page without `Exact` numbers does not ship them. */
const shown = /* @__PURE__ */ answers();

/** Creates an `Exact` of a text, which must be a JSON number. */
export const exact = (text: string): Exact =>
  Object.freeze(Object.create(shown, { [digits]: { value: text, enumerable: true } }));

/** Returns true if a value is an `Exact` number. */
export const isExact = (value: unknown): value is Exact =>
  typeof value === "object" && value !== null && digits in value;

/** Returns the source text of an `Exact` number. */
export const exactText = (value: Exact): string => value[digits];

/** Reads the text of a JSON number as a double where that prints the same text again, and as `Exact` elsewhere. */
export function numberFromText(text: string): number | Exact {
  const double = Number(text);
  return String(double) === text ? double : exact(text);
}
