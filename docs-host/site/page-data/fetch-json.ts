/** Reads a value from JSON text; returns undefined if the text has no such value. */
export type ReadJson<T> = (text: string) => T | undefined;

/** The JSON of a call of the site, or the reason why there is none: the end of a sentence. */
export type FetchedJson<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

/** Loads JSON from the site's own server; `read` parses and validates it. Rejects only if there is no response. */
export async function fetchJson<T>(url: string, read: ReadJson<T>, signal?: AbortSignal): Promise<FetchedJson<T>> {
  const response = await fetch(url, { ...(signal && { signal }), headers: { accept: "application/json" } });
  if (!response.ok) return { ok: false, problem: `the site answered ${response.status}` };
  const value = read(await response.text());
  return value === undefined ? { ok: false, problem: "the site's response is incomplete" } : { ok: true, value };
}
