import { posix } from "node:path";
import { titled } from "#docs-project";
import { cut } from "#engine/text";
import { colorIn } from "./color-in.ts";
import type { ConvertedItem, ConvertedSite, ConvertedTab } from "./converted-site.ts";
import { itemsOfFolder } from "./items-of-folder.ts";
import { readProgram } from "./read-program.ts";
import { addressOfPath, findPage, joinPath, pagePathsIn, pageTitle, type SourceFolder } from "./source-folder.ts";
import { isExternal, isRecord, listOf, textAt, textOf, Unread, valueAt } from "./values.ts";

interface Place {
  readonly folder: SourceFolder;
  readonly file: string;
  /** Folder of the pages. */
  readonly root: string;
  /** Folders of `root` that are moved to the root of the site, such as `en/`. */
  readonly moved: readonly string[];
}

/** Converts `.vitepress/config.ts`. Nothing of it is run. */
export function convertVitePress(folder: SourceFolder, file: string): ConvertedSite {
  const config = readProgram(folder, file);
  const project = posix.dirname(posix.dirname(file.replace(/\/config\/index\.\w+$/, "/config.ts")));
  const root = joinPath(project, textAt(config, "srcDir") ?? "");
  const moved = movedFolders(folder, file, valueAt(config, "rewrites"));
  const place: Place = { folder, file, root, moved };
  const theme = themeOf(config, place);
  const asset = (value: unknown): string | undefined => {
    const name = textOf(value) ?? textAt(value, "src");
    if (name === undefined || isExternal(name)) return undefined;
    const path = joinPath(root, "public", name.replace(/^\//, ""));
    return folder.isFile(path) ? path : undefined;
  };
  const logo = theme.logo;
  const light = asset(valueAt(logo, "light")) ?? asset(logo);
  const name = theme.siteTitle === false ? undefined : (textOf(theme.siteTitle) ?? textAt(config, "title"));
  const styles = folder
    .list(joinPath(project, ".vitepress/theme"))
    .filter((name) => name.endsWith(".css"))
    .map((name) => folder.text(joinPath(project, ".vitepress/theme", name)) ?? "")
    .join("\n");
  noteParts(config, theme, place, project);
  return {
    title: textAt(config, "title"),
    publicFolder: joinPath(root, "public"),
    allPages: allPages(config, place),
    description: textAt(config, "description"),
    favicon: faviconOf(config, asset),
    logo: light === undefined ? undefined : { light, dark: asset(valueAt(logo, "dark")) ?? light, text: name },
    accent: {
      light: colorIn(styles, "--vp-c-brand-1", false) ?? colorIn(styles, "--vp-c-brand", false),
      dark: colorIn(styles, "--vp-c-brand-1", true) ?? colorIn(styles, "--vp-c-brand", true),
    },
    footerLinks: Object.fromEntries(
      listOf(theme.socialLinks).flatMap((one) => {
        const [icon, link] = [textAt(one, "icon"), textAt(one, "link")];
        return icon === undefined || link === undefined ? [] : [[icon, link]];
      }),
    ),
    headerLinks: listOf(theme.nav).flatMap((one) => {
      const [text, href] = [textAt(one, "text"), textAt(one, "link")];
      return text === undefined || href === undefined || !isExternal(href) ? [] : [{ text, href }];
    }),
    ...navigationOf(theme, place),
  };
}

/** Returns the settings of the theme, with the settings of the main language and of a `config` beside its pages. */
function themeOf(config: unknown, { folder, root, moved }: Place): { readonly [key: string]: unknown } {
  const names = ["", ...moved].flatMap((path) =>
    ["ts", "mts", "js", "mjs"].map((end) => joinPath(root, path, `config.${end}`)),
  );
  const beside = names.filter(folder.isFile).map((name) => readProgram(folder, name));
  const parts = [
    config,
    ...listOf(valueAt(config, "locales", "root") ?? []),
    valueAt(config, "locales", "root"),
    ...beside,
  ];
  const themes = parts.map((part) => valueAt(part, "themeConfig")).filter(isRecord);
  return Object.assign({}, ...themes);
}

/** Returns the folders with pages that `rewrites` moves to the root of the site. */
function movedFolders(folder: SourceFolder, file: string, rewrites: unknown): readonly string[] {
  if (rewrites instanceof Unread)
    folder.note(rewrites.file, rewrites.line, "`rewrites` is not a literal, and is not run");
  return Object.entries(isRecord(rewrites) ? rewrites : {}).flatMap(([from, to]) => {
    const moved = /^([^:]+)\/:(\w+)(?:\*|\(\.\*\))$/.exec(from);
    if (moved?.[1] !== undefined && textOf(to)?.startsWith(`:${moved[2]}`)) return [moved[1]];
    folder.note(file, from, `the rewrite of ${from} is not converted`);
    return [];
  });
}

function navigationOf(theme: { readonly [key: string]: unknown }, place: Place): Pick<ConvertedSite, "items" | "tabs"> {
  const { sidebar } = theme;
  const home = pageAt("/", "Home", place, "Home");
  if (sidebar instanceof Unread)
    place.folder.note(sidebar.file, sidebar.line, `\`${sidebar.code}\` is not a literal, and is not run`);
  if (Array.isArray(sidebar)) return { items: [...home, ...itemsOf(sidebar, "", place)] };
  if (!isRecord(sidebar)) {
    const folder = place.moved[0] ?? "";
    return { items: itemsOfFolder(place.folder, { root: joinPath(place.root, folder), folder: "", prefix: "" }) };
  }
  const links = listOf(theme.nav).flatMap((one) => (isRecord(one) ? [one, ...listOf(one.items)] : []));
  const tabs = Object.entries(sidebar).flatMap(([key, part]): readonly (ConvertedTab & { readonly at: number })[] => {
    const items = Array.isArray(part) ? part : valueAt(part, "items");
    const unread = [part, items].find((one) => one instanceof Unread);
    if (unread !== undefined) {
      const { file, line, code } = unread;
      place.folder.note(file, line, `\`${code}\` is not a literal, and is not run`);
    }
    const converted = itemsOf(items, textAt(part, "base") ?? "", place);
    const named =
      links.find((link) => textAt(link, "link")?.startsWith(key)) ??
      links.find((link) => key.startsWith(textAt(link, "activeMatch") ?? "\0"));
    const title = textAt(named, "text") ?? (titled(posix.basename(key)) || "Documentation");
    // Sidebars are found by their address; readers know the order of the header.
    const at = named === undefined ? links.length : links.indexOf(named);
    return converted.length === 0 ? [] : [{ title, items: converted, at }];
  });
  const ordered = tabs.toSorted((a, b) => a.at - b.at).map(({ title, items }): ConvertedTab => ({ title, items }));
  return ordered.length < 2 ? { items: [...home, ...(ordered[0]?.items ?? [])] } : { items: home, tabs: ordered };
}

function itemsOf(entries: unknown, base: string, place: Place): readonly ConvertedItem[] {
  return listOf(entries).flatMap((entry): readonly ConvertedItem[] => {
    if (entry instanceof Unread) {
      place.folder.note(entry.file, entry.line, `\`${entry.code}\` is not a literal, and is not run`);
      return [];
    }
    const own = textAt(entry, "base") ?? base;
    const title = plainText(textAt(entry, "text") ?? "");
    const link = textAt(entry, "link");
    const items = itemsOf(valueAt(entry, "items"), own, place);
    const page = link === undefined ? [] : pageAt(isExternal(link) ? link : joinedLink(own, link), title, place, link);
    if (items.length === 0) return page;
    if (title === "") return [...page, ...items];
    const [overview] = page;
    return [
      {
        ...{ kind: "section", title, items },
        ...(overview?.kind === "page" && {
          page: { title: overview.title, path: overview.path, address: overview.address },
        }),
        ...(valueAt(entry, "collapsed") === true && { collapsed: true }),
      },
    ];
  });
}

/** Titles may contain HTML. */
const plainText = (text: string): string => text.replace(/<[^>]*>/g, "").trim();

/** VitePress puts the base in front of links as text: `/reference/theme-` and `nav` are `/reference/theme-nav`. */
const joinedLink = (base: string, link: string): string => base + (base.endsWith("/") ? link.replace(/^\//, "") : link);

function pageAt(
  link: string,
  title: string,
  { folder, file, root, moved }: Place,
  near: string,
): readonly ConvertedItem[] {
  if (isExternal(link)) return [{ kind: "link", title: title || link, href: link }];
  const path = link
    .replace(/[?#].*$/, "")
    .replace(/\.html$/, "")
    .replace(/^\//, "");
  const names = path === "" || path.endsWith("/") ? [`${path}index`] : [path, `${path}/index`];
  const found = ["", ...moved]
    .flatMap((prefix) => names.map((name) => findPage(folder, joinPath(root, prefix, name))))
    .find((one) => one !== undefined);
  if (found === undefined) {
    if (link !== "/") folder.note(file, near, `page ${link} does not exist`);
    return [];
  }
  if (link.includes("#"))
    return [{ kind: "link", title: title || link, href: link.startsWith("/") ? link : `/${link}` }];
  return [
    {
      kind: "page",
      title: title || pageTitle(folder, found),
      path: found,
      address: addressOfPath(path.replace(/\/$/, "")),
    },
  ];
}

/** Returns all pages of the main language. */
function allPages(config: unknown, { folder, root, moved }: Place): ConvertedSite["allPages"] {
  const locales = valueAt(config, "locales");
  const others = Object.keys(isRecord(locales) ? locales : {}).filter((name) => name !== "root");
  return pagePathsIn(folder, root).flatMap((path) => {
    const folderOfPath = cut(path, "/")[0];
    if (others.includes(folderOfPath) || folderOfPath === "public") return [];
    const prefix = moved.find((one) => path.startsWith(`${one}/`));
    const file = joinPath(root, path);
    const address = addressOfPath(prefix === undefined ? path : path.slice(prefix.length + 1));
    return [{ title: pageTitle(folder, file), path: file, address }];
  });
}

function faviconOf(config: unknown, asset: (value: unknown) => string | undefined): string | undefined {
  const icon = listOf(valueAt(config, "head")).find(
    (tag) => textAt(tag, 0) === "link" && textAt(tag, 1, "rel")?.includes("icon"),
  );
  return asset(valueAt(icon, 1, "href"));
}

function noteParts(
  config: unknown,
  theme: { readonly [key: string]: unknown },
  { folder, file }: Place,
  project: string,
): void {
  if (!isRecord(config)) folder.note(file, 1, "no configuration could be read");
  const locales = valueAt(config, "locales");
  for (const locale of isRecord(locales) ? Object.keys(locales) : []) {
    if (locale !== "root") folder.note(file, `${locale}:`, `the language \`${locale}\` is not converted`);
  }
  for (const name of ["index.ts", "index.js", "index.mts"]) {
    const path = joinPath(project, ".vitepress/theme", name);
    if (folder.isFile(path)) folder.note(path, undefined, "the theme and its components are not converted");
  }
  for (const item of listOf(theme.nav)) {
    if (item instanceof Unread) folder.note(item.file, item.line, `\`${item.code}\` is not a literal, and is not run`);
  }
  if (theme.footer !== undefined) folder.note(file, "footer", "`footer` is not converted");
}
