import { posix } from "node:path";
import { titled } from "#docs-project";
import { colorIn } from "./color-in.ts";
import type {
  ConvertedItem,
  ConvertedRedirect,
  ConvertedSite,
  ConvertedTab,
  ConvertedVersion,
  PlacedPage,
} from "./converted-site.ts";
import { itemsOfFolder, withoutNumber } from "./items-of-folder.ts";
import { type ListPage, listPages } from "./list-page.ts";
import { readData } from "./read-data.ts";
import { readProgram } from "./read-program.ts";
import { frontMatter, joinPath, pageTitle, type SourceFolder } from "./source-folder.ts";
import { isExternal, isRecord, listOf, textAt, textOf, Unread, valueAt } from "./values.ts";

/** Pages of one instance of the docs plugin, in one version. */
interface Docs {
  readonly folder: SourceFolder;
  /** File that names the pages. */
  readonly file: string;
  readonly root: string;
  /** Address of the pages. */
  readonly base: string;
  readonly byId: ReadonlyMap<string, PlacedPage>;
  readonly listPage: ListPage;
}

const titleKeys = ["sidebar_label", "title"];

/** Converts `docusaurus.config.js` and the sidebars that it names. Nothing of it is run. */
export function convertDocusaurus(folder: SourceFolder, file: string): ConvertedSite {
  const config = readProgram(folder, file);
  const root = posix.dirname(file);
  const theme = valueAt(config, "themeConfig");
  const { docs, others, css } = pluginsOf(config);
  for (const one of others) folder.note(file, one, `the plugin \`${one}\` is not run`);
  const navbar = listOf(valueAt(theme, "navbar", "items"));
  const parts = docs.map((options) => readDocs(folder, { root, file, options, navbar }));
  const asset = (value: string | undefined): string | undefined => {
    if (value === undefined || isExternal(value)) return undefined;
    const path = joinPath(root, "static", value.replace(/^\//, ""));
    return folder.isFile(path) ? path : undefined;
  };
  const logo = valueAt(theme, "navbar", "logo");
  const light = asset(textAt(logo, "src"));
  const title = valueAt(config, "title");
  if (title instanceof Unread)
    folder.note(title.file, title.line, `the title \`${title.code}\` is not a literal, and is not run`);
  noteParts(folder, file, { config, root, navbar });
  const styles = css.map((path) => folder.text(joinPath(root, path)) ?? "").join("\n");
  for (const path of css)
    folder.note(file, path.replace(/^\.\//, ""), `the style sheet ${path} is not converted, except for its main color`);
  return {
    title: textOf(title),
    publicFolder: joinPath(root, "static"),
    description: textAt(config, "tagline"),
    favicon: asset(textAt(config, "favicon")),
    logo:
      light === undefined
        ? undefined
        : { light, dark: asset(textAt(logo, "srcDark")) ?? light, text: textAt(theme, "navbar", "title") },
    accent: {
      light: colorIn(styles, "--ifm-color-primary", false),
      dark: colorIn(styles, "--ifm-color-primary", true),
    },
    redirects: redirectsOf(folder, file, config),
    allPages: parts.flatMap(({ allPages }) => allPages),
    headerLinks: navbar.flatMap((item) => {
      const [text, href] = [textAt(item, "label"), textAt(item, "href")];
      return text === undefined || href === undefined ? [] : [{ text, href }];
    }),
    ...joined(folder, file, parts),
  };
}

/** Several instances and sidebars are tabs; the first instance has the versions. */
function joined(
  folder: SourceFolder,
  file: string,
  parts: readonly ConvertedDocs[],
): Pick<ConvertedSite, "items" | "tabs" | "versions"> {
  const tabs = parts.flatMap((part) => part.tabs);
  const versioned = parts.find(({ versions }) => versions.length > 0);
  const current = tabs.length > 1 ? { items: [], tabs } : { items: tabs[0]?.items ?? [] };
  if (versioned === undefined) return current;
  if (parts.length > 1) {
    folder.note(file, undefined, "versions of a site with several docs plugins are not converted");
    return current;
  }
  return {
    items: [],
    versions: [
      ...versioned.versions.slice(0, versioned.currentAt),
      { title: versioned.currentTitle, ...current },
      ...versioned.versions.slice(versioned.currentAt),
    ],
  };
}

interface ConvertedDocs {
  readonly tabs: readonly ConvertedTab[];
  /** Released versions. */
  readonly versions: readonly ConvertedVersion[];
  readonly currentTitle: string;
  /** Index of the current version; the default version is first. */
  readonly currentAt: number;
  readonly allPages: readonly PlacedPage[];
}

interface DocsPlace {
  readonly root: string;
  readonly file: string;
  readonly options: unknown;
  readonly navbar: readonly unknown[];
}

function readDocs(folder: SourceFolder, { root, file, options, navbar }: DocsPlace): ConvertedDocs {
  const id = textAt(options, "id");
  const pages = joinPath(root, textAt(options, "path") ?? "docs");
  const base = (textAt(options, "routeBasePath") ?? "docs").replace(/^\/|\/$/g, "");
  const allPages: PlacedPage[] = [];
  const read = (path: string, address: string, sidebars: string | undefined): readonly ConvertedTab[] => {
    const docs: Docs = {
      folder,
      file: sidebars ?? file,
      root: path,
      base: address,
      byId: docsById(folder, path, address),
      listPage: listPages({ folder, root: path, base: address }),
    };
    if (path === pages) allPages.push(...docs.byId.values());
    const found =
      sidebars === undefined
        ? undefined
        : sidebars.endsWith(".json")
          ? readData(folder, sidebars)
          : readProgram(folder, sidebars);
    if (sidebars !== undefined && !isRecord(found))
      folder.note(sidebars, 1, "no sidebars could be read; pages are in the order of their folders");
    const all: { readonly [name: string]: unknown } = isRecord(found)
      ? found
      : { [id ?? "docs"]: [{ type: "autogenerated", dirName: "." }] };
    return Object.entries(all)
      .map(([name, sidebar]): ConvertedTab => {
        const named = navbar.find((item) => textAt(item, "sidebarId") === name && textAt(item, "docsPluginId") === id);
        const own = navbar.find((item) => textAt(item, "to")?.replace(/^\/|\/$/g, "") === base);
        const title = textAt(named, "label") ?? (Object.keys(all).length === 1 ? textAt(own, "label") : undefined);
        return {
          title: title ?? titled(name.replace(/(?<=[a-z])[A-Z]/g, " $&").replace(/ ?sidebar$/i, "") || "docs"),
          items: itemsOf(sidebar, docs),
        };
      })
      .filter(({ items }) => items.length > 0);
  };
  const stated = valueAt(options, "sidebarPath");
  const isGenerated = stated === undefined || stated === false || stated === null;
  const sidebarFile = isGenerated ? undefined : sidebarsAt(folder, root, file, stated);
  const prefix = id === undefined || id === "default" ? "" : `${id}_`;
  const released = listOf(readData(folder, joinPath(root, `${prefix}versions.json`))).flatMap(
    (name) => textOf(name) ?? [],
  );
  const main = textAt(options, "lastVersion") ?? released[0] ?? "current";
  const labels = valueAt(options, "versions");
  const versions = released.map((name): ConvertedVersion => {
    const tabs = read(
      joinPath(root, `${prefix}versioned_docs`, `version-${name}`),
      base,
      joinPath(root, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`),
    );
    const title = textAt(labels, name, "label") ?? name;
    return tabs.length > 1 ? { title, items: [], tabs } : { title, items: tabs[0]?.items ?? [] };
  });
  return {
    tabs: read(pages, base, sidebarFile),
    versions,
    currentTitle: textAt(labels, "current", "label") ?? "Next",
    currentAt: main === "current" ? 0 : 1,
    allPages,
  };
}

function sidebarsAt(folder: SourceFolder, root: string, file: string, stated: unknown): string | undefined {
  const path = textOf(stated) === undefined ? undefined : joinPath(root, textOf(stated) ?? "");
  const usual = ["sidebars.js", "sidebars.ts", "sidebars.json", "sidebars.mjs", "sidebars.cjs"].map((name) =>
    joinPath(root, name),
  );
  const found = [...(path === undefined ? [] : [path]), ...usual].find(folder.isFile);
  if (found === undefined)
    folder.note(file, "sidebarPath", "the file of the sidebars was not found; pages are in the order of their folders");
  return found;
}

/** Finds the pages of a folder by their ids, with and without the numbers that order them. */
function docsById(folder: SourceFolder, root: string, base: string): ReadonlyMap<string, PlacedPage> {
  const found = new Map<string, PlacedPage>();
  const visit = (at: string): void => {
    for (const name of folder.list(joinPath(root, at))) {
      const path = joinPath(at, name);
      if (name.endsWith("/")) {
        if (!/^[._]|^node_modules\/$/.test(name)) visit(path);
      } else if (/\.mdx?$/i.test(name) && !name.startsWith("_")) {
        const file = joinPath(root, path);
        const matter = frontMatter(folder, file);
        if (matter.draft === true) {
          folder.note(file, "draft", "is a draft, which is not published");
          continue;
        }
        const raw = path.replace(/\.mdx?$/i, "");
        const plain = raw.split("/").map(withoutNumber).join("/");
        const id = textOf(matter.id);
        const own = id === undefined ? plain : joinPath(posix.dirname(plain), id);
        const isOfFolder = posix.basename(raw) === posix.basename(posix.dirname(raw));
        const address = addressOf(own, base, textOf(matter.slug), isOfFolder);
        const page = { title: pageTitle(folder, file, titleKeys), path: file, address };
        for (const one of new Set([raw, plain, own])) found.set(one, page);
      }
    }
  };
  visit("");
  return found;
}

/** @param isOfFolder true for the page of a folder: a file with the same name, including the numbers in front */
function addressOf(path: string, base: string, slug: string | undefined, isOfFolder: boolean): string {
  const folder = posix.dirname(path) === "." ? "" : posix.dirname(path);
  if (slug !== undefined) return joinPath(base, slug.startsWith("/") ? slug.slice(1) : joinPath(folder, slug));
  const name = posix.basename(path);
  const isIndex = /^(?:index|readme)$/i.test(name) || isOfFolder;
  return joinPath(base, isIndex ? folder : path);
}

function itemsOf(sidebar: unknown, docs: Docs): readonly ConvertedItem[] {
  if (Array.isArray(sidebar)) return sidebar.flatMap((item) => itemsOfEntry(item, docs));
  // A short form of categories.
  if (isRecord(sidebar)) {
    return Object.entries(sidebar).map(([title, items]) => ({ kind: "section", title, items: itemsOf(items, docs) }));
  }
  return itemsOfEntry(sidebar, docs);
}

function itemsOfEntry(entry: unknown, docs: Docs): readonly ConvertedItem[] {
  const { folder, file } = docs;
  if (entry instanceof Unread) {
    folder.note(entry.file, entry.line, `\`${entry.code}\` is not a literal, and is not run`);
    return [];
  }
  if (typeof entry === "string") return pageOf(entry, undefined, docs);
  if (!isRecord(entry)) return [];
  const title = textAt(entry, "label");
  const type = textAt(entry, "type");
  if (type === undefined) return itemsOf(entry, docs);
  if (type === "doc" || type === "ref") return pageOf(textAt(entry, "id") ?? "", title, docs);
  if (type === "link") {
    const href = textAt(entry, "href");
    return href === undefined ? [] : [{ kind: "link", title: title ?? href, href }];
  }
  if (type === "autogenerated") {
    const dir = joinPath(textAt(entry, "dirName") ?? ".");
    const page = (path: string): PlacedPage | undefined => docs.byId.get(path.replace(/\.mdx?$/i, ""));
    const items = itemsOfFolder(folder, {
      ...{ root: docs.root, folder: dir, prefix: docs.base },
      addressOf: (path) => page(path)?.address ?? "",
      isLeftOut: (path) => page(path) === undefined,
      listPage: docs.listPage,
    });
    if (items.length === 0) folder.note(file, dir, `the folder ${dir} has no pages`);
    return items;
  }
  if (type !== "category") {
    folder.note(file, `"${type}"`, `an item of type \`${type}\` is not converted`);
    return [];
  }
  const items = itemsOf(valueAt(entry, "items"), docs);
  const link = textAt(entry, "link", "id");
  const [page] = link === undefined ? [] : pageOf(link, undefined, docs);
  const list = docs.listPage(valueAt(entry, "link"), title ?? "Pages", items);
  if (items.length === 0) return page?.kind === "page" ? [{ ...page, title: title ?? page.title }] : [];
  return [
    {
      ...{ kind: "section", title: title ?? "Pages", items },
      page: page?.kind === "page" ? { title: page.title, path: page.path, address: page.address } : list,
      // Categories are closed unless they say otherwise.
      collapsed: valueAt(entry, "collapsed") !== false && valueAt(entry, "collapsible") !== false,
    },
  ];
}

function pageOf(id: string, title: string | undefined, { folder, file, byId }: Docs): readonly ConvertedItem[] {
  const page = byId.get(id);
  if (page === undefined) {
    folder.note(file, id, `page ${id} does not exist, or is a draft`);
    return [];
  }
  return [{ kind: "page", ...page, title: title ?? page.title }];
}

/** Docs, other plugins and style sheets that presets and plugins name. */
function pluginsOf(config: unknown): {
  readonly docs: readonly unknown[];
  readonly others: readonly string[];
  readonly css: readonly string[];
} {
  const presets = listOf(valueAt(config, "presets")).map(nameAndOptions);
  const classic = presets.filter(({ name }) => /^(?:classic|@docusaurus\/preset-classic)$/.test(name));
  const plugins = [...listOf(valueAt(config, "plugins")), ...listOf(valueAt(config, "themes"))].map(nameAndOptions);
  const content = plugins.filter(({ name }) => /plugin-content-docs$/.test(name));
  const ownDocs = classic.map(({ options }) => valueAt(options, "docs")).filter((docs) => docs !== false);
  const known =
    /plugin-(?:content-docs|client-redirects|ideal-image|sitemap|pwa|google-\w+|vercel-analytics|css-cascade-layers)$|theme-(?:classic|search-\w+|live-codeblock|mermaid)$/;
  const css = classic.flatMap(({ options }) => {
    const stated = valueAt(options, "theme", "customCss");
    return (Array.isArray(stated) ? stated : [stated]).flatMap((path) => textOf(path) ?? []);
  });
  const others = [...presets.filter((one) => !classic.includes(one)), ...plugins].map(({ name }) => name);
  return {
    docs: [...ownDocs, ...content.map(({ options }) => options)],
    others: others.filter((name) => name !== "" && !known.test(name)),
    css,
  };
}

const nameAndOptions = (plugin: unknown): { readonly name: string; readonly options: unknown } =>
  Array.isArray(plugin)
    ? { name: textOf(plugin[0]) ?? "", options: plugin[1] }
    : { name: textOf(plugin) ?? "", options: undefined };

function redirectsOf(folder: SourceFolder, file: string, config: unknown): readonly ConvertedRedirect[] {
  const options = listOf(valueAt(config, "plugins"))
    .map(nameAndOptions)
    .find(({ name }) => /plugin-client-redirects$/.test(name))?.options;
  for (const key of ["createRedirects", "fromExtensions", "toExtensions"]) {
    if (valueAt(options, key) !== undefined) folder.note(file, key, `redirects of \`${key}\` are not converted`);
  }
  return listOf(valueAt(options, "redirects")).flatMap((one) => {
    const [to, from] = [textAt(one, "to"), valueAt(one, "from")];
    if (to === undefined) return [];
    return (Array.isArray(from) ? from : [from]).flatMap((source) =>
      typeof source === "string" ? [{ source, destination: to }] : [],
    );
  });
}

function noteParts(
  folder: SourceFolder,
  file: string,
  { config, root, navbar }: { readonly config: unknown; readonly root: string; readonly navbar: readonly unknown[] },
): void {
  if (!isRecord(config)) folder.note(file, 1, "no configuration could be read");
  for (const path of ["blog", "src/pages"]) {
    if (folder.list(joinPath(root, path)).length > 0) folder.note(joinPath(root, path), undefined, "is not converted");
  }
  const locales = listOf(valueAt(config, "i18n", "locales")).flatMap((one) => textOf(one) ?? []);
  const main = textAt(config, "i18n", "defaultLocale");
  for (const locale of locales) {
    if (locale !== main) folder.note(file, "locales", `the language \`${locale}\` is not converted`);
  }
  for (const item of navbar) {
    if (item instanceof Unread) folder.note(item.file, item.line, `\`${item.code}\` is not a literal, and is not run`);
    if (textAt(item, "type") === "dropdown")
      folder.note(
        file,
        textAt(item, "label") ?? "dropdown",
        `the menu "${textAt(item, "label")}" of the header is not converted`,
      );
  }
  const footer = listOf(valueAt(config, "themeConfig", "footer", "links"));
  if (footer.length > 0) folder.note(file, "footer", "links of the footer are not converted");
}
