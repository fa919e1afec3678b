import type { SourceText } from "../source.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** One line: `areas/tokens.yml:12:7 error unknown-type: … (did you mean …)`. */
export function printDiagnosticLine(diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, advice } = diagnostic;
  return `${file}:${line}:${column} ${severity} ${code}: ${message}${advice === undefined ? "" : ` (${advice})`}`;
}

/** For people: the line of the source under the message, with the faulty part underlined. */
export function printDiagnostic(diagnostic: Diagnostic, source: SourceText | undefined): string {
  const { file, line, column, endLine, endColumn, severity, code, message, advice } = diagnostic;
  const head = `${file}:${line}:${column} ${severity} ${code}\n  ${message}`;
  const shown = source?.text.split("\n")[line - 1]?.trimEnd();
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
  return [head, ...frame, ...(advice === undefined ? [] : [`  advice: ${advice}`])].join("\n");
}
