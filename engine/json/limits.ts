/** Limits of a JSON text. Lengths are UTF-16 units. */
export interface JsonLimits {
  /** Values, keys not counted. */
  readonly values: number;
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Length of a key. */
  readonly keyLength: number;
  /** Maximum length of a number in the text. */
  readonly numberLength: number;
}

export type JsonLimit = keyof JsonLimits;

/** Default maximum nesting of lists and objects, so that no recursive reader overflows the stack. */
export const maxJsonDepth = 1000;

/** No limits except the depth that the call stack can hold. */
export const openJsonLimits: JsonLimits = {
  values: Number.POSITIVE_INFINITY,
  depth: maxJsonDepth,
  keyLength: Number.POSITIVE_INFINITY,
  numberLength: Number.POSITIVE_INFINITY,
};

/** Returns a message about an exceeded limit, as the start of a sentence that a position can follow. */
export const jsonLimitMessage: { readonly [L in JsonLimit]: (most: number) => string } = {
  values: (most) => `it holds more than ${most} values`,
  depth: (most) => `nested deeper than ${most} levels`,
  keyLength: (most) => `this key has more than ${most} characters`,
  numberLength: (most) => `this number has more than ${most} characters`,
};
