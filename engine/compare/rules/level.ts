/**
 * The effect of a change on users of the API, most severe first: calls or answers stop working; calls work but code
 * written against the API must change; nothing breaks but the API behaves differently or can do more; only texts
 * changed.
 */
export const levels = ["breaks-wire", "breaks-source", "behaves-otherwise", "docs-only"] as const;

/** One of `levels`. */
export type Level = (typeof levels)[number];
