import type { DocsDiagnostic } from "../diagnostic.ts";
import type { CachedFiles } from "../project-files.ts";
import type { DocsYml } from "../settings/docs-yml.ts";
import { translationFolder } from "./translated-path.ts";

/** The languages of a project with the paths of their pages. */
export interface FoundTranslations {
  /** The tags of the further languages. */
  readonly tags: readonly string[];
  readonly pages: readonly string[];
  readonly diagnostics: readonly DocsDiagnostic[];
}

/** Number of pages without a translation that a diagnostic names. */
const maxNamed = 5;

/** Finds the translations of pages: a page has the same path below `translations/<language>/`. */
export async function findTranslations(
  { translations = [] }: Pick<DocsYml, "translations">,
  ids: readonly string[],
  files: CachedFiles,
): Promise<FoundTranslations> {
  const first = (translations.find((one) => one.default === true) ?? translations[0])?.lang;
  const tags = [...new Set(translations.map(({ lang }) => lang))].filter((tag) => tag !== first);
  const at = await positionOfKey(files);
  const pages: string[] = [];
  const diagnostics: DocsDiagnostic[] = [];
  for (const tag of tags) {
    const folder = translationFolder(tag);
    if ((await files.info(folder))?.kind !== "folder") {
      diagnostics.push({ ...at, ...missingFolder(folder) });
      continue;
    }
    const missing: string[] = [];
    for (const id of ids) {
      const path = `${folder}/${id}`;
      if ((await files.info(path))?.kind === "file") pages.push(path);
      else missing.push(path);
    }
    if (missing.length > 0) diagnostics.push({ ...at, ...missingPages(tag, missing) });
    const described = (await files.below(folder)).filter(
      (path) => /\.(?:ya?ml|json)$/.test(path) && isDescription(path),
    );
    for (const file of described)
      if (/^(?:openapi|asyncapi|swagger)\b/m.test((await files.text(file)) ?? ""))
        diagnostics.push({ ...untranslatedApi, file, line: 1, column: 1 });
  }
  return { tags, pages, diagnostics };
}

const isDescription = (path: string): boolean => !/(?:^|\/)docs\.ya?ml$/.test(path);

/** Returns the position of the languages in docs.yml. */
async function positionOfKey(files: CachedFiles) {
  const text = (await files.text("docs.yml")) ?? "";
  const at = Math.max(0, text.search(/^translations\b/m));
  return { file: "docs.yml", line: text.slice(0, at).split("\n").length, column: 1 };
}

const missingFolder = (folder: string) =>
  ({
    code: "missing-file",
    severity: "error",
    message: `there is no folder ${folder}`,
    advice: "add the translated pages there, at the paths that they have in the project, or remove the language",
  }) as const;

const missingPages = (tag: string, missing: readonly string[]) =>
  ({
    code: "missing-translation",
    severity: "warning",
    message: `${missing.length} ${missing.length === 1 ? "page has" : "pages have"} no translation to ${tag}: ${named(missing)}`,
    advice: "add the files; without them, these pages have the text of the first language",
  }) as const;

const named = (paths: readonly string[]): string =>
  paths.slice(0, maxNamed).join(", ") + (paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : "");

const untranslatedApi = {
  code: "unsupported",
  severity: "warning",
  message: "descriptions of APIs have one language; this file is not read",
  advice: "remove the file; all languages link to the API reference of the first one",
} as const;
