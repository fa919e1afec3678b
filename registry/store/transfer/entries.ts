import type { ObjectHash } from "../objects/objects.ts";

/** A row as both databases return it, by column. */
export type Row = { readonly [column: string]: string | number | null };

/** One part of the content of a store, in this order: start, objects, rows, end. */
export type StoreEntry =
  | {
      readonly kind: "start";
      readonly format: 1;
      /** The steps that the database has seen. */
      readonly migrations: readonly string[];
    }
  | { readonly kind: "object"; readonly hash: ObjectHash; readonly bytes: Uint8Array }
  /** A row follows the rows that it references. */
  | { readonly kind: "row"; readonly table: string; readonly row: Row }
  | { readonly kind: "end"; readonly counts: TransferCounts };

/** Counts of transferred entries. */
export interface TransferCounts {
  readonly rows: number;
  readonly objects: number;
  /** Objects that rows refer to, but that are missing or damaged in the source. */
  readonly lost: number;
}
