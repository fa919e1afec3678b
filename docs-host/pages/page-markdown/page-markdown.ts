import { splitFrontMatter } from "#docs-host/site/front-matter";
import { fixedTitle, hrefOf, lenientTypes, partsOf, type Site, type SitePage, typeTitle } from "#docs-host/site/model";
import { memoizeWeak } from "#engine/memoize-weak";
import { type ApiModel, channelBadge, type Endpoint, pathText } from "#engine/model";
import { apiGuides } from "../guides/index.ts";
import { type MdxNode, type PageFacts, readContent } from "../mdx/index.ts";
import { pageLinks } from "../render/index.ts";
import { endpointMarkdown, typeMarkdown, webhookMarkdown } from "./api-markdown.ts";
import { authoredMarkdown } from "./authored-markdown.ts";
import { channelMarkdown } from "./channel-markdown.ts";
import { type ApiContext, availability } from "./markdown-parts.ts";
import { blocks, codeText, linkText, plainInLine } from "./markdown-text.ts";
import { apiAccess, apiFacts } from "./overview-markdown.ts";
import { referenceMarkdown } from "./reference-markdown.ts";
import type { TreeDeps } from "./trees.ts";

/** The dependencies of writing pages as markdown. */
export interface MarkdownDeps {
  readonly site: Site;
  /** Returns the web address of a path on the host of the site. */
  readonly addressOf: (href: string) => string;
}

/** Max number of endpoints and types that a page of a type links to, as many as its page shows at once. */
const maxUsages = 100;

type WritersByKind = {
  readonly [K in SitePage["kind"]]: (
    page: Extract<SitePage, { readonly kind: K }>,
    deps: MarkdownDeps,
  ) => string | undefined;
};

/** Max number of changelog entries on the changelog's page. Older entries have separate pages. */
const maxEntries = 20;

const writersByKind: WritersByKind = {
  overview: (page, deps) => {
    const apis = page.apiIds.flatMap((id) => deps.site.apis.get(id) ?? []);
    const [api, another] = apis;
    const about = api === undefined || another !== undefined ? undefined : apiFacts(api);
    return writtenPage(page, deps, apiSummaries(page, apis, deps), about);
  },
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
  type: (page, { site, addressOf }) => {
    const context = contextOf(site, page.apiId);
    const definition = context?.types.get(page.typeId);
    if (context === undefined || definition === undefined) return undefined;
    const { endpoints = [], types = [] } = apiGuides(site)(page.apiId)?.index.usages(page.typeId) ?? {};
    const usages = [...endpoints, ...types];
    const links = usages.slice(0, maxUsages).map(({ title, href }) => `- ${linkText(title, addressOf(`${href}.md`))}`);
    const more = usages.length > maxUsages ? [`- … and ${usages.length - maxUsages} more`] : [];
    return blocks(
      heading(typeTitle(definition)),
      typeMarkdown(definition, context.types),
      usages.length === 0 ? undefined : blocks("## Used by", [...links, ...more].join("\n")),
    );
  },
  group: (page, deps) =>
    blocks(heading(page.title), page.description, linkList(pagesBelow(page.slug, deps.site), deps)),
  types: (page, deps) => blocks(heading(page.title), linkList(pagesOfApi(page, page.apiId, deps.site, ["type"]), deps)),
  apis: (page, deps) => blocks(heading(page.title), apiLists(page, deps)),
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
function writtenPage(page: WrittenPage, deps: MarkdownDeps, more?: string, about?: string): string {
  const { title, subtitle, body } = authoredParts(page, deps);
  return blocks(
    heading(fixedTitle(page) ?? title ?? page.title),
    subtitle && `> ${subtitle.replace(/\s*\n\s*/g, " ")}`,
    about,
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
const apiLists = (page: SitePage, deps: MarkdownDeps): string =>
  blocks(
    ...[...deps.site.apis.values()].flatMap((api, _, { length }) => [
      length > 1 ? `## ${plainInLine(api.name ?? api.id)}` : "",
      linkList(pagesOfApi(page, api.id, deps.site, ["endpoint", "channel", "webhook"]), deps),
    ]),
  );

const listTitles = { endpoint: "Endpoints", channel: "Channels", webhook: "Webhooks" } as const;

/** Writes how APIs are reached, and lists their endpoints. */
function apiSummaries(page: SitePage, apis: readonly ApiModel[], deps: MarkdownDeps): string {
  const level = apis.length > 1 ? "###" : "##";
  const lists = (api: ApiModel) =>
    (["endpoint", "channel", "webhook"] as const).map((kind) => {
      const list = linkList(pagesOfApi(page, api.id, deps.site, [kind]), deps);
      return list && blocks(`${level} ${listTitles[kind]}`, list);
    });
  return blocks(
    ...apis.flatMap((api) => [
      apis.length > 1 ? `## ${plainInLine(api.name ?? api.id)}` : "",
      apiAccess(api, level),
      ...lists(api),
    ]),
  );
}

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

/** The addresses of the calls of an API by their kind and id, each with its method or protocol, and its availability. */
const addressesIn = memoizeWeak(
  ({ endpoints, channels = [] }: ApiModel): ReadonlyMap<string, string> =>
    new Map([
      ...endpoints.map((one) => [`endpoint ${one.id}`, callText(one.method, one)] as const),
      ...channels.map((one) => [`channel ${one.id}`, callText(channelBadge(one), one)] as const),
    ]),
);

function callText(badge: string, { path, availability: stage }: Pick<Endpoint, "path" | "availability">): string {
  const limits = availability(stage)?.replace(/^Availability: /, "");
  return `${codeText(`${badge} ${pathText(path)}`)}${limits === undefined ? "" : ` (${limits})`}`;
}

function addressIn(page: SitePage, { apis }: Site): string | undefined {
  const api = "apiId" in page ? apis.get(page.apiId) : undefined;
  const id = page.kind === "endpoint" ? page.endpointId : page.kind === "channel" ? page.channelId : "";
  return api && addressesIn(api).get(`${page.kind} ${id}`);
}

/** Lists pages as links to their markdown, with the addresses of calls. */
const linkList = (pages: readonly SitePage[], { site, addressOf }: MarkdownDeps): string =>
  pages
    .map((page) => {
      const address = addressIn(page, site);
      const link = `- [${plainInLine(page.title)}](${addressOf(`${hrefOf(page.slug)}.md`)})`;
      return address === undefined ? link : `${link}: ${address}`;
    })
    .join("\n");

/** Writes a page as markdown for programs; `undefined` if its API or its entry is missing. */
export function pageMarkdown(page: SitePage, deps: MarkdownDeps): string | undefined {
  // The compiler can't see that the writer of a kind takes pages of that kind; the mapped type guarantees it.
  const write = writersByKind[page.kind] as (page: SitePage, deps: MarkdownDeps) => string | undefined;
  const text = write(page, deps);
  return text === undefined ? undefined : `${text.trim()}\n`;
}
