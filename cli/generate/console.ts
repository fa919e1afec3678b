import { statusLine } from "../status-line.ts";

/** The output of the command. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** An interactive terminal; without one, progress and times are not printed. */
  readonly terminal?: Terminal;
}

/** Capabilities of a terminal beyond lines. */
export interface Terminal {
  /** Shows the current step until the next line; without a text, clears it. */
  readonly status: (text?: string) => void;
}

/** The console of a process: progress goes to the error stream, and only when that is a terminal. */
export function processConsole({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): Console {
  const show = stdout.isTTY ? statusLine(stderr) : undefined;
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    ...(show && { terminal: { status: (text = "") => show(text) } }),
  };
}
