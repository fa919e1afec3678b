import { type CheckOptions, check } from "./check/check.ts";
import { createReporter, type Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Ir } from "./ir/ir.ts";
import { parse } from "./parse/parse.ts";
import type { SourceText } from "./source.ts";

/** An IDL with its model, present only if there are no errors, and all diagnostics. */
export interface ReadIdl {
  readonly ir?: Ir;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and checks an IDL. */
export function readIdl(sources: readonly SourceText[], options: CheckOptions = {}): ReadIdl {
  const { report, diagnostics, failed } = createReporter();
  const ir = check(parse(sources, report), report, options);
  return { diagnostics: diagnostics(), ...(ir !== undefined && !failed() && { ir }) };
}
