import { splitFrontMatter } from "#docs-host/site/front-matter";
import { fixedTitle, hrefOf, lenientTypes, partsOf, type Site, type SitePage, typeTitle } from "#docs-host/site/model";
import { type MdxNode, type PageFacts, readContent } from "../mdx/index.ts";
import { pageLinks } from "../render/index.ts";
import { endpointMarkdown, typeMarkdown, webhookMarkdown } from "./api-markdown.ts";
import { authoredMarkdown } from "./authored-markdown.ts";
import { channelMarkdown } from "./channel-markdown.ts";
import type { ApiContext } from "./markdown-parts.ts";
import { blocks, plainInLine } from "./markdown-text.ts";
import { referenceMarkdown } from "./reference-markdown.ts";
import type { TreeDeps } from "./trees.ts";

/** The dependencies of writing pages as markdown. */
export interface MarkdownDeps {
  readonly site: Site;
  /** Returns the web address of a path on the host of the site. */
  readonly addressOf: (href: string) => string;
}

type WritersByKind = {
  readonly [K in SitePage["kind"]]: (
    page: Extract<SitePage, { readonly kind: K }>,
    deps: MarkdownDeps,
  ) => string | undefined;
};

/** Max number of changelog entries on the changelog's page. Older entries have separate pages. */
const maxEntries = 20;

const writersByKind: WritersByKind = {
  overview: (page, deps) =>
    writtenPage(page, deps, page.pageId === undefined ? apiLists(page, page.apiIds, deps) : undefined),
  entry: (page, deps) => writtenPage(page, deps, `Date: ${page.date}`),
  changelog: (page, deps) => {
    const entries = page.entries.flatMap((slug) => {
      const entry = deps.site.pages.get(slug);
      return entry?.kind === "entry" ? [entry] : [];
    });
    const shown = entries.slice(0, maxEntries).map((entry) => {
      const { body, title } = authoredParts(entry, deps);
      return blocks(`## ${entry.date}${title === undefined ? "" : `: ${plainInLine(title)}`}`, body);
    });
    return blocks(writtenPage(page, deps), ...shown, linkList(entries.slice(maxEntries), deps));
  },
  endpoint: (page, { site }) => {
    const context = contextOf(site, page.apiId);
    const endpoint = context?.api.endpoints.find(({ id }) => id === page.endpointId);
    return context && endpoint && blocks(heading(page.title), endpointMarkdown(endpoint, context));
  },
  channel: (page, { site }) => {
    const context = contextOf(site, page.apiId);
    const channel = context?.api.channels?.find(({ id }) => id === page.channelId);
    return context && channel && blocks(heading(page.title), channelMarkdown(channel, context));
  },
  webhook: (page, { site }) => {
    const context = contextOf(site, page.apiId);
    const webhook = context?.api.webhooks?.find(({ id }) => id === page.webhookId);
    return context && webhook && blocks(heading(page.title), webhookMarkdown(webhook, context));
  },
  type: (page, { site }) => {
    const context = contextOf(site, page.apiId);
    const definition = context?.types.get(page.typeId);
    return context && definition && blocks(heading(typeTitle(definition)), typeMarkdown(definition, context.types));
  },
  group: (page, deps) =>
    blocks(heading(page.title), page.description, linkList(pagesBelow(page.slug, deps.site), deps)),
  types: (page, deps) => blocks(heading(page.title), linkList(pagesOfApi(page, page.apiId, deps.site, ["type"]), deps)),
  apis: (page, deps) => blocks(heading(page.title), apiLists(page, [...deps.site.apis.keys()], deps)),
};

const heading = (title: string): string => `# ${plainInLine(title)}`;

const contexts = new WeakMap<Site, Map<string, ApiContext>>();

/** Returns an API of a site with its types, prepared once. */
export function contextOf(site: Site, apiId: string): ApiContext | undefined {
  const known = contexts.get(site) ?? new Map<string, ApiContext>();
  contexts.set(site, known);
  const api = site.apis.get(apiId);
  const context = known.get(apiId) ?? (api && { api, types: lenientTypes(api) });
  if (context !== undefined) known.set(apiId, context);
  return context;
}

type WrittenPage = Extract<SitePage, { readonly kind: "overview" | "entry" | "changelog" }>;

/** Writes a page with a text of an author. */
function writtenPage(page: WrittenPage, deps: MarkdownDeps, more?: string): string {
  const { title, subtitle, body } = authoredParts(page, deps);
  return blocks(
    heading(fixedTitle(page) ?? title ?? page.title),
    subtitle && `> ${subtitle.replace(/\s*\n\s*/g, " ")}`,
    page.kind === "entry" ? more : "",
    body,
    page.kind === "entry" ? "" : more,
  );
}

/** Reads the text of a page and writes its parts. A description of an API is markdown without components. */
function authoredParts(page: WrittenPage, deps: MarkdownDeps) {
  const { slug, pageId, markdown = "", place } = page;
  const { site } = deps;
  if (pageId === undefined) {
    const { settings, markdown: body } = splitFrontMatter(markdown);
    return { title: settings.title, subtitle: settings.subtitle, body };
  }
  const content = readContent(markdown, { path: pageId, sources: site.sources, title: fixedTitle(page) });
  const trees = treeDeps(site, slug, pageId, content.inline, deps);
  const { product, version } = partsOf(site, place);
  const facts: PageFacts = {
    ...(product && { product: product.title }),
    ...(version && { version: version.title }),
    // The role of all readers.
    roles: ["everyone"],
    isLoggedIn: false,
  };
  const nodeDeps: TreeDeps = { ...trees, facts };
  const { subtitle } = content.settings;
  return {
    title: content.title,
    subtitle: subtitle === undefined ? undefined : authoredMarkdown(content.inline(subtitle), nodeDeps),
    body: authoredMarkdown(content.nodes, nodeDeps),
  };
}

function treeDeps(
  site: Site,
  slug: string,
  pageId: string,
  inline: (text: string) => readonly MdxNode[],
  { addressOf }: MarkdownDeps,
): Omit<TreeDeps, "facts"> {
  const links = pageLinks(site, slug, pageId);
  const addressed = (href: string): string => (/^\/(?!\/)/.test(href) ? addressOf(href) : href);
  return {
    inline,
    link: (href) => {
      const target = links.resolve(href);
      return target === undefined || target.isDead === true ? undefined : addressed(target.href);
    },
    file: (src) => {
      const url = links.file(src)?.url;
      return url === undefined || url.startsWith("data:") ? undefined : addressed(url);
    },
    reference: (name, props) => referenceMarkdown(site, name, props, contextOf),
  };
}

/** Lists the endpoints of APIs. */
const apiLists = (page: SitePage, apiIds: readonly string[], deps: MarkdownDeps): string =>
  blocks(
    ...apiIds.map((id) =>
      blocks(
        apiIds.length > 1 ? `## ${plainInLine(deps.site.apis.get(id)?.name ?? id)}` : "",
        linkList(pagesOfApi(page, id, deps.site, ["endpoint", "channel", "webhook"]), deps),
      ),
    ),
  );

/** Returns the visible pages of an API in the language of a page. */
const pagesOfApi = (
  { place }: SitePage,
  apiId: string,
  { pages }: Site,
  kinds: readonly SitePage["kind"][],
): readonly SitePage[] =>
  [...pages.values()].filter(
    (page) =>
      kinds.includes(page.kind) &&
      "apiId" in page &&
      page.apiId === apiId &&
      page.place.language === place.language &&
      !page.isHidden,
  );

const pagesBelow = (slug: string, { pages }: Site): readonly SitePage[] =>
  [...pages.values()].filter((page) => !page.isHidden && page.breadcrumbs.at(-1)?.slug === slug);

/** Lists pages as links to their markdown. */
const linkList = (pages: readonly SitePage[], { addressOf }: MarkdownDeps): string =>
  pages.map((page) => `- [${plainInLine(page.title)}](${addressOf(`${hrefOf(page.slug)}.md`)})`).join("\n");

/** Writes a page as markdown for programs; `undefined` if its API or its entry is missing. */
export function pageMarkdown(page: SitePage, deps: MarkdownDeps): string | undefined {
  // The compiler can't see that the writer of a kind takes pages of that kind; the mapped type guarantees it.
  const write = writersByKind[page.kind] as (page: SitePage, deps: MarkdownDeps) => string | undefined;
  const text = write(page, deps);
  return text === undefined ? undefined : `${text.trim()}\n`;
}
