import { parseCommand, serveCommand, startCommand } from "../command-line/index.ts";

/** The parsed command line: start, show descriptions as `serve` does, print the usage, or report a usage error. */
export type ReadStartArguments =
  | { readonly kind: "start"; readonly direct: boolean }
  | { readonly kind: "serve" }
  | { readonly kind: "help" }
  | { readonly kind: "error"; readonly error: string };

/** Reads the arguments. With a file or an address, the rest is for `serve` to read. */
export function readStartArguments(args: readonly string[]): ReadStartArguments {
  if (args.includes("--help") || args.includes("-h")) return { kind: "help" };
  const served = parseCommand(serveCommand, args);
  if (served.ok && served.positionals.length > 0) return { kind: "serve" };
  const read = parseCommand(startCommand, args);
  if (!read.ok) return { kind: "error", error: read.error };
  // `serve` reports the error of its options.
  return read.positionals.length > 0 ? { kind: "serve" } : { kind: "start", direct: read.values["no-proxy"] };
}
