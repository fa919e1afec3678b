import { parseArgs } from "node:util";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { printDiagnostic } from "./diagnostics/print.ts";
import { type Counts, type GenerateResult, generate } from "./generate.ts";
import { IdlFolderError, readIdlFolder } from "./write/idl-folder.ts";

/** Where the command speaks. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Milliseconds since any fixed moment, where the time a run takes is worth telling: on a terminal. */
  readonly clock?: () => number;
}

/** 0: done, or nothing to do. 1: the IDL has errors, or a check found stale files. 2: the command cannot be run so. */
export type ExitCode = 0 | 1 | 2;

const usage = `usage: codegen [--idl DIR] [--out DIR] [--check] [--json]

  --idl DIR   the IDL folder (idl)
  --out DIR   the folder for generated code (generated)
  --check     compare, write nothing; exit code 1 when a file is stale
  --json      tell the result as one JSON object`;

const options = {
  idl: { type: "string", default: "idl" },
  out: { type: "string", default: "generated" },
  check: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Runs the command. */
export async function run(args: readonly string[], console: Console): Promise<ExitCode> {
  const started = console.clock?.();
  const flags = readFlags(args);
  if (typeof flags === "string") {
    console.err(`${flags}\n\n${usage}`);
    return 2;
  }
  if (flags.help) {
    console.out(usage);
    return 0;
  }
  try {
    const result = await generate(flags);
    if (flags.json) console.out(JSON.stringify(asJson(result)));
    else await tell(result, flags.idl, console, started);
    return result.kind === "faulty" || result.kind === "stale" ? 1 : 0;
  } catch (thrown) {
    if (!(thrown instanceof IdlFolderError) && !isSystemError(thrown)) throw thrown;
    console.err(thrown.message);
    return 2;
  }
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** A refusal of the file system: no such folder, no permission, no space. */
const isSystemError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && "syscall" in thrown && "code" in thrown;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const contents = ({ files, types, calls, errors }: Counts): string =>
  `${plural(files, "file")} (${plural(types, "type")}, ${plural(calls, "call")}, ${plural(errors, "error")})`;

async function tell(result: GenerateResult, idl: string, console: Console, started: number | undefined): Promise<void> {
  if (result.diagnostics.length > 0) {
    const sources = result.kind === "faulty" ? result.sources : await readIdlFolder(idl);
    for (const diagnostic of result.diagnostics) {
      const source = sources.find(({ path }) => path === diagnostic.file);
      console.err(`${printDiagnostic(diagnostic, source)}\n`);
    }
    console.err(summary(result.diagnostics));
  }
  const took =
    started === undefined || console.clock === undefined ? "" : ` in ${Math.round(console.clock() - started)} ms`;
  switch (result.kind) {
    case "fresh":
      console.out(`up to date${result.counts ? `: ${contents(result.counts)}` : ""}${took}`);
      break;
    case "written": {
      const removed = result.stale.filter(({ why }) => why === "no longer generated").length;
      const written = result.stale.length - removed;
      console.out(`generated ${contents(result.counts)}: ${written} written, ${removed} removed${took}`);
      break;
    }
    case "stale":
      for (const { path, why } of result.stale) console.err(`${path}: ${why}`);
      console.err(
        `${plural(result.stale.length, "generated file is", "generated files are")} stale: run \`npm run generate\``,
      );
      break;
    case "faulty":
      console.err("nothing was written");
      break;
  }
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${plural(errors, "error")}, ${plural(diagnostics.length - errors, "warning")}`;
}

function asJson(result: GenerateResult): object {
  if (result.kind !== "faulty") return result;
  const { kind, diagnostics } = result;
  return { kind, diagnostics };
}
