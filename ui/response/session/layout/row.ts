import type { TokenKind } from "#ui/code/scan";

/** A piece of a row in one colour. `hit` is the number of the search result that it belongs to. */
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
  /** True if its members are hidden; undefined if it has none. */
  readonly folded: boolean | undefined;
}

/** A row as it is drawn. */
export interface Row {
  /** Its number among all rows, from 0. */
  readonly at: number;
  /** The value that it belongs to; -1 where there are no values, in plain text. */
  readonly node: number;
  /** The number of its line, from 1, where the row begins one. */
  readonly line: number | undefined;
  /** True if the line ends with this row. */
  readonly ends: boolean;
  readonly runs: readonly TextRun[];
  /** The mismatches of this value, each a sentence. */
  readonly notes: readonly string[];
  readonly item?: TreeItem;
}

/** A piece that knows where its text is in the source; `made` ones were added in formatting. */
export interface Source {
  readonly kind: TokenKind;
  /** The whole text of made pieces. */
  readonly made?: string;
  readonly from: number;
  readonly to: number;
}
