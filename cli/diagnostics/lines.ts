import { isAbsolute, relative } from "node:path";
import type { ImportDiagnostic } from "#importers";
import { isWithin } from "#process";
import { counted } from "../text.ts";
import { causesOf } from "./causes.ts";
import { linkCode } from "./code-link.ts";
import { plainLine } from "./plain-line.ts";
import { repeats } from "./repeats.ts";

/** Maximum number of printed causes by default. */
export const maxCauses = 20;

/** Options of printing diagnostics. */
export interface LineOptions {
  /** The file or address of the description, as the user typed it. */
  readonly source: string;
  /** The working folder; files in it are named relative to it. */
  readonly folder: string;
  /** True if every diagnostic is printed, not only the first of each cause. */
  readonly all: boolean;
}

/** Formats diagnostics as indented lines: one for each cause, with its first locations and their number. */
export function diagnosticLines(diagnostics: readonly ImportDiagnostic[], options: LineOptions): readonly string[] {
  if (options.all) return diagnostics.map((one) => lineOf(one, [], options));
  const causes = causesOf(diagnostics);
  const printed = causes.slice(0, maxCauses);
  const lines = printed.map(({ first, others }) => lineOf(first, others, options));
  const rest = causes.length - printed.length;
  if (causes.length === diagnostics.length && rest === 0) return lines;
  const more = rest > 0 ? `and ${counted(rest, "more cause")}; ` : "";
  return [...lines, `  ${more}--all-diagnostics lists all ${diagnostics.length} locations`];
}

function lineOf(diagnostic: ImportDiagnostic, others: readonly ImportDiagnostic[], options: LineOptions): string {
  const { code, message } = diagnostic;
  const where = whereOf(diagnostic, options);
  const also = repeats(
    where,
    others.map((one) => whereOf(one, options)),
  );
  const line = plainLine(`${where}  ${code}  ${message}${also}`, "  ");
  return linkCode(line, code, `${code}-in-a-description`);
}

/** Returns `FILE:LINE:COLUMN`; the pointer replaces line and column where there is no text. */
function whereOf({ at, file, position }: ImportDiagnostic, { source, folder }: LineOptions): string {
  const name = file === undefined ? source : nameOf(file, folder);
  if (position !== undefined) return `${name}:${position.line}:${position.column}`;
  const pointer = file === undefined ? at : at.slice(file.length + 1);
  return pointer === "" ? name : `${name}#${pointer}`;
}

function nameOf(file: string, folder: string): string {
  if (!isAbsolute(file)) return file;
  return isWithin(folder, file) ? relative(folder, file) || file : file;
}
