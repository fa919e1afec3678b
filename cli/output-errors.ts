import process from "node:process";

/**
 * Keeps a command running when its output can't be written: its reader may be gone (`| head`), or the disk is full. A
 * lost reader is not a failure. Any other error is printed once on the error stream, and the command ends with code 1.
 *
 * Returns a function that returns true if output was lost by such an error.
 */
export function tolerateOutputErrors({
  stdout,
  stderr,
}: Pick<NodeJS.Process, "stdout" | "stderr"> = process): () => boolean {
  let isLost = false;
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE" || isLost) return;
      isLost = true;
      if (stream === stdout) stderr.write(`callboard: the output could not be written: ${error.message}\n`);
    });
  }
  return () => isLost;
}
