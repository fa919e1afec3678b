import type { Mismatch } from "#engine/answer";
import type { JsonSyntaxError } from "#engine/json";
import type { TokenKind } from "#ui/code/scan";

/** A part of a row in one color. `hit` is the number of the search result that it belongs to. */
export interface TextRun {
  readonly kind: TokenKind;
  readonly text: string;
  readonly hit?: number;
}

/** The tree data of a row beside its text. Levels and positions count from 1, as in ARIA. */
export interface TreeItem {
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** True if its members are hidden; undefined without members. */
  readonly folded: boolean | undefined;
}

/**
 * Something to know of a row: a mismatch, after the name of a missing member, or the reason why the text is not JSON.
 */
export type RowNote =
  | { readonly kind: "mismatch"; readonly name: string; readonly mismatch: Mismatch }
  | { readonly kind: "syntax"; readonly error: JsonSyntaxError };

/** A row to render. */
export interface Row {
  /** Its number among all rows, from 0. */
  readonly at: number;
  /** The value that it belongs to; -1 in plain text. */
  readonly node: number;
  /** The number of its line, from 1, where the row begins one. */
  readonly line: number | undefined;
  /** True if the line ends with this row. */
  readonly ends: boolean;
  /** Columns before a row that continues a line. They are not text, so that a copied line has no gaps. */
  readonly indent?: number;
  readonly runs: readonly TextRun[];
  readonly notes: readonly RowNote[];
  readonly item?: TreeItem;
}

/** A run by its offsets in the text; a run with `made` was added by formatting. */
export interface Source {
  readonly kind: TokenKind;
  /** The complete text of an added run. */
  readonly made?: string;
  readonly from: number;
  readonly to: number;
}
