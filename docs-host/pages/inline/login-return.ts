import { answerMark, returnKey } from "../early/index.ts";

/**
 * Passes the answer of a login provider to the page that the tab left, after a `#`, so that it reaches no server again.
 * The return path is from the tab's own storage, never from the query, and only within this origin
 * (docs/security.md#oauth).
 */
function returnToPage(): void {
  const path = takePath();
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) return;
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  url.hash = answerMark + location.search.slice(1);
  location.replace(url);
}

/** Reads and removes the stored path; undefined if there is none or storage is refused. */
function takePath(): unknown {
  const key = `callboard.${returnKey}`;
  try {
    const path: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    return path;
  } catch {
    return undefined;
  }
}

returnToPage();
