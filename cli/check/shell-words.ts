/** A line of shell could not be read as plain words. */
export class NoPlainWordsError extends Error {
  override readonly name = "NoPlainWordsError";
}

/** A command line as a POSIX shell would split it, and the comments above it. */
export interface CommandLine {
  readonly comments: readonly string[];
  readonly words: readonly string[];
}

const blank = /(?:[ \t]|\\\n)+/y;
const bare = /[A-Za-z0-9_./:=@%+,-]+/y;
const single = /'([^']*)'/y;
const escaped = /\\([^\n])/y;
const printed = /"\$\(printf ((?:'[^']*'|\\.|[\w.:-])+)\)"/y;

/** Returns the output of `printf` for the source of its format, in Latin-1. */
const output = (format: string | undefined): string | undefined =>
  format === undefined
    ? undefined
    : readCommand(format)
        .words.join(" ")
        .replace(/%%|\\(\\|[0-7]{3})/g, (sign, code = "%") =>
          sign === "%%" || code === "\\" ? code : String.fromCharCode(Number.parseInt(code, 8)),
        );

/**
 * Splits a command into words without running it: single quotes, escapes outside quotes, and continued lines
 * (POSIX.1-2024 §2.2), and the output of `printf` with bytes in octal. Refuses everything else that a shell would
 * interpret, since snippets don't use it.
 *
 * @throws NoPlainWordsError if there is more than plain words
 */
export function readCommand(text: string): CommandLine {
  const comments: string[] = [];
  let at = 0;
  while (text[at] === "#") {
    const end = text.indexOf("\n", at);
    comments.push(text.slice(at + 1, end === -1 ? undefined : end).trim());
    at = end === -1 ? text.length : end + 1;
  }
  const words: string[] = [];
  let word: string | undefined;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < text.length) {
    if (take(blank)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    const piece = take(bare)?.[0] ?? take(single)?.[1] ?? take(escaped)?.[1] ?? output(take(printed)?.[1]);
    if (piece === undefined)
      throw new NoPlainWordsError(`a shell would interpret ${JSON.stringify(text.slice(at, at + 20))}`);
    word = (word ?? "") + piece;
  }
  if (word !== undefined) words.push(word);
  return { comments, words };
}
