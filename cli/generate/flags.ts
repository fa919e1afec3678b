import { parseArgs } from "node:util";

/** The folders as they were typed. */
export interface Folders {
  readonly idl: string;
  readonly out: string;
}

/** What the command is asked for. */
export interface Flags extends Folders {
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

const usual: Folders = { idl: "idl", out: "generated" };

/** The command that generates from one folder into another, as people type it. */
export function generateCommand({ idl, out }: Folders): string {
  const flags = [...(idl === usual.idl ? [] : ["--idl", idl]), ...(out === usual.out ? [] : ["--out", out])];
  const words = flags.map((word) => (/^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return flags.length === 0
    ? "`npm run generate` (callboard generate)"
    : `\`${["callboard generate", ...words].join(" ")}\``;
}

const options = {
  idl: { type: "string", default: usual.idl },
  out: { type: "string", default: usual.out },
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
