import type { DocsDiagnostic } from "../diagnostic.ts";
import { isElsewhere } from "../pages/references.ts";
import type { DocsProject } from "../project.ts";
import { folderOf, inFolder, nameIn, type ProjectFiles, resolvePath } from "../project-files.ts";

/** Folders without pages. */
const otherFolders = /^(?:node_modules|translations|dist|build)$|^[._]/;

/** Pages that are for readers of the repository. */
const otherPages = /^(?:readme|contributing|changelog|license|agents|claude)\.mdx?$|^[._]/i;

/** Finds the files of pages that no navigation shows, and no page includes. */
export async function unusedPages(project: DocsProject, files: ProjectFiles): Promise<readonly DocsDiagnostic[]> {
  const { jsFiles } = project.definition({ file: () => undefined, api: (key) => key });
  const used = new Set([...project.pages.keys(), ...Object.keys(jsFiles), ...namedTexts(project)]);
  const found = await pagesBelow("", files);
  return found.filter((path) => !used.has(path)).map(unused);
}

/** Returns the texts that pages import, or include where the text itself is missing. */
function namedTexts({ pages }: DocsProject): readonly string[] {
  return [...pages.values()].flatMap(({ id, source }) =>
    [...source.matchAll(/(?:from|import|src=)\s*["']([^"'\n]+\.mdx?)["']/g)].flatMap(([, path = ""]) => {
      if (isElsewhere(path)) return [];
      const isAbsolute = /^@?\//.test(path);
      return [resolvePath(isAbsolute ? "" : folderOf(id), path.replace(/^@\//, ""))];
    }),
  );
}

async function pagesBelow(folder: string, files: ProjectFiles): Promise<readonly string[]> {
  const entries = await files.list(folder);
  const inside = await Promise.all(
    entries.map(({ name, kind }) => {
      if (kind === "folder") return otherFolders.test(name) ? [] : pagesBelow(inFolder(folder, name), files);
      return /\.mdx?$/.test(name) && !otherPages.test(name) ? [inFolder(folder, name)] : [];
    }),
  );
  return inside.flat().toSorted();
}

const unused = (file: string): DocsDiagnostic => ({
  code: "unused-page",
  severity: "warning",
  message: `no navigation shows ${nameIn(file)}`,
  advice: "add it to a navigation, or remove it",
  file,
  line: 1,
  column: 1,
});
