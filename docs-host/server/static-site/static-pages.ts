import { createHash } from "node:crypto";
import { markdownHref, pageText } from "#docs-host/pages/discovery";
import { readText, siteRenderer, type TextOrigins } from "#docs-host/pages/render";
import { type ChangelogPart, changelogHref, changelogParts, type PageAssets } from "#docs-host/pages/views";
import { type IndexedPage, indexedPage } from "#docs-host/search/full-text";
import { searchPage } from "#docs-host/search/page";
import { documentReader } from "#docs-host/search/site-index";
import { hasAddress, hrefOf, type Site, type SitePage } from "#docs-host/site/model";
import { liveChecksUrl, searchPageUrl } from "#docs-host/site/page-data";
import { parseUrl } from "#engine/host";
import { tokenUrlsOf } from "#engine/model";
import type { Diagnostic } from "#mdx/syntax";
import { type ReadMemory, readChecks } from "../live-checks/index.ts";
import type { PageOrigins } from "../policy.ts";
import { contentSecurityPolicy } from "../policy.ts";
import { fileAt, pageFile, type StaticFile } from "./static-file.ts";
import { type DrawStaticPreview, staticPreview } from "./static-previews.ts";

/** Styles that react-aria adds to pages while they are used: one for buttons, one behind dialogs on iOS. */
const addedStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

const hashes = new Map<string, string>();

/** Returns the hash of a text as a policy names it. The few inline scripts and styles of a site are hashed once. */
function policyHash(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  if (hashes.size < 1000) hashes.set(text, hash);
  return hash;
}

/**
 * Returns a page with its content security policy in it. The policy names the inline scripts and styles by their
 * hashes, since a file can't have a new nonce in each response. `frame-ancestors` counts in headers only (CSP 3 §3.3).
 *
 * @param nonce the nonce that the page was rendered with
 */
function withPolicy(page: string, nonce: string, origins: PageOrigins): string {
  const used = { script: new Set<string>(), style: new Set(addedStyles.map(policyHash)) };
  const inline = new RegExp(`<(script|style) nonce="${nonce}">(.*?)</\\1>`, "gs");
  const text = page
    .replace(`<meta property="csp-nonce" nonce="${nonce}"/>`, "")
    .replace(inline, (_, kind: "script" | "style", content: string) => {
      used[kind].add(policyHash(content));
      return `<${kind}>${content}</${kind}>`;
    })
    // Facts for search engines are not a script that runs.
    .replaceAll(`<script type="application/ld+json" nonce="${nonce}">`, '<script type="application/ld+json">');
  const policy = contentSecurityPolicy({ scripts: [...used.script], styles: [...used.style] }, origins)
    .split("; ")
    .filter((rule) => !rule.startsWith("frame-ancestors"))
    .join("; ");
  return text.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** The first element of each page. */
const charset = '<meta charSet="utf-8"/>';

/** Settings of the pages of a static site. */
export interface StaticPageOptions {
  readonly assets: PageAssets;
  /** The address of a proxy that runs elsewhere; without one, playgrounds send requests straight to the APIs. */
  readonly proxyUrl?: string | undefined;
  /** The results of watches when the site is built; a page shows them if there are any. */
  readonly liveChecks?: readonly ReadMemory[] | undefined;
  /** Draws images for link previews; without it, pages have only their own images. */
  readonly drawPreview?: DrawStaticPreview | undefined;
}

/** The text of an author as it was rendered, for a check of its project. */
export interface RenderedText {
  /** The id of its page in the project. */
  readonly pageId: string;
  /** The ids that links may point to. */
  readonly ids: readonly string[];
  readonly mistakes: readonly Diagnostic[];
  /** True if some readers get another text. */
  readonly isConditional: boolean;
}

/** A page as files, as it is searched, and its text if an author wrote it. Plain data, so that threads can send it. */
export interface RenderedStaticPage {
  /** True if the time for colors ended before its code did; another build may have all of them. */
  readonly lacksColors?: boolean;
  readonly files: readonly StaticFile[];
  readonly indexed?: IndexedPage | undefined;
  readonly text?: RenderedText | undefined;
}

/** The pages of a static site. */
export interface StaticPages {
  /** Slugs of all pages, in a fixed order. */
  readonly slugs: readonly string[];
  /** Renders a page, its other parts if it has several, its image for link previews, and its markdown. */
  readonly render: (slug: string) => Promise<RenderedStaticPage>;
  /** Renders the pages that have no slug: the one for unknown addresses, and the page of the search. */
  readonly others: () => readonly StaticFile[];
}

/** Marks what is hashed in a rendered page; it is in no file. */
const nonce = "callboard-inline";

const noOrigins: TextOrigins = { frames: [], media: [] };

/** Creates the pages of a static site. Equal sites have equal pages, byte for byte. */
export async function staticPages(site: Site, options: StaticPageOptions): Promise<StaticPages> {
  const { assets, proxyUrl, drawPreview, liveChecks = [] } = options;
  const { base = "" } = site;
  const direct = proxyUrl === undefined;
  const renderer = siteRenderer(site, {
    ...{ assets, direct, nonce, live: false, playgroundStyles: [], operator: {} },
    proxyUrl: proxyUrl ?? "",
    drawsPreviews: drawPreview !== undefined,
  });
  const documentOf = site.settings.search.isOn ? documentReader(site) : undefined;
  const called = proxyUrl === undefined ? await apiOrigins(site) : proxyOrigins(proxyUrl);
  const partOf = (page: SitePage, onLackingColors: () => void, changelog?: ChangelogPart): StaticFile | undefined => {
    let own = noOrigins;
    const text = renderer.page(page.slug, {
      changelog,
      onLackingColors,
      onOrigins: (origins) => {
        own = origins;
      },
    });
    if (text === undefined) return undefined;
    const href = changelog === undefined ? hrefOf(page.slug) : changelogHref(hrefOf(page.slug), changelog, true);
    return {
      path: pageFile(href, base),
      content: withPolicy(text, nonce, { ...own, connect: hasPlayground(page) ? called : [] }),
    };
  };
  /** The page in the first language: a file server answers no query for another one. */
  const checksOf = (memories: readonly ReadMemory[]): readonly StaticFile[] => {
    const path = pageFile(liveChecksUrl(base), base);
    if (site.pages.has(liveChecksUrl(base).slice(1))) return [];
    const { language } = site.settings;
    const checks = { apis: readChecks(memories, site, language), language };
    const text = renderer.liveChecks({ ...checks, now: undefined, view: undefined });
    return [{ path, content: withPolicy(text, nonce, {}) }];
  };
  return {
    // A redirect that an author wrote is followed even if there is a page.
    slugs: [...site.pages.keys()].filter((slug) => site.authoredRedirects?.ofAddress(slug) === undefined),
    render: async (slug) => {
      const page = site.pages.get(slug);
      if (page === undefined) return { files: [] };
      await renderer.prepare(slug);
      const others = page.kind === "changelog" ? changelogParts(site, page).slice(1) : [];
      const found = { lacksColors: false };
      const onLackingColors = (): void => {
        found.lacksColors = true;
      };
      const files = [undefined, ...others].flatMap((part) => partOf(page, onLackingColors, part) ?? []);
      const images = drawPreview !== undefined && hasAddress(site) ? await staticPreview(page, site, drawPreview) : [];
      const document = documentOf?.(page);
      return {
        files: [...files, ...images, ...markdownOf(site, page)],
        indexed: document && indexedPage(document),
        text: textOf(site, page),
        ...(found.lacksColors && found),
      };
    },
    others: () => {
      const missing = { path: "404.html", content: withPolicy(renderer.notFound(base || "/"), nonce, {}) };
      const searchPath = pageFile(searchPageUrl(base), base);
      const plain = liveChecks.length === 0 ? [missing] : [missing, ...checksOf(liveChecks)];
      const hasSearch = site.settings.search.isOn && !site.pages.has(searchPageUrl(base).slice(1));
      if (!hasSearch) return plain;
      return [
        ...plain,
        { path: searchPath, content: withPolicy(renderer.lone(searchPage(site, { kind: "scripts-only" })), nonce, {}) },
      ];
    },
  };
}

/** Returns the text of a page, which was read when it was rendered. */
function textOf(site: Site, page: SitePage): RenderedText | undefined {
  if (page.kind !== "overview" && page.kind !== "entry" && page.kind !== "changelog") return undefined;
  const { pageId } = page;
  if (pageId === undefined) return undefined;
  const { ids = [], diagnostics = [], markdown } = readText(page, site);
  return { pageId, ids: [...ids], mistakes: diagnostics, isConditional: /<If\b/.test(markdown) };
}

/** The page as markdown, which pages link to. */
function markdownOf(site: Site, page: SitePage): readonly StaticFile[] {
  const content = pageText(page, site, "");
  return content === undefined ? [] : [{ path: fileAt(markdownHref(page.slug, site), site.base ?? ""), content }];
}

const hasPlayground = ({ kind }: SitePage): boolean => kind === "endpoint" || kind === "channel";

/** The origins that pages call with a proxy elsewhere; channels go to the same one. */
function proxyOrigins(proxyUrl: string): readonly string[] {
  const { origin } = new URL(proxyUrl);
  return [origin, origin.replace(/^http/, "ws")];
}

/** Returns the origins that playgrounds of a site call without a proxy, logins of APIs included, each once. */
async function apiOrigins(site: Site): Promise<readonly string[]> {
  if (site.apis.size === 0) return [];
  // Only sites with an API need the list of registered domains.
  const { originsOf } = await import("../environments.ts");
  const logins = [...site.apis.values()].flatMap(({ auths }) =>
    Object.values(auths)
      .flatMap(tokenUrlsOf)
      .flatMap((url) => parseUrl(url)?.origin ?? []),
  );
  return [...new Set([...[...site.apis.keys()].flatMap((id) => originsOf(site, id)), ...logins])].sort();
}
