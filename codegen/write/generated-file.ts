/** A file to be written: its path inside the output folder, with forward slashes, and its whole text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The beginning of every generated source file. Files that begin otherwise are never changed. */
export const headerStart = "// Generated from ";
