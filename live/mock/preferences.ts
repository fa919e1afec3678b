/** Preferences of a request about its answer (RFC 7240), as other mock servers name them. */
export interface Preferences {
  /** The status of the answer. */
  readonly code?: number;
  /** The name of the example that is returned. */
  readonly example?: string;
  /** True for generated values even where there are examples. */
  readonly dynamic?: boolean;
}

/** One preference: a token, and a value as a token or a quoted string (RFC 7240 §2). */
const preference = /([\w!#$%&'*+.^`|~-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]*)))?/g;

/** Reads the header `Prefer`. Unknown preferences and invalid values are ignored, as the standard says. */
export function readPreferences(header: string | undefined): Preferences {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, bare] of (header ?? "").matchAll(preference)) {
    const key = name.toLowerCase();
    // The first of several with one name counts (RFC 7240 §2).
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, "$1") ?? bare ?? "");
  }
  const [code, example, dynamic] = ["code", "example", "dynamic"].map((name) => found.get(name));
  return {
    ...(code !== undefined && /^[1-5]\d\d$/.test(code) && { code: Number(code) }),
    ...(example !== undefined && example !== "" && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic !== "false" }),
  };
}

/** Writes the applied preferences for `Preference-Applied`; undefined if there are none. */
export function appliedText({ code, example, dynamic }: Preferences): string | undefined {
  const parts = [
    ...(code === undefined ? [] : [`code=${code}`]),
    ...(example === undefined ? [] : [`example="${example.replace(/[^\x20-\x7e]/g, "?").replace(/["\\]/g, "\\$&")}"`]),
    ...(dynamic === undefined ? [] : [`dynamic=${dynamic}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}
