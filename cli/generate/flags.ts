import { isDeepStrictEqual } from "node:util";
import { findRuntime, type Runtime, runtimeNamed } from "#codegen/light";
import { generateCommand as definition, parseCommand } from "../command-line/index.ts";

/** The folders as typed by the user. */
export interface Folders {
  readonly idl: string;
  readonly out: string;
}

/** The options that decide the generated files. */
export interface Making extends Folders {
  readonly runtime: Runtime;
}

/** Options of the command. */
export interface Flags extends Making {
  readonly check: boolean;
  readonly watch: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

const usual: Folders = { idl: "idl", out: "generated" };

/** Formats the command that generates from one folder into another. */
export function generateCommand({ idl, out, runtime }: Making): string {
  const found = findRuntime(out);
  const named = runtime.kind === "entry-points" ? "#transport" : runtime.name;
  const flags = [
    ...(idl === usual.idl ? [] : ["--idl", idl]),
    ...(out === usual.out ? [] : ["--out", out]),
    ...(isDeepStrictEqual(found, runtime) ? [] : ["--runtime", named]),
  ];
  const words = flags.map((word) => (/^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return flags.length === 0 && runtime.kind === "entry-points"
    ? "`npm run generate` (callboard generate)"
    : `\`${["callboard generate", ...words].join(" ")}\``;
}

/** Reads the arguments; returns a sentence if they are invalid. */
export function readFlags(args: readonly string[]): Flags | string {
  const read = parseCommand(definition, args);
  if (!read.ok) return read.error;
  const [extra] = read.positionals;
  if (extra !== undefined) return `generate takes options only; unexpected: ${extra}`;
  const { runtime, ...flags } = read.values;
  if (runtime === "") return "--runtime needs a module, such as callboard/client";
  if (flags.check && flags.watch) return "--check and --watch can't be combined: --check writes nothing";
  return { ...flags, runtime: runtime === undefined ? findRuntime(flags.out) : runtimeNamed(runtime) };
}
