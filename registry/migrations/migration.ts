import type { Kysely } from "kysely";

/** One forward step of the schema. Steps are never changed once released; a mistake is fixed by a later step. */
export interface Migration {
  /** A number to sort by and a short description, such as `0001-begin`. */
  readonly name: string;
  /**
   * Runs in its own transaction. It sees the schema of its time, so it is not typed by today's schema. Returns notes
   * for the operator, a sentence for each loss.
   */
  readonly up: (db: Kysely<unknown>) => Promise<readonly string[] | undefined>;
}
