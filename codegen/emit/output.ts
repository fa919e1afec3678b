import { type GeneratedFile, headerStart } from "../write/generated-file.ts";
import { hashOf } from "../write/hash.ts";
import type { Statement } from "./statements.ts";
import { IndentationText, NewLineKind, Project, QuoteKind } from "./ts-morph.ts";

/** A file that an emitter has made of statements, before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** What it was made from, for its first line: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}

/** What stands in a file that ts-morph prints for a text that is printed already: it need not read that as well. */
const standIn = (index: number): string => `//#${index}`;
const standIns = /^\/\/#(\d+)$/gm;

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
    const short = statements.map((one, index) => (typeof one === "string" ? spaced(one) + standIn(index) : one));
    const body = project
      .createSourceFile(`/${path}`, { statements: short })
      .getFullText()
      .trim()
      .replace(/\n{3,}/g, "\n\n")
      // Each stands on the line of a text of its own, so no word of the IDL can be taken for one.
      .replace(standIns, (_, index: string) => String(statements[Number(index)]).trim());
    const head = `${headerStart}${from} by \`npm run generate\`. Do not edit: change the IDL.`;
    return { path, text: `${head}\n// sha256 ${hashOf(body).slice(0, 32)}\n\n${body}\n` };
  });
}

/** The blank lines that a text begins with. */
const spaced = (text: string): string => /^\n*/.exec(text)?.[0] ?? "";
