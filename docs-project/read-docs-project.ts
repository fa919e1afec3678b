import type { Span, Yaml } from "#codegen/reading";
import { pageLimits, textExcess } from "#engine/content-limits";
import { allowNativeParser } from "#mdx/syntax";
import { createApiReader } from "./apis/api-reader.ts";
import { type ApiSource, findApis } from "./apis/find-apis.ts";
import type { ImportSpec } from "./apis/read-api.ts";
import { noteMissingEntries } from "./check/missing-entries.ts";
import { noteInstances } from "./check/note-instances.ts";
import { noteLimits } from "./check/note-limits.ts";
import { noteReservedAddresses } from "./check/reserved-addresses.ts";
import { checkColors } from "./config/colors.ts";
import { createDefinition } from "./definition.ts";
import { createNotes, type DocsDiagnostic, type Notes, ordered } from "./diagnostic.ts";
import { createFileReader } from "./files/file-reader.ts";
import { usedFiles } from "./files/used-files.ts";
import { findEntries } from "./navigation/find-entries.ts";
import { createPageReader } from "./page-reader.ts";
import { findReferences } from "./pages/find-references.ts";
import { notePage } from "./pages/note-page.ts";
import { descriptionProject, misreadDescriptions, plainProject } from "./plain/plain-project.ts";
import { repositoryOf } from "./plain/repository.ts";
import type { DocsProject, ProjectDeps, ReadProject } from "./project.ts";
import { type CachedFiles, cachedFiles } from "./project-files.ts";
import { revisionRoot } from "./revisions/revision-path.ts";
import { docsForInstance } from "./settings/docs-for-instance.ts";
import { type DocsYml, readDocsYml } from "./settings/docs-yml.ts";
import type { ApiItem } from "./settings/navigation-items.ts";
import { noteSnippets } from "./settings/note-snippets.ts";
import { noteUnsupported } from "./settings/note-unsupported.ts";
import { readSettingsFiles } from "./settings/settings-files.ts";
import { readYamlFile, withVariables } from "./settings/yaml-file.ts";
import { findTranslations } from "./translations/find-translations.ts";
import { type Labels, readLabels } from "./translations/read-labels.ts";

/** Reads a project repeatedly. Reads only changed files again. */
export interface ProjectReader {
  /** Reads the project. If paths are given, only these have changed since the last reading. */
  readonly read: (changed?: readonly string[]) => Promise<ReadProject>;
}

/** Creates the reader of a project. */
export function createProjectReader(deps: ProjectDeps): ProjectReader {
  const files = cachedFiles(deps.files);
  const { fetchText = async () => undefined, importSpec = importHere } = deps;
  const { memoizeText = (_, read) => read } = deps;
  const find = memoizeText("references", findReferences);
  const findExcess = memoizeText("excess", (text) => textExcess(text, pageLimits));
  const readers: Readers = {
    files,
    env: deps.env,
    ...{ description: deps.description, instance: deps.instance, inRepository: deps.inRepository ?? "fern" },
    pages: createPageReader({ files, fetchText, findReferences: find, findExcess, renderCode: deps.renderCode }),
    readSettingsText: memoizeText("settings", parseSettings),
    apis: createApiReader({ files, importSpec }),
    fileReader: createFileReader(files),
  };
  return {
    read: async (changed) => {
      files.restart(changed);
      return readProject(readers);
    },
  };
}

/** Reads a project once. */
export const readDocsProject = (deps: ProjectDeps): Promise<ReadProject> => createProjectReader(deps).read();

const importHere: ImportSpec = async (description, options) => {
  const { exampleCheck, fieldCheck, importDescription } = await import("#importers");
  return importDescription(description, { ...options, checkExamples: exampleCheck, checkFields: fieldCheck });
};

interface Readers {
  readonly files: CachedFiles;
  readonly env: ProjectDeps["env"];
  readonly description: string | undefined;
  readonly instance: string | undefined;
  readonly inRepository: string;
  readonly readSettingsText: (text: string) => SettingsText | Promise<SettingsText>;
  readonly pages: ReturnType<typeof createPageReader>;
  readonly apis: ReturnType<typeof createApiReader>;
  readonly fileReader: ReturnType<typeof createFileReader>;
}

async function readProject(readers: Readers): Promise<ReadProject> {
  const { files, pages: pageReader, apis: apiReader, fileReader } = readers;
  // All commands that read a project read the files of its author.
  await allowNativeParser();
  const notes = createNotes();
  const failed = (): ReadProject => ({ ok: false, diagnostics: notes.all() });
  const written = await readSettings(readers, notes);
  if (written === "nothing") {
    const misread = await misreadDescriptions(files);
    return misread.length > 0
      ? { ok: false, diagnostics: misread }
      : { ok: false, diagnostics: [nothingToShow], isEmpty: true };
  }
  if (written === undefined) return failed();
  const { docs, hasOtherParts } = docsForInstance(written, readers.instance);
  checkColors(docs.colors ?? {}, notes);
  const sources = await findApis({ files, notes });
  const wanted = new Map<string, ApiSource>();
  const named = new Map<string, Span>();
  const keyIn = (all: typeof sources) => (item: ApiItem, folder: string) =>
    apiReader.keyOf(item, folder, all, wanted, notes);
  const entries = await findEntries(docs, {
    files,
    notes,
    titleSource: docs.settings?.["folder-title-source"],
    apiKey: keyIn(sources),
    apiKeyIn: async (root) => keyIn(await findApis({ files, notes }, root)),
    ...{ env: readers.env, libraries: docs.libraries },
    page: (id, span) => named.set(id, span),
  });
  if (entries === undefined) {
    notes.add(noNavigation);
    return failed();
  }
  const own = await pageReader.readAll(entries, named, notes);
  const ownPages = [...own.keys()].filter((id) => revisionRoot(id) === "");
  const translations = await findTranslations(docs, ownPages, files);
  for (const one of translations.diagnostics) notes.add(one);
  const pages = new Map([...own, ...(await pageReader.readSome(translations.pages))]);
  const labels = new Map<string, Labels>();
  for (const tag of translations.tags) labels.set(tag, await readLabels(tag, files, notes));
  const apis = await apiReader.readAll(wanted, notes);
  const settingsFiles = await readSettingsFiles(docs, { files, notes });
  const used = await usedFiles({ docs, entries, pages, files, notes });
  // A description without settings and pages has its own title.
  const hasSettings = readers.description === undefined && (await files.text("docs.yml")) !== undefined;
  const title = docs.title ?? (hasSettings || pages.size > 0 ? undefined : apis[0]?.name);
  const project: Omit<DocsProject, "watched"> = createDefinition({
    docs: { ...docs, ...(title !== undefined && { title }) },
    hasOtherParts,
    entries,
    pages,
    labels,
    apis,
    files: await fileReader.readAll(used.paths),
    ...{ fileOf: used.fileOf, sourceOf: used.sourceOf, inRepository: readers.inRepository },
    repository: await repositoryOf(files),
    ...settingsFiles,
  });
  for (const page of pages.values()) notePage(page, used.fileOf, notes);
  noteMissingEntries(entries, apis, notes);
  noteInstances(project, notes);
  noteReservedAddresses(project, { entries, named, instance: readers.instance }, notes);
  noteLimits(project, notes);
  return { ok: true, project: { ...project, watched: files.asked() }, diagnostics: ordered(notes.all()) };
}

/** Reads docs.yml, or makes settings for a folder without one, if there is something in it. */
async function readSettings(
  { files, env, description, readSettingsText }: Readers,
  notes: Notes,
): Promise<DocsYml | "nothing" | undefined> {
  if (description !== undefined) return descriptionProject(description);
  const text = await files.text("docs.yml");
  if (text === undefined) return (await plainProject(files)) ?? "nothing";
  const { yaml, found } = await readSettingsText(text);
  for (const one of found) notes.add(one);
  if (yaml !== undefined) {
    noteSnippets(yaml, notes);
    noteUnsupported(yaml, readDocsYml, notes);
  }
  return yaml && readDocsYml(withVariables(yaml, env, notes), notes.report);
}

/** The settings of a project as YAML, and the mistakes in it. */
interface SettingsText {
  readonly yaml: Yaml | undefined;
  readonly found: readonly DocsDiagnostic[];
}

function parseSettings(text: string): SettingsText {
  const notes = createNotes();
  return { yaml: readYamlFile({ path: "docs.yml", text }, notes), found: notes.all() };
}

const nothingToShow: DocsDiagnostic = {
  code: "missing-file",
  severity: "error",
  message: "this folder has neither a docs.yml nor pages nor the description of an API",
  advice: "add a docs.yml, a page in markdown, or an OpenAPI description",
  file: "docs.yml",
  line: 1,
  column: 1,
};

const noNavigation: DocsDiagnostic = {
  code: "conflict",
  severity: "error",
  message: "docs.yml has no navigation",
  advice: "list the pages under `navigation`, or name the files of `versions` or `products`",
  file: "docs.yml",
  line: 1,
  column: 1,
};
