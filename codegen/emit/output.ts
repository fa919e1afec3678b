import { type GeneratedFile, headerStart } from "../write/generated-file.ts";
import { hashOf } from "../write/hash.ts";
import type { Statement } from "./statements.ts";
import type { Style } from "./style.ts";

/** A file that an emitter has made of statements, before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** What it was made from, for its first line: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}

/** Prints files: the statements one below the other, at most one blank line between two. */
export function printFiles(drafts: readonly FileDraft[], { command }: Style): readonly GeneratedFile[] {
  return drafts.map(({ path, from, statements }) => {
    // No literal holds a bare line end, so blank lines are only ever between statements.
    const body = statements
      .join("\n")
      .trim()
      .replace(/\n{3,}/g, "\n\n");
    const head = `${headerStart}${from} by \`${command}\`. Do not edit: change the IDL.`;
    return { path, text: `${head}\n// sha256 ${hashOf(body).slice(0, 32)}\n\n${body}\n` };
  });
}
