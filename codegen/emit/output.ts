import { IndentationText, NewLineKind, Project, QuoteKind } from "ts-morph";
import { type GeneratedFile, headerStart } from "../write/generated-file.ts";
import { hashOf } from "../write/hash.ts";
import type { Statement } from "./statements.ts";

/** A file that an emitter has made of statements, before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** What it was made from, for its first line: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}

/** Prints files: each in one go from all of its statements, which is what ts-morph does fast. */
export function printFiles(drafts: readonly FileDraft[]): readonly GeneratedFile[] {
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
    const body = source
      .getFullText()
      .trim()
      .replace(/\n{3,}/g, "\n\n");
    const head = `${headerStart}${from} by \`npm run generate\`. Do not edit: change the IDL.`;
    return { path, text: `${head}\n// sha256 ${hashOf(body).slice(0, 32)}\n\n${body}\n` };
  });
}
