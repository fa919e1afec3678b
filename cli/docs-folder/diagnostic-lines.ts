import { join, relative } from "node:path";
import type { DocsDiagnostic } from "#docs-project";
import { commandText } from "../command-text.ts";
import { linkCode } from "../diagnostics/code-link.ts";
import { plainLine } from "../diagnostics/plain-line.ts";
import { repeats } from "../diagnostics/repeats.ts";
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

/** Maximum number of lines with the same text; lines about a description name the places of others. Own choice. */
const maxRepeated = 3;

/**
 * Formats diagnostics, a line each: `FILE:LINE:COLUMN  severity  code  message; advice`. If more than three have the same
 * text, or two in a description, the first of them is a line, with their number and the next places.
 */
export function docsLines(diagnostics: readonly DocsDiagnostic[], place: DiagnosticPlace): readonly string[] {
  const textOf = ({ severity, code, message, advice }: DocsDiagnostic): string =>
    `${severity}  ${code}  ${message}; ${advice}`;
  const placeOf = (one: DocsDiagnostic): string => `${fileOf(one, place)}:${one.line}:${one.column}`;
  const groups = new Map<string, DocsDiagnostic[]>();
  const keyOf = (one: DocsDiagnostic): string => textOf({ ...one, message: one.message.replace(`${one.at}: `, "") });
  for (const one of diagnostics) {
    const same = groups.get(keyOf(one));
    if (same === undefined) groups.set(keyOf(one), [one]);
    else same.push(one);
  }
  return diagnostics.flatMap((one) => {
    const same = groups.get(keyOf(one)) ?? [one];
    const isRepeated = one.at !== undefined || same.length > maxRepeated;
    if (isRepeated && one !== same[0]) return [];
    const files = new Set(same.map(({ file }) => file)).size;
    const others = isRepeated ? same.slice(1).map(placeOf) : [];
    const also = repeats(placeOf(one), others, files > 1 ? ` in ${files} files` : "");
    return [linkCode(plainLine(`${placeOf(one)}  ${textOf(one)}${also}`), one.code)];
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
