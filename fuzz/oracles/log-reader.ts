import { itemAt } from "#engine/item-at";
import { type Breach, breach } from "./breach.ts";

/** Lines that only uncaught errors write to a log. */
const uncaught = [
  /^\s+at .+:\d+:\d+\)?$/,
  /^(?:Uncaught|\[UnhandledPromiseRejection)/,
  /^node:(?:internal|events)\b/,
  /FATAL ERROR: /,
  /MaxListenersExceededWarning/,
];

/** Fields of a structured line that the product writes only about its own bug. */
const bugEvents: ReadonlySet<string> = new Set(["bug", "fatal"]);

/** Checks every line of a log. */
export interface LogReader {
  /** Adds a chunk of the text. */
  readonly take: (text: string) => void;
  /** Returns the breaches since the last call. */
  readonly drain: () => readonly Breach[];
  /** The newest lines. */
  readonly tail: () => readonly string[];
}

/** Number of lines that are stored for a finding. */
const kept = 40;

/** Maximum length of a stored line, in characters. */
const maxLineLength = 2000;

/**
 * Reads a log and reports uncaught errors, reported bugs and planted secrets. It finds a secret as plain text, in
 * base64 and percent-encoded.
 * @param secrets the planted texts, which do not occur by chance; the list may grow
 */
export function readLog(process: string, secrets: readonly string[]): LogReader {
  const writings = new Map<string, readonly string[]>();
  const isIn = (line: string, secret: string): boolean => {
    const known = writings.get(secret) ?? writingsOf(secret);
    writings.set(secret, known);
    return known.some((writing) => line.includes(writing));
  };
  let rest = "";
  let found: Breach[] = [];
  const lines: string[] = [];

  const check = (line: string): void => {
    lines.push(line.slice(0, maxLineLength));
    if (lines.length > kept) lines.shift();
    if (secrets.some((secret) => isIn(line, secret)))
      found.push(breach("secret", `a planted secret stands in the log of ${process}: ${line.slice(0, 80)}`));
    const event = eventOf(line);
    if (event !== undefined ? bugEvents.has(event) : uncaught.some((pattern) => pattern.test(line)))
      found.push(breach("log", `${process} logged ${line.slice(0, 400)}`));
  };

  return {
    take: (text) => {
      const lines = `${rest}${text}`.split("\n");
      rest = itemAt(lines, -1);
      for (const line of lines.slice(0, -1)) check(line);
    },
    drain: () => {
      const drained = found;
      found = [];
      return drained;
    },
    tail: () => lines,
  };
}

const writingsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  // The base64 of a secret depends on its offset modulo three, and its edges on the neighboring bytes.
  ...["", " ", "  "].map((before) =>
    Buffer.from(before + secret)
      .toString("base64")
      .slice(4, -4),
  ),
];

function eventOf(line: string): string | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== "object" || value === null) return undefined;
    const { event, cause } = value as { readonly event?: unknown; readonly cause?: unknown }; // read as unknown
    if (cause === "internal") return "bug";
    return typeof event === "string" ? event : "";
  } catch {
    return undefined;
  }
}
