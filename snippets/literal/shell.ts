/** A text with a NUL in it cannot be a word of a command line (POSIX `exec`). Ask `isShellText` first. */
export class NoShellWordError extends Error {
  override readonly name = "NoShellWordError";
  /** The position of the NUL, in UTF-16 units. */
  readonly offset: number;
  constructor(offset: number) {
    super(`a shell word can't contain the NUL character at offset ${offset}`);
    this.offset = offset;
  }
}

/** Returns true if a text can be a word of a command line. */
export const isShellText = (text: string): boolean => !text.includes("\0");

/**
 * Quotes a text as one word for every POSIX shell (POSIX.1-2024 §2.2.2): in single quotes, with escaped quotes outside
 * of them.
 *
 * @throws NoShellWordError on a NUL
 */
export function shellWord(text: string): string {
  const offset = text.indexOf("\0");
  if (offset !== -1) throw new NoShellWordError(offset);
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes a comment of one line; line breaks in the text are blanks there. */
export const shellComment = (text: string): string => `# ${text.replace(/[\0\r\n\u0085\u2028\u2029]+/g, " ")}`;
