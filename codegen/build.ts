import { check } from "./check/check.ts";
import { createReporter, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { emit } from "./emit/emit.ts";
import type { Ir } from "./ir/ir.ts";
import { parse } from "./parse/parse.ts";
import type { SourceText } from "./source.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** What an IDL comes to: the files it gives, or none where something is wrong with it; and all that was reported. */
export interface Built {
  readonly files?: readonly GeneratedFile[];
  readonly ir?: Ir;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and checks an IDL. The model is given only when nothing of severity error was reported. */
export function readIdl(sources: readonly SourceText[]): Pick<Built, "ir" | "diagnostics"> {
  const { report, diagnostics, failed } = createReporter();
  const ir = check(parse(sources, report), report);
  return { diagnostics: diagnostics(), ...(ir !== undefined && !failed() && { ir }) };
}

/** Turns the texts of an IDL into the texts of the generated files. `idl` is how the files call the IDL folder. */
export function build(sources: readonly SourceText[], idl: string): Built {
  const read = readIdl(sources);
  return read.ir === undefined ? read : { ...read, files: emit(read.ir, idl) };
}
