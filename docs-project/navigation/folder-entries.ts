import { frontMatterOf } from "#mdx/front-matter";
import { inFolder, nameIn, resolvePath } from "../project-files.ts";
import type { FolderItem, TitleSource } from "../settings/navigation-items.ts";
import type { Entry, PageEntry, SectionEntry } from "./entries.ts";
import { collapseOf, iconOf, missingFile, type Place, restrictedOf } from "./place.ts";

/** Finds the pages of a folder that the navigation does not list. */
export async function folderEntries(item: FolderItem, place: Place): Promise<SectionEntry | undefined> {
  const path = resolvePath(place.folder, item.folder.text);
  if ((await place.files.info(path))?.kind !== "folder") {
    const missing = missingFile(item.folder.text);
    place.notes.note(item.folder.span, { ...missing, message: `there is no folder ${item.folder.text}` });
    return undefined;
  }
  const titleSource = item["title-source"] ?? place.titleSource;
  const { overview, contents, title } = await contentsOf(path, titleSource, place);
  return {
    ...restrictedOf(item),
    ...collapseOf(item),
    kind: "section",
    title: item.title ?? title ?? titleOf(nameIn(path)),
    slug: item.slug ?? slugOf(nameIn(path)),
    icon: iconOf(item.icon, place),
    hidden: item.hidden,
    overview: overview?.id,
    contents,
    skipSlug: item["skip-slug"] ?? false,
    availability: item.availability,
  };
}

interface Contents {
  /** The page at the address of the folder. */
  readonly overview: PageEntry | undefined;
  readonly contents: readonly Entry[];
  /** The title in the front matter of the overview, if titles come from there. */
  readonly title: string | undefined;
}

/** Names with an underscore in front are skipped. */
async function contentsOf(folder: string, titleSource: TitleSource | undefined, place: Place): Promise<Contents> {
  const entries = await pagesIn(folder, titleSource, place);
  const overview = entries.find(isOverview);
  const title =
    overview !== undefined && titleSource === "frontmatter" ? (await matterOf(overview.id, place)).title : undefined;
  return { overview, contents: entries.filter((entry) => entry !== overview), title };
}

const isOverview = (entry: Entry): entry is PageEntry =>
  entry.kind === "page" && (entry.slug === "index" || /\/index\.mdx?$/i.test(entry.id));

/** Pages and folders of a folder: first by the position in their front matter, then by title. */
async function pagesIn(
  folder: string,
  titleSource: TitleSource | undefined,
  place: Place,
): Promise<readonly (PageEntry | SectionEntry)[]> {
  // The order of names decides between equal titles.
  const listed = (await place.files.list(folder)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const shown = listed.filter(
    ({ name, kind }) => !name.startsWith("_") && (kind === "folder" || /\.mdx?$/i.test(name)),
  );
  const found = await Promise.all(
    shown.map(async ({ name, kind }) => {
      const path = inFolder(folder, name);
      return kind === "file" ? pageOf(path, titleSource, place) : sectionOf(path, titleSource, place);
    }),
  );
  const pages = found.filter(({ entry }) => entry.kind === "page");
  const sections = found.filter(({ entry }) => entry.kind === "section");
  return [...pages, ...sections].sort(byPosition).map(({ entry }) => entry);
}

interface Positioned {
  readonly entry: PageEntry | SectionEntry;
  readonly position: number | undefined;
}

function byPosition(a: Positioned, b: Positioned): number {
  if (a.position !== undefined && b.position === undefined) return -1;
  if (a.position === undefined && b.position !== undefined) return 1;
  const difference = (a.position ?? 0) - (b.position ?? 0);
  return difference || a.entry.title.localeCompare(b.entry.title, undefined, { sensitivity: "base" });
}

async function pageOf(path: string, titleSource: TitleSource | undefined, place: Place): Promise<Positioned> {
  const { title, hidden, noindex, position } = await matterOf(path, place);
  const name = nameIn(path);
  const entry: PageEntry = {
    kind: "page",
    title: (titleSource === "frontmatter" ? title : undefined) ?? titleOf(name),
    id: path,
    slug: slugOf(name),
    hidden,
    noindex,
  };
  return { entry, position };
}

async function sectionOf(path: string, titleSource: TitleSource | undefined, place: Place): Promise<Positioned> {
  const { overview, contents, title } = await contentsOf(path, titleSource, place);
  const matter = overview === undefined ? undefined : await matterOf(overview.id, place);
  const entry: SectionEntry = {
    kind: "section",
    title: title ?? titleOf(nameIn(path)),
    slug: slugOf(nameIn(path)),
    hidden: matter?.hidden,
    overview: overview?.id,
    contents,
    skipSlug: false,
  };
  return { entry, position: matter?.position };
}

interface Matter {
  readonly title: string | undefined;
  readonly hidden: true | undefined;
  readonly noindex: true | undefined;
  readonly position: number | undefined;
}

/** Reads the front matter that decides where a page of a folder is. */
async function matterOf(path: string, place: Place): Promise<Matter> {
  const { data } = frontMatterOf((await place.files.text(path)) ?? "");
  const { title, hidden, noindex, position } = data;
  const number = typeof position === "string" ? Number.parseFloat(position) : position;
  return {
    title: typeof title === "string" && title.trim() !== "" ? title.trim() : undefined,
    hidden: hidden === true ? true : undefined,
    noindex: noindex === true ? true : undefined,
    position: typeof number === "number" && Number.isFinite(number) ? number : undefined,
  };
}

const withoutExtension = (name: string): string => name.replace(/\.mdx?$/i, "");

/** Returns the address that a file or folder makes: unlike titles, without splitting words. */
const slugOf = (name: string): string =>
  withoutExtension(name)
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");

const titleOf = (name: string): string =>
  withoutExtension(name)
    .replace(/[-_]/g, " ")
    .replace(/\b\w/g, (letter) => letter.toUpperCase());
