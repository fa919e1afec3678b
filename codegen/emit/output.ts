import { hash } from "node:crypto";
import { createRequire } from "node:module";
import type { Project, StatementStructures, WriterFunction } from "ts-morph";
import { itemAt } from "#engine/item-at";
import { type GeneratedFile, headerStart } from "../write/generated-file.ts";
import { type FileDraft, jsDoc, type Statement, type Style } from "./text/index.ts";

// As a CommonJS module it loads in two thirds of the time of an import, which scans its 13 MB for exports.
const {
  IndentationText,
  Project: TsProject,
  QuoteKind,
  StructureKind,
}: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");

type Printable = string | WriterFunction | StatementStructures;

/** A line that stands for the preformatted text of the statement with this index. */
const placeholder = (index: number): string => `/*${index}*/`;

/**
 * Converts a statement for ts-morph. Its kinds are an enum that is loaded only here. Preformatted text, such as a
 * literal of 1 MB, is inserted after printing: ts-morph would scan and parse it.
 */
const structureOf = (statement: Statement, index: number): Printable => {
  switch (statement.kind) {
    case "import": {
      const { lines, structure } = statement;
      return {
        kind: StructureKind.ImportDeclaration,
        ...structure,
        ...(lines !== undefined && { namedImports: oneALine(lines) }),
      };
    }
    case "export": {
      const { lines, structure } = statement;
      return {
        kind: StructureKind.ExportDeclaration,
        ...structure,
        ...(lines !== undefined && { namedExports: oneALine(lines) }),
      };
    }
    case "interface":
      return { kind: StructureKind.Interface, ...statement.structure };
    case "function":
      return { kind: StructureKind.Function, ...statement.structure };
    case "text":
      return (writer) => {
        writer.blankLine();
        writer.write(placeholder(index));
      };
  }
};

const oneALine =
  (lines: readonly string[]): WriterFunction =>
  (writer) => {
    writer.newLine();
    for (const line of lines) writer.writeLine(`${line},`);
  };

const textOf = (statement: Statement): string =>
  statement.kind === "text" ? [...statement.docs.map(jsDoc), statement.text].join("\n") : "";

/** The last printed text of each path with its statements, so that a watch prints only changed files. */
const printed = new Map<string, { readonly statements: readonly Statement[]; readonly body: string }>();

function bodyOf(project: Project, path: string, statements: readonly Statement[]): string {
  const known = printed.get(path);
  if (known !== undefined && JSON.stringify(known.statements) === JSON.stringify(statements)) return known.body;
  const source = project.createSourceFile(path, { statements: statements.map(structureOf) });
  const body = source
    .getFullText()
    .trim()
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\/\*(\d+)\*\/$/gm, (_, index) => textOf(itemAt(statements, Number(index))));
  printed.set(path, { statements, body });
  return body;
}

/** Prints files: the statements in order, at most one blank line between two. */
export function printFiles(drafts: readonly FileDraft[], { command }: Style): readonly GeneratedFile[] {
  const project = new TsProject({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
  });
  return drafts.map(({ path, from, statements }) => {
    const body = bodyOf(project, path, statements);
    const head = `${headerStart}${from} by \`${command}\`. Do not edit: change the IDL.`;
    return { path, text: `${head}\n// sha256 ${hash("sha256", body).slice(0, 32)}\n\n${body}\n` };
  });
}
