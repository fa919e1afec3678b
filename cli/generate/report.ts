import { join } from "node:path";
import { type Counts, type Diagnostic, type GenerateResult, printDiagnostic } from "#codegen/light";
import { linkCode } from "../diagnostics/code-link.ts";
import type { Console } from "./console.ts";
import { type Folders, generateCommand, type Making } from "./flags.ts";

/** Details of a run, in addition to its result. */
export interface RunReport {
  /** The folders as they were typed, ahead of every path, so that paths open from where the command runs. */
  readonly folders: Making;
  readonly json: boolean;
  /** The saved files that triggered the run, printed before its line. */
  readonly lead?: string;
  /** The duration in milliseconds; printed on a terminal and by a watch. */
  readonly took?: number;
}

/** Reports the result of a run: as one line of JSON, or as text with every diagnostic at its location. */
export function report(result: GenerateResult, console: Console, { folders, json, lead, took }: RunReport): void {
  if (json) {
    console.out(JSON.stringify(forMachines(result, folders)));
    return;
  }
  const { idl, out } = folders;
  const sources = new Map(result.sources.map((source) => [source.path, source]));
  for (const diagnostic of result.diagnostics) {
    const text = printDiagnostic(diagnostic, sources.get(diagnostic.file), join(idl, diagnostic.file));
    console.err(`${linkCode(text, diagnostic.code)}\n`);
  }
  if (result.diagnostics.length > 0) console.err(summary(result.diagnostics));
  for (const path of result.foreign) console.err(`${join(out, path)}: not generated; not changed`);

  const start = lead === undefined ? "" : `${lead}: `;
  const end = took === undefined ? "" : ` in ${Math.round(took)} ms`;
  switch (result.kind) {
    case "fresh":
      console.out(`${start}up to date${result.counts ? `: ${contents(result.counts)}` : ""}${end}`);
      break;
    case "written": {
      const removed = result.stale.filter(({ why }) => why === "no longer generated").length;
      const written = `${result.stale.length - removed} written, ${removed} removed`;
      console.out(`${start}generated ${contents(result.counts)}: ${written}${end}`);
      // A watch prints the changed files.
      if (lead !== undefined) for (const { path, why } of result.stale) console.out(`  ${join(out, path)}: ${why}`);
      break;
    }
    case "stale":
      for (const { path, why } of result.stale) console.err(`${join(out, path)}: ${why}`);
      console.err(
        `${plural(result.stale.length, "generated file is", "generated files are")} stale: run ${generateCommand(folders)}`,
      );
      break;
    case "invalid":
      console.err(`${start}nothing was written`);
      break;
    case "blocked":
      for (const path of result.blocked)
        console.err(`${join(out, path)}: not generated, but has the path of a generated file`);
      console.err(`${start}nothing was written: move these files, or choose another folder with --out`);
      break;
  }
}

/** JSON has two paths: `file` is relative to the working folder, `path` to the IDL folder. */
function forMachines({ sources: _texts, ...reported }: GenerateResult, { idl, out }: Folders): object {
  const inOut = (path: string) => ({ file: join(out, path), path });
  return {
    ...reported,
    diagnostics: reported.diagnostics.map((each) => ({ ...each, file: join(idl, each.file), path: each.file })),
    foreign: reported.foreign.map(inOut),
    ...("stale" in reported && { stale: reported.stale.map(({ path, why }) => ({ ...inOut(path), why })) }),
    ...("blocked" in reported && { blocked: reported.blocked.map(inOut) }),
  };
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const contents = ({ files, types, calls, errors }: Counts): string =>
  `${plural(files, "file")} (${plural(types, "type")}, ${plural(calls, "call")}, ${plural(errors, "error")})`;

function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${plural(errors, "error")}, ${plural(diagnostics.length - errors, "warning")}`;
}
