import { once } from "es-toolkit";
import { positionOf, type Word } from "#codegen/reading";
import { present } from "#engine/json";
import type { KeyedApi } from "./apis/api-reader.ts";
import { placedColors } from "./config/colors.ts";
import { publishedConfig } from "./config/config.ts";
import type { UsedFiles } from "./files/used-files.ts";
import { type ApiTree, apiTree } from "./navigation/api-tree.ts";
import { iconText, type PagePlace } from "./navigation/context.ts";
import type { NavigationEntries } from "./navigation/entries.ts";
import { navigationTree } from "./navigation/navigation-tree.ts";
import { createNodeIds } from "./navigation/node-ids.ts";
import type { RootNode } from "./navigation/nodes.ts";
import { pageAddresses, placedNodes } from "./navigation/page-addresses.ts";
import { pagePlace } from "./navigation/page-place.ts";
import { iconOf } from "./navigation/place.ts";
import { announcedLinks } from "./pages/announced-links.ts";
import type { ProcessedPage } from "./pages/process-page.ts";
import { isElsewhere } from "./pages/references.ts";
import { rewritePage } from "./pages/rewrite-page.ts";
import { stripComments } from "./pages/strip-comments.ts";
import { type Repository, sourceAddress } from "./plain/repository.ts";
import type { DefinitionIds, DefinitionOptions, DocsProject, ProjectFile, PublishedDefinition } from "./project.ts";
import { folderOf, inFolder, resolvePath } from "./project-files.ts";
import { revisionPath, revisionRoot } from "./revisions/revision-path.ts";
import type { DocsYml, Instance } from "./settings/docs-yml.ts";
import type { SettingsFiles } from "./settings/settings-files.ts";
import type { Labels } from "./translations/read-labels.ts";
import { originalPath } from "./translations/translated-path.ts";

/** Everything that was read of a project. */
interface ProjectParts extends SettingsFiles {
  readonly docs: DocsYml;
  readonly hasOtherParts: boolean;
  readonly entries: NavigationEntries;
  /** Pages by their paths, translated ones among them. */
  readonly pages: ReadonlyMap<string, ProcessedPage>;
  /** The labels of the navigation in the further languages, by their tags. */
  readonly labels: ReadonlyMap<string, Labels>;
  readonly apis: readonly KeyedApi[];
  readonly files: readonly ProjectFile[];
  readonly fileOf: UsedFiles["fileOf"];
  readonly sourceOf: UsedFiles["sourceOf"];
  /** The repository on the web, the target of links to files that are not pages. */
  readonly repository: Repository | undefined;
  /** The folder of docs.yml in its repository, such as `docs`; empty for the repository itself. */
  readonly inRepository: string;
}

/** Creates the project from its parts; the definition is built lazily. */
export function createDefinition(parts: ProjectParts): Omit<DocsProject, "watched"> {
  const { docs, pages, apis, files } = parts;
  const trees = new Map(apis.map((api) => [api.key, apiTree(api)] as const));
  const places = new Map([...pages].map(([id, { page }]) => [id, pagePlace(page)] as const));
  const instances = docs.instances ?? [];
  const texts = new Map<Instance | undefined, WrittenTexts>();
  const rootOf = (ids: DefinitionIds, instance: Instance | undefined): RootNode =>
    treeOf(parts, { trees, places, ids, instance });
  const noIds: DefinitionIds = { file: () => undefined, api: (key) => key };
  return {
    instances,
    hasOtherParts: parts.hasOtherParts,
    title: docs.title,
    apis: apis.map(({ key, name, model }) => ({ key, name, model })),
    redirects: (parts.redirects ?? []).map(({ source, destination }) => ({
      ...{ source: source.text, destination: destination.text },
      ...{ file: destination.span.source.path, ...positionOf(destination.span.source, destination.span.start) },
    })),
    announcedLinks: announcedLinks(docs),
    colors: placedColors(docs.colors ?? {}),
    styleSheets: parts.styleSheets,
    files,
    pages,
    sourceLink: (page, target) => sourceLink(parts, page, target),
    addresses: ({ instance = instances[0] } = {}) => pageAddresses(rootOf(noIds, instance)),
    placedNodes: ({ instance = instances[0] } = {}) => placedNodes(rootOf(noIds, instance)),
    definition: (ids, { instance = instances[0] }: DefinitionOptions = {}) => {
      const known: WrittenTexts = texts.get(instance) ?? new WeakMap();
      texts.set(instance, known);
      const root = once(() => rootOf(ids, instance));
      const write = once(() => pageWriter(parts, ids, root(), known));
      const config = once(() => configOf(parts, ids, instance, root()));
      const pages = once(() => publishedPages(parts, instance, write()));
      const jsFiles = once(() => scriptsOf(parts, write()));
      // Checks need one of the parts.
      return {
        get config() {
          return config();
        },
        get pages() {
          return pages();
        },
        get jsFiles() {
          return jsFiles();
        },
      };
    },
  };
}

interface TreeParts {
  readonly trees: ReadonlyMap<string, ApiTree>;
  readonly places: ReadonlyMap<string, PagePlace>;
  readonly ids: DefinitionIds;
  readonly instance: Instance | undefined;
}

function treeOf({ docs, entries }: ProjectParts, { trees, places, ids, instance }: TreeParts): RootNode {
  const options = { basePath: basePathOf(instance), title: docs.title, roles: docs.roles };
  const context = { ids: createNodeIds(), pages: places, fileId: ids.file, apis: trees, apiId: ids.api };
  return navigationTree(entries, options, context);
}

/** Returns the path of an instance's address, decoded. */
export function basePathOf(instance: Instance | undefined): string {
  const url = instance?.url.text ?? "";
  const address = /^https?:\/\//.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? decodeURIComponent(new URL(address).pathname) : "";
}

function configOf(parts: ProjectParts, ids: DefinitionIds, instance: Instance | undefined, root: RootNode) {
  const { docs, redirects, styleSheets, labels } = parts;
  const css = styleSheets.map(({ text }) => text);
  const path = (word: Word | undefined): string | undefined => word && resolvePath("", word.text);
  return publishedConfig({
    ...{ docs, instance, root, redirects, css, labels, path },
    fileId: (word) => (word === undefined ? undefined : ids.file(resolvePath("", word.text))),
    icon: (icon) => iconText(iconOf(icon, { folder: "" }), { fileId: ids.file }),
  });
}

function publishedPages(
  { pages, inRepository }: ProjectParts,
  instance: Instance | undefined,
  write: WritePage,
): PublishedDefinition["pages"] {
  const edit = editLink(instance, inRepository);
  return Object.fromEntries(
    [...pages].map(([id, one]) => {
      const { source } = one;
      const markdown = write(one);
      const rawMarkdown = stripComments(source);
      const { launch } = instance?.["edit-this-page"] ?? {};
      return [id, present({ markdown, editThisPageUrl: edit?.(id), editThisPageLaunch: launch, rawMarkdown })];
    }),
  );
}

/** Writes a page as it is published. */
type WritePage = (page: ProcessedPage) => string;

/** The published texts of pages that name no files, which are the same with all ids. */
type WrittenTexts = WeakMap<ProcessedPage, string>;

function pageWriter(parts: ProjectParts, ids: DefinitionIds, root: RootNode, known: WrittenTexts): WritePage {
  const addresses = pageAddresses(root);
  return (one) => {
    const { id, page, found } = one;
    let namesFiles = false;
    const text =
      known.get(one) ??
      rewritePage(page, found.references, {
        file: (target) => {
          const path = parts.fileOf(id, target);
          namesFiles ||= path !== undefined;
          return path === undefined ? undefined : ids.file(path);
        },
        page: (target) => pageAddress(id, target, addresses) ?? sourceLink(parts, id, target),
      });
    if (!namesFiles) known.set(one, text);
    return text;
  };
}

/** Returns the address in the repository of a file or folder that a page links to, if it is not a page. */
function sourceLink(
  { sourceOf, repository, inRepository }: ProjectParts,
  page: string,
  target: string,
): string | undefined {
  const found = revisionRoot(page) === "" ? sourceOf(page, target) : undefined;
  if (repository === undefined || found === undefined) return undefined;
  const path = resolvePath(inRepository, found.path);
  return path.split("/").includes("..") ? undefined : sourceAddress(repository, path, found.kind);
}

/** Returns the address of a page that another page links to by its path. */
export function pageAddress(page: string, target: string, addresses: ReadonlyMap<string, string>): string | undefined {
  if (!/\.mdx?$/.test(target) || isElsewhere(target)) return undefined;
  // A translation links to the pages of the first language. Its site finds the translated ones by their addresses.
  const path = resolvePath(target.startsWith("/") ? revisionRoot(page) : folderOf(page), target);
  const address = addresses.get(path) ?? addresses.get(originalPath(path));
  return address === undefined ? undefined : `/${address.replace(/^\//, "")}`;
}

/** Returns the function that makes the address at which a page can be edited. */
function editLink(instance: Instance | undefined, folder: string): ((page: string) => string) | undefined {
  const github = instance?.["edit-this-page"]?.github;
  if (github === undefined) return undefined;
  const { host = "https://github.com", owner, repo, branch = "main" } = github;
  const address = /^https?:\/\//.test(host) ? host : `https://${host}`;
  return (page) => {
    const ref = revisionPath(page)?.ref ?? branch;
    const path = page.slice(revisionRoot(page).length).replace(/^\//, "");
    return `${address}/${owner}/${repo}/blob/${ref}/${inFolder(folder, path)}?plain=1`;
  };
}

/** Returns the sources of components, and of the snippets that pages include. */
function scriptsOf({ pages, components }: ProjectParts, write: WritePage): PublishedDefinition["jsFiles"] {
  const snippets = [...pages.values()].flatMap(({ included, imported }) => [
    ...included.map(({ path, text }) => [path, text] as const),
    ...imported.map((page) => [page.id, write({ ...page, page: { ...page.page, data: {} } })] as const),
  ]);
  return Object.fromEntries([...components, ...snippets]);
}
