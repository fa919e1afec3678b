import { isRecord } from "#engine/json";
import { frontMatterOf } from "#mdx/front-matter";
import { descriptionsIn } from "../description-text.ts";
import type { DocsDiagnostic } from "../diagnostic.ts";
import { type CachedFiles, cachedFiles, inFolder, type ProjectFiles } from "../project-files.ts";
import type { DocsYml } from "../settings/docs-yml.ts";
import type { ApiItem } from "../settings/navigation-items.ts";
import { foundIn } from "./found.ts";
import { headingIn } from "./heading.ts";
import { itemsOf, titled, unwritten } from "./items.ts";
import { foldersAround, packageIn, repositoryOf } from "./repository.ts";

/** Pages about a repository rather than of its docs. */
export const aboutRepository =
  /^(?:readme|changelog|contributing|license|licence|security|code_of_conduct|support)\.mdx?$/i;

const readmes = ["README.md", "readme.md", "Readme.md", "README.mdx", "index.md"];

/** Returns the name of a project without settings: from package.json, from its README, or from its repository. */
async function siteName(files: CachedFiles): Promise<string | undefined> {
  for (const folder of foldersAround()) {
    const found = await packageIn(folder, files);
    const name = isRecord(found) ? (found.displayName ?? found.name) : undefined;
    // The scope of a package is its owner.
    if (typeof name === "string" && name.trim() !== "") return name.trim().replace(/^@[^/]+\//, "");
  }
  for (const name of readmes) {
    const text = await files.text(inFolder("", name));
    const heading = text === undefined ? undefined : headingIn(frontMatterOf(text).content);
    if (heading !== undefined) return heading;
  }
  return (await repositoryOf(files))?.name;
}

/**
 * Makes the settings of a folder without docs.yml: its pages and folders of pages, and a reference of each description
 * of an API. `pagesFolder` limits the pages to a folder in it. Returns undefined for a folder with none of these.
 */
export async function plainProject(files: CachedFiles, pagesFolder = ""): Promise<DocsYml | undefined> {
  const found = await foundIn(pagesFolder, files);
  const apis = (await descriptionsIn(files)).map(apiItem);
  if (found.length + apis.length === 0) return undefined;
  const title = found.length === 0 ? undefined : await siteName(files);
  // A single API needs no name.
  const named = apis.length === 1 ? apis.map((api) => ({ ...api, api: "API reference" })) : apis;
  const navigation = { kind: "items", items: [...itemsOf(found), ...named] } as const;
  return { ...(title !== undefined && { title }), navigation };
}

/**
 * Returns the settings that `docs.yml` can have for a folder without one, as plain values: the pages of its folder `docs`, or else
 * all of its pages, and its descriptions. Returns undefined for a folder with none of these, or with a README alone.
 */
export async function writtenSettings(projectFiles: ProjectFiles): Promise<WrittenSettings | undefined> {
  const files = cachedFiles(projectFiles);
  const docs = (await files.info("docs"))?.kind === "folder" ? await foundIn("docs", files) : [];
  const project = docs.length > 0 ? await plainProject(files, "docs") : await plainProject(files);
  if (project?.navigation?.kind !== "items") return undefined;
  const { items } = project.navigation;
  if (items.every((item) => item.kind === "page" && aboutRepository.test(item.path.text))) return undefined;
  return { hasPages: items.some(({ kind }) => kind !== "api"), navigation: items.map(writtenValue) };
}

/** A navigation as values of `docs.yml`. */
export interface WrittenSettings {
  readonly hasPages: boolean;
  readonly navigation: readonly unknown[];
}

/** Returns an item of the navigation as it is written: words as texts, without its kind and its place. */
function writtenValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(writtenValue);
  if (!isRecord(value)) return value;
  if ("span" in value) return value.text;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (key === "kind" || key === "at" ? [] : [[key, writtenValue(one)]])),
  );
}

/** Names that a folder gives to the description of an API. */
const descriptionName = /^(?:openapi|swagger|asyncapi|openrpc)[\w.-]*\.(?:json|ya?ml)$/i;

/** Reports the files of a folder that have the name of a description, and don't begin as one. */
export async function misreadDescriptions(files: CachedFiles): Promise<readonly DocsDiagnostic[]> {
  const entries = await files.list("");
  return entries
    .filter(({ name, kind }) => kind === "file" && descriptionName.test(name))
    .map(({ name }) => ({
      ...{ code: "api", severity: "error", file: name, line: 1, column: 1 },
      message: `${name} is not an API description: it has no top-level key openapi, swagger, asyncapi or openrpc`,
      advice: "add the key with the version, such as `openapi: 3.1.0`",
    }));
}

/** Makes the settings of a description alone. */
export const descriptionProject = (path: string): DocsYml => ({
  navigation: {
    kind: "items",
    items: [{ ...apiItem(path), api: "API reference", "skip-slug": true, flattened: true }],
  },
});

const apiItem = (path: string): ApiItem => ({
  kind: "api",
  api: titled(path.replace(/\.\w+$/, "")),
  at: unwritten(path),
  specs: [{ type: "openapi", path: unwritten(path) }],
});
