import { parseArgs } from "node:util";

/** What the command is asked for. */
export interface Flags {
  readonly idl: string;
  readonly out: string;
  readonly check: boolean;
  readonly watch: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

/** How the command is used. */
export const usage = `Usage: callboard generate [--idl DIR] [--out DIR] [--check | --watch] [--json]

  --idl DIR   the IDL folder (idl)
  --out DIR   the folder for generated code (generated)
  --check     compare, write nothing; exit code 1 when a file is stale
  --watch     generate again whenever the IDL is saved, until Ctrl-C
  --json      tell each result as one line of JSON`;

const options = {
  idl: { type: "string", default: "idl" },
  out: { type: "string", default: "generated" },
  check: { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments; a sentence where they make no sense. */
export function readFlags(args: readonly string[]): Flags | string {
  try {
    const flags = parseArgs({ args: [...args], options }).values;
    if (flags.check && flags.watch) return "--check and --watch exclude each other: a check writes nothing";
    return flags;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}
