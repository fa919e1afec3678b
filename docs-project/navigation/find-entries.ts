import type { Word } from "#codegen/reading";
import { folderOf, resolvePath } from "../project-files.ts";
import type { DocsYml, Product, Version } from "../settings/docs-yml.ts";
import { readNavigationFile } from "../settings/docs-yml.ts";
import type { ApiItem, ChangelogItem, Navigation, NavigationItem, Tab, TabUse } from "../settings/navigation-items.ts";
import { readYamlFile } from "../settings/yaml-file.ts";
import type {
  ApiEntry,
  ChangelogEntry,
  Entry,
  NavigationEntries,
  PageEntry,
  ProductEntry,
  SectionEntry,
  Sidebar,
  TabEntry,
  VersionEntry,
} from "./entries.ts";
import { folderEntries } from "./folder-entries.ts";
import { layoutEntries } from "./layout-entries.ts";
import {
  collapseOf,
  existing,
  type FindDeps,
  iconOf,
  missingFile,
  type Place,
  pageAt,
  pageEntry,
  restrictedOf,
} from "./place.ts";

/** Finds the files of a navigation: pages, folders, changelogs, and the files of versions and products. */
export async function findEntries(docs: DocsYml, deps: FindDeps): Promise<NavigationEntries | undefined> {
  const place: Place = { ...deps, folder: "" };
  const landingPage = docs["landing-page"] && pageEntry(docs["landing-page"], place);
  if (docs.navigation !== undefined) return { landingPage, child: await sidebar(docs.navigation, docs.tabs, place) };
  if (docs.products !== undefined) {
    const products = await Promise.all(docs.products.map((product) => productEntry(product, place)));
    const changelog = docs.changelog && (await changelogEntry(docs.changelog, place));
    return {
      landingPage,
      child: { kind: "products", products: products.filter((one) => one !== undefined), changelog },
    };
  }
  if (docs.versions === undefined) return undefined;
  return { landingPage, child: { kind: "versions", versions: await versionEntries(docs.versions, place) } };
}

async function versionEntries(versions: readonly Version[], place: Place): Promise<readonly VersionEntry[]> {
  const entries = await Promise.all(versions.map((version) => versionEntry(version, place)));
  return entries.filter((entry) => entry !== undefined);
}

async function versionEntry(version: Version, place: Place): Promise<VersionEntry | undefined> {
  const { path, ref, slug, availability, audiences = [], hidden, announcement } = version;
  if (ref !== undefined || path === undefined) {
    const [span, message, advice] =
      ref === undefined
        ? [undefined, `the version ${version["display-name"]} has no file`, "add its `path`"]
        : [
            ref.span,
            "versions of a git revision are not supported",
            "check the revision out, and name its file by `path`",
          ];
    if (span !== undefined) place.notes.note(span, { code: "unsupported", message, advice });
    return undefined;
  }
  const file = await navigationFile(path, place);
  if (file === undefined) return undefined;
  return {
    ...restrictedOf(version),
    title: version["display-name"],
    slug,
    availability,
    audiences,
    hidden,
    announcement: announcement?.message,
    ...file,
  };
}

async function productEntry(product: Product, place: Place): Promise<ProductEntry | undefined> {
  const { subtitle, image, audiences = [] } = product;
  const common = {
    ...restrictedOf(product),
    title: product["display-name"],
    subtitle,
    icon: iconOf(product.icon, place) ?? { kind: "name", name: "fa-solid fa-code" },
    image: image && (await existing(image, { ...place, folder: "" })),
    audiences,
  } as const;
  if (product.kind === "link") {
    return { ...common, child: { kind: "link", href: product.href, target: product.target } };
  }
  const file = await navigationFile(product.path, place);
  if (file === undefined) return undefined;
  const { landingPage, sidebar: own } = file;
  const { versions, slug, announcement } = product;
  const navigation =
    versions === undefined || versions.length === 0
      ? own
      : { kind: "versions" as const, versions: await versionEntries(versions, place) };
  return { ...common, child: { kind: "own", slug, announcement: announcement?.message, landingPage, navigation } };
}

/** Reads the file of a version or a product, whose path starts at the folder of docs.yml. */
async function navigationFile(
  { text: written, span }: Word,
  place: Place,
): Promise<{ readonly landingPage: PageEntry | undefined; readonly sidebar: Sidebar } | undefined> {
  const path = resolvePath("", written);
  const text = await place.files.text(path);
  if (text === undefined) {
    place.notes.note(span, missingFile(written));
    return undefined;
  }
  const yaml = readYamlFile({ path, text }, place.notes);
  const file = yaml && readNavigationFile(yaml, place.notes.report);
  if (file === undefined) return undefined;
  const inside = { ...place, folder: folderOf(path) };
  return {
    landingPage: file["landing-page"] && pageEntry(file["landing-page"], inside),
    sidebar: await sidebar(file.navigation, file.tabs, inside),
  };
}

async function sidebar(
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
export async function entriesOf(items: readonly NavigationItem[], place: Place): Promise<readonly Entry[]> {
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
        api: apiOf(item, place),
      } satisfies ApiEntry;
    case "library":
      place.notes.note(item.library.span, {
        code: "unsupported",
        severity: "warning",
        message: "pages of libraries are not supported; the item is left out",
        advice: "generate the pages, and list them as a `folder`",
      });
      return undefined;
  }
}

/** Returns the key of an item's API. */
function apiOf(item: ApiItem, place: Place): string {
  if (item["tag-description-pages"] === true) {
    place.notes.note(item.at.span, {
      code: "unsupported",
      severity: "warning",
      message: "pages of the descriptions of tags are not supported",
      advice: "write the pages, and list them in the layout",
    });
  }
  return place.apiKey(item, place.folder);
}

const changelogEntry = async (item: ChangelogItem, place: Place): Promise<ChangelogEntry> => ({
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
