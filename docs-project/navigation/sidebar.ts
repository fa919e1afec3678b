import type { Word } from "#codegen/reading";
import { folderOf, resolvePath } from "../project-files.ts";
import { readNavigationFile } from "../settings/docs-yml.ts";
import type {
  ChangelogItem,
  LayoutItem,
  Navigation,
  NavigationItem,
  Tab,
  TabUse,
} from "../settings/navigation-items.ts";
import { noteUnsupported } from "../settings/note-unsupported.ts";
import { readYamlFile } from "../settings/yaml-file.ts";
import type {
  ApiEntry,
  ChangelogEntry,
  Entry,
  LayoutEntry,
  PageEntry,
  SectionEntry,
  Sidebar,
  TabEntry,
} from "./entries.ts";
import { folderEntries } from "./folder-entries.ts";
import { libraryEntry } from "./library-entry.ts";
import { collapseOf, iconOf, missingFile, type Place, pageAt, pageEntry, restrictedOf } from "./place.ts";

/** Reads the file of a version or a product. Its path starts at the folder of docs.yml. Reports a missing file. */
export async function navigationFile(
  { text: written, span }: Word,
  place: Place,
): Promise<{ readonly landingPage: PageEntry | undefined; readonly sidebar: Sidebar } | undefined> {
  const path = resolvePath(place.root, written);
  const text = await place.files.text(path);
  if (text === undefined) {
    place.notes.note(span, missingFile(written));
    return undefined;
  }
  const yaml = readYamlFile({ path, text }, place.notes);
  if (yaml !== undefined) noteUnsupported(yaml, readNavigationFile, place.notes);
  const file = yaml && readNavigationFile(yaml, place.notes.report);
  if (file === undefined) return undefined;
  const inside = { ...place, folder: folderOf(path) };
  return {
    landingPage: file["landing-page"] && pageEntry(file["landing-page"], inside),
    sidebar: await sidebar(file.navigation, file.tabs, inside),
  };
}

/** Finds the files of a sidebar. */
export async function sidebar(
  navigation: Navigation,
  tabs: ReadonlyMap<string, Tab> | undefined,
  place: Place,
): Promise<Sidebar> {
  if (navigation.kind === "items") return { kind: "items", items: await entriesOf(navigation.items, place) };
  const entries = await Promise.all(navigation.tabs.map((use) => tabEntry(use, tabs, place)));
  return { kind: "tabs", tabs: entries.filter((entry) => entry !== undefined) };
}

async function tabEntry(
  use: TabUse,
  tabs: ReadonlyMap<string, Tab> | undefined,
  place: Place,
): Promise<TabEntry | undefined> {
  const tab = tabs?.get(use.tab.text);
  if (tab === undefined) {
    const known = [...(tabs?.keys() ?? [])].join(", ");
    place.notes.note(use.tab.span, {
      code: "conflict",
      message: `there is no tab ${use.tab.text} under tabs`,
      advice: known === "" ? "declare it under `tabs`" : `the tabs are ${known}`,
    });
    return undefined;
  }
  const child = await tabChild(use, tab, place);
  if (child === undefined) return undefined;
  const { slug, hidden } = tab;
  const common = { title: tab["display-name"], slug, hidden, icon: iconOf(tab.icon, place) };
  return { ...restrictedOf(tab), ...common, skipSlug: tab["skip-slug"], child };
}

async function tabChild(use: TabUse, tab: Tab, place: Place): Promise<TabEntry["child"] | undefined> {
  if (use.variants !== undefined) {
    const variants = await Promise.all(
      use.variants.map(async (variant) => ({
        ...restrictedOf(variant),
        title: variant.title,
        subtitle: variant.subtitle,
        slug: variant.slug,
        icon: iconOf(variant.icon, place),
        hidden: variant.hidden,
        skipSlug: variant["skip-slug"],
        default: variant.default,
        items: await entriesOf(variant.layout, place),
      })),
    );
    return { kind: "variants", variants };
  }
  if (use.layout !== undefined) return { kind: "items", items: await entriesOf(use.layout, place) };
  if (tab.href !== undefined) return { kind: "link", href: tab.href, target: tab.target };
  const folder = tab.changelog ?? tab.blog;
  if (folder !== undefined) return { kind: "changelog", pages: await changelogPages(folder, place) };
  place.notes.note(use.tab.span, {
    code: "conflict",
    message: `the tab ${use.tab.text} shows nothing`,
    advice: "give it a `layout`, or its tab an `href` or a `changelog`",
  });
  return undefined;
}

/** Finds the files of items in order; an item that shows nothing is left out. */
async function entriesOf(items: readonly NavigationItem[], place: Place): Promise<readonly Entry[]> {
  const entries = await Promise.all(items.map((item) => entryOf(item, place)));
  return entries.filter((entry) => entry !== undefined);
}

async function entryOf(item: NavigationItem, place: Place): Promise<Entry | undefined> {
  switch (item.kind) {
    case "page":
      return pageEntry(item, place);
    case "section":
      return {
        ...restrictedOf(item),
        ...collapseOf(item),
        kind: "section",
        title: item.section,
        slug: item.slug,
        icon: iconOf(item.icon, place),
        hidden: item.hidden,
        overview: item.path && pageAt(item.path, place),
        contents: await entriesOf(item.contents, place),
        skipSlug: item["skip-slug"] ?? false,
        availability: item.availability,
      } satisfies SectionEntry;
    case "folder":
      return folderEntries(item, place);
    case "link":
      return { kind: "link", title: item.link, url: item.href, icon: iconOf(item.icon, place), target: item.target };
    case "changelog":
      return changelogEntry(item, place);
    case "api":
      return {
        ...restrictedOf(item),
        kind: "api",
        title: item.api,
        slug: item.slug,
        icon: iconOf(item.icon, place),
        hidden: item.hidden,
        item,
        overview: item.summary && pageAt(item.summary, place),
        layout: layoutEntries(item.layout ?? [], place),
        api: place.apiKey(item, place.folder),
      } satisfies ApiEntry;
    case "library":
      return libraryEntry(item, place);
  }
}

/** Finds the entries of a changelog. */
export const changelogEntry = async (item: ChangelogItem, place: Place): Promise<ChangelogEntry> => ({
  ...restrictedOf(item),
  kind: "changelog",
  title: item.title ?? "Changelog",
  slug: item.slug,
  icon: iconOf(item.icon, place),
  hidden: item.hidden ?? false,
  pages: await changelogPages(item.changelog, place),
});

/** Returns the pages of a changelog: all markdown below its folder. */
async function changelogPages({ text, span }: Word, place: Place): Promise<readonly string[]> {
  const folder = resolvePath(place.folder, text);
  const pages = (await place.files.below(folder)).filter((path) => /\.mdx?$/.test(path));
  if (pages.length === 0) place.notes.note(span, { ...missingFile(text), severity: "warning" });
  return pages;
}

/** Finds the files of an author's order of an API. */
const layoutEntries = (items: readonly LayoutItem[], place: Place): readonly LayoutEntry[] =>
  items.map((item) => layoutEntry(item, place));

function layoutEntry(item: LayoutItem, place: Place): LayoutEntry {
  switch (item.kind) {
    case "name":
      return item;
    case "page":
      return pageEntry(item, place);
    case "link":
      return { kind: "link", title: item.link, url: item.href, icon: iconOf(item.icon, place), target: item.target };
    case "endpoint":
      return { ...partOf(item, place), kind: "endpoint", name: item.endpoint };
    case "operation":
      return { ...partOf(item, place), kind: "operation", name: item.operation };
    case "package":
      return { ...partOf(item, place), ...containerOf(item, place), kind: "package", package: item.package };
    case "layoutSection":
      return {
        ...partOf(item, place),
        ...containerOf(item, place),
        ...collapseOf(item),
        kind: "layoutSection",
        title: item.section,
        packages: item["referenced-packages"] ?? [],
      };
  }
}

type Named = Exclude<LayoutItem, { readonly kind: "name" | "page" | "link" }>;
type Container = Extract<LayoutItem, { readonly kind: "package" | "layoutSection" }>;

const partOf = (item: Named, place: Place) => ({
  ...restrictedOf(item),
  title: item.title,
  slug: item.slug,
  icon: iconOf(item.icon, place),
  hidden: item.hidden,
  availability: item.availability,
  playground: item.playground,
});

const containerOf = (item: Container, place: Place) => ({
  overview: item.summary && pageAt(item.summary, place),
  contents: layoutEntries(item.contents, place),
  skipSlug: item["skip-slug"],
});
