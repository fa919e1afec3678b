import type { Word } from "#codegen/reading";
import { beginsDescription } from "./description-text.ts";
import type { DocsDiagnostic } from "./diagnostic.ts";
import { frontMatterOf } from "./pages/front-matter.ts";
import { type CachedFiles, inFolder } from "./project-files.ts";
import type { DocsYml } from "./settings/docs-yml.ts";
import type { NavigationItem } from "./settings/navigation-items.ts";

/**
 * Makes the settings of a folder without docs.yml: its pages and folders of pages, and a reference of each description
 * of an API. Returns undefined for a folder with none of these.
 */
export async function plainProject(files: CachedFiles): Promise<DocsYml | undefined> {
  const entries = (await files.list("")).filter(({ name }) => !/^[._]|^node_modules$/.test(name));
  const items = await Promise.all(
    entries.map(async ({ name, kind }): Promise<readonly Placed[]> => {
      if (kind === "folder") return (await hasPages(name, files)) ? [{ name, item: folderItem(name) }] : [];
      if (/\.mdx?$/i.test(name)) return [await placedPage(name, files)];
      return (await isDescription(name, files)) ? [{ name, item: apiItem(name) }] : [];
    }),
  );
  const all = items
    .flat()
    .toSorted(byPlace)
    .map(({ item }) => item);
  const apis = all.filter(({ kind }) => kind === "api");
  // The pages are first. A single API needs no name.
  const named = apis.length === 1 ? apis.map((api) => ({ ...api, api: "API reference" })) : apis;
  const navigation = [...all.filter(({ kind }) => kind !== "api"), ...named];
  return all.length === 0 ? undefined : { navigation: { kind: "items", items: navigation } };
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

const startNames = /^(?:index|readme|home|welcome|introduction|overview)\.mdx?$/i;

/** An item with what decides about its place. */
interface Placed {
  readonly name: string;
  readonly item: NavigationItem;
  /** The position in the front matter of a page. */
  readonly position?: number;
}

/** The page to start with is the first one; then those with a position, then the others by name. */
function byPlace(a: Placed, b: Placed): number {
  const rank = ({ name, position }: Placed): number => (startNames.test(name) ? 0 : position === undefined ? 2 : 1);
  return rank(a) - rank(b) || (a.position ?? 0) - (b.position ?? 0) || (a.name < b.name ? -1 : 1);
}

async function placedPage(name: string, files: CachedFiles): Promise<Placed> {
  const { title, position } = frontMatterOf((await files.text(name)) ?? "").data;
  const item = pageItem(name, typeof title === "string" && title.trim() !== "" ? title.trim() : undefined);
  return { name, item, ...(typeof position === "number" && { position }) };
}

const stem = (name: string): string => name.replace(/\.[^.]+$/, "");

const titled = (name: string): string =>
  stem(name)
    .replace(/[-_]/g, " ")
    .replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Creates a word that no file has. */
const unwritten = (text: string): Word => ({ text, span: { source: { path: text, text: "" }, start: 0, end: 0 } });

const pageItem = (name: string, title: string | undefined): NavigationItem => ({
  kind: "page",
  page: title ?? (/^(?:index|readme)\.mdx?$/i.test(name) ? "Overview" : titled(name)),
  path: unwritten(name),
});

const folderItem = (name: string): NavigationItem => ({
  kind: "folder",
  folder: unwritten(name),
  "title-source": "frontmatter",
});

const apiItem = (path: string) =>
  ({
    kind: "api",
    api: titled(path.slice(path.lastIndexOf("/") + 1)),
    at: unwritten(path),
    specs: [{ type: "openapi", path: unwritten(path) }],
  }) as const satisfies NavigationItem;

async function hasPages(folder: string, files: CachedFiles): Promise<boolean> {
  const entries = await files.list(folder);
  if (entries.some(({ name, kind }) => kind === "file" && /\.mdx?$/i.test(name) && !name.startsWith("_"))) return true;
  const inner = entries.filter(({ name, kind }) => kind === "folder" && !/^[._]|^node_modules$/.test(name));
  const found = await Promise.all(inner.map(({ name }) => hasPages(inFolder(folder, name), files)));
  return found.includes(true);
}

/** Looks for the key that a description of an API begins with. */
async function isDescription(name: string, files: CachedFiles): Promise<boolean> {
  if (!/\.(json|ya?ml)$/i.test(name)) return false;
  return beginsDescription(name, (await files.text(name)) ?? "");
}
