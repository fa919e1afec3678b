import { caches } from "#engine/caches";
import { verbatimFrontMatter } from "#mdx/front-matter";

/** The settings of one page at the start of its text, as docs/sites.md describes them. */
export interface FrontMatter {
  readonly title?: string;
  /** The whole title in the browser. */
  readonly headline?: string;
  /** Markdown that is shown under the title. */
  readonly subtitle?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly canonicalUrl?: string;
  readonly isHiddenFromSearch: boolean;
  readonly areLinksIgnored: boolean;
  readonly layout: PageLayout;
  /** The release stage as it is written. */
  readonly availability?: string;
  /** The web address at which readers can change the page. */
  readonly editUrl?: string;
  /** Shown as it is written. */
  readonly lastUpdated?: string;
  /** The headings above the page, instead of the headings of the navigation. */
  readonly breadcrumb?: readonly WrittenCrumb[];
  readonly tags: readonly string[];
  /** True if the page has no contents, no links to its neighbors, no question about its use, no menu. */
  readonly hidesToc: boolean;
  readonly hidesNavLinks: boolean;
  readonly hidesFeedback: boolean;
  readonly hidesPageActions: boolean;
  /** True if the contents list all steps, tabs and accordions. */
  readonly forcesToc: boolean;
  /** False if images open larger only where the text says so. */
  readonly enlargesImages: boolean;
  /** The deepest level of headings in the contents: 3 for `h3`. */
  readonly maxTocDepth?: number;
  /** Replaces the logo of the site. */
  readonly logo?: PageLogo;
  /** Markdown of the callout above the text. */
  readonly banner?: PageBanner;
  readonly isBeta: boolean;
  /** Settings of link previews, such as `og:title` and `twitter:card`. `image` is another name of `og:image`. */
  readonly metadata: { readonly [name: string]: string | WrittenFile };
  /** The list of headings in JSON-LD that search engines get, instead of the list of the navigation. */
  readonly jsonLdBreadcrumb?: WrittenMap;
  /** All settings as they are written, which the text may name. */
  readonly written: WrittenMap;
}

/** A value as it is written: a text, a list or a map. */
type WrittenValue = string | readonly WrittenValue[] | WrittenMap;

/** Settings by their names. */
type WrittenMap = { readonly [name: string]: WrittenValue };

/** A file of the site. */
interface WrittenFile {
  readonly kind: "file";
  readonly id: string;
}

/** The logo of one page: web addresses, or files of the site such as `file:7f3a`. */
export interface PageLogo {
  readonly light: string;
  readonly dark: string;
}

/** A callout above the text. */
interface PageBanner {
  readonly message: string;
  /** As the author wrote it. */
  readonly intent?: string;
}

/** The frame of a page: with a narrow or a wide text, without contents, without a sidebar, or without anything. */
export type PageLayout = "guide" | "overview" | "reference" | "page" | "custom";

/** A heading above a page, as its author wrote it. */
export interface WrittenCrumb {
  readonly title: string;
  /** A slug of the site. */
  readonly pointsTo?: string;
}

/** A text, and the settings before it. */
interface SplitPage {
  readonly settings: FrontMatter;
  readonly markdown: string;
}

const none: FrontMatter = {
  isHiddenFromSearch: false,
  areLinksIgnored: false,
  layout: "guide",
  tags: [],
  hidesToc: false,
  hidesNavLinks: false,
  hidesFeedback: false,
  hidesPageActions: false,
  forcesToc: false,
  enlargesImages: true,
  isBeta: false,
  metadata: {},
  written: {},
};

const cache = caches.open<SplitPage>("page settings", { part: 0.25, sizeOf: (_, page) => 1000 + 2 * page.length });

/**
 * Separates the front matter of a page from its text. Settings that can't be read are left out; two rules around text
 * that has no settings are text.
 */
export function splitFrontMatter(page: string): SplitPage {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const found = verbatimFrontMatter(page);
  if (found === undefined) return { settings: none, markdown: page };
  const read = { settings: settingsOf(found.values), markdown: found.content };
  cache.set(page, read);
  return read;
}

function settingsOf(values: ReadonlyMap<string, unknown>): FrontMatter {
  const text = (key: string): string | undefined => line(values.get(key));
  const words = values.get("keywords");
  const breadcrumb = crumbs(values.get("breadcrumb"));
  const depth = Number(text("max-toc-depth"));
  const found = {
    title: text("title"),
    headline: text("headline"),
    subtitle: text("subtitle") ?? text("excerpt"),
    description: text("description"),
    keywords: Array.isArray(words) ? words.filter((word) => typeof word === "string").join(", ") : text("keywords"),
    canonicalUrl: webAddress(text("canonical-url")),
    availability: text("availability"),
    editUrl: webAddress(text("edit-this-page-url")),
    lastUpdated: text("last-updated"),
    breadcrumb: breadcrumb.length > 0 ? breadcrumb : undefined,
    maxTocDepth: Number.isInteger(depth) && depth > 0 ? depth : undefined,
    logo: logoIn(values.get("logo")),
    banner: bannerIn(values.get("banner")) ?? bannerIn(values.get("beta")),
    jsonLdBreadcrumb: mapIn(values.get("jsonld:breadcrumb")),
  };
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== "")),
    isHiddenFromSearch: text("noindex") === "true",
    areLinksIgnored: text("nofollow") === "true",
    layout: layouts.find((layout) => layout === text("layout")) ?? "guide",
    tags: tagsIn(values.get("tags")),
    hidesToc: text("hide-toc") === "true",
    hidesNavLinks: text("hide-nav-links") === "true",
    hidesFeedback: text("hide-feedback") === "true",
    hidesPageActions: text("hide-page-actions") === "true",
    forcesToc: text("force-toc") === "true",
    enlargesImages: (text("no-image-zoom") ?? String(text("layout") === "custom")) !== "true",
    isBeta: !["", "false"].includes(text("beta") ?? String(values.get("beta") instanceof Map)),
    metadata: metadataIn(values),
    written: mapIn(values) ?? {},
  };
}

/** Returns the members of a map; `undefined` for anything else. */
function mapIn(value: unknown): WrittenMap | undefined {
  if (!(value instanceof Map)) return undefined;
  const members = [...value].flatMap(([name, member]: [unknown, unknown]) => {
    // Nothing but elements in a text may look like these (docs-host/pages/mdx/component.ts).
    const found = name === "kind" && member === "content" ? undefined : writtenValue(member);
    return typeof name === "string" && found !== undefined ? [[name, found] as const] : [];
  });
  return Object.fromEntries(members);
}

function writtenValue(value: unknown): WrittenValue | undefined {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.flatMap((item) => writtenValue(item) ?? []) : mapIn(value);
}

/** Reads an address or a file: published pages have `{type: fileId, value: file:…}` in place of a path. */
function fileOrText(value: unknown): string | WrittenFile | undefined {
  const inner = value instanceof Map ? line(value.get("value")) : line(value);
  if (inner === undefined) return undefined;
  const isFile = inner.startsWith("file:") || (value instanceof Map && line(value.get("type")) === "fileId");
  return isFile ? { kind: "file", id: inner.replace(/^file:/, "") } : inner;
}

function metadataIn(values: ReadonlyMap<string, unknown>): FrontMatter["metadata"] {
  const names = [...values.keys()].filter((name) => /^(?:og|twitter):/.test(name));
  const found = names.map((name) => [name, fileOrText(values.get(name))] as const);
  const image = fileOrText(values.get("image"));
  return Object.fromEntries(
    [["og:image", image] as const, ...found].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Reads a logo: one address, or one for each color scheme. A path has no target once the page is published. */
function logoIn(value: unknown): PageLogo | undefined {
  const own = (member: unknown): string | undefined => {
    const found = fileOrText(member);
    return typeof found === "object" ? `file:${found.id}` : webAddress(found);
  };
  const isPair = value instanceof Map && !value.has("value");
  const [light, dark] = isPair ? [own(value.get("light")), own(value.get("dark"))] : [own(value), undefined];
  const any = light ?? dark;
  return any === undefined ? undefined : { light: light ?? any, dark: dark ?? any };
}

/** Reads a text, or a map with a message. `true` has no text to show. */
function bannerIn(value: unknown): PageBanner | undefined {
  const message = line(value instanceof Map ? value.get("message") : value);
  if (message === undefined || /^(?:true|false)$/.test(message)) return undefined;
  const intent = value instanceof Map ? line(value.get("intent")) : undefined;
  return { message, ...(intent !== undefined && { intent }) };
}

const layouts: readonly PageLayout[] = ["guide", "overview", "reference", "page", "custom"];

/** Returns a text without blanks around it; `undefined` for a blank one. */
function line(value: unknown): string | undefined {
  const trimmed = typeof value === "string" ? value.trim() : "";
  return trimmed === "" ? undefined : trimmed;
}

/** Reads tags: a list, or a text with commas. */
const tagsIn = (value: unknown): readonly string[] =>
  (typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : []).flatMap((tag) => line(tag) ?? []);

const crumbs = (value: unknown): readonly WrittenCrumb[] =>
  (Array.isArray(value) ? value : []).flatMap((one): readonly WrittenCrumb[] => {
    const title = one instanceof Map ? line(one.get("title")) : undefined;
    const pointsTo = one instanceof Map ? line(one.get("pointsTo")) : undefined;
    return title === undefined ? [] : [{ title, ...(pointsTo !== undefined && { pointsTo }) }];
  });

const webAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
