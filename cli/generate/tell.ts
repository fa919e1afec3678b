import { type Counts, type Diagnostic, type GenerateResult, printDiagnostic } from "#codegen/quick";
import type { Console } from "./console.ts";

/** What is told of a run beside its result. */
export interface Telling {
  readonly json: boolean;
  /** What the run was for, ahead of its line: the files that were saved. */
  readonly lead?: string;
  /** How long it took, in milliseconds; told on a terminal and by a watch. */
  readonly took?: number;
}

/** Tells how a run ended: as one line of JSON, or in words with every diagnostic in its place. */
export function tell(result: GenerateResult, console: Console, { json, lead, took }: Telling): void {
  const { sources, ...told } = result;
  if (json) {
    console.out(JSON.stringify(told));
    return;
  }
  for (const diagnostic of told.diagnostics) {
    const source = sources.find(({ path }) => path === diagnostic.file);
    console.err(`${printDiagnostic(diagnostic, source)}\n`);
  }
  if (told.diagnostics.length > 0) console.err(summary(told.diagnostics));

  const start = lead === undefined ? "" : `${lead}: `;
  const end = took === undefined ? "" : ` in ${Math.round(took)} ms`;
  switch (told.kind) {
    case "fresh":
      console.out(`${start}up to date${told.counts ? `: ${contents(told.counts)}` : ""}${end}`);
      break;
    case "written": {
      const removed = told.stale.filter(({ why }) => why === "no longer generated").length;
      const written = `${told.stale.length - removed} written, ${removed} removed`;
      console.out(`${start}generated ${contents(told.counts)}: ${written}${end}`);
      // A watch is followed change by change, so it says which files.
      if (lead !== undefined) for (const { path, why } of told.stale) console.out(`  ${path}: ${why}`);
      break;
    }
    case "stale":
      for (const { path, why } of told.stale) console.err(`${path}: ${why}`);
      console.err(
        `${plural(told.stale.length, "generated file is", "generated files are")} stale: run \`npm run generate\` (callboard generate)`,
      );
      break;
    case "faulty":
      console.err(`${start}nothing was written`);
      break;
  }
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const contents = ({ files, types, calls, errors }: Counts): string =>
  `${plural(files, "file")} (${plural(types, "type")}, ${plural(calls, "call")}, ${plural(errors, "error")})`;

function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${plural(errors, "error")}, ${plural(diagnostics.length - errors, "warning")}`;
}
