/** Where the command speaks. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** A terminal on which somebody waits; without one there is no progress and no time is told. */
  readonly terminal?: Terminal;
}

/** What a terminal can show beside lines. */
export interface Terminal {
  /** Shows what is going on until the next line; without a text, takes it away. */
  readonly status: (text?: string) => void;
}

/** The console of a process: progress goes to the error stream, and only when that is a terminal. */
export function processConsole({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): Console {
  const status = (text = ""): void => {
    stderr.write(`\r\u001b[K${text}`);
  };
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    ...(stderr.isTTY && stdout.isTTY && { terminal: { status } }),
  };
}
