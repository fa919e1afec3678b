import { createHash } from "node:crypto";
import { IndentationText, NewLineKind, Project, QuoteKind } from "ts-morph";
import type { Statement } from "./statements.ts";

/** A file to be written: its path inside the output folder, with forward slashes, and its whole text. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** A file that an emitter has made of statements, before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** What it was made from, for its first line: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}

/** How the first line of every generated source file begins; files that begin otherwise are never touched. */
export const headerStart = "// Generated from ";

/** The SHA-256 of a text, in hexadecimal. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Prints files: each in one go from all of its statements, which is what ts-morph does fast. */
export function printFiles(drafts: readonly FileDraft[]): readonly OutputFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipAddingFilesFromTsConfig: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      quoteKind: QuoteKind.Double,
      newLineKind: NewLineKind.LineFeed,
    },
  });
  return drafts.map(({ path, from, statements }) => {
    const source = project.createSourceFile(`/${path}`, { statements: [...statements] });
    // No literal holds a bare line end, so blank lines are only ever between statements.
    const body = source.getFullText().trim().replace(/\n{3,}/g, "\n\n");
    const head = `${headerStart}${from} by \`npm run generate\`. Do not edit: change the IDL.`;
    return { path, text: `${head}\n// sha256 ${hashOf(body).slice(0, 32)}\n\n${body}\n` };
  });
}
