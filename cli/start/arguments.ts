import { parseArguments } from "../parse-arguments.ts";

/** The usage text of the command. */
export const startUsage = `Usage: callboard start [--no-proxy]
       callboard start <file or address>...

Starts the registry and the docs site, and shows the registry's own API, until Ctrl-C.
With files or addresses it shows the docs of these instead: see callboard serve --help.

  --no-proxy  let the playground send directly from the browser to the API; the API must allow this site (CORS)
  --help      show this help

PORT (4000) and REGISTRY_PORT (4001) are the ports, 0 for any free one; CALLBOARD_DATA (.callboard) is the folder of
the data; DATABASE_URL (postgres://user:password@host/database) stores the rows in PostgreSQL instead, and S3_ENDPOINT, S3_BUCKET,
S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY the documents and files in a bucket; CALLBOARD_LOG (warn) is the lowest level of the log; CALLBOARD_HOSTS lists the host names that docs and registry
serve, in addition to this machine.
`;

/** The parsed command line: start, show descriptions as `serve` does, print the usage, or report a usage error. */
export type ReadStartArguments =
  | { readonly kind: "start"; readonly direct: boolean }
  | { readonly kind: "serve" }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly error: string };

const options = {
  "no-proxy": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments. One that is not an option is a file or an address, and the rest is then for `serve` to read. */
export function readStartArguments(args: readonly string[]): ReadStartArguments {
  if (args.includes("--help") || args.includes("-h")) return { kind: "help" };
  if (args.some((arg) => !arg.startsWith("-"))) return { kind: "serve" };
  const read = parseArguments(args, options);
  return read.ok ? { kind: "start", direct: read.values["no-proxy"] } : { kind: "wrong", error: read.error };
}
