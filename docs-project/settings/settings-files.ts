import type { Word } from "#codegen/reading";
import type { Notes } from "../diagnostic.ts";
import { type CachedFiles, resolvePath } from "../project-files.ts";
import { type DocsYml, type Redirect, readRedirectsFile } from "./docs-yml.ts";
import { readYamlFile } from "./yaml-file.ts";

interface Deps {
  readonly files: CachedFiles;
  readonly notes: Notes;
}

/** A style sheet, with its path from the folder of docs.yml. */
export interface StyleSheet {
  readonly file: string;
  readonly text: string;
}

/** The contents of files that settings name, and that are published as a part of them. */
export interface SettingsFiles {
  readonly redirects: readonly Redirect[] | undefined;
  readonly styleSheets: readonly StyleSheet[];
  /** Sources of components, by their paths. */
  readonly components: ReadonlyMap<string, string>;
}

/** Reads the redirects, style sheets and components of a project. */
export async function readSettingsFiles(docs: DocsYml, deps: Deps): Promise<SettingsFiles> {
  const sheets = await Promise.all(
    (docs.css ?? []).map(async (path) => ({ file: resolvePath("", path.text), text: await textOf(path, deps) })),
  );
  return {
    redirects: await allRedirects(docs.redirects, deps),
    styleSheets: sheets.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }])),
    components: await componentsOf(docs, deps),
  };
}

async function textOf({ text: written, span }: Word, { files, notes }: Deps): Promise<string | undefined> {
  const text = await files.text(resolvePath("", written));
  if (text === undefined) {
    const advice = "check the path: it starts at the folder of this file";
    notes.note(span, { code: "missing-file", message: `there is no file ${written}`, advice });
  }
  return text;
}

async function allRedirects(redirects: DocsYml["redirects"], deps: Deps): Promise<readonly Redirect[] | undefined> {
  if (redirects === undefined) return undefined;
  const inFiles = await Promise.all(
    redirects.files.map(async (path) => {
      const text = await textOf(path, deps);
      const yaml =
        text === undefined ? undefined : readYamlFile({ path: resolvePath("", path.text), text }, deps.notes);
      return (yaml && readRedirectsFile(yaml, deps.notes.report)?.redirects) ?? [];
    }),
  );
  return [...redirects.own, ...inFiles.flat()];
}

const isComponent = (path: string): boolean => /\.(js|jsx|ts|tsx|md|mdx)$/.test(path);

const isTest = (path: string): boolean => /\.(test|spec)\.[^.]+$|(^|\/)__tests__\//.test(path);

/** Reads the components that pages may import, and those that replace the header and the footer. */
async function componentsOf(docs: DocsYml, deps: Deps): Promise<ReadonlyMap<string, string>> {
  const { files, notes } = deps;
  const components = new Map<string, string>();
  for (const { text: written, span } of docs.experimental?.["mdx-components"] ?? []) {
    const path = resolvePath("", written);
    const kind = (await files.info(path))?.kind;
    if (kind === undefined) {
      const advice = "check the path: it starts at the folder of this file";
      notes.note(span, { code: "missing-file", message: `there is no file or folder ${written}`, advice });
    }
    const paths = kind === "folder" ? (await files.below(path)).filter((one) => !isTest(one)) : [path];
    for (const one of paths.filter(isComponent)) {
      const text = await files.text(one);
      if (text !== undefined) components.set(one, text);
    }
  }
  for (const component of [docs.header, docs.footer]) {
    const text = component && (await textOf(component, deps));
    if (component !== undefined && text !== undefined) components.set(resolvePath("", component.text), text);
  }
  return components;
}
