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

/** Formats diagnostics, a line each: `FILE:LINE:COLUMN  severity  message; advice`. */
export const docsLines = (diagnostics: readonly DocsDiagnostic[], place: DiagnosticPlace): readonly string[] =>
  diagnostics.map((one) => {
    const { line, column, severity, code, message, advice } = one;
    const text = `${fileOf(one, place)}:${line}:${column}  ${severity}  ${code}  ${message}; ${advice}`;
    return linkCode(plainLine(text), code);
  });

/** Summarizes diagnostics: `2 errors, 1 warning`, or `no errors, no warnings`. */
export function summary(diagnostics: readonly DocsDiagnostic[]): string {
  if (diagnostics.length === 0) return "no errors, no warnings";
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")}`;
}

/** Reports that a folder has no project, with advice. */
export const nothingIn = (folder: string): string =>
  `there are no docs in ${folder}; add a docs.yml, a page in markdown, or the description of an API, or begin with ${commandText("init")}`;
