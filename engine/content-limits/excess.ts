/** A limit that the content of an organization exceeds. */
export interface ContentExcess {
  /** The file of a page, or the path of a value, such as `config.redirects[3].source`. */
  readonly place: string;
  /** The place in a text; lines and columns are 1-based. */
  readonly at?: { readonly line: number; readonly column: number };
  /** Without a capital and a full stop. */
  readonly message: string;
  readonly advice: string;
}

/** Writes an excess as a sentence that begins with its place. */
export const excessSentence = ({ place, at, message, advice }: ContentExcess): string =>
  `${place}${at === undefined ? "" : `:${at.line}:${at.column}`}: ${message}; ${advice}.`;
