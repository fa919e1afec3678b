// Apart from `uri.ts`: every page loads that one, and none needs this before its playground.

/** Decodes percent-encoding (RFC 3986 section 2.1); undefined if it is invalid. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes percent-encoding. A text with an invalid one, such as a stray percent sign, is returned unchanged. */
export const decodedUri = (text: string): string => decodeUri(text) ?? text;

/** Decodes a name or a value of a query, with `+` for spaces. A text with an invalid escape is returned unchanged. */
export const decodedQuery = (text: string): string => decodeUri(text.replaceAll("+", " ")) ?? text;

/** Lists the parameters in the query of an address. A value may contain `=` and `?`. */
export const queryOf = (address: string): readonly (readonly [name: string, value: string])[] =>
  (/\?([^#]*)/.exec(address)?.[1] ?? "").split("&").flatMap((pair) => {
    const [name = "", ...value] = pair.split("=");
    return pair === "" ? [] : [[decodedQuery(name), decodedQuery(value.join("="))] as const];
  });
