import { splitFrontMatter, titleHeading } from "../../front-matter/index.ts";
import type { NavigationNode, SiteDefinition } from "../definition.ts";
import type { TranslatedLabels } from "../site.ts";
import { joined, trimmed } from "../slugs.ts";
import { member, members, text, texts } from "../wire.ts";

/** A translated navigation. */
export interface Translation {
  readonly tag: string;
  readonly slug: string;
  readonly root: NavigationNode;
  readonly labels: TranslatedLabels;
}

/** The form of a language tag (RFC 5646), as far as an address may hold it. */
const tagForm = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;

/** Returns the folder of the pages of a language; a page has the same path below it as in the first language. */
export const translationFolder = (tag: string): string => `translations/${tag}/`;

/** Returns the first language of a site, if its publisher names languages. */
export function firstLanguage({ config }: SiteDefinition): string | undefined {
  const tag = text(member(member(config, "translations"), "defaultLocale"));
  return tag !== undefined && tagForm.test(tag) ? tag : undefined;
}

/**
 * Returns the navigations of the further languages of a site that have pages. Each is the navigation of the first
 * language below its tag, with the same APIs: pages that are not translated have the text of the first language. A site
 * without a text of an author has nothing to translate, so it has all of its languages.
 */
export function translationsOf(definition: SiteDefinition, root: NavigationNode): readonly Translation[] {
  const first = firstLanguage(definition);
  const settings = member(definition.config, "translations");
  const base = trimmed(root.slug ?? "");
  return [...new Set(texts(member(settings, "translations")))].flatMap((tag): readonly Translation[] => {
    const folder = translationFolder(tag);
    const ids = Object.keys(definition.pages);
    const hasPages = ids.length === 0 || ids.some((id) => id.startsWith(folder));
    if (first === undefined || tag === first || !tagForm.test(tag) || !hasPages) return [];
    const labels = members(member(member(settings, "labels"), tag), text);
    const slug = joined(base, tag);
    return [{ tag, slug, labels, root: translated(root, { definition, folder, base, slug, labels, first }) }];
  });
}

interface Deps {
  readonly definition: SiteDefinition;
  readonly folder: string;
  /** The slug of the site, and the slug of the language. */
  readonly base: string;
  readonly slug: string;
  readonly labels: TranslatedLabels;
  /** The language of names that are not translated. */
  readonly first: string;
}

/** Members of navigation nodes that hold addresses, pages and labels. */
const slugKeys: ReadonlySet<string> = new Set(["slug", "pointsTo", "canonicalSlug"]);
const pageKeys: ReadonlySet<string> = new Set(["pageId", "overviewPageId"]);
const labelKeys: ReadonlySet<string> = new Set(["title", "subtitle"]);

function translated(node: NavigationNode, deps: Deps): NavigationNode {
  const entries = Object.entries(node).map(([key, value]: readonly [string, unknown]) => [
    key,
    moved(key, value, deps),
  ]);
  // Members keep their types: only texts in them change, and nodes become nodes.
  return { ...Object.fromEntries(entries), ...translatedTitle(node, deps) } as NavigationNode;
}

/**
 * Returns the title of a nodefrom the translated labels, or from its translated page. A page keeps its original name if
 * it has neither, with the language of the original.
 */
function translatedTitle(node: NavigationNode, deps: Deps): Pick<NavigationNode, "title" | "titleLanguage"> {
  const { title } = node;
  // The entry above has it.
  if (title !== undefined && Object.hasOwn(deps.labels, title)) return {};
  const id = node.pageId ?? node.overviewPageId;
  const page = translatedPage(id, deps);
  const own = page === undefined ? undefined : titleOf(deps.definition.pages[page]?.markdown ?? "");
  if (own !== undefined) return { title: own };
  return id === undefined || title === undefined ? {} : { titleLanguage: deps.first };
}

function moved(key: string, value: unknown, deps: Deps): unknown {
  if (Array.isArray(value)) return value.map((one) => moved(key, one, deps));
  if (isNode(value)) return translated(value, deps);
  if (typeof value !== "string") return value;
  if (slugKeys.has(key)) return movedSlug(value, deps);
  if (pageKeys.has(key)) return translatedPage(value, deps) ?? value;
  return labelKeys.has(key) && Object.hasOwn(deps.labels, value) ? deps.labels[value] : value;
}

const isNode = (value: unknown): value is NavigationNode => typeof member(value, "type") === "string";

function movedSlug(slug: string, { base, slug: to }: Deps): string {
  const own = trimmed(slug);
  const inner = own === base ? "" : base === "" ? own : own.startsWith(`${base}/`) ? own.slice(base.length + 1) : own;
  return joined(to, inner);
}

/** Returns the id of a page in the language; undefined if it is not translated. */
function translatedPage(id: string | undefined, { definition, folder }: Deps): string | undefined {
  return id !== undefined && Object.hasOwn(definition.pages, folder + id) ? folder + id : undefined;
}

/** Returns the name of a translated page in its navigation, from its front matter or the heading that is its title. */
function titleOf(markdown: string): string | undefined {
  const { settings, markdown: written } = splitFrontMatter(markdown);
  return text(settings.written["sidebar-title"]) ?? settings.title ?? titleHeading(written);
}
