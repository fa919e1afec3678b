import { posix } from "node:path";
import { titled } from "#docs-project";
import type { ConvertedItem, ConvertedSite, ConvertedTab, ForSchemes } from "./converted-site.ts";
import { asSection } from "./items.ts";
import { itemsOfFolder } from "./items-of-folder.ts";
import { readData } from "./read-data.ts";
import { addressOfPath, convertedPage, joinPath, pagePathsIn, pageTitle, type SourceFolder } from "./source-folder.ts";
import { isExternal, isRecord, listOf, textAt, textOf, valueAt } from "./values.ts";

/** Colors of Material for MkDocs by their names, as its documentation lists them. */
const materialColors: { readonly [name: string]: string } = {
  ...{ red: "#ef5552", pink: "#e92063", purple: "#ab47bd", "deep purple": "#7e56c2", indigo: "#4051b5" },
  ...{ blue: "#2094f3", "light blue": "#02a6f2", cyan: "#00bdd6", teal: "#009485", green: "#4cae4f" },
  ...{ "light green": "#8bc34b", lime: "#cbdc38", yellow: "#ffec3d", amber: "#ffc105", orange: "#ffa724" },
  ...{ "deep orange": "#ff6e42", brown: "#795649", grey: "#757575", "blue grey": "#546d78" },
};

/** Converts `mkdocs.yml`. */
export function convertMkdocs(folder: SourceFolder, file: string): ConvertedSite {
  const config = withParent(folder, file);
  const base = posix.dirname(file);
  const docs = joinPath(base, textAt(config, "docs_dir") ?? "docs");
  const theme = valueAt(config, "theme");
  const inDocs = (path: string | undefined): string | undefined =>
    path === undefined || isExternal(path) || !folder.isFile(joinPath(docs, path)) ? undefined : joinPath(docs, path);
  const itemOf = (entry: unknown): readonly ConvertedItem[] => {
    if (typeof entry === "string") return pageOf(entry);
    if (!isRecord(entry)) return [];
    return Object.entries(entry).flatMap(([title, value]): readonly ConvertedItem[] => {
      if (Array.isArray(value)) return asSection(title, value.flatMap(itemOf), isIndex);
      return typeof value === "string" ? pageOf(value, title) : [];
    });
  };
  const pageOf = (path: string, title?: string): readonly ConvertedItem[] => {
    if (isExternal(path)) return [{ kind: "link", title: title ?? path, href: path }];
    if (path.endsWith("/") && folder.list(joinPath(docs, path)).length > 0) {
      return itemsOfFolder(folder, { root: docs, folder: path.slice(0, -1), prefix: "" });
    }
    const page = convertedPage(folder, joinPath(docs, path), {
      ...{ title, address: addressOfPath(path), from: file, near: path },
    });
    return page === undefined ? [] : [page];
  };
  const nav = valueAt(config, "nav");
  if (nav === undefined) noteNavigationFiles(folder, docs);
  const all = Array.isArray(nav) ? nav.flatMap(itemOf) : itemsOfFolder(folder, { root: docs, folder: "", prefix: "" });
  const hasTabs = listOf(valueAt(theme, "features")).includes("navigation.tabs");
  noteSettings(folder, file, config);
  return {
    title: textAt(config, "site_name"),
    description: textAt(config, "site_description"),
    favicon: inDocs(textAt(theme, "favicon")),
    logo: logoOf(inDocs(textAt(theme, "logo"))),
    accent: accentOf(theme),
    publicFolder: docs,
    includeFolders: snippetFolders(config).map((one) => joinPath(base, one)),
    allPages: pagePathsIn(folder, docs).map((path) => ({
      ...{ title: pageTitle(folder, joinPath(docs, path)), path: joinPath(docs, path), address: addressOfPath(path) },
    })),
    redirects: redirectsOf(config),
    headerLinks: repositoryLink(config),
    footerLinks: socialLinks(config),
    ...(hasTabs ? tabsOf(all) : { items: all }),
  };
}

/** Returns the folders of included files. */
function snippetFolders(config: unknown): readonly string[] {
  const extensions = valueAt(config, "markdown_extensions");
  const options = [extensions, ...listOf(extensions)].map((one) => valueAt(one, "pymdownx.snippets", "base_path"));
  return options.flatMap((one) => (Array.isArray(one) ? one : [one])).flatMap((one) => textOf(one) ?? []);
}

/** Reads a configuration with the one that it inherits from. */
function withParent(folder: SourceFolder, file: string, depth = 0): unknown {
  const config = readData(folder, file);
  const parent = textAt(config, "INHERIT");
  if (parent === undefined || depth > 8 || !isRecord(config)) return config;
  const inherited = withParent(folder, joinPath(posix.dirname(file), parent), depth + 1);
  return isRecord(inherited) ? merged(inherited, config) : config;
}

const merged = (
  base: { readonly [key: string]: unknown },
  over: { readonly [key: string]: unknown },
): { readonly [key: string]: unknown } => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => {
      const under = base[key];
      return [key, isRecord(under) && isRecord(value) ? merged(under, value) : value];
    }),
  ),
});

const isIndex = (item: ConvertedItem): boolean =>
  item.kind === "page" && /(?:^|\/)(?:index|readme)\.md$/i.test(item.path);

/** Top-level entries become tabs; the start page becomes the landing page of the site. */
function tabsOf(items: readonly ConvertedItem[]): { items: readonly ConvertedItem[]; tabs?: readonly ConvertedTab[] } {
  const isStart = (item: ConvertedItem): boolean => item.kind === "page" && item.address === "";
  const tabs = items
    .filter((item) => !isStart(item))
    .map((item): ConvertedTab => {
      if (item.kind === "link") return { title: item.title, href: item.href, items: [] };
      if (item.kind !== "section")
        return { title: item.kind === "endpoint" ? item.endpoint : item.title, items: [item] };
      const page = item.page === undefined ? [] : [{ kind: "page" as const, ...item.page }];
      return { title: item.title, items: [...page, ...item.items] };
    });
  return tabs.length < 2 ? { items } : { items: items.filter(isStart), tabs };
}

const logoOf = (path: string | undefined): ConvertedSite["logo"] =>
  path === undefined ? undefined : { light: path, dark: path };

/** Returns the colors of the palettes of Material for MkDocs. */
function accentOf(theme: unknown): ForSchemes | undefined {
  const palette = valueAt(theme, "palette");
  const colors = (Array.isArray(palette) ? palette : [palette]).flatMap((one) => {
    const named = [textAt(one, "primary"), textAt(one, "accent")].map(
      (name) => materialColors[name?.replaceAll("-", " ") ?? ""],
    );
    const color = named.find((found) => found !== undefined);
    return color === undefined ? [] : [{ isDark: textAt(one, "scheme") === "slate", color }];
  });
  if (colors.length === 0) return undefined;
  return {
    light: colors.find(({ isDark }) => !isDark)?.color,
    dark: colors.find(({ isDark }) => isDark)?.color,
  };
}

/** Returns the options of a plugin; true for one without options. */
function pluginOptions(config: unknown, name: string): unknown {
  const plugins = valueAt(config, "plugins");
  if (isRecord(plugins)) return Object.hasOwn(plugins, name) ? (plugins[name] ?? true) : undefined;
  for (const plugin of listOf(plugins)) {
    if (plugin === name) return true;
    if (isRecord(plugin) && Object.hasOwn(plugin, name)) return plugin[name] ?? true;
  }
  return undefined;
}

function redirectsOf(config: unknown): ConvertedSite["redirects"] {
  const maps = valueAt(pluginOptions(config, "redirects"), "redirect_maps");
  if (!isRecord(maps)) return undefined;
  return Object.entries(maps).flatMap(([from, to]) => {
    const target = textOf(to);
    if (target === undefined) return [];
    const [path = "", hash] = target.split("#");
    const destination = isExternal(target) ? target : `/${addressOfPath(path)}${hash === undefined ? "" : `#${hash}`}`;
    return [{ source: `/${addressOfPath(from)}`, destination }];
  });
}

const repositoryLink = (config: unknown): ConvertedSite["headerLinks"] => {
  const href = textAt(config, "repo_url");
  return href === undefined ? [] : [{ text: textAt(config, "repo_name") ?? titled(posix.basename(href)), href }];
};

/** Networks by words in the names of icons. */
function socialLinks(config: unknown): ConvertedSite["footerLinks"] {
  const links = listOf(valueAt(config, "extra", "social")).flatMap((one) => {
    const [icon, link] = [textAt(one, "icon"), textAt(one, "link")];
    return icon === undefined || link === undefined
      ? []
      : [[posix.basename(icon).replace("x-twitter", "x"), link] as const];
  });
  return Object.fromEntries(links);
}

/** Plugins with a counterpart, or without a part in the pages. */
const knownPlugins = new Set([
  "search",
  "redirects",
  "minify",
  "material/search",
  "offline",
  "social",
  "privacy",
  "optimize",
  "glightbox",
]);

function noteSettings(folder: SourceFolder, file: string, config: unknown): void {
  for (const key of ["extra_css", "extra_javascript", "hooks", "copyright", "not_in_nav", "exclude_docs"]) {
    if (valueAt(config, key) !== undefined) folder.note(file, `${key}:`, `\`${key}\` is not converted`);
  }
  if (textAt(config, "theme", "custom_dir") !== undefined) {
    folder.note(file, "custom_dir:", "templates of `custom_dir` are not converted");
  }
  const plugins = valueAt(config, "plugins");
  const names = isRecord(plugins)
    ? Object.keys(plugins)
    : listOf(plugins).flatMap((one) => (isRecord(one) ? Object.keys(one) : typeof one === "string" ? [one] : []));
  for (const name of names) {
    if (!knownPlugins.has(name)) folder.note(file, name, `the plugin \`${name}\` is not run`);
  }
}

/** Navigations of plugins, in files of the folders. */
function noteNavigationFiles(folder: SourceFolder, docs: string): void {
  for (const name of [".nav.yml", ".pages", "SUMMARY.md"]) {
    const path = joinPath(docs, name);
    if (folder.isFile(path))
      folder.note(path, 1, "the navigation of a plugin is not converted; pages are in the order of their names");
  }
}
