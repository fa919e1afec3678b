/** The options for fetching a description: revalidated by the HTTP cache, without cookies of other origins. */
export const howToFetch = { credentials: "same-origin", cache: "no-cache" } as const satisfies RequestInit;
