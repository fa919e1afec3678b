/** The page that is converted. */
export interface PageContext {
  /** Path of its file in the converted folder. */
  readonly path: string;
  /** Returns the text of a file that the page includes, by its name there; undefined if it does not exist. */
  readonly include: (name: string) => string | undefined;
  /** Reports syntax that is not converted. `near` is text of its line. */
  readonly note: (name: string, near: string) => void;
}
