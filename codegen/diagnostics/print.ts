import { lineOf, type SourceText } from "../source.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** One line: `areas/tokens.yml:12:7 error unknown-type: … (did you mean …)`. */
export function printDiagnosticLine({ file, line, column, severity, code, message, advice }: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code}: ${message} (${advice})`;
}

/**
 * For people: the line of the source under the message, with the faulty part underlined.
 *
 * @param file how the file is called where the reader is; its path inside the IDL folder unless told otherwise
 */
export function printDiagnostic(
  diagnostic: Diagnostic,
  source: SourceText | undefined,
  file: string = diagnostic.file,
): string {
  const { line, column, endLine, endColumn, severity, code, message, advice } = diagnostic;
  const head = `${file}:${line}:${column} ${severity} ${code}\n  ${message}`;
  const shown = source && lineOf(source, line).trimEnd();
  const frame: string[] = [];
  if (shown) {
    const margin = String(line);
    const stop = endLine === line ? Math.min(endColumn, shown.length + 1) : shown.length + 1;
    const blank = shown.slice(0, column - 1).replace(/[^\t]/g, " ");
    frame.push(
      `  ${margin} | ${shown}`,
      `  ${" ".repeat(margin.length)} | ${blank}${"^".repeat(Math.max(1, stop - column))}`,
    );
  }
  return [head, ...frame, `  advice: ${advice}`].join("\n");
}
