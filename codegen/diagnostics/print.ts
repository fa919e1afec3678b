import { lineOf, type SourceText } from "../source.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** One line: `areas/tokens.yml:12:7 error unknown-type: … (did you mean …)`. */
export function printDiagnosticLine({ file, line, column, severity, code, message, advice }: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code}: ${message} (${advice})`;
}

/**
 * Prints a diagnostic for people: the source line below the message, with the faulty part underlined.
 *
 * @param file the path of the file as the reader knows it; its path inside the IDL folder by default
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
