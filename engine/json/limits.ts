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

/** The texts about exceeded limits, as starts of sentences that a position can follow. `{}` stands for the limit. */
export const jsonLimitFaults = {
  values: "it holds more than {} values",
  depth: "nested deeper than {} levels",
  keyLength: "this key has more than {} characters",
  numberLength: "this number has more than {} characters",
} as const satisfies { readonly [L in JsonLimit]: string };

/** Returns the text about an exceeded limit. */
export const jsonLimitMessage = (limit: JsonLimit, most: number): string =>
  jsonLimitFaults[limit].replace("{}", String(most));
