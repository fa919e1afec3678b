import type { KyselyPlugin } from "kysely";

/** A text for the database contains U+0000, which PostgreSQL can't store ("Character Types" in its documentation). */
export class UnstorableTextError extends Error {
  override readonly name = "UnstorableTextError";
  constructor() {
    super("a text for the database contains the character U+0000");
  }
}

/** Throws `UnstorableTextError` for a query with such a text, so that both databases accept the same texts. */
export const storableTexts: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (hasNul(node)) throw new UnstorableTextError();
    return node;
  },
  transformResult: async ({ result }) => result,
};

const hasNul = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\0")
    : typeof value === "object" && value !== null && Object.values(value).some(hasNul);
