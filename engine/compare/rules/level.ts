/**
 * The effect of a change on users of the API, most severe first: calls fail; calls work but code against the API must
 * change; the API behaves differently or can do more; only texts changed.
 */
export const levels = ["breaks-wire", "breaks-source", "behaves-otherwise", "docs-only"] as const;

/** One of `levels`. */
export type Level = (typeof levels)[number];
