/** A line without its line end, and the number of UTF-16 units that were dropped from it. */
export interface Line {
  readonly text: string;
  readonly dropped: number;
}

/** Splits a text that arrives in chunks into lines. */
export interface LineCutter {
  /** Returns the lines that a chunk completes. */
  readonly feed: (text: string) => readonly Line[];
  /** The text after the last line end so far. */
  readonly rest: () => Line;
}

/** The characters that end a line: LF alone, or CR, LF and CR LF (WHATWG HTML §9.2.5). */
export type LineEnds = "lf" | "any";

/**
 * Creates a line splitter. A CR ends its line at once, so that nothing waits for a chunk that may never come; an LF
 * after it belongs to it.
 * @param longest maximum length of a line, in UTF-16 units
 */
export function lineCutter(ends: LineEnds, longest = Number.POSITIVE_INFINITY): LineCutter {
  const end = ends === "lf" ? "\n" : /\r\n|\r|\n/;
  let text = "";
  let dropped = 0;
  let afterReturn = false;
  const add = (chunk: string): void => {
    const room = longest - text.length;
    text += chunk.length <= room ? chunk : chunk.slice(0, room);
    dropped += Math.max(0, chunk.length - room);
  };
  const take = (): Line => {
    const line = { text, dropped };
    text = "";
    dropped = 0;
    return line;
  };
  return {
    feed: (chunk) => {
      if (chunk === "") return [];
      const [first = "", ...more] = (afterReturn && chunk.startsWith("\n") ? chunk.slice(1) : chunk).split(end);
      afterReturn = ends === "any" && chunk.endsWith("\r");
      add(first);
      return more.map((begun) => {
        const line = take();
        add(begun);
        return line;
      });
    },
    rest: () => ({ text, dropped }),
  };
}
