/** Log fields of an error. It has no message: a message can hold a secret. */
export interface ErrorEntry {
  /** The name of the error's class. */
  readonly error: string;
  /** The code of a system error, such as `ENETUNREACH`. */
  readonly code?: string;
  /** Where it was thrown: the lines of its stack below the message. */
  readonly frames: readonly string[];
}

const isWord = (text: unknown): text is string => typeof text === "string" && /^\w{1,64}$/.test(text);

/** Returns the log fields of anything that was thrown. */
export function errorEntry(thrown: unknown): ErrorEntry {
  if (!(thrown instanceof Error)) return { error: typeof thrown, frames: [] };
  const { name, message } = thrown;
  const code = "code" in thrown ? thrown.code : undefined;
  const stack = typeof thrown.stack === "string" ? thrown.stack : "";
  // A line of the message may look like a frame.
  const start = Math.max(0, stack.indexOf(message)) + message.length;
  const frames = stack
    .slice(start)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  return {
    error: isWord(name) ? name : "Error",
    ...(isWord(code) && { code }),
    frames: frames.map((line) => line.trim()),
  };
}
