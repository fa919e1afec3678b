import { byText, positionOf, type Span } from "../source.ts";
import { type DiagnosticCode, type DiagnosticParams, diagnosticTable, type Entry, type Severity } from "./table.ts";

/** An issue of an IDL: position, code and advice. Lines and columns are 1-based; the end is exclusive. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly advice: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Records a diagnostic and continues, so that one run reports all. */
export type Report = <C extends DiagnosticCode>(code: C, span: Span, params: DiagnosticParams<C>) => void;

/** Collects the diagnostics of one run. */
export interface Reporter {
  readonly report: Report;
  /**
   * All diagnostics so far, by file and position, without duplicates. Diagnostics of examples are omitted if there are
   * others.
   */
  readonly diagnostics: () => readonly Diagnostic[];
  readonly failed: () => boolean;
}

const table: { readonly [C in DiagnosticCode]: Entry<DiagnosticParams<C>> } = diagnosticTable;

/** Creates the diagnostic of a code at a position. */
export function makeDiagnostic<C extends DiagnosticCode>(code: C, span: Span, params: DiagnosticParams<C>): Diagnostic {
  const entry = table[code];
  const from = positionOf(span.source, span.start);
  const to = positionOf(span.source, Math.max(span.start, span.end));
  return {
    code,
    severity: entry.severity,
    message: entry.message(params),
    advice: entry.advice(params),
    file: span.source.path,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  };
}

/** Orders diagnostics by file, then place, then code. */
export const compareDiagnostics = (a: Diagnostic, b: Diagnostic): number =>
  byText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  byText(a.code, b.code) ||
  byText(a.message, b.message);

/** Creates an empty collection of diagnostics. */
export function createReporter(): Reporter {
  const found = new Map<string, Diagnostic>();
  const failed = (): boolean => [...found.values()].some(({ severity }) => severity === "error");
  return {
    report: (code, span, params) => {
      const diagnostic = makeDiagnostic(code, span, params);
      found.set(JSON.stringify(diagnostic), diagnostic);
    },
    diagnostics: () => {
      const all = [...found.values()].sort(compareDiagnostics);
      return failed() ? all.filter(({ code }) => !exampleCodes.has(code)) : all;
    },
    failed,
  };
}

/** Diagnostics of examples; omitted if a type has errors, which could be their only cause. */
const exampleCodes: ReadonlySet<DiagnosticCode> = new Set(["example-mismatch", "example-missing", "example-unknown"]);
