import { statSync } from "node:fs";
import { join } from "node:path";
import type { ConvertedSite, Note } from "./converted-site.ts";
import { docsYmlFiles } from "./docs-yml.ts";
import { convertDocusaurus } from "./docusaurus.ts";
import { convertMintlify } from "./mintlify.ts";
import { convertMkdocs } from "./mkdocs.ts";
import { notePageSyntax } from "./page-syntax.ts";
import { joinPath, openSourceFolder, type SourceFolder } from "./source-folder.ts";
import { convertGitBook, convertMdBook, summaryOf } from "./summary.ts";
import { convertVitePress } from "./vitepress.ts";

/** A project of another generator, as files of a docs project. */
export interface ConvertedFolder {
  readonly generator: string;
  /** The folder in the searched one with the project; empty for the searched one. */
  readonly folder: string;
  /** The file that was read. */
  readonly source: string;
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

type Convert = (folder: SourceFolder, file: string) => ConvertedSite;

const programEnds = ["ts", "js", "mts", "mjs", "cjs"];

const vitePressFiles = ["config", "config/index"].flatMap((name) =>
  programEnds.map((end) => `.vitepress/${name}.${end}`),
);

/** Files by which generators are recognized, in the order in which they are tried. */
const generators: readonly { readonly name: string; readonly files: readonly string[]; readonly convert: Convert }[] = [
  { name: "MkDocs", files: ["mkdocs.yml", "mkdocs.yaml"], convert: convertMkdocs },
  { name: "Docusaurus", files: programEnds.map((end) => `docusaurus.config.${end}`), convert: convertDocusaurus },
  { name: "VitePress", files: vitePressFiles, convert: convertVitePress },
  { name: "Mintlify", files: ["docs.json", "mint.json"], convert: convertMintlify },
  { name: "mdBook", files: ["book.toml"], convert: convertMdBook },
  { name: "GitBook", files: [".gitbook.yaml", ".gitbook.yml", "SUMMARY.md"], convert: convertGitBook },
];

/** Folders of a repository that usually have the docs. */
const subfolders = ["", "docs", "website", "doc", "guide", "book", "site", "documentation"];

/** Names of files that `init --from` looks for, for messages. */
export const sourceFiles =
  "mkdocs.yml, docusaurus.config.js, .vitepress/config.ts, docs.json, mint.json, book.toml, .gitbook.yaml or SUMMARY.md";

/** Returns false for a file that is not the settings of docs, or that is left over without a navigation. */
function isUsed(folder: SourceFolder, generator: string, file: string): boolean {
  if (generator === "Mintlify") return /"navigation"\s*:/.test(folder.text(file) ?? "");
  return generator !== "GitBook" || folder.isFile(summaryOf(folder, file).path);
}

/** Converts the project of another generator in a folder; undefined without one. `title` replaces the title of the project. */
export function convertFolder(root: string, title?: string): ConvertedFolder | undefined {
  for (const subfolder of subfolders) {
    const path = join(root, subfolder);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) continue;
    const folder = openSourceFolder(path);
    for (const { name, files, convert } of generators) {
      const source = files.find((file) => folder.isFile(file) && isUsed(folder, name, file));
      if (source === undefined) continue;
      const site = convert(folder, source);
      notePageSyntax(folder, site);
      const notes = folder.notes
        .map((note) => ({ ...note, file: joinPath(subfolder, note.file) }))
        .toSorted((a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0));
      const converted = docsYmlFiles({ ...site, ...(title !== undefined && { title }) });
      return {
        ...{ generator: name, source: joinPath(subfolder, source), folder: subfolder, notes },
        files: new Map([...converted].map(([file, text]) => [joinPath(subfolder, file), text])),
      };
    }
  }
  return undefined;
}
