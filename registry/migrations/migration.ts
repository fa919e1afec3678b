import type { Kysely } from "kysely";

/** One forward step of the schema. Steps are never changed once released; a mistake is fixed by a later step. */
export interface Migration {
  /** Sorts by number and says what it does, such as `0001-begin`. */
  readonly name: string;
  /**
   * Runs in a transaction of its own. It sees the schema as it was, so it is not typed by the schema of today. Returns
   * what the operator should know of it, a sentence each: what could not be kept as it was.
   */
  readonly up: (db: Kysely<unknown>) => Promise<readonly string[] | undefined>;
}
