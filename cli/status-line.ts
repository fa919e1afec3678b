/** A stream that may be a terminal. */
type Terminal = Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">;

/**
 * Creates a function that shows the current step of long work in one line of a terminal, cut to its width; an empty text
 * clears the line. Returns `undefined` if the stream is not a terminal, so that logs contain no steps.
 */
export function statusLine(
  stream: Terminal,
  env: NodeJS.ProcessEnv = process.env,
): ((text: string) => void) | undefined {
  if (stream.isTTY !== true || env.TERM === "dumb") return undefined;
  return (text) => {
    const shown = Array.from(text.replace(/\p{Cc}/gu, "?")).slice(0, (stream.columns || 80) - 1);
    stream.write(`\r\u001B[K${shown.join("")}`);
  };
}

/** Milliseconds between two texts of a fast count; our choice. */
const interval = 100;

/** Limits how often a text is shown; an empty text, which clears the line, passes always. */
export function throttled(show: (text: string) => void, now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY;
  return (text: string): void => {
    if (text !== "" && now() - last < interval) return;
    last = now();
    show(text);
  };
}
