/** The options for fetching a description: revalidated by the HTTP cache, without cookies of other origins. */
export const howToFetch = { credentials: "same-origin", cache: "no-cache" } as const satisfies RequestInit;

/** Largest text that the page receives, in bytes as it is sent: the worker fetches a longer one. */
export const maxSent = 128 * 1024;

/** Returns true if an answer says that its text is longer than the page receives. */
export const isLong = ({ headers }: Response): boolean => Number(headers.get("content-length")) > maxSent;
