/** Milliseconds that an included file may take to be fetched. */
const patience = 10_000;

/** Largest text that is included, in bytes: pages of more can't be read by anybody. */
const largest = 5_000_000;

/** Fetches the text of a web address that a page includes; undefined if that fails. */
export async function fetchText(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > largest) return undefined;
    const text = await response.text();
    return text.length > largest ? undefined : text;
  } catch {
    // The include is reported as missing, with its place in the page.
    return undefined;
  }
}
