import { join, relative } from "node:path";
import type { DocsDiagnostic } from "#docs-project";
import { commandText } from "../command-text.ts";
import { linkCode } from "../diagnostics/code-link.ts";
import { plainLine } from "../diagnostics/plain-line.ts";
import { counted } from "../text.ts";

/** Where the files of diagnostics are. */
export interface DiagnosticPlace {
  /** The folder of docs.yml. */
  readonly root: string;
  /** The working folder; files are named relative to it. */
  readonly folder: string;
}

/** Returns the path of a diagnostic's file from the working folder. */
export const fileOf = ({ file }: DocsDiagnostic, { root, folder }: DiagnosticPlace): string =>
  relative(folder, join(root, file)) || file;

/** Maximum number of lines with the same text. */
const maxRepeated = 3;

/**
 * Formats diagnostics, a line each: `FILE:LINE:COLUMN  severity  code  message; advice`. If more than three have the same
 * text, the first of them is a line, with their number.
 */
export function docsLines(diagnostics: readonly DocsDiagnostic[], place: DiagnosticPlace): readonly string[] {
  const textOf = ({ severity, code, message, advice }: DocsDiagnostic): string =>
    `${severity}  ${code}  ${message}; ${advice}`;
  const groups = new Map<string, DocsDiagnostic[]>();
  for (const one of diagnostics) {
    const same = groups.get(textOf(one));
    if (same === undefined) groups.set(textOf(one), [one]);
    else same.push(one);
  }
  return diagnostics.flatMap((one) => {
    const text = textOf(one);
    const same = groups.get(text) ?? [one];
    const isRepeated = same.length > maxRepeated;
    if (isRepeated && one !== same[0]) return [];
    const files = new Set(same.map(({ file }) => file)).size;
    const count = isRepeated ? ` (first of ${same.length}${files > 1 ? ` in ${files} files` : ""})` : "";
    return [linkCode(plainLine(`${fileOf(one, place)}:${one.line}:${one.column}  ${text}${count}`), one.code)];
  });
}

/** Summarizes diagnostics: `2 errors, 1 warning`, or `no errors, no warnings`. */
export function summary(diagnostics: readonly DocsDiagnostic[]): string {
  if (diagnostics.length === 0) return "no errors, no warnings";
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")}`;
}

/** Reports that a folder has no project, with advice. */
export const nothingIn = (folder: string): string =>
  `there are no docs in ${folder}; add a docs.yml, a page in markdown, or the description of an API, or begin with ${commandText("init")}`;
