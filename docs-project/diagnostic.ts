import { createReporter, type Diagnostic, positionOf, type Report, type Span } from "#codegen/reading";

/** Codes of mistakes in a project, except mistakes of YAML and unknown keys. */
export type DocsCode =
  | "api"
  | "attribute"
  | "broken-anchor"
  | "broken-link"
  | "broken-redirect"
  | "code"
  | "color"
  | "conflict"
  | "duplicate-address"
  | "environment"
  | "front-matter"
  | "limit"
  | "markdown"
  | "missing-api"
  | "missing-entry"
  | "missing-file"
  | "missing-translation"
  | "overlay"
  | "reserved-address"
  | "style"
  | "unknown-component"
  | "unknown-package"
  | "unsupported"
  | "unused-page";

/** A mistake in a project with its position and advice. Lines and columns are 1-based. */
export interface DocsDiagnostic {
  readonly code: DocsCode | Diagnostic["code"];
  /** An error keeps the project from being published. */
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly advice: string;
  /** The place in the description of an API, which the message starts with: a JSON Pointer. */
  readonly at?: string;
  /** Path from the folder of docs.yml. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A diagnostic without its position. */
export interface Note {
  readonly code: DocsDiagnostic["code"];
  readonly severity?: "error" | "warning";
  readonly message: string;
  readonly advice: string;
}

/** Collects the diagnostics of one reading. */
export interface Notes {
  /** Reports what readers of YAML find. */
  readonly report: Report;
  readonly note: (span: Span, note: Note) => void;
  readonly add: (diagnostic: DocsDiagnostic) => void;
  /** All so far, in the order of files and positions, each once. */
  readonly all: () => readonly DocsDiagnostic[];
}

/** Creates an empty collection. */
export function createNotes(): Notes {
  const reporter = createReporter();
  const own: DocsDiagnostic[] = [];
  return {
    report: reporter.report,
    note: (span, note) => own.push(diagnosticAt(span, note)),
    add: (diagnostic) => own.push(diagnostic),
    all: () => ordered([...reporter.diagnostics().map(withoutEnd), ...own]),
  };
}

const withoutEnd = ({ endLine: _, endColumn: __, ...rest }: Diagnostic): DocsDiagnostic => rest;

/** Creates a diagnostic at the start of a span. */
export const diagnosticAt = ({ source, start }: Span, { severity = "error", ...note }: Note): DocsDiagnostic => ({
  ...note,
  severity,
  file: source.path,
  ...positionOf(source, start),
});

/** Orders diagnostics by file and position, and leaves repeated ones out. */
export function ordered(diagnostics: readonly DocsDiagnostic[]): readonly DocsDiagnostic[] {
  const found = new Map(diagnostics.map((one) => [JSON.stringify(one), one]));
  return [...found.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
